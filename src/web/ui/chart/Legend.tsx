import classes from './chart.module.css'
import type { ChartProps } from './types.ts'

/** Which pattern is which series. */
export const Legend = ({ title, kind, series }: Pick<ChartProps, 'kind' | 'series'> & { title: string }) => (
  <ul className={classes.legend} aria-label={title}>
    {series.map((each, i) => (
      <li key={each.id}>
        <Mark kind={kind} series={i} />
        <bdi>{each.name}</bdi>
      </li>
    ))}
  </ul>
)

/** How a series is told from the others: a pattern of a bar, a dash and a shape of a line, and then its colour. */
export const Mark = ({ kind, series }: { kind: ChartProps['kind']; series: number }) =>
  kind === 'line' || kind === 'area' ? (
    <span className={classes.lineMark} data-series={series} aria-hidden>
      <svg viewBox="0 0 28 12" aria-hidden="true">
        <path d="M0 6H28" className={classes.line} data-series={series} />
      </svg>
      <i className={classes.dot} data-series={series} />
    </span>
  ) : (
    <span className={classes.fill} data-series={series} data-mark aria-hidden />
  )
