import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsRehearsals, rehearses } from './policy.ts'
import { listRehearsals, rehearsePay } from './service.ts'

export const rehearsalRoutes = [
  route(contract.listRehearsals, readsRehearsals, listRehearsals),
  route(contract.rehearsePay, rehearses, rehearsePay),
]
