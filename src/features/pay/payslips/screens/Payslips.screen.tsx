import { Button, NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { paths } from '../../../../web/paths.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { PayslipRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { monthsCall, payslipsCall } from './calls.ts'
import classes from './payslips.module.css'
import { SlipNet } from './SlipNet.tsx'

const SlipDialog = lazy(() => import('./SlipDialog.tsx'))
const Archive = lazy(() => import('./Archive.tsx'))

const AT = { month: '', state: '', search: '', page: '1', size: '50', sort: '-payDay', open: '' }
const STATES = ['published', 'viewed', 'corrected', 'withdrawn'] as const
const SORTS = ['-payDay', 'payDay', 'name', '-name', '-published', 'published'] as const
const TONES: Readonly<Record<PayslipRow['state'], Tone>> = {
  published: 'idle',
  viewed: 'ok',
  corrected: 'calm',
  withdrawn: 'careful',
}
const NOTHING: PayslipRow[] = []
const keyOf = ({ runId, employmentId, version }: PayslipRow): string => `${runId}~${employmentId}~${version}`

/** Every payslip that was published, for whoever works on payroll. */
export default function Payslips() {
  const t = useWords()
  const { month: monthName, number } = useFormat()
  const [at, go] = useAddress(AT)
  const [isZipping, setZipping] = useState(false)
  const page = Number(at.page) || 1
  const filter = { month: at.month, state: STATES.find((one) => one === at.state) ?? '', search: at.search } as const
  const sort = SORTS.find((one) => one === at.sort) ?? '-payDay'
  const asked = { ...filter, sort, pageSize: Number(at.size) || 50 }
  const { data, error, isPending, isFetching, refetch } = useListPage(payslipsCall, asked, page)
  const { data: known } = useApiState(monthsCall, {})
  const months = known?.months ?? []
  const shown = at.month ? months.filter(({ month }) => month === at.month) : months
  const sum = (of: 'published' | 'opened' | 'corrected' | 'withdrawn' | 'openQuestions') =>
    shown.reduce((total, one) => total + one[of], 0)
  const columns = useColumns((open) => void go({ open }))
  const view = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const isFiltered = Object.keys(view).length > 0
  const chips = [
    ...(filter.month
      ? [{ id: 'month', label: monthName(filter.month), onRemove: () => void go({ month: '', page: '1' }) }]
      : []),
    ...(filter.state
      ? [{ id: 'state', label: t(`states.${filter.state}`), onRemove: () => void go({ state: '', page: '1' }) }]
      : []),
  ]
  const questions = sum('openQuestions')
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        at.month !== '' && (
          <Button variant="default" onClick={() => setZipping(true)}>
            {t('zip')}
          </Button>
        )
      }
    >
      <div className={classes.stack}>
        <Figures
          figures={[
            { label: t('figures.published'), value: number(sum('published')) },
            { label: t('figures.opened'), value: number(sum('opened')) },
            { label: t('figures.corrected'), value: number(sum('corrected')) },
            { label: t('figures.withdrawn'), value: number(sum('withdrawn')) },
            {
              label: t('figures.questions'),
              value: number(questions),
              ...(questions > 0 ? { tone: 'careful' as const } : {}),
            },
          ]}
        />
        <ListScreen
          list="payslips"
          view={view}
          onView={(next) =>
            void go({ month: next.month ?? '', state: next.state ?? '', search: next.search ?? '', page: '1' })
          }
          filter={view}
          chips={chips}
          name="payslips"
          label={t('list')}
          columns={columns}
          rows={data?.payslips ?? NOTHING}
          rowId={keyOf}
          rowName={(row) => `${row.name} ${row.payDay}`}
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
                aria-label={t('month')}
                value={at.month}
                onChange={(e) => void go({ month: e.currentTarget.value, page: '1' })}
                data={[
                  { value: '', label: t('anyMonth') },
                  ...months.map(({ month }) => ({ value: month, label: monthName(month) })),
                ]}
              />
              <NativeSelect
                aria-label={t('state')}
                value={at.state}
                onChange={(e) => void go({ state: e.currentTarget.value, page: '1' })}
                data={[
                  { value: '', label: t('anyState') },
                  ...STATES.map((one) => ({ value: one, label: t(`states.${one}`) })),
                ]}
              />
            </>
          }
          loading={isPending}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={<Nothing isFiltered={isFiltered} />}
        />
      </div>
      <Suspense>
        {at.open && (
          <SlipDialog of={at.open} mayPublish={known?.mayPublish ?? false} onClose={() => void go({ open: '' })} />
        )}
        {isZipping && (
          <Archive month={at.month} departments={shown[0]?.departments ?? []} onClose={() => setZipping(false)} />
        )}
      </Suspense>
    </Page>
  )
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const t = useWords()
  if (isFiltered) return <EmptyState title={t('noMatch')}>{t('noMatchText')}</EmptyState>
  return (
    <EmptyState
      icon={<IconReceipt size={22} stroke={1.6} />}
      title={t('none')}
      action={
        <Button component={Link} to={paths.payroll()}>
          {t('toRuns')}
        </Button>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}

const useColumns = (open: (key: string) => void): Column<PayslipRow>[] => {
  const t = useWords()
  const { day, number } = useFormat()
  const period = usePeriod()
  return useMemo(
    () => [
      {
        id: 'name',
        width: 200,
        inFile: ['name', 'number'],
        header: t('columns.name'),
        fixed: true,
        cell: (row) => (
          <UnstyledButton onClick={() => open(keyOf(row))}>
            <bdi>{row.name}</bdi>
          </UnstyledButton>
        ),
      },
      {
        id: 'period',
        width: 210,
        inFile: ['from', 'until'],
        header: t('columns.period'),
        cell: (row) => period(row.from, row.until),
      },
      {
        id: 'state',
        width: 130,
        inFile: ['state'],
        header: t('columns.state'),
        cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>,
      },
      { id: 'net', width: 140, align: 'end', header: t('columns.net'), cell: (row) => <SlipNet row={row} /> },
      {
        id: 'questions',
        width: 100,
        header: t('columns.questions'),
        cell: (row) => (row.openQuestions > 0 ? number(row.openQuestions) : ''),
      },
      { id: 'payDay', width: 120, inFile: ['payDay'], header: t('columns.payDay'), cell: (row) => day(row.payDay) },
      { id: 'group', width: 170, inFile: ['group'], header: t('columns.group'), cell: (row) => <bdi>{row.group}</bdi> },
      {
        id: 'version',
        width: 90,
        inFile: ['version'],
        header: t('columns.version'),
        cell: (row) => <span className="figures">{number(row.version)}</span>,
      },
      {
        id: 'opened',
        width: 120,
        inFile: ['opened'],
        header: t('columns.opened'),
        cell: (row) => (row.openedAt ? day(row.openedAt) : ''),
      },
    ],
    [t, day, number, open, period],
  )
}
