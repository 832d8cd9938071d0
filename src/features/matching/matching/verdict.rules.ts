import type { Answer } from '../../adverts/content/answers.rules.ts'
import type { Span } from '../cv-reading/parsed.rules.ts'
import { type Criterion, stemsIn } from './criteria.rules.ts'
import { type EducationFact, type Fact, type Facts, LEVELS, type SkillFact, type WorkFact } from './facts.rules.ts'
import { withEnglish } from './french.rules.ts'

export const VERDICTS = ['met', 'partly', 'not_found', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a verdict is what it is; each has a sentence on the screen. */
export const REASONS = [
  'skill_shown',
  'skill_listed',
  'skills_some',
  'years_enough',
  'years_short',
  'years_unknown',
  'words_all',
  'words_some',
  'certificate',
  'level_held',
  'level_field',
  'level_lower',
  'level_unknown',
  'language_named',
  'language_absent',
  'languages_unknown',
  'answer_meets',
  'answer_does_not',
  'answer_missing',
  'nothing_found',
  'too_general',
  'protected',
  'no_reason',
] as const
export type Reason = (typeof REASONS)[number]

export type Quote = { text: string; at: Span | null }
export type Judged = {
  verdict: Verdict
  reason: Reason
  /** What the CV says that led to it. */
  quote: Quote | null
  /** What was found and what was looked for in vain, of several skills. */
  found: string[]
  missing: string[]
  /** Of years: asked and found, found in whole months. */
  years: number | null
  months: number | null
}

const NONE: Judged = {
  verdict: 'not_found',
  reason: 'nothing_found',
  quote: null,
  found: [],
  missing: [],
  years: null,
  months: null,
}
const quoteOf = ({ text, at }: Fact): Quote => ({ text: text.slice(0, 300), at })

/** Where a skill stands at its clearest: in a line of work, else where it is listed. */
const skillQuote = (skill: SkillFact, facts: Facts): Quote => {
  const at = skill.at
  const line = [...facts.titles, ...facts.tasks].find((f) => f.at && at && at.start >= f.at.start && at.end <= f.at.end)
  return quoteOf(line ?? skill)
}

const withYears = (judged: Judged, input: number | null, months: number | null): Judged => {
  if (input === null) return judged
  const current = { ...judged, years: input, months }
  if (months === null) return { ...current, verdict: 'partly', reason: 'years_unknown' }
  if (months >= input * 12) return { ...current, reason: judged.verdict === 'met' ? 'years_enough' : judged.reason }
  return { ...current, verdict: 'partly', reason: 'years_short' }
}

const bySkills = (c: Criterion, facts: Facts): Judged | null => {
  if (c.skills.length === 0) return null
  const current = c.skills.flatMap((s) => facts.skills.find((f) => f.key === s.key) ?? [])
  const best = current.find((s) => s.shown) ?? current[0]
  if (!best) return null
  const missing = c.skills.filter((s) => !current.some((h) => h.key === s.key)).map((s) => s.label)
  const found = current.map((s) => s.label)
  const quote = skillQuote(best, facts)
  if (missing.length > 0 && !c.any)
    return withYears({ ...NONE, verdict: 'partly', reason: 'skills_some', quote, found, missing }, c.years, best.months)
  const months = c.any
    ? current.reduce<number | null>((most, s) => (s.months === null ? most : Math.max(most ?? 0, s.months)), null)
    : best.months
  const met: Judged = { ...NONE, verdict: 'met', reason: best.shown ? 'skill_shown' : 'skill_listed', quote, found }
  return withYears(met, c.years, months)
}

const byLevel = (c: Criterion, facts: Facts): Judged | null => {
  if (c.level === null) return null
  if (facts.education.length === 0) return { ...NONE, verdict: 'unknown', reason: 'level_unknown' }
  const rank = (e: Pick<EducationFact, 'level'>) => (e.level === null ? -1 : LEVELS.indexOf(e.level))
  const input = LEVELS.indexOf(c.level)
  const current = facts.education.filter((e) => rank(e) >= input)
  const best = facts.education.toSorted((a, b) => rank(b) - rank(a))[0] as EducationFact
  if (current.length === 0)
    return rank(best) === -1
      ? { ...NONE, verdict: 'unknown', reason: 'level_unknown', quote: quoteOf(best) }
      : { ...NONE, verdict: 'partly', reason: 'level_lower', quote: quoteOf(best) }
  const field = c.words.filter((w) => !LEVEL_STEMS.has(w))
  const inField = current.find((e) => {
    const there = new Set(stemsIn(withEnglish(e.text)))
    return field.length === 0 || field.some((w) => there.has(w))
  })
  return inField
    ? { ...NONE, verdict: 'met', reason: 'level_held', quote: quoteOf(inField) }
    : { ...NONE, reason: 'level_field', quote: quoteOf(current[0] as EducationFact) }
}
const LEVEL_STEMS = new Set(
  stemsIn(
    'degree bachelor bachelors master masters diploma doctorate phd university college field discipline secondary school higher graduate honours',
  ),
)

/** Words that go with any trade. */
const COMMON_STEMS = new Set(
  stemsIn(
    'planning plan management manage manager service services support system systems operation operations experience knowledge skill skills work working development process control general team strategy coordination administration',
  ),
)

type EvidenceFact = { fact: Fact; months: number | null; kind: 'certificate' | 'other' }

/** Words against words: one place of the CV that says most of them. */
const byWords = (c: Criterion, facts: Facts): Judged => {
  if (c.words.length === 0) {
    // "3 years of experience": work of any kind.
    if (c.years === null) return { ...NONE, verdict: 'unknown', reason: 'too_general' }
    const first = facts.titles[0] ?? null
    if (!first) return { ...NONE, verdict: 'unknown', reason: 'years_unknown', years: c.years }
    return withYears({ ...NONE, verdict: 'met', reason: 'words_all', quote: quoteOf(first) }, c.years, facts.months)
  }
  // A post is its title and what was done in it, a line at a time.
  const titleOf = (work: number) => facts.titles.find((t) => t.work === work)?.text ?? ''
  const told: (EvidenceFact & { says: string })[] = [
    ...facts.titles.map((f) => ({ fact: f, months: f.months, says: f.text, kind: 'other' as const })),
    ...facts.tasks.map((f: WorkFact) => ({
      fact: f,
      months: f.months,
      says: `${titleOf(f.work)} ${f.text}`,
      kind: 'other' as const,
    })),
    ...facts.certificates.map((f) => ({ fact: f, months: null, says: f.text, kind: 'certificate' as const })),
    ...facts.skills.map((f) => ({ fact: f, months: f.months, says: `${f.text} ${f.label}`, kind: 'other' as const })),
    ...facts.education.map((f) => ({ fact: f, months: null, says: f.text, kind: 'other' as const })),
  ]
  let best: { share: number; told: EvidenceFact } | null = null
  const enough = new Map<EvidenceFact, number>()
  for (const one of told) {
    const there = new Set(stemsIn(withEnglish(one.says)))
    const said = c.words.filter((w) => there.has(w))
    // Route planning is nothing of menu planning: what only a common word joins is not joined.
    const share =
      said.every((w) => COMMON_STEMS.has(w)) && said.length < c.words.length ? 0 : said.length / c.words.length
    enough.set(one, share)
    if (share > (best?.share ?? 0)) best = { share, told: one }
  }
  if (!best || best.share < 0.5) return { ...NONE, years: c.years }
  const { share, told: at } = best
  const isMet = share >= 0.99 || (c.words.length > 4 && share >= 0.75)
  const works = new Map(
    [...enough].flatMap(([one, s]) =>
      'work' in one.fact && s >= share ? [[one.fact.work as number, one.months] as const] : [],
    ),
  )
  const known = [...works.values()].filter((m) => m !== null)
  const months =
    known.length > 0
      ? Math.min(
          known.reduce((a, b) => a + b, 0),
          facts.months ?? 0,
        )
      : at.months
  const metBy = at.kind === 'certificate' ? 'certificate' : 'words_all'
  return withYears(
    {
      ...NONE,
      verdict: isMet ? 'met' : 'partly',
      reason: isMet ? metBy : 'words_some',
      quote: quoteOf(at.fact),
    },
    c.years,
    months,
  )
}

const byLanguage = (c: Criterion, facts: Facts): Judged => {
  if (facts.languages.length === 0) return { ...NONE, verdict: 'unknown', reason: 'languages_unknown' }
  const said = c.text.trim().toLowerCase()
  const current =
    facts.languages.find((l) => l.label.toLowerCase() === said) ?? facts.languages.find((l) => l.code === c.language)
  return current
    ? { ...NONE, verdict: 'met', reason: 'language_named', quote: quoteOf(current) }
    : { ...NONE, reason: 'language_absent' }
}

const byAnswer = (c: Criterion, answers: readonly Pick<Answer, 'id' | 'values' | 'unmet'>[]): Judged => {
  const answer = answers.find((a) => a.id === c.question)
  if (!answer || answer.values.length === 0) return { ...NONE, verdict: 'unknown', reason: 'answer_missing' }
  const quote = { text: answer.values.join(', '), at: null }
  return answer.unmet
    ? { ...NONE, reason: 'answer_does_not', quote }
    : { ...NONE, verdict: 'met', reason: 'answer_meets', quote }
}

const RANK: Readonly<Record<Verdict, number>> = { met: 3, partly: 2, unknown: 1, not_found: 0 }

/** What a requirement comes to, and why. */
export const evaluateCriterion = (
  c: Criterion,
  facts: Facts,
  answers: readonly Pick<Answer, 'id' | 'values' | 'unmet'>[],
): Judged => {
  if (c.barred) return { ...NONE, verdict: 'unknown', reason: c.barred }
  if (c.kind === 'language') return byLanguage(c, facts)
  if (c.kind === 'authorisation') return byAnswer(c, answers)
  const level = byLevel(c, facts)
  if (level) return level
  const skills = bySkills(c, facts)
  const words = byWords(c, facts)
  // Whichever says more for the person; a skill that was named before words that happen to be there.
  if (!skills) return words
  return RANK[words.verdict] > RANK[skills.verdict] ? words : skills
}
