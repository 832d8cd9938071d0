import { describe, expect, it } from 'vitest'
import { leave as singapore } from '../../../countries/sg/leave.ts'
import { type AccountFacts, mostOwed, standingOfAccount, uncovered } from './account.rules.ts'
import { type Earner, grantsOf } from './grants.rules.ts'
import { heldSegments, hoursOf, paperDue } from './judge.rules.ts'
import { OWED } from './ledger.rules.ts'
import {
  contentOfLaw,
  leaveYearOf,
  PLAIN_POLICY,
  type PolicyVersion,
  policyOn,
  policyProblems,
} from './policy.rules.ts'

const version = (over: Partial<PolicyVersion>): PolicyVersion => ({
  id: 'v',
  policyKey: 'p',
  version: 1,
  effectiveFrom: '2026-01-01',
  everyone: true,
  ended: false,
  content: PLAIN_POLICY,
  ...over,
})
const earner: Earner = {
  began: '2026-01-01',
  joined: '2026-01-01',
  left: null,
  regime: 'SG',
  person: {},
  dayMinutes: 480,
  daysAWeek: 5,
}
const annual = singapore.kinds.find(({ key }) => key === 'annual')
const none: AccountFacts = { grants: [], lots: [], segments: [], rules: { carry: null, ceiling: null } }
const lotOf = (id: string, minutes: number, onDay: string, expiresOn: string | null = null) => ({
  id,
  kind: 'comp_off' as const,
  minutes,
  onDay,
  expiresOn,
})
const day = (on: string, minutes: number) => ({
  requestId: on,
  day: on,
  part: 'full',
  minutes,
  state: 'reserved' as const,
  approvedAt: null,
  cancelledAt: null,
})

