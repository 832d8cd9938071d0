import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from '../attendance/jobs.ts'

/** Limits of the law as people meet them: held, let go by a paper, not there for whom the law is not. */

const CANADIAN = { countryCode: 'CA', nationality: 'Canadian', employmentStatus: 'citizen' }

let app: TestServer
let mei: Person
const now = new Date('2026-11-28T12:00:00Z')

const asked = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
const hr = async (method: string, path: string, body?: unknown) => {
  const answer = await asked(method, path, body)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const drained = () => drain(app.server.services, { companyId: mei.companyId })
const someone = async (fullName: string, more: object) => {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@limits.example`
  return (await hr('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05', fullName, email, ...more })))
    .employee.id as string
}
const worked = async (employeeId: string, days: readonly string[], [from, until]: readonly [string, string]) => {
  const at = (day: string, time: string, direction: string) => ({
    employeeId,
    kind: 'add',
    at: `${day}T${time}:00Z`,
    direction,
  })
  const fixes = days.flatMap((day) => [at(day, from, 'in'), at(day, until, 'out')])
  await hr('POST', '/api/attendance/fixes', { reason: 'Kept on paper', fixes })
  await drained()
}
const noticesOf = async (employeeId: string, day: string): Promise<{ label: string; level: string }[]> =>
  (await hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`)).notices
const overtimeOf = async (employeeId: string, from: string, until: string): Promise<number> => {
  const { people } = await hr('GET', `/api/attendance/timesheet?from=${from}&until=${until}`)
  return people.find((one: { employeeId: string }) => one.employeeId === employeeId)?.overtime ?? 0
}

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
})
afterAll(() => app.close())

describe('a limit of the law', () => {
  let worker = ''
  let manager = ''
  const days = ['2026-11-03', '2026-11-04']
  beforeAll(async () => {
    worker = await someone('Tan Ah Kow', { compensation: { basicSalary: 2000 } })
    manager = await someone('Lim Bee Hoon', { compensation: { basicSalary: 9000 } })
    // Fourteen hours, an hour of them a break.
    for (const id of [worker, manager]) await worked(id, days, ['00:00', '15:00'])
  })

  test('is told of somebody the law is for, and not of somebody it is not for', async () => {
    expect((await noticesOf(worker, days[0] ?? '')).map(({ label }) => label)).toContain('12 hours a day')
    expect(await noticesOf(manager, days[0] ?? '')).toEqual([])
  })

  test('stands beside what the law pays for the minutes of the day', async () => {
    const ratesOf = async (id: string) => {
      const { entries } = await hr('GET', `/api/employees/${id}/attendance?day=${days[0]}`)
      return Object.fromEntries(entries.map((one: { kind: string; rate: string | null }) => [one.kind, one.rate]))
    }
    expect(await ratesOf(worker)).toMatchObject({
      regular: null,
      overtime: expect.stringContaining('1.5 × hourly basic'),
    })
    expect((await ratesOf(manager)).overtime).toContain('the contract decides')
  })

  test('lets go what a paper allows, from the day it holds, and takes it back when it ends', async () => {
    const { laws } = await hr('GET', '/api/schedules/exemptions')
    const [act] = laws.filter(({ country }: { country: string }) => country === 'SG')
    expect(act.limits.map(({ key }: { key: string }) => key)).toEqual(['overtime_month', 'hours_day'])
    const exemption = {
      kind: 'limit',
      country: 'SG',
      regime: 'employment_act',
      limit: 'hours_day',
      minutes: 14 * 60,
      employeeId: worker,
      from: '2026-11-04',
      until: '2026-12-31',
      reference: 'OTE 2026/118',
      reason: 'Shipyard outage',
    }
    const refused = await asked('POST', '/api/schedules/exemptions', { ...exemption, minutes: 16 * 60 })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('14 hours at most')
    const { id } = await hr('POST', '/api/schedules/exemptions', exemption)
    await drained()
    const [before, after] = [await noticesOf(worker, '2026-11-03'), await noticesOf(worker, '2026-11-04')]
    // The notices of a week are those of all its days.
    expect(before).toEqual(after)
    expect(before.filter(({ label }) => label === '12 hours a day')).toHaveLength(2)
    const { exemptions } = await hr('GET', '/api/schedules/exemptions')
    expect(exemptions).toMatchObject([{ id, person: 'Tan Ah Kow', limit: '12 hours a day', reference: 'OTE 2026/118' }])
    await hr('POST', `/api/schedules/exemptions/${id}/end`, { until: '2026-11-03', reason: 'Withdrawn' })
    expect((await hr('GET', '/api/schedules/exemptions')).exemptions).toEqual([])
  })
})

describe('weeks that an agreement in Ontario counts together', () => {
  test('have overtime beyond 88 hours of two weeks, whichever of them the hours are in', async () => {
    const id = await someone('Marie Roy', {
      ...CANADIAN,
      complianceData: { sinNumber: '193 456 787', province: 'ON' },
    })
    const week = (first: number) => [0, 1, 2, 3, 4].map((i) => `2026-11-${String(first + i).padStart(2, '0')}`)
    // Eleven hours with an hour’s break, five days: 50 hours; then five days of seven: 35.
    await worked(id, week(2), ['13:00', '23:00'])
    const alone = await overtimeOf(id, '2026-11-01', '2026-11-14')
    expect(alone).toBeGreaterThan(0)
    await hr('POST', '/api/schedules/exemptions', {
      kind: 'averaging',
      country: 'CA',
      regime: 'ON',
      weeks: 2,
      employeeId: id,
      from: '2026-11-01',
      until: '2026-11-28',
      reference: 'Agreement of 20 October',
      reason: 'Month end',
    })
    await drained()
    expect(await overtimeOf(id, '2026-11-01', '2026-11-14')).toBe(0)
    // A second week that fills the two beyond 88 hours has what is beyond as overtime.
    await worked(id, week(9), ['13:00', '23:00'])
    const { people } = await hr('GET', '/api/attendance/timesheet?from=2026-11-01&until=2026-11-14')
    const own = people.find((one: { employeeId: string }) => one.employeeId === id)
    expect(own.overtime).toBe(Math.max(0, own.worked - 88 * 60))
    expect(own.overtime).toBeGreaterThan(0)
    // Fewer hours in the first week leave more room in the second.
    const less = [{ employeeId: id, kind: 'add', at: '2026-11-06T18:00:00Z', direction: 'out' }]
    await hr('POST', '/api/attendance/fixes', { reason: 'Left early', fixes: less })
    await drained()
    const sheet = await hr('GET', '/api/attendance/timesheet?from=2026-11-01&until=2026-11-14')
    const again = sheet.people.find((one: { employeeId: string }) => one.employeeId === id)
    expect(again.overtime).toBe(Math.max(0, again.worked - 88 * 60))
  })
})
