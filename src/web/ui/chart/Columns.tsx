import classes from './chart.module.css'
import { areaPath, chartScale, labelEvery, linePath, middleOf, type Span, stackedSpans } from './chart.rules.ts'
import { Mark } from './Legend.tsx'
import type { DrawingProps } from './types.ts'
import { useChartWords } from './words/index.ts'

const WIDE_LABELS = 12
const NARROW_LABELS = 5

/** Bars that stand, stacks, lines and areas over an axis of points. Measured in per cent: it fits whatever it stands in. */
export const Columns = (props: DrawingProps) => {
  const { kind, points, series, write, writeTick = write } = props
  const scale = chartScale(points, series, kind)
  const zero = scale.at(0) * 100
  const isLine = kind === 'line' || kind === 'area'
  const wide = labelEvery(points.length, WIDE_LABELS)
  const narrow = labelEvery(points.length, NARROW_LABELS)
  return (
    <div className={classes.plot}>
      <div className={classes.ticks}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${scale.at(tick) * 100}%` }} className="figures">
            {writeTick(tick)}
          </span>
        ))}
        {/* As wide as the widest: they stand one upon the other. */}
        {scale.ticks.map((tick) => (
          <i key={tick} className="figures">
            {writeTick(tick)}
          </i>
        ))}
      </div>
      <div className={classes.area}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={classes.grid}
            data-zero={tick === 0 || undefined}
            style={{ bottom: `${scale.at(tick) * 100}%` }}
          />
        ))}
        {isLine && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.lines} aria-hidden="true">
            {kind === 'area' &&
              series.map((each, i) => (
                <path key={each.id} d={areaPath(each.values, scale)} className={classes.under} data-series={i} />
              ))}
            {series.map((each, i) => (
              <path key={each.id} d={linePath(each.values, scale)} className={classes.line} data-series={i} />
            ))}
          </svg>
        )}
        <Bands {...props} zero={zero} at={props.at} heightOf={scale.at} />
      </div>
      <div className={classes.names}>
        {points.map((point, i) => (
          <span
            key={point.id}
            data-wide={i % wide === 0 || undefined}
            data-narrow={i % narrow === 0 || undefined}
            style={{
              insetInlineStart: `${middleOf(i, points.length)}%`,
              maxInlineSize: `${(100 / points.length) * wide}%`,
            }}
          >
            <bdi>{point.name}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}

type BandsProps = DrawingProps & { zero: number; heightOf: (value: number) => number }

/** One band for each point: what stands in it, and what is told of it. */
const Bands = (props: BandsProps) => {
  const { kind, points, series, at, onAt, heightOf } = props
  const spans: (Span | null)[][] =
    kind === 'stacked'
      ? stackedSpans(points, series)
      : series.map(({ values }) => points.map((_, i) => spanOf(values[i] ?? null)))
  const isLine = kind === 'line' || kind === 'area'
  return points.map((point, i) => (
    <div
      key={point.id}
      className={classes.band}
      data-kind={kind}
      data-at={at?.point === i || undefined}
      style={{ insetInlineStart: `${(i / points.length) * 100}%`, inlineSize: `${100 / points.length}%` }}
      onPointerEnter={() => onAt({ point: i, series: at?.series ?? 0 })}
      onPointerDown={() => onAt({ point: i, series: at?.series ?? 0 })}
    >
      {series.map((each, n) => {
        const span = spans[n]?.[i]
        if (!span) return isLine || kind === 'stacked' ? null : <span key={each.id} className={classes.slot} />
        const marked = at?.point === i && at.series === n
        if (isLine)
          return (
            <i
              key={each.id}
              className={classes.dot}
              data-series={n}
              data-at={marked || undefined}
              data-few={points.length <= WIDE_LABELS * 2 || undefined}
              style={{ bottom: `${heightOf(span.to) * 100}%` }}
            />
          )
        const [low, high] = [heightOf(Math.min(span.from, span.to)), heightOf(Math.max(span.from, span.to))]
        return (
          <span key={each.id} className={classes.slot}>
            <span
              className={classes.fill}
              data-series={n}
              data-at={marked || undefined}
              style={{ bottom: `${low * 100}%`, blockSize: `${(high - low) * 100}%` }}
            />
          </span>
        )
      })}
      {at?.point === i && <Told {...props} point={i} isLate={i >= points.length / 2} />}
    </div>
  ))
}

const spanOf = (value: number | null): Span | null => (value === null ? null : { from: 0, to: value })

/** What is known of a point, beside it. */
const Told = ({ kind, points, series, write, point, isLate }: DrawingProps & { point: number; isLate: boolean }) => {
  const t = useChartWords()
  return (
    <div className={classes.told} data-late={isLate || undefined}>
      <strong>
        <bdi>{points[point]?.name}</bdi>
      </strong>
      {series.map((each, i) => {
        const value = each.values[point] ?? null
        return (
          <span key={each.id}>
            {series.length > 1 && <Mark kind={kind} series={i} />}
            <bdi>{each.name}</bdi>
            <b className="figures">{value === null ? t('unknown') : write(value)}</b>
          </span>
        )
      })}
    </div>
  )
}
