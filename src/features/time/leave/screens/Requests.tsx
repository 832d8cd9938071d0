import { Button, NativeSelect, Stack, UnstyledButton } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import type { LeaveRequestView, RequestState } from '../contract.ts'
import { useMyWords } from '../my/words/index.ts'
import { useWords } from '../words/index.ts'
import { requestsCall } from './calls.ts'
import classes from './leave.module.css'
import { useDays, useKindName, useSpan } from './my/useDays.ts'
import { STATE_TONES } from './tones.ts'

const STATES: readonly RequestState[] = ['pending', 'approved', 'partly_cancelled', 'cancelled', 'refused', 'withdrawn']
const SORTS = ['from', '-from', 'asked', '-asked'] as const
const NO_VIEW = { state: '', search: '', sort: '-from', page: '1', size: '50' }
const AT = { ...NO_VIEW, tab: '', open: '' }
const NONE: LeaveRequestView[] = []

/** What was asked for, and what became of it. */
export default function Requests() {
  const t = useWords()
  const my = useMyWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const input = {
    state: STATES.find((one) => one === at.state) ?? '',
    search: at.search,
    sort: SORTS.find((one) => one === at.sort) ?? '-from',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(requestsCall, input, Number(at.page) || 1)
  const { data } = answer
  const { pageSize, ...filter } = input
  const columns = useColumns((id) => go({ open: id }))
  const isFiltered = Boolean(at.search || input.state)
  const chips = filterChips({ state: input.state && my(`states.${input.state}`) }, go)
  return (
    <Stack gap="lg">
      <Figures
        loading={!data}
        figures={[
          {
            label: t('waiting'),
            value: format.number(data?.waiting ?? 0),
            ...(data && data.waiting > 0 ? { tone: 'careful' as const } : {}),
          },
          { label: t('awayToday'), value: format.number(data?.awayToday ?? 0) },
        ]}
      />
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="leave-requests"
        asksReason
        filter={filter}
        chips={chips}
        name="leave-requests"
        label={t('tabs.requests')}
        columns={columns}
        rows={data?.requests ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.person}
        search={listSearch(at, go, t('search'))}
        filters={
          <>
            <NativeSelect
              aria-label={t('state')}
              value={input.state}
              onChange={(e) => go({ state: e.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('states.all') },
                ...STATES.map((one) => ({ value: one, label: my(`states.${one}`) })),
              ]}
            />
            {isFiltered && (
              <Button variant="subtle" onClick={() => go({ state: '', search: '', page: '1' })}>
                {t('clear')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState icon={<IconBeach size={22} stroke={1.6} />} title={t(isFiltered ? 'nothing' : 'empty')}>
            {t(isFiltered ? 'nothingText' : 'emptyText')}
          </EmptyState>
        }
        onOpen={(row) => go({ open: row.id })}
        lines={2}
      />
    </Stack>
  )
}

const useColumns = (open: (id: string) => void): Column<LeaveRequestView>[] => {
  const t = useWords()
  const my = useMyWords()
  const days = useDays()
  const span = useSpan()
  const kindName = useKindName()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['person', 'department'],
        header: t('person'),
        fixed: true,
        width: 220,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.openName}
              onClick={() => open(row.id)}
              aria-label={t('open', { person: row.person })}
            >
              {row.person}
            </UnstyledButton>
            <span className={classes.quiet}>{row.department}</span>
          </div>
        ),
      },
      { id: 'kind', inFile: ['type'], header: t('kind'), width: 170, cell: (row) => kindName(row.type) },
      {
        id: 'dates',
        inFile: ['from', 'until', 'days'],
        header: t('dates'),
        sort: 'from',
        width: 220,
        cell: (row) => (
          <div className={classes.two}>
            <span>{span(row.from, row.until)}</span>
            <span className={classes.quiet}>{days(row.minutes, row.dayMinutes)}</span>
          </div>
        ),
      },
      {
        id: 'state',
        inFile: ['state', 'decidedBy'],
        header: t('state'),
        width: 220,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={STATE_TONES[row.state]}>{my(`states.${row.state}`)}</StatusBadge>
            </span>
            {row.waitsFor.length > 0 && (
              <span className={classes.quiet}>{my('waitsFor', { names: format.list(row.waitsFor) })}</span>
            )}
            {row.cancelling > 0 && <span className={classes.quiet}>{my('cancelling')}</span>}
          </div>
        ),
      },
      {
        id: 'asked',
        inFile: ['asked'],
        header: t('asked'),
        sort: 'asked',
        width: 150,
        cell: (row) => format.moment(row.askedAt),
      },
    ],
    [t, my, days, span, kindName, format],
  )
}
