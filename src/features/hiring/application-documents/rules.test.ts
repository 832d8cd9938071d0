import { expect, test } from 'vitest'
import { letterStateOf, replacedOf } from './rules.ts'

test.each([
  ['draft', false, false, 'draft'],
  ['approved', false, false, 'draft'],
  ['sent', true, true, 'sent'],
  ['accepted', true, true, 'signed'],
  ['withdrawn', true, true, 'withdrawn'],
  ['withdrawn', false, false, null],
  ['accepted', true, false, 'erased'],
])('an offer that is %s, sent %s, with its file %s has a letter that is %s', (status, sent, current, state) => {
  expect(letterStateOf({ status, sent, held: current })).toBe(state)
})

test('a CV stood from when it came until another took its place; the first may have taken no place at all', () => {
  const changes = [
    { at: '2026-11-03', had: false },
    { at: '2026-11-05', had: true },
  ]
  expect(replacedOf('2026-11-01', changes)).toEqual([{ from: '2026-11-03', until: '2026-11-05' }])
  expect(replacedOf('2026-11-01', [{ at: '2026-11-03', had: true }])).toEqual([
    { from: '2026-11-01', until: '2026-11-03' },
  ])
})
