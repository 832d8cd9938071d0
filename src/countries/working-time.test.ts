import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays, isDay } from '../shared/dates.ts'
import { exact } from '../shared/money.ts'
import type { Country } from './country.ts'
import { minutesOf } from './hours.ts'
import type { LeaveQuestion } from './leave.ts'
import { loadCountries } from './registry.ts'
import type { PremiumQuestion, RateInputs, WorkedDay } from './time.ts'

/** What every country answers about working time and leave, and the one that does not exist. */

const here = import.meta.dirname
const folder = await mkdtemp(join(tmpdir(), 'working-time-'))
afterAll(() => rm(folder, { recursive: true }))
const four = await loadCountries(here)
for (const { code } of four.all) await symlink(join(here, code.toLowerCase()), join(folder, code.toLowerCase()))
await symlink(join(here, '../../test/freedonia'), join(folder, 'fd'))
const five = await loadCountries(folder)

const on = '2026-11-20'
const pay: RateInputs = {
  basic: 240_000,
  gross: 300_000,
  daysAWeek: 5,
  weeklyHours: 40,
  minimumHourly: exact(1500),
}
const answered = (country: Country) => country.time.regimes.filter((regime) => !regime.refused)

/** A week of days of two spans each, the second one perhaps into the night. */
const week: fc.Arbitrary<WorkedDay[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('working' as const, 'working' as const, 'rest_day' as const, 'holiday' as const),
      from: fc.integer({ min: 0, max: 1200 }),
      first: fc.integer({ min: 0, max: 400 }),
      pause: fc.integer({ min: 0, max: 90 }),
      second: fc.integer({ min: 0, max: 400 }),
      shortened: fc.boolean(),
      paidAway: fc.integer({ min: 0, max: 480 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((drawn) =>
    drawn.map(({ kind, from, first, pause, second, shortened, paidAway }, i) => ({
      day: addDays('2026-11-16', i),
      kind,
      worked: [
        { from, until: from + first },
        { from: from + first + pause, until: from + first + pause + second },
      ],
      normal: 480,
      shortened,
      paidAway,
    })),
  )

const factsOf = (flags: readonly boolean[]) => ({
  workman: flags[0] ? 'yes' : 'no',
  shiftWorker: flags[1] ? 'yes' : 'no',
  fourDayWeek: flags[2] ? 'yes' : 'no',
  paidBy: flags[3] ? 'day' : 'month',
})
const flags = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }).map(factsOf)

/** Nothing, where the law refuses by name; anything else thrown fails the test. */
const unlessRefused = <T>(answer: () => T): T | null => {
  try {
    return answer()
  } catch (error) {
    if (error instanceof RangeError && error.message.length > 10) return null
    throw error
  }
}

describe.each(five.all.map((country) => [country.name, country] as const))('%s', (_name, country) => {
  const { time, leave } = country

  it('names its regimes, and refuses one that is not on file by name', () => {
    expect(answered(country).length).toBeGreaterThan(0)
    for (const regime of time.regimes.filter((candidate) => candidate.refused)) {
      const q = { regime: regime.key, days: [], daysAWeek: 5, facts: {}, on }
      expect(() => time.classify(q)).toThrow(regime.refused)
    }
    for (const region of country.regions?.options ?? []) {
      const key = unlessRefused(() => time.regimeOf({ region: region.value, facts: {} }, on))
      if (key !== null) expect(answered(country).map((regime) => regime.key)).toContain(key)
    }
    expect(time.weekStartsOn).toBeGreaterThanOrEqual(1)
    expect(time.weekStartsOn).toBeLessThanOrEqual(7)
  })

  it('puts each worked minute into one class it has a name for', () => {
    const keys = time.classes.map((candidate) => candidate.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key: regime } of answered(country))
      fc.assert(
        fc.property(week, fc.integer({ min: 1, max: 7 }), flags, (days, daysAWeek, facts) => {
          const { value, why } = time.classify({ regime, days, daysAWeek, facts, on })
          for (const day of days) {
            const found = value.filter((part) => part.day === day.day)
            expect(found.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutesOf(day.worked))
            expect(new Set(found.map((part) => part.class)).size).toBe(found.length)
          }
          for (const part of value) {
            expect(keys).toContain(part.class)
            expect(part.minutes).toBeGreaterThan(0)
            expect(Number.isInteger(part.minutes)).toBe(true)
          }
          expect(why.value).toBe(String(days.reduce((sum, day) => sum + minutesOf(day.worked), 0)))
        }),
        { numRuns: 40 },
      )
  })

  it('pays more minutes of a class never less, and says why', () => {
    const minute = fc.integer({ min: 0, max: 900 })
    for (const { key: regime } of answered(country))
      for (const { key } of time.classes)
        fc.assert(
          fc.property(minute, minute, flags, (a, b, facts) => {
            const q = (minutes: number): PremiumQuestion => ({
              regime,
              class: key,
              pay,
              minutes,
              normal: 480,
              facts,
              on,
              requestedBy: 'employer',
            })
            const less = unlessRefused(() => time.premium(q(Math.min(a, b))))
            if (less === null) return
            const more = time.premium(q(Math.max(a, b)))
            expect(less.value.compare(0)).toBeGreaterThanOrEqual(0)
            expect(more.value.compare(less.value)).toBeGreaterThanOrEqual(0)
            expect(more.why.unit).toBe(country.currency.code)
            expect(more.why.rule.source.title.length).toBeGreaterThan(5)
          }),
          { numRuns: 20 },
        )
  })

  it('credits overtime in whole minutes, never fewer for more', () => {
    for (const { key } of answered(country))
      for (let minutes = 1; minutes <= 300; minutes++) {
        const credited = time.credited(minutes, key, on)
        expect(Number.isInteger(credited)).toBe(true)
        expect(credited).toBeGreaterThanOrEqual(time.credited(minutes - 1, key, on))
      }
  })

  it('has a source and a day for every limit and kind, and refuses days before them', () => {
    for (const limit of time.limits) {
      expect(answered(country).map((regime) => regime.key)).toContain(limit.regime)
      expect(limit.figure.on(on).value).toBeGreaterThan(0)
      expect(() => limit.figure.on('1900-01-01')).toThrow(/no figure on file for 1900-01-01/)
    }
    for (const { key } of answered(country)) {
      expect(isDay(time.rest(key, on).source.checkedOn)).toBe(true)
      const old = { regime: key, days: [], daysAWeek: 5, facts: {}, on: '1900-01-01' }
      expect(() => time.classify(old)).toThrow(/no figure on file for 1900-01-01/)
      expect(() => time.rest(key, old.on)).toThrow(/no figure on file for 1900-01-01/)
      const q = { regime: key, pay, minutes: 60, normal: 480, facts: {}, on }
      for (const { key: name } of time.classes)
        expect(() => time.premium({ ...q, class: name, on: old.on }), name).toThrow(RangeError)
      expect(() => time.premium({ ...q, class: 'siesta' })).toThrow(/No class of working time is called siesta/)
    }
  })

  it('gives leave that is never less than nothing and pays no more days than were taken', () => {
    const keys = leave.kinds.map((kind) => kind.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('annual')
    const question = fc.record({
      regime: fc.constantFrom(...answered(country).map((regime) => regime.key)),
      months: fc.integer({ min: 0, max: 500 }),
      worked: fc.integer({ min: 0, max: 366 }),
      citizen: fc.boolean(),
      age: fc.integer({ min: 0, max: 250 }),
      relation: fc.constantFrom('spouse', 'parent', 'child', 'neighbour'),
      taken: fc.integer({ min: 0, max: 400 }),
    })
    for (const kind of leave.kinds)
      fc.assert(
        fc.property(question, ({ regime, months, worked, citizen, age, relation, taken }) => {
          const q: LeaveQuestion = {
            regime,
            service: { months, years: Math.floor(months / 12), days: months * 30, daysWorked: worked },
            event: { childIsCitizen: citizen, childAgeMonths: age, childBorn: '2026-10-01', relation },
            on,
          }
          const given = unlessRefused(() => kind.entitlement(q))
          if (given === null) return
          expect(given.value.compare(0)).toBeGreaterThanOrEqual(0)
          expect(given.why.rule.source.title.length).toBeGreaterThan(5)
          const paid = kind.pay(taken, q)
          const days = paid.reduce((sum, tier) => sum + tier.days, 0)
          expect(days).toBeLessThanOrEqual(taken)
          expect(given.value.compare(exact(days))).toBeGreaterThanOrEqual(0)
          if (kind.pays === 'all') expect(paid.every(({ share }) => share === 1)).toBe(true)
          if (kind.pays === 'nothing') expect(paid.every(({ share }) => share === 0)).toBe(true)
          for (const tier of paid) {
            expect(tier.days).toBeGreaterThan(0)
            expect(tier.share).toBeGreaterThanOrEqual(0)
            expect(tier.share).toBeLessThanOrEqual(1)
          }
          expect(() => kind.entitlement({ ...q, event: {}, on: '1900-01-01' })).toThrow(RangeError)
        }),
        { numRuns: 40 },
      )
  })

  it('refuses a promise of a day less than the law, and takes one of as much', () => {
    const annual = leave.kinds.find((kind) => kind.key === 'annual')
    for (const { key: regime } of answered(country)) {
      const steps = Array.from({ length: 41 }, (_, afterYears) => {
        const service = {
          years: afterYears,
          months: afterYears * 12 + 12,
          days: afterYears * 365 + 365,
          daysWorked: 240,
        }
        return { afterYears, days: Number(annual?.entitlement({ regime, service, on }).value.valueOf()) }
      })
      expect(leave.notLessThanLaw({ kind: 'annual', regime, steps }, on)).toEqual([])
      for (const short of [0, 4, 17]) {
        const less = steps.map((step) => (step.afterYears === short ? { ...step, days: step.days - 1 } : step))
        expect(leave.notLessThanLaw({ kind: 'annual', regime, steps: less }, on)).toHaveLength(1)
      }
      expect(leave.notLessThanLaw({ kind: 'of our own', regime, steps: [] }, on)).toEqual([])
    }
  })

  it('pays what is left of leave by the days of it, or says why not', () => {
    const { key: regime = '' } = answered(country)[0] ?? {}
    const owed = (days: number) => leave.exit({ days: exact(days), pay, regime, on })
    const [ten, twenty] = [owed(10), owed(20)]
    if ('none' in ten || 'none' in twenty) return expect('none' in ten && ten.none.length > 5).toBe(true)
    return expect(twenty.value.equals(ten.value.mul(2))).toBe(true)
  })
})
