import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { time as emirates } from '../../../countries/ae/time.ts'
import { time as canada } from '../../../countries/ca/time.ts'
import { time as india } from '../../../countries/in/time.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import type { CountryWorkingTime } from '../../../countries/time.ts'
import { durationInWords, priceTime, repriceTime, type TimeToPay } from './time-pay.rules.ts'

const money = (code: string) => ({ code, minorUnits: 2 })
const overtime = (more: Partial<TimeToPay> = {}): TimeToPay => ({
  day: '2026-11-10',
  class: 'overtime',
  label: 'Overtime',
  kind: 'overtime',
  minutes: 120,
  paidBefore: 0,
  timesPaid: 0,
  asTimeOff: false,
  regime: 'employment_act',
  facts: {},
  normal: 480,
  rates: { basic: 240_000, daysAWeek: 5, weeklyHours: 44 },
  ...more,
})
const sumOf = (law: CountryWorkingTime, all: readonly TimeToPay[], code = 'SGD') =>
  priceTime(law, all, money(code)).oneOffs.reduce((sum, { amount }) => sum + amount, 0)

describe('approved time beside normal hours', () => {
  test('is paid by the law of each country (OT-004, OT-005, OT-009)', () => {
    expect(sumOf(singapore, [overtime({ class: 'holiday', kind: 'holiday', minutes: 480 })])).toBe(11_077)
    const night = overtime({
      class: 'night_overtime',
      kind: 'night',
      regime: 'mainland',
      rates: { basic: 480_000, daysAWeek: 5 },
    })
    expect(sumOf(emirates, [night], 'AED')).toBe(6_000)
    expect(sumOf(emirates, [{ ...night, facts: { shiftWorker: 'yes' } }], 'AED')).toBe(5_000)
    const credited = overtime({
      minutes: 75,
      regime: 'osh_central',
      rates: { basic: 2_600_000, gross: 2_600_000, daysAWeek: 6 },
    })
    expect(sumOf(india, [credited], 'INR')).toBe(37_500)
  })

  test('is paid at the rate of the day it was worked on', () => {
    const raised = { basic: 260_000, daysAWeek: 5, weeklyHours: 44 }
    const days = [overtime(), overtime({ day: '2026-11-20', rates: raised })]
    // 2,400 × 12 ÷ (52 × 44) × 1.5 × 2 = 37.76; of 2,600 the hour is 13.636, which the law caps at 13.60: 40.80.
    expect(sumOf(singapore, days)).toBe(7_856)
    const [line] = priceTime(singapore, days, money('SGD')).oneOffs
    expect(line).toMatchObject({
      nature: 'overtime',
      from: '2026-11-10',
      until: '2026-11-20',
      quantity: { value: '240', unit: 'minutes' },
    })
    expect(line?.why?.steps.map(({ text }) => text)).toEqual(['10 November 2026: 2 h', '20 November 2026: 2 h'])
  })

  test('is not paid twice: nothing is due of what was paid, and less takes back what is too much', () => {
    expect(priceTime(singapore, [overtime({ paidBefore: 120, timesPaid: 1 })], money('SGD'))).toEqual({
      oneOffs: [],
      uses: [],
      timeOff: [],
      takenBack: [],
      gates: [],
    })
  })

  test('that is less than was paid takes nothing by itself: it is told with the minutes that settle it', () => {
    const less = overtime({ minutes: 60, paidBefore: 120, timesPaid: 1 })
    const found = priceTime(singapore, [less], money('SGD'))
    expect(found).toMatchObject({ oneOffs: [], uses: [] })
    expect(found.takenBack).toEqual([
      {
        key: 'time.overtime',
        label: 'Overtime',
        from: '2026-11-10',
        until: '2026-11-10',
        amount: -1_888,
        due: 1_888,
        paid: 3_776,
        uses: [{ day: '2026-11-10', class: 'overtime', seq: 2, minutes: -60, asTimeOff: false }],
      },
    ])
    // Within a month it goes against what other days bring; what another month brings is paid all the same.
    const more = overtime({ day: '2026-11-12', minutes: 120 })
    expect(sumOf(singapore, [less, more])).toBe(1_888)
    const december = priceTime(singapore, [less, { ...more, day: '2026-12-12' }], money('SGD'))
    expect([december.oneOffs[0]?.amount, december.takenBack[0]?.amount]).toEqual([3_776, -1_888])
    // Another class of the day, recorded wrongly: what it comes to together counts.
    const rest = overtime({ class: 'rest_day', kind: 'rest_day', minutes: 480 })
    const moved = priceTime(singapore, [{ ...less, minutes: 0 }, rest], money('SGD'))
    expect(moved.takenBack).toEqual([])
    expect(moved.oneOffs.map(({ amount }) => amount < 0)).toEqual([true, false])
  })

  test('that was paid comes to something else at another rate; what was given as time off does not', () => {
    const paid = overtime({ paidBefore: 120, timesPaid: 1, rates: { basic: 252_000, daysAWeek: 5, weeklyHours: 44 } })
    // 2,520 × 12 ÷ (52 × 44) × 1.5 × 2
    expect(repriceTime(singapore, [paid])).toEqual([
      { class: 'overtime', label: 'Overtime', amount: 3_965, problem: null },
    ])
    expect(repriceTime(singapore, [{ ...paid, asTimeOff: true }, overtime()])).toEqual([])
    const above = repriceTime(singapore, [{ ...paid, rates: { basic: 500_000, daysAWeek: 5, weeklyHours: 44 } }])
    expect(above[0]?.problem).toContain('not for this person')
  })

  test('of somebody whom the rules on overtime are not for is told and not paid; a holiday is paid all the same', () => {
    const rates = { basic: 500_000, daysAWeek: 5, weeklyHours: 44 }
    const found = priceTime(
      singapore,
      [overtime({ rates }), overtime({ rates, class: 'holiday', kind: 'holiday', label: 'Public holiday' })],
      money('SGD'),
    )
    expect(found.oneOffs.map(({ key }) => key)).toEqual(['time.holiday'])
    expect(found.gates).toEqual([
      { key: 'time.1', stops: false, message: expect.stringContaining('Overtime, 2 h, is not paid automatically') },
    ])
    expect(found.uses).toHaveLength(2)
  })

  test('is given as time off where the company says so and the law lets it, and not paid as well', () => {
    const rest = overtime({ class: 'rest_day', kind: 'rest_day', label: 'Rest day', minutes: 480, regime: 'mainland' })
    const [given, paid] = [true, false].map((off) => priceTime(emirates, [rest], money('AED'), off))
    expect(given).toMatchObject({ oneOffs: [], timeOff: [{ day: '2026-11-10', seq: 1, minutes: 480 }] })
    expect(given?.uses).toEqual(paid?.uses.map((use) => ({ ...use, asTimeOff: true })))
    expect(paid).toMatchObject({ oneOffs: [{ key: 'time.rest_day' }], timeOff: [] })
    // Overtime in the Emirates, and any within Part 4 in Singapore, is paid whatever the company says.
    const late = overtime({ regime: 'mainland' })
    expect(priceTime(emirates, [late], money('AED'), true)).toMatchObject({ oneOffs: [{}], timeOff: [] })
    expect(priceTime(singapore, [overtime()], money('SGD'), true)).toMatchObject({ oneOffs: [{}], timeOff: [] })
    // Too much was given before: it is taken off again.
    const less = { ...rest, minutes: 240, paidBefore: 480, timesPaid: 1, asTimeOff: true }
    for (const givesTimeOff of [true, false]) {
      // Also once the company gives none any more: no money is taken for it.
      const found = priceTime(emirates, [less], money('AED'), givesTimeOff)
      expect(found.timeOff).toEqual([expect.objectContaining({ seq: 2, minutes: -240 })])
      expect([found.oneOffs, found.takenBack]).toEqual([[], []])
    }
    // And what was paid in money is not taken out of the leave, once the company gives time off.
    const inMoney = priceTime(emirates, [{ ...less, asTimeOff: false }], money('AED'), true)
    expect([inMoney.timeOff, inMoney.takenBack[0]?.key]).toEqual([[], 'time.rest_day'])
  })

  test('without a figure of the law is told by the law’s own sentence, and stops nobody', () => {
    const worked = overtime({ class: 'holiday', kind: 'holiday', label: 'Holiday', regime: 'KA' })
    const { oneOffs, gates } = priceTime(india, [worked], money('INR'))
    expect(oneOffs).toEqual([])
    expect(gates[0]).toMatchObject({ stops: false, message: expect.stringContaining('the State’s own Act decides') })
  })

  test('paid in parts comes to what it is paid at once, however often it changes', () => {
    const laws = [
      { law: singapore, regime: 'employment_act', classes: ['overtime', 'rest_day'] },
      { law: emirates, regime: 'mainland', classes: ['overtime', 'rest_day'] },
      { law: india, regime: 'osh_central', classes: ['overtime'] },
      { law: canada, regime: 'BC', classes: ['overtime', 'double_overtime'] },
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...laws),
        fc.array(fc.integer({ min: 0, max: 720 }), { minLength: 1, maxLength: 6 }),
        fc.nat(1),
        ({ law, regime, classes }, versions, which) => {
          const one = overtime({ regime, class: classes[which % classes.length] ?? 'overtime' })
          let [paidBefore, timesPaid, paid] = [0, 0, 0]
          for (const minutes of versions) {
            const run = priceTime(law, [{ ...one, minutes, paidBefore, timesPaid }], money('XXX'))
            expect(run.oneOffs.every(({ amount }) => amount > 0)).toBe(true)
            // With the person’s consent what is too much is given back.
            paid += [...run.oneOffs, ...run.takenBack].reduce((sum, { amount }) => sum + amount, 0)
            for (const use of [...run.uses, ...run.takenBack.flatMap(({ uses }) => uses)]) {
              expect(use.seq).toBe(timesPaid + 1)
              paidBefore += use.minutes
              timesPaid = use.seq
            }
          }
          const last = versions.at(-1) ?? 0
          expect(paidBefore).toBe(last)
          // Each run rounds what it pays once: at most half a cent each time.
          const whole = Number(
            law
              .premium({
                regime,
                class: one.class,
                minutes: last,
                pay: one.rates ?? expect.fail(),
                normal: 480,
                facts: {},
                on: one.day,
              })
              .value.valueOf(),
          )
          expect(Math.abs(paid - (last === 0 ? 0 : whole))).toBeLessThanOrEqual(versions.length / 2)
        },
      ),
    )
  })
})

test('how long somebody worked is said in hours and minutes', () => {
  expect([durationInWords(90), durationInWords(60), durationInWords(5), durationInWords(-75)]).toEqual([
    '1 h 30 min',
    '1 h',
    '5 min',
    '−1 h 15 min',
  ])
})
