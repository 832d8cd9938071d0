import type { Day } from '../../../shared/dates.ts'
import { hourVerdicts } from './may-work.hours.rules.ts'
import { isAllowed, mayWork } from './may-work.rules.ts'
import { numberOfDay, weekOf } from './place-clock.rules.ts'
import { overlaps, type Span, stretchOf } from './spans.rules.ts'
import {
  type CheckedPerson,
  type CheckedShift,
  type CheckLaw,
  type SiteRules,
  verdictOf,
  type WorkVerdict,
} from './work-check.rules.ts'
import { limitPeriod } from './work-limits.rules.ts'

/**
 * Open shifts and people as a problem for a solver of linear programs: who works what, under every rule that blocks, with as few shifts left open as can
 * be, then by hours wished, wishes and cost. The rules are those of `mayWork`: it says who may be asked at all, and which shifts exclude each other.
 */

export type FillPerson = CheckedPerson & {
  /** Minutes a week to be given, and the most. */
  wanted: number
  most: number
  prefers: readonly Span[]
  /** Minor units an hour; null: not known. Only compared with others'. */
  hourly: number | null
}

export type HeldShift = { personId: string; shift: CheckedShift }

export type FillQuestion = {
  people: readonly FillPerson[]
  open: readonly CheckedShift[]
  /** What people have already, worked or rostered, as far back and ahead as limits count. */
  held: readonly HeldShift[]
  law: CheckLaw
  site: SiteRules
  now: string
}

/** Open shifts that are alike in everything a rule looks at. */
export type ShiftGroup = { first: CheckedShift; ids: string[] }

export type FillProblem = {
  /** In the LP format. Empty: nothing can be given to anybody. */
  model: string
  groups: ShiftGroup[]
  /** Name of a variable → who would work which group. */
  choices: ReadonlyMap<string, { personId: string; group: number }>
}

/** The rules of one person, with their own most hours a week. */
const siteFor = (site: SiteRules, { most }: FillPerson): SiteRules => ({
  ...site,
  weekMinutes: Math.min(most, site.weekMinutes ?? most),
})

/** What speaks against giving a shift to somebody by itself: all that `mayWork` says, and a second shift on one day. */
export const fillVerdicts = (
  q: FillQuestion,
  person: FillPerson,
  shift: CheckedShift,
  theirs: readonly CheckedShift[],
): WorkVerdict[] => {
  const { law, site, now } = q
  const verdicts = mayWork({ person, shift, neighbours: theirs, law, site: siteFor(site, person), now })
  const twice = theirs.some(({ workDate, id }) => workDate === shift.workDate && id !== shift.id)
  return twice ? [verdictOf('day_hours', 'Has a shift that day'), ...verdicts] : verdicts
}

export const groupsOf = (open: readonly CheckedShift[]): ShiftGroup[] => {
  const groups = new Map<string, ShiftGroup>()
  for (const shift of open.toSorted((a, b) => (a.plan.from < b.plan.from ? -1 : Number(a.plan.from > b.plan.from)))) {
    const { plan, skill, zone, minutes, hasBreak, workDate } = shift
    const key = JSON.stringify([workDate, plan, skill, zone, minutes, hasBreak])
    const known = groups.get(key)
    if (known) known.ids.push(shift.id)
    else groups.set(key, { first: shift, ids: [shift.id] })
  }
  return [...groups.values()]
}

const EXCLUDES: readonly WorkVerdict['rule'][] = ['overlap', 'rest_between']

/** Whether somebody may not have both: on one day, at one time, or with too little rest between. */
const excludesOf = (q: FillQuestion, person: FillPerson, groups: readonly ShiftGroup[]): boolean[][] => {
  const { law, site, now } = q
  return groups.map(({ first }, i) =>
    groups.map(({ first: other }, j) => {
      const apart = Math.abs(numberOfDay(first.workDate) - numberOfDay(other.workDate))
      if (i === j || apart > 2) return false
      if (apart === 0) return true
      const asked = { person, shift: first, neighbours: [other], law, site, now }
      return hourVerdicts(asked).some(({ rule, severity }) => severity === 'error' && EXCLUDES.includes(rule))
    }),
  )
}

