import { wire } from '../../../../shared/endpoint.ts'
import type { getEmployee } from '../../record/contract.ts'
import type {
  classifyEmployee,
  createEmployee,
  employeeCounters,
  listEmployees,
  onboardEmployee,
  revealSecret,
  updateEmployee,
  welcomeEmail,
} from '../contract.ts'

export const listCall = wire<typeof listEmployees>('GET', '/api/employees')
export const countersCall = wire<typeof employeeCounters>('GET', '/api/employees/counters')
export const getCall = wire<typeof getEmployee>('GET', '/api/employees/:id')
export const createCall = wire<typeof createEmployee>('POST', '/api/employees/unified')
export const onboardCall = wire<typeof onboardEmployee>('POST', '/api/employees')
export const updateCall = wire<typeof updateEmployee>('PUT', '/api/employees/:id')
export const classifyCall = wire<typeof classifyEmployee>('POST', '/api/employees/classify')
export const revealCall = wire<typeof revealSecret>('POST', '/api/employees/:id/reveal')
export const welcomeCall = wire<typeof welcomeEmail>('POST', '/api/employees/:id/welcome-email')

/** What adding or changing a person makes stale. */
export const PEOPLE = [listCall, countersCall, getCall]
