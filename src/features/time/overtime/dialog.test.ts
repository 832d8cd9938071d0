import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import type { Country } from '../../../countries/country.ts'
import { loadCountries } from '../../../countries/registry.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { type DialogInput, dialogCalculation, dialogErrors } from './dialog.ts'
import { payloadOf } from './screens/payload.ts'
import en from './words/en.ts'

const { all: countries } = await loadCountries()
const country = (code: string): Country => countries.find((c) => c.code === code) ?? freedonia
const everywhere = [...countries, freedonia]

/** Specification 2, section 9, "Overtime dialog per country": threshold, rate, monthly maximum; hours in a month here, and in the employee form. */
const TABLE: [string, number, number, number | null, string, string][] = [
  ['SG', 44, 1.5, 72, '190.666667', '208'],
  ['IN', 48, 2, 60, '208', '208'],
  ['CA', 40, 1.5, null, '173.333333', '173.332'],
  ['AE', 48, 1.25, 60, '208', '240'],
]

describe.each(TABLE)('the dialog in %s', (...[code, threshold, rate, maximum, monthly, formMonthly]) => {
  const here = country(code)
  const automatic = { country: here, basic: 600_000, mode: 'automatic' as const, regularHours: threshold }

  it('computes with the threshold, rate and hours of the table', () => {
    const result = dialogCalculation({ ...automatic, totalHours: threshold + 10 })
    expect([result.weeklyThreshold, result.multiplier, result.monthlyHours.value]).toEqual([threshold, rate, monthly])
    const hour = exact(600_000)
      .mul(12)
      .div(threshold * 52)
    expect(result.regularPay.amount).toBe(roundToMinor(hour.mul(threshold)))
    expect(result.overtimePay.amount).toBe(roundToMinor(hour.mul(10).mul(exact(rate))))
    expect(result.overtimeHours).toBe(10)
    expect(result.legalCompliant).toBe(true)
  })

  it('warns beyond the monthly maximum, and only beyond it', () => {
    const messages = (totalHours: number) =>
      dialogCalculation({ ...automatic, totalHours }).notices.map((n) => [n.severity, n.message])
    if (maximum === null) return expect(messages(100)).toEqual([])
    expect(messages(maximum)).toEqual([])
    expect(messages(maximum + 0.5)).toEqual([
      ['error', `LEGAL WARNING: ${maximum + 0.5} hours exceed the ${here.name} maximum of ${maximum} hours a month`],
    ])
  })

  it('warns of a threshold below the standard', () => {
    const result = dialogCalculation({
      ...automatic,
      mode: 'manual',
      totalHours: 10,
      customThreshold: threshold - 1,
    })
    expect(result.notices).toMatchObject([
      { severity: 'warning', code: 'below-threshold', values: { given: threshold - 1, limit: threshold } },
    ])
    expect(result.legalCompliant).toBe(true)
  })

  it('keeps its hourly rate apart from the form’s, each by its own rule', () => {
    const dialog = dialogCalculation({ ...automatic, totalHours: 1 }).hourlyRate
    const form = here.hourlyRate({ basic: 600_000, weeklyHours: here.hours.standard })
    expect(form.steps[0]?.result).toBe(formMonthly)
    expect(dialog.value === form.value).toBe(monthly === formMonthly)
    expect(dialog.rule.id).not.toBe(form.rule.id)
  })
})

const half = (most: number) => fc.nat(most * 2).map((n) => n / 2)
const tenth = fc.integer({ min: 10, max: 30 }).map((n) => n / 10)
const input = fc
  .record({
    country: fc.constantFrom(...everywhere),
    basic: fc.nat(500_000_000),
    mode: fc.constantFrom<DialogInput['mode']>('automatic', 'manual'),
    regularHours: half(80),
    totalHours: half(100).filter((h) => h > 0),
    customThreshold: fc.option(fc.integer({ min: 1, max: 80 })),
    customRate: fc.option(tenth),
    customHourlyRate: fc.option(fc.nat(1_000_000).map((n) => (n / 100).toFixed(2))),
  })
  .filter((i) => Object.keys(dialogErrors(i)).length === 0)

