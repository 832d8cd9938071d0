import { csvLine } from '../../../shared/csv.ts'

/** As many are told apart in one drawing; the table has all of them. */
export const MOST_SERIES = 6

export const CHART_KINDS = ['bar', 'line', 'area', 'stacked', 'funnel', 'sparkline'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** What stands along the axis: a month, a stage. */
export type ChartPoint = { id: string; name: string }
/** A value for each point, in one unit; null where none is known, which is not the same as 0. */
export type ChartSeries = { id: string; name: string; values: readonly (number | null)[] }
/** Where a value or a part of a stack begins and ends. */
export type Span = { from: number; to: number }

const valuesOf = (series: readonly ChartSeries[]) =>
  series.flatMap((each) => each.values.filter((value): value is number => value !== null))

/** Nothing to draw: no point, or a value for none. */
export const isEmptyChart = (points: readonly ChartPoint[], series: readonly ChartSeries[]): boolean =>
  points.length === 0 || valuesOf(series).length === 0

/** Parts of each point one upon the other; what is below 0 goes down from it. */
export const stackedSpans = (points: readonly ChartPoint[], series: readonly ChartSeries[]): (Span | null)[][] => {
  const up = points.map(() => 0)
  const down = points.map(() => 0)
  return series.map(({ values }) =>
    points.map((_, i) => {
      const value = values[i] ?? null
      if (value === null) return null
      const side = value < 0 ? down : up
      const from = side[i] ?? 0
      side[i] = from + value
      return { from, to: from + value }
    }),
  )
}

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Round values from the least to the most, 0 among them, about `parts` apart. */
export const ticksOf = (least: number, most: number, parts = 4): number[] => {
  const low = Math.min(0, least)
  const high = Math.max(0, most)
  if (low === high) return [0, 1]
  const step = roundStep((high - low) / parts)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** What an axis shows, and where a value stands on it: 0 at its beginning, 1 at its end. */
export const chartScale = (points: readonly ChartPoint[], series: readonly ChartSeries[], kind: ChartKind) => {
  const spans = kind === 'stacked' ? stackedSpans(points, series).flat() : []
  const ends = kind === 'stacked' ? spans.flatMap((span) => (span ? [span.from, span.to] : [])) : valuesOf(series)
  const ticks = ticksOf(Math.min(0, ...ends), Math.max(0, ...ends))
  const first = ticks[0] ?? 0
  const length = (ticks.at(-1) ?? 1) - first
  return { ticks, at: (value: number): number => (value - first) / length }
}
/** The same without an axis: the longest bar goes to the end. */
export const barScale = (series: readonly ChartSeries[]) => {
  const values = valuesOf(series)
  const least = Math.min(0, ...values)
  const length = Math.max(0, ...values) - least || 1
  return { at: (value: number): number => (value - least) / length }
}

export type ChartScale = ReturnType<typeof chartScale>

/** The middle of a point along the axis, in per cent. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100

/** The stretches of a line, broken where a value is missing, as points in per cent of width and height from the top. */
export const stretchesOf = (values: readonly (number | null)[], scale: ChartScale): [number, number][][] => {
  const stretches: [number, number][][] = []
  let open: [number, number][] = []
  for (const [i, value] of values.entries()) {
    if (value !== null) open.push([middleOf(i, values.length), (1 - scale.at(value)) * 100])
    if ((value === null || i === values.length - 1) && open.length > 0) {
      stretches.push(open)
      open = []
    }
  }
  return stretches
}

const pathOf = (points: readonly [number, number][]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`).join('')

/** A line as the path of an SVG of 100 by 100. */
export const linePath = (values: readonly (number | null)[], scale: ChartScale): string =>
  stretchesOf(values, scale).map(pathOf).join('')

/** The same down to 0, to be filled. */
export const areaPath = (values: readonly (number | null)[], scale: ChartScale): string => {
  const zero = ((1 - scale.at(0)) * 100).toFixed(3)
  return stretchesOf(values, scale)
    .map((stretch) => {
      const first = stretch[0] as [number, number]
      const last = stretch.at(-1) as [number, number]
      return `${pathOf(stretch)}L${last[0].toFixed(3)} ${zero}L${first[0].toFixed(3)} ${zero}Z`
    })
    .join('')
}

/** Every how many points a name stands, so that at most so many do. */
export const labelEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

/** What part a step of a funnel is of the first, from 0 to 1; null where nothing came in. */
export const funnelShares = (values: readonly (number | null)[]): (number | null)[] => {
  const first = values[0] ?? 0
  return values.map((value) => (value === null || first === 0 ? null : value / first))
}

export type ChartTable = { headers: string[]; rows: { id: string; name: string; values: (number | null)[] }[] }

/** The numbers of a chart as a table: all series, those that are not drawn too. */
export const chartTable = (of: string, points: readonly ChartPoint[], series: readonly ChartSeries[]): ChartTable => ({
  headers: [of, ...series.map((each) => each.name)],
  rows: points.map(({ id, name }, i) => ({ id, name, values: series.map((each) => each.values[i] ?? null) })),
})

/** The table as CSV. */
export const chartCsv = ({ headers, rows }: ChartTable): string =>
  `\uFEFF${[headers, ...rows.map((row) => [row.name, ...row.values])].map(csvLine).join('')}`

/** The table as a spreadsheet takes it from the clipboard. */
export const chartText = ({ headers, rows }: ChartTable): string =>
  [headers, ...rows.map((row) => [row.name, ...row.values.map((value) => value ?? '')])]
    .map((cells) => cells.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')

export type ChartPlace = { point: number; series: number }

/** Where a key leads from a place: along the points, across the series; null: it is not one of ours. From nowhere it is the first point. */
export const movedPlace = (
  key: string,
  from: ChartPlace | null,
  {
    points,
    series,
    towards,
  }: { points: number; series: number; towards: { next: string; previous: string; up: string; down: string } },
): ChartPlace | null => {
  const here = from ?? { point: -1, series: 0 }
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  if (key === 'Home') return { ...here, point: 0 }
  if (key === 'End') return { ...here, point: points - 1 }
  if (key === towards.next) return { ...here, point: within(here.point + 1, points) }
  if (key === towards.previous) return { ...here, point: from ? within(here.point - 1, points) : points - 1 }
  if (key === towards.down) return { point: within(here.point, points), series: within(here.series + 1, series) }
  if (key === towards.up) return { point: within(here.point, points), series: within(here.series - 1, series) }
  return null
}
