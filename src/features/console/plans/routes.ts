import { openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { changesPlanTables, seesPlanTables } from './policy.ts'
import * as service from './service.ts'

export const planTableRoutes = [
  openRoute(contract.readPlanTables, seesPlanTables, service.readPlanTables),
  openRoute(contract.putSeatPrice, changesPlanTables, service.putSeatPrice),
  openRoute(contract.putSeekerPrice, changesPlanTables, service.putSeekerPrice),
  openRoute(contract.putTax, changesPlanTables, service.putTax),
  openRoute(contract.putPlanSeller, changesPlanTables, service.putPlanSeller),
  openRoute(contract.putPlanCoupon, changesPlanTables, service.putPlanCoupon),
]
