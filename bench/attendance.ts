import { time as law } from '../src/countries/sg/time.ts'
import { classifyDays } from '../src/features/time/attendance/classify.rules.ts'
import { attendanceDays } from '../src/features/time/attendance/days.rules.ts'
import { matchPunches } from '../src/features/time/attendance/match.rules.ts'
import type { Punch } from '../src/features/time/attendance/punches.rules.ts'
import { dayPlans } from '../src/features/time/schedules/day-plan.rules.ts'
import { expandShifts } from '../src/features/time/schedules/expand.rules.ts'
import { addDays } from '../src/shared/dates.ts'
import { assigned, dayOff, expandQuestion, plansOf, restDay, schedule, shiftVersion, workday } from '../test/shifts.ts'
import { weekQuestion, workedOn } from '../test/worked-weeks.ts'

/**
 * A month of punches turned into days, on one core: PEOPLE (25,000) people with 40 punches each. Beside it the same punches read, sorted and
 * paired by a bare loop that knows no shift: what any program has to do at least.
 */

const PEOPLE = Number(process.env.PEOPLE ?? 25_000)
const FIRST = '2026-11-02'
const LAST = '2026-11-29'
const MINUTE = 60_000

const hours = ['09:00-18:00', '22:00-06:00', '14:00-22:00']
const breaks = [{ kind: 'anytime', minutes: 60, after: 300, paid: false }] as const
const versions = hours.map((one) => shiftVersion(one, { windowBefore: 120, windowAfter: 240, breaks }))
const schedules = new Map(
  hours.map((one) => [one, schedule(one, [...Array(5).fill(workday(one)), dayOff, restDay])] as const),
)

const plansFor = (person: number) => {
  const zone = ['Asia/Singapore', 'Asia/Kolkata', 'America/Toronto'][person % 3] ?? 'UTC'
  return plansOf(versions, {
    zone,
    schedules,
    assignments: [assigned(hours[person % 3] ?? '', '2026-01-01', { zone })],
  })
}

const punchesFor = (person: number, instances: ReturnType<typeof expandShifts>): Punch[] =>
  instances
    .filter(({ off }) => !off)
    .flatMap(({ plan }, i) =>
      [Date.parse(plan.from) - (i % 9) * MINUTE, Date.parse(plan.until) + (person % 7) * MINUTE].map((at, n) => ({
        id: `${person}-${i}-${n}`,
        at: new Date(at).toISOString(),
        direction: 'unknown' as const,
        deviceId: 'gate',
        deviceSeq: i * 2 + n,
      })),
    )

const people = Array.from({ length: PEOPLE }, (_, person) => {
  const plans = plansFor(person)
  const asked = expandQuestion(plans, FIRST, LAST)
  return { plans, asked, punches: punchesFor(person, expandShifts(asked)).reverse() }
})
const count = people.reduce((sum, { punches }) => sum + punches.length, 0)

/** Seconds of this program alone, whatever else the machine does. */
const seconds = (run: () => number): [number, number] => {
  const begun = process.cpuUsage()
  const found = run()
  const { user, system } = process.cpuUsage(begun)
  return [(user + system) / 1e6, found]
}

const bare = () => {
  let minutes = 0
  for (const { punches } of people) {
    const sorted = punches.map(({ at, id }) => ({ at: Date.parse(at), id })).sort((a, b) => a.at - b.at)
    for (let i = 1; i < sorted.length; i += 2) minutes += ((sorted[i]?.at ?? 0) - (sorted[i - 1]?.at ?? 0)) / MINUTE
  }
  return minutes
}

const rules = { doubleSeconds: 60, hours: 'pairs' } as const
const now = `${addDays(LAST, 5)}T00:00:00.000Z`

const engine = () => {
  let minutes = 0
  for (const { plans, asked, punches } of people) {
    const matched = matchPunches({ punches, fixes: [], instances: expandShifts(asked), rules, now })
    const days = attendanceDays({
      plans: dayPlans(plans, FIRST, LAST),
      ...matched,
      leave: () => null,
      employed: plans.employed,
      rules: { syncGrace: 60 },
      now,
      syncedThrough: null,
    })
    for (const { worked } of days) minutes += worked ?? 0
  }
  return minutes
}

/** The four weeks of everybody told apart by a law. */
const classes = () => {
  let minutes = 0
  for (const { asked, punches, plans } of people) {
    const { shifts } = matchPunches({ punches, fixes: [], instances: expandShifts(asked), rules, now })
    for (let week = FIRST; week < LAST; week = addDays(week, 7)) {
      const days = Array.from({ length: 7 }, (_, i) => addDays(week, i)).map((day) =>
        workedOn(
          day,
          shifts.filter(({ instance }) => instance.workDate === day),
          { zone: plans.zone },
        ),
      )
      for (const entry of classifyDays(weekQuestion(law, 'employment_act', days)).entries) minutes += entry.minutes
    }
  }
  return minutes
}

const rounds = [1, 2, 3].map(() => ({ bare: seconds(bare)[0], engine: seconds(engine), classes: seconds(classes) }))
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[1] ?? Number.NaN
const ours = middle(rounds.map((round) => round.engine[0]))
const theirs = middle(rounds.map((round) => round.bare))
const told = middle(rounds.map((round) => round.classes[0]))
console.log(`${count} punches of ${PEOPLE} people, ${rounds[0]?.engine[1]} minutes worked`)
console.table({
  'read, sort and pair': { seconds: theirs.toFixed(2), 'punches a second': Math.round(count / theirs) },
  'shifts, matching, days': { seconds: ours.toFixed(2), 'punches a second': Math.round(count / ours) },
  'shifts, matching, classes': { seconds: told.toFixed(2), 'punches a second': Math.round(count / told) },
})
console.log(`${(ours / theirs).toFixed(1)} times the bare loop`)
