import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
// A Monday morning in Singapore.
const now = new Date('2026-11-16T01:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now, worker: true })
  mei = await app.employer()
})
afterAll(() => app.close())

const done = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}

type Hired = { id: string; employmentId: string }
const hire = async (fullName: string, siteId: string | null = null): Promise<Hired> => {
  const { employee } = await done('POST', '/api/employees/unified', formOf({ fullName, joinDate: '2025-01-06' }))
  const { employments } = await done('GET', `/api/employees/${employee.id}/employments`)
  if (siteId)
    await done('POST', `/api/employees/${employee.id}/terms`, {
      effectiveFrom: '2025-01-06',
      siteId,
      reason: 'Works there',
      cause: 'error',
    })
  return { id: employee.id, employmentId: employments[0].id }
}
const siteAt = async (name: string, country = 'SG', zone = 'Asia/Singapore'): Promise<string> =>
  (await done('POST', '/api/company/sites', { name, country, zone })).site.id

/** Leave from Monday, 14 to Friday, 18 December, entered by HR. */
const onLeave = async ({ id }: Hired): Promise<void> => {
  await done('POST', '/api/company/leave/requests', {
    employeeId: id,
    type: 'SG.annual',
    from: '2026-12-14',
    until: '2026-12-18',
  })
}
/** Minutes of annual leave booked by somebody, as their balances say it. A day is 528: 44 hours over five days. */
const booked = async ({ id }: Hired): Promise<number> => {
  const { cards } = await done('GET', `/api/company/leave/people/${id}`)
  const card = cards.find((one: { type: { key: string } }) => one.type.key === 'SG.annual')
  return card.booked
}
const DAY = 528
const becomes = (who: Hired, minutes: number) => expect.poll(() => booked(who), { timeout: 8_000 }).toBe(minutes)
const holiday = (scope: string, day: string, kind: string, name: string | null = 'Founders’ day') =>
  done('POST', '/api/company/holidays', { scope, day, kind, name })

describe('leave that is booked', () => {
  test('costs a day less when the company gives that day off, and as much as before when it takes it back', async () => {
    const ann = await hire('Ann Tay')
    await onLeave(ann)
    expect(await booked(ann)).toBe(5 * DAY)
    await holiday('country:SG', '2026-12-16', 'full')
    await becomes(ann, 4 * DAY)
    await holiday('country:SG', '2026-12-16', 'half')
    // The morning of a half holiday is worked.
    await becomes(ann, 4 * DAY + 240)
    await holiday('country:SG', '2026-12-16', 'as_before', null)
    await becomes(ann, 5 * DAY)
  })

  test('costs less only where the day is off: at the site, not beside it', async () => {
    const jurong = await siteAt('Jurong')
    const ben = await hire('Ben Goh', jurong)
    const cara = await hire('Cara Ong', await siteAt('Tuas'))
    await onLeave(ben)
    await onLeave(cara)
    await holiday(`site:${jurong}`, '2026-12-17', 'full')
    await becomes(ben, 4 * DAY)
    expect(await booked(cara)).toBe(5 * DAY)
  })

  test('is counted by the week of the company once that is another', async () => {
    const tuas = await siteAt('Changi')
    const dan = await hire('Dan Lee', tuas)
    await onLeave(dan)
    await done('POST', '/api/company/working-weeks', {
      scope: `site:${tuas}`,
      effectiveFrom: '2026-12-01',
      days: [1, 2, 3, 4, 5, 6],
    })
    // The same 44 hours, over six days.
    await becomes(dan, 5 * 440)
  })

  test('is counted by a pattern that begins before it, though its days lie ahead', async () => {
    const eve = await hire('Eve Lim')
    await onLeave(eve)
    const { id: shiftTypeId } = await done('POST', '/api/schedules/shift-types', {
      name: 'Long day',
      code: 'LD',
      start: '08:00',
      end: '18:00',
      effectiveFrom: '2026-01-01',
    })
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      shifts: day < 4 ? [{ shiftTypeId }] : [],
      rest: day === 7,
    }))
    const { id: scheduleId } = await done('POST', '/api/schedules/patterns', {
      name: 'Three days',
      anchor: '2026-01-05',
      days,
    })
    const minutes = async () =>
      (await done('GET', '/api/company/leave/requests')).requests.find(
        (one: { person: string }) => one.person === 'Eve Lim',
      ).minutes
    expect(await minutes()).toBe(5 * DAY)
    const { daysChanged } = await done('POST', '/api/schedules/assignments', {
      employmentIds: [eve.employmentId],
      scheduleId,
      effectiveFrom: '2026-12-07',
      reason: 'Three long days',
    })
    expect(daysChanged).toBe(0)
    await expect.poll(minutes, { timeout: 8_000 }).toBe(3 * 540)
  })
})

describe('a day that has come', () => {
  test('is a holiday in attendance once the company says so', async () => {
    const fay = await hire('Fay Ng')
    const { id: shiftTypeId } = await done('POST', '/api/schedules/shift-types', {
      name: 'Office',
      code: 'OF',
      start: '09:00',
      end: '18:00',
      effectiveFrom: '2026-01-01',
    })
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ shifts: day < 6 ? [{ shiftTypeId }] : [], rest: day === 7 }))
    const { id: scheduleId } = await done('POST', '/api/schedules/patterns', {
      name: 'Office',
      anchor: '2026-01-05',
      days,
    })
    await done('POST', '/api/schedules/assignments', {
      employmentIds: [fay.employmentId],
      scheduleId,
      effectiveFrom: '2026-11-16',
      reason: 'New contract',
    })
    const state = async () =>
      (await done('GET', '/api/employees/attendance?from=2026-11-16&until=2026-11-16')).records.find(
        (day: { employeeId: string }) => day.employeeId === fay.id,
      )?.state
    await expect.poll(state, { timeout: 8_000 }).toBe('scheduled')
    await holiday('country:SG', '2026-11-16', 'full')
    await expect.poll(state, { timeout: 8_000 }).toBe('holiday')
  })
})
