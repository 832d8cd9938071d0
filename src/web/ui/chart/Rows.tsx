import { Link } from '../../Link.tsx'
import classes from './chart.module.css'
import { barScale, funnelShares } from './chart.rules.ts'
import type { DrawingProps } from './types.ts'
import { useChartWords } from './words/index.ts'

/** Bars that lie, each behind its name, with its value at its end. Of a funnel also what part it is of the first. */
export const Rows = ({ kind, points, series, write, at, onAt, linkOf }: DrawingProps) => {
  const t = useChartWords()
  const scale = barScale(series)
  const zero = scale.at(0)
  const shares = kind === 'funnel' ? funnelShares(series[0]?.values ?? []) : []
  return (
    <ul className={classes.rows}>
      {points.map((point, i) => (
        <li key={point.id} className={classes.row} data-at={at?.point === i || undefined}>
          <bdi className={classes.name}>{point.name}</bdi>
          <div className={classes.tracks}>
            {series.map((each, n) => {
              const value = each.values[i] ?? null
              const end = scale.at(value ?? 0)
              const share = shares[i]
              const link = value ? linkOf?.(i, n) : null
              const text = value === null ? t('unknown') : write(value)
              return (
                <div
                  key={each.id}
                  className={classes.track}
                  onPointerEnter={() => onAt({ point: i, series: n })}
                  data-at={(at?.point === i && at.series === n) || undefined}
                >
                  <span className={classes.bar} aria-hidden>
                    <span
                      className={classes.fill}
                      data-series={n}
                      data-none={value === 0 || value === null || undefined}
                      style={{
                        insetInlineStart: `${Math.min(zero, end) * 100}%`,
                        inlineSize: `${Math.abs(end - zero) * 100}%`,
                      }}
                    />
                  </span>
                  <span className={`figures ${classes.end}`}>
                    {link ? (
                      <Link to={link.to} aria-label={link.name}>
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                    {share !== undefined && share !== null && <small> {Math.round(share * 100)}%</small>}
                  </span>
                </div>
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}
