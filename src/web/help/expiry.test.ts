import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onRefused } from '../call.ts'
import { endSession, getSession, startSession, type User } from '../session.ts'
import { watchExpiry } from './expiry.ts'

const NOW = Date.parse('2027-03-01T09:00:00Z')
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenFor = (secondsLeft: number) => `a.${encode({ exp: Date.now() / 1000 + secondsLeft })}.c`
const mei = { id: 'u1', email: 'm@h.example', role: 'employer' } as User
const signIn = (secondsLeft: number) => startSession({ token: tokenFor(secondsLeft), user: mei, trial: null })

let heard: boolean[]
let left: number
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  heard = []
  left = 0
  onRefused.tokenRanOut = () => void left++
})
afterEach(() => {
  leave()
  endSession('forced')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const watch = () => {
  leave = watchExpiry((soon) => heard.push(soon))
}

it('a session is said to end soon under 300 seconds, and not at 300', () => {
  signIn(3600)
  watch()
  vi.advanceTimersByTime(3_300_000)
  expect(heard).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([false, true])
})

it('it ends a minute before its token, and the page is left', () => {
  signIn(200)
  watch()
  vi.advanceTimersByTime(139_999)
  expect(getSession().token).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(getSession()).toMatchObject({ token: null, user: null, ended: 'expired' })
  expect(heard).toEqual([true, false])
  expect(left).toBe(1)
})

it('a new token takes the warning back', () => {
  signIn(200)
  watch()
  signIn(3600)
  vi.advanceTimersByTime(300_000)
  expect(heard).toEqual([true, false])
  expect(left).toBe(0)
})

it('nobody is warned of nothing, and no one listens any more', () => {
  watch()
  expect(heard).toEqual([false])
  leave()
  signIn(100)
  vi.advanceTimersByTime(300_000)
  expect(heard).toEqual([false])
  expect(left).toBe(0)
})
