import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { monthsBetween } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { paths } from '../../../../web/paths.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { listCosts } from '../contract.ts'
import { KINDS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import classes from './costs.module.css'

type Spending = Pick<Output<typeof listCosts>, 'months' | 'totals'>

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** What was spent month by month, its kinds one upon the other: one currency at a time, for two cannot be added. */
export const SpentByMonth = ({ spending: { months, totals } }: { spending: Spending }) => {
  const t = useWords()
  const format = useFormat()
  const [chosen, setChosen] = useState('')
  const most = totals.toSorted((a, b) => b.n - a.n)[0]
  const money = totals.find((each) => each.currency === chosen) ?? most
  const own = months.filter((each) => each.currency === money?.currency)
  const first = own[0]?.month
  const last = own.at(-1)?.month
  const points = first && last ? monthsBetween(first, last) : []
  const kinds = KINDS.filter((kind) => own.some((each) => each.kind === kind))
  const amountOf = (month: string, kind: string) =>
    Number(own.find((each) => each.month === month && each.kind === kind)?.amount ?? 0)
  return (
    <section className={classes.drawn}>
      <Chart
        kind="stacked"
        level={2}
        title={t('byMonth')}
        description={t('byMonthMeans')}
        of={t('month')}
        points={points.map((month) => ({ id: month, name: format.month(month) }))}
        series={kinds.map((kind) => ({
          id: kind,
          name: t(`kinds.${kind}`),
          values: points.map((month) => amountOf(month, kind)),
        }))}
        write={(amount) => (money ? format.money(amount, money) : '')}
        writeTick={format.number}
        linkOf={(point, series) => {
          const month = points[point]
          const kind = kinds[series]
          if (!month || !kind || amountOf(month, kind) === 0) return null
          const currency = money?.currency ?? ''
          return {
            to: paths.recruitment({ tab: 'costs', from: `${month}-01`, to: lastDayOf(month), kind, currency }),
            name: t('listOf', { what: format.list([format.month(month), t(`kinds.${kind}`)]) }),
          }
        }}
        controls={
          totals.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={t('currency')}
              value={money?.currency ?? ''}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={totals.map((each) => each.currency)}
            />
          )
        }
        empty={t('none')}
      />
    </section>
  )
}
