import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'

/** Who works remotely: said with a punch where the company lets people, or agreed beforehand. */

let app: TestServer
let mei: Person
let bob: Person
let now = new Date('2026-11-03T01:00:00Z')
let employeeId = ''
let siteId = ''

const ok = (answer: Awaited<ReturnType<TestServer['call']>>) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const asked = (who: () => Person) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who().token, ...(body === undefined ? {} : { body }) })
const hr = asked(() => mei)
const me = asked(() => bob)
const drained = () => drain(app.server.services, { companyId: mei.companyId })
/** Far from the yard. */
const FAR = { latitude: 1.4, longitude: 103.9, accuracy: 20 }
const punched = async (direction: 'in' | 'out', at: string, more: object = {}) => {
  now = new Date(at)
  return ok(await me('POST', '/api/my/attendance/punches', { direction, at: now.toISOString(), ...FAR, ...more })).punch
}
const onBoard = async () => {
  await drained()
  const board = ok(await hr('GET', '/api/attendance/now'))
  const people = board.sites.flatMap(({ people: own }: { people: unknown[] }) => own)
  return { board, person: people.find((one: { employeeId: string }) => one.employeeId === employeeId) }
}
const placeOf = async (id: string) =>
  (
    await app.look<{ place: string; latitude: string | null }>(`select place, latitude from punches where id = '${id}'`)
  )[0]

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const site = {
    name: 'Tuas yard',
    country: 'SG',
    zone: 'Asia/Singapore',
    latitude: '1.3200',
    longitude: '103.6500',
  }
  siteId = ok(await hr('POST', '/api/company/sites', site)).site.id
  const form = formOf({ joinDate: '2026-01-05', email: bob.email, fullName: 'Bob Lee', siteId })
  employeeId = ok(await hr('POST', '/api/employees/unified', form)).employee.id
  ok(await hr('PUT', '/api/company/settings/attendance', { values: { askPlace: true } }))
})
afterAll(() => app.close())

describe('a person who says that they work remotely', () => {
  test('is not taken at their word where the company does not let people: the punch counts, judged like any other', async () => {
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ mayRemote: false, isRemote: false })
    expect(await punched('in', '2026-11-03T01:00:00Z', { remote: true })).toMatchObject({ place: 'away' })
    const { person } = await onBoard()
    expect(person).toMatchObject({ state: 'in', remote: false, place: 'away' })
    await punched('out', '2026-11-03T09:00:00Z')
  })

  test('is shown as remote, and their place is not kept', async () => {
    ok(await hr('PUT', '/api/company/settings/attendance', { values: { askPlace: true, remoteWork: true } }))
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ mayRemote: true, isRemote: false })
    const punch = await punched('in', '2026-11-04T01:00:00Z', { remote: true })
    expect(punch).toMatchObject({ place: 'remote' })
    expect(await placeOf(punch.id)).toEqual({ place: 'remote', latitude: null })
    const { board, person } = await onBoard()
    expect(person).toMatchObject({ state: 'in', remote: true, place: 'remote' })
    expect(board.totals).toMatchObject({ in: 1, remote: 1 })
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ isRemote: true, today: { remote: true } })
    await punched('out', '2026-11-04T09:00:00Z', { remote: true })
  })

  test('without a connection is remote all the same once the punch arrives', async () => {
    now = new Date('2026-11-05T09:00:00Z')
    const kept = { direction: 'in', at: '2026-11-05T01:00:00Z', remote: true, ...FAR }
    expect(ok(await me('POST', '/api/my/attendance/punches', kept)).punch).toMatchObject({ place: 'remote' })
    await punched('out', '2026-11-05T09:30:00Z', { remote: true })
  })

  test('is in the list of days, and in its file', async () => {
    await drained()
    const { records } = ok(await hr('GET', '/api/employees/attendance?from=2026-11-03&until=2026-11-05&sort=day'))
    expect(records.map(({ remote }: { remote: boolean }) => remote)).toEqual([false, true, true])
    const made = ok(
      await hr('POST', '/api/company/list-exports', {
        list: 'attendance',
        format: 'csv',
        columns: ['day', 'remote'],
        filter: { from: '2026-11-03', until: '2026-11-05', sort: 'day', reason: 'Insurance' },
      }),
    )
    const file = await hr('GET', `/api/company/list-exports/${made.export.id}/file`)
    expect(file.text.replace('\uFEFF', '').trim().split('\r\n').slice(1)).toEqual([
      '2026-11-03,',
      '2026-11-04,yes',
      '2026-11-05,yes',
    ])
    const { days } = ok(await me('GET', '/api/my/attendance/days?from=2026-11-03&until=2026-11-05'))
    expect(days.map(({ remote }: { remote: boolean }) => remote)).toEqual([false, true, true])
  })
})

describe('a day agreed as remote', () => {
  const span = { from: '2026-11-09', until: '2026-11-10' }

  test('needs no permission of the company, and no word of the person', async () => {
    ok(await hr('PUT', '/api/company/settings/attendance', { values: { askPlace: true } }))
    expect(ok(await hr('POST', '/api/attendance/remote-days', { employeeId, ...span, reason: 'Move' }))).toEqual({
      days: 2,
    })
    expect(ok(await hr('POST', '/api/attendance/remote-days', { employeeId, ...span }))).toEqual({ days: 0 })
    now = new Date('2026-11-09T01:00:00Z')
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({ mayRemote: true, isRemote: true })
    expect(await punched('in', '2026-11-09T01:00:00Z')).toMatchObject({ place: 'remote' })
    expect((await onBoard()).person).toMatchObject({ remote: true })
    expect(await punched('out', '2026-11-09T09:00:00Z')).toMatchObject({ place: 'remote' })
    const { days } = ok(await hr('GET', '/api/attendance/remote-days'))
    expect(days).toMatchObject([
      { name: 'Bob Lee', workDate: '2026-11-09', reason: 'Move' },
      { name: 'Bob Lee', workDate: '2026-11-10' },
    ])
  })

  test('is not remote where the person says they are at the site', async () => {
    const atSite = { latitude: 1.32, longitude: 103.65, accuracy: 10, remote: false }
    expect(await punched('in', '2026-11-10T01:00:00Z', atSite)).toMatchObject({ place: 'at_site' })
    expect((await onBoard()).person).toMatchObject({ state: 'in', remote: false })
  })

  test('is taken back; what was punched as remote stays', async () => {
    const all = { employeeId, from: '2026-11-04', until: '2026-11-10' }
    expect(ok(await hr('POST', '/api/attendance/remote-days/end', all))).toEqual({ days: 2 })
    const { records } = ok(await hr('GET', '/api/employees/attendance?from=2026-11-04&until=2026-11-10&sort=day'))
    expect(
      records.filter(({ remote }: { remote: boolean }) => remote).map(({ workDate }: { workDate: string }) => workDate),
    ).toEqual(['2026-11-04', '2026-11-05'])
  })

  test('refuses days in a wrong order, too many, and nobody of the company', async () => {
    const sent = async (from: string, until: string, who = employeeId) =>
      (await hr('POST', '/api/attendance/remote-days', { employeeId: who, from, until })).status
    expect(await sent('2026-11-10', '2026-11-09')).toBe(422)
    expect(await sent('2026-11-10', '2027-11-09')).toBe(422)
    expect(await sent('2026-11-10', '2026-11-10', crypto.randomUUID())).toBe(404)
  })
})
