import { route } from '../../../server/routes.ts'
import { changesPay, readsPay } from '../../people/employees/policy.ts'
import * as contract from './contract.ts'
import { readOvertimePolicy, saveCalculation } from './service.ts'

/** Reading needs the same right as saving: what is computed tells a salary. */
export const overtimeRoutes = [
  route(contract.overtimePolicy, readsPay, readOvertimePolicy),
  route(contract.saveOvertimePolicy, changesPay, saveCalculation),
]
