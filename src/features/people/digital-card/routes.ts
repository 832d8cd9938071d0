import { route } from '../../../server/routes.ts'
import { writesEmployees } from '../employees/policy.ts'
import * as contract from './contract.ts'
import { emailDigitalCard, generateDigitalCard } from './service.ts'

export const digitalCardRoutes = [
  route(contract.digitalCard, writesEmployees, generateDigitalCard),
  route(contract.emailDigitalCard, writesEmployees, emailDigitalCard),
]
