import {
  type FillPerson,
  type FillProblem,
  type FillQuestion,
  fillProblem,
  fillVerdicts,
  readFill,
} from './auto-fill.rules.ts'
import { bindingRule, isAllowed } from './may-work.rules.ts'
import { weekOf } from './place-clock.rules.ts'
import type { CheckedShift, WorkRule } from './work-check.rules.ts'

/** A roster filled by itself: week after week, every shift asked of `mayWork` once more, and what stays open explained. */

export type Filled = { shiftId: string; personId: string }

export type OpenReason = { rule: WorkRule; message: string; people: string[] }

export type StillOpen = { shiftId: string; reasons: OpenReason[]; why: string }

export type FillResult = {
  given: Filled[]
  open: StillOpen[]
  /** Weeks in which the solver found nothing in its time: they were filled one shift after the other. */
  withoutSolver: string[]
}

/** Values of the variables of a model; null: none were found in time. */
export type Solve = (model: string) => ReadonlyMap<string, number> | null

type Roster = Map<string, CheckedShift[]>

const give = (roster: Roster, personId: string, shift: CheckedShift) =>
  roster.set(personId, [...(roster.get(personId) ?? []), shift])

const mayHave = (q: FillQuestion, person: FillPerson, shift: CheckedShift, roster: Roster): boolean =>
  isAllowed(fillVerdicts(q, person, shift, roster.get(person.id) ?? []))

/** After a number of people: 2 without the skill, 1 on leave. */
const WORDS: Readonly<Record<WorkRule, string>> = {
  overlap: 'at work then',
  rest_between: 'with too little rest',
  limit: 'over the law’s hours',
  day_hours: 'with a shift that day',
  week_hours: 'with their hours full that week',
  weekly_rest: 'without a rest day',
  days_running: 'with too many days running',
  without_break: 'without a break',
  skill: 'without the skill',
  leave: 'on leave',
  permit: 'with a permit that runs out',
  youth: 'too young for it',
  unavailable: 'not available',
  employment: 'not employed then',
  locked: 'in a locked period',
  notice: 'told too late',
  shift: 'kept from it by the shift itself',
  law: 'under a law that is not on file',
}

/** Why nobody can have a shift: everybody, by the rule that binds them, the most frequent first. */
const explainOpen = (q: FillQuestion, shift: CheckedShift, roster: Roster): StillOpen => {
  const reasons = new Map<WorkRule, OpenReason>()
  for (const person of q.people) {
    const binding = bindingRule(fillVerdicts(q, person, shift, roster.get(person.id) ?? []))
    if (!binding) continue
    const known = reasons.get(binding.rule) ?? { rule: binding.rule, message: binding.message, people: [] }
    known.people.push(person.name)
    reasons.set(binding.rule, known)
  }
  const sorted = [...reasons.values()].toSorted((a, b) => b.people.length - a.people.length)
  const told = sorted.map(({ rule, people }) => `${people.length} ${WORDS[rule]}`)
  const why = told.length === 0 ? 'There is nobody to ask' : `Of ${q.people.length} people: ${told.join(', ')}`
  return { shiftId: shift.id, reasons: sorted, why }
}

/** What the solver chose, as far as the checker agrees: rules that are no sums, such as a month's overtime, are held here. */
const keepAllowed = (q: FillQuestion, chosen: readonly Filled[], roster: Roster): Filled[] => {
  const people = new Map(q.people.map((person) => [person.id, person] as const))
  const shifts = new Map(q.open.map((shift) => [shift.id, shift] as const))
  return chosen.filter(({ shiftId, personId }) => {
    const [person, shift] = [people.get(personId), shifts.get(shiftId)]
    if (!person || !shift || !mayHave(q, person, shift, roster)) return false
    give(roster, personId, shift)
    return true
  })
}

const minutesHeld = (roster: Roster, id: string, week: string, startsOn: number): number =>
  (roster.get(id) ?? []).reduce((sum, one) => (weekOf(one.workDate, startsOn) === week ? sum + one.minutes : sum), 0)

/** Shifts that are open still, one after the other, to whoever may and has the fewest hours that week. */
const giveTheRest = (q: FillQuestion, left: readonly CheckedShift[], roster: Roster): Filled[] =>
  left.flatMap((shift) => {
    const week = weekOf(shift.workDate, q.site.weekStartsOn)
    const held = (person: FillPerson) => minutesHeld(roster, person.id, week, q.site.weekStartsOn) - person.wanted
    const person = q.people.toSorted((a, b) => held(a) - held(b)).find((one) => mayHave(q, one, shift, roster))
    if (!person) return []
    give(roster, person.id, shift)
    return [{ shiftId: shift.id, personId: person.id }]
  })

const solved = (problem: FillProblem, solve: Solve): Filled[] | null => {
  if (problem.model === '') return []
  const values = solve(problem.model)
  return values && readFill(problem, values)
}

/**
 * Open shifts given to people: no rule that blocks is broken, whatever the solver answers, because each shift is asked of the checker before it is
 * given. Weeks are solved in order, each with what the earlier ones gave.
 */
export const fillRoster = (q: FillQuestion, solve: Solve): FillResult => {
  const roster: Roster = new Map()
  for (const { personId, shift } of q.held) give(roster, personId, shift)
  const weeks = [...new Set(q.open.map(({ workDate }) => weekOf(workDate, q.site.weekStartsOn)))].toSorted()
  const given: Filled[] = []
  const withoutSolver: string[] = []
  for (const week of weeks) {
    const open = q.open.filter(({ workDate }) => weekOf(workDate, q.site.weekStartsOn) === week)
    const held = [...roster].flatMap(([personId, shifts]) => shifts.map((shift) => ({ personId, shift })))
    const part = { ...q, open, held }
    const chosen = solved(fillProblem(part), solve)
    if (chosen === null) withoutSolver.push(week)
    const kept = keepAllowed(part, chosen ?? [], roster)
    const taken = new Set(kept.map(({ shiftId }) => shiftId))
    given.push(
      ...kept,
      ...giveTheRest(
        part,
        open.filter(({ id }) => !taken.has(id)),
        roster,
      ),
    )
  }
  const filled = new Set(given.map(({ shiftId }) => shiftId))
  const left = q.open.filter(({ id }) => !filled.has(id))
  return { given, open: left.map((shift) => explainOpen(q, shift, roster)), withoutSolver }
}
