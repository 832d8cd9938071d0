import loadHighs from 'highs'
import { time as law } from '../src/countries/sg/time.ts'
import { type FillPerson, type FillQuestion, fillProblem } from '../src/features/time/schedules/auto-fill.rules.ts'
import { loadSolver } from '../src/features/time/schedules/auto-fill.solver.ts'
import { fillRoster } from '../src/features/time/schedules/auto-filled.rules.ts'
import { addDays } from '../src/shared/dates.ts'
import { checkedShift, siteRules, worker } from '../test/rosters.ts'

/** A roster of PEOPLE (50) people and WEEKS (4) weeks filled by itself: how long the problem takes to write, to solve, and all of it. */

const PEOPLE = Number(process.env.PEOPLE ?? 50)
const WEEKS = Number(process.env.WEEKS ?? 4)
const MONDAY = '2026-11-02'
const skills = ['floor', 'till', 'forklift']

const people = Array.from(
  { length: PEOPLE },
  (_, i): FillPerson => ({
    ...worker(`P${i}`, { regime: 'employment_act', daysAWeek: 6 }),
    skills: skills.filter((_, n) => i % (n + 1) === 0).map((key) => ({ key, until: null })),
    wanted: 2400,
    most: 2400,
    prefers: [{ from: `${addDays(MONDAY, i % 7)}T00:00:00.000Z`, until: `${addDays(MONDAY, i % 7)}T12:00:00.000Z` }],
    hourly: 1500 + (i % 4) * 200,
  }),
)
const needs = {
  floor: ['06:00-14:00', '14:00-22:00', '22:00-06:00'],
  till: ['06:00-14:00', '14:00-22:00'],
  forklift: ['06:00-14:00', '14:00-22:00'],
}
const times = { floor: 0.1, till: 0.08, forklift: 0.04 }
const open = Array.from({ length: WEEKS * 7 }, (_, day) =>
  Object.entries(needs).flatMap(([skill, hours]) =>
    hours.flatMap((one) =>
      Array.from({ length: Math.round(PEOPLE * times[skill as keyof typeof times]) }, () =>
        checkedShift(addDays(MONDAY, day), one, { skill }),
      ),
    ),
  ),
).flat()
const q: FillQuestion = { people, open, held: [], law, site: siteRules, now: '2026-10-01T00:00:00.000Z' }

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const taken = <T>(run: () => T): [T, { seconds: string; cpu: string }] => {
  const [wall, begun] = [performance.now(), cpu()]
  const value = run()
  return [value, { seconds: ((performance.now() - wall) / 1000).toFixed(2), cpu: (cpu() - begun).toFixed(2) }]
}

const highs = await loadHighs()
const week = { ...q, open: open.filter(({ workDate }) => workDate < addDays(MONDAY, 7)) }
const [problem, writing] = taken(() => fillProblem(week))
const [answer, solving] = taken(() =>
  highs.solve(problem.model, { time_limit: 30, mip_rel_gap: 0.01, output_flag: process.env.LOG === '1' }),
)
const solve = await loadSolver(Number(process.env.LIMIT ?? 2))
const [result, all] = taken(() => fillRoster(q, solve))
console.log(
  `${PEOPLE} people, ${open.length} open shifts in ${WEEKS} weeks; one week: ${problem.choices.size} choices, ${answer.Status}`,
)
console.table({ 'write a week': writing, 'solve a week': solving, 'all weeks': all })
console.log(
  `${result.given.length} given, ${result.open.length} open, ${result.withoutSolver.length} weeks without the solver`,
)
