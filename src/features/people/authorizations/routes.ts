import { route } from '../../../server/routes.ts'
import { writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { add, change, reveal } from './service.ts'

export const authorizationRoutes = [
  route(contract.addAuthorization, writesEmployees, add),
  route(contract.changeAuthorization, writesEmployees, change),
  route(contract.revealAuthorization, writesEmployees, reveal),
]
