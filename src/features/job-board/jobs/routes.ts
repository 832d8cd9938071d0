import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { closingDay } from './last-day.service.ts'
import * as service from './service.ts'

export const publicJobRoutes = [
  openRoute(contract.searchJobs, anyone, service.searchPublicJobs),
  openRoute(contract.suggestJobs, anyone, service.suggestJobs),
  openRoute(contract.readPublicJob, anyone, service.readPublicJob),
  openRoute(contract.closingDay, anyone, closingDay),
  openRoute(contract.companyJobs, anyone, service.ofCompany),
]
