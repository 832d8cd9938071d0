import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const jobFollowRoutes = [
  openRoute(contract.readFollow, isSeeker, service.readFollow),
  openRoute(contract.followJob, isSeeker, service.followJob),
]
