import type { CvDate } from '../../matching/cv-reading/parsed.rules.ts'
import { foldSkill } from '../../matching/cv-reading/skill-names.rules.ts'
import { cleanerOf, isOrder } from '../../matching/matching/clean.rules.ts'
import type { Criterion } from '../../matching/matching/criteria.rules.ts'
import { matchOf } from '../../matching/matching/engine.rules.ts'
import {
  coveredMonths,
  type Fact,
  type Facts,
  levelIn,
  skillKey,
  stretchOf,
} from '../../matching/matching/facts.rules.ts'
import type { ProfileInput } from '../profile/contract.ts'

/** Jobs of one page of a list. */
export const MOST_FITS = 50
/** What they are compared by: the newest CV that could be read, else their profile, if it says anything. */
export const SOURCES = ['cv', 'profile', 'nothing'] as const
/** May work there; would need a sponsor and the job sponsors, perhaps does, or does not; or they have not said. */
export const WORK = ['may', 'sponsored', 'perhaps', 'not_sponsored', 'not_said'] as const
export type Work = (typeof WORK)[number]

type Rights = readonly { country: string; status: string }[]

/** What they state of their right to work, against the country of a job and whether it helps with a permit. */
export const workOf = (rights: Rights, country: string, sponsorship: string | null): Work => {
  const said = rights.find((r) => r.country === country)
  if (!said) return 'not_said'
  if (said.status !== 'needs_sponsorship') return 'may'
  if (sponsorship === 'yes') return 'sponsored'
  return sponsorship === 'case_by_case' ? 'perhaps' : 'not_sponsored'
}

const dated = <T extends string>(value: T | null) => (value === null ? null : { value })

type Written = Pick<ProfileInput, 'work' | 'education' | 'skills' | 'languages' | 'certificates'>

/** The same list of facts as of a CV, from what stands in a profile: no name, school, employer or date is in it. `month`: now, YYYY-MM. */
export const profileFacts = (
  profile: Written,
  { name, month, isSkill }: { name: string; month: string; isSkill: (word: string) => boolean },
): Facts => {
  const clean = cleanerOf(
    {
      work: profile.work.map((w) => ({ employer: { value: w.employer } })),
      education: profile.education.map((e) => ({ institution: { value: e.institution } })),
    },
    [name].filter(Boolean),
    isSkill,
  )
  const fact = (text: string): Fact[] => {
    const said = isOrder(text) ? '' : clean(text).slice(0, 600)
    return /\p{L}{2}/u.test(said) ? [{ text: said, at: null }] : []
  }
  const stretches = profile.work.map((w) =>
    stretchOf(dated(w.from as CvDate | null), dated(w.to as CvDate | 'present' | null), month),
  )
  const ofWork = (text: string, work: number) => {
    const at = stretches[work]
    return fact(text).map((f) => ({ ...f, work, months: at ? at[1] - at[0] : null }))
  }
  return {
    titles: profile.work.flatMap((w, i) => ofWork(w.title, i)),
    tasks: profile.work.flatMap((w, i) => w.lines.flatMap((line) => ofWork(line, i))).slice(0, 80),
    skills: profile.skills.flatMap((s) =>
      fact(s.label).map((f) => ({
        ...f,
        key: skillKey(s),
        label: s.label,
        months: s.years === null ? null : s.years * 12,
        shown: false,
      })),
    ),
    certificates: profile.certificates.flatMap((c) => fact(c.name)),
    education: profile.education.flatMap((e) =>
      fact(e.qualification).map((f) => ({ ...f, level: levelIn(e.qualification) })),
    ),
    languages: profile.languages.map(({ label, code }) => ({ text: label, at: null, label, code })),
    months: coveredMonths(stretches.filter((s) => s !== null)),
    orders: 0,
  }
}

export const isSkillIn = (skills: { has: (key: string) => boolean }) => (word: string) => skills.has(foldSkill(word))

/** The must-haves among what a job asks, and what each comes to: by the engine that compares applications. Null: nothing to compare. */
export const mustOf = (criteria: readonly Criterion[], facts: Facts) => {
  // A language with its reason is asked of everybody; the right to work is told apart.
  const must = criteria.filter((c) => c.kind === 'must' || c.kind === 'language')
  const match = matchOf(must, facts, [])
  if (!match) return null
  const { met, of } = match
  const lines = match.lines.map((l) => ({
    text: l.text,
    verdict: l.verdict,
    counts: l.reason !== 'protected' && l.reason !== 'no_reason',
    quote: l.quote?.text ?? null,
  }))
  return { met, of, lines }
}
