import { dayIn } from '../../../../../shared/dates.ts'
import { initialsOf } from '../../../../../shared/initials.ts'
import type { useTerm } from '../../../../../web/terms/useTerm.ts'
import type { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../../web/ui/table/DataTable.tsx'
import type { useNationality, WorkCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { isPreboarding, statusOf } from '../../rules.ts'
import type { useWords } from '../../words/index.ts'
import type { useEmployeesAddress } from '../address.ts'
import classes from './directory.module.css'
import { RowActions } from './RowActions.tsx'
import { RowButton } from './RowButton.tsx'

/** What the cells of the directory draw with. */
export type RowsAround = {
  say: ReturnType<typeof useWords>
  format: ReturnType<typeof useFormat>
  byCode: ReadonlyMap<string, WorkCountry>
  go: ReturnType<typeof useEmployeesAddress>[1]
  /** One of our own words in the language in use: a department of the list. */
  term: ReturnType<typeof useTerm>
  nationality: ReturnType<typeof useNationality>
  allowed: readonly string[]
  /** Opens what is sent to a person; the focus comes back to `opener`. */
  send: (kind: 'welcome' | 'reset', row: EmployeeRow, opener: HTMLElement | null) => void
}

export const STATUS_TONES: Readonly<Record<ReturnType<typeof statusOf>, Tone>> = {
  active: 'ok',
  inactive: 'idle',
  on_leave: 'calm',
  terminated: 'wrong',
  pending: 'careful',
}

type CellContext = { person: Pick<EmployeeRow, 'status' | 'hire_date'>; say: RowsAround['say'] }

/** The status of a record; of somebody whose first day is still to come, that. */
export const PersonStatus = ({ person, say }: CellContext) => {
  const status = statusOf(person.status)
  // By UTC: the list asks no country's rules, and a day sooner or later says the same.
  if (isPreboarding(person, dayIn('UTC', new Date())))
    return <StatusBadge tone="calm">{say('status.preboarding')}</StatusBadge>
  return <StatusBadge tone={STATUS_TONES[status]}>{say(`status.${status}`)}</StatusBadge>
}

const GLOBE = '🌐'
export const flagOf = (byCode: RowsAround['byCode'], code: string) => byCode.get(code)?.flag ?? GLOBE

export const salaryOf = (row: EmployeeRow, { format, byCode }: RowsAround): string =>
  format.money(row.salary, { symbol: byCode.get(row.country)?.symbol ?? row.currency, decimals: 0 })

/** citizen → Citizen, work_permit → Work permit. */
export const inWords = (value: string | null): string =>
  value ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ') : ''

const EMPLOYMENT = ['citizen', 'permanent_resident', 'work_permit'] as const
const statusInWords = (value: string | null, t: RowsAround['say']): string => {
  const known = EMPLOYMENT.find((e) => e === value)
  return known ? t(`employment.${known}`) : inWords(value)
}

export const employeeColumns = (around: RowsAround): Column<EmployeeRow>[] => {
  const { say: t, format, byCode, go, term, nationality } = around
  return [
    {
      id: 'name',
      inFile: ['employeeId', 'name'],
      header: t('directory.employee'),
      sort: 'name',
      fixed: true,
      width: 212,
      cell: (row) => (
        <div className={classes.person}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(row.full_name)}
          </span>
          <div className={classes.two}>
            <RowButton look="text" className={classes.open} onClick={() => go({ open: 'profile', id: row.id })}>
              {row.full_name}
            </RowButton>
            <span className={`${classes.quiet} figures`}>{row.employee_id}</span>
          </div>
        </div>
      ),
    },
    {
      id: 'position',
      inFile: ['position', 'department'],
      header: t('directory.position'),
      sort: 'department',
      width: 172,
      cell: (row) => <Two first={row.position} second={term(row.department)} />,
    },
    {
      id: 'contact',
      inFile: ['email', 'phone'],
      header: t('directory.contact'),
      width: 204,
      cell: (row) => <Two first={row.email} second={row.phone} ltr />,
    },
    {
      id: 'nationality',
      inFile: ['nationality', 'employmentStatus', 'status'],
      header: t('directory.nationality'),
      width: 160,
      cell: (row) => (
        <div className={classes.two}>
          <span className={classes.plain} title={statusInWords(row.employment_status, t)}>
            <bdi>{nationality(row.nationality)}</bdi>
            {row.employment_status && (
              <span className={classes.quiet}> · {statusInWords(row.employment_status, t)}</span>
            )}
          </span>
          <PersonStatus person={row} say={t} />
        </div>
      ),
    },
    {
      id: 'pay',
      inFile: ['country', 'salary', 'currency'],
      header: t('directory.pay'),
      width: 150,
      cell: (row) => (
        <div className={classes.two}>
          <span className={classes.plain} title={format.countryName(row.country)}>
            <span aria-hidden>{flagOf(byCode, row.country)}</span> {format.countryName(row.country)}
          </span>
          <span className={`${classes.quiet} figures`}>{salaryOf(row, around)}</span>
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('directory.actions'),
      fixed: true,
      width: 190,
      align: 'end',
      cell: (row) => <RowActions row={row} around={around} />,
    },
  ]
}

const Two = ({ first, second, ltr = false }: { first: string | null; second: string | null; ltr?: boolean }) => (
  <div className={classes.two}>
    <span className={classes.plain} title={first ?? undefined} dir="auto">
      {first}
    </span>
    <span className={classes.quiet} dir={ltr ? 'ltr' : 'auto'}>
      {second}
    </span>
  </div>
)
