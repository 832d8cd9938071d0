/** What the address of the list may say; all text, as it stands there. */
export const NAMES = [
  'search',
  'country',
  'location',
  'department',
  'employmentType',
  'mode',
  'seniority',
  'field',
  'salaryMin',
  'postedSince',
  'sponsorship',
  'answers',
  'lat',
  'lng',
  'radiusKm',
  'sort',
  'page',
] as const
export type QueryName = (typeof NAMES)[number]
export type Query = Partial<Record<QueryName, string>>

/** Only the names known here, and only what says something. */
export const queryIn = (search: Record<string, string | undefined>): Query => {
  const query: Query = {}
  for (const name of NAMES) if (search[name]) query[name] = search[name]
  return query
}
