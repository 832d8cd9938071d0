import { expect, test } from 'vitest'
import { groupAmounts, groupThousands } from './digits.ts'

test.each([
  ['', ''],
  ['7', '7'],
  ['123', '123'],
  ['1234', '1,234'],
  ['-123', '-123'],
  ['-1234567', '-1,234,567'],
])('%s is grouped as %s', (text, grouped) => expect(groupThousands(text)).toBe(grouped))

test.each([
  ['Net pay is SGD -2755.48, less than AED 900.00', 'Net pay is SGD -2,755.48, less than AED 900.00'],
  ['INR 1234567.50 and INR 54321.00', 'INR 12,34,567.50 and INR 54,321.00'],
  ['KWD 1234.567', 'KWD 1,234.567'],
  ['Form 1234 of 2026, CPF 2026', 'Form 1234 of 2026, CPF 2026'],
])('%s is said as %s', (sentence, grouped) => expect(groupAmounts(sentence)).toBe(grouped))
