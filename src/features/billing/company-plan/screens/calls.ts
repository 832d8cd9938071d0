import { wire } from '../../../../shared/endpoint.ts'
import type { readCompanyPlan } from '../contract.ts'

export const companyPlanCall = wire<typeof readCompanyPlan>('GET', '/api/company/plan')
