import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const promotionRoutes = [
  openRoute(contract.readPromotion, isSeeker, service.readPromotion),
  premiumPlusRoute(contract.startPromotion, service.startPromotion),
  openRoute(contract.stopPromotion, isSeeker, service.stopPromotion),
]
