import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsCompanyPlan } from './policy.ts'
import * as service from './service.ts'

export const companyPlanRoutes = [route(contract.readCompanyPlan, readsCompanyPlan, service.readCompanyPlan)]
