import { describe, expect, test } from 'vitest'
import { standingAfter } from './rules.ts'

const then = '2026-11-02T08:00:00.000Z'
const now = '2026-11-05T08:00:00.000Z'

describe('a question to HR', () => {
  test('that is written to twice waits since the first time', () => {
    expect(standingAfter({ state: 'open', since: then }, 'more', now)).toEqual({ state: 'open', since: then })
    expect(standingAfter({ state: 'answered', since: then }, 'more', now)).toEqual({ state: 'open', since: now })
  })

  test('is opened again by whoever writes, even when it was closed', () => {
    expect(standingAfter({ state: 'closed', since: then }, 'more', now)).toEqual({ state: 'open', since: now })
  })

  test('is closed once, and opened again only when it was closed', () => {
    expect(standingAfter({ state: 'closed', since: then }, 'close', now)).toBeNull()
    expect(standingAfter({ state: 'answered', since: then }, 'reopen', now)).toBeNull()
    expect(standingAfter({ state: 'open', since: then }, 'reopen', now)).toBeNull()
  })
})
