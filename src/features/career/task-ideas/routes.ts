import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Both builders that offer ideas are paid for. */
export const taskIdeaRoutes = [
  premiumPlusRoute(contract.listTaskOccupations, service.listTaskOccupations),
  premiumPlusRoute(contract.listTaskIdeas, service.listTaskIdeas),
]
