import type { Country } from '../../../countries/country.ts'
import type { LexiconCountry } from './lexicon.rules.ts'

/** What the reader of sentences has to know of a country. */
export const toLexiconCountry = (c: Country): LexiconCountry => ({
  code: c.code,
  name: c.name,
  names: [...new Set([c.name, c.slug, c.code, ...c.aliases].map((n) => n.toLowerCase().replaceAll('_', ' ')))],
  currency: c.currency,
  bands: c.posting.payBands,
  period: c.posting.payPeriod,
})
