import { Alert, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useApiState } from '../../../../web/api.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import { DownloadButton } from '../../payroll/screens/Download.tsx'
import classes from '../../payroll/screens/tables.module.css'
import type { MonthComparison, PayDifference } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { comparisonCall } from './calls.ts'
import Differences from './Differences.tsx'
import { useComponentName } from './words.ts'

/** Bars of a drawing that can still be told apart. */
const MOST_BARS = 12

/** A month of ours beside the register of it. */
export default function Comparison({ groupId, month, onBack }: { groupId: string; month: string; onBack: () => void }) {
  const t = useWords()
  const { day, month: monthName } = useFormat()
  const { data, error, isPending, isFetching, refetch } = useApiState(comparisonCall, { groupId, month })
  if (error && !data)
    return <ErrorState title={t('failedMonth')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (isPending || !data) return <LoadingTable rows={6} columns={5} />
  const found = data.comparison
  const file = `/api/go-live/${groupId}/parallel/${month}/file?format=`
  return (
    <Page
      title={`${found.group} · ${monthName(month)}`}
      subtitle={t('comparedOn', { day: day(found.madeAt) })}
      actions={
        <div className={classes.actions}>
          <Button variant="subtle" leftSection={<IconArrowLeft size={16} className="mirrored" />} onClick={onBack}>
            {t('back')}
          </Button>
          <DownloadButton address={`${file}csv`} name={`parallel-run-${month}.csv`}>
            {t('csv')}
          </DownloadButton>
          <DownloadButton address={`${file}xlsx`} name={`parallel-run-${month}.xlsx`}>
            {t('xlsx')}
          </DownloadButton>
        </div>
      }
    >
      <Found found={found} />
    </Page>
  )
}

const Found = ({ found }: { found: MonthComparison }) => {
  const t = useWords()
  const { number } = useFormat()
  const money = useMinor(found.country, found.currency)
  return (
    <div className={classes.stack}>
      <Figures
        figures={[
          { label: t('figures.compared'), value: number(found.compared) },
          { label: t('figures.theirs'), value: money(found.theirs) },
          { label: t('figures.ours'), value: money(found.ours) },
          { label: t('figures.difference'), value: money(found.theirs - found.ours) },
          {
            label: t('figures.open'),
            value: number(found.open),
            ...(found.open > 0 ? { tone: 'careful' as const } : {}),
          },
        ]}
      />
      {found.stopped.length > 0 && (
        <Alert color="yellow" title={t('stopped')}>
          <ul>
            {found.stopped.map(({ name, messages }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {messages.join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {found.status === 'nothing_to_compare' && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {found.status === 'clean' && <EmptyState title={t('clean')}>{t('cleanText')}</EmptyState>}
      {found.status === 'differences' && (
        <>
          <ByComponent found={found} />
          <Differences found={found} />
        </>
      )}
    </div>
  )
}

const sumsOf = (differences: readonly PayDifference[], nameOf: (one: PayDifference) => string) =>
  [...Map.groupBy(differences, nameOf)]
    .map(([name, own]) => ({ name, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, MOST_BARS)

const ByComponent = ({ found }: { found: MonthComparison }) => {
  const t = useWords()
  const nameOf = useComponentName()
  const money = useMinor(found.country, found.currency)
  const sums = sumsOf(found.differences, nameOf)
  if (sums.length < 2) return null
  return (
    <Chart
      kind="bar"
      layout="rows"
      title={t('chart.title')}
      description={t('chart.means')}
      of={t('chart.of')}
      points={sums.map(({ name }) => ({ id: name, name }))}
      series={[{ id: 'amount', name: t('of.amount'), values: sums.map(({ amount }) => amount) }]}
      write={(value) => money(value)}
      empty={t('clean')}
    />
  )
}
