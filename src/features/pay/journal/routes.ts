import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsPayJournals } from './policy.ts'
import * as service from './service.ts'

export const journalRoutes = [
  route(contract.readPayJournal, readsPayJournals, service.readPayJournal),
  route(contract.downloadPayJournal, readsPayJournals, service.downloadPayJournal),
]
