import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** What somebody may have changed of their own punches by a request that says something else. */

let app: TestServer
let mei: Person
let bob: Person
let employeeId: string
let now = new Date('2026-11-03T01:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const form = formOf({ joinDate: '2026-01-05', email: bob.email, fullName: 'Bob Lee' })
  employeeId = (await good(mei, 'POST', '/api/employees/unified', form)).employee.id
})
afterAll(() => app.close())

const call = (by: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: by.token, ...(body === undefined ? {} : { body }) })
const good = async (by: Person, method: string, path: string, body?: unknown) => {
  const answer = await call(by, method, path, body)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const punched = async (direction: 'in' | 'out', at: string) => {
  now = new Date(at)
  await good(bob, 'POST', '/api/my/attendance/punches', { direction, at: now.toISOString() })
}
const punchAt = async (at: string): Promise<string> => {
  const [row] = await app.look<{ id: string }>(`select id from punches where at = '${at}'`)
  return row?.id ?? expect.fail('No punch')
}

describe('a correction', () => {
  test('is of a punch of its day, and names the day of one from the night beside it', async () => {
    await punched('in', '2026-11-03T02:30:00Z')
    await punched('out', '2026-11-03T10:00:00Z')
    await punched('in', '2026-11-09T01:00:00Z')
    now = new Date('2026-11-10T01:00:00Z')
    const punchId = await punchAt('2026-11-03T02:30:00Z')
    const ask = (day: string) =>
      call(bob, 'POST', '/api/my/attendance/corrections', {
        day,
        kind: 'void',
        punchId,
        direction: 'in',
        reason: 'Pressed twice',
      })
    const answer = await ask('2026-11-09')
    expect(answer.status, answer.text).toBe(422)
    expect(answer.body.fields.punchId).toBe('This punch is of another day: ask about that day')
    expect((await ask('2026-11-04')).status).toBe(201)
    const { items } = await good(mei, 'GET', '/api/company/approvals')
    const item = items.find(({ kind }: { kind: string }) => kind === 'punch-correction')
    expect(item.lines).toContainEqual({ label: 'void', kind: 'text', text: '3 November 2026, 10:30' })
    expect((await good(mei, 'GET', `/api/employees/${employeeId}/attendance?day=2026-11-03`)).punches).toHaveLength(2)
  })
})

describe('overtime', () => {
  test('asked for a second time for one day is decided by somebody who reads what of that day is approved', async () => {
    now = new Date('2026-11-10T01:00:00Z')
    const ask = (minutes: number) =>
      good(bob, 'POST', '/api/my/overtime', { day: '2026-11-12', minutes, reason: 'Ship is late' })
    const waiting = async () => {
      const { items } = await good(mei, 'GET', '/api/company/approvals')
      return items.find(({ kind }: { kind: string }) => kind === 'overtime')
    }
    const approvedBefore = (lines: { label: string }[]) => lines.filter(({ label }) => label === 'before')
    await ask(90)
    const first = await waiting()
    expect(approvedBefore(first.lines)).toEqual([])
    await good(mei, 'POST', '/api/company/approvals/decide', {
      verdict: 'approve',
      items: [{ id: first.id, hash: first.hash }],
    })
    await ask(60)
    expect(approvedBefore((await waiting()).lines)).toEqual([
      expect.objectContaining({ label: 'before', kind: 'text', text: '1 h 30 min' }),
    ])
  })
})