describe('which policy holds', () => {
  it('is the one somebody was given, else that of everybody, else none', () => {
    const own = version({ policyKey: 'own', everyone: false })
    const given = [{ id: 1, effectiveFrom: '2026-05-01', policyKey: 'own' }]
    expect(policyOn([version({}), own], given, '2026-06-01')?.policyKey).toBe('own')
    expect(policyOn([version({}), own], given, '2026-04-30')?.policyKey).toBe('p')
    expect(policyOn([own], [], '2026-06-01')).toBeNull()
  })
  it('is the version of the day, and none once it ended', () => {
    const versions = [version({}), version({ version: 2, effectiveFrom: '2027-01-01', ended: true })]
    expect(policyOn(versions, [], '2026-12-31')?.version).toBe(1)
    expect(policyOn(versions, [], '2027-01-01')).toBeNull()
  })
  it('counts a year of service from the day it began, leap days too', () => {
    expect(leaveYearOf('service', '2024-02-29', '2026-02-28')).toEqual({ from: '2026-02-28', until: '2027-02-27' })
    expect(leaveYearOf('service', '2025-03-10', '2026-03-09')).toEqual({ from: '2025-03-10', until: '2026-03-09' })
    expect(leaveYearOf('calendar', '2025-03-10', '2026-03-09')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
  })
})

describe('a policy', () => {
  it('below the law is refused in the year it falls below it [28]', () => {
    const problems = policyProblems(
      { ...PLAIN_POLICY, steps: [{ afterYears: 0, days: 8 }] },
      annual ?? null,
      singapore,
      '2026-11-01',
    )
    expect(problems[0]).toMatchObject({ field: 'steps' })
    expect(problems[0]?.message).toMatch(/^From year 3: the law gives 9 days, not 8/)
    expect(
      policyProblems(
        { ...PLAIN_POLICY, steps: [{ afterYears: 0, days: 14 }] },
        annual ?? null,
        singapore,
        '2026-11-01',
      ),
    ).toEqual([])
  })
  it('of a kind of the company’s own may be anything', () => {
    expect(
      policyProblems({ ...PLAIN_POLICY, steps: [{ afterYears: 0, days: 1 }] }, null, singapore, '2026-11-01'),
    ).toEqual([])
  })
})

describe('grants', () => {
  const terms =
    (content = PLAIN_POLICY) =>
    () => ({ key: 'p', content, law: null })
  it('of a year are the entitlement to the minute [20]', () => {
    const grants = grantsOf(earner, terms({ ...PLAIN_POLICY, steps: [{ afterYears: 0, days: 22 }] }), {
      from: '2026-01-01',
      until: '2026-12-31',
    })
    expect(grants).toHaveLength(12)
    expect(grants.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(22 * 480)
  })
  it('come with more service', () => {
    const content = {
      ...PLAIN_POLICY,
      accrual: 'yearly' as const,
      steps: [
        { afterYears: 0, days: 14 },
        { afterYears: 1, days: 16 },
      ],
    }
    const grants = grantsOf(earner, terms(content), { from: '2026-01-01', until: '2027-12-31' })
    expect(grants.map(({ minutes }) => minutes / 480)).toEqual([14, 16])
  })
  it('by law alone follow its table, month by month: none before three months, seven in the first year', () => {
    if (!annual) return expect.fail('no annual leave')
    const law = () => ({ key: 'law', content: contentOfLaw(annual, 7), law: annual })
    const grants = grantsOf(earner, law, { from: '2026-01-01', until: '2027-01-01' })
    expect(grants[0]?.onDay).toBe('2026-04-01')
    expect(grants.filter(({ onDay }) => onDay <= '2027-01-01').reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
      7 * 480,
    )
  })
})

describe('a request', () => {
  it('is judged with everything that is booked, whenever it lies', () => {
    const facts = {
      ...none,
      lots: [lotOf('a', 5 * 480, '2026-01-01')],
      segments: ['2026-12-01', '2026-12-02', '2026-12-03'].map((on) => day(on, 480)),
    }
    const wanted = ['2026-06-01', '2026-06-02', '2026-06-03'].map((on) => day(on, 480))
    expect(uncovered(facts, wanted, { until: '2026-12-31', mayOwe: 0 })).toBe(480)
    expect(uncovered(facts, wanted.slice(1), { until: '2026-12-31', mayOwe: 0 })).toBe(0)
    expect(uncovered(facts, wanted, { until: '2026-12-31', mayOwe: 480 })).toBe(0)
  })
  it('is not covered by what comes later', () => {
    const facts = { ...none, lots: [lotOf('a', 480, '2026-07-01')] }
    expect(uncovered(facts, [day('2026-06-01', 480)], { until: '2026-12-31', mayOwe: 0 })).toBe(480)
  })
  it('for hours holds the half of the day they lie in', () => {
    const [segment] = heldSegments([{ day: '2026-06-01', part: 'full', colour: 'leave', minutes: 480 }])
    if (!segment) return expect.fail('no day')
    const plan = { day: '2026-06-01', am: 240, pm: 240 }
    expect(hoursOf(segment, { startsAt: 600, minutes: 60 }, plan)).toMatchObject({
      holdsAm: true,
      holdsPm: false,
      minutes: 60,
    })
    expect(hoursOf(segment, { startsAt: 660, minutes: 120 }, plan)).toMatchObject({ holdsAm: true, holdsPm: true })
    expect(hoursOf(segment, { startsAt: 840, minutes: 900 }, plan)).toMatchObject({ holdsAm: false, minutes: 480 })
  })
  it('needs a paper when it is longer than the policy says', () => {
    const span = { from: '2026-06-01', until: '2026-06-02', today: '2026-06-01' }
    expect(paperDue({ documentsAfterDays: 2 }, span, 3)).toBeNull()
    expect(paperDue({ documentsAfterDays: 1 }, span, 3)).toBe('2026-06-04')
  })
})

describe('an account', () => {
  it('says what ends first, and the next day on which something happens by itself', () => {
    const facts = { ...none, lots: [lotOf('a', 480, '2026-01-01', '2026-06-30'), lotOf('b', 960, '2026-01-01')] }
    expect(standingOfAccount(facts, '2026-06-01')).toMatchObject({
      balance: 1440,
      expiresOn: '2026-06-30',
      expiring: 480,
      nextOn: '2026-07-01',
    })
    expect(standingOfAccount(facts, '2026-07-01')).toMatchObject({ balance: 960, expiresOn: null })
  })
  it('counts nothing before its opening balance', () => {
    const opening = { id: 'o', kind: 'opening' as const, minutes: 960, onDay: '2026-03-31', expiresOn: null }
    const taken = { ...day('2026-02-02', 480), state: 'approved' as const, approvedAt: '2026-02-01T00:00:00Z' }
    expect(standingOfAccount({ ...none, lots: [opening], segments: [taken] }, '2026-06-01').balance).toBe(960)
  })
  it('tells how much was owed at most', () => {
    const entry = (minutes: number, onDay: string) => ({
      lot: OWED,
      kind: 'consume' as const,
      minutes,
      onDay,
      cause: onDay,
    })
    expect(mostOwed([entry(-480, '2026-01-02'), entry(480, '2026-02-01'), entry(-240, '2026-03-01')])).toBe(480)
  })
})
