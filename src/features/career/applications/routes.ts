import { openRoute } from '../../../server/routes.ts'
import { looksForWork } from '../../hiring/applications/policy.ts'
import * as contract from './kept.contract.ts'
import * as service from './kept.service.ts'

export const ownListRoutes = [
  openRoute(contract.addCard, looksForWork, service.addCard),
  openRoute(contract.changeCard, looksForWork, service.changeCard),
  openRoute(contract.removeCard, looksForWork, service.removeCard),
  openRoute(contract.saveNote, looksForWork, service.saveNote),
]
