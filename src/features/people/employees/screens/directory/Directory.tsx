import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../../../web/api.ts'
import { addressOf } from '../../../../../web/call.ts'
import { isEarly } from '../../../../../web/early.ts'
import { loadWords } from '../../../../../web/i18n.ts'
import { useListPage } from '../../../../../web/list.ts'
import { notify } from '../../../../../web/notify.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { EmptyState } from '../../../../../web/ui/states.tsx'
import { useDepartments } from '../../../../company/departments/screens/calls.ts'
import { useNationality, useWorkCountries } from '../../../../platform/geo/screens/countries.ts'
import { ListScreen } from '../../../../platform/lists/screens/ListScreen.tsx'
import type { EmployeeRow } from '../../record.contract.ts'
import { EMPLOYEE_STATUSES, LIST_LOADS_AFTER_MS } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { type At, useEmployeesAddress } from '../address.ts'
import { countersCall, listCall } from '../calls.ts'
import { employeeColumns, type RowsAround } from './columns.tsx'
import classes from './directory.module.css'
import { EmployeeCard } from './EmployeeCard.tsx'
import { filterOf, isFiltered, NO_VIEW, queryOf, useFilterChips, viewOf } from './filters.ts'
import { useSelection } from './useSelection.ts'

const ChangeMany = lazy(() => loadWords(['platform/lists']).then(() => import('./ChangeMany.tsx')))
const Messages = lazy(() => import('../profile/Messages.tsx'))

const NOBODY: EmployeeRow[] = []

