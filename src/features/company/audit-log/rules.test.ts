import { expect, test } from 'vitest'
import { linesOf, plainName, valueText } from './rules.ts'

test.each([
  [
    'a change',
    { position: 'A', version: 1 },
    { position: 'B', version: 2 },
    [{ field: 'position', before: 'A', after: 'B' }],
  ],
  ['something new', null, { position: 'B', phone: null }, [{ field: 'position', before: null, after: 'B' }]],
  ['something removed', { position: 'A' }, null, [{ field: 'position', before: 'A', after: null }]],
  [
    'a mask, as it was masked',
    { masked: { nric: '•••••567D' } },
    { masked: { nric: '•••••111A' } },
    [{ field: 'masked.nric', before: '•••••567D', after: '•••••111A' }],
  ],
  [
    'both spellings once',
    { salary: 1, basic_salary: 1 },
    { salary: 2, basic_salary: 2 },
    [{ field: 'salary', before: 1, after: 2 }],
  ],
  [
    'a twin that says something else',
    { basic_salary: 1 },
    { basic_salary: 2 },
    [{ field: 'basic_salary', before: 1, after: 2 }],
  ],
  ['nothing', null, null, []],
  ['no record', 'x', ['y'], []],
  ['the same', { a: [1] }, { a: [1] }, []],
])('tells %s', (_what, before, after, lines) => expect(linesOf(before, after)).toEqual(lines))

test.each([
  [null, ''],
  [true, 'true'],
  [['a', 'b'], 'a, b'],
  [{ a: 1 }, '{"a":1}'],
])('%j is written %j', (value, text) => expect(valueText(value)).toBe(text))

test.each([
  ['emergency_contact_name', 'Emergency contact name'],
  ['fiscalYearStart', 'Fiscal year start'],
  ['masked.panNumber', 'Masked pan number'],
])('%s is named %s', (field, name) => expect(plainName(field)).toBe(name))
