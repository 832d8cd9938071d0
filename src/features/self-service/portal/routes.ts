import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hasOwnRecord } from './policy.ts'
import { changeDetails, everything } from './service.ts'

export const portalRoutes = [
  route(contract.changeOwnDetails, hasOwnRecord, changeDetails),
  route(contract.ownData, hasOwnRecord, everything),
]
