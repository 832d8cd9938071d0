import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'

/** Days at places whose clocks change, stand half an hour apart, or have a day more: each is the day of the place, in minutes that really passed. */

let app: TestServer
let mei: Person
const now = new Date('2028-06-01T00:00:00Z')

const hr = async (method: string, path: string, body?: unknown) => {
  const {
    status,
    text,
    body: answer,
  } = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(status, text).toBeLessThan(300)
  return answer.data
}

const PLACES = {
  toronto: { country: 'CA', place: 'ON', zone: 'America/Toronto' },
  newfoundland: { country: 'CA', place: 'NL', zone: 'America/St_Johns' },
  pune: { country: 'IN', place: 'MH', zone: 'Asia/Kolkata' },
  dubai: { country: 'AE', place: 'dubai', zone: 'Asia/Dubai' },
} as const
type Place = keyof typeof PLACES
const people: Partial<Record<Place, string>> = {}

const CANADIAN = { countryCode: 'CA', nationality: 'Canadian', employmentStatus: 'citizen' }
const FORMS: Record<Place, object> = {
  toronto: { ...CANADIAN, complianceData: { sinNumber: '046 454 286', province: 'ON' } },
  newfoundland: { ...CANADIAN, complianceData: { sinNumber: '130 692 544', province: 'NL' } },
  pune: {
    countryCode: 'IN',
    nationality: 'Indian',
    complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346' },
  },
  dubai: {
    countryCode: 'AE',
    nationality: 'Indian',
    complianceData: {
      emiratesId: '784-1990-1234567-1',
      labourCard: 'LC-123456789',
      visaNumber: 'AE123456789',
      visaType: 'employment_visa',
      visaExpiry: '2099-01-01',
      emirate: 'dubai',
    },
  },
}

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('CA', 'Northern Works')
  for (const [name, { country, place, zone }] of Object.entries(PLACES)) {
    const { site } = await hr('POST', '/api/company/sites', { name, country, place, zone })
    const form = formOf({ ...FORMS[name as Place], joinDate: '2020-01-06', fullName: `At ${name}` })
    const answer = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
    expect(answer.status, answer.text).toBe(201)
    const id = answer.body.data.employee.id
    people[name as Place] = id
    await hr('POST', `/api/employees/${id}/terms`, {
      effectiveFrom: '2020-01-06',
      siteId: site.id,
      reason: 'Placed',
      cause: 'error',
    })
  }
})
afterAll(() => app.close())

