import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsLog } from './policy.ts'
import * as log from './service.ts'

export const auditLogRoutes = [
  route(contract.readLog, readsLog, log.read),
  route(contract.logChoices, readsLog, log.choices),
  route(contract.exportLog, readsLog, log.exportCsv),
]
