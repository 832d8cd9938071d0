import type { Criterion } from '../../matching/matching/criteria.rules.ts'
import { needsIn } from './needs.rules.ts'
import type { Evidence, MySkill } from './skills.rules.ts'

/** Further away than this is not shown: two skills can be learnt, five are another occupation. */
export const MOST_MISSING = 2

/** By how many skills are missing; or by how many of those that one puts first are asked. */
export const SKILL_JOB_SORTS = ['usual', 'first'] as const

export const VERDICTS = ['met', 'partly', 'missing', 'unknown'] as const
export type NeedVerdict = (typeof VERDICTS)[number]

export type NeedLine = {
  /** The must-have as the advert has it. */
  text: string
  verdict: NeedVerdict
  held: { label: string; evidence: Evidence[] }[]
  missing: string[]
  /** Years it asks, which are shown and not counted; months that are known of. */
  years: number | null
  months: number | null
}

/** What a must-have comes to. Null: it asks what nobody is compared by. A must-have that could not be read is unknown, and never missing. */
export const judgeNeed = (criterion: Criterion, held: ReadonlyMap<string, MySkill>): NeedLine | null => {
  const needs = needsIn(criterion)
  const line: NeedLine = {
    text: criterion.text,
    verdict: 'unknown',
    held: [],
    missing: [],
    years: criterion.years,
    months: null,
  }
  if (needs === null) return line
  if (needs.length === 0) return null
  const of = (key: string) => held.get(key)
  const open = needs.filter((need) => !need.some(({ key }) => of(key)))
  const have = needs.flatMap((need) => need.flatMap(({ key }) => of(key) ?? []))
  const found = {
    held: have.map(({ label, evidence }) => ({ label, evidence })),
    missing: open.flat().map((s) => s.label),
  }
  if (open.length === needs.length) return { ...line, ...found, verdict: 'missing' }
  const months = have.reduce<number | null>(
    (most, s) => (s.months === null ? most : Math.max(most ?? 0, s.months)),
    null,
  )
  const short = criterion.years !== null && (months === null || months < criterion.years * 12)
  return { ...line, ...found, months, verdict: open.length > 0 || short ? 'partly' : 'met' }
}
