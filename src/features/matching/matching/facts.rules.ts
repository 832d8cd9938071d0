import type { CvDate, Found, Lexicon, ParsedCv, Span } from '../cv-reading/parsed.rules.ts'
import { foldSkill } from '../cv-reading/skill-names.rules.ts'
import { cleanerOf, isOrder } from './clean.rules.ts'

/**
 * The allow-list: what the matching is given of a person, and nothing else. There is no field for a name, an address, an age, a school, an employer, a
 * photo, a nationality, a gap or a date; what is not here cannot be compared.
 */
export type Fact = { text: string; at: Span | null }
/** Months are those of the work it stands in; null: not said. */
export type WorkFact = Fact & { months: number | null; work: number }
export type SkillFact = Fact & { key: string; label: string; months: number | null; shown: boolean }
export type EducationFact = Fact & { level: EducationLevel | null }
export type LanguageFact = Fact & { code: string; label: string }

export type Facts = {
  titles: WorkFact[]
  tasks: WorkFact[]
  skills: SkillFact[]
  certificates: Fact[]
  education: EducationFact[]
  languages: LanguageFact[]
  /** Months worked in all, counted once where two posts overlap. Time between posts is not looked at. */
  months: number | null
  /** Lines that speak to a machine and were left out. */
  orders: number
}

/** From school to doctorate; what is asked is compared by where it stands here. */
export const LEVELS = ['school', 'certificate', 'diploma', 'bachelor', 'master', 'doctorate'] as const
export type EducationLevel = (typeof LEVELS)[number]

