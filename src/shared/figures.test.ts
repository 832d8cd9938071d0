import { describe, expect, test } from 'vitest'
import freedonia from '../../test/freedonia/index.ts'
import { overtimePay } from '../features/people/employees/overtime.rules.ts'
import { figuresOf } from './figures.ts'
import { exact } from './money.ts'

const source = { title: 'Laws of Freedonia', checkedOn: '2026-11-20', confirmed: true }
const currency = { code: 'FDC', minorUnits: 3 }
const rule = { id: 'fd.levy', title: 'Levy' }

describe('an explained figure', () => {
  test('holds from the day the rule holds from, not from the day its source was looked up', () => {
    const { paid } = figuresOf(currency, { source, effectiveFrom: '1933-11-17' })
    expect(paid(rule, exact('1234.5'), [], []).explained.rule).toEqual({ ...rule, effectiveFrom: '1933-11-17', source })
  })

  test('of a rule of the product’s own names no day at all', () => {
    const { explained } = overtimePay({ country: freedonia, basic: 519_600, hours: 2, rateType: 'multiplier' })
    expect(explained.rule.source.checkedOn).toBe('2026-11-20')
    expect(explained.rule.effectiveFrom).toBeNull()
    expect(freedonia.hourlyRate({ basic: 519_600, weeklyHours: 40 }).rule.effectiveFrom).toBeNull()
  })

  test('is rounded once, half up, and its last step is the figure', () => {
    const { paid, cash, hours, rate } = figuresOf(currency, { source, effectiveFrom: null })
    const { amount, explained } = paid(rule, exact('1234.5'), [cash('Basic', 1000), hours('Worked', 2.5)], [])
    expect(amount).toBe(1235)
    expect(explained).toMatchObject({ value: '1.235', unit: 'FDC' })
    expect(explained.inputs).toEqual([
      { name: 'Basic', value: '1.000', unit: 'FDC' },
      { name: 'Worked', value: '2.5', unit: 'hours' },
    ])
    expect(explained.steps).toEqual([{ text: 'Rounded to 3 decimals, half up', result: '1.235' }])
    expect(rate(exact('1234.5'))).toBe('1.2345')
  })
})
