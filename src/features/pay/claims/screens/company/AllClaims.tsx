import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useListPage } from '../../../../../web/list.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../../web/ui/states.tsx'
import type { Column } from '../../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../../platform/lists/screens/ListScreen.tsx'
import type { ClaimSummary } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { CLAIM_STATES } from '../../states.rules.ts'
import { useClaimWords } from '../../words/index.ts'
import { SEVERITY_TONES, TONES, useAmount } from '../own/parts.tsx'
import { listCall } from './calls.ts'

const AT = { tab: '', state: '', severity: '', search: '', page: '1', size: '50', sort: '-submitted', claim: '' }
const STATES = CLAIM_STATES.filter((state) => state !== 'draft')
const FLAGS = ['warning', 'violation', 'duplicate'] as const
const SORTS = ['-submitted', 'submitted', '-number', 'number', 'person', '-person'] as const
const NOTHING: ClaimSummary[] = []

/** Every claim that was handed in. */
export default function AllClaims() {
  const t = useClaimWords()
  const own = useWords()
  const [at, go] = useAddress(AT)
  const page = Number(at.page) || 1
  const filter = {
    state: STATES.find((one) => one === at.state) ?? '',
    severity: FLAGS.find((one) => one === at.severity) ?? '',
    search: at.search,
  } as const
  const sort = SORTS.find((one) => one === at.sort) ?? '-submitted'
  const asked = { ...filter, sort, pageSize: Number(at.size) || 50 }
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, asked, page)
  const columns = useColumns((claim) => void go({ tab: 'mine', claim }))
  const view = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const chips = (['state', 'severity'] as const).flatMap((id) =>
    filter[id]
      ? [
          {
            id,
            label:
              id === 'state'
                ? own(`states.${filter.state || 'submitted'}`)
                : own(`severities.${filter.severity || 'ok'}`),
            onRemove: () => void go({ [id]: '', page: '1' }),
          },
        ]
      : [],
  )
  return (
    <ListScreen
      list="expense-claims"
      view={view}
      onView={(next) =>
        void go({ state: next.state ?? '', severity: next.severity ?? '', search: next.search ?? '', page: '1' })
      }
      filter={view}
      chips={chips}
      name="expense-claims"
      label={t('tabs.all')}
      columns={columns}
      rows={data?.claims ?? NOTHING}
      rowId={(row) => row.id}
      rowName={(row) => row.title}
      total={data?.totalCount ?? 0}
      totalIsAtLeast={data?.totalIsAtLeast ?? false}
      page={page}
      pageSize={asked.pageSize}
      onPage={(next) => void go({ page: String(next) })}
      onPageSize={(size) => void go({ size: String(size), page: '1' })}
      filters={
        <>
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={at.search}
            onChange={(e) => void go({ search: e.currentTarget.value, page: '1' }, { replace: true })}
          />
          <NativeSelect
            aria-label={t('state')}
            value={at.state}
            onChange={(e) => void go({ state: e.currentTarget.value, page: '1' })}
            data={[
              { value: '', label: t('anyState') },
              ...STATES.map((s) => ({ value: s, label: own(`states.${s}`) })),
            ]}
          />
          <NativeSelect
            aria-label={t('flag')}
            value={at.severity}
            onChange={(e) => void go({ severity: e.currentTarget.value, page: '1' })}
            data={[
              { value: '', label: t('anyFlag') },
              ...FLAGS.map((s) => ({ value: s, label: own(`severities.${s}`) })),
            ]}
          />
        </>
      }
      loading={isPending}
      fetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={
        <EmptyState icon={<IconReceipt size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      }
    />
  )
}

const useColumns = (open: (claim: string) => void): Column<ClaimSummary>[] => {
  const t = useClaimWords()
  const own = useWords()
  const amount = useAmount()
  const { day } = useFormat()
  return useMemo(
    () => [
      {
        id: 'title',
        width: 150,
        inFile: ['title'],
        header: t('claim'),
        fixed: true,
        cell: (row) => (
          <UnstyledButton onClick={() => open(row.id)}>
            <bdi>{row.title}</bdi>
          </UnstyledButton>
        ),
      },
      {
        id: 'number',
        width: 60,
        inFile: ['number'],
        header: t('number'),
        cell: (row) => <span className="figures">{row.number}</span>,
      },
      { id: 'person', width: 135, inFile: ['person'], header: t('person'), cell: (row) => <bdi>{row.person}</bdi> },
      {
        id: 'state',
        width: 170,
        inFile: ['state'],
        header: t('state'),
        cell: (row) => <StatusBadge tone={TONES[row.state]}>{own(`states.${row.state}`)}</StatusBadge>,
      },
      {
        id: 'flag',
        width: 155,
        header: t('flag'),
        cell: (row) =>
          row.severity === 'ok' ? (
            ''
          ) : (
            <StatusBadge tone={SEVERITY_TONES[row.severity]}>{own(`severities.${row.severity}`)}</StatusBadge>
          ),
      },
      {
        id: 'total',
        width: 105,
        align: 'end',
        inFile: ['total', 'currency'],
        header: t('total'),
        cell: (row) => <span className="figures">{amount(row.total)}</span>,
      },
      {
        id: 'approved',
        width: 105,
        align: 'end',
        inFile: ['approved'],
        header: t('approved'),
        cell: (row) => <span className="figures">{row.approved ? amount(row.approved) : ''}</span>,
      },
      {
        id: 'submitted',
        width: 125,
        inFile: ['submitted'],
        header: t('submitted'),
        cell: (row) => day(row.submittedAt?.slice(0, 10)),
      },
      {
        id: 'payDay',
        width: 130,
        header: t('payDay'),
        cell: (row) => {
          if (row.payDay) return day(row.payDay)
          return row.expected ? t('expectedDay', { day: day(row.expected.payDay) }) : ''
        },
      },
    ],
    [t, own, amount, day, open],
  )
}
