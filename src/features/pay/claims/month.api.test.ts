import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../../time/attendance/jobs.ts'
import { openMonths } from '../../time/attendance/periods.service.ts'

let app: TestServer
const { good } = callsOf(() => app)
let owner: Person
/** Manages Asha and Vijay, on the dashboard. */
let mona: Person
let dev: Person
let asha: PortalPerson
let vijay: PortalPerson
// A Monday morning in Bengaluru.
let now = new Date('2026-11-02T03:00:00Z')
const employment = new Map<string, string>()
const AADHAAR = ['234567890124', '345678901238', '456789012341']

/** The next of three people with an address in Karnataka. */
const indian = () => {
  const aadhaarNumber = AADHAAR.shift()
  const panNumber = `ABCPE${aadhaarNumber?.slice(0, 4)}F`
  return {
    countryCode: 'IN',
    nationality: 'Indian',
    complianceData: { panNumber, aadhaarNumber, stateRegistration: 'KA' },
  }
}

type Who = { token: string }
const drained = () => drain(app.server.services, { companyId: owner.companyId })
const decide = async (who: Who, kind: string, more: object = {}, granted: number | null = null) => {
  const { items } = await good(who, 'GET', '/api/company/approvals?tab=mine')
  const item = items.find((one: { kind: string }) => one.kind === kind)
  expect(item, `${kind} waits for them`).toBeDefined()
  const { results } = await good(who, 'POST', '/api/company/approvals/decide', {
    items: [{ id: item.id, hash: item.hash, granted }],
    verdict: 'approve',
    ...more,
  })
  expect(results[0].why).toBeNull()
  return item
}
const punch = async (who: Who, direction: 'in' | 'out', at: string) => {
  now = new Date(at)
  await good(who, 'POST', '/api/my/attendance/punches', { direction, at })
}

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('IN', 'Kaveri Works')
  mona = await anAdministrator(app, owner, 'Mona')
  dev = await anAdministrator(app, owner, 'Dev')
  const form = formOf({ ...indian(), fullName: 'Mona Rao', email: mona.email, joinDate: '2025-01-06' })
  const { employee } = await good(owner, 'POST', '/api/employees/unified', form)
  const under = { managerId: employee.id, from: '2026-11-02', joinDate: '2025-01-06' }
  asha = await aPortalPerson(app, owner, { name: 'Asha Nair', ...under, ...indian() })
  vijay = await aPortalPerson(app, owner, { name: 'Vijay Iyer', ...under, ...indian() })
  for (const { employeeId } of [asha, vijay]) {
    const { employments } = await good(owner, 'GET', `/api/employees/${employeeId}/employments`)
    employment.set(employeeId, employments[0].id)
  }
}, 60_000)
afterAll(() => app.close())

