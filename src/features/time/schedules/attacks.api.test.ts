import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { writeImport } from '../../platform/imports/jobs.ts'

/** What a roster has to hold against when somebody does two things at once. */

let app: TestServer
let mei: Person
let early: string
let late: string
let now = new Date('2026-11-16T01:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  early = await shiftType('Early', '07:00', '15:00')
  late = await shiftType('Late', '14:00', '22:00')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const done = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const shiftType = async (name: string, start: string, end: string): Promise<string> =>
  (
    await done('POST', '/api/schedules/shift-types', {
      name,
      code: name.slice(0, 3),
      start,
      end,
      effectiveFrom: '2026-01-01',
    })
  ).id
const employmentOf = async ({ employeeId }: PortalPerson): Promise<string> =>
  (await done('GET', `/api/employees/${employeeId}/employments`)).employments[0].id

describe('one person', () => {
  test('gets one of two open shifts that overlap, though they ask for both at once', async () => {
    const ivy = await aPortalPerson(app, mei, { name: 'Ivy Sim' })
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      for (const shiftTypeId of [early, late])
        await done('POST', '/api/schedules/shifts', { workDate: day, shiftTypeId })
      await done('POST', '/api/schedules/publish', { from: day, until: day })
      const { open } = await done('GET', `/api/schedules/roster?from=${day}&until=${day}`)
      const answers = await Promise.all(
        open.map(({ id }: { id: string }) => call('POST', `/api/my/open-shifts/${id}/claim`, {}, ivy.token)),
      )
      expect(answers.map(({ status }) => status).toSorted(), day).toEqual([200, 409])
    }
  })

  test('is put on one of two shifts that overlap by two who plan at once', async () => {
    const jon = await employmentOf(await aPortalPerson(app, mei, { name: 'Jon Low' }))
    for (const workDate of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      const put = (shiftTypeId: string) =>
        call('POST', '/api/schedules/shifts', { employmentId: jon, workDate, shiftTypeId, beside: true })
      const answers = await Promise.all([early, late].map(put))
      expect(answers.map(({ status }) => status).toSorted(), workDate).toEqual([201, 409])
    }
  })

  test('is put on one of two shifts that overlap by a file and by somebody who plans meanwhile', async () => {
    const kim = await aPortalPerson(app, mei, { name: 'Kim Yeo' })
    const { employee } = await done('GET', `/api/employees/${kim.employeeId}`)
    const employmentId = await employmentOf(kim)
    for (const [file, workDate] of ['2026-11-24', '2026-11-25', '2026-11-26'].entries()) {
      const { id } = (
        await done('POST', '/api/imports/roster', {
          fileName: 'roster.csv',
          fileHash: String(file).padStart(64, '7'),
          rows: 1,
          headers: ['Employee ID', 'Date', 'Shift'],
          mapping: ['employee_id', 'date', 'shift'],
        })
      ).import
      const cells = { employee_id: employee.employee_id, date: workDate, shift: 'Late' }
      await done('POST', `/api/imports/roster/${id}/rows`, { rows: [{ row: 2, cells }] })
      await done('POST', `/api/imports/roster/${id}/start`)
      await Promise.all([
        writeImport(app.server.services, { companyId: mei.companyId, kind: 'roster', id }),
        call('POST', '/api/schedules/shifts', { employmentId, workDate, shiftTypeId: early, beside: true }),
      ])
      const [{ shifts }] = (await app.look<{ shifts: number }>(
        `select count(*)::int shifts from roster_shifts where employment_id = '${employmentId}' and work_date = '${workDate}' and state = 'draft'`,
      )) as [{ shifts: number }]
      expect(shifts, workDate).toBe(1)
    }
  })
})

test('a shift that has begun is not dropped by whoever decides late: it stays whose it was', async () => {
  const lia = await aPortalPerson(app, mei, { name: 'Lia Teo' })
  const employmentId = await employmentOf(lia)
  await done('POST', '/api/schedules/shifts', { employmentId, workDate: '2026-11-17', shiftTypeId: early })
  await done('POST', '/api/schedules/publish', { from: '2026-11-17', until: '2026-11-17' })
  const [{ id: shiftId }] = (await app.look<{ id: string }>(
    `select id from roster_shifts where employment_id = '${employmentId}' and work_date = '2026-11-17'`,
  )) as [{ id: string }]
  await done('POST', '/api/my/schedule/drops', { day: '2026-11-17', shiftId, note: 'Exam' }, lia.token)
  now = new Date('2026-11-17T01:00:00Z')
  expect((await agree(app, mei, 'shift-change')).status).toBe(200)
  expect(await app.look(`select employment_id, state from roster_shifts where id = '${shiftId}'`)).toEqual([
    { employment_id: employmentId, state: 'published' },
  ])
  expect(await app.look(`select state, why from shift_swaps where shift_id = '${shiftId}'`)).toEqual([
    { state: 'refused', why: 'The shift had begun when it was decided' },
  ])
})
