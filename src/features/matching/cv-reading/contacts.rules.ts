import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max'
import { isEmail } from '../../../shared/fields.ts'
import { findCalledPlaces } from '../../adverts/content/place-names.rules.ts'
import { rangeIn } from './dates.rules.ts'
import { FOREIGN_CALLS, FOREIGN_LIVES, FOREIGN_NAME_LABEL, FOREIGN_NO_NAME } from './languages.rules.ts'
import type { CvLine, CvPhone, CvPlace, CvText, Found, Lexicon, Span } from './parsed.rules.ts'
import { headingOf, type Part } from './sections.rules.ts'
import { EMPLOYER, TITLE } from './words.rules.ts'

export const spanIn = (line: CvLine, start: number, end: number): Span => ({
  page: line.page,
  start: line.start + start,
  end: line.start + end,
})

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu

export const emailsIn = ({ lines }: CvText): Found<string>[] => {
  const found = new Map<string, Found<string>>()
  for (const line of lines)
    for (const match of line.text.matchAll(EMAIL)) {
      const value = match[0].toLowerCase().replace(/^[._%+-]+/, '')
      if (!isEmail(value) || found.has(value)) continue
      // The first address is the person's own; one further down may be a referee's.
      const confidence = found.size === 0 ? 0.98 : 0.6
      found.set(value, { value, confidence, at: [spanIn(line, match.index, match.index + match[0].length)] })
    }
  return [...found.values()].slice(0, 5)
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;()<>"]+|(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|medium\.com)\/[^\s|,;()<>"]+/gi

export const linksIn = ({ lines }: CvText): Found<string>[] => {
  const found = new Map<string, Found<string>>()
  for (const line of lines)
    for (const match of line.text.matchAll(LINK)) {
      const bare = match[0].replace(/[.)]+$/, '')
      const value = /^https?:/i.test(bare) ? bare : `https://${bare}`
      if (URL.canParse(value) && !found.has(value))
        found.set(value, { value, confidence: 0.95, at: [spanIn(line, match.index, match.index + bare.length)] })
    }
  return [...found.values()].slice(0, 10)
}

const CALLS = /\b(phone|mobile|mob|tel|telephone|cell|contact|call|hp|h\/p|whatsapp|handphone|numéro|tél)\b/i

/** As long as before, so that everything else stays where it stands. */
const blank = (what: string) => ' '.repeat(what.length)

/** Numbers in the international form, wherever they stand but in an address or a link; others only where a CV tells how to call, read for the person's country. */
export const phonesIn = ({ lines }: CvText, parts: readonly Part[], country: string | null): Found<CvPhone>[] => {
  const near = new Set(parts.filter((p) => p.kind === 'head' || p.kind === 'personal').flatMap((p) => p.lines))
  const found = new Map<string, Found<CvPhone>>()
  for (const line of lines) {
    if (!/\d{3}/.test(line.text) || line.text.length > 400) continue
    const local =
      (near.has(line) || CALLS.test(line.text) || FOREIGN_CALLS.test(line.text)) && !rangeIn(line.text) ? country : null
    if (!local && !line.text.includes('+') && !/\b00\d/.test(line.text)) continue
    const text = line.text
      .replace(EMAIL, blank)
      .replace(LINK, blank)
      .replace(/\b00(?=[1-9]\d)/g, '+')
    const options = local ? { defaultCountry: local as CountryCode } : {}
    for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, options)) {
      if (found.has(number.number)) continue
      const sure = text.slice(startsAt, endsAt).includes('+') ? 0.97 : 0.85
      found.set(number.number, {
        value: { e164: number.number, country: number.country ?? null },
        confidence: found.size === 0 ? sure : Math.min(sure, 0.7),
        at: [spanIn(line, startsAt, Math.min(endsAt, line.text.length))],
      })
    }
  }
  return [...found.values()].slice(0, 4)
}

export const foldPlace = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} '-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const LIVES =
  /^(?:• )?(?:current |present |home )?(address|location|city|residence|based in|lives? in|located in|place)\b\s*[:–-]?\s*/i

