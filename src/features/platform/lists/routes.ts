import { route } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Whoever works with the lists of their company. */
export const savedViewRoutes = [
  route(contract.listViews, worksInHr, service.listViews),
  route(contract.saveView, worksInHr, service.saveView),
  route(contract.dropView, worksInHr, service.dropView),
]
