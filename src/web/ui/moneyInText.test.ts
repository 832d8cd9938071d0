import { describe, expect, test } from 'vitest'
import { moneyInText } from './moneyInText.ts'

const symbols = new Map([
  ['SGD', 'S$'],
  ['INR', '₹'],
  ['AED', 'AED'],
])
const said = (text: string) => moneyInText(text, symbols, 'en')

describe('an amount in a sentence of the server', () => {
  test('has the symbol of its currency and its groups', () => {
    expect(said('Pay would be SGD 2755.48: more is taken than is earned.')).toBe(
      'Pay would be S$2,755.48: more is taken than is earned.',
    )
    expect(said('INR 12,34,567.00 and AED 1,000.50')).toBe('₹12,34,567.00 and AED\u00A01,000.50')
    expect(said('SGD -30.00')).toBe('−S$30.00')
  })

  test('stays as it is where it is no amount or its symbol is not known', () => {
    expect(said('Form IR8 2026, CPF 91')).toBe('Form IR8 2026, CPF 91')
    expect(said('USD 12.50')).toBe('USD 12.50')
  })
})
