import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsEntities } from './policy.ts'
import * as entities from './service.ts'
import * as sites from './sites.service.ts'

export const entityRoutes = [
  route(contract.listEntities, keepsEntities, entities.listEntities),
  route(contract.addEntity, keepsEntities, entities.addEntity),
  route(contract.changeEntity, keepsEntities, entities.changeEntity),
  route(contract.listSites, keepsEntities, sites.listSites),
  route(contract.addSite, keepsEntities, sites.addSite),
  route(contract.changeSite, keepsEntities, sites.changeSite),
]
