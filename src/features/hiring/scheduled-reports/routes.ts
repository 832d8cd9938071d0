import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { sendsReports } from './policy.ts'
import * as service from './service.ts'

export const hiringReportRoutes = [
  route(contract.listReports, sendsReports, service.list),
  route(contract.addReport, sendsReports, service.add),
  route(contract.saveReport, sendsReports, service.save),
  route(contract.pauseReport, sendsReports, service.pause),
  route(contract.deleteReport, sendsReports, service.remove),
]
