import { type Exact, exact } from '../../../shared/money.ts'
import { instantText, MINUTE } from './place-clock.rules.ts'
import { type Span, type Stretch, stretchOf } from './spans.rules.ts'

/** Whether a roster has the people that are needed, quarter by quarter, and what it costs. */

/** People needed with a skill (null: any) for a time. */
export type Demand = { skill: string | null; span: Span; people: number }

export type CoveredShift = { plan: Span; skill: string | null; personId: string | null; minutes: number }

/** A quarter of an hour of one skill: people needed and people there. */
export type Quarter = { from: string; skill: string | null; needed: number; there: number }

export const QUARTER = 15 * MINUTE

/** Quarters of which any part lies in a stretch, as their beginnings. Of zones with half hours, quarters begin on quarters of UTC as well. */
const quartersOf = ({ from, until }: Stretch): number[] => {
  const found: number[] = []
  for (let at = Math.floor(from / QUARTER) * QUARTER; at < until; at += QUARTER) found.push(at)
  return found
}

/** How many people are there throughout each quarter, by the skill their shift is for. */
const staffBySkill = (shifts: readonly CoveredShift[]): Map<string | null, Map<number, number>> => {
  const staff = new Map<string | null, Map<number, number>>()
  for (const { plan, skill, personId } of shifts) {
    if (personId === null) continue
    const { from, until } = stretchOf(plan)
    const quarters = staff.get(skill) ?? new Map<number, number>()
    for (let at = Math.ceil(from / QUARTER) * QUARTER; at + QUARTER <= until; at += QUARTER)
      quarters.set(at, (quarters.get(at) ?? 0) + 1)
    staff.set(skill, quarters)
  }
  return staff
}

/**
 * Need against roster for every quarter of an hour in which somebody is needed. Somebody counts for the skill their shift is for, and for a quarter
 * they are there throughout; an open shift is nobody. A need without a skill is met by whoever no skill's need takes.
 */
export const coverageOf = (demands: readonly Demand[], shifts: readonly CoveredShift[]): Quarter[] => {
  const needs = new Map<string | null, Map<number, number>>()
  for (const { skill, span, people } of demands) {
    const quarters = needs.get(skill) ?? new Map<number, number>()
    for (const at of quartersOf(stretchOf(span))) quarters.set(at, (quarters.get(at) ?? 0) + people)
    needs.set(skill, quarters)
  }
  const staff = staffBySkill(shifts)
  const thereAt = (at: number, skill: string | null) => staff.get(skill)?.get(at) ?? 0
  // Whoever is there for a skill beyond its need, or for none that is asked for, meets a need for anybody.
  const spareAt = (at: number) =>
    [...staff.keys()].reduce((sum, skill) => {
      const needed = skill === null ? 0 : (needs.get(skill)?.get(at) ?? 0)
      return sum + Math.max(0, thereAt(at, skill) - needed)
    }, 0)
  return [...needs]
    .flatMap(([skill, quarters]) =>
      [...quarters].map(([at, needed]): Quarter => {
        const there = skill === null ? spareAt(at) : thereAt(at, skill)
        return { from: instantText(at), skill, needed, there }
      }),
    )
    .sort(byMoment)
}

const byMoment = (a: Quarter, b: Quarter): number => {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1
  return (a.skill ?? '') < (b.skill ?? '') ? -1 : 1
}

/** Times in which people are missing, quarters that follow each other with the same number made one. */
export const gapsIn = (quarters: readonly Quarter[]): { span: Span; skill: string | null; missing: number }[] => {
  const gaps: { span: Span; skill: string | null; missing: number }[] = []
  const last = new Map<string | null, (typeof gaps)[number]>()
  for (const { from, skill, needed, there } of quarters) {
    const missing = needed - there
    if (missing <= 0) continue
    const until = instantText(Date.parse(from) + QUARTER)
    const before = last.get(skill)
    if (before && before.span.until === from && before.missing === missing) {
      before.span.until = until
      continue
    }
    const gap = { span: { from, until }, skill, missing }
    gaps.push(gap)
    last.set(skill, gap)
  }
  return gaps
}

/** What people cost: minor units an hour, exact; and what the law adds for a person's overtime in the roster. */
export type PayRates = {
  hourly: (personId: string) => Exact | null
  overtime: (personId: string) => { minutes: number; premium: Exact }
}

export type RosterCost = {
  minutes: number
  openMinutes: number
  overtimeMinutes: number
  /** Minor units, exact: rounded where it is shown. */
  cost: Exact
  /** People whose rate nobody knows: their hours are in `minutes` and not in `cost`. */
  withoutRate: string[]
}

/** Hours and cost of a roster. */
export const rosterCost = (shifts: readonly CoveredShift[], rates: PayRates): RosterCost => {
  const byPerson = new Map<string, number>()
  let openMinutes = 0
  for (const { personId, minutes } of shifts)
    if (personId === null) openMinutes += minutes
    else byPerson.set(personId, (byPerson.get(personId) ?? 0) + minutes)
  const withoutRate: string[] = []
  let [cost, overtimeMinutes, total] = [exact(0), 0, 0]
  for (const [personId, minutes] of byPerson) {
    total += minutes
    const overtime = rates.overtime(personId)
    overtimeMinutes += overtime.minutes
    const hourly = rates.hourly(personId)
    if (hourly) cost = cost.add(hourly.mul(minutes).div(60)).add(overtime.premium)
    else withoutRate.push(personId)
  }
  return { minutes: total, openMinutes, overtimeMinutes, cost, withoutRate }
}
