import { foldText } from '../../adverts/content/advert.rules.ts'
import { everydayNames, findEverydayWork } from '../../adverts/content/everyday.rules.ts'
import type { EmploymentType, WorkMode } from '../../adverts/content/kinds.rules.ts'

/** What somebody types into the box of the search, read as they mean it: the work, and what else a filter can answer. */
export type ReadWords = {
  /** For the search by words, with other names of the same work; null: nothing is left to look for in the text. */
  words: string | null
  /** The same without other names; null: nothing in letters that the text of adverts is searched by. */
  typed: string | null
  /** The work as it was typed, without what became a filter; folded. */
  work: string
  /** Names of that work, for occupations that are called so. */
  names: string[]
  place: string | null
  country: string | null
  employmentType: EmploymentType | null
  mode: WorkMode | null
}

export type Vocabulary = {
  isTitle: (phrase: string) => boolean
  isPlace: (name: string) => boolean
  countryOf: (name: string) => string | null
}

/** Words of every search for work: they say nothing about which. */
const NOISE = new Set(
  foldText(`job jobs work works vacancy vacancies hiring wanted needed required opening openings position positions career careers employment opportunity opportunities
  urgent urgently looking seeking search find want need apply now available near me nearby latest new recruitment please any the a an for as of to
  emploi emplois offre offres poste postes travail recherche cherche de d un une le la les وظائف وظيفة عمل شغل مطلوب نوکری नौकरी नौकरियां काम वेलै வேலை வேலைகள் பணி 工作 职位 招聘 找`).split(
    /\s+/,
  ),
)
const BEFORE_PLACE = new Set(
  ['in', 'at', 'near', 'around', 'from', 'within', 'a', 'en', 'au', 'في', 'में', '在'].map(foldText),
)
const TYPES: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\bpart[ -]?time(?:rs?)?\b|temps partiel|دوام جزئي|पार्ट टाइम|பகுதி நேர(?:ம்)?|兼职/u, 'PART_TIME'],
  [/\bfull[ -]?time\b|temps plein|دوام كامل|फुल टाइम|முழு நேர(?:ம்)?|全职/u, 'FULL_TIME'],
  [/\b(?:freelance|freelancer)\b|pigiste|自由职业/u, 'CONTRACTOR'],
  [/\bintern(?:ship)?s?\b|\bstage\b|stagiaire|تدريب|इंटर्न(?:शिप)?|实习/u, 'INTERN'],
]
const MODES: readonly (readonly [RegExp, WorkMode])[] = [
  [
    /\b(?:remote|work from home|wfh|home[- ]based)\b|a distance|teletravail|عن بعد|عن بُعد|वर्क फ्रॉम होम|வீட்டிலிருந்து|远程|在家/u,
    'remote',
  ],
  [/\bhybrid\b|hybride/u, 'hybrid'],
]

const takeFirst = <V>(table: readonly (readonly [RegExp, V])[], text: string): { value: V | null; rest: string } => {
  for (const [said, value] of table) {
    const folded = new RegExp(foldText(said.source), 'u')
    if (folded.test(text)) return { value, rest: text.replace(folded, ' ') }
  }
  return { value: null, rest: text }
}

const LONGEST_NAME = 5
const LONGEST_WORK = 6
/** Of other names for the same work so many are looked for: more make the search slow and find nothing else. */
const MOST_NAMES = 14

/** Spans of words, the longest first, from the end: a place mostly stands there. */
const spansOf = (words: readonly string[], most: number): { from: number; to: number }[] => {
  const spans: { from: number; to: number }[] = []
  for (let n = Math.min(most, words.length); n >= 1; n--)
    for (let from = words.length - n; from >= 0; from--) spans.push({ from, to: from + n })
  return spans
}

type Where = { place: string | null; country: string | null; rest: string[] }

/** The place or country that is named beside the work. A word that is also a kind of work is a place only behind "in". */
const takePlace = (words: readonly string[], known: Vocabulary): Where => {
  for (const { from, to } of spansOf(words, LONGEST_NAME)) {
    const name = words.slice(from, to).join(' ').replace(/,/g, '')
    const introduced = from > 0 && BEFORE_PLACE.has(words[from - 1] as string)
    const rest = [...words.slice(0, introduced ? from - 1 : from), ...words.slice(to)]
    const plain = rest.filter((w) => !NOISE.has(w))
    const country = known.countryOf(name)
    const isName = country !== null || known.isPlace(name)
    if (!isName || NOISE.has(name)) continue
    const isWork = known.isTitle(name) || findEverydayWork(name) !== null
    const isSure = introduced || plain.length === 0 || to === words.length || names(plain.join(' '), known)
    if (isWork && !introduced) continue
    if (isSure) return { place: country === null ? name : null, country, rest }
  }
  return { place: null, country: null, rest: [...words] }
}

