import type { ProfileInput } from '../../matching/profile/profile.contract.ts'
import { visibleSections } from './lines.rules.ts'
import type { Resume, ResumeWork } from './resume.contract.ts'

/** What a check of the writing finds, in the order it is shown. `wrong`: an employer cannot use the CV; `careful`: it reads weaker than it is. */
export const CHECKS = [
  'noName',
  'noEmail',
  'noWork',
  'undated',
  'backwards',
  'placeholder',
  'notInProfile',
  'otherDates',
  'skillNotInProfile',
  'noPhone',
  'noTitle',
  'noEmployer',
  'order',
  'weak',
  'pronoun',
  'emptyWord',
  'longPoint',
  'noNumbers',
  'sameStart',
] as const
export type Check = (typeof CHECKS)[number]
/** `about`: which job or skill, or the words that are meant. */
export type Finding = { check: Check; severity: 'wrong' | 'careful'; about: string | null }

const WRONG: ReadonlySet<Check> = new Set(['noName', 'noEmail', 'noWork', 'undated', 'backwards', 'placeholder'])

/** Verbs that say a person was there, not what they did. */
const WEAK =
  /^(?:was |were )?(?:responsible for|in charge of|worked on|helped(?: with| to)?|assisted (?:with|in)|involved in|duties included|participated in|tasked with)\b/i
const PRONOUN = /(?:^|\s)(?:I|my|me)(?=[\s,.'’]|$)/
/** Words of praise that nobody can check. */
const EMPTY_WORD =
  /\b(?:hard[- ]working|team player|results?[- ](?:driven|oriented)|passionate|dynamic|go[- ]getter|synerg(?:y|ies)|think(?:ing)? outside the box|detail[- ]oriented|self[- ]starter|world[- ]class|best[- ]in[- ]class|guru|ninja|rock ?star)\b/i
const PLACEHOLDER =
  /\b(?:lorem +ipsum|xxx+|tbc|tbd|your (?:name|text) here|insert here)\b|\[[^\]]{2,40}\]|<[^>]{2,40}>/i
const LONGEST_POINT = 240
/** So many points that begin with the same word tire a reader. */
const SAME_STARTS = 4

const fold = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
const quote = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text)
const called = ({ position, name }: Pick<ResumeWork, 'position' | 'name'>) =>
  [position, name].filter(Boolean).join(', ')

const workFindings = (work: readonly ResumeWork[]): Finding[] => {
  const found: Finding[] = []
  const add = (check: Check, about: string | null) =>
    found.push({ check, severity: WRONG.has(check) ? 'wrong' : 'careful', about })
  for (const entry of work) {
    const about = called(entry) || null
    if (!entry.startDate) add('undated', about)
    // Compared as far as both say: a year lies in itself.
    const length = Math.min(entry.startDate.length, entry.endDate.length)
    if (length > 0 && entry.endDate.slice(0, length) < entry.startDate.slice(0, length)) add('backwards', about)
    if (!entry.position) add('noTitle', about)
    if (!entry.name) add('noEmployer', about)
  }
  const ends = work.map(({ endDate }) => endDate || '9999')
  if (ends.some((end, at) => at > 0 && end > (ends[at - 1] ?? ''))) add('order', null)
  return found
}

const pointFindings = (points: readonly string[]): Finding[] => {
  const found: Finding[] = []
  const add = (check: Check, about: string | null) => found.push({ check, severity: 'careful', about })
  for (const point of points) {
    if (WEAK.test(point)) add('weak', quote(point))
    if (point.length > LONGEST_POINT) add('longPoint', quote(point))
  }
  const counted = points.filter((point) => /\d/.test(point)).length
  if (points.length >= 3 && counted < points.length / 3)
    add('noNumbers', quote(points.find((point) => !/\d/.test(point)) ?? ''))
  const starts = points.map((point) => fold(point).split(' ')[0] ?? '')
  const same = starts.find((start) => start && starts.filter((other) => other === start).length >= SAME_STARTS)
  if (same) add('sameStart', same)
  return found
}

const textFindings = (texts: readonly string[]): Finding[] =>
  texts.flatMap((text): Finding[] => [
    ...(PLACEHOLDER.test(text) ? [{ check: 'placeholder', severity: 'wrong', about: quote(text) } as const] : []),
    ...(PRONOUN.test(text) ? [{ check: 'pronoun', severity: 'careful', about: quote(text) } as const] : []),
    ...(EMPTY_WORD.test(text)
      ? [{ check: 'emptyWord', severity: 'careful', about: EMPTY_WORD.exec(text)?.[0] ?? null } as const]
      : []),
  ])

type Known = Pick<ProfileInput, 'work' | 'skills'>

/** What the CV says and the profile does not: the person looks whether it is so. Nothing is said of a profile that is empty. */
const factFindings = ({ work, skills }: Resume, profile: Known): Finding[] => {
  const findings: Finding[] = []
  const add = (check: Check, about: string) => findings.push({ check, severity: 'careful', about })
  if (profile.work.length > 0)
    for (const entry of work) {
      if (!entry.position && !entry.name) continue
      const same = profile.work.filter(
        (own) => fold(own.title) === fold(entry.position) && fold(own.employer) === fold(entry.name),
      )
      const ended = (to: string | null) => (to === 'present' || to === null ? '' : to)
      if (same.length === 0) add('notInProfile', called(entry))
      else if (!same.some((own) => (own.from ?? '') === entry.startDate && ended(own.to) === entry.endDate))
        add('otherDates', called(entry))
    }
  if (profile.skills.length > 0) {
    const own = new Set(profile.skills.map(({ label }) => fold(label)))
    for (const { name } of skills) if (name && !own.has(fold(name))) add('skillNotInProfile', name)
  }
  return findings
}

/** The plain checks of a CV's writing. They change nothing; a person does. */
export const checkWriting = (resume: Resume, profile: Known | null): Finding[] => {
  const { basics } = resume
  const shown = new Set(visibleSections(resume))
  const work = shown.has('work') ? resume.work : []
  const points = work.flatMap(({ highlights }) => highlights).filter(Boolean)
  const found: Finding[] = [
    ...(basics.name ? [] : [{ check: 'noName', severity: 'wrong', about: null } as const]),
    ...(basics.email ? [] : [{ check: 'noEmail', severity: 'wrong', about: null } as const]),
    ...(basics.phone ? [] : [{ check: 'noPhone', severity: 'careful', about: null } as const]),
    ...(work.length > 0 ? [] : [{ check: 'noWork', severity: 'wrong', about: null } as const]),
    ...workFindings(work),
    ...pointFindings(points),
    ...textFindings([shown.has('summary') ? basics.summary : '', basics.label, ...points]),
    ...(profile ? factFindings({ ...resume, work, skills: shown.has('skills') ? resume.skills : [] }, profile) : []),
  ]
  return CHECKS.flatMap((check) => found.filter((finding) => finding.check === check))
}

/** The parts in which two versions of a CV differ. */
export const PARTS = [
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'order',
] as const
export type Part = (typeof PARTS)[number]

export const changedParts = (one: Resume, other: Resume): Part[] => {
  const of = (resume: Resume): Record<Part, unknown> => {
    const { summary, ...contact } = resume.basics
    const { work, education, skills, languages, certificates, sections } = resume
    return { contact, summary, work, education, skills, languages, certificates, order: sections }
  }
  const [left, right] = [of(one), of(other)]
  return PARTS.filter((part) => JSON.stringify(left[part]) !== JSON.stringify(right[part]))
}
