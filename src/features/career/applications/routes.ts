import { openRoute } from '../../../server/routes.ts'
import { looksForWork } from '../../hiring/applications/policy.ts'
import * as contract from './kept.contract.ts'
import * as service from './kept.service.ts'

export const ownListRoutes = [
  openRoute(contract.addCard, looksForWork, service.add),
  openRoute(contract.changeCard, looksForWork, service.change),
  openRoute(contract.removeCard, looksForWork, service.remove),
  openRoute(contract.saveNote, looksForWork, service.saveNote),
]
