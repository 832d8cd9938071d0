import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as contract from './contract.ts'
import { readPlanUsage } from './service.ts'

export const planUsageRoutes = [openRoute(contract.readPlanUsage, isSeeker, readPlanUsage)]
