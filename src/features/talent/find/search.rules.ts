/** What the address of the search may say; all text. */
export const NAMES = [
  'q',
  'country',
  'place',
  'years',
  'mode',
  'active',
  'skill',
  'pay',
  'notice',
  'job',
  'mayWork',
  'only',
  'sort',
  'page',
] as const
export type Name = (typeof NAMES)[number]
export type Query = Partial<Record<Name, string>>
/** What a kept search keeps. */
export const SAVED_FILTERS = ['q', 'country', 'place', 'years', 'mode', 'active', 'skill', 'pay', 'notice'] as const

export const PAGE_SIZE = 20
/** So many are offered where words find nobody. */
export const MOST_NEAR = 6
export const FURTHEST = 2_000
export const SORTS = ['relevance', 'active'] as const

/** Whole years worked, from the first to before the second. */
export const YEARS = { '0-1': [0, 2], '2-4': [2, 5], '5-9': [5, 10], '10-19': [10, 20], '20-99': [20, 99] } as const
export type Years = keyof typeof YEARS
export const YEAR_BANDS = Object.keys(YEARS) as [Years, ...Years[]]

/** Days since they were last here, at most. */
export const ACTIVE = { week: 7, month: 31, quarter: 92, earlier: 100_000 } as const
export type Active = keyof typeof ACTIVE
export const ACTIVE_BANDS = Object.keys(ACTIVE) as [Active, ...Active[]]

/** What can be asked for; the last band is everybody. */
export const ACTIVE_FILTERS = ['week', 'month', 'quarter'] as const

export const activeBand = (days: number): Active => ACTIVE_BANDS.find((b) => days <= ACTIVE[b]) ?? 'earlier'
export const yearsBand = (years: number): Years =>
  YEAR_BANDS.find((b) => years >= YEARS[b][0] && years < YEARS[b][1]) ?? '20-99'

export const queryIn = (input: Record<string, string | undefined>): Query => {
  const query: Query = {}
  for (const name of NAMES) if (input[name]) query[name] = input[name]
  return query
}
export const toSavedTalentQuery = (query: Query): Query =>
  Object.fromEntries(SAVED_FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
