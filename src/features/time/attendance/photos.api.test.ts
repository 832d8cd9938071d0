import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpegOf, pdfOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { dropEndedUploads } from '../../platform/uploads/jobs.ts'

/** The photo a kiosk takes with a punch: where it is asked for, who sees it, and when it goes. */

let app: TestServer
let mei: Person
let bob: Person
let now = new Date('2026-11-03T01:00:00Z')
let employeeId = ''
let key = ''
let number = ''

const ok = (answer: Awaited<ReturnType<TestServer['call']>>) => {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const asked = (who: () => Person) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who().token, ...(body === undefined ? {} : { body }) })
const hr = asked(() => mei)
const me = asked(() => bob)
const punched = async (direction: 'in' | 'out', at: string, camera = true) => {
  now = new Date(at)
  const body = { key, number, pin: '4827', direction, at, camera }
  return ok(await app.call('POST', '/api/kiosk/punches', { body })) as { photoTicket: string | null }
}
const sent = (ticket: string, file = jpegOf(64, 48)) =>
  app.call('POST', `/api/kiosk/photo?ticket=${encodeURIComponent(ticket)}`, { file })
const dayOf = async (day: string) => ok(await hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`))
const photoOf = (punch: string, who = hr) => who('GET', `/api/employees/${employeeId}/punch-photo?punch=${punch}`)

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const form = formOf({ joinDate: '2026-01-05', email: bob.email, fullName: 'Bob Lee' })
  employeeId = ok(await hr('POST', '/api/employees/unified', form)).employee.id
  const [found] = await app.look<{ number: string }>(
    `select employee_number as number from employees where id = '${employeeId}'`,
  )
  number = found?.number ?? ''
  ok(await me('PUT', '/api/my/attendance/pin', { pin: '4827' }))
  const gate = { name: 'Gate', kind: 'kiosk', siteId: null, zone: 'Asia/Singapore' }
  const { device } = ok(await hr('POST', '/api/attendance/devices', gate))
  const { link } = ok(await hr('POST', `/api/attendance/devices/${device.id}/pair`))
  key = ok(await app.call('POST', '/api/kiosk/pair', { body: { code: link.split('#pair=')[1] } })).key
})
afterAll(() => app.close())

describe('a kiosk', () => {
  test('takes no photo until the company asks for it', async () => {
    expect(ok(await app.call('POST', '/api/kiosk/code', { body: { key } }))).toMatchObject({ photoUntil: null })
    expect(await punched('in', '2026-11-03T01:00:00Z')).toMatchObject({ photoTicket: null })
    expect((await dayOf('2026-11-03')).punches).toMatchObject([{ source: 'kiosk_pin', photo: null }])
  })

  test('says until when one of now is kept', async () => {
    ok(await hr('PUT', '/api/company/settings/attendance', { values: { kioskPhoto: true, kioskPhotoDays: 30 } }))
    expect(ok(await app.call('POST', '/api/kiosk/code', { body: { key } }))).toMatchObject({ photoUntil: '2026-12-03' })
  })
})

describe('the photo of a punch', () => {
  let punch = ''

  test('comes after the punch, once, and is a picture', async () => {
    const { photoTicket } = await punched('in', '2026-11-04T01:00:00Z')
    const [waits] = (await dayOf('2026-11-04')).punches
    expect(waits).toMatchObject({ photo: 'expected' })
    punch = waits.id
    expect((await photoOf(punch)).status).toBe(404)
    expect((await sent(photoTicket ?? '', pdfOf())).status).toBe(422)
    expect((await sent(photoTicket ?? '')).status).toBe(201)
    expect((await sent(photoTicket ?? '')).status).toBe(410)
    expect((await dayOf('2026-11-04')).punches).toMatchObject([{ photo: 'kept' }])
  })

  test('is seen by whoever keeps attendance, each look logged, and by the person', async () => {
    const seen = await photoOf(punch)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('content-type')).toBe('image/jpeg')
    const log = await app.look<{ n: number }>(
      `select count(*)::int n from audit_log where company_id = '${mei.companyId}' and action = 'attendance.view-photo'`,
    )
    expect(log).toEqual([{ n: 1 }])
    expect((await me('GET', `/api/my/attendance/photo?punch=${punch}`)).status).toBe(200)
    const rival = await app.employer()
    expect((await photoOf(punch, (method, path) => app.call(method, path, { token: rival.token }))).status).toBe(404)
    expect((await me('GET', `/api/my/attendance/photo?punch=${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('is of no use to others: a ticket that is changed or five minutes old is refused', async () => {
    const { photoTicket } = await punched('out', '2026-11-04T09:00:00Z')
    const ticket = photoTicket ?? ''
    expect((await sent(ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(410)
    expect((await sent('not a ticket')).status).toBe(410)
    now = new Date('2026-11-04T09:05:01Z')
    expect((await sent(ticket)).status).toBe(410)
    const { punches } = await dayOf('2026-11-04')
    expect(punches.map(({ photo }: { photo: string }) => photo)).toEqual(['kept', 'expected'])
  })

  test('is said to be missing where the kiosk has no camera; the punch counts', async () => {
    expect(await punched('in', '2026-11-05T01:00:00Z', false)).toMatchObject({ photoTicket: null })
    expect((await dayOf('2026-11-05')).punches).toMatchObject([{ photo: 'no_camera' }])
  })

  test('is deleted after its days; that there was one stays', async () => {
    now = new Date('2026-12-04T01:05:00Z')
    expect((await photoOf(punch)).status).toBe(404)
    await dropEndedUploads(app.server.services)
    const files = await app.look<{ n: number }>(
      `select count(*)::int n from files where company_id = '${mei.companyId}' and purpose = 'punch-photo'`,
    )
    expect(files).toEqual([{ n: 0 }])
    const [one] = (await dayOf('2026-11-04')).punches
    expect(one).toMatchObject({ photo: 'deleted' })
  })
})

describe('a place that cannot be true', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude, accuracy: 20 })
  const told = async (direction: 'in' | 'out', time: string, place: object) => {
    now = new Date(time)
    ok(await me('POST', '/api/my/attendance/punches', { direction, at: time, ...place }))
  }

  test('is said beside the punch: 39 km from the one told six minutes before', async () => {
    ok(await hr('PUT', '/api/company/settings/attendance', { values: { askPlace: true } }))
    await told('in', '2026-12-07T01:00:00Z', at(1.32, 103.65))
    await told('out', '2026-12-07T01:06:00Z', at(1.36, 104.0))
    await told('in', '2026-12-07T03:00:00Z', at(1.32, 103.65))
    const { punches } = await dayOf('2026-12-07')
    expect(punches.map(({ moved }: { moved: object | null }) => moved)).toEqual([
      null,
      { metres: expect.closeTo(39_150, -3), minutes: 6 },
      null,
    ])
  })
})
