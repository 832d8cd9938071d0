import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedSettings, settingsFor } from './rules.ts'

type Line = Parameters<typeof settingsFor>[0][number]
const line = (scope: Line['scope'], scope_id: string | null, content: Record<string, unknown>): Line => ({
  scope,
  scope_id,
  content,
})

describe('what holds for a place', () => {
  const lines = [
    line('company', null, { hours: 44, paid: true }),
    line('entity', 'e1', { hours: 40 }),
    line('site', 's1', { paid: false }),
    line('department', 'd1', { hours: 38 }),
    line('person', 'p1', { hours: 30 }),
  ]
  test.each([
    ['the company', {}, { hours: 44, paid: true }],
    ['an entity', { entityId: 'e1' }, { hours: 40, paid: true }],
    ['another entity', { entityId: 'e2' }, { hours: 44, paid: true }],
    ['a site of it', { entityId: 'e1', siteId: 's1' }, { hours: 40, paid: false }],
    ['a department there', { entityId: 'e1', siteId: 's1', departmentId: 'd1' }, { hours: 38, paid: false }],
    ['a person in it', { siteId: 's1', departmentId: 'd1', personId: 'p1' }, { hours: 30, paid: false }],
    ['somebody of whom nothing was said', { siteId: null, personId: 'p2' }, { hours: 44, paid: true }],
  ])('%s', (_who, place, content) => expect(settingsFor(lines, { companyId: 'c', ...place }).content).toEqual(content))

  test('says where each field was said', () =>
    expect(settingsFor(lines, { companyId: 'c', siteId: 's1' }).saidAt).toEqual({
      hours: { scope: 'company', scopeId: null },
      paid: { scope: 'site', scopeId: 's1' },
    }))

  test('does not depend on the order of the lines', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (mixed) => {
        const place = { companyId: 'c', entityId: 'e1', siteId: 's1', departmentId: 'd1', personId: 'p1' }
        expect(settingsFor(mixed, place)).toEqual(settingsFor(lines, place))
      }),
    ))
})

test('only fields that are another than before are a change', () =>
  expect(changedSettings({ a: 1, b: true }, { a: 1, b: false, c: 'x' })).toEqual([
    { field: 'b', before: true, after: false },
    { field: 'c', before: null, after: 'x' },
  ]))
