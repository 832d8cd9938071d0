import type { JobContent } from '../../adverts/content/content.rules.ts'
import type { CvSkill } from '../cv-reading/parsed.rules.ts'
import { type Criterion, criteriaOf, languageIn, skillsNamed, stemsIn } from './criteria.rules.ts'
import { withoutProtected } from './protected.rules.ts'

/** What somebody looks for, as they confirm it before anything is searched. */
export type CriterionInput = {
  id: string
  want: 'must' | 'nice'
  text: string
  weight: 1 | 2 | 3
  /** Why the work needs it: a language and the right to work count only with it. */
  reason: string | null
}

export const WANTS = ['must', 'nice'] as const
export const WEIGHTS = [1, 2, 3] as const
export const MOST_CRITERIA = 20
export const LONGEST_CRITERION = 160
const SHORTEST_REASON = 3
const FROM_TEXT = 8

type Skills = ReadonlyMap<string, CvSkill>

/** A criterion as the comparison takes it. */
export const criterionOf = (w: CriterionInput, skills: Skills): Criterion => {
  const [read] = criteriaOf({ mustHave: [w.text], niceToHave: [], languages: [], questions: [] }, skills)
  const one: Criterion = { ...(read as Criterion), id: w.id, kind: w.want }
  const reason = w.reason?.trim() ?? ''
  if (one.barred !== 'no_reason' || reason.length < SHORTEST_REASON) return one
  const language = languageIn(w.text)
  return language
    ? { ...one, barred: null, reason, kind: 'language', language }
    : { ...one, barred: null, reason, kind: 'authorisation', question: w.id }
}

/** Why something is not looked for; null: it is. */
export const barredOf = (w: CriterionInput): Criterion['barred'] =>
  w.text.trim() === '' ? null : criterionOf(w, new Map()).barred

export const isCounted = (w: CriterionInput): boolean => w.text.trim() !== '' && barredOf(w) === null