/** The pieces of a line between which people put signs, with where each begins. */
export const piecesOf = (
  text: string,
  signs = /[,،，、|•·\t;；/()（）]|(?<=\s)[–—-](?=\s)/g,
): { text: string; start: number; end: number }[] => {
  const pieces: { text: string; start: number; end: number }[] = []
  let from = 0
  const add = (to: number) => {
    const piece = text.slice(from, to)
    const start = from + (piece.length - piece.trimStart().length)
    if (piece.trim()) pieces.push({ text: piece.trim(), start, end: start + piece.trim().length })
  }
  for (const sign of text.matchAll(signs)) {
    add(sign.index)
    from = sign.index + sign[0].length
  }
  add(text.length)
  return pieces
}

/** Places of the table by that name, or by one that people use beside it. */
const placesCalled = (name: string, lexicon: Lexicon) => {
  const known = name.length > 2 ? lexicon.places.get(name) : undefined
  if (known) return known
  const [called] = findCalledPlaces(name)
  return called && lexicon.places.get(called.places[0] ?? '')?.filter((p) => p.country === called.country)
}

type PlaceSigns = { labelled: boolean; agrees: boolean; population: number }

const confidenceOfPlace = ({ labelled, agrees, population }: PlaceSigns): number => {
  if (labelled) return 0.95
  if (agrees) return 0.9
  return population > 100_000 ? 0.75 : 0.5
}

/** Where somebody lives, from the head of the CV: a place of the list, the larger of two called alike. A street is never kept. */
export const placeIn = (parts: readonly Part[], lexicon: Lexicon, dialled: string | null): Found<CvPlace> | null => {
  let best: Found<CvPlace> | null = null
  const lines = parts.filter((p) => p.kind === 'head' || p.kind === 'personal').flatMap((p) => p.lines)
  for (const line of lines.slice(0, 40)) {
    const label = LIVES.exec(line.text) ?? FOREIGN_LIVES.exec(line.text)
    const pieces = piecesOf(label ? line.text.slice(label[0].length) : line.text)
    const shift = label ? label[0].length : 0
    for (const piece of pieces) {
      // "Singapore 560123", "Toronto ON M5V 2T6": the code of the post goes.
      const name = foldPlace(piece.text.replace(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{5,6}\b/g, ' '))
      const places = placesCalled(name, lexicon)
      if (!places?.[0]) continue
      const others = pieces.map((p) => foldPlace(p.text))
      const place =
        places.find((p) => others.includes(foldPlace(p.region)) && p.region) ??
        places.find((p) => p.country === dialled) ??
        places[0]
      const { population: _, ...value } = place
      const agrees = place.country === dialled || others.includes(foldPlace(place.region))
      const confidence = confidenceOfPlace({ labelled: label !== null, agrees, population: place.population })
      if (!best || confidence > best.confidence)
        best = { value, confidence, at: [spanIn(line, shift + piece.start, shift + piece.end)] }
    }
  }
  return best
}

const NOT_NAMES =
  /\b(curriculum|vitae|resume|résumé|cv|bio ?data|profile|page|confidential|contact|address|street|road|avenue|block|email|mobile|phone|summary|objective|linkedin)\b/i
const BEFORE = /^(?:(?:name|full name|candidate name|nom)\s*[:–-]\s*|(?:mr|mrs|ms|miss|mdm|dr|er|eng|prof)\.?\s+)/i
const NAME =
  /^\p{L}[\p{L}\p{M}'’.-]*(?:\s+(?:\p{L}[\p{L}\p{M}'’.-]*|[@/]|s\/o|d\/o|bin|binte|a\/l|a\/p|\(\p{L}+\))){0,5}$/u

const written = (name: string) =>
  name === name.toUpperCase() && /\p{Lu}/u.test(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (c) => c.toUpperCase())
    : name

type NameSigns = { agrees: boolean; large: boolean; line: number }

/** By whether the mail address agrees, the letters are large, and how far up it stands. */
const confidenceOfName = ({ agrees, large, line }: NameSigns): number => {
  if (agrees && (large || line === 0)) return 0.97
  if (large && line < 3) return 0.93
  if (line === 0) return 0.85
  return agrees ? 0.8 : 0.6
}

