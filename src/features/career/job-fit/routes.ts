import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export const jobFitRoutes = [
  openRoute(contract.readFits, isSeeker, service.readFits),
  openRoute(contract.readFit, isSeeker, service.readFit),
]
