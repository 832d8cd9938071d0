import type { ReactNode } from 'react'
import type { ChartKind, ChartPlace, ChartPoint, ChartSeries } from './chart.rules.ts'

export type ChartProps = {
  kind: ChartKind
  title: string
  /** What the figures are of, in a sentence. */
  description: string
  /** What the points are: Month, Stage. The first column of the table. */
  of: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** How a value is written and said: 12 people, S$5,000.00. */
  write: (value: number) => string
  /** The same, short, beside the axis; `write` unless given. */
  writeTick?: (value: number) => string
  /** What the table says beside the numbers: a share of them, in words. */
  also?: readonly { header: string; values: readonly string[] }[]
  /** Where a number leads: the list behind it. */
  linkOf?: (point: number, series: number) => { to: string; name: string } | null
  /** Why there is nothing to draw. */
  empty: string
  /** Long names stand before lying bars; months under standing ones, which is usual. */
  layout?: 'columns' | 'rows'
  /** Of the heading, 3 unless said. */
  level?: 2 | 3
  /** Something beside the heading: what the figures are grouped by. */
  controls?: ReactNode
}

export type DrawingProps = ChartProps & {
  /** The value somebody is at, by pointer or by key. */
  at: ChartPlace | null
  onAt: (at: ChartPlace | null) => void
}
