import { anyone, openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { findNearJobs, findNearJobsForSeeker } from './near.service.ts'
import * as service from './service.ts'

export const smartSearchRoutes = [
  openRoute(contract.nearJobs, anyone, findNearJobs),
  openRoute(contract.nearJobsForSeeker, isSeeker, findNearJobsForSeeker),
  openRoute(contract.smartSearch, isSeeker, service.smartSearch),
  openRoute(contract.smartStart, isSeeker, service.smartStart),
  openRoute(contract.forgetSearch, isSeeker, service.forgetSearch),
  openRoute(contract.forgetSearches, isSeeker, service.forgetAll),
  openRoute(contract.wantLess, isSeeker, service.wantLess),
]
