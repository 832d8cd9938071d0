import { route } from '../../../server/routes.ts'
import * as contract from '../employees/contract.ts'
import { writesEmployees } from '../employees/policy.ts'
import { createEmployee } from './add.ts'
import { onboardEmployee } from './onboard.ts'
import { welcomeEmail } from './portal.ts'

export const onboardingRoutes = [
  route(contract.createEmployee, writesEmployees, createEmployee),
  route(contract.onboardEmployee, writesEmployees, onboardEmployee),
  route(contract.welcomeEmail, writesEmployees, welcomeEmail),
]
