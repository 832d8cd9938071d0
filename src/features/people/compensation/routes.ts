import { route } from '../../../server/routes.ts'
import { writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { add, end } from './service.ts'

export const allowanceRoutes = [
  route(contract.addAllowance, writesEmployees, add),
  route(contract.endAllowance, writesEmployees, end),
]