/** The name: said to be one, or the largest line of the first page that can be one. */
export const nameIn = (
  { lines }: CvText,
  parts: readonly Part[],
  lexicon: Lexicon,
  emails: readonly Found<string>[],
): Found<string> | null => {
  const head = new Set(parts.filter((p) => p.kind === 'head').flatMap((p) => p.lines))
  const first = lines.filter((l) => l.page === 1).slice(0, 120)
  const said = (name: string, confidence: number, line: CvLine, start: number): Found<string> => ({
    value: written(name.trim()),
    confidence,
    at: [spanIn(line, start, start + name.length)],
  })
  let best: (Found<string> & { weight: number; line: number }) | null = null
  for (const [i, line] of first.entries()) {
    const label =
      /^(?:• )?(?:full |candidate )?(?:name|nom)\s*[:–-]\s*\t?/i.exec(line.text) ??
      /^name\t:?\s*/i.exec(line.text) ??
      FOREIGN_NAME_LABEL.exec(line.text)
    const cell = (label ? line.text.slice(label[0].length) : (line.text.split(/\t|\s[|•·]\s/)[0] ?? '')).trim()
    const prefix = BEFORE.exec(cell)?.[0] ?? ''
    const name = cell
      .slice(prefix.length)
      .replace(/,.*$/, '')
      .replace(/\s*\(.*\)$/, '')
      .trim()
    if (name.length < 2 || name.length > 60 || !NAME.test(name)) continue
    const start = line.text.indexOf(name)
    // Who says that it is a name may be called Page or Street.
    if (label) return said(name, 0.97, line, start)
    if (NOT_NAMES.test(name) || FOREIGN_NO_NAME.test(name)) continue
    if (headingOf(name) || (lexicon.places.has(foldPlace(name)) && i > 0)) continue
    const words = name.split(/\s+/)
    if (TITLE.test(name) || EMPLOYER.test(name)) continue
    const local = emails[0]?.value.split('@')[0] ?? ''
    const agrees = words.some((w) => w.length > 2 && local.includes(w.toLowerCase()))
    const large = line.size >= 1.25
    // A line among many others is only a name when it stands out.
    if (!large && !agrees && !(head.has(line) && i < 3)) continue
    const isHan = /^\p{Script=Han}{2,4}$/u.test(name)
    if (words.length === 1 && !large && !agrees && !(isHan && i < 3)) continue
    const atTop = [1.5, 0.7, 0.7][i] ?? 0
    const weight = line.size * 2 + (agrees ? 2 : 0) + atTop + (words.length > 1 ? 0.6 : 0)
    const confidence = confidenceOfName({ agrees, large, line: i })
    if (!best || weight > best.weight) best = { ...said(name, confidence, line, start), weight, line: i }
  }
  if (!best) return null
  const { weight: _, line, ...found } = best
  const [here, next] = [first[line], first[line + 1]]
  // A name too long for its line goes on in the next, in the same large letters.
  const wraps =
    here !== undefined &&
    next !== undefined &&
    here.size >= 1.25 &&
    Math.abs(next.size - here.size) < 0.05 &&
    NAME.test(next.text) &&
    !NOT_NAMES.test(next.text) &&
    !TITLE.test(next.text) &&
    !headingOf(next.text)
  if (!wraps || !next) return found
  const value = `${found.value} ${written(next.text.trim())}`
  return { ...found, value, at: [...found.at, spanIn(next, 0, next.text.length)] }
}

/** What a person calls themself, beneath the name. */
export const headlineIn = (
  parts: readonly Part[],
  name: Found<string> | null,
  lexicon: Lexicon,
): Found<string> | null => {
  const head = parts.filter((p) => p.kind === 'head').flatMap((p) => p.lines)
  const at = name?.at[0]?.start ?? -1
  for (const line of head) {
    for (const piece of piecesOf(line.text, /\t/g)) {
      const text = piece.text
      if (line.start + piece.start <= at && line.start + piece.end > at) continue
      if (text.length < 4 || text.length > 110 || /@|https?:|www\.|\d{4}|^• |:/.test(text) || /[.]$/.test(text))
        continue
      if (NOT_NAMES.test(text) || lexicon.places.has(foldPlace(text))) continue
      if (TITLE.test(text))
        return { value: written(text), confidence: 0.85, at: [spanIn(line, piece.start, piece.end)] }
    }
  }
  return null
}
