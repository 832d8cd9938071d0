import { anyone, openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { near, nearMine } from './near.service.ts'
import * as service from './service.ts'

export const smartSearchRoutes = [
  openRoute(contract.nearJobs, anyone, near),
  openRoute(contract.nearJobsMine, isSeeker, nearMine),
  openRoute(contract.smartSearch, isSeeker, service.search),
  openRoute(contract.smartStart, isSeeker, service.start),
  openRoute(contract.forgetSearch, isSeeker, service.forget),
  openRoute(contract.forgetSearches, isSeeker, service.forgetAll),
  openRoute(contract.wantLess, isSeeker, service.less),
]
