import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Entity, Site } from './contract.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour')
  rival = await app.employer('IN', 'Rival')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: object, token = mei.token) =>
  app.call(method, `/api/company/${path}`, { token, ...(body ? { body } : {}) })
const entities = async (token = mei.token) =>
  (await call('GET', 'entities', undefined, token)).body.data.entities as Entity[]

describe('legal entities', () => {
  test('begin with one for the company’s own country, with what is the country’s own', async () => {
    expect(await entities()).toMatchObject([
      {
        country: 'SG',
        legalName: 'Harbour',
        first: true,
        currency: 'SGD',
        fiscalYearStart: '01-01',
        zone: 'Asia/Singapore',
        numbers: {},
        people: 0,
      },
    ])
    expect(await entities(rival.token)).toMatchObject([{ country: 'IN', fiscalYearStart: '04-01', currency: 'INR' }])
  })

  test('take the numbers of their country, canonical, and warn where a check digit is wrong', async () => {
    const { status, body, text } = await call('POST', 'entities', {
      country: 'canada',
      legalName: 'Harbour Canada Inc.',
      place: 'NL',
      numbers: { businessNumber: { number: '123 456 789' }, payrollAccount: { number: '123456789 rp 0001' } },
      address: '1 Water Street',
    })
    expect(status, text).toBe(201)
    expect(body.data.entity).toMatchObject({
      country: 'CA',
      place: 'NL',
      zone: 'America/St_Johns',
      currency: 'CAD',
      numbers: {
        businessNumber: { number: '123456789', expires: null },
        payrollAccount: { number: '123456789RP0001' },
      },
    })
    expect(body.data.warnings.map((w: { field: string }) => w.field)).toEqual([
      'numbers.businessNumber',
      'numbers.payrollAccount',
    ])
    const profile = await app.call('GET', '/api/employer/profile', { token: mei.token })
    expect(profile.body.profile.countries).toEqual(['SG', 'CA'])
  })

  test.each([
    [{ country: 'Atlantis', legalName: 'X' }, 'country', 'We do not operate in Atlantis yet'],
    [{ country: 'SG', legalName: '' }, 'legalName', 'Legal name is required'],
    [{ country: 'SG', legalName: 'X', numbers: { uen: { number: '12' } } }, 'numbers.uen', 'UEN must look like'],
    [{ country: 'SG', legalName: 'X', numbers: { trn: { number: '1' } } }, 'numbers.trn', 'Singapore knows no such'],
    [{ country: 'CA', legalName: 'X', place: 'DXB' }, 'place', 'Province/Territory must be one of those of Canada'],
    [{ country: 'SG', legalName: 'X', zone: '+08:00' }, 'zone', 'Time zone must be'],
    [{ country: 'SG', legalName: 'X', fiscalYearStart: '02-30' }, 'fiscalYearStart', 'Start of the fiscal year'],
    [{ country: 'SG', legalName: 'X', currency: 'dollars' }, 'currency', 'Currency must be'],
  ])('refuse %j', async (body, field, sentence) => {
    const before = (await entities()).length
    const refused = await call('POST', 'entities', body)
    expect(refused.status).toBe(422)
    expect(refused.body.fields[field]).toContain(sentence)
    expect(await entities()).toHaveLength(before)
  })

  test('keep their country once people are employed there', async () => {
    const { body } = await call('POST', 'entities', {
      country: 'AE',
      legalName: 'Harbour Gulf LLC',
      place: 'dubai',
      numbers: { tradeLicence: { number: 'CN-1234567', expires: '2027-03-01' } },
    })
    const { id } = body.data.entity as Entity
    const moved = await call('PUT', `entities/${id}`, { country: 'IN' })
    expect(moved.body.data.entity, moved.text).toMatchObject({
      country: 'IN',
      place: null,
      numbers: {},
      currency: 'INR',
    })
    await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({
        countryCode: 'IN',
        nationality: 'Indian',
        complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346' },
      }),
    })
    const stays = await call('PUT', `entities/${id}`, { country: 'AE' })
    expect(stays.status).toBe(422)
    expect(stays.body.fields.country).toBe('The country stays: people are employed there')
  })

  test('tell the second of two who change one, and write down what was and what is', async () => {
    const [first] = await entities()
    const id = first?.id as string
    const one = await call('PUT', `entities/${id}`, {
      version: first?.version,
      legalName: 'Harbour Pte. Ltd.',
      numbers: { uen: { number: '197401143c' } },
    })
    expect(one.status, one.text).toBe(200)
    const late = await call('PUT', `entities/${id}`, { version: first?.version, legalName: 'Other' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', data: { entity: { legalName: 'Harbour Pte. Ltd.' } } })
    const off = await call('PUT', `entities/${id}`, { numbers: {} })
    expect(off.body.data.entity.numbers).toEqual({})
    const log = await app.look(
      `select before, after from audit_log where action = 'entity.update' and target_id = '${id}' order by id`,
    )
    expect(log).toEqual([
      { before: { legalName: 'Harbour', uen: null }, after: { legalName: 'Harbour Pte. Ltd.', uen: '197401143C' } },
      { before: { uen: '197401143C' }, after: { uen: null } },
    ])
    expect((await call('PUT', `entities/${id}`, { archived: true })).body.fields.archived).toContain(
      'cannot be archived',
    )
  })

  test('are nobody else’s business', async () => {
    const [own] = await entities()
    expect((await call('PUT', `entities/${own?.id}`, { legalName: 'Mine' }, rival.token)).status).toBe(404)
    expect(
      (await call('POST', 'sites', { name: 'X', country: 'SG', entityId: own?.id }, rival.token)).body.fields.entityId,
    ).toBe('Legal entity must be one of yours')
    await app.look(`update users set role = 'hr_admin' where id = '${rival.userId}'`)
    for (const path of ['entities', 'sites']) expect((await call('GET', path, undefined, rival.token)).status).toBe(403)
  })
})

