import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Keeping belongs to career paths, which are paid for; what somebody keeps they read and forget whatever became of their plan. */
export const interestRoutes = [
  openRoute(contract.readInterests, isSeeker, service.readInterests),
  premiumPlusRoute(contract.keepInterests, service.keepInterests),
  openRoute(contract.forgetInterests, isSeeker, service.forgetInterests),
]