/** The people of the company: searched, filtered, sorted and paged by the server. `tools`: what looks into the list, beside its name. */
export const Directory = ({ tools }: { tools?: ReactNode }) => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useEmployeesAddress()
  const countries = useWorkCountries()
  const client = useQueryClient()
  const term = useTerm()
  const nationality = useNationality()
  const query = queryOf(at)
  const page = Number(at.page) || 1
  // What was asked for before the screen came is drawn out of sight until its time has come.
  const [early] = useState(() => isEarly(addressOf(listCall, { ...query, page }, undefined).path))
  const [showAfter] = useState(() => waitOf(early))
  const enabled = useDue(early)
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, query, page, { enabled })
  const loaded = useLoaded(data, error)
  const byCode = useMemo(() => new Map(countries.map((c) => [c.code, c])), [countries])
  const [changing, setChanging] = useState(false)
  const { message, send, close } = useMessage()
  // Each answer brings the list anew; as long as it says the same, the rows drawn stay as they are.
  const allowed = data?.allowed.join(' ') ?? ''
  const around = useMemo(
    () => ({ say: t, format, byCode, go, send, term, nationality, allowed: allowed.split(' ') }),
    [t, format, byCode, go, send, term, nationality, allowed],
  )
  const columns = useMemo(() => employeeColumns(around), [around])
  const chips = useFilterChips(at, go)
  const selection = useSelection(data?.employees ?? NOBODY)
  return (
    <section className={classes.directory} aria-labelledby="employee-directory" inert={at.open !== ''}>
      <div className={classes.name}>
        <h2 id="employee-directory" className={classes.title}>
          {t('directory.title')}
        </h2>
        {/* A line of the page, over nothing that was just opened. */}
        <p role="status" className={classes.loaded}>
          {loaded}
        </p>
        {tools}
      </div>
      <ListScreen
        list="employees"
        view={viewOf(at)}
        onView={(view) => go({ ...NO_VIEW, ...view })}
        filter={filterOf(at)}
        chips={chips}
        name="employees"
        label={t('directory.title')}
        columns={columns}
        rows={data?.employees ?? NOBODY}
        rowId={(row) => row.id}
        rowName={(row) => row.full_name}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={Number(at.size) || 50}
        onPage={(page) => go({ page: String(page) })}
        onPageSize={(size) => go({ size: String(size), page: '1' })}
        sort={at.sort}
        onSort={(sort) => go({ sort, page: '1' })}
        search={{
          value: at.search,
          onChange: (search) => go({ search, page: '1' }, { replace: true }),
          placeholder: t('directory.search'),
        }}
        filters={<Filters at={at} go={go} countries={countries} />}
        loading={isPending}
        showAfter={showAfter}
        fetching={isFetching}
        error={error}
        onRetry={() => {
          void refetch()
          void client.invalidateQueries({ queryKey: [countersCall.path] })
        }}
        empty={<Nobody at={at} go={go} />}
        selected={selection.ids}
        onSelect={selection.select}
        bulkActions={
          <>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={selection.save}>
              {t('actions.exportSelected')}
            </Button>
            {allowed.includes('edit') && (
              <Button variant="default" onClick={() => setChanging(true)}>
                {t('many.open')}
              </Button>
            )}
          </>
        }
        onOpen={(row) => go({ open: 'profile', id: row.id })}
        card={(row) => <EmployeeCard row={row} around={around} />}
        lines={2}
      />
      {changing && (
        <Suspense fallback={null}>
          <ChangeMany
            people={selection.rows}
            onClose={(changed) => {
              setChanging(false)
              if (changed) selection.select([])
            }}
          />
        </Suspense>
      )}
      {message && (
        <Suspense fallback={null}>
          <Messages kind={message.kind} id={message.row.id} name={message.row.full_name} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

/**
 * What is left of the time that the specification has a list wait. Of a page that was loaded it is counted from when the page began: its list was
 * asked for then, before any code of it was here (decision 290).
 */
const waitOf = (isEarly: boolean): number => Math.max(0, LIST_LOADS_AFTER_MS - (isEarly ? performance.now() : 0))

/** Whether the list is to be asked for: not before the screen has come, unless it was before that. */
const useDue = (already: boolean) => {
  const [due, setDue] = useState(already)
  useEffect(() => {
    if (already) return
    const timer = setTimeout(() => setDue(true), LIST_LOADS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [already])
  return due
}

/** What is being sent to whom. It stays open whatever the list does meanwhile: a password shown once must not vanish with its row. */
const useMessage = () => {
  const [message, setMessage] = useState<{ kind: 'welcome' | 'reset'; row: EmployeeRow } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const send = useCallback<RowsAround['send']>((kind, row, from) => {
    opener.current = from
    setMessage({ kind, row })
  }, [])
  const close = () => {
    setMessage(null)
    // After the dialog has given the page back.
    setTimeout(() => opener.current?.focus({ preventScroll: true }))
  }
  return { message, send, close }
}

type Go = ReturnType<typeof useEmployeesAddress>[1]

const Filters = ({
  at,
  go,
  countries,
}: {
  at: At
  go: Go
  countries: readonly { code: string; name: string; flag: string }[]
}) => {
  const t = useWords()
  const term = useTerm()
  const { countryName } = useFormat()
  const departments = useDepartments('filter', at.department)
  const choose = (name: 'department' | 'status' | 'country') => (e: { currentTarget: HTMLSelectElement }) =>
    go({ [name]: e.currentTarget.value, page: '1' })
  return (
    <>
      <NativeSelect
        aria-label={t('directory.department')}
        value={at.department}
        onChange={choose('department')}
        data={[
          { value: '', label: t('directory.allDepartments') },
          ...departments.map((d) => ({ value: d, label: term(d) })),
        ]}
      />
      <NativeSelect
        aria-label={t('directory.status')}
        value={at.status}
        onChange={choose('status')}
        data={[
          { value: '', label: t('directory.allStatuses') },
          ...EMPLOYEE_STATUSES.map((s) => ({ value: s, label: t(`status.${s}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('directory.country')}
        value={at.country}
        onChange={choose('country')}
        data={[
          { value: '', label: t('directory.allCountries') },
          ...countries.map((c) => ({ value: c.code, label: `${c.flag} ${countryName(c.code)}` })),
        ]}
      />
      {isFiltered(at) && (
        <Button variant="subtle" onClick={() => go({ search: '', department: '', status: '', country: '', page: '1' })}>
          {t('directory.clear')}
        </Button>
      )}
    </>
  )
}

const Nobody = ({ at, go }: { at: At; go: Go }) => {
  const t = useWords()
  if (isFiltered(at))
    return (
      <EmptyState
        icon={<IconUsers size={22} stroke={1.6} />}
        title={t('directory.emptyTitle')}
        action={
          <Button
            variant="default"
            onClick={() => go({ search: '', department: '', status: '', country: '', page: '1' })}
          >
            {t('directory.clear')}
          </Button>
        }
      >
        {t('directory.nothingText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconUsers size={22} stroke={1.6} />}
      title={t('directory.emptyTitle')}
      action={<Button onClick={() => go({ open: 'new' })}>{t('actions.add')}</Button>}
    >
      {t('directory.emptyText')}
    </EmptyState>
  )
}

/** How many there are, in words; a notice says what went wrong each time it does. */
const useLoaded = (data: { totalCount: number; totalIsAtLeast: boolean } | undefined, error: unknown): string => {
  const t = useWords()
  const { number } = useFormat()
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code === 'SESSION_ENDED') return
    notify.failure(error.status === 0 ? t('errors.connect') : (error.said ?? t('errors.load')))
  }, [error, t])
  return data ? t('directory.loaded', { n: `${number(data.totalCount)}${data.totalIsAtLeast ? '+' : ''}` }) : ''
}