/** Says when somebody was there, as HR does for a day that was kept on paper, and how the day stands then. */
const dayOf = async (place: Place, day: string, [from, until]: readonly [string, string]) => {
  const employeeId = people[place]
  const fixes = [
    { employeeId, kind: 'add', at: from, direction: 'in' },
    { employeeId, kind: 'add', at: until, direction: 'out' },
  ]
  await hr('POST', '/api/attendance/fixes', { fixes, reason: 'Kept on paper' })
  await drain(app.server.services, { companyId: mei.companyId })
  return hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`)
}
const presentMinutes = ({ shifts }: { shifts: { pairs: { from: string; until: string }[] }[] }) =>
  shifts
    .flatMap(({ pairs }) => pairs)
    .reduce((sum, pair) => sum + (Date.parse(pair.until) - Date.parse(pair.from)) / 60_000, 0)

describe('a night in Toronto', () => {
  test('on which the clocks go back has an hour more, and is of the day it began', async () => {
    // 22:00 on 6 November 2027 to 06:00: nine hours really pass.
    const day = await dayOf('toronto', '2027-11-06', ['2027-11-07T02:00:00Z', '2027-11-07T11:00:00Z'])
    expect(day).toMatchObject({ zone: 'America/Toronto', workDate: '2027-11-06', day: { state: 'complete' } })
    expect(presentMinutes(day)).toBe(540)
  })

  test('on which they go forward has an hour less', async () => {
    // 22:00 on 11 March 2028 to 06:00: seven hours.
    const day = await dayOf('toronto', '2028-03-11', ['2028-03-12T03:00:00Z', '2028-03-12T10:00:00Z'])
    expect(presentMinutes(day)).toBe(420)
    const told = day.entries.reduce((sum: number, entry: { minutes: number }) => sum + entry.minutes, 0)
    expect(told).toBe(day.day.worked)
  })
})

test('a day in India and one in Newfoundland begin on their own half hours', async () => {
  // 00:10 at Pune is still the day before in UTC.
  const pune = await dayOf('pune', '2027-08-10', ['2027-08-09T18:40:00Z', '2027-08-10T02:00:00Z'])
  expect(pune).toMatchObject({ zone: 'Asia/Kolkata', day: { state: 'complete' } })
  // 23:50 in St. John’s is the day after in UTC.
  const stJohns = await dayOf('newfoundland', '2027-08-10', ['2027-08-10T22:00:00Z', '2027-08-11T02:20:00Z'])
  expect(stJohns).toMatchObject({ zone: 'America/St_Johns', day: { state: 'complete' } })
  expect(presentMinutes(stJohns)).toBe(260)
})

test('the last day of February in a leap year is a day like others, and its night ends in March', async () => {
  const day = await dayOf('pune', '2028-02-29', ['2028-02-29T15:30:00Z', '2028-02-29T22:30:00Z'])
  expect(day).toMatchObject({ workDate: '2028-02-29', day: { state: 'complete' } })
  expect(presentMinutes(day)).toBe(420)
})

test('somebody without a site works at the time of their province, in what is planned as in what is counted', async () => {
  const form = formOf({
    ...CANADIAN,
    complianceData: { sinNumber: '193 456 787', province: 'BC' },
    joinDate: '2020-01-06',
    fullName: 'At home in Vancouver',
    email: 'vancouver@northern.example',
  })
  const answer = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
  expect(answer.status, answer.text).toBe(201)
  const { id: employeeId } = answer.body.data.employee
  const at = (instant: string, direction: string) => ({ employeeId, kind: 'add', at: instant, direction })
  // From one in the afternoon until nine at night in Vancouver: past midnight in Toronto.
  const fixes = [at('2028-05-23T20:00:00Z', 'in'), at('2028-05-24T04:00:00Z', 'out')]
  await hr('POST', '/api/attendance/fixes', { fixes, reason: 'Kept on paper' })
  await drain(app.server.services, { companyId: mei.companyId })
  const day = await hr('GET', `/api/employees/${employeeId}/attendance?day=2028-05-23`)
  expect(day).toMatchObject({ zone: 'America/Vancouver', day: { state: 'complete' } })
  const { people: planned } = await hr('GET', '/api/schedules/roster?from=2028-05-22&until=2028-05-28')
  const own = planned.find(({ name }: { name: string }) => name === 'At home in Vancouver')
  expect(own).toMatchObject({ zone: 'America/Vancouver' })
})

describe('a day in Dubai', () => {
  const worked = async (day: string) => {
    // From 9 to 18, of which the shift everybody has without a plan takes an hour out for a break.
    const made = await dayOf('dubai', day, [`${day}T05:00:00Z`, `${day}T14:00:00Z`])
    const entries: { kind: string; minutes: number }[] = made.entries
    const minutesOf = (of: readonly { minutes: number }[]) => of.reduce((sum, { minutes }) => sum + minutes, 0)
    return Object.fromEntries([...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, of]) => [kind, minutesOf(of)]))
  }

  test('has six normal hours in Ramadan, whoever works it, and eight before and after', async () => {
    // By the calendar of Umm al-Qura it is 28 January to 25 February in 2028.
    expect(await worked('2028-01-27')).toMatchObject({ regular: 480 })
    expect(await worked('2028-02-02')).toMatchObject({ regular: 360, overtime: 120 })
    expect(await worked('2028-02-28')).toMatchObject({ regular: 480 })
  })

  test('counts Ramadan from the day that was announced', async () => {
    await hr('PUT', '/api/company/settings/attendance', { values: { ramadanBegins: 1 } })
    expect(await worked('2028-01-28')).toMatchObject({ regular: 480 })
  })
})

test('who is here now is told by the clock and the day of each place, of people without a site as well', async () => {
  const form = formOf({
    ...FORMS.pune,
    joinDate: '2020-01-06',
    fullName: 'At home in Mumbai',
    email: 'mumbai@northern.example',
    complianceData: { panNumber: 'ABCPE1235G', aadhaarNumber: '3675 9834 6012' },
  })
  const answer = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
  expect(answer.status, answer.text).toBe(201)
  const mumbai = answer.body.data.employee.id
  const vancouver = (await hr('GET', '/api/employees?search=Vancouver')).employees[0].id
  // 17:00 on 31 May in Vancouver, 05:30 on 1 June in Mumbai.
  const fixes = [
    { employeeId: vancouver, kind: 'add', at: '2028-05-31T20:00:00Z', direction: 'in' },
    { employeeId: mumbai, kind: 'add', at: '2028-05-31T23:30:00Z', direction: 'in' },
  ]
  await hr('POST', '/api/attendance/fixes', { fixes, reason: 'Kept on paper' })
  await drain(app.server.services, { companyId: mei.companyId })
  const { sites } = await hr('GET', '/api/attendance/now')
  type Site = { id: string | null; zone: string; people: { name: string; workDate: string }[] }
  const withoutSite = sites
    .filter(({ id }: Site) => id === null)
    .map(({ zone, people }: Site) => [zone, people.map(({ name, workDate }) => ({ name, workDate }))])
  expect(Object.fromEntries(withoutSite)).toMatchObject({
    'America/Vancouver': [{ name: 'At home in Vancouver', workDate: '2028-05-31' }],
    'Asia/Kolkata': [{ name: 'At home in Mumbai', workDate: '2028-06-01' }],
  })
})
