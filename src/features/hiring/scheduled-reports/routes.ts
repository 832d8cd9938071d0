import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { sendsReports } from './policy.ts'
import * as service from './service.ts'

export const hiringReportRoutes = [
  route(contract.listReports, sendsReports, service.listReports),
  route(contract.addReport, sendsReports, service.addReport),
  route(contract.saveReport, sendsReports, service.saveReport),
  route(contract.pauseReport, sendsReports, service.pauseReport),
  route(contract.deleteReport, sendsReports, service.deleteReport),
]
