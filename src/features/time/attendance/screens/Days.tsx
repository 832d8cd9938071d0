import { Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { PlaceTime } from '../../../../web/ui/PlaceTime.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { AttendanceRecord } from '../contract.ts'
import { DAY_STATES } from '../day-states.rules.ts'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { useWords } from '../words/index.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { askCall, listCall } from './calls.ts'
import { StateBadge } from './employee/StateBadge.tsx'
import { useTimes } from './employee/useTimes.ts'
import { PersonDay } from './PersonDay.tsx'
import { SettleDialog } from './SettleDialog.tsx'

const AT = { open: 'yes', state: '', search: '', sort: '-day', page: '1', size: '50' }
const NOTHING: AttendanceRecord[] = []
const SORTS = ['day', '-day', 'name', '-name'] as const
/** Shown shorter than the contract lists them. */
const FILTERS = DAY_STATES

/** Days of people, those that somebody has to look at first: each opened, settled or given back to whose it is. */
export default function Days() {
  const t = useWords()
  const own = useOwnWords()
  const may = useMay()
  const { clock, shortDay, duration } = useTimes()
  const { list } = useFormat()
  const [at, go] = useAddress(AT)
  const [selected, setSelected] = useState<string[]>([])
  const [opened, setOpened] = useState<AttendanceRecord | null>(null)
  const [isSettling, setSettling] = useState(false)
  const [isAccepting, setAccepting] = useState(false)
  const page = Number(at.page) || 1
  const pageSize = Number(at.size) || 50
  const sort = SORTS.find((one) => one === at.sort) ?? '-day'
  const state = FILTERS.find((one) => one === at.state) ?? ''
  const filter = {
    ...(at.open === 'yes' && !state ? { open: 'yes' as const } : {}),
    ...(state ? { state } : {}),
    ...(at.search ? { search: at.search } : {}),
  }
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, { ...filter, sort, pageSize }, page)
  const ask = useCommand(askCall, {})
  const rows = data?.records ?? NOTHING
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const days = chosen.map(({ employeeId, workDate }) => ({ employeeId, day: workDate }))
  const columns = useMemo(
    (): Column<AttendanceRecord>[] => [
      {
        id: 'name',
        header: t('list.name'),
        fixed: true,
        width: 170,
        sort: 'name',
        cell: (row) => <bdi>{row.name}</bdi>,
        inFile: ['name', 'number'],
      },
      {
        id: 'day',
        header: t('list.day'),
        width: 130,
        sort: 'day',
        cell: (row) => shortDay(row.workDate),
        inFile: ['day'],
      },
      {
        id: 'state',
        header: t('list.state'),
        width: 130,
        cell: (row) => (
          <>
            <StateBadge state={row.state} /> {row.remote && own('place.remote')}
          </>
        ),
        inFile: ['state', 'remote'],
      },
      {
        id: 'problem',
        header: t('list.problem'),
        width: 170,
        cell: (row) => list(row.exceptions.map((kind) => own(`problems.${kind}`))),
        inFile: ['exceptions'],
      },
      {
        id: 'plan',
        header: t('list.plan'),
        width: 125,
        cell: (row) =>
          row.planFrom && (
            <PlaceTime from={row.planFrom} until={row.planUntil} zone={row.zone}>
              <TimeRange from={clock(row.planFrom, row.zone)} until={clock(row.planUntil, row.zone)} />
            </PlaceTime>
          ),
        inFile: ['plan', 'planUntil'],
      },
      {
        id: 'punched',
        header: t('list.punched'),
        width: 125,
        cell: (row) =>
          (row.firstIn || row.lastOut) && (
            <PlaceTime from={row.firstIn ?? row.lastOut} until={row.firstIn ? row.lastOut : null} zone={row.zone}>
              <TimeRange from={clock(row.firstIn, row.zone)} until={clock(row.lastOut, row.zone)} />
            </PlaceTime>
          ),
        inFile: ['in', 'out', 'zone'],
      },
      {
        id: 'worked',
        header: t('list.worked'),
        width: 105,
        align: 'end',
        cell: (row) => (row.worked === null ? '' : duration(row.worked)),
        inFile: ['worked', 'planned', 'breaks'],
      },
      {
        id: 'overtime',
        header: t('list.overtime'),
        width: 90,
        align: 'end',
        cell: (row) => (row.overtime > 0 ? duration(row.overtime) : ''),
        inFile: ['overtime', 'overtimePaid'],
      },
      { id: 'site', header: t('list.site'), width: 120, cell: (row) => <bdi>{row.site ?? ''}</bdi>, inFile: ['site'] },
    ],
    [t, own, clock, shortDay, duration, list],
  )
  const askThem = async () => {
    const { asked, withoutAccount } = await ask.mutateAsync({ days })
    notify.success(
      withoutAccount > 0
        ? t('list.askedSome', { count: asked, without: withoutAccount })
        : t('list.asked', { count: asked }),
    )
    setSelected([])
  }
  const chips = state
    ? [{ id: 'state', label: own(`states.${state}`), onRemove: () => void go({ state: '', page: '1' }) }]
    : []
  return (
    <>
      <ListScreen
        list="attendance"
        asksReason
        view={{ open: at.open, state: at.state, search: at.search, sort: at.sort }}
        onView={(view) =>
          void go({
            open: view.open ?? '',
            state: view.state ?? '',
            search: view.search ?? '',
            sort: view.sort ?? '-day',
            page: '1',
          })
        }
        filter={{ ...filter, sort }}
        chips={chips}
        name="attendance"
        label={t('tabs.days')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => `${row.name}, ${shortDay(row.workDate)}`}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={pageSize}
        onPage={(next) => void go({ page: String(next) })}
        onPageSize={(size) => void go({ size: String(size), page: '1' })}
        sort={sort}
        onSort={(next) => void go({ sort: next, page: '1' })}
        search={{
          value: at.search,
          onChange: (search) => void go({ search, page: '1' }, { replace: true }),
          placeholder: t('list.search'),
        }}
        filters={
          <NativeSelect
            aria-label={t('list.show')}
            value={state || (at.open === 'yes' ? 'open' : '')}
            onChange={(event) => {
              const { value } = event.currentTarget
              void go({ open: value === 'open' ? 'yes' : '', state: value === 'open' ? '' : value, page: '1' })
            }}
            data={[
              { value: 'open', label: t('list.toSettle') },
              { value: '', label: t('list.all') },
              ...FILTERS.map((one) => ({ value: one, label: own(`states.${one}`) })),
            ]}
          />
        }
        {...(may('attendance.write') ? { selected, onSelect: setSelected } : {})}
        bulkActions={
          <>
            <Button size="xs" onClick={() => setSettling(true)}>
              {t('list.settle')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAccepting(true)}>
              {t('accept.open')}
            </Button>
            <Button size="xs" variant="default" loading={ask.isPending} onClick={() => void askThem()}>
              {t('list.ask')}
            </Button>
          </>
        }
        onOpen={setOpened}
        loading={isPending}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title={at.open === 'yes' ? t('list.clear') : t('list.none')}>
            {at.open === 'yes' ? t('list.clearText') : t('list.noneText')}
          </EmptyState>
        }
      />
      {opened && <PersonDay employeeId={opened.employeeId} day={opened.workDate} onClose={() => setOpened(null)} />}
      {isAccepting && (
        <AcceptDialog
          days={chosen}
          onClose={() => {
            setAccepting(false)
            setSelected([])
          }}
        />
      )}
      {isSettling && (
        <SettleDialog
          days={days}
          onClose={() => {
            setSettling(false)
            setSelected([])
          }}
        />
      )}
    </>
  )
}
