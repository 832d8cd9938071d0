import type { Input } from '../../../../../shared/endpoint.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { FilterChip } from '../../../../platform/lists/screens/ListBar.tsx'
import type { listEmployees } from '../../contract.ts'
import { EMPLOYEE_STATUSES } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
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

/** What a saved view holds: filters, order and rows of a page, not the page one is on. */
export const NO_VIEW = { search: '', department: '', status: '', country: '', sort: 'name', size: '50', page: '1' }
export const viewOf = (at: At): Record<string, string> =>
  Object.fromEntries(
    (['search', 'department', 'status', 'country', 'sort', 'size'] as const).flatMap((name) =>
      at[name] === NO_VIEW[name] ? [] : [[name, at[name]]],
    ),
  )

/** The same as the file of the list takes it. */
export const filterOf = ({ search, department, status, country, sort }: At) => ({
  search,
  department,
  status,
  country,
  sort,
})

/** What the directory is filtered by, in words. */
export const useFilterChips = (at: At, go: (change: Partial<At>) => unknown): FilterChip[] => {
  const t = useWords()
  const term = useTerm()
  const { countryName } = useFormat()
  const status = EMPLOYEE_STATUSES.find((each) => each === at.status)
  const labels = {
    department: term(at.department),
    status: status ? t(`status.${status}`) : '',
    country: at.country && countryName(at.country),
  }
  return Object.entries(labels).flatMap(([id, label]) =>
    label ? [{ id, label, onRemove: () => void go({ [id]: '', page: '1' }) }] : [],
  )
}

export const isFiltered = (at: At): boolean => Boolean(at.search || at.department || at.status || at.country)

/** The same people as on the screen, all pages of them. */
export const exportAddress = (at: At): string => {
  const { pageSize: _, ...query } = queryOf(at)
  const words = new URLSearchParams(query as Record<string, string>)
  return `/api/employees/export?${words}`
}