describe('a month at a works in Karnataka', () => {
  test('begins with a roster that is published, and two people swap', async () => {
    const { id: shiftTypeId } = await good(owner, 'POST', '/api/schedules/shift-types', {
      name: 'General',
      code: 'G',
      start: '09:00',
      end: '17:30',
      breakMinutes: 30,
      effectiveFrom: '2026-01-01',
    })
    for (const [who, workDate] of [
      [asha, '2026-11-03'],
      [asha, '2026-11-04'],
      [asha, '2026-11-05'],
      [vijay, '2026-11-06'],
    ] as const)
      await good(owner, 'POST', '/api/schedules/shifts', {
        employmentId: employment.get(who.employeeId),
        workDate,
        shiftTypeId,
      })
    await good(owner, 'POST', '/api/schedules/publish', { from: '2026-11-02', until: '2026-11-08' })
    const { shifts } = await good(asha, 'GET', '/api/my/schedule?from=2026-11-02')
    const given = shifts.find((one: { day: string }) => one.day === '2026-11-05')
    const { id } = await good(asha, 'POST', '/api/my/schedule/swaps', {
      day: '2026-11-05',
      shiftId: given.id,
      takerId: employment.get(vijay.employeeId),
    })
    await good(vijay, 'POST', `/api/my/swaps/${id}/accept`)
    await decide(mona, 'shift-change')
    const theirs = (await good(vijay, 'GET', '/api/my/schedule?from=2026-11-02')).shifts
    expect(theirs.map((one: { day: string }) => one.day)).toContain('2026-11-05')
  })

  test('goes on with a punch that was forgotten, and overtime of which an hour is approved', async () => {
    await punch(asha, 'in', '2026-11-03T03:30:00Z')
    now = new Date('2026-11-04T03:00:00Z')
    await good(asha, 'POST', '/api/my/attendance/corrections', {
      day: '2026-11-03',
      kind: 'add',
      at: '2026-11-03T14:30:00Z',
      direction: 'out',
      reason: 'The gate was open',
    })
    await decide(mona, 'punch-correction')
    await drained()
    const day = await good(owner, 'GET', `/api/employees/${asha.employeeId}/attendance?day=2026-11-03`)
    expect(day.day).toMatchObject({ state: 'complete', worked: 630, exceptions: [] })
    // Beyond nine hours of a day.
    expect(day.day.overtime).toBe(90)
    await good(asha, 'POST', '/api/my/overtime', { day: '2026-11-03', minutes: 120, reason: 'Urgent order' })
    await decide(mona, 'overtime', { reason: 'An hour was agreed' }, 60)
    await drained()
    const after = await good(owner, 'GET', `/api/employees/${asha.employeeId}/attendance?day=2026-11-03`)
    expect(after.day).toMatchObject({ overtimeApproved: 60, overtimePaid: 60 })
  })

  test('has leave that whoever stands in approves, and of which a day is taken back', async () => {
    await good(mona, 'POST', '/api/company/approvals/delegations', {
      to: dev.userId,
      fromDay: '2026-11-04',
      untilDay: '2026-11-10',
    })
    const { cards } = await good(asha, 'GET', '/api/my-leave')
    const type = cards.find((one: { type: { key: string } }) => one.type.key === 'IN.annual').type.key
    await good(asha, 'POST', '/api/my-leave/requests', { type, from: '2026-11-16', until: '2026-11-18' })
    const item = await decide(dev, 'leave')
    expect(item.why.onBehalfOf).toBe('Mona Lee')
    const { requests } = await good(asha, 'GET', '/api/my-leave')
    const [leave] = requests
    expect(leave).toMatchObject({ state: 'approved', from: '2026-11-16' })
    await good(asha, 'POST', `/api/my-leave/requests/${leave.id}/cancel`, { days: ['2026-11-18'] })
    const again = (await good(asha, 'GET', '/api/my-leave')).requests[0]
    expect(again.state).toBe('partly_cancelled')
    expect(again.days.map((one: { day: string }) => one.day)).toEqual(['2026-11-16', '2026-11-17'])
  })

  test('pays back a hotel abroad at the rate of the day', async () => {
    const { categories } = await good(owner, 'POST', '/api/company/expense-rules/usual-categories')
    await good(owner, 'POST', '/api/company/expense-rules/exchange-rates', {
      base: 'USD',
      quote: 'INR',
      day: '2026-11-03',
      rate: '88.12',
      source: 'RBI',
    })
    const { claim } = await good(asha, 'POST', '/api/my-expenses', { title: 'Trade fair in Dubai' })
    const drawn = await good(asha, 'POST', `/api/my-expenses/${claim.id}/lines`, {
      categoryId: categories.find((one: { name: string }) => one.name === 'Meals').id,
      spentOn: '2026-11-03',
      currency: 'USD',
      amount: '40',
      merchant: 'Fair restaurant',
    })
    expect(drawn.claim.lineList[0].payable).toMatchObject({ minor: 352_480, currency: 'INR' })
    await good(asha, 'POST', `/api/my-expenses/${claim.id}/submit`)
    await decide(dev, 'expense-claim')
    const { claim: approved } = await good(asha, 'GET', `/api/expense-claims/${claim.id}`)
    expect(approved).toMatchObject({ state: 'approved', toPay: { minor: 352_480, currency: 'INR' } })
  })

  test('is locked, and its shifts stay', async () => {
    now = new Date('2026-12-02T03:00:00Z')
    await app.server.services.database.forCompany(owner.companyId, (db) =>
      openMonths({ db, companyId: owner.companyId }, '2026-11-01', '2026-11-30'),
    )
    await drained()
    const { periods } = await good(owner, 'GET', '/api/attendance/periods')
    const november = periods.find((one: { from: string }) => one.from === '2026-11-01')
    await good(owner, 'POST', `/api/attendance/periods/${november.id}/lock`, { withUnclear: true })
    const { locked } = await good(owner, 'GET', '/api/schedules/roster?from=2026-11-02&until=2026-11-08')
    expect(locked).toEqual([{ from: '2026-11-01', until: '2026-11-30' }])
  })
})
