import { describe, expect, it } from 'vitest'
import type { NotificationEvent } from '../../../shared/notifications.ts'
import { audienceOf, isDigestDue, pathOf, planNotice, quietUntil, type Wishes } from './rules.ts'

const words = { en: 'A', fr: 'A', ar: 'A', hi: 'A', ta: 'A', zh: 'A' }
const event: NotificationEvent = {
  event: 'memo',
  audience: ['employee'],
  channels: { listed: true, email: 'at_once', push: true },
  label: words,
}
const nothing: Wishes = {
  listed: null,
  email: null,
  push: null,
  zone: null,
  quietFrom: null,
  quietTo: null,
  devices: 1,
}
const at = (text: string) => new Date(text)

describe('quiet hours', () => {
  const night = { zone: 'Asia/Singapore', quietFrom: '22:00', quietTo: '07:00' }
  it.each([
    ['before they begin', '2026-11-23T13:59:00Z', null],
    ['as they begin', '2026-11-23T14:00:00Z', '2026-11-23T23:00:00.000Z'],
    ['past midnight', '2026-11-23T18:30:00Z', '2026-11-23T23:00:00.000Z'],
    ['in the last minute', '2026-11-23T22:59:30Z', '2026-11-23T23:00:00.000Z'],
    ['as they end', '2026-11-23T23:00:00Z', null],
  ])('over midnight, %s', (_, now, end) => expect(quietUntil(at(now), night)).toBe(end))
  it('within a day', () => {
    const noon = { zone: 'America/Toronto', quietFrom: '12:00', quietTo: '13:30' }
    expect(quietUntil(at('2026-11-23T17:15:00Z'), noon)).toBe('2026-11-23T18:30:00.000Z')
    expect(quietUntil(at('2026-11-23T18:30:00Z'), noon)).toBeNull()
  })
  it('end by the clock on the wall in the night the clocks change', () => {
    const toronto = { ...night, zone: 'America/Toronto' }
    // 31 October 2026, 23:00 in Toronto; the clocks go back at two: 07:00 is nine hours later, not eight.
    expect(quietUntil(at('2026-11-01T03:00:00Z'), toronto)).toBe('2026-11-01T12:00:00.000Z')
  })
  it('of nobody who named none', () => expect(quietUntil(at('2026-11-23T18:30:00Z'), nothing)).toBeNull())
})

describe('how somebody is told', () => {
  const now = at('2026-11-23T18:30:00Z')
  const night = { zone: 'Asia/Singapore', quietFrom: '22:00', quietTo: '07:00' }
  it('is as the event says where nothing was chosen', () =>
    expect(planNotice(event, nothing, now)).toEqual({
      listed: true,
      letterNow: true,
      email: 'sent',
      emailAt: null,
      pushIn: 0,
    }))
  it('is what they chose', () => {
    expect(planNotice(event, { ...nothing, listed: false, email: 'off', push: false }, now)).toEqual({
      listed: false,
      letterNow: false,
      email: 'none',
      emailAt: null,
      pushIn: null,
    })
    expect(planNotice(event, { ...nothing, email: 'weekly' }, now)).toMatchObject({ letterNow: false, email: 'weekly' })
  })
  it('waits for the end of their night: the letter, and the message on the screen', () =>
    expect(planNotice(event, { ...nothing, ...night }, now)).toMatchObject({
      letterNow: false,
      email: 'waiting',
      emailAt: '2026-11-23T23:00:00.000Z',
      pushIn: 16_200,
    }))
  it('does not wait where the letter is what counts; the screen stays dark', () =>
    expect(planNotice({ ...event, letterAlways: true }, { ...nothing, ...night, email: 'off' }, now)).toMatchObject({
      letterNow: true,
      email: 'sent',
      pushIn: 16_200,
    }))
  it('pushes nothing to nobody’s device', () =>
    expect(planNotice(event, { ...nothing, devices: 0 }, now).pushIn).toBeNull())
  it('to somebody without an account is a letter', () =>
    expect(planNotice(event, undefined, now)).toMatchObject({ letterNow: true, pushIn: null }))
})

describe('a digest', () => {
  const due = (now: string, pace: 'daily' | 'weekly', last: string | null) =>
    isDigestDue(at(now), { zone: 'Asia/Singapore', pace, last })
  it('comes in the morning where they are, once a day', () => {
    expect(due('2026-11-22T23:59:00Z', 'daily', '2026-11-22')).toBe(false)
    expect(due('2026-11-23T00:00:00Z', 'daily', '2026-11-22')).toBe(true)
    expect(due('2026-11-23T05:00:00Z', 'daily', '2026-11-23')).toBe(false)
  })
  it('comes once a week, on Monday or when the server is back', () => {
    expect(due('2026-11-22T05:00:00Z', 'weekly', '2026-11-16')).toBe(false)
    expect(due('2026-11-23T01:00:00Z', 'weekly', '2026-11-16')).toBe(true)
    expect(due('2026-11-25T01:00:00Z', 'weekly', '2026-11-16')).toBe(true)
    expect(due('2026-11-25T01:00:00Z', 'weekly', '2026-11-23')).toBe(false)
    expect(due('2026-11-25T01:00:00Z', 'weekly', null)).toBe(false)
  })
})

it('a link is an address of ours, or leads to the list', () => {
  expect(pathOf('https://hr.example/dashboard?a=1', 'https://hr.example')).toBe('/dashboard?a=1')
  expect(pathOf('/jobs/1', 'https://hr.example')).toBe('/jobs/1')
  for (const link of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', `/${'a'.repeat(501)}`])
    expect(pathOf(link, 'https://hr.example')).toBe('/notifications')
})

it('people of the platform are told of nothing', () => {
  expect(
    ['job_seeker', 'employee', 'hr_admin', 'employer', 'system_owner'].map((r) => audienceOf(r as 'employer')),
  ).toEqual(['seeker', 'employee', 'company', 'company', null])
})
