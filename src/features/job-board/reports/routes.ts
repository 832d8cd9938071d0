import { anyone, openRoute } from '../../../server/routes.ts'
import { reportJob } from '../jobs/contract.ts'
import { decidesReports, seesReports } from '../jobs/policy.ts'
import * as contract from './reports.contract.ts'
import * as service from './reports.service.ts'

export const jobReportRoutes = [
  openRoute(reportJob, anyone, service.submitReport),
  openRoute(contract.listReports, seesReports, service.listReports),
  openRoute(contract.readReport, seesReports, service.readReport),
  openRoute(contract.decideReport, decidesReports, service.decideReport),
]
