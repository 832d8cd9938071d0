import { anyone, openRoute } from '../../../server/routes.ts'
import { reportJob } from '../jobs/contract.ts'
import { decidesReports, seesReports } from '../jobs/policy.ts'
import * as contract from './reports.contract.ts'
import * as service from './reports.service.ts'

export const jobReportRoutes = [
  openRoute(reportJob, anyone, service.report),
  openRoute(contract.listReports, seesReports, service.reports),
  openRoute(contract.readReport, seesReports, service.readReport),
  openRoute(contract.decideReport, decidesReports, service.decide),
]
