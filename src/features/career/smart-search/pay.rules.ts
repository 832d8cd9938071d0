import { exact, roundToMinor } from '../../../shared/money.ts'
import { PAY_PERIODS, type PayPeriod } from '../../adverts/content/kinds.rules.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import type { ChipPay } from './chips.rules.ts'
import type { LexiconCountry } from './lexicon.rules.ts'
import { EDGE, END } from './sheet.rules.ts'
import { normaliseText } from './text.rules.ts'

/** Pay as people write it: 3.5k, ₹12 lakh a year, 8000 a month, $30/hr, 12 LPA, 3k to 4k. */

const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  l: 100_000,
  lpa: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
  cr: 10_000_000,
  हजार: 1_000,
  हज़ार: 1_000,
  ஆயிரம்: 1_000,
  الف: 1_000,
  mille: 1_000,
  लाख: 100_000,
  லட்சம்: 100_000,
  万: 10_000,
}
const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [/^(?:hours?|hr|hrs|h|hourly|ph)$/, 'HOUR'],
  [/^(?:days?|daily|pd)$/, 'DAY'],
  [/^(?:weeks?|wk|weekly|pw)$/, 'WEEK'],
  [/^(?:months?|mo|mth|mths|monthly|pm|p\.m)$/, 'MONTH'],
  [/^(?:years?|yr|yrs|yearly|annum|annually|annual|pa|p\.a|lpa)$/, 'YEAR'],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The last word of a currency's English name, and what it is shortened to. */
const nounOf = (code: string): string =>
  (new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code).toLowerCase().split(' ').at(-1) as string
const SHORT: Readonly<Record<string, readonly string[]>> = {
  rupee: ['rs', 'rs.', 'inr.', 'रुपये', 'रुपए', 'रुपया', 'ரூபாய்', 'روبية', 'roupie', 'roupies', '卢比'],
  dirham: ['dhs', 'dh', 'dirhams', 'درهم', 'दिरहम', 'திர்ஹாம்', '迪拉姆'],
  dollar: ['bucks', '$', 'دولار', 'डॉलर', 'டாலர்', 'dollars', '新元', '新币', '坡币', '加元', '元', '块'],
}

