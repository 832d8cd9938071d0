import { route } from '../../../server/routes.ts'
import { readsEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { companyReport, employeeReport } from './report.ts'
import { listExpiringSoon } from './service.ts'

export const complianceRoutes = [
  route(contract.expiringSoon, readsEmployees, listExpiringSoon),
  route(contract.companyReport, readsEmployees, companyReport),
  route(contract.employeeReport, readsEmployees, employeeReport),
]
