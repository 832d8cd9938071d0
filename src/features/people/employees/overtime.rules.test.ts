import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import { byWeeks, makeHourlyRates } from '../../../countries/hourly.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { dialogCalculation, dialogErrors } from '../../time/overtime/dialog.ts'
import {
  autoOvertime,
  compensationTotal,
  overtimePay,
  publicHolidayOvertime,
  type RateType,
  sundayOvertime,
} from './overtime.rules.ts'

/** A country of two decimals, a 40-hour week and 1.5, whose hour is worth salary ÷ (4.33 × weekly hours). */
const currency = { code: 'FDC', symbol: 'F', minorUnits: 2 }
const country = {
  ...freedonia,
  currency,
  ...makeHourlyRates({ code: 'fd', currency, divisor: byWeeks('4.33') }),
  overtimeDialog: { threshold: 40, rate: 1.5, monthlyMaximum: 60 },
}
/** 4.33 × 40 = 173.2 hours, so that an hour is worth exactly 30.00. */
const basic = 519_600

describe('overtime types', () => {
  it.each<[RateType, number | undefined, number, number]>([
    ['hourly_rate', 20, 3, 6000],
    ['hourly_rate', 20.05, 2.5, 5013],
    ['hourly_rate', undefined, 2, 9000],
    ['multiplier', 2, 3, 18_000],
    ['multiplier', undefined, 2, 9000],
    ['fixed_rate', 250, 3, 25_000],
    ['fixed_rate', 250, 0, 0],
    ['fixed_rate', undefined, 3, 0],
    ['multiplier', 2, 0, 0],
  ])('%s %s for %d hours: %d', (rateType, rate, hours, amount) => {
    const paid = overtimePay({ country, basic, hours, rateType, rate })
    expect(paid.amount).toBe(amount)
    expect(Number(paid.explained.value) * 100).toBeCloseTo(amount, 6)
    expect(paid.explained.steps.at(-1)?.result).toBe(paid.explained.value)
  })

  it.each([
    [44, 4, 18_000],
    [40, 0, 0],
    [30, 0, 0],
    [40.5, 0.5, 2250],
  ])('automatic: %d hours worked are %d overtime', (hoursWorked, hours, amount) => {
    const result = autoOvertime({ country, basic, standardHours: 40, hoursWorked, rateType: 'multiplier' })
    expect([result.hours, result.amount]).toEqual([hours, amount])
    expect(result.hourlyRate.value).toBe('30')
  })

  it('refuses what cannot be', () => {
    const pay = { country, basic, rateType: 'multiplier' as const }
    expect(() => overtimePay({ ...pay, hours: -1 })).toThrow('Overtime hours must be 0 or more')
    expect(() => overtimePay({ ...pay, hours: Number.NaN })).toThrow(RangeError)
    expect(() => overtimePay({ ...pay, hours: 1, rate: -2 })).toThrow('Overtime rate must be 0 or more')
    expect(() => overtimePay({ ...pay, basic: -1, hours: 1 })).toThrow('Basic salary must be 0 or more')
  })

  it('pays Sundays and public holidays by the country’s multiplier', () => {
    expect(sundayOvertime({ country, basic, hours: 8 }).amount).toBe(48_000)
    expect(publicHolidayOvertime({ country, basic, hours: 7.5 }).amount).toBe(45_000)
  })

  it('works in a currency of three decimals', () => {
    const paid = overtimePay({ country: freedonia, basic: 1_000_000, hours: 1, rateType: 'multiplier' })
    expect([paid.amount, paid.explained.value, paid.explained.unit]).toEqual([8661, '8.661', 'FDC'])
  })

  it('rounds once, half up', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(336), fc.integer({ min: 100, max: 300 }), (pay, half, hundredths) => {
        const paid = overtimePay({
          country,
          basic: pay,
          hours: half / 2,
          rateType: 'multiplier',
          rate: hundredths / 100,
        })
        const due = exact(pay).div(exact('4.33').mul(40)).mul(half).div(2).mul(hundredths).div(100)
        expect(paid.amount).toBe(roundToMinor(due))
        expect(paid.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('compensation total', () => {
  it('adds basic salary, allowances and overtime', () => {
    const total = compensationTotal({
      country,
      basic: 500_000,
      allowances: { Housing: 80_000, Meal: 0 },
      overtime: { Sunday: 1234 },
    })
    expect(total.amount).toBe(581_234)
    expect(total.explained.inputs.map((input) => input.name)).toEqual(['Basic salary', 'Housing', 'Sunday'])
    expect(total.explained.steps[0]?.text).toBe('5000.00 + 800.00 + 12.34')
    expect(compensationTotal({ country, basic: 0 }).amount).toBe(0)
  })
})

describe('dialog', () => {
  const automatic = { country, basic: 520_000, mode: 'automatic' as const, regularHours: 40, totalHours: 50 }

  it('takes salary ÷ (threshold × 52 ÷ 12) for an hour', () => {
    const result = dialogCalculation(automatic)
    expect(result.monthlyHours.value).toBe('173.333333')
    expect(result.hourlyRate.value).toBe('30')
    expect(result.overtimeRate.value).toBe('45')
    expect([result.regularHours, result.overtimeHours]).toEqual([40, 10])
    expect([result.regularPay.amount, result.overtimePay.amount, result.totalPay.amount]).toEqual([
      120_000, 45_000, 165_000,
    ])
    expect(result.legalCompliant).toBe(true)
    expect(result.notices).toEqual([])
  })

  it('ignores custom values in automatic mode, and uses them in manual mode', () => {
    const custom = { customThreshold: 30, customRate: 2, customHourlyRate: 12.5 }
    expect(dialogCalculation({ ...automatic, ...custom }).totalPay.amount).toBe(165_000)
    const manual = dialogCalculation({ ...automatic, ...custom, mode: 'manual' })
    expect([manual.hourlyRate.value, manual.weeklyThreshold, manual.multiplier]).toEqual(['12.5', 30, 2])
    expect(manual.totalPay.amount).toBe(50_000 + 25_000)
    expect(manual.notices).toEqual([
      {
        severity: 'warning',
        code: 'below-threshold',
        values: { given: 30, limit: 40 },
        message: 'Custom threshold (30 hours) is below the Freedonia standard of 40 hours a week',
      },
    ])
    const empty = { customThreshold: null, customRate: null, customHourlyRate: '' }
    expect(dialogCalculation({ ...automatic, ...empty, mode: 'manual' }).totalPay.amount).toBe(165_000)
    expect(dialogCalculation({ ...automatic, mode: 'manual', customHourlyRate: 0 }).totalPay.amount).toBe(0)
  })

  it.each([
    [{ totalHours: 60 }, true, []],
    [{ totalHours: 60.5 }, false, ['LEGAL WARNING: 60.5 hours exceed the Freedonia maximum of 60 hours a month']],
    [
      { mode: 'manual' as const, customThreshold: 50 },
      false,
      ['Custom threshold (50 hours) is above the Freedonia standard of 40 hours a week'],
    ],
    [
      { mode: 'manual' as const, customRate: 1.2 },
      false,
      ['Custom multiplier (1.2x) is below the Freedonia overtime multiplier of 1.5x'],
    ],
  ])('%j is lawful: %s', (input, lawful, messages) => {
    const result = dialogCalculation({ ...automatic, ...input })
    expect(result.legalCompliant).toBe(lawful)
    expect(result.notices.map((notice) => notice.message)).toEqual(messages)
  })

  it('pays regular hours only as far as they were worked', () => {
    const result = dialogCalculation({ ...automatic, totalHours: 10 })
    expect([result.regularHours, result.overtimeHours, result.totalPay.amount]).toEqual([10, 0, 30_000])
  })

  it.each([
    [{ totalHours: 0 }, { totalHours: 'Total hours are required' }],
    [{ totalHours: 100.5 }, { totalHours: 'Total hours must be 0 to 100, in steps of 0.5' }],
    [{ regularHours: 80.5 }, { regularHours: 'Regular hours must be 0 to 80, in steps of 0.5' }],
    [{ regularHours: 40.25 }, { regularHours: 'Regular hours must be 0 to 80, in steps of 0.5' }],
    [{ mode: 'manual' as const, customThreshold: 0 }, { customThreshold: 'Threshold must be 1 to 80 hours a week' }],
    [{ mode: 'manual' as const, customRate: 3.1 }, { customRate: 'Multiplier must be 1 to 3, in steps of 0.1' }],
    [{ mode: 'manual' as const, customRate: 1.25 }, { customRate: 'Multiplier must be 1 to 3, in steps of 0.1' }],
    [
      { mode: 'manual' as const, customHourlyRate: -1 },
      { customHourlyRate: 'Hourly rate must be 0 or more, in steps of 0.01' },
    ],
    [{ customRate: 9 }, {}],
  ])('%j: %j', (input, errors) => {
    expect(dialogErrors({ ...automatic, ...input })).toEqual(errors)
    if (Object.keys(errors).length > 0) expect(() => dialogCalculation({ ...automatic, ...input })).toThrow(RangeError)
  })
})
