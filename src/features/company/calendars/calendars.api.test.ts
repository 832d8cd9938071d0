import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Calendar } from './contract.ts'

let app: TestServer
let mei: Person
let entity: string
let site: string
let rival: Person
const now = () => new Date('2026-11-23T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival Works')
  entity = (await app.call('GET', '/api/company/entities', { token: mei.token })).body.data.entities[0].id
  site = await addSite('Jurong')
})
afterAll(() => app.close())

const addSite = async (name: string): Promise<string> => {
  const { body, text } = await app.call('POST', '/api/company/sites', {
    token: mei.token,
    body: { name, country: 'SG', entityId: entity },
  })
  expect(body.data?.site?.id, text).toBeTruthy()
  return body.data.site.id
}
const read = async (scope: string, year = 2026, token = mei.token): Promise<Calendar> => {
  const { body, status, text } = await app.call(
    'GET',
    `/api/company/calendar?year=${year}${scope && `&scope=${encodeURIComponent(scope)}`}`,
    { token },
  )
  expect(status, text).toBe(200)
  return body.data
}
const t = (body: object, token = mei.token) => app.call('POST', '/api/company/holidays', { token, body })
const onDay = (calendar: Calendar, day: string) => calendar.days?.find((d) => d.day === day)

describe('the calendar of a company', () => {
  test('is at first the law’s, with its source, of the first legal entity', async () => {
    const calendar = await read('')
    expect(calendar).toMatchObject({ scope: `entity:${entity}`, country: 'SG', year: 2026, mayChange: true })
    expect(calendar.days).toHaveLength(14)
    expect(onDay(calendar, '2026-11-09')).toMatchObject({ substituteFor: '2026-11-08', layer: 'law', tentative: false })
    expect(onDay(calendar, '2026-11-09')?.source?.title).toContain('Ministry of Manpower')
    expect(calendar.week).toMatchObject({ days: [1, 2, 3, 4, 5], layer: 'law' })
    expect(calendar.scopes.map((s) => s.scope)).toEqual(
      expect.arrayContaining([`entity:${entity}`, `site:${site}`, 'country:SG']),
    )
  })

  test('refuses a year without holidays on file in a sentence, and guesses nothing', async () => {
    expect(await read(`site:${site}`, 2028)).toMatchObject({
      days: null,
      refusal: 'No public holidays on file for 2028',
      years: [2026, 2027],
    })
    const refused = await t({ scope: `site:${site}`, day: '2028-05-05', kind: 'full', name: 'Far' })
    expect([refused.status, refused.body.fields]).toEqual([422, { day: 'No public holidays on file for 2028' }])
  })

  test('takes a day for an entity, takes it away at a site, and gives it back', async () => {
    const day = '2026-12-24'
    expect((await t({ scope: `entity:${entity}`, day, kind: 'full', name: 'Founders’ Day' })).status).toBe(201)
    expect(onDay(await read(`site:${site}`), day)).toMatchObject({
      name: 'Founders’ Day',
      layer: 'entity',
      kind: 'full',
    })
    expect(onDay(await read('country:SG'), day)).toBeUndefined()
    const taken = await t({ scope: `site:${site}`, day, kind: 'working' })
    expect(onDay(taken.body.data, day)).toMatchObject({ kind: 'working', layer: 'site', name: 'Founders’ Day' })
    expect(onDay(await read(`entity:${entity}`), day)).toMatchObject({ kind: 'full' })
    await t({ scope: `site:${site}`, day, kind: 'as_before' })
    expect(onDay(await read(`site:${site}`), day)).toMatchObject({ kind: 'full', layer: 'entity' })
    const [entry] = await app.look(
      `select count(*)::int n from audit_log where action = 'holiday.save' and company_id = '${mei.companyId}'`,
    )
    expect(entry).toEqual({ n: 3 })
    expect(await app.look(`select count(*)::int n from holidays where company_id = '${mei.companyId}'`)).toEqual([
      { n: 3 },
    ])
  })

  test('asks for a name of a day that has none, and takes away only what is there', async () => {
    const scope = `site:${site}`
    expect((await t({ scope, day: '2026-12-22', kind: 'full' })).body.fields).toEqual({ name: 'Name is required' })
    expect((await t({ scope, day: '2026-12-22', kind: 'working', name: 'x' })).body.fields).toEqual({
      day: 'This day is no holiday there',
    })
    expect((await t({ scope: 'planet:earth', day: '2026-12-22', kind: 'full', name: 'x' })).status).toBe(422)
    expect((await t({ scope: 'region:SG-XX', day: '2026-12-22', kind: 'full', name: 'x' })).status).toBe(404)
  })

  test('has a week of its own from a day on', async () => {
    const week = (body: object, token = mei.token) => app.call('POST', '/api/company/working-weeks', { token, body })
    const other = await addSite('Tuas')
    const saved = await week({ scope: `site:${other}`, effectiveFrom: '2026-11-01', days: [1, 2, 3, 4, 5, 6] })
    expect(saved.body.data.week, saved.text).toEqual({ days: [1, 2, 3, 4, 5, 6], layer: 'site', source: null })
    await week({ scope: `site:${other}`, effectiveFrom: '2027-01-01', days: [1, 2, 3] })
    expect((await read(`site:${other}`)).week.days).toEqual([1, 2, 3, 4, 5, 6])
    expect((await read(`entity:${entity}`)).week.layer).toBe('law')
    for (const days of [[], [8], [2, 1], [1, 1]])
      expect((await week({ scope: `site:${other}`, effectiveFrom: '2026-11-01', days })).status).toBe(422)
  })

  test('is a file for a spreadsheet and for a calendar', async () => {
    const file = (format: string, year = 2026) =>
      app.call('GET', `/api/company/calendar-file?scope=country:SG&year=${year}&format=${format}`, { token: mei.token })
    const csv = await file('csv')
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text.trim().split('\r\n')).toHaveLength(15)
    expect(csv.text).toContain('2026-11-09,Deepavali,full,no,2026-11-08,law')
    const ics = new ICAL.Component(ICAL.parse((await file('ics')).text))
    const events = ics.getAllSubcomponents('vevent').map((e) => new ICAL.Event(e))
    expect(events).toHaveLength(14)
    const deepavali = events.find((e) => e.startDate.toString() === '2026-11-09')
    expect([deepavali?.summary, deepavali?.startDate.isDate, deepavali?.endDate.toString()]).toEqual([
      'Deepavali',
      true,
      '2026-11-10',
    ])
    expect((await file('csv', 2028)).body.fields).toEqual({ year: 'No public holidays on file for 2028' })
  })

  test('is nobody else’s, and HR reads it without changing it', async () => {
    expect((await t({ scope: `site:${site}`, day: '2026-12-24', kind: 'half' }, rival.token)).status).toBe(404)
    const theirs = await app.call('GET', `/api/company/calendar?year=2026&scope=entity:${entity}`, {
      token: rival.token,
    })
    expect(theirs.status).toBe(404)
    await app.look(`update users set role = 'hr_admin' where id = '${mei.userId}'`)
    expect((await read(`site:${site}`)).mayChange).toBe(false)
    expect((await t({ scope: `site:${site}`, day: '2026-12-24', kind: 'half' })).status).toBe(403)
    await app.look(`update users set role = 'employer_admin' where id = '${mei.userId}'`)
  })
})

describe('who reckons with it', () => {
  test('the list of what runs out says by which day that is worked something has to be done', async () => {
    // 10 January 2027 is a Sunday; the Friday before is taken off by the legal entity.
    await t({ scope: `entity:${entity}`, day: '2027-01-08', kind: 'full', name: 'Stocktaking' })
    const hired = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf() })
    expect(hired.status, hired.text).toBe(201)
    const { id } = hired.body.data.employee
    const given = await app.call('POST', `/api/employees/${id}/authorizations`, {
      token: mei.token,
      body: {
        authorization_type: 'dependants_pass',
        document_number: 'EP12345',
        issued_on: '2025-01-10',
        expiry_date: '2027-01-10',
      },
    })
    expect(given.status, given.text).toBeLessThan(300)
    const { body, text } = await app.call('GET', '/api/compliance/expiring?within=90', { token: mei.token })
    expect(body.data.items, text).toMatchObject([{ expires_on: '2027-01-10', act_by: '2027-01-07' }])
  })
})
