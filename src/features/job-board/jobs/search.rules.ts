import { dayIn, daysBetween } from '../../../shared/dates.ts'

/** Rules of the public search: what an address asks for, and what may be read fast. */

export const SORTS = ['relevance', 'newest', 'pay', 'distance'] as const
export type Sort = (typeof SORTS)[number]
export const PAGE_SIZE = 20
/** Counting stops here; it then says "1,000+". */
export const COUNTED = 1_000
/** Fewer found than this: jobs near in meaning are offered beside them. */
export const FEW_FOUND = 5
/** Nobody turns further pages than this, and nothing is read for who does. */
export const FURTHEST = 10_000
export const DEFAULT_RADIUS = 25

/** Great-circle distance in kilometres. */
export const kilometresBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** What the counts beside the filters can be read from without the adverts: these filters and no other. */
export type Kinds = {
  country: string | null
  mode: string | null
  employmentType: string | null
  seniority: string | null
  field: number | null
  payBand: number | null
}

export type Count = { value: string; count: number }
export type Facets = {
  country: Count[]
  mode: Count[]
  employmentType: Count[]
  seniority: Count[]
  field: Count[]
  /** Adverts that reach each step of the country's pay; only with a country, since currencies are not compared. */
  pay: Count[]
  /** Only where all adverts found were counted. */
  sponsorship: Count[]
  answers: Count[]
  place: (Count & { name: string; region: string; country: string })[]
}

/** Cells of (kinds, how many) summed up by each kind. */
export type Cell = {
  country: string
  work_mode: string
  employment_type: string
  seniority: string
  field: number
  pay_band: number
  n: number
}

const sums = (cells: readonly Cell[], of: (cell: Cell) => string): Count[] => {
  const by = new Map<string, number>()
  for (const cell of cells) if (of(cell) !== '') by.set(of(cell), (by.get(of(cell)) ?? 0) + cell.n)
  return [...by]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** `bands`: the steps of pay of the one country that was chosen, major units. */
export const facetsOf = (
  cells: readonly Cell[],
  bands: readonly number[] | null,
): Omit<Facets, 'place' | 'sponsorship' | 'answers'> => ({
  country: sums(cells, (c) => c.country),
  mode: sums(cells, (c) => c.work_mode),
  employmentType: sums(cells, (c) => c.employment_type),
  seniority: sums(cells, (c) => c.seniority),
  field: sums(cells, (c) => (c.field < 0 ? '' : String(c.field))),
  pay: (bands ?? [])
    .map((step, i) => ({
      value: String(step),
      count: cells.reduce((n, c) => (c.pay_band > i ? n + c.n : n), 0),
    }))
    .filter((c) => c.count > 0),
})

export const totalOf = (cells: readonly Cell[]): number => cells.reduce((n, c) => n + c.n, 0)

/** More than an excerpt ever holds, so that a long text is not gone through for two lines. */
const LOOKED_AT = 1_200

/** The first sentences of an advert, for the list. */
export const excerptOf = (description: string): string => {
  const beginning = description.slice(0, LOOKED_AT)
  const said = beginning.split('\n').filter((line) => !/^\s*[-*•·–]\s/.test(line))
  const plain = (said.join(' ').trim() || beginning).replace(/\s+/g, ' ').trim()
  if (plain.length <= 180) return plain
  const cut = plain.slice(0, 180)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 120))}…`
}

/** How a report is called by whoever made it and whoever reads it. */
export const caseNumberOf = (id: string): string => `R-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`

/** What the form offers beside a place; nothing: that place alone. Kilometres. */
export const RADII = [5, 10, 25, 50] as const

/** Days until the last one, counted where the job is; 0: today. */
export const daysLeftOf = (closesOn: string | null, zone: string, now: Date): number =>
  closesOn === null ? 0 : Math.max(0, daysBetween(dayIn(zone, now), closesOn))
