import { Alert } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { AdviceList } from './AdviceList.tsx'
import classes from './budget.module.css'
import { CurrencyEffect } from './CurrencyEffect.tsx'
import { useWhole } from './calls.ts'
import { Departments } from './Departments.tsx'
import { Loaded } from './Loaded.tsx'

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

/** Budget, actual and forecast: the figures, the drawing, the departments and what to look at. */
export const Board = ({ board }: { board: BudgetBoard }) => {
  const t = useWords()
  const say = useSentences()
  const { month, moment, list } = useFormat()
  const { entity, months, departments } = board
  const money = useMinor(entity.country, entity.currency)
  const whole = useWhole(entity)
  const budget = sumOf(months, (row) => row.budget)
  const actual = sumOf(months, (row) => row.actual)
  const forecast = sumOf(months, (row) => row.forecast)
  const reserved = sumOf(departments, (row) => row.reserved)
  const room = budget - actual - forecast - reserved
  const locked = months.filter((row) => row.actual !== null).length
  const thisMonth = ownToday().slice(0, 7)
  const pastOpen = months.filter((row) => row.actual === null && row.month.slice(0, 7) < thisMonth).length
  return (
    <div className={classes.stack}>
      <Figures
        figures={[
          {
            label: t('figures.budget'),
            value: whole(budget),
            hint: `${t('figures.setAside')}: ${whole(sumOf(months, (row) => row.endOfService))}`,
          },
          { label: t('figures.spent'), value: whole(actual), hint: t('figures.months', { count: locked }) },
          {
            label: t('figures.toCome'),
            value: whole(forecast),
            hint: list([
              board.forecastAt ? t('figures.asOf', { moment: moment(board.forecastAt) }) : t('figures.noForecast'),
              pastOpen > 0 && board.forecastAt ? t('figures.pastOpen', { count: pastOpen }) : '',
            ]),
          },
          {
            label: t(room < 0 ? 'figures.over' : 'figures.room'),
            value: whole(Math.abs(room)),
            tone: room < 0 ? 'wrong' : 'ok',
            hint: reserved > 0 ? t('figures.reserved', { amount: whole(reserved) }) : undefined,
          },
        ]}
      />
      {!board.forecastAt && (
        <Alert variant="light" color="blue">
          {t('needsForecast')}
        </Alert>
      )}
      {board.lawFrom.length > 0 && (
        <p className={classes.quiet}>{t('lawFrom', { months: list(board.lawFrom.map((row) => month(row.month))) })}</p>
      )}
      {board.problems.length > 0 && (
        <Alert variant="light" color="yellow" title={t('problems')}>
          <ul className={classes.list}>
            {board.problems.map(({ message, count }) => (
              <li key={message}>
                <bdi>{t('problem', { message: say(message), count })}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Chart
        kind="line"
        level={2}
        title={t('chart.title')}
        description={t('chart.means')}
        of={t('month')}
        points={months.map((row) => ({ id: row.month, name: month(row.month) }))}
        series={[
          { id: 'budget', name: t('budget'), values: months.map((row) => row.budget) },
          { id: 'actual', name: t('actual'), values: months.map((row) => row.actual) },
          {
            id: 'forecast',
            name: t('expected'),
            values: months.map((row) => (board.forecastAt ? row.forecast : null)),
          },
        ]}
        write={money}
        writeTick={whole}
        empty={t('chart.empty')}
      />
      <Departments board={board} />
      <Loaded board={board} />
      {board.currencyEffect && <CurrencyEffect effect={board.currencyEffect} from={entity.currency.code} />}
      <AdviceList board={board} />
    </div>
  )
}
