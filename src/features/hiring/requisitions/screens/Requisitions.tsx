import { Alert, Badge, Button, Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import type { RequisitionRow } from '../contract.ts'
import { SORTS, STATUSES } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import classes from './requisitions.module.css'
import { TONES } from './tones.ts'

const Detail = lazy(() => import('./Detail.tsx'))
const RequisitionForm = lazy(() => import('./RequisitionForm.tsx'))

/** What a saved view holds. */
const NO_VIEW = {
  status: '',
  waiting: '',
  search: '',
  sort: '-changed',
  page: '1',
  size: '50',
  department: '',
  country: '',
  job: '',
}
const AT = { ...NO_VIEW, requisition: '', new: '' }
const NO_FILTER = { search: '', status: '', waiting: '', page: '1', department: '', country: '', job: '' }
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
    sort: SORTS.find((s) => s === at.sort) ?? '-changed',
    pageSize: Number(at.size) || 50,
  } as const
  const page = Number(at.page) || 1
  const answer = useListPage(listCall, input, page)
  const { data } = answer
  const { pageSize, ...filter } = input
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
  const chosen = input.waiting ? t('waiting.you') : input.status && t(`states.${input.status}`)
  const labels = { status: chosen, department: at.department, country: at.country && format.countryName(at.country) }
  const chips = filterChips(labels, go, { status: { status: '', waiting: '' } })
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
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize: pageSize, sort: input.sort })}
        list="requisitions"
        filter={filter}
        chips={chips}
        name="requisitions"
        label={t('title')}
        columns={columns}
        rows={data?.requisitions ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        search={listSearch(at, go, t('search'))}
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
              <Button variant="subtle" onClick={() => go(NO_FILTER)}>
                {t('clear')}
              </Button>
            )}
          </>
        }
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
        inFile: ['number', 'title', 'department'],
        header: t('requisition'),
        sort: 'title',
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
        inFile: ['status'],
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
        inFile: ['headCount', 'hired'],
        header: t('people'),
        width: 110,
        cell: (row) => <span className="figures">{t('ofCount', { hired: row.hired, count: row.headCount })}</span>,
      },
      {
        id: 'place',
        inFile: ['place', 'country'],
        header: t('place'),
        width: 160,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.place ?? '—'}</span>
            <span className={classes.small}>{format.countryName(row.country)}</span>
          </div>
        ),
      },
      {
        id: 'wanted',
        inFile: ['wantedBy'],
        header: t('wanted'),
        sort: 'wanted',
        width: 130,
        cell: (row) => format.day(row.wantedBy),
      },
      {
        id: 'changed',
        inFile: ['changed'],
        header: t('changed'),
        sort: 'changed',
        width: 150,
        wideOnly: true,
        cell: (row) => format.moment(row.updatedAt),
      },
    ],
    [t, format],
  )
}
