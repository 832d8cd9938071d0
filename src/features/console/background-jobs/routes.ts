import { openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { retriesFailedJobs, seesFailedJobs } from './policy.ts'
import * as service from './service.ts'

export const backgroundJobRoutes = [
  openRoute(contract.listFailedJobs, seesFailedJobs, service.listFailed),
  openRoute(contract.retryFailedJob, retriesFailedJobs, service.retryFailed),
]
