import { openRoute } from '../../../../server/routes.ts'
import { isSeeker } from '../../profile/policy.ts'
import * as contract from './contract.ts'
import * as erasure from './service.ts'

export const seekerErasureRoutes = [
  openRoute(contract.readParting, isSeeker, erasure.readParting),
  openRoute(contract.deleteAccount, isSeeker, erasure.deleteAccount),
]
