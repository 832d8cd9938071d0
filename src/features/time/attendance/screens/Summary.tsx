import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { SummaryRow } from '../summary.contract.ts'
import { useWords } from '../words/index.ts'
import { summaryCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'

const AT = { from: '', until: '', sort: '-day', page: '1', size: '50' }
const NOTHING: SummaryRow[] = []
const SORTS = ['day', '-day', 'site', '-site'] as const

/** Each day at each site: how many were planned, came, were late or away, and what is to be put right. The last month where nobody says which days. */
export default function Summary() {
  const t = useWords()
  const { shortDay, duration } = useTimes()
  const [at, go] = useAddress(AT)
  const page = Number(at.page) || 1
  const pageSize = Number(at.size) || 50
  const sort = SORTS.find((one) => one === at.sort) ?? '-day'
  const filter = { ...(at.from ? { from: at.from } : {}), ...(at.until ? { until: at.until } : {}) }
  const { data, error, isPending, isFetching, refetch } = useListPage(summaryCall, { ...filter, sort, pageSize }, page)
  const columns = useMemo(
    (): Column<SummaryRow>[] => [
      {
        id: 'day',
        header: t('list.day'),
        fixed: true,
        width: 130,
        sort: 'day',
        cell: (row) => shortDay(row.workDate),
        inFile: ['day'],
      },
      {
        id: 'site',
        header: t('list.site'),
        width: 130,
        sort: 'site',
        cell: (row) => <bdi>{row.site ?? t('now.noSite')}</bdi>,
        inFile: ['site'],
      },
      {
        id: 'planned',
        header: t('summary.planned'),
        width: 80,
        align: 'end',
        cell: (row) => row.planned,
        inFile: ['planned'],
      },
      {
        id: 'present',
        header: t('summary.present'),
        width: 80,
        align: 'end',
        cell: (row) => row.present,
        inFile: ['present'],
      },
      { id: 'late', header: t('summary.late'), width: 80, align: 'end', cell: (row) => row.late, inFile: ['late'] },
      {
        id: 'absent',
        header: t('summary.absent'),
        width: 80,
        align: 'end',
        cell: (row) => row.absent,
        inFile: ['absent'],
      },
      {
        id: 'leave',
        header: t('summary.leave'),
        width: 80,
        align: 'end',
        cell: (row) => row.leave,
        inFile: ['leave'],
      },
      {
        id: 'remote',
        header: t('summary.remote'),
        width: 80,
        align: 'end',
        cell: (row) => row.remote,
        inFile: ['remote'],
      },
      {
        id: 'worked',
        header: t('list.worked'),
        width: 130,
        align: 'end',
        cell: (row) => duration(row.worked),
        inFile: ['worked'],
      },
      {
        id: 'overtime',
        header: t('list.overtime'),
        width: 120,
        align: 'end',
        cell: (row) => (row.overtime > 0 ? duration(row.overtime) : ''),
        inFile: ['overtime'],
      },
      {
        id: 'exceptions',
        header: t('list.problem'),
        width: 100,
        align: 'end',
        cell: (row) => (row.exceptions > 0 ? row.exceptions : ''),
        inFile: ['exceptions'],
      },
    ],
    [t, shortDay, duration],
  )
  const day = (name: 'from' | 'until') => (
    <TextInput
      type="date"
      aria-label={t(`limits.${name}`)}
      value={at[name]}
      onChange={(event) => void go({ [name]: event.currentTarget.value, page: '1' })}
    />
  )
  return (
    <ListScreen
      list="attendance-summary"
      asksReason
      view={{ from: at.from, until: at.until, sort: at.sort }}
      onView={(view) =>
        void go({ from: view.from ?? '', until: view.until ?? '', sort: view.sort ?? '-day', page: '1' })
      }
      filter={{ ...filter, sort }}
      chips={[]}
      name="attendance-summary"
      label={t('tabs.summary')}
      columns={columns}
      rows={data?.days ?? NOTHING}
      rowId={(row) => row.id}
      rowName={(row) => `${shortDay(row.workDate)}, ${row.site ?? t('now.noSite')}`}
      total={data?.totalCount ?? 0}
      totalIsAtLeast={data?.totalIsAtLeast ?? false}
      page={page}
      pageSize={pageSize}
      onPage={(next) => void go({ page: String(next) })}
      onPageSize={(size) => void go({ size: String(size), page: '1' })}
      sort={sort}
      onSort={(next) => void go({ sort: next, page: '1' })}
      filters={
        <>
          {day('from')}
          {day('until')}
        </>
      }
      loading={isPending}
      fetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={t('summary.none')}>{t('summary.noneText')}</EmptyState>}
    />
  )
}
