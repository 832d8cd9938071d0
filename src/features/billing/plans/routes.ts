import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const planRoutes = [openRoute(contract.listPlans, anyone, service.listPlans)]
