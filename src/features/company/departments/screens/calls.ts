import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import type { listDepartments } from '../contract.ts'
import { chosenFrom, type Surface } from '../rules.ts'

export const departmentsCall = wire<typeof listDepartments>('GET', '/api/company/departments')

/** Lists of people, which show departments: stale when one is renamed or merged. */
export const PEOPLE = { path: '/api/employees' }
export const COUNTERS = { path: '/api/employees/counters' }

/** The company's departments to choose from, with the one a record has already. */
export const useDepartments = (surface: Surface, current?: string | null): string[] => {
  const { data } = useApiState(departmentsCall, {})
  return chosenFrom(data?.departments ?? [], data?.unlisted ?? [], surface, current || null)
}
