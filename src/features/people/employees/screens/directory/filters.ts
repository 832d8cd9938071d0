import type { Input } from '../../../../../shared/endpoint.ts'
import type { listEmployees } from '../../contract.ts'
import type { At } from '../address.ts'

type Query = Omit<Input<typeof listEmployees>, 'page' | 'cursor'>

/** What the list is asked for, as the address says it. */
export const queryOf = (at: At): Query => ({
  ...(at.search && { search: at.search }),
  ...(at.department && { department: at.department }),
  ...(at.status && { status: at.status }),
  ...(at.country && { country: at.country }),
  sort: at.sort as NonNullable<Query['sort']>,
  pageSize: Number(at.size) || 50,
})

export const isFiltered = (at: At): boolean => Boolean(at.search || at.department || at.status || at.country)

/** The same people as on the screen, all pages of them. */
export const exportAddress = (at: At): string => {
  const { pageSize: _, ...query } = queryOf(at)
  const words = new URLSearchParams(query as Record<string, string>)
  return `/api/employees/export?${words}`
}
