import { route } from '../../../server/routes.ts'
import { mayReadOneEmployee } from '../employees/policy.ts'
import { getEmployee } from './contract.ts'
import * as record from './service.ts'

export const recordRoutes = [route(getEmployee, mayReadOneEmployee, record.getEmployee)]
