import { route } from '../../../server/routes.ts'
import { writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { addAllowance, endAllowance } from './service.ts'

export const allowanceRoutes = [
  route(contract.addAllowance, writesEmployees, addAllowance),
  route(contract.endAllowance, writesEmployees, endAllowance),
]
