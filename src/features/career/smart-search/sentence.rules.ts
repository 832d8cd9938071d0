import { readNearMe, readPhrases, readQualifications, readStart, readYearsSaid, roundPay } from './asked.rules.ts'
import type { Chip, ChipPlace, Reading } from './chips.rules.ts'
import { readExcludes } from './exclude.rules.ts'
import type { Lexicon, LexiconCountry, LexiconPlace } from './lexicon.rules.ts'
import { type ParsedPay, payIn, payPattern, signsOf, toChipPay } from './pay.rules.ts'
import { Sheet } from './sheet.rules.ts'
import { FILLERS, LEVELS, MODES, PERMIT, PLACE_PREFIX, POSTED, SHIFTS, TYPES } from './vocabulary.rules.ts'

/** Kilometres round a place: "in", "near", on foot. */
const IN_KM = 10
const NEAR_KM = 10
const WALK_KM = 2
const MILE_KM = 1.609
const LONGEST_PHRASE = 6
/** People of a town of another country that is meant without a word before it. */
const LEAST_ELSEWHERE = 100_000

export type SentenceContext = {
  lexicon: Lexicon
  /** The person's own country, by code. */
  home: string | null
  /** Where they live; null: not known. */
  own?: LexiconPlace | null
  /** Words that stand in some open advert, of those asked. */
  inAdverts?: ReadonlySet<string>
}

const source = (pattern: RegExp) => pattern.source
const placeOf = (p: LexiconPlace, radiusKm: number): ChipPlace => ({
  id: p.id,
  name: p.name,
  country: p.country,
  lat: p.lat,
  lng: p.lng,
  radiusKm,
  region: '',
  within: p.region,
})

/** A whole state or province stands for all its places. */
const regionOf = (p: LexiconPlace): ChipPlace => ({ ...placeOf(p, 0), name: p.region, region: p.region, within: '' })

