import { type KeyboardEvent, useState } from 'react'
import { dirOf, useLanguage } from '../../i18n.ts'
import { useGo } from '../../Link.tsx'
import { Columns } from './Columns.tsx'
import classes from './chart.module.css'
import { type ChartPlace, funnelShares, movedPlace } from './chart.rules.ts'
import { Legend } from './Legend.tsx'
import { Rows } from './Rows.tsx'
import type { ChartProps } from './types.ts'
import { useChartWords } from './words/index.ts'

/** The drawing with its keys: somebody who goes along it hears each value; who reads finds the same in the table. */
export const Drawing = (props: ChartProps) => {
  const { kind, layout, title, points, series, write, linkOf } = props
  const t = useChartWords()
  const navigate = useGo()
  const isRightToLeft = dirOf(useLanguage()) === 'rtl'
  const [at, setAt] = useState<ChartPlace | null>(null)
  const [spoken, setSpoken] = useState('')
  const lies = kind === 'funnel' || layout === 'rows'
  const [right, left] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const towards = lies
    ? { next: 'ArrowDown', previous: 'ArrowUp', down: right, up: left }
    : { next: right, previous: left, down: 'ArrowDown', up: 'ArrowUp' }
  const speak = (place: ChartPlace) => {
    const value = series[place.series]?.values[place.point] ?? null
    const share = kind === 'funnel' ? funnelShares(series[0]?.values ?? [])[place.point] : null
    const written = value === null ? t('unknown') : write(value)
    const part =
      share === null || share === undefined ? '' : `, ${t('share', { share: `${Math.round(share * 100)}%` })}`
    setSpoken(
      t('value', {
        point: points[place.point]?.name ?? '',
        series: series[place.series]?.name ?? '',
        value: `${written}${part}`,
        at: place.point + 1,
        of: points.length,
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.key === 'Enter' && at ? linkOf?.(at.point, at.series) : null
    if (link) {
      void navigate(link.to)
      return
    }
    if (event.key === 'Escape' && at) {
      event.stopPropagation()
      setAt(null)
      return
    }
    const next = movedPlace(event.key, at, { points: points.length, series: series.length, towards })
    if (!next) return
    event.preventDefault()
    setAt(next)
    speak(next)
  }
  const drawing = { ...props, at, onAt: setAt }
  const legend = series.length > 1 && <Legend title={t('series')} kind={kind} series={series} />
  // Bars that lie are a list that is read as it stands; what leads somewhere is reached as any link is.
  if (lies && linkOf)
    return (
      <div className={classes.drawing} onPointerLeave={() => setAt(null)}>
        <Rows {...drawing} />
        {legend}
      </div>
    )
  return (
    <div className={classes.drawing} data-kind={kind}>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go along it
        tabIndex={0}
        aria-label={t('keys', { title })}
        className={classes.keys}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
      >
        <div aria-hidden="true">{lies ? <Rows {...drawing} /> : <Columns {...drawing} />}</div>
      </div>
      <p className={classes.spoken} role="status">
        {spoken}
      </p>
      {legend}
    </div>
  )
}
