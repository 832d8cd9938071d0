import { expect, test } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import { isMonthDay, isPlace, isZone, stateOf, validateEntityNumbers } from './rules.ts'

test.each([
  ['Asia/Singapore', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['+08:00', false],
  ['Asia/Atlantis', false],
  ['asia/singapore', false],
  ['EST', false],
  ['', false],
])('the zone %j: %s', (text, right) => expect(isZone(text)).toBe(right))

test.each([
  ['04-01', true],
  ['12-31', true],
  ['02-29', false],
  ['13-01', false],
  ['4-1', false],
])('the year begins on %s: %s', (text, right) => expect(isMonthDay(text)).toBe(right))

test.each([
  [
    { royalCharter: { number: 'rc 1234', expires: '2027-01-01' } },
    { royalCharter: { number: 'RC1234', expires: '2027-01-01' } },
    {},
  ],
  [{ royalCharter: { number: '', expires: null } }, {}, {}],
  [
    { royalCharter: { number: null, expires: '2027-01-01' } },
    {},
    { 'numbers.royalCharter': 'Royal charter is required when it has an expiry date' },
  ],
  [
    { royalCharter: { number: '12', expires: null } },
    undefined,
    { 'numbers.royalCharter': 'A royal charter is RC and 4 digits' },
  ],
  [{ uen: { number: '1', expires: null } }, {}, { 'numbers.uen': 'Freedonia knows no such registration number' }],
])('of %j', (given, numbers, errors) => {
  const taken = validateEntityNumbers(freedonia, given as Parameters<typeof validateEntityNumbers>[1])
  expect(taken.errors).toEqual(errors)
  if (numbers) expect(taken.numbers).toEqual(numbers)
})

test.each([
  [null, 'valid'],
  ['2027-06-01', 'valid'],
  ['2026-12-31', 'expiring'],
  ['2026-11-21', 'expiring'],
  ['2026-11-20', 'expired'],
] as const)('what runs out on %s is %s', (expires, state) =>
  expect(stateOf(expires, '2026-11-21', '2027-02-19')).toBe(state),
)

test.each([
  [null, true],
  ['north', true],
  ['west', false],
])('the place %s: %s', (place, right) => expect(isPlace(freedonia, place)).toBe(right))