/** Sets of groups of which one person works one at most: as large as they come, until every pair that excludes each other is in one. */
const exclusiveSets = (excludes: readonly (readonly boolean[])[]): number[][] => {
  const covered = new Set<string>()
  const sets: number[][] = []
  for (const [i, row] of excludes.entries())
    for (const [j, both] of row.entries()) {
      if (!both || j < i || covered.has(`${i} ${j}`)) continue
      const set = [i, j]
      for (const [k] of excludes.entries()) if (!set.includes(k) && set.every((one) => excludes[one]?.[k])) set.push(k)
      for (const a of set) for (const b of set) if (a < b) covered.add(`${a} ${b}`)
      sets.push(set)
    }
  return sets
}

type Row = { terms: string[]; most: number }

/** Hours a limit or wish leaves, and days a rest leaves, for each period the groups lie in. */
const periodRows = (
  q: FillQuestion,
  person: FillPerson,
  groups: readonly ShiftGroup[],
  nameOf: (group: number) => string | null,
): Row[] => {
  const theirs = q.held.filter(({ personId }) => personId === person.id).map(({ shift }) => shift)
  const rows = new Map<string, Row>()
  const add = (key: string, group: number, { weight, most }: { weight: number; most: () => number }) => {
    const name = nameOf(group)
    if (name === null) return
    const row = rows.get(key) ?? { terms: [], most: most() }
    row.terms.push(`${weight} ${name}`)
    rows.set(key, row)
  }
  const heldMinutes = (from: Day, until: Day) =>
    theirs.reduce((sum, one) => (one.workDate >= from && one.workDate <= until ? sum + one.minutes : sum), 0)
  const heldDays = new Set(theirs.map(({ workDate }) => numberOfDay(workDate)))
  const limits = q.law.limits.filter(
    (one) => one.regime === person.regime && one.counts === 'all' && one.at === 'block',
  )
  const site = siteFor(q.site, person)
  for (const [i, { first }] of groups.entries()) {
    const day = first.workDate
    const ofWeek = limitPeriod('week', day, q.site.weekStartsOn)
    const week = { weight: first.minutes, most: () => (site.weekMinutes ?? 0) - heldMinutes(ofWeek.from, ofWeek.until) }
    add(`week ${ofWeek.from}`, i, week)
    for (const limit of limits) {
      const { from, until } = limitPeriod(limit.per, day, q.site.weekStartsOn)
      const most = () => limit.figure.on(day).value - heldMinutes(from, until)
      add(`${limit.key} ${from}`, i, { weight: first.minutes, most })
    }
    const number = numberOfDay(day)
    if (heldDays.has(number)) continue
    const rest = q.law.rest(person.regime, day)
    const monday = numberOfDay(weekOf(day, q.site.weekStartsOn))
    const heldIn = (start: number, length: number) =>
      Array.from({ length }, (_, n) => Number(heldDays.has(start + n))).reduce((a, b) => a + b, 0)
    if (rest.daysAWeek !== null) {
      const most = 7 - rest.daysAWeek
      add(`rest ${monday}`, i, { weight: 1, most: () => most - heldIn(monday, 7) })
    }
    const running = Math.min(
      rest.mostDaysBetween ?? Number.POSITIVE_INFINITY,
      q.site.mostDaysRunning ?? Number.POSITIVE_INFINITY,
    )
    if (running < 366)
      for (let start = number - running; start <= number; start++)
        add(`running ${start}`, i, { weight: 1, most: () => running - heldIn(start, running + 1) })
  }
  return [...rows.values()]
}

const OPEN = 10_000
const PREFERRED = 20
/** A minute short of the hours wished, and one short of the first half of them. */
const SHORT = 0.05
const VERY_SHORT = 0.1

/** What a choice costs beside leaving a shift open: less where it is wished, more where the hour is dearer than the cheapest. */
const weightOf = (person: FillPerson, { first }: ShiftGroup, cheapest: number): number => {
  const wished = person.prefers.some((span) => overlaps(stretchOf(span), stretchOf(first.plan)))
  const dearer = person.hourly === null || cheapest === 0 ? 0 : Math.min(50, (person.hourly / cheapest - 1) * 20)
  return Math.round((30 + dearer - (wished ? PREFERRED : 0)) * 100) / 100
}

const sum = (terms: readonly string[]) => terms.join('\n + ')

