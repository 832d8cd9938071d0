import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsCosts } from './policy.ts'
import * as service from './service.ts'

export const hiringCostRoutes = [
  route(contract.listCosts, keepsCosts, service.list),
  route(contract.addCost, keepsCosts, service.add),
  route(contract.saveCost, keepsCosts, service.save),
  route(contract.deleteCost, keepsCosts, service.remove),
  route(contract.exportCosts, keepsCosts, service.exportCsv),
]