const numbered = (all: Omit<CriterionInput, 'id'>[]): CriterionInput[] => {
  const seen = new Set<string>()
  return all
    .map((w) => ({ ...w, text: w.text.trim().slice(0, LONGEST_CRITERION) }))
    .filter((w) => {
      const key = w.text.toLowerCase()
      if (key === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MOST_CRITERIA)
    .map((w, i) => ({ ...w, id: `c${i + 1}` }))
}

const must = (text: string, reason: string | null = null): Omit<CriterionInput, 'id'> => ({
  want: 'must',
  text,
  weight: 2,
  reason,
})
const nice = (text: string, reason: string | null = null): Omit<CriterionInput, 'id'> => ({
  want: 'nice',
  text,
  weight: 1,
  reason,
})

type Job = Pick<JobContent, 'title' | 'mustHave' | 'niceToHave' | 'languages' | 'questions'>

/** What a job asks. One that asks nothing yet is looked for by what it is called. */
export const draftOfJob = (job: Job): CriterionInput[] => {
  const rights = criteriaOf({ ...job, mustHave: [], niceToHave: [], languages: [] }, new Map())
  const all = [
    ...job.mustHave.map((t) => must(t)),
    ...job.niceToHave.map((t) => nice(t)),
    ...job.languages.map((l) => must(l.language, l.reason || null)),
    ...rights.map((r) => must('Right to work', r.reason)),
  ]
  return numbered(all.length === 0 ? [must(job.title)] : all)
}

const BULLET = /^\s*(?:[-*•·–]|\d+[.)])\s+/
const WISHES = /^(?:nice[- ]to[- ]haves?|preferred|bonus|good to have|desirable|a plus|it would be great)\b.{0,40}$/i
/** The lines under a heading that only wishes. */
const wishedIn = (lines: readonly string[]): string[] => {
  const from = lines.findIndex((l) => WISHES.test(l.replace(/[:#*]/g, '').trim()))
  if (from < 0) return []
  const said = lines.slice(from + 1)
  const end = said.findIndex((l, i) => i > 0 && l.trim() !== '' && !BULLET.test(l))
  return said
    .slice(0, end < 0 ? undefined : end)
    .filter((l) => BULLET.test(l))
    .map((l) => l.replace(BULLET, '').trim())
}

/** What a line asks of work, without who somebody is; nothing where it asks only that. */
const worked = (line: string): string[] => {
  const { rest, asked: input } = withoutProtected(line)
  if (input.length === 0) return [line]
  // Of "Female only" nothing is left to ask.
  return /\p{L}{3}/u.test(rest.replace(/\bonly\b/gi, '')) ? [rest] : []
}

/** An advert that was written elsewhere: what stands under its headings, else the skills it names. */
export const draftOfAdvert = (
  advert: { title?: string; description?: string; mustHave?: readonly string[] },
  text: string,
  skills: Skills,
): CriterionInput[] => {
  const input = advert.mustHave ?? []
  const wished = wishedIn(text.replace(/\r\n?/g, '\n').split('\n')).filter((w) => !input.includes(w))
  const named =
    input.length > 0 ? [] : [...new Set(skillsNamed(text, skills).map((n) => n.skill.label))].slice(0, FROM_TEXT)
  const all = [
    ...input.flatMap((t) => worked(t).map((w) => must(w))),
    ...named.map((t) => must(t)),
    ...wished.flatMap((t) => worked(t).map((w) => nice(w))),
  ]
  return numbered(all.length === 0 && advert.title ? [must(advert.title)] : all)
}

type Said = { kind: string; value: string; text: string; n: number | null; must: boolean }

/** Words that stand beside each other in a sentence, as they stand there: Indian cuisine is one thing. */
const joinedIn = (sentence: string, words: readonly string[]): string[] => {
  const low = sentence.toLowerCase()
  const found = [...new Set(words)]
    .map((word) => ({ word, from: low.indexOf(word.toLowerCase()) }))
    .sort((a, b) => a.from - b.from)
  const joined: { from: number; to: number; text: string }[] = []
  for (const { word, from } of found) {
    const last = joined.at(-1)
    if (last && last.from >= 0 && from < last.to && from >= last.from) continue
    if (last && last.from >= 0 && from >= 0 && /^[\s-]+$/.test(sentence.slice(last.to, from))) {
      last.to = from + word.length
      last.text = sentence.slice(last.from, last.to)
    } else
      joined.push({ from, to: from + word.length, text: from < 0 ? word : sentence.slice(from, from + word.length) })
  }
  return joined.map((j) => j.text)
}

/** What nobody is chosen by stands among the criteria, struck through; beside it what is asked. */
export const withProtected = (criteria: readonly CriterionInput[], input: readonly string[]): CriterionInput[] => {
  const there = criteria.map((c) => c.text.toLowerCase())
  const more = input.filter((text) => !there.some((t) => t.includes(text.toLowerCase())))
  return numbered([...criteria, ...more.map((text) => must(text))])
}

/** What a sentence says of work; where it is, what it pays and when are no criteria for a person. */
export const draftOfSentence = (
  chips: readonly Said[],
  unread: readonly string[],
  sentence: string,
): { criteria: CriterionInput[]; left: string[] } => {
  const years = chips.find((c) => c.kind === 'years')?.n ?? null
  const role = chips.find((c) => c.kind === 'role')
  const inYears = (text: string) => (years === null || years === 0 ? text : `${years} years of experience as ${text}`)
  const rest = joinedIn(sentence, [
    ...chips.filter((c) => c.kind === 'word').map((c) => c.text || c.value),
    ...unread.map((u) => u.trim()).filter((u) => u.length > 2),
  ])
  const languages = rest.filter((u) => languageIn(u) !== null)
  const words = rest.filter((u) => languageIn(u) === null && stemsIn(u).length > 0)
  const work = chips.flatMap((c) => {
    if (c.kind === 'role') return [must(c === role ? inYears(c.value) : c.value)]
    if (c.kind === 'qualification') return [must(c.text)]
    return c.kind === 'skill' ? [must(c.value)] : []
  })
  const all = [
    ...work,
    ...(role || years === null || years === 0 ? [] : [must(`${years} years of experience`)]),
    ...languages.map((l) => must(l)),
    ...words.map((w) => nice(w)),
  ]
  const used = new Set(['role', 'skill', 'word', 'years', 'qualification'])
  const criteria = numbered(all)
  return {
    criteria: criteria.length > 0 ? criteria : numbered([must(sentence)]),
    left: chips.filter((c) => !used.has(c.kind)).map((c) => c.text),
  }
}

const LETTERS = /\p{L}[\p{L}\p{N}+#]*/gu
/** Words by which the index finds whom to compare: of each criterion, and their beginnings. */
export const wordsOf = (c: Criterion): { words: string[]; stems: string[] } => {
  if (c.barred !== null || c.kind === 'language' || c.kind === 'authorisation') return { words: [], stems: [] }
  const said = [c.text, ...c.skills.map((s) => s.label)].flatMap((t) => t.toLowerCase().match(LETTERS) ?? [])
  const words = [...new Set(said)].filter((w) => stemsIn(w).length > 0)
  return { words, stems: [...new Set(words.flatMap(stemsIn))].filter((s) => s.length > 2) }
}
