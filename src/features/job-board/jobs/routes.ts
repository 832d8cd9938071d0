import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { closing } from './last-day.service.ts'
import * as service from './service.ts'

export const publicJobRoutes = [
  openRoute(contract.searchJobs, anyone, service.search),
  openRoute(contract.suggestJobs, anyone, service.suggest),
  openRoute(contract.readPublicJob, anyone, service.readOne),
  openRoute(contract.closingDay, anyone, closing),
  openRoute(contract.companyJobs, anyone, service.ofCompany),
]
