import { anyone, openRoute } from '../../../server/routes.ts'
import * as told from '../reports/reports.contract.ts'
import * as reports from '../reports/reports.service.ts'
import * as contract from './contract.ts'
import { closing } from './last-day.service.ts'
import { decidesReports, seesReports } from './policy.ts'
import * as service from './service.ts'

export const publicJobRoutes = [
  openRoute(contract.searchJobs, anyone, service.search),
  openRoute(contract.suggestJobs, anyone, service.suggest),
  openRoute(contract.readPublicJob, anyone, service.readOne),
  openRoute(contract.closingDay, anyone, closing),
  openRoute(contract.companyJobs, anyone, service.ofCompany),
  openRoute(contract.reportJob, anyone, reports.report),
  openRoute(told.listReports, seesReports, reports.reports),
  openRoute(told.readReport, seesReports, reports.readReport),
  openRoute(told.decideReport, decidesReports, reports.decide),
]
