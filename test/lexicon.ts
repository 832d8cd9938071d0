import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCountries } from '../src/countries/registry.ts'
import type { Chip, Reading } from '../src/features/career/smart-search/chips.rules.ts'
import { toLexiconCountry } from '../src/features/career/smart-search/known.rules.ts'
import { type Lexicon, lexiconOf } from '../src/features/career/smart-search/lexicon.rules.ts'

/** The tables of titles, skills and places as the migration fills them: what the reader of sentences knows, without a database. */
export const shippedLexicon = async (): Promise<Lexicon> => {
  const text = readFileSync(join(import.meta.dirname, '../database/015_occupations_and_places.sql'), 'utf8')
  const between = (mark: string) => (text.split(`$${mark}$`)[1] as string).split('\n').filter(Boolean)
  const titles = between('esco').flatMap((line, i) => {
    const [, , title = '', also = ''] = line.split('\t')
    return [...new Set([title, ...also.split('|')].filter(Boolean).map((t) => t.toLowerCase()))].map((t) => ({
      title: t,
      occupation_id: i + 1,
    }))
  })
  const places = between('places').map((line, i) => {
    const [country = '', region = '', name = '', folded = '', lat = '', lng = '', people = ''] = line.split('\t')
    return { id: i + 1, country, region, name, folded, lat: Number(lat), lng: Number(lng), people: Number(people) }
  })
  return lexiconOf({
    titles,
    skills: between('skills').map((title) => ({ title })),
    places,
    countries: (await loadCountries()).all.map(toLexiconCountry),
  })
}

/** What a chip stands for: an amount, a place, a number, or the word itself. */
const meaningOf = ({ kind, value, place, pay, n }: Chip): string => {
  if (pay) {
    const marks = `${pay.about ? ' about' : ''}${pay.most ? ' most' : ''}${pay.assumed ? ' assumed' : ''}`
    return `${pay.currency} ${pay.minor} ${pay.period}${marks}`
  }
  if (place) return `${place.name} ${place.country} ${place.region ? 'region' : place.radiusKm}`
  return kind === 'years' || kind === 'posted' ? String(n) : value
}

/** A reading in one line: its chips, and what was not understood behind a bar. */
export const told = ({ chips, segments }: Reading): string => {
  const said = chips.map((chip) => `${chip.kind}${chip.must ? '' : '?'} ${meaningOf(chip)}`)
  const unread = segments.filter((s) => s.as === 'unread').map((s) => s.text)
  return [said.sort().join('; '), ...(unread.length > 0 ? [unread.join(' ')] : [])].join(' | ')
}
