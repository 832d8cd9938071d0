import { route } from '../../../server/routes.ts'
import { readsCompanyPlan } from '../company-plan/policy.ts'
import * as contract from './contract.ts'
import { opensViews } from './policy.ts'
import * as service from './service.ts'

export const viewsUsedRoutes = [
  route(contract.countView, opensViews, service.countView),
  route(contract.readViewsUsed, readsCompanyPlan, service.readViewsUsed),
]