/** Whether words name a kind of work, or end in one: "senior accountant". */
const names = (phrase: string, known: Vocabulary): boolean => {
  const words = phrase.split(' ')
  return words.some((_, i) => {
    const tail = words.slice(i).join(' ')
    return known.isTitle(tail) || findEverydayWork(tail) !== null
  })
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u.test(text)

/** Other names of the same work that adverts may use; those that hold all of its words find nothing more. */
export const otherNamesOfWork = (phrase: string): string[] => {
  const work = findEverydayWork(phrase)
  if (!work) return []
  const typed = phrase.split(' ')
  return work.names
    .filter((name) => name !== phrase && isLatin(name) && !typed.every((w) => name.split(' ').includes(w)))
    .slice(0, MOST_NAMES)
}

/** Words that stand together, for `websearch_to_tsquery`. */
export const quotedWords = (phrase: string) =>
  /[\s/&.-]/.test(phrase) ? `"${phrase.replace(/["/&.-]/g, ' ').trim()}"` : phrase

/** Every way to say it, for `websearch_to_tsquery`, in which words that stand together bind closer than "or". */
const expressionOf = (words: readonly string[]): { expression: string; names: string[] } => {
  const plain = words.join(' ')
  for (const { from, to } of spansOf(words, LONGEST_WORK)) {
    const phrase = words.slice(from, to).join(' ')
    const others = otherNamesOfWork(phrase)
    if (others.length === 0 && !findEverydayWork(phrase)) continue
    const beside = [...words.slice(0, from), ...words.slice(to)].join(' ')
    const ways = [...(isLatin(phrase) ? [phrase] : []), ...others.map(quotedWords)]
    return {
      expression: ways.map((way) => `${beside} ${way}`.trim()).join(' or '),
      // Beside further words an occupation alone would find too much.
      names: beside === '' ? (findEverydayWork(phrase)?.names.slice() ?? []) : [],
    }
  }
  return { expression: plain, names: [] }
}

/** Whoever uses the signs of a search means them. */
const isWritten = (typed: string) => /["]|(?:^|\s)-\S|\bor\b/.test(typed)

/** Reads what was typed, folded. Filters that are set already stay as they are. */
export const readWords = (typed: string, known: Vocabulary): ReadWords => {
  const whole = { place: null, country: null, employmentType: null, mode: null }
  if (isWritten(typed)) return { ...whole, words: typed, typed, work: typed, names: [typed] }
  const type = takeFirst(TYPES, typed)
  const mode = takeFirst(MODES, type.rest)
  const pieces = mode.rest.split(/[\s,،、，]+/).filter(Boolean)
  const where = takePlace(pieces, known)
  const rest = where.rest.filter((w, i, all) => !NOISE.has(w) && !(BEFORE_PLACE.has(w) && i === all.length - 1))
  const work = rest.join(' ')
  const isFilter = type.value !== null || mode.value !== null || where.place !== null || where.country !== null
  if (rest.length === 0 && !isFilter) return { ...whole, words: typed, typed, work: typed, names: [typed] }
  const { expression, names: called } = expressionOf(rest)
  return {
    words: rest.length === 0 ? null : expression,
    typed: work !== '' && isLatin(work) ? work : null,
    work,
    names: [...new Set([work, ...called])].filter(Boolean),
    place: where.place,
    country: where.country,
    employmentType: type.value,
    mode: mode.value,
  }
}

/** How many letters may be wrong in a word of a length. */
const mayDiffer = (length: number): number => {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Letters left out, added, changed or swapped with the next between two words; more than `most` is not counted on. */
export const typingDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let n = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        n = Math.min(n, (before[j - 2] as number) + 1)
      row.push(n)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}

/** Words of names of work, and how usual each is. */
export type WordWeights = ReadonlyMap<string, number>

const EVERYDAY_WEIGHT = 1_000
/** What names of work are made of: everyday ones weigh most, others by in how many titles they stand. */
export const wordWeights = (titles: Iterable<string>): WordWeights => {
  const weights = new Map<string, number>()
  const count = (phrase: string, weight: number) => {
    for (const word of phrase.split(/[^\p{L}]+/u))
      if (word.length > 2 && isLatin(word)) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  for (const title of titles) count(title, 1)
  for (const name of everydayNames()) count(name, EVERYDAY_WEIGHT)
  return weights
}

/** The tables have typing errors of their own: what stands in so few titles is no word to trust. */
const WELL_KNOWN = 3

/** Two words of which one is more usual by this are not worth a letter more. */
const closest = (word: string, weights: WordWeights): string | null => {
  const most = mayDiffer(word.length)
  if (most === 0 || (weights.get(word) ?? 0) > WELL_KNOWN) return null
  let best: { word: string; points: number } | null = null
  for (const [known, weight] of weights) {
    const distance = typingDistance(word, known, most)
    if (distance > most || distance === 0) continue
    // A wrong first letter is rare; a word that people use every day is meant before one that few know.
    const points = distance * 4 + (known[0] === word[0] ? 0 : 3) - Math.log10(weight + 1)
    if (!best || points < best.points) best = { word: known, points }
  }
  return best?.word ?? null
}

/** The words with typing errors put right, by what work is called; null: there is nothing to put right. */
export const correctTyping = (typed: string, weights: WordWeights): string | null => {
  const corrected = typed
    .split(' ')
    .map((word) => closest(word, weights) ?? word)
    .join(' ')
  return corrected === typed ? null : corrected
}
