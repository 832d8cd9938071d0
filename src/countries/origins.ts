/** Origins as the authorities of some country count them. A country names those it asks for; words for them are in six languages. */
export const ORIGINS = [
  'chinese',
  'malay',
  'indian',
  'eurasian',
  'indigenous',
  'white',
  'black',
  'south_asian',
  'southeast_asian',
  'filipino',
  'arab',
  'latin_american',
  'other',
] as const
export type Origin = (typeof ORIGINS)[number]
