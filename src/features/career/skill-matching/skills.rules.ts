import type { Day } from '../../../shared/dates.ts'
import { type Facts, type SkillFact, skillKey } from '../../matching/matching/facts.rules.ts'

export const LONGEST_SKILL = 120
/** What somebody says of a skill themselves. */
export const STANDS = ['confirmed', 'added', 'denied', 'hidden', 'learning'] as const
export type Stand = (typeof STANDS)[number]

export type Evidence =
  /** `shown`: in a line that tells of work; else it is listed only. */
  | { source: 'cv'; text: string; shown: boolean }
  | { source: 'profile'; years: number | null }
  /** `counts`: its person lets it count as evidence; `day` on which the test was taken. */
  | { source: 'test'; test: string; attempt: string; score: number; band: number; counts: boolean; day: Day }
  | { source: 'own'; note: string | null }

export type SaidSkill = { id: string; key: string; label: string; stand: Stand; note: string | null; first: boolean }
export type MySkill = {
  key: string
  label: string
  /** What they said of it, by which it is taken back. */
  said: { id: string; stand: Stand; note: string | null; first: boolean } | null
  evidence: Evidence[]
  /** Of work it stands in, as far as it is told. */
  months: number | null
}
export type TestedSkill = { key: string; label: string } & Omit<Extract<Evidence, { source: 'test' }>, 'source'>

/** The line of work a skill stands in, else how it is listed. */
const sentenceOf = (skill: SkillFact, facts: Facts): string => {
  const { at } = skill
  const line = [...facts.tasks, ...facts.titles].find((f) => f.at && at && f.at.start <= at.start && at.end <= f.at.end)
  return (line ?? skill).text.slice(0, 300)
}

type Known = {
  /** Null: no CV of theirs could be read. */
  cv: Facts | null
  profile: readonly { label: string; skillId: number | null; years: number | null }[]
  said: readonly SaidSkill[]
  /** Skills that a test they finished is about. It adds to a skill, and gives one only where its person lets it count. */
  tested: readonly TestedSkill[]
}

/** Every skill that is known of somebody, with where it is known from and what they say of it. */
export const skillsKnown = ({ cv, profile, said, tested }: Known): MySkill[] => {
  const skills = new Map<string, MySkill>()
  const add = (key: string, label: string, evidence: Evidence, months: number | null) => {
    const known = skills.get(key)
    if (!known) {
      skills.set(key, { key, label, said: null, evidence: [evidence], months })
      return
    }
    known.evidence.push(evidence)
    if (months !== null) known.months = Math.max(known.months ?? 0, months)
  }
  for (const skill of cv?.skills ?? [])
    add(
      skill.key,
      skill.label,
      { source: 'cv', text: cv ? sentenceOf(skill, cv) : skill.text, shown: skill.shown },
      skill.months,
    )
  for (const skill of profile)
    add(
      skillKey(skill),
      skill.label,
      { source: 'profile', years: skill.years },
      skill.years === null ? null : skill.years * 12,
    )
  for (const { id, key, label, stand, note, first } of said) {
    if (!skills.has(key)) skills.set(key, { key, label, said: null, evidence: [], months: null })
    const skill = skills.get(key) as MySkill
    skill.said = { id, stand, note, first }
    if (stand === 'added' || stand === 'confirmed') skill.evidence.push({ source: 'own', note })
  }
  for (const { key, label, ...test } of tested) {
    if (test.counts) add(key, label, { source: 'test', ...test }, null)
    else skills.get(key)?.evidence.push({ source: 'test', ...test })
  }
  return [...skills.values()].sort((a, b) => a.label.localeCompare(b.label, 'en') || a.key.localeCompare(b.key))
}

/** Whether jobs are found by it: known from somewhere, and neither denied, hidden nor still to be learnt. */
export const isHeld = ({ said, evidence }: MySkill): boolean =>
  !['denied', 'hidden', 'learning'].includes(said?.stand ?? '') &&
  evidence.some((one) => one.source !== 'test' || one.counts)

export const skillsHeld = (skills: readonly MySkill[]): MySkill[] => skills.filter(isHeld)

/** Those of them that their person puts first. */
export const skillsPutFirst = (held: readonly MySkill[]): MySkill[] => held.filter(({ said }) => said?.first === true)
