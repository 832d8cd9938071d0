import type { Home } from '../../features/platform/home/contract.ts'
import { Link } from '../../web/Link.tsx'
import { Chart } from '../../web/ui/chart/Chart.tsx'
import { useFormat } from '../../web/ui/format.ts'
import classes from './Home.module.css'
import { useWords } from './words/index.ts'

const MONTH = /^\d{4}-\d\d$/

/** How things go: figures over time, each with its table and the page behind it. */
export const Pulse = ({ pulse }: Pick<Home, 'pulse'>) => {
  const t = useWords()
  const { number, month } = useFormat()
  return pulse.map(({ id, label, means, of, kind, unit, points, to }) => (
    <section key={id} className={classes.card} aria-label={label}>
      <Chart
        kind={kind}
        title={label}
        description={means}
        of={of}
        level={2}
        points={points.map((point) => ({
          id: point.id,
          name: MONTH.test(point.name) ? month(point.name) : point.name,
        }))}
        series={[{ id, name: label, values: points.map(({ value }) => value) }]}
        write={(value) => (unit === 'percent' ? `${number(value)}%` : number(value))}
        empty={t('nothingYet')}
      />
      <Link to={to} className={classes.behind}>
        {t('open', { what: label })}
      </Link>
    </section>
  ))
}
