import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { listPayComponents } from './listed.service.ts'
import { changesComponents, readsComponents } from './policy.ts'
import * as service from './service.ts'

export const componentRoutes = [
  route(contract.listPayComponents, readsComponents, listPayComponents),
  route(contract.readPayComponent, readsComponents, service.readPayComponent),
  route(contract.readComponentRules, readsComponents, service.readComponentRules),
  route(contract.listComponentOptions, readsComponents, service.listComponentOptions),
  route(contract.addPayComponent, changesComponents, service.addPayComponent),
  route(contract.changePayComponent, changesComponents, service.changePayComponent),
  route(contract.endPayComponent, changesComponents, service.endPayComponent),
  route(contract.deletePayComponent, changesComponents, service.deletePayComponent),
]