type Sign = { sign: string; codes: string[] }
/** Every way a currency is written, the longest first. One sign may stand for several. */
export const signsOf = (countries: readonly LexiconCountry[]): Sign[] => {
  const signs = new Map<string, Set<string>>()
  for (const { currency } of countries) {
    const noun = nounOf(currency.code)
    const narrow = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: currency.code,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(1)
      .find((p) => p.type === 'currency')?.value
    for (const sign of [
      currency.code,
      currency.symbol,
      narrow ?? currency.code,
      noun,
      `${noun}s`,
      ...(SHORT[noun] ?? []),
    ]) {
      const low = normaliseText(sign)
      signs.set(low, (signs.get(low) ?? new Set()).add(currency.code))
    }
  }
  return [...signs].map(([sign, codes]) => ({ sign, codes: [...codes] })).sort((a, b) => b.sign.length - a.sign.length)
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?)`
const UNIT = 'हजार|हज़ार|लाख|ஆயிரம்|லட்சம்|الف|mille|k|thousand|lakhs?|lacs?|lpa|crores?|cr|l'
const LEAD = String.raw`(?:(?:pay(?:ing|s)?|salary|earn(?:ing)?|wages?|income|for)\s+(?:of\s+)?)?(?:about|around|approx(?:imately)?|roughly|circa|~|at least|min(?:imum)?(?: of)?|more than|over|above|from|up to|upto|under|below|less than|max(?:imum)?(?: of)?|no more than|not more than|not over|upwards of|not less than|>=?|paying|salary|earning|between)?`
const PER = String.raw`(?:\s*(?:\/|per\s+|an?\s+|each\s+|every\s+|\s)\s*(?:hours?|hrs?|h|days?|weeks?|wk|months?|mths?|mo|years?|yrs?|annum)|\s*(?:hourly|daily|weekly|monthly|yearly|annually|annual|lpa|p\.?m|p\.?a|ph|pw|pd)\b\.?)`

export const payPattern = (signs: readonly Sign[]): RegExp => {
  const any = signs.map((s) => escaped(s.sign)).join('|')
  return new RegExp(
    `${EDGE}(?<lead>${LEAD})\\s*(?<before>${any})?\\s*(?<low>${NUMBER})\\s*(?<lowUnit>(?:${UNIT})(?![\\p{L}])|(?<lowWide>万))?(?:\\s*(?:-|to|and|a|الى|से|至|到)\\s*(?:${any})?\\s*(?<high>${NUMBER})\\s*(?<highUnit>(?:${UNIT})(?![\\p{L}]))?)?\\+?\\s*(?<after>(?:${any})(?:(?![\\p{L}])|(?<=\\p{Script=Han})))?(?<per>${PER})?${END}`,
    'gu',
  )
}

const numberOf = (text: string) => text.replace(/[,\s]/g, '')

export type ParsedPay = {
  amount: string
  times: number
  codes: string[] | null
  period: PayPeriod | null
  about: boolean
  atMost: boolean
}

/** What a match says; null when it is a number of something else. */
export const payIn = (groups: Record<string, string | undefined>, signs: readonly Sign[]): ParsedPay | null => {
  const { lead = '', before, low = '', lowWide, high, highUnit, after, per } = groups
  const lowUnit = groups.lowUnit ?? lowWide
  const sign = (before ?? after)?.trim()
  const unit = lowUnit ?? highUnit
  const times = unit ? (TIMES[unit] ?? 1) : 1
  const plain = Number(numberOf(low)) * times
  const word = (per ?? '')
    .replace(/^\s*(?:\/|per|an?|each|every)?\s*/, '')
    .replace(/\.$/, '')
    .replace('p.m', 'pm')
    .replace('p.a', 'pa')
    .trim()
  const period =
    unit === 'lpa' || highUnit === 'lpa' ? 'YEAR' : (PERIODS.find(([said]) => said.test(word))?.[1] ?? null)
  const isPay =
    sign !== undefined ||
    unit !== undefined ||
    (period !== null && plain >= 5) ||
    (plain >= 500 && (lead.trim() !== '' || plain < 1_900 || plain > 2_100))
  if (
    !isPay ||
    plain <= 0 ||
    plain > 1e10 ||
    (sign === undefined && unit === undefined && plain < 500 && !/\/|per|\ban\s+h|hourly/.test(per ?? ''))
  )
    return null
  // Of "3k to 4k" the lower one is what is asked for; of "8-10k" the unit is both's.
  return {
    amount: numberOf(low),
    times: high === undefined && unit === undefined ? 1 : times,
    codes: sign === undefined ? null : (signs.find((s) => s.sign === sign)?.codes ?? null),
    period,
    about: /about|around|approx|roughly|circa|~/.test(lead),
    atMost: /up to|upto|under|below|less than|max|no more|not more|not over/.test(lead),
  }
}

/** The period that makes the amount the most usual month's pay; the country's own way of writing it when that is as likely. */
const likely = (minor: number, country: LexiconCountry): PayPeriod => {
  const unit = 10 ** country.currency.minorUnits
  const middle = Math.sqrt((country.bands[0] ?? 1) * (country.bands.at(-1) ?? 1)) * unit
  const off = (period: PayPeriod) =>
    Math.abs(Math.log(monthlyPay(minor, period) / middle)) -
    (period === country.period ? 0.2 : 0) -
    (period === 'MONTH' ? 0.3 : 0) +
    (period === 'WEEK' || period === 'DAY' ? 1.2 : 0)
  return PAY_PERIODS.reduce((best, p) => (off(p) < off(best) ? p : best), 'MONTH')
}

/** In minor units, exactly, of the currency that is meant: the one said, where it stands for several the one of the country. */
export const toChipPay = (said: ParsedPay, countries: readonly LexiconCountry[], home: LexiconCountry): ChipPay => {
  const codes = said.codes
  const country =
    codes === null || codes.includes(home.currency.code)
      ? home
      : (countries.find((c) => codes.includes(c.currency.code)) ?? home)
  const minor = roundToMinor(
    exact(said.amount)
      .mul(said.times)
      .mul(10 ** country.currency.minorUnits),
  )
  return {
    minor,
    currency: country.currency.code,
    decimals: country.currency.minorUnits,
    period: said.period ?? likely(minor, country),
    about: said.about,
    most: said.atMost,
    assumed: said.period === null,
  }
}

/** What a month must reach at least: nine tenths are near enough to "about". */
export const leastOfMonth = (pay: ChipPay): number => {
  const month = monthlyPay(pay.minor, pay.period)
  return pay.about ? roundToMinor(exact(month).mul(9).div(10)) : month
}
