import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsPattern, cursor, cursorOf, NO_CURSOR, readCursor } from './list.ts'

describe('a cursor', () => {
  test('comes back as it went, whatever the values are', () => {
    const place = fc.record({
      sort: fc.string(),
      values: fc.array(fc.option(fc.string({ unit: 'grapheme' })), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(place, (p) => {
        expect(readCursor(cursorOf(p))).toEqual(p)
      }),
    )
  })
  test('is text that an address carries as it is', () => {
    expect(cursorOf({ sort: '-name', values: ['müller?/+&', null] })).toMatch(/^[\w-]+$/)
  })
  test.each(['', 'x', '{}', '2026-11-21T00:00:00Z_1', "'; drop", btoa('[1,2]'), btoa('["name",3]'), btoa('{"a":1}')])(
    'that is none: %j',
    (text) => expect(readCursor(text)).toBeNull(),
  )
  test('that no list gave is refused by name', () => {
    expect(cursor.safeParse('yesterday').error?.issues[0]?.message).toBe(NO_CURSOR)
    expect(cursor.parse('')).toBeNull()
    expect(cursor.parse(undefined)).toBeNull()
  })
})

test('what somebody types is looked for to the letter', () => {
  expect(containsPattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
})
