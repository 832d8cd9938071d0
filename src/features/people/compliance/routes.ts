import { route } from '../../../server/routes.ts'
import { readsEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { companyReport, employeeReport } from './report.ts'
import { expiring } from './service.ts'

export const complianceRoutes = [
  route(contract.expiringSoon, readsEmployees, expiring),
  route(contract.companyReport, readsEmployees, companyReport),
  route(contract.employeeReport, readsEmployees, employeeReport),
]
