import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Whoever works with the lists of their company. */
export const savedViewRoutes = [
  route(contract.listViews, worksInHr, service.list),
  route(contract.keepView, worksInHr, service.keep),
  route(contract.dropView, worksInHr, service.drop),
]
