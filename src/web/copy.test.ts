import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAYS, dropOldCopies, readCopy, saveCopy } from './copy.ts'
import { endSession } from './session.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  // What is kept stands on it as names of its own, as in a browser.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  // Nobody is signed in, whoever was in another file of tests.
  endSession('forced')
  stored.clear()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('a copy of the last answer', () => {
  it('is read with its time, by whom it belongs to', () => {
    saveCopy('walk-ins', { events: 2 }, DAYS.others, daysAgo(1))
    expect(readCopy('walk-ins')).toMatchObject({ value: { events: 2 }, keptAt: expect.any(String) })
    expect([...stored.keys()]).toEqual(['copy:nobody:walk-ins'])
  })

  it('of other people’s data is gone after two days, of one’s own after a month', () => {
    saveCopy('triage:', 1, DAYS.others, daysAgo(3))
    saveCopy('applications', 1, DAYS.own, daysAgo(29))
    saveCopy('job-search', 1, DAYS.own, daysAgo(31))
    expect([readCopy('triage:'), readCopy('job-search')]).toEqual([null, null])
    expect(readCopy('applications')).not.toBeNull()
    stored.set('draft:u1:x', '1')
    dropOldCopies()
    expect([...stored.keys()]).toEqual(['copy:nobody:applications', 'draft:u1:x'])
  })

  it('of before there were days is not shown', () => {
    stored.set('copy:nobody:applications', JSON.stringify({ keptAt: new Date().toISOString(), value: 1 }))
    expect(readCopy('applications')).toBeNull()
  })
})