const readCountries = (sheet: Sheet, { lexicon }: SentenceContext): LexiconCountry | null => {
  let first: LexiconCountry | null = null
  for (const country of lexicon.countries)
    for (const name of [...country.names].sort((a, b) => b.length - a.length))
      for (const m of sheet.find(
        new RegExp(
          `(?:(?:anywhere )?(?:in|within|from|at|en|au|aux|في|من) )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
        ),
      )) {
        // A code that is also a word is a country only where it is written as one, in a sentence that has small letters.
        const isWord = /^[a-z]{1,2}$/.test(name) || FILLERS.has(name)
        if (isWord && !(sheet.said.includes(name.toUpperCase()) && /\p{Ll}/u.test(sheet.said))) continue
        if (isWord && !sheet.said.slice(m.index, m.index + m[0].length).includes(name.toUpperCase())) continue
        sheet.take(sheet.within(m.index, m.index + m[0].length), 'country', country.code)
        first ??= country
      }
  return first
}

const DISTANCE =
  /(?:(?:within|up to|max(?:imum)?|less than|under|about|around)\s+)?(?:a\s+)?(\d{1,3})\s*-?(km|kms|kilomet(?:er|re)s?|k\.m|miles?|mi)\s*(?:radius|drive|away|distance|commute)?(?:\s*(?:of|from|around|to|near))?/

const radiusOf = (said: string): number => {
  const m = new RegExp(DISTANCE.source, 'u').exec(said)
  if (m) return Math.max(1, Math.min(500, Math.round(Number(m[1]) * (m[2]?.startsWith('mi') ? MILE_KM : 1))))
  if (/walk/.test(said)) return WALK_KM
  return /near|close|around|not far|next/.test(said) ? NEAR_KM : IN_KM
}

type Hit = { found: LexiconPlace; isRegion: boolean }

/** The longest name that begins at a word. */
const placeAt = (sheet: Sheet, at: number, { lexicon, home }: SentenceContext, country: string | null) => {
  for (let n = 5; n >= 1; n--) {
    const words = Array.from({ length: n }, (_, k) => at + k)
    if (words.some((i) => i >= sheet.tokens.length || !sheet.isFree(i))) continue
    if (words.some((i, k) => k > 0 && !sheet.joined(i - 1, i))) continue
    const name = sheet.lowOf(words).replace(/[-'/]+/g, ' ')
    if (n === 1 && /^\p{Script=Han}$/u.test(name)) continue
    if (n === 1 && FILLERS.has(name)) continue
    const found = lexicon.place(name, country ?? home)
    const region = lexicon.region(name, country)
    if (region && (!found || found.people === 0)) return { found: region, isRegion: true, words }
    if (found) return behind(sheet, { found, isRegion: false, words }, name, lexicon)
  }
  return null
}

/** "Hyderabad, Telangana": the region behind the name says which one is meant, and is no place more. */
const behind = (sheet: Sheet, hit: Hit & { words: number[] }, name: string, lexicon: Lexicon) => {
  const last = hit.words.at(-1) as number
  for (let n = 4; n >= 1; n--) {
    const words = Array.from({ length: n }, (_, k) => last + 1 + k)
    if (words.some((i) => i >= sheet.tokens.length || !sheet.isFree(i))) continue
    const between = sheet.low.slice(sheet.tokens[last]?.to, sheet.tokens[last + 1]?.from)
    if (!/^[\s,،、，]*$/.test(between) || words.some((i, k) => k > 0 && !sheet.joined(i - 1, i))) continue
    const found = lexicon.place(name, null, sheet.lowOf(words))
    if (found) return { found, isRegion: false, words: [...hit.words, ...words] }
  }
  return hit
}

const takePlace = (sheet: Sheet, words: readonly number[], { found, isRegion }: Hit, km: number) => {
  const place = isRegion ? regionOf(found) : placeOf(found, km)
  sheet.take(words, 'place', place.name, { place })
}

const readPlacesSaid = (sheet: Sheet, known: SentenceContext, country: string | null): void => {
  const before = new RegExp(
    `(?:(?:${source(DISTANCE)}|${source(PLACE_PREFIX)})\\s+)+(?:the\\s+)?|(?:${source(DISTANCE)})\\s*(?:of|from|around)\\s+`,
  )
  for (const m of sheet.find(before, true)) {
    const end = m.index + m[0].length
    const next = sheet.tokens.findIndex((t) => t.from >= end)
    if (next < 0) continue
    const hit = placeAt(sheet, next, known, country)
    if (!hit) continue
    const words = [...sheet.within(m.index, end), ...hit.words].filter((i) => sheet.isFree(i))
    takePlace(sheet, words, hit, radiusOf(m[0]))
    // "in Jurong or Clementi": what follows is a place as well.
    let at = (hit.words.at(-1) as number) + 1
    while (at + 1 < sheet.tokens.length && /^(?:or|and|\/)$/.test(sheet.tokens[at]?.text ?? '')) {
      const more = placeAt(sheet, at + 1, known, country)
      if (!more) break
      takePlace(sheet, more.words, more, radiusOf(m[0]))
      at = (more.words.at(-1) as number) + 1
    }
  }
}

/** "within 5 km" after the place, or with none said. */
const readLooseDistance = (sheet: Sheet): void => {
  for (const m of sheet.find(new RegExp(`${source(DISTANCE)}|(?:within )?walking distance`))) {
    const place = sheet.chips.find((c) => c.kind === 'place')
    if (!place?.place) continue
    place.place.radiusKm = radiusOf(m[0])
    sheet.take(sheet.within(m.index, m.index + m[0].length), 'place', place.value)
  }
}

const takeAll = <V extends string>(
  sheet: Sheet,
  table: readonly (readonly [RegExp, V])[],
  kind: 'mode' | 'type' | 'level',
): void => {
  for (const [pattern, value] of table)
    for (const m of sheet.find(pattern)) sheet.take(sheet.within(m.index, m.index + m[0].length), kind, value)
}

const readYears = (sheet: Sheet): void => {
  const years =
    /(?:(?:with|have|has|over|about|more than|at least|around)\s+)?(\d{1,2})\s*\+?\s*-?(?:(?:to|-)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?|yoe)(?:'|s')?(?:\s+(?:of\s+)?(?:work(?:ing)?\s+|relevant\s+|total\s+)?(?:experience|exp))?/
  for (const m of sheet.find(years)) {
    // Twelve a year is pay, twelve years are not.
    if (/(?:\bper|\ba|\ban|\/)\s*$/.test(sheet.low.slice(0, m.index))) continue
    sheet.take(sheet.within(m.index, m.index + m[0].length), 'years', String(Number(m[1])), { n: Number(m[1]) })
  }
}

const readPay = (sheet: Sheet, countries: readonly LexiconCountry[]) => {
  const signs = signsOf(countries)
  const found: { said: ParsedPay; chip: Chip }[] = []
  for (const m of sheet.low.matchAll(payPattern(signs))) {
    const said = payIn(m.groups ?? {}, signs)
    if (!said) continue
    const round = roundPay(sheet.low, m.index, m.index + m[0].length)
    const words = sheet.within(m.index, m.index + m[0].length)
    if (words.length === 0 || !words.every((i) => sheet.isFree(i))) continue
    Object.assign(said, round.said)
    const around = sheet.within(round.from, round.to).filter((i) => sheet.isFree(i))
    // Taken at once, so that nothing else reads it; what it amounts to is known once the place is.
    found.push({ said, chip: sheet.take(around.length > words.length ? around : words, 'pay', '') })
  }
  return found
}

/** Right behind words that were read as a kind of work. */
const follows = (sheet: Sheet, at: number) => {
  const before = sheet.chips.find((c) => c.kind === 'role' && c.id === sheet.ownerOf(at - 1))
  return before !== undefined && sheet.joined(at - 1, at)
}

/** Runs of free words, longest known name first. */
const readNames = (sheet: Sheet, known: SentenceContext, country: string | null): void => {
  const { lexicon } = known
  const count = sheet.tokens.length
  const runs = (at: number, most: number) =>
    Array.from({ length: Math.min(most, count - at) }, (_, k) => Array.from({ length: k + 1 }, (_, n) => at + n))
      .reverse()
      .filter((words) => words.every((i, k) => sheet.isFree(i) && (k === 0 || sheet.joined(i - 1, i))))
  const phrase = (words: readonly number[]) => sheet.lowOf(words).replace(/[-/]+/g, ' ')
  for (let at = 0; at < count; at++)
    for (const words of runs(at, LONGEST_PHRASE)) {
      const name = phrase(words)
      if (words.length === 1 && (FILLERS.has(name) || name.length < 2)) continue
      const titles = lexicon.title(name)
      if (titles) {
        // "plumber apprentice" is one kind of work: the second word only says more.
        const isMore = words.length === 1 && at > 0 && follows(sheet, at)
        if (isMore) sheet.take(words, 'word', name)
        else sheet.take(words, 'role', name, { occupations: titles.slice(0, 20) })
        break
      }
      const place = name.length > 3 || /[^\p{Script=Latin}\s]/u.test(name) ? placeAt(sheet, at, known, country) : null
      if (place && place.words.length === words.length) {
        // A village of another country that happens to be called like a word nobody put "in" before.
        const isElsewhere = (country ?? known.home ?? place.found.country) !== place.found.country
        const isChance = isElsewhere && !place.isRegion && place.found.people < LEAST_ELSEWHERE
        if (!isChance && !(words.length === 1 && lexicon.isWorkWord(name) && place.found.people === 0)) {
          takePlace(sheet, words, place, IN_KM)
          break
        }
      }
      const skill = words.length > 1 || !lexicon.isWorkWord(name) ? lexicon.skill(name) : null
      if (skill) {
        sheet.take(words, 'skill', name)
        break
      }
    }
}

/** Words that titles are made of, up to three together; then words that some advert says. */
const readWords = (sheet: Sheet, { lexicon, inAdverts }: SentenceContext): void => {
  const isWork = (i: number) => {
    const word = sheet.tokens[i]?.text ?? ''
    return sheet.isFree(i) && !FILLERS.has(word) && lexicon.isWorkWord(word)
  }
  const isTitled = sheet.chips.some((c) => c.kind === 'role')
  for (let at = 0; at < sheet.tokens.length; at++) {
    if (!isWork(at)) continue
    const words = [at]
    while (words.length < 3 && isWork(at + words.length) && sheet.joined(at + words.length - 1, at + words.length))
      words.push(at + words.length)
    const name = sheet.lowOf(words).replace(/[-/]+/g, ' ')
    // Beside a title that is known, further words only say more about it.
    if (isTitled) for (const i of words) sheet.take([i], 'word', sheet.tokens[i]?.text ?? '')
    else sheet.take(words, 'role', name)
  }
  sheet.tokens.forEach((token, i) => {
    if (!sheet.isFree(i)) return
    if (FILLERS.has(token.text)) sheet.say(i)
    else if (inAdverts?.has(token.text) || lexicon.isVague(token.text)) sheet.take([i], 'word', token.text)
  })
}

/** Any text there may be, read as far as it can be. Nothing of it is lost: what is no chip is how one speaks, or is shown as not understood. */
export const readSentence = (said: string, known: SentenceContext): Reading => {
  const sheet = new Sheet(said)
  const { countries } = known.lexicon
  readQualifications(sheet, (phrase) => known.lexicon.title(phrase) !== null)
  const named = readCountries(sheet, known)
  const country = named?.code ?? null
  readNearMe(sheet, (words, found) => takePlace(sheet, words, { found, isRegion: false }, NEAR_KM), known.own ?? null)
  readStart(sheet)
  readPhrases(sheet, false)
  takeAll(sheet, LEVELS.slice(0, 1), 'level')
  readExcludes(sheet, known, country)
  readPlacesSaid(sheet, known, country)
  readYears(sheet)
  readYearsSaid(sheet)
  for (const [pattern, days] of POSTED)
    for (const m of sheet.find(pattern))
      if (!sheet.chips.some((c) => c.kind === 'posted'))
        sheet.take(sheet.within(m.index, m.index + m[0].length), 'posted', String(days), { n: days })
  const pays = readPay(sheet, countries)
  readLooseDistance(sheet)
  for (const m of sheet.find(PERMIT)) sheet.take(sheet.within(m.index, m.index + m[0].length), 'permit', 'yes')
  takeAll(sheet, MODES, 'mode')
  takeAll(sheet, TYPES, 'type')
  for (const { key, said: pattern } of SHIFTS)
    for (const m of sheet.find(pattern)) sheet.take(sheet.within(m.index, m.index + m[0].length), 'shift', key)
  for (const m of sheet.find(/f ?& ?b/)) sheet.take(sheet.within(m.index, m.index + m[0].length), 'word', 'f&b')
  readNames(sheet, known, country)
  takeAll(sheet, LEVELS.slice(1), 'level')
  readPhrases(sheet, true)
  readWords(sheet, known)
  const place = sheet.chips.find((c) => c.place)?.place
  const where = country ?? place?.country ?? known.home
  const home = countries.find((c) => c.code === where) ?? (countries[0] as LexiconCountry)
  for (const { said: one, chip } of pays) chip.pay = toChipPay(one, countries, home)
  const segments = sheet.segments()
  const at = (chip: Chip) => segments.findIndex((s) => s.as === chip.id)
  // In the order of the sentence.
  return { segments, chips: sheet.chips.sort((a, b) => at(a) - at(b)) }
}

/** Words to ask the adverts for: those the reading left over. */
export const unreadWords = ({ segments }: Reading): string[] => [
  ...new Set(
    segments.flatMap((s) => (s.as === 'unread' && /^\p{L}[\p{L}\p{M}\p{N}+#.'-]+$/u.test(s.text) ? [s.text] : [])),
  ),
]