const LEVEL_WORDS: readonly (readonly [EducationLevel, RegExp])[] = [
  ['doctorate', /\b(?:ph\.?\s?d|doctorate?|doctoral|d\.?phil)\b/i],
  [
    'master',
    /\b(?:master(?:'?s|’s)?|m\.?\s?(?:sc|a|eng|tech|com|ed|phil)|mba|mca|pgdm|post[- ]?graduate)\b(?!ship)|\bmaîtrise en\b/i,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:'?s|’s)?|b\.?\s?(?:sc|a|eng|tech|com|ed|arch|pharm|n)|b\.?e|bba|bca|llb|mbbs|degree|undergraduate|graduate|baccalaureate)\b|\b(?:baccalauréat|licence) en\b/i,
  ],
  [
    'diploma',
    /\b(?:diploma|diplôme d.études (?:collégiales|professionnelles)|bts|dut|associate(?:'s)? degree|polytechnic|hnd)\b/i,
  ],
  ['certificate', /\b(?:nitec|iti|trade certificate|vocational|apprenticeship|red seal)\b/i],
  [
    'school',
    /\b(?:o[- ]levels?|a[- ]levels?|secondary|high school|hsc|ssc|10th|12th|higher secondary|matric\w*|ged)\b/i,
  ],
]
export const levelIn = (text: string): EducationLevel | null =>
  LEVEL_WORDS.find(
    ([level, says]) => says.test(text) && !(level === 'master' && /\bscrum master\b/i.test(text)),
  )?.[0] ?? null

const monthNumber = (date: CvDate, end: boolean): number => {
  const [year, month] = date.split('-').map(Number) as [number, number | undefined]
  // A year alone: from its middle, neither for nor against anybody.
  return year * 12 + (month === undefined ? 6 : month - 1 + (end ? 1 : 0))
}

type Stretch = readonly [number, number]
type Said<T> = { value: T } | null
/** From the first month to the last; null: not said, or not to be believed. */
export const stretchOf = (from: Said<CvDate>, to: Said<CvDate | 'present'>, month: string): Stretch | null => {
  if (!from || !to) return null
  const start = monthNumber(from.value, false)
  const end = to.value === 'present' ? monthNumber(month, true) : monthNumber(to.value, true)
  return end > start && end - start < 60 * 12 ? [start, end] : null
}

/** Months that at least one of them covers. */
export const coveredMonths = (stretches: readonly Stretch[]): number | null => {
  if (stretches.length === 0) return null
  let months = 0
  let until = -1
  for (const [start, end] of stretches.toSorted((a, b) => a[0] - b[0])) {
    months += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return months
}

export const skillKey = (skill: { label: string; skillId: number | null }): string =>
  skill.skillId === null ? foldSkill(skill.label) : `#${skill.skillId}`

const within = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end
const MOST_TASKS = 80

export type Reading = {
  /** The one in which they applied (YYYY-MM): work that goes on is counted to it. */
  month: string
  /** What they wrote their name as, beside what the CV says. Only ever taken out. */
  name?: string
  /** A few lines instead of a CV: skills count wherever they are named. */
  note?: boolean
}

/** What may be compared of a CV. */
export const factsOf = (
  cv: ParsedCv,
  lexicon: Pick<Lexicon, 'skills'>,
  { month, name = '', note = false }: Reading,
): Facts => {
  const names = [cv.name?.value ?? '', name].filter(Boolean)
  const isName = new Set(names.flatMap((n) => n.toLowerCase().split(/\s+/)))
  const clean = cleanerOf(cv, names, (word) => lexicon.skills.has(foldSkill(word)))
  const isPrivate = (at: Span) => cv.private.some((p) => p.at && p.at.start < at.end && at.start < p.at.end)
  const lines = [
    ...cv.work.flatMap((w) => w.lines),
    ...cv.source.lines.map((l) => ({ value: l.text, at: [{ page: l.page, start: l.start, end: l.end }] })),
  ]
  const ordered = lines.flatMap((l) => (isOrder(l.value) ? l.at : []))
  let orders = 0
  const facts = (found: Found<string> | null): Fact[] => {
    const at = found?.at[0]
    if (!found || !at || isPrivate(at)) return []
    if (isOrder(found.value)) {
      orders++
      return []
    }
    const text = clean(found.value).slice(0, 600)
    return /\p{L}{2}/u.test(text) ? [{ text, at }] : []
  }
  const stretches = cv.work.map((w) => stretchOf(w.from, w.to, month))
  const months = stretches.map((s) => (s ? s[1] - s[0] : null))
  const ofWork = (found: Found<string> | null, work: number): WorkFact[] =>
    facts(found).map((f) => ({ ...f, months: months[work] ?? null, work }))
  const places = cv.work.map((w) => [...(w.title?.at ?? []), ...w.lines.flatMap((l) => l.at)])
  const listedIn = cv.sections.filter((s) => s.kind === 'skills' || s.kind === 'projects' || s.kind === 'certificates')

  const skills = cv.skills.flatMap((skill): SkillFact[] => {
    const isShown = (at: Span) => places.some((spans) => spans.some((span) => within(at, span)))
    // Beside the name and in what people say of themselves at the top, a word may be a name: it counts where skills are listed and where work is told of.
    const isOrdered = (at: Span) => ordered.some((o) => within(at, o))
    const isCalledSo = (at: Span) => isName.has(cv.source.text.slice(at.start, at.end).toLowerCase())
    const counted = skill.at.filter(
      (at) =>
        !isPrivate(at) &&
        !isOrdered(at) &&
        ((note && !isCalledSo(at)) || isShown(at) || listedIn.some((s) => s.start <= at.start && at.end <= s.end)),
    )
    const at = counted.find(isShown) ?? counted[0]
    if (!at) return []
    const text = clean(cv.source.text.slice(at.start, at.end))
    if (!text || isOrder(text)) return []
    const shown = places.flatMap((spans, i) => {
      const stretch = stretches[i]
      return stretch && counted.some((c) => spans.some((span) => within(c, span))) ? [stretch] : []
    })
    const { label } = skill.value
    return [{ key: skillKey(skill.value), label, text, at, months: coveredMonths(shown), shown: counted.some(isShown) }]
  })
  return {
    titles: cv.work.flatMap((w, i) => ofWork(w.title, i)),
    tasks: cv.work.flatMap((w, i) => w.lines.flatMap((l) => ofWork(l, i))).slice(0, MOST_TASKS),
    skills,
    certificates: cv.certificates.flatMap((c) => facts({ ...c, value: c.value.name })),
    education: cv.education.flatMap((e) => facts(e.qualification).map((f) => ({ ...f, level: levelIn(f.text) }))),
    languages: cv.languages.flatMap((l) => {
      const at = l.at[0]
      const { code, label } = l.value
      // How well is left to people: "native" says where somebody was born.
      return at && !isPrivate(at) ? [{ text: label, at, code, label }] : []
    }),
    months: coveredMonths(stretches.filter((s) => s !== null)),
    orders,
  }
}

export const isNothing = (f: Facts): boolean =>
  f.titles.length +
    f.tasks.length +
    f.skills.length +
    f.certificates.length +
    f.education.length +
    f.languages.length ===
  0
