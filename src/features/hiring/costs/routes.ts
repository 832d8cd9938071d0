import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { exportCsv } from './export.ts'
import { keepsCosts, readsCosts } from './policy.ts'
import * as service from './service.ts'

export const hiringCostRoutes = [
  route(contract.listCosts, readsCosts, service.listCosts),
  route(contract.addCost, keepsCosts, service.addCost),
  route(contract.saveCost, keepsCosts, service.saveCost),
  route(contract.deleteCost, keepsCosts, service.deleteCost),
  route(contract.exportCosts, readsCosts, exportCsv),
]
