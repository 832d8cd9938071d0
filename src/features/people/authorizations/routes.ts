import { route } from '../../../server/routes.ts'
import { revealsNumbers, writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { addAuthorization, changeAuthorization, revealAuthorization } from './service.ts'

export const authorizationRoutes = [
  route(contract.addAuthorization, writesEmployees, addAuthorization),
  route(contract.changeAuthorization, writesEmployees, changeAuthorization),
  route(contract.revealAuthorization, revealsNumbers, revealAuthorization),
]