describe('for any input within the limits', () => {
  it('pay is never negative, whole minor units, and what is shown adds up', () => {
    fc.assert(
      fc.property(input, (i) => {
        const { regularPay, overtimePay, totalPay, regularHours, overtimeHours } = dialogCalculation(i)
        for (const { amount } of [regularPay, overtimePay, totalPay]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(regularPay.amount + overtimePay.amount).toBe(totalPay.amount)
        expect(exact(regularHours).add(exact(overtimeHours)).valueOf()).toBe(i.totalHours)
      }),
    )
  })

  it('one more half hour never pays less', () => {
    fc.assert(
      fc.property(input, (i) => {
        if (i.totalHours >= 100) return
        const more = dialogCalculation({ ...i, totalHours: i.totalHours + 0.5 })
        expect(more.totalPay.amount).toBeGreaterThanOrEqual(dialogCalculation(i).totalPay.amount)
      }),
    )
  })

  it('each amount is rounded once, half up, from the exact one', () => {
    fc.assert(
      fc.property(input, (i) => {
        const { country: c, basic, mode } = i
        const manual = mode === 'manual'
        const threshold = (manual && i.customThreshold) || c.overtimeDialog.threshold
        const rate = (manual && i.customRate) || c.overtimeDialog.rate
        const hour =
          manual && i.customHourlyRate !== null
            ? exact(i.customHourlyRate).mul(10 ** c.currency.minorUnits)
            : exact(basic)
                .mul(12)
                .div(threshold * 52)
        const regular = Math.min(i.regularHours, i.totalHours)
        const result = dialogCalculation(i)
        expect(result.regularPay.amount).toBe(roundToMinor(hour.mul(exact(regular))))
        expect(result.overtimePay.amount).toBe(
          roundToMinor(hour.mul(exact(i.totalHours).sub(exact(regular))).mul(exact(rate))),
        )
      }),
    )
  })

  it('every figure says how it came about, with what it shows as the result', () => {
    fc.assert(
      fc.property(input, (i) => {
        const r = dialogCalculation(i)
        const paid = [r.regularPay, r.overtimePay, r.totalPay].map((p) => p.explained)
        for (const figure of [r.monthlyHours, r.hourlyRate, r.overtimeRate, ...Object.values(r.explained), ...paid]) {
          expect(figure.steps.at(-1)?.result).toBe(figure.value)
          expect(figure.rule.source.title).toBeTruthy()
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the multiplier a country has itself', () => {
  it.each(['SG', 'IN', 'CA', 'AE'])('is what the box begins with, and is taken: %s', (code) => {
    const here = country(code)
    const input: DialogInput = {
      mode: 'manual',
      regularHours: 40,
      totalHours: 50,
      customRate: here.overtimeDialog.rate,
    }
    expect(dialogErrors(input, here)).toEqual({})
    expect(dialogCalculation({ ...input, country: here, basic: 500_000 }).multiplier).toBe(here.overtimeDialog.rate)
    expect(dialogErrors({ ...input, customRate: 1.35 }, here)).toHaveProperty('customRate')
  })
})

describe('exactly half a cent', () => {
  it('is rounded up', () => {
    const here = country('AE')
    // 208 hours a month: a basic of 1.04 is half a fils an hour.
    const result = dialogCalculation({ country: here, basic: 104, mode: 'automatic', regularHours: 1, totalHours: 1 })
    expect(result.regularPay.amount).toBe(1)
  })
})

describe('the sentences of the screen', () => {
  it('are the rule’s own, in English', () => {
    const wrong = dialogErrors({
      mode: 'manual',
      regularHours: 81,
      totalHours: 101,
      customThreshold: 81,
      customRate: 4,
      customHourlyRate: '-1',
    })
    const limits = { regularHours: 80, totalHours: 100 } as Record<string, number>
    for (const [field, said] of Object.entries(en.limits))
      expect(wrong[field]).toBe(said.replace('{{most}}', String(limits[field])))
    const filled = (code: keyof typeof en.notices, values: { given: number; limit: number }) =>
      en.notices[code]
        .replace('{{given}}', String(values.given))
        .replace('{{limit}}', String(values.limit))
        .replace('{{country}}', 'Singapore')
    for (const customThreshold of [40, 50]) {
      const { notices } = dialogCalculation({
        country: country('SG'),
        basic: 1,
        mode: 'manual',
        regularHours: 1,
        totalHours: 90,
        customThreshold,
        customRate: 1.2,
      })
      expect(notices).toHaveLength(3)
      for (const { code, values, message } of notices) expect(filled(code, values)).toBe(message)
    }
  })
})

describe('payloads', () => {
  const here = country('SG')
  const input: DialogInput = { mode: 'manual', regularHours: 40, totalHours: 50, customThreshold: 40, customRate: 2 }
  const result = dialogCalculation({ ...input, country: here, basic: 520_000 })

  it('of the dialog', () => {
    expect(payloadOf('policy', input, result, here)).toEqual({
      mode: 'manual',
      regularHours: 40,
      totalHours: 50,
      customThreshold: 40,
      customRate: 2,
      customHourlyRate: null,
    })
  })

  it('of the onboarding form', () => {
    expect(payloadOf('onboarding', input, result, here)).toEqual({
      mode: 'manual',
      totalHours: 50,
      regularHours: 40,
      overtimeHours: 10,
      hourlyRate: '30',
      overtimeRate: '60',
      regularPay: '1200.00',
      overtimePay: '600.00',
      totalPay: '1800.00',
      country: 'SG',
      customSettings: { threshold: 40, rate: 2, hourlyRate: null },
    })
    const automatic: DialogInput = { mode: 'automatic', regularHours: 40, totalHours: 50 }
    expect(payloadOf('onboarding', automatic, result, here).customSettings).toBeNull()
  })
})

describe('hours of a period that was said', () => {
  const here = country('SG')
  const of = (period: 'week' | 'month', regularHours: number, totalHours: number) =>
    dialogCalculation({ country: here, basic: 520_000, mode: 'automatic', period, regularHours, totalHours })

  it.each([
    ['a full month at 44 hours a week is lawful', 'month', 190.5, 190.5, []],
    ['72 hours of overtime a month are', 'month', 190.5, 262.5, []],
    [
      '72.5 are not',
      'month',
      190.5,
      263,
      ['LEGAL WARNING: 72.5 overtime hours exceed the Singapore maximum of 72 overtime hours a month'],
    ],
    ['a week of 72 hours is at its limit', 'week', 44, 72, []],
    [
      'one of 73 is over it',
      'week',
      44,
      73,
      ['LEGAL WARNING: 73 hours exceed the Singapore maximum of 72 hours a week'],
    ],
  ] as const)('%s', (...[_, period, regular, total, said]) => {
    const result = of(period, regular, total)
    expect(result.notices.map((notice) => notice.message)).toEqual(said)
    expect(result.legalCompliant).toBe(said.length === 0)
  })

  it('takes the hours of a month, and refuses them of a week', () => {
    const input: DialogInput = { mode: 'automatic', regularHours: 190.5, totalHours: 200 }
    expect(dialogErrors({ ...input, period: 'month' })).toEqual({})
    expect(Object.keys(dialogErrors({ ...input, period: 'week' }))).toEqual(['regularHours', 'totalHours'])
    expect(Object.keys(dialogErrors(input))).toEqual(['regularHours', 'totalHours'])
  })
})
