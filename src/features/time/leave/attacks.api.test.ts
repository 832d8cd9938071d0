import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { PLAIN_POLICY } from './policy.rules.ts'

/** What balances, cover and holidays have to hold against: money for days that are booked, two at once, a holiday that moves. */

let app: TestServer
let mei: Person
let hana: Person
// A Monday morning in Singapore.
const now = new Date('2026-11-02T02:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now, worker: true })
  mei = await app.employer()
  hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  await done('POST', '/api/company/leave/policies', {
    type: 'SG.annual',
    name: 'Annual leave',
    effectiveFrom: '2020-01-01',
    content: {
      ...PLAIN_POLICY,
      accrual: 'yearly',
      steps: [{ afterYears: 0, days: 20 }],
      encash: { keepDays: 0, maxDays: 10 },
    },
  })
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const done = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}

type Somebody = { id: string; token: string; email: string }
const hire = async (fullName: string, over: Record<string, unknown> = {}): Promise<Somebody> => {
  const form = formOf({ fullName, joinDate: '2025-01-06', ...over })
  const { id, email } = (await done('POST', '/api/employees/unified', form)).employee
  const { tempPassword } = await done('POST', `/api/employees/${id}/welcome-email`, { generatePassword: true })
  const body = { email, password: tempPassword, role: 'employee', company: mei.slug }
  const first = await app.call('POST', '/api/auth/login', { body })
  const chosen = await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword: tempPassword, newPassword: PASSWORD },
  })
  return { id, token: chosen.body.token as string, email }
}
const annual = async ({ id }: { id: string }) =>
  (await done('GET', `/api/company/leave/people/${id}`)).cards.find(
    (one: { type: { key: string } }) => one.type.key === 'SG.annual',
  )
const adjust = ({ id }: Somebody, kind: string, minutes: number, more: object = {}) =>
  call('POST', `/api/company/leave/people/${id}/adjust`, {
    type: 'SG.annual',
    kind,
    minutes,
    onDay: '2026-11-02',
    reason: 'Said so',
    ...more,
  })
const enter = ({ id }: Somebody, from: string, until = from, more: object = {}) =>
  done('POST', '/api/company/leave/requests', { employeeId: id, type: 'SG.annual', from, until, ...more })
const ask = (who: Somebody, from: string, until = from, more: object = {}) =>
  call('POST', '/api/my-leave/requests', { type: 'SG.annual', from, until, ...more }, who.token)

