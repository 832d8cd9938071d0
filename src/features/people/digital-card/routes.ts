import { route } from '../../../server/routes.ts'
import { writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { email, generate } from './service.ts'

export const digitalCardRoutes = [
  route(contract.digitalCard, writesEmployees, generate),
  route(contract.emailDigitalCard, writesEmployees, email),
]
