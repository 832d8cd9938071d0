import { DAY_MS } from '../../../shared/dates.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import { otherNamesOfWork, quotedWords } from '../../job-board/jobs/words.rules.ts'
import type { Chip, ChipPay } from './chips.rules.ts'
import { formsOf } from './languages.rules.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { leastOfMonth } from './pay.rules.ts'

/** Chips in the terms of the table of adverts. */

/** Facts that decide whether an advert may be shown; each is a choice of several. */
export type SearchFilter = {
  countries: string[]
  modes: string[]
  types: string[]
  levels: string[]
  places: number[] | null
  notModes: string[]
  notTypes: string[]
  notPlaces: number[]
  /** A month, minor units of a currency; null: whatever it pays. */
  pay: { currency: string; least: number | null; most: number | null } | null
  postedAfter: string | null
  permit: boolean
}

/** Words to find, as the database reads them; and occupations that are called so. */
export type Words = {
  asked: string | null
  /** Other names of the same work, looked for in titles. */
  also: string | null
  occupations: readonly number[]
  wishes: readonly string[]
}

/** Chips that come back are trusted in what they choose, not in what is known of it. */
export const revalidateChips = (chips: readonly Chip[], lex: Lexicon): Chip[] =>
  chips.map((c) => ({
    ...c,
    text: c.text || c.value,
    occupations: c.kind === 'role' ? (lex.title(c.value.toLowerCase())?.slice(0, 20) ?? []) : [],
  }))

/** Other names of the work that a word stands for, in whatever form it stands. */
const otherNamesIn = (value: string): string[] =>
  [value, ...formsOf(value)].map(otherNamesOfWork).find((others) => others.length > 0) ?? []

/** What a month may pay: at least, or at most. */
const monthsOf = (pay: ChipPay) =>
  pay.most ? { least: null, most: monthlyPay(pay.minor, pay.period) } : { least: leastOfMonth(pay), most: null }

const valuesOf = (chips: readonly Chip[], kind: Chip['kind']) =>
  chips.filter((c) => c.kind === kind && c.must).map((c) => c.value)
const barred = (chips: readonly Chip[], kind: string) =>
  valuesOf(chips, 'exclude').flatMap((v) => (v.startsWith(`${kind}:`) ? [v.slice(kind.length + 1)] : []))

export const searchFilterOf = (chips: readonly Chip[], lex: Lexicon, now: Date): SearchFilter => {
  const places = chips.filter((c) => c.kind === 'place' && c.must && c.place)
  const pay = chips.find((c) => c.kind === 'pay' && c.must)?.pay
  const days = chips.find((c) => c.kind === 'posted' && c.must)?.n
  return {
    countries: valuesOf(chips, 'country'),
    modes: valuesOf(chips, 'mode'),
    types: valuesOf(chips, 'type'),
    levels: valuesOf(chips, 'level'),
    places: places.length > 0 ? [...new Set(places.flatMap((c) => (c.place ? lex.around(c.place) : [])))] : null,
    notModes: barred(chips, 'mode'),
    notTypes: barred(chips, 'type'),
    notPlaces: barred(chips, 'place').flatMap(lex.named),
    pay: pay ? { currency: pay.currency, ...monthsOf(pay) } : null,
    postedAfter: days ? new Date(now.getTime() - days * DAY_MS).toISOString() : null,
    permit: valuesOf(chips, 'permit').length > 0,
  }
}

const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}+#.' ]+/gu, ' ').trim()
export const wordsOf = (chips: readonly Chip[]): Words => {
  const named = chips.filter((c) => c.kind === 'role' && c.must)
  const input = named.length > 0 ? named : chips.filter((c) => c.kind === 'skill')
  const others = named.flatMap((c) => otherNamesIn(c.value.toLowerCase()))
  const wishes = chips.filter(
    (c) => !input.includes(c) && (c.kind === 'skill' || c.kind === 'word' || c.kind === 'role'),
  )
  return {
    asked:
      input
        .map((c) => plain(c.value))
        .filter(Boolean)
        .join(' or ') || null,
    also: others.length > 0 ? others.map(quotedWords).join(' or ') : null,
    occupations: input.flatMap((c) => c.occupations),
    wishes: wishes
      .slice(0, 8)
      .map((c) => plain(c.value))
      .filter(Boolean),
  }
}
