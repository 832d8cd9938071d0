import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsEntities } from './policy.ts'
import * as entities from './service.ts'
import * as sites from './sites.service.ts'

export const entityRoutes = [
  route(contract.listEntities, keepsEntities, entities.list),
  route(contract.addEntity, keepsEntities, entities.add),
  route(contract.changeEntity, keepsEntities, entities.change),
  route(contract.listSites, keepsEntities, sites.list),
  route(contract.addSite, keepsEntities, sites.add),
  route(contract.changeSite, keepsEntities, sites.change),
]
