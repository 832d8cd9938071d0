import { openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hasLockers, keepsLockers, mayWish } from './policy.ts'
import * as service from './service.ts'

export const lockerRoutes = [
  route(contract.listLockers, keepsLockers, service.listLockers),
  route(contract.addLocker, keepsLockers, service.addLocker),
  route(contract.giveLocker, keepsLockers, service.giveLocker),
  route(contract.readMyLockers, hasLockers, service.readMyLockers),
  openRoute(contract.saveLockerWish, mayWish, service.saveLockerWish),
]
