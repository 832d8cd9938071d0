import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** Asking for days of remote work: who may, who decides, and what follows. */

let app: TestServer
let mei: Person
let bob: Person
const now = new Date('2026-11-03T01:00:00Z')

const ok = (answer: Awaited<ReturnType<TestServer['call']>>) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const asked = (who: () => Person) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who().token, ...(body === undefined ? {} : { body }) })
const hr = asked(() => mei)
const me = asked(() => bob)
const ask = (from: string, until: string, reason = 'Plumber at home') =>
  me('POST', '/api/my/remote-requests', { from, until, reason })
const waiting = async () =>
  ok(await hr('GET', '/api/company/approvals')).items.filter(({ kind }: { kind: string }) => kind === 'remote-work')
const decide = async (verdict: 'approve' | 'refuse', reason: string | null = null) => {
  const items = (await waiting()).map(({ id, hash }: { id: string; hash: string }) => ({ id, hash }))
  expect(items).toHaveLength(1)
  ok(await hr('POST', '/api/company/approvals/decide', { items, verdict, reason }))
}
const agreed = async () =>
  ok(await hr('GET', '/api/attendance/remote-days')).days.map(({ workDate }: { workDate: string }) => workDate)
const setAsking = (remoteRequests: boolean) =>
  hr('PUT', '/api/company/settings/attendance', { values: { remoteRequests } })

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const form = formOf({ joinDate: '2026-01-05', email: bob.email, fullName: 'Bob Lee' })
  ok(await hr('POST', '/api/employees/unified', form))
})
afterAll(() => app.close())

describe('somebody who asks to work remotely', () => {
  test('is told to ask their manager where the company takes no requests', async () => {
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ mayAskRemote: false })
    expect(await ask('2026-11-09', '2026-11-10')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  test('is told by field of days that are over, the wrong way round, too many or too far ahead', async () => {
    ok(await setAsking(true))
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ mayAskRemote: true })
    for (const [from, until, field] of [
      ['2026-11-02', '2026-11-03', 'from'],
      ['2026-11-10', '2026-11-09', 'until'],
      ['2026-11-10', '2027-02-10', 'until'],
      ['2027-11-10', '2027-11-10', 'until'],
    ] as const) {
      const answer = await ask(from, until)
      expect(answer.status, `${from} ${until}`).toBe(422)
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
    expect((await ask('2026-11-10', '2026-11-10', '')).status).toBe(422)
  })

  test('waits for a word; the same days asked for again are one request', async () => {
    const { request } = ok(await ask('2026-11-09', '2026-11-10'))
    expect(request).toMatchObject({
      what: 'remote',
      workDate: '2026-11-09',
      remote: { until: '2026-11-10' },
      state: 'asked',
    })
    expect((await ask('2026-11-10', '2026-11-12')).status).toBe(409)
    expect(ok(await me('GET', '/api/my/attendance')).waiting).toMatchObject([{ id: request.id, what: 'remote' }])
    expect(await agreed()).toEqual([])
  })

  test('takes it back while nobody has decided', async () => {
    const [{ id }] = ok(await me('GET', '/api/my/attendance/requests')).requests
    expect((await hr('POST', `/api/my/remote-requests/${id}/withdraw`)).status).not.toBe(200)
    expect(ok(await me('POST', `/api/my/remote-requests/${id}/withdraw`)).request).toMatchObject({ state: 'withdrawn' })
    expect((await me('POST', `/api/my/remote-requests/${id}/withdraw`)).status).toBe(409)
    expect(await waiting()).toEqual([])
  })

  test('has the days agreed once they are approved, and is not asked for a place on them', async () => {
    ok(await ask('2026-11-03', '2026-11-04', 'Parcel'))
    expect(await waiting()).toMatchObject([{ title: 'Bob Lee, 3 November 2026' }])
    await decide('approve')
    expect(await agreed()).toEqual(['2026-11-03', '2026-11-04'])
    const [request] = ok(await me('GET', '/api/my/attendance/requests')).requests
    expect(request).toMatchObject({ state: 'approved', reason: 'Parcel' })
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ isRemote: true, mayRemote: true })
    const punch = ok(await me('POST', '/api/my/attendance/punches', { direction: 'in', at: now.toISOString() })).punch
    expect(punch).toMatchObject({ place: 'remote' })
  })

  test('is told why not', async () => {
    ok(await ask('2026-12-01', '2026-12-01'))
    await decide('refuse', 'Stocktake')
    const [request] = ok(await me('GET', '/api/my/attendance/requests')).requests
    expect(request).toMatchObject({ state: 'refused', answer: 'Stocktake' })
    expect(await agreed()).not.toContain('2026-12-01')
  })
})