describe('sites', () => {
  test('have the zone of their place unless they say another', async () => {
    const [own] = await entities()
    const made = await call('POST', 'sites', { name: 'Head office', country: 'SG', entityId: own?.id })
    expect(made.body.data.site, made.text).toMatchObject({
      name: 'Head office',
      zone: 'Asia/Singapore',
      entity: { id: own?.id },
      latitude: null,
    })
    const west = await call('POST', 'sites', {
      name: 'West',
      country: 'CA',
      place: 'BC',
      latitude: '49.2827',
      longitude: -123.1207,
    })
    expect(west.body.data.site, west.text).toMatchObject({
      zone: 'America/Vancouver',
      latitude: 49.2827,
      longitude: -123.1207,
    })
    const said = await call('POST', 'sites', {
      name: 'North',
      country: 'CA',
      place: 'BC',
      zone: 'America/Dawson_Creek',
    })
    expect(said.body.data.site.zone).toBe('America/Dawson_Creek')
  })

  test.each([
    [{ name: '', country: 'SG' }, 'name', 'Site name is required'],
    [{ name: 'A', country: 'SG', zone: 'Mars/Base' }, 'zone', 'Time zone must be'],
    [{ name: 'B', country: 'SG', latitude: 91, longitude: 0 }, 'latitude', 'Latitude must be between -90 and 90'],
    [{ name: 'C', country: 'SG', latitude: 1 }, 'longitude', 'Longitude is required with a latitude'],
    [{ name: 'D', country: 'SG', place: 'BC' }, 'place', 'Place must be one of those of Singapore'],
  ])('refuse %j', async (body, field, sentence) => {
    const refused = await call('POST', 'sites', body)
    expect(refused.status).toBe(422)
    expect(refused.body.fields[field]).toContain(sentence)
  })

  test('are of their entity’s country, once of a name, archived and brought back, told of a lost update', async () => {
    const [own] = await entities()
    const elsewhere = await call('POST', 'sites', { name: 'Elsewhere', country: 'AE', entityId: own?.id })
    expect(elsewhere.body.fields.entityId).toBe('This legal entity is one of Singapore')
    expect((await call('POST', 'sites', { name: 'HEAD OFFICE', country: 'SG' })).status).toBe(409)
    const { sites } = (await call('GET', 'sites')).body.data as { sites: Site[] }
    const site = sites.find((s) => s.name === 'Head office') as Site
    const gone = await call('PUT', `sites/${site.id}`, { archived: true, version: site.version })
    expect(gone.body.data.site.archivedAt).not.toBeNull()
    expect((await call('PUT', `sites/${site.id}`, { name: 'Late', version: site.version })).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { site: { name: 'Head office' } },
    })
    const back = await call('PUT', `sites/${site.id}`, {
      archived: false,
      position: { latitude: '1.29', longitude: '103.85' },
    })
    expect(back.body.data.site).toMatchObject({ archivedAt: null, latitude: 1.29 })
    expect((await call('PUT', `sites/${site.id}`, { name: 'Theirs' }, (await app.employer()).token)).status).toBe(404)
  })
})
