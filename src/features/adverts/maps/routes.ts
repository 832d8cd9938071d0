import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const mapRoutes = [
  openRoute(contract.readMap, anyone, service.readMap),
  openRoute(contract.readMapAround, anyone, service.readMapAround),
]
