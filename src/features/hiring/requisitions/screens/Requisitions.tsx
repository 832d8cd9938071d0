import { Alert, Badge, Button, Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
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
  const say = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const asked = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    waiting: at.waiting === 'you' ? ('you' as const) : ('' as const),
    search: at.search,
    ...{ department: at.department, country: at.country, job: at.job },
    page: Number(at.page) || 1,
    pageSize: Number(at.size) || 50,
  } as const
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, asked)
  const columns = useColumns((id) => go({ requisition: id }))
  const figure = Boolean(at.department || at.country || at.job)
  const counts = data?.counts
  const all = counts ? Object.values(counts).reduce((a, b) => a + b, 0) : 0
  const nothingAtAll = counts !== undefined && all === 0
  const begin = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go({ new: '1' })}>
      {say('new')}
    </Button>
  )
  const counted = (name: string, n: number | undefined) => (counts ? `${name} (${format.number(n ?? 0)})` : name)
  return (
    <>
      {data && data.waitsForYou > 0 && !asked.waiting && (
        <Alert color="yellow" mb="sm">
          <Group justify="space-between" gap="xs">
            {say('waiting.some', { count: data.waitsForYou })}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => go({ waiting: 'you', status: '', search: '', page: '1' })}
            >
              {say('waiting.show')}
            </Button>
          </Group>
        </Alert>
      )}
      {!nothingAtAll && <div className={classes.begin}>{begin}</div>}
      <DataTable
        name="requisitions"
        label={say('title')}
        columns={columns}
        rows={data?.requisitions ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        total={data?.totalCount ?? 0}
        page={asked.page}
        pageSize={asked.pageSize}
        onPage={(page) => go({ page: String(page) })}
        onPageSize={(size) => go({ size: String(size), page: '1' })}
        search={{
          value: at.search,
          onChange: (search) => go({ search, page: '1' }, { replace: true }),
          placeholder: say('search'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={say('status')}
              value={asked.waiting ? 'waiting' : asked.status}
              onChange={({ currentTarget: { value } }) =>
                go(
                  value === 'waiting'
                    ? { status: '', waiting: 'you', page: '1' }
                    : { status: value, waiting: '', page: '1' },
                )
              }
              data={[
                { value: '', label: counted(say('states.all'), all) },
                { value: 'waiting', label: counted(say('waiting.you'), data?.waitsForYou) },
                ...STATUSES.map((s) => ({ value: s, label: counted(say(`states.${s}`), counts?.[s]) })),
              ]}
            />
            {figure && <Badge variant="default">{say('figure')}</Badge>}
            {(at.search || asked.status || asked.waiting || figure) && (
              <Button
                variant="subtle"
                onClick={() =>
                  go({
                    ...{ search: '', status: '', waiting: '', page: '1' },
                    ...{ department: '', country: '', job: '' },
                  })
                }
              >
                {say('clear')}
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
            title={say(nothingAtAll ? 'empty' : 'nothing')}
            action={nothingAtAll ? begin : undefined}
          >
            {say(nothingAtAll ? 'emptyText' : 'nothingText')}
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
  const say = useWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'title',
        header: say('requisition'),
        fixed: true,
        width: 260,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={say('open', { title: row.title })}
            >
              {row.title}
            </UnstyledButton>
            <span className={classes.small}>
              {format.list([say('numbered', { number: row.number }), row.department])}
            </span>
          </div>
        ),
      },
      {
        id: 'status',
        header: say('status'),
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={TONES[row.status]}>{say(`states.${row.status}`)}</StatusBadge>
            </span>
            {row.waitsForYou && <span className={classes.small}>{say('waiting.you')}</span>}
          </div>
        ),
      },
      {
        id: 'people',
        header: say('people'),
        width: 110,
        cell: (row) => <span className="figures">{say('ofCount', { hired: row.hired, count: row.headCount })}</span>,
      },
      {
        id: 'place',
        header: say('place'),
        width: 160,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.place ?? '—'}</span>
            <span className={classes.small}>{format.countryName(row.country)}</span>
          </div>
        ),
      },
      { id: 'wanted', header: say('wanted'), width: 130, cell: (row) => format.day(row.wantedBy) },
      {
        id: 'changed',
        header: say('changed'),
        width: 150,
        wideOnly: true,
        cell: (row) => format.moment(row.updatedAt),
      },
    ],
    [say, format],
  )
}
