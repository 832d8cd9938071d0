import { route } from '../../../server/routes.ts'
import { readsCompliance } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { companyReport, employeeReport } from './report.ts'
import { listExpiringSoon } from './service.ts'

export const complianceRoutes = [
  route(contract.expiringSoon, readsCompliance, listExpiringSoon),
  route(contract.companyReport, readsCompliance, companyReport),
  route(contract.employeeReport, readsCompliance, employeeReport),
]
