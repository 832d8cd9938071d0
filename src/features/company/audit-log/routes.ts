import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsLog } from './policy.ts'
import * as log from './service.ts'

export const auditLogRoutes = [
  route(contract.readLog, readsLog, log.readLog),
  route(contract.logChoices, readsLog, log.getLogChoices),
  route(contract.exportLog, readsLog, log.exportCsv),
]
