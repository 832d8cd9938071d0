import { Alert, Badge, Button, Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import type { RequisitionRow } from '../contract.ts'
import { STATUSES } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import classes from './requisitions.module.css'
import { TONES } from './tones.ts'

const Detail = lazy(() => import('./Detail.tsx'))
const RequisitionForm = lazy(() => import('./RequisitionForm.tsx'))

const AT = {
  status: '',
  waiting: '',
  search: '',
  page: '1',
  size: '50',
  requisition: '',
  new: '',
  department: '',
  country: '',
  job: '',
}
const NONE: RequisitionRow[] = []

/** What the company plans to hire. */
export default function Requisitions() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    waiting: at.waiting === 'you' ? ('you' as const) : ('' as const),
    search: at.search,
    department: at.department,
    country: at.country,
    job: at.job,
    page: Number(at.page) || 1,
    pageSize: Number(at.size) || 50,
  } as const
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, input)
  const may = useMay()
  const columns = useColumns((id) => go({ requisition: id }))
  const figure = Boolean(at.department || at.country || at.job)
  const counts = data?.counts
  const all = counts ? Object.values(counts).reduce((a, b) => a + b, 0) : 0
  const nothingAtAll = counts !== undefined && all === 0
  const begin = may('hiring.plan') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go({ new: '1' })}>
      {t('new')}
    </Button>
  )
  const counted = (name: string, n: number | undefined) => (counts ? `${name} (${format.number(n ?? 0)})` : name)
  return (
    <>
      {data && data.waitsForYou > 0 && !input.waiting && (
        <Alert color="yellow" mb="sm">
          <Group justify="space-between" gap="xs">
            {t('waiting.some', { count: data.waitsForYou })}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => go({ waiting: 'you', status: '', search: '', page: '1' })}
            >
              {t('waiting.show')}
            </Button>
          </Group>
        </Alert>
      )}
      {!nothingAtAll && <div className={classes.begin}>{begin}</div>}
      <DataTable
        name="requisitions"
        label={t('title')}
        columns={columns}
        rows={data?.requisitions ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        total={data?.totalCount ?? 0}
        page={input.page}
        pageSize={input.pageSize}
        onPage={(page) => go({ page: String(page) })}
        onPageSize={(size) => go({ size: String(size), page: '1' })}
        search={{
          value: at.search,
          onChange: (search) => go({ search, page: '1' }, { replace: true }),
          placeholder: t('search'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={t('status')}
              value={input.waiting ? 'waiting' : input.status}
              onChange={({ currentTarget: { value } }) =>
                go(
                  value === 'waiting'
                    ? { status: '', waiting: 'you', page: '1' }
                    : { status: value, waiting: '', page: '1' },
                )
              }
              data={[
                { value: '', label: counted(t('states.all'), all) },
                { value: 'waiting', label: counted(t('waiting.you'), data?.waitsForYou) },
                ...STATUSES.map((s) => ({ value: s, label: counted(t(`states.${s}`), counts?.[s]) })),
              ]}
            />
            {figure && <Badge variant="default">{t('figure')}</Badge>}
            {(at.search || input.status || input.waiting || figure) && (
              <Button
                variant="subtle"
                onClick={() =>
                  go({
                    search: '',
                    status: '',
                    waiting: '',
                    page: '1',
                    department: '',
                    country: '',
                    job: '',
                  })
                }
              >
                {t('clear')}
              </Button>
            )}
          </>
        }
        loading={isPending}
        fetching={isFetching && !data}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<IconUserPlus size={22} stroke={1.6} />}
            title={t(nothingAtAll ? 'empty' : 'nothing')}
            action={nothingAtAll ? begin : undefined}
          >
            {t(nothingAtAll ? 'emptyText' : 'nothingText')}
          </EmptyState>
        }
        onOpen={(row) => go({ requisition: row.id })}
        lines={2}
      />
      <Suspense>
        {at.new && (
          <RequisitionForm onClose={() => go({ new: '' })} onSaved={({ id }) => go({ new: '', requisition: id })} />
        )}
        {at.requisition && <Detail key={at.requisition} id={at.requisition} onClose={() => go({ requisition: '' })} />}
      </Suspense>
    </>
  )
}

const useColumns = (open: (id: string) => void): Column<RequisitionRow>[] => {
  const t = useWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('requisition'),
        fixed: true,
        width: 260,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={t('open', { title: row.title })}
            >
              {row.title}
            </UnstyledButton>
            <span className={classes.small}>
              {format.list([t('numbered', { number: row.number }), row.department])}
            </span>
          </div>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={TONES[row.status]}>{t(`states.${row.status}`)}</StatusBadge>
            </span>
            {row.waitsForYou && <span className={classes.small}>{t('waiting.you')}</span>}
          </div>
        ),
      },
      {
        id: 'people',
        header: t('people'),
        width: 110,
        cell: (row) => <span className="figures">{t('ofCount', { hired: row.hired, count: row.headCount })}</span>,
      },
      {
        id: 'place',
        header: t('place'),
        width: 160,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.place ?? '—'}</span>
            <span className={classes.small}>{format.countryName(row.country)}</span>
          </div>
        ),
      },
      { id: 'wanted', header: t('wanted'), width: 130, cell: (row) => format.day(row.wantedBy) },
      {
        id: 'changed',
        header: t('changed'),
        width: 150,
        wideOnly: true,
        cell: (row) => format.moment(row.updatedAt),
      },
    ],
    [t, format],
  )
}