/** The problem of a set of open shifts, with all that people have already. */
export const fillProblem = (q: FillQuestion): FillProblem => {
  const groups = groupsOf(q.open)
  const choices = new Map<string, { personId: string; group: number }>()
  const byGroup = groups.map((): string[] => [])
  const [costs, rows, whole]: [string[], string[], string[]] = [[], [], []]
  const cheapest = Math.min(
    ...q.people.flatMap(({ hourly }) => (hourly === null ? [] : [hourly])),
    Number.MAX_SAFE_INTEGER,
  )
  const setsOf = new Map<string, number[][]>()
  for (const [p, person] of q.people.entries()) {
    const theirs = q.held.filter(({ personId }) => personId === person.id).map(({ shift }) => shift)
    const names = groups.map(({ first }, g) =>
      isAllowed(fillVerdicts(q, person, first, theirs)) ? `x${p}_${g}` : null,
    )
    const sets = setsOf.get(person.regime) ?? exclusiveSets(excludesOf(q, person, groups))
    setsOf.set(person.regime, sets)
    for (const [g, name] of names.entries()) {
      if (name === null) continue
      choices.set(name, { personId: person.id, group: g })
      byGroup[g]?.push(name)
      whole.push(name)
      costs.push(`${weightOf(person, groups[g] as ShiftGroup, cheapest)} ${name}`)
    }
    for (const set of sets) {
      const found = set.flatMap((g) => names[g] ?? [])
      if (found.length > 1) rows.push(`${sum(found)} <= 1`)
    }
    for (const { terms, most } of periodRows(q, person, groups, (g) => names[g] ?? null))
      rows.push(`${sum(terms)} <= ${most}`)
    rows.push(...wantedRows(q, person, p, { groups, names, theirs, costs }))
  }
  for (const [g, names] of byGroup.entries()) {
    costs.push(`${OPEN} u${g}`)
    rows.push(`${sum([...names, `u${g}`])} = ${groups[g]?.ids.length}`)
  }
  const named = rows.map((row, i) => ` c${i}: ${row}`)
  const model = `Minimize\n obj: ${sum(costs)}\nSubject To\n${named.join('\n')}\nBinary\n ${whole.join('\n ')}\nEnd\n`
  return { model: whole.length === 0 ? '' : model, groups, choices }
}

/** Minutes short of those wanted, week by week, cost a little: hours go to whoever still lacks them. */
const wantedRows = (
  q: FillQuestion,
  person: FillPerson,
  p: number,
  {
    groups,
    names,
    theirs,
    costs,
  }: {
    groups: readonly ShiftGroup[]
    names: readonly (string | null)[]
    theirs: readonly CheckedShift[]
    costs: string[]
  },
): string[] => {
  const weeks = [...new Set(groups.map(({ first }) => weekOf(first.workDate, q.site.weekStartsOn)))]
  return weeks.flatMap((week, w) => {
    const held = theirs.reduce(
      (total, one) => (weekOf(one.workDate, q.site.weekStartsOn) === week ? total + one.minutes : total),
      0,
    )
    const terms = groups.flatMap(({ first }, g) => {
      const name = names[g] ?? null
      return name !== null && weekOf(first.workDate, q.site.weekStartsOn) === week ? [`${first.minutes} ${name}`] : []
    })
    const lacking = person.wanted - held
    if (terms.length === 0 || lacking <= 0) return []
    costs.push(`${SHORT} s${p}_${w}`, `${VERY_SHORT} t${p}_${w}`)
    return [`${sum([...terms, `s${p}_${w}`, `t${p}_${w}`])} >= ${lacking}`, `s${p}_${w} <= ${person.wanted / 2}`]
  })
}

/** What a solver's values mean: shifts and who works them. Of shifts alike, the first is given first. */
export const readFill = (
  { groups, choices }: FillProblem,
  values: ReadonlyMap<string, number>,
): { shiftId: string; personId: string }[] => {
  const given = groups.map(() => 0)
  return [...choices].flatMap(([name, { personId, group }]) => {
    if (!((values.get(name) ?? 0) > 0.5)) return []
    const shiftId = groups[group]?.ids[given[group] ?? 0]
    given[group] = (given[group] ?? 0) + 1
    return shiftId === undefined ? [] : [{ shiftId, personId }]
  })
}
