import type { Country } from '../../../countries/country.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import type { LexiconCountry } from './lexicon.rules.ts'
import { normaliseText } from './text.rules.ts'

const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

/** What the reader of sentences has to know of a country. */
export const toLexiconCountry = (c: Country): LexiconCountry => ({
  code: c.code,
  name: c.name,
  names: [
    ...new Set(
      [c.name, c.slug, c.code, ...c.aliases, ...LANGUAGE_CODES.map((l) => nameIn(l, c.code))].map((n) =>
        normaliseText(n).replaceAll('_', ' '),
      ),
    ),
  ],
  currency: c.currency,
  bands: c.posting.payBands,
  period: c.posting.payPeriod,
})
