import { describe, expect, test } from 'vitest'
import { lastOfFirstDays, stepsOfFirstDays } from './first-days.rules.ts'

describe('the first days', () => {
  test('are fourteen, from the first day at work or the day the portal was opened, whichever is later', () => {
    expect(lastOfFirstDays({ hiredOn: '2026-11-01', openedOn: '2026-11-10' })).toBe('2026-11-23')
    expect(lastOfFirstDays({ hiredOn: '2026-12-01', openedOn: '2026-11-10' })).toBe('2026-12-14')
    expect(lastOfFirstDays({ hiredOn: null, openedOn: '2026-11-10' })).toBe('2026-11-23')
  })
})

describe('the steps of the first days', () => {
  const record = {
    phone: '',
    address: null,
    emergency_contact_name: 'Asha',
    emergency_contact_phone: '+65 8123 0000',
  }
  const facts = { record, memos: { sent: 0, open: 0 }, documents: 0, choseNotifications: false }
  const tickOf = (of: typeof facts, at: number) => stepsOfFirstDays(of)[at]

  test('are four, and an empty text is nothing given', () => {
    expect(stepsOfFirstDays(facts).map(({ done }) => done)).toEqual([false, true, false, false])
  })
  test('ask for what was sent to be read, or for a document where nothing was sent', () => {
    expect(tickOf(facts, 2)).toEqual({ step: 'documents', done: false })
    expect(tickOf({ ...facts, documents: 1 }, 2)).toEqual({ step: 'documents', done: true })
    expect(tickOf({ ...facts, documents: 1, memos: { sent: 2, open: 1 } }, 2)).toEqual({ step: 'memos', done: false })
    expect(tickOf({ ...facts, memos: { sent: 2, open: 0 } }, 2)).toEqual({ step: 'memos', done: true })
  })
})
