import { route } from '../../../server/routes.ts'
import { readsCompliance } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { companyReport, employeeReport } from './report.ts'
import { listExpiringSoon } from './service.ts'
import * as standing from './standing.contract.ts'
import { getEmployeeStanding, listEmployeeStandings } from './standing.service.ts'

export const complianceRoutes = [
  route(contract.expiringSoon, readsCompliance, listExpiringSoon),
  route(standing.employeeStandings, readsCompliance, listEmployeeStandings),
  route(standing.employeeStanding, readsCompliance, getEmployeeStanding),
  route(contract.companyReport, readsCompliance, companyReport),
  route(contract.employeeReport, readsCompliance, employeeReport),
]