describe('days that are paid out', () => {
  test('are none of those that are booked', async () => {
    const ann = await hire('Ann Tay')
    const { dayMinutes, balance } = await annual(ann)
    expect(balance / dayMinutes).toBe(20)
    // Monday, 9 November is off: fourteen days are booked, two asked for.
    await enter(ann, '2026-11-09', '2026-11-27')
    expect((await ask(ann, '2026-12-07', '2026-12-08')).status).toBe(201)
    expect((await annual(ann)).encashable / dayMinutes).toBe(4)
    const answer = await adjust(ann, 'encash', 5 * dayMinutes)
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body.fields.minutes).toBe('At most 4 days can be paid out')
    expect((await adjust(ann, 'encash', 4 * dayMinutes)).status).toBe(201)
  })

  test('are paid out once, though on a day to come', async () => {
    const ben = await hire('Ben Goh')
    const { dayMinutes } = await annual(ben)
    await enter(ben, '2026-11-10', '2026-11-23')
    const later = { onDay: '2026-11-30' }
    expect((await adjust(ben, 'encash', 8 * dayMinutes, later)).status).toBe(201)
    expect((await adjust(ben, 'encash', 3 * dayMinutes, later)).body.fields?.minutes).toBe(
      'At most 2 days can be paid out',
    )
    const both = await Promise.all([1, 2].map(() => adjust(ben, 'encash', 2 * dayMinutes, later)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })
})

describe('a day in lieu', () => {
  test('is not taken back under leave that was taken with it', async () => {
    const cara = await hire('Cara Ong')
    const { dayMinutes } = await annual(cara)
    expect((await adjust(cara, 'comp_off', dayMinutes)).status).toBe(201)
    // Twenty-one working days: all there are, with the day in lieu.
    await enter(cara, '2026-11-10', '2026-12-08')
    const [lot] = await app.look<{ id: string }>(
      `select lot.id from leave_lots lot join employments e on e.id = lot.employment_id
        where e.employee_id = '${cara.id}' and lot.kind = 'comp_off'`,
    )
    const back = () =>
      call('POST', `/api/company/leave/lots/${lot?.id}/take-back`, { reason: 'Nobody worked that day' })
    const answer = await back()
    expect(answer.status, answer.text).toBe(409)
    expect(answer.body.error).toBe('1 day of it is booked: take that leave back first.')
    const { requests } = await done('GET', `/api/my-leave`, undefined, cara.token)
    await done('POST', `/api/company/leave/requests/${requests[0].id}/cancel`, { days: ['2026-12-08'], reason: 'Here' })
    expect((await back()).status).toBe(200)
  })
})

describe('leave that was taken back', () => {
  test('does not keep the last day of a balance from being taken before it', async () => {
    const gus = await hire('Gus Poh')
    const { dayMinutes } = await annual(gus)
    const { request } = await enter(gus, '2026-12-01', '2026-12-24')
    await done('POST', `/api/company/leave/requests/${request.id}/cancel`, { reason: 'Another month' })
    const answer = await ask(gus, '2026-11-03', '2026-11-30')
    expect(answer.status, answer.text).toBe(201)
    expect((await annual(gus)).reserved).toBe(19 * dayMinutes)
    expect((await ask(gus, '2026-12-07', '2026-12-08')).body.fields?.until).toMatch(/1 day could be taken then/)
    const last = await ask(gus, '2026-12-07')
    expect(last.status, last.text).toBe(201)
  })
})

describe('a department that needs somebody there', () => {
  test('lets one of two go who ask at once', async () => {
    const two = await Promise.all([hire('Dan Lee', { department: 'Sales' }), hire('Eve Lim', { department: 'Sales' })])
    const { departments } = await done('GET', '/api/company/leave/policies')
    const sales = departments.find((one: { name: string }) => one.name === 'Sales')
    await done('PUT', `/api/company/leave/cover/${sales.id}`, { least: 1, refuses: true })
    for (const day of ['2026-11-12', '2026-11-13', '2026-11-16']) {
      const answers = await Promise.all(two.map((who) => ask(who, day)))
      expect(answers.map(({ status }) => status).toSorted(), day).toEqual([201, 422])
    }
  })
})

describe('a holiday between two leaves', () => {
  test('costs one of them the day when it is worked after all', async () => {
    const fay = await hire('Fay Ng')
    const { dayMinutes } = await annual(fay)
    const holiday = (kind: string, name: string | null) =>
      done('POST', '/api/company/holidays', { scope: 'country:SG', day: '2026-12-16', kind, name })
    await holiday('full', 'Founders’ day')
    await enter(fay, '2026-12-14', '2026-12-16')
    await enter(fay, '2026-12-16', '2026-12-18')
    expect((await annual(fay)).booked).toBe(4 * dayMinutes)
    await holiday('as_before', null)
    await expect.poll(async () => (await annual(fay)).booked, { timeout: 8_000 }).toBe(5 * dayMinutes)
  })
})

describe('somebody who stands in', () => {
  const delegations = async () =>
    (await done('GET', '/api/company/approvals/delegations', undefined, hana.token)).delegations as {
      fromDay: string
      untilDay: string
      from: string
    }[]
  const own = async () => {
    const form = formOf({ fullName: 'Hana Lee', email: hana.email, joinDate: '2024-01-08' })
    return (await done('POST', '/api/employees/unified', form)).employee.id as string
  }

  test('decides while the leave lasts: not for half a day, and not after whoever was away is back', async () => {
    const id = await own()
    const account = await app.look<{ id: string }>(`select id from users where email = '${mei.email}'`)
    const delegate = account[0]?.id
    await enter({ id, token: '', email: '' }, '2026-11-05', '2026-11-05', {
      halves: [{ day: '2026-11-05', half: 'pm' }],
      delegate,
    })
    expect(await delegations()).toEqual([])
    const { request } = await enter({ id, token: '', email: '' }, '2026-11-10', '2026-11-20', { delegate })
    expect(await delegations()).toMatchObject([{ fromDay: '2026-11-10', untilDay: '2026-11-20' }])
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
    await done('POST', `/api/company/leave/requests/${request.id}/cancel`, { days, reason: 'Back early' })
    expect(await delegations()).toMatchObject([{ fromDay: '2026-11-10', untilDay: '2026-11-13' }])
  })
})
