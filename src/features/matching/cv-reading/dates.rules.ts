import { FOREIGN_MONTHS, FOREIGN_NOW, FOREIGN_SINCE, FOREIGN_TO } from './languages.rules.ts'
import type { CvDate } from './parsed.rules.ts'

/** A time someone was somewhere, and where in the line it stands. */
export type DateRange = { from: CvDate | null; to: CvDate | 'present' | null; start: number; end: number }

const MONTHS: readonly string[][] = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'février', 'fevrier', 'févr', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juil'],
  ['august', 'aug', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'décembre', 'déc'],
]
const monthOf = new Map(
  MONTHS.flatMap((names, i) => [...names, ...(FOREIGN_MONTHS[i] ?? [])].map((name) => [name, i + 1] as const)),
)
const NAMES = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|')

const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const POINT = [
  `(?:${YEAR}\\s*年(?:\\s*\\d{1,2}\\s*月)?)`,
  `(?:${YEAR}[,\\s]\\s*(?:${NAMES})(?![\\p{L}\\p{M}])\\.?(?!,?\\s*${YEAR}))`,
  `(?:(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+)?(?:${NAMES})(?![\\p{L}\\p{M}])\\.?,?\\s*(?:of\\s+)?(?:\\d{1,2},\\s*)?(?:${YEAR}|['’]\\d{2}))`,
  `(?:\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?${YEAR})`,
  `(?:(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR})`,
  `(?:${YEAR}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?!\\d))`,
  `(?:${YEAR})`,
].join('|')
const NOW = `present|current(?:ly)?|now|ongoing|today|till\\s+date|to\\s+date|date|actuel|${FOREIGN_NOW}`
const TO = `\\s*(?:-|–|—|−|~|\\bto\\b|\\btill\\b|\\buntil\\b|${FOREIGN_TO})\\s*`

const RANGE = new RegExp(
  `(?<![\\d/])(?:(?<![\\p{L}])(?:from|de|من|du)\\s+)?(?:(?<from>${POINT})${TO}(?<to>${POINT}|(?:${NOW})(?![\\p{L}\\p{M}]))|(?<![\\p{L}\\p{M}])(?:since|${FOREIGN_SINCE})\\s+(?<since>${POINT}))(?!\\d)`,
  'iu',
)
/** "Jan – Jun 2019": the year stands once. */
const SHARED = new RegExp(
  `\\b(?<a>${NAMES})(?![\\p{L}\\p{M}])\\.?${TO}(?<b>${NAMES})(?![\\p{L}\\p{M}])\\.?,?\\s*(?<year>${YEAR})`,
  'iu',
)
const SINGLE = new RegExp(`(?<![\\d/])(?:${POINT})(?!\\d)`, 'iu')

const two = (n: number) => String(n).padStart(2, '0')

/** A point in time as precisely as it is written. A day is left out: a month says enough. */
export const pointIn = (text: string): CvDate | null => {
  const said = text.trim().toLowerCase()
  const full = new RegExp(YEAR).exec(said)?.[0]
  const short = /['’](\d{2})$/.exec(said)?.[1]
  const year = full ?? (short ? `${Number(short) > 60 ? 19 : 20}${short}` : null)
  if (!year) return null
  const name = new RegExp(`(?:${NAMES})`, 'iu').exec(said)?.[0]
  if (name) return `${year}-${two(monthOf.get(name) ?? 1)}`
  const numbers =
    said
      .replace(year, ' ')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? []
  // Of day and month the one that can only be a day is the day; otherwise day first, as all four countries write it.
  const [one, other] = numbers
  const month = other === undefined || other > 12 ? one : other
  return month && month <= 12 ? `${year}-${two(month)}` : year
}

export const rangeIn = (text: string): DateRange | null => {
  const shared = SHARED.exec(text)
  if (shared?.groups) {
    const { a = '', b = '', year = '' } = shared.groups
    const at = { start: shared.index, end: shared.index + shared[0].length }
    return { from: pointIn(`${a} ${year}`), to: pointIn(`${b} ${year}`), ...at }
  }
  const found = RANGE.exec(text)
  if (!found?.groups) return null
  const at = { start: found.index, end: found.index + found[0].length }
  if (found.groups.since) return { from: pointIn(found.groups.since), to: 'present', ...at }
  const { from = '', to = '' } = found.groups
  const until = new RegExp(`^(?:${NOW})$`, 'iu').test(to.trim()) ? 'present' : pointIn(to)
  return { from: pointIn(from), to: until, ...at }
}

/** A single month or year: when something was finished. */
export const dateIn = (text: string): { date: CvDate; start: number; end: number } | null => {
  const found = SINGLE.exec(text)
  const date = found && pointIn(found[0])
  return found && date ? { date, start: found.index, end: found.index + found[0].length } : null
}
