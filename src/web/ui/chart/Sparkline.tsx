import classes from './chart.module.css'
import { chartScale, isEmptyChart, linePath } from './chart.rules.ts'
import type { ChartProps } from './types.ts'

/** A line as small as a word, beside the figure it belongs to; its name says every value. */
export const Sparkline = ({ title, points, series, write, empty }: ChartProps) => {
  const [first] = series
  if (!first || isEmptyChart(points, [first])) return <small className={classes.quiet}>{empty}</small>
  const said = points.flatMap(({ name }, i) => {
    const value = first.values[i] ?? null
    return value === null ? [] : [`${name} ${write(value)}`]
  })
  return (
    <span className={classes.spark} role="img" aria-label={`${title}: ${said.join(', ')}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={linePath(first.values, chartScale(points, [first], 'line'))}
          className={classes.line}
          data-series="0"
        />
      </svg>
    </span>
  )
}
