import '../../../../web/styles.dashboard.ts'
import { Button } from '@mantine/core'
import { IconChecks, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { FailedJob, listFailedJobs, retryFailedJob } from '../contract.ts'
import { useWords } from '../words/index.ts'

const listCall = wire<typeof listFailedJobs>('GET', '/api/platform/failed-jobs')
const retryCall = wire<typeof retryFailedJob>('POST', '/api/platform/failed-jobs/:id/retry')

const AT = { page: '1' }
const PAGE = 50
const REFRESH_MS = 10_000
const NOTHING: FailedJob[] = []

/** Background jobs that failed on every attempt. Outside the dashboard, beside the outbox of the platform. */
export default function FailedJobs() {
  return (
    <Queries>
      <List />
    </Queries>
  )
}

const List = () => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const page = Math.max(1, Number(at.page) || 1)
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, {}, page, {
    refetchInterval: REFRESH_MS,
  })
  const columns = useColumns(data?.allowed.includes('retry') ?? false)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Figures
        loading={isPending}
        figures={[
          { label: t('failed'), value: format.number(data?.failed ?? 0), tone: data?.failed ? 'wrong' : 'ok' },
          { label: t('waiting'), value: format.number(data?.waiting ?? 0), hint: t('waitingHint') },
        ]}
      />
      <ListScreen
        list="failed-jobs"
        view={{}}
        onView={() => void go(AT)}
        filter={{}}
        chips={[]}
        name="failed-jobs"
        label={t('title')}
        columns={columns}
        rows={data?.jobs ?? NOTHING}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        total={data?.failed ?? 0}
        page={page}
        pageSize={PAGE}
        onPage={(next) => go({ page: String(next) })}
        loading={isPending}
        fetching={isFetching && !data}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<IconChecks size={22} stroke={1.6} />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        lines={2}
      />
    </Page>
  )
}

const useColumns = (retries: boolean): Column<FailedJob>[] => {
  const t = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'job',
        inFile: ['job', 'id'],
        header: t('job'),
        fixed: true,
        width: 220,
        cell: (row) => <span className="ltr">{row.name}</span>,
      },
      {
        id: 'lastError',
        inFile: ['lastError'],
        header: t('lastError'),
        width: 320,
        cell: (row) => row.lastError ?? t('nothingSaid'),
      },
      {
        id: 'attempts',
        inFile: ['attempts'],
        header: t('attempts'),
        width: 110,
        cell: (row) => format.number(row.attempts),
      },
      {
        id: 'failedAt',
        inFile: ['failedAt'],
        header: t('failedAt'),
        width: 160,
        cell: (row) => format.moment(row.failedAt),
      },
      {
        id: 'addedAt',
        inFile: ['addedAt'],
        header: t('addedAt'),
        width: 160,
        cell: (row) => format.moment(row.addedAt),
      },
      ...(retries
        ? [{ id: 'retry', header: t('retry'), width: 140, cell: (row: FailedJob) => <Retry row={row} /> }]
        : []),
    ],
    [t, format, retries],
  )
}

const Retry = ({ row }: { row: FailedJob }) => {
  const t = useWords()
  const { mutate, isPending } = useCommand(retryCall, { refreshes: [listCall] })
  const retry = () =>
    mutate(
      { id: row.id },
      { onSuccess: () => notify.success(t('retried')), onError: (error) => notify.failure(error.message) },
    )
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconRefresh size={14} />}
      disabled={isPending}
      aria-label={t('retryOf', { name: row.name, id: row.id })}
      onClick={retry}
    >
      {t('retry')}
    </Button>
  )
}
