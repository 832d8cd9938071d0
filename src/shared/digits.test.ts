import { expect, test } from 'vitest'
import { groupThousands } from './digits.ts'

test.each([
  ['', ''],
  ['7', '7'],
  ['123', '123'],
  ['1234', '1,234'],
  ['-123', '-123'],
  ['-1234567', '-1,234,567'],
])('%s is grouped as %s', (text, grouped) => expect(groupThousands(text)).toBe(grouped))
