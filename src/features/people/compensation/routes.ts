import { route } from '../../../server/routes.ts'
import { changesPay } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { addAllowance, endAllowance, listAllowanceComponents } from './service.ts'

export const allowanceRoutes = [
  route(contract.addAllowance, changesPay, addAllowance),
  route(contract.listAllowanceComponents, changesPay, listAllowanceComponents),
  route(contract.endAllowance, changesPay, endAllowance),
]
