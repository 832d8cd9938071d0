import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { sourceName } from '../../applications/source.rules.ts'
import { useWords as useApplicationWords } from '../../applications/words/index.ts'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './recruitment.module.css'

type Row = Overview['sources'][number]
const REACHED = ['applied', 'interview', 'offer', 'hired'] as const
type Reached = (typeof REACHED)[number]
type Props<R extends Row> = {
  name: 'sources' | 'months'
  rows: readonly R[]
  /** The list behind a number of a row. */
  listOf: (row: R, reached: Reached) => string
}

/** How far people came, by where they came from or when; each number leads to its list. */
export const ReachedChart = <R extends Row>({ name, rows, listOf }: Props<R>) => {
  const t = useWords()
  const format = useFormat()
  const say = useApplicationWords()
  const nameOf = ({ of }: Row) =>
    name === 'months' ? format.month(of) : sourceName(of, (own) => say(`sources.${own}`))
  return (
    <section className={classes.panel}>
      <Chart
        kind={name === 'months' ? 'line' : 'bar'}
        layout={name === 'months' ? 'columns' : 'rows'}
        level={2}
        title={t(`parts.${name}`)}
        description={t(`means.${name}`)}
        of={t(name === 'sources' ? 'source' : 'month')}
        points={rows.map((row) => ({ id: row.of, name: nameOf(row) }))}
        series={REACHED.map((kind) => ({ id: kind, name: t(`kinds.${kind}`), values: rows.map((row) => row[kind]) }))}
        also={[
          {
            header: t('hired'),
            values: rows.map(({ rate: { rate } }) =>
              rate === null ? t('tooFew') : `${format.number(Math.round(rate * 100))}%`,
            ),
          },
        ]}
        write={format.number}
        linkOf={(point, series) => {
          const row = rows[point]
          const kind = REACHED[series]
          if (!row || !kind || row[kind] === 0) return null
          return {
            to: listOf(row, kind),
            name: `${format.number(row[kind])}, ${t('listOf', { what: format.list([nameOf(row), t(`kinds.${kind}`)]) })}`,
          }
        }}
        empty={t('none')}
      />
    </section>
  )
}
