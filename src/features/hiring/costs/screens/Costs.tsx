import { Badge, Button, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconCoins, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { useSession } from '../../../../web/session.ts'
import { DateFilter } from '../../../../web/ui/DateFilter.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame } from '../../../platform/lists/screens/listFrame.ts'
import type { Cost } from '../contract.ts'
import { KINDS, SORTS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { CostDialog } from './CostDialog.tsx'
import { costsCall } from './calls.ts'
import classes from './costs.module.css'
import { SpentByMonth } from './SpentByMonth.tsx'

const AT = {
  from: '',
  to: '',
  kind: '',
  currency: '',
  sort: '-spent',
  page: '1',
  size: '50',
  // What a figure of the overview stands for.
  department: '',
  country: '',
  source: '',
  job: '',
}
const NONE: Cost[] = []

/** Every cost of hiring that was entered. */
export default function Costs() {
  const t = useWords()
  const format = useFormat()
  const { user } = useSession()
  const [at, go] = useAddress(AT)
  const [open, setOpen] = useState<Cost | 'new' | null>(null)
  const filter = {
    from: at.from,
    to: at.to,
    currency: at.currency,
    kind: KINDS.find((k) => k === at.kind) ?? ('' as const),
    department: at.department,
    country: at.country,
    source: at.source,
    job: at.job,
  }
  const page = Number(at.page) || 1
  const sort = SORTS.find((s) => s === at.sort) ?? '-spent'
  const input = { ...filter, sort, pageSize: Number(at.size) || 50 }
  const answer = useListPage(costsCall, input, page)
  const { data } = answer
  const columns = useColumns(setOpen)
  const figure = Boolean(at.department || at.country || at.source || at.job)
  const filtered = Boolean(figure || at.from || at.to || filter.kind || at.currency)
  const change = (changes: Partial<typeof AT>) => go({ ...changes, page: '1' })
  const labels = {
    from: at.from && `${t('from')} ${format.day(at.from)}`,
    to: at.to && `${t('to')} ${format.day(at.to)}`,
    kind: filter.kind && t(`kinds.${filter.kind}`),
    currency: at.currency,
    department: at.department,
    country: at.country && format.countryName(at.country),
    source: at.source,
  }
  const chips = filterChips(labels, go)
  const may = useMay()
  const enter = may('hiring.costs') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!data} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <div className={classes.head}>
        <p className={classes.quiet}>{t('intro')}</p>
        <div className={classes.acts}>{enter}</div>
      </div>
      {data && data.months.length > 0 && <SpentByMonth spending={data} />}
      <ListScreen
        {...listFrame({ at, usual: AT, go, answer, pageSize: input.pageSize, sort: sort })}
        list="hiring-costs"
        filter={{ ...filter, sort }}
        chips={chips}
        name="hiring-costs"
        label={t('title')}
        columns={columns}
        rows={data?.costs ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => t(`kinds.${row.kind}`)}
        filters={
          <>
            <DateFilter label={t('from')} value={at.from} onChange={(from) => change({ from })} />
            <DateFilter label={t('to')} value={at.to} onChange={(to) => change({ to })} />
            <NativeSelect
              aria-label={t('kind')}
              value={filter.kind}
              onChange={(e) => change({ kind: e.currentTarget.value })}
              data={[
                { value: '', label: t('allKinds') },
                ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('currency')}
              value={at.currency}
              onChange={(e) => change({ currency: e.currentTarget.value })}
              data={[
                { value: '', label: t('allCurrencies') },
                ...new Set((data?.choices.currencies ?? []).map((c) => c.currency)),
              ]}
            />
            {figure && <Badge variant="default">{t('figure')}</Badge>}
            {filtered && (
              <Button variant="subtle" onClick={() => go({ ...AT, size: at.size })}>
                {t('clear')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState icon={<IconCoins size={22} stroke={1.6} aria-hidden />} title={t(filtered ? 'nothing' : 'empty')}>
            {t(filtered ? 'nothingText' : 'emptyText')}
          </EmptyState>
        }
        onOpen={setOpen}
        lines={2}
      />
      {data && data.totals.length > 0 && (
        <p className={classes.quiet} role="status">
          {t('sum', { amount: format.list(data.totals.map((item) => format.money(item.amount, item))) })}
        </p>
      )}
      {open && data && (
        <CostDialog
          held={open === 'new' ? null : open}
          on={{}}
          choices={data.choices}
          home={countryCodes.find((c) => c === user?.country_code) ?? countryCodes[0] ?? ''}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const useColumns = (open: (cost: Cost) => void): Column<Cost>[] => {
  const t = useWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only sets a state
  return useMemo(
    () => [
      {
        id: 'kind',
        inFile: ['kind', 'note'],
        header: t('kind'),
        sort: 'kind',
        fixed: true,
        width: 200,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              onClick={() => open(row)}
              aria-label={t('editOf', {
                what: format.list([t(`kinds.${row.kind}`), format.money(row.amount, row)]),
              })}
            >
              {t(`kinds.${row.kind}`)}
            </UnstyledButton>
            <bdi className={classes.small}>{row.note}</bdi>
          </div>
        ),
      },
      {
        id: 'amount',
        inFile: ['amount', 'currency'],
        header: t('amount'),
        width: 140,
        align: 'end',
        cell: (row) => <bdi className="figures">{format.money(row.amount, row)}</bdi>,
      },
      {
        id: 'day',
        inFile: ['day'],
        header: t('day'),
        sort: 'spent',
        width: 120,
        cell: (row) => format.day(row.spentOn),
      },
      {
        id: 'for',
        inFile: ['job', 'requisition', 'department', 'country'],
        header: t('for'),
        width: 220,
        cell: (row) => (
          <bdi>
            {row.job?.title ??
              (row.requisition
                ? t('requisitionN', { number: row.requisition.number, title: row.requisition.title })
                : t('whole'))}
          </bdi>
        ),
      },
      {
        id: 'source',
        inFile: ['source'],
        header: t('source'),
        width: 120,
        cell: (row) => <bdi>{row.source ?? '—'}</bdi>,
      },
      {
        id: 'by',
        inFile: ['enteredBy'],
        header: t('by'),
        width: 140,
        wideOnly: true,
        cell: (row) => <bdi>{row.by ?? '—'}</bdi>,
      },
    ],
    [t, format],
  )
}
