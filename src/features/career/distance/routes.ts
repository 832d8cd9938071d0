import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Finding jobs and changing places are paid for; one’s own places are read and deleted whatever became of the plan. */
export const distanceRoutes = [
  openRoute(contract.listOwnPlaces, isSeeker, service.listOwnPlaces),
  premiumPlusRoute(contract.addOwnPlace, service.addOwnPlace),
  premiumPlusRoute(contract.changeOwnPlace, service.changeOwnPlace),
  openRoute(contract.deleteOwnPlace, isSeeker, service.deleteOwnPlace),
  premiumPlusRoute(contract.listDistanceJobs, service.listDistanceJobs),
  premiumPlusRoute(contract.readDistanceMap, service.readDistanceMap),
  openRoute(contract.readLand, isSeeker, service.readLand),
]
