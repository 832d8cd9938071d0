import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf, pngOf } from '../../../../test/files.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour & Sons')
})
afterAll(() => app.close())

const get = async (token = mei.token) => (await app.call('GET', '/api/employer/profile', { token })).body.profile
const put = (body: object, token = mei.token) => app.call('PUT', '/api/employer/profile', { token, body })

describe('the company’s profile', () => {
  test('begins with what was said at sign-up', async () => {
    const { status, body } = await app.call('GET', '/api/employer/profile', { token: mei.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      profile: {
        name: 'Harbour & Sons',
        slug: mei.slug,
        country_code: 'SG',
        countries: ['SG'],
        about: null,
        version: 1,
      },
    })
  })

  test('takes each field, and gives it back', async () => {
    const said = {
      name: 'Harbour Group',
      legalName: 'Harbour Group Pte. Ltd.',
      about: 'We move goods.\n\nSince 1974.',
      industry: 'Logistics',
      sizeBand: '51-200',
      website: 'https://harbour.example',
      phone: '+65 6123 4567',
      email: 'hello@harbour.example',
      address: '1 Harbour Road\nSingapore 099253',
      countries: ['singapore', 'IN'],
    }
    const { status, body, text } = await put(said)
    expect(status, text).toBe(200)
    expect(body.profile).toMatchObject({ ...said, countries: ['SG', 'IN'] })
    expect(await get()).toEqual(body.profile)
    const [entry] = await app.look(
      `select before->>'name' was, after->>'name' is from audit_log where action = 'company.update' and company_id = '${mei.companyId}'`,
    )
    expect(entry).toEqual({ was: 'Harbour & Sons', is: 'Harbour Group' })
    expect((await put({ website: '' })).body.profile.website).toBeNull()
  })

  test.each([
    [{ name: '' }, 'name', 'Company name is required'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Website must be an address like https://example.com'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [{ phone: 'call me' }, 'phone', 'Phone number must have 5 to 20 digits'],
    [
      { sizeBand: 'many' },
      'sizeBand',
      'Company size must be one of 1-10, 11-50, 51-200, 201-500, 501-1000, 1001-5000, 5001+',
    ],
    [{ about: 'x'.repeat(4001) }, 'about', 'About must be at most 4000 characters'],
    [{ countries: ['SG', 'Atlantis'] }, 'countries', 'We do not operate in Atlantis yet'],
    [{ countries: [] }, 'countries', 'Choose at least one country'],
    [{ countries: ['IN'] }, 'countries', 'Singapore stays on the list: it is the company’s own country'],
    [{}, 'body', 'Nothing to change was sent.'],
  ])('refuses %j', async (body, field, sentence) => {
    const before = await get()
    const refused = await put(body)
    expect(refused.status).toBe(422)
    expect(refused.body.fields[field]).toBe(sentence)
    expect(await get()).toEqual(before)
  })

  test('keeps a country that has people on its list', async () => {
    await put({ countries: ['SG', 'IN'] })
    await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({
        countryCode: 'IN',
        nationality: 'Indian',
        complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346' },
      }),
    })
    expect((await get()).countriesInUse).toEqual(['IN', 'SG'])
    expect((await put({ countries: ['SG'] })).body.fields.countries).toContain('India stays on the list')
  })

  test('of two who change it at once one is told, with both values at hand', async () => {
    const { version } = await get()
    const [a, b] = await Promise.all([put({ industry: 'A', version }), put({ industry: 'B', version })])
    expect([a.status, b.status].sort()).toEqual([200, 409])
    const [won, lost] = a.status === 200 ? [a, b] : [b, a]
    expect(lost.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { profile: { industry: won.body.profile.industry, version: version + 1 } },
    })
  })

  test('changes the tag of the company, and so do its departments, entities and sites', async () => {
    const tag = async (etag?: string) =>
      app.call('GET', '/api/company/me', { token: mei.token, headers: etag ? { 'if-none-match': etag } : {} })
    let etag = (await tag()).headers.get('etag') ?? ''
    expect((await tag(etag)).status).toBe(304)
    for (const change of [
      () => put({ about: 'Something else' }),
      () => app.call('POST', '/api/company/departments', { token: mei.token, body: { name: 'Tagged' } }),
    ]) {
      expect((await change()).status).toBeLessThan(300)
      const next = await tag(etag)
      expect(next.status).toBe(200)
      etag = next.headers.get('etag') ?? ''
    }
  })

  test('is for who runs the company, and each sees their own', async () => {
    const rival = await app.employer('IN', 'Rival')
    expect((await get(rival.token)).name).toBe('Rival')
    await app.look(`update users set role = 'hr_admin' where id = '${rival.userId}'`)
    for (const [method, path] of [
      ['GET', '/api/employer/profile'],
      ['PUT', '/api/employer/profile'],
      ['GET', '/api/employer/subscription'],
    ] as const)
      expect(
        (await app.call(method, path, { token: rival.token, ...(method === 'PUT' ? { body: {} } : {}) })).status,
      ).toBe(403)
    expect((await app.call('GET', '/api/company/me', { token: rival.token })).status).toBe(200)
  })
})

describe('the logo', () => {
  const send = (file: Buffer) => app.call('POST', '/api/employer/logo?name=logo.png', { token: mei.token, file })

  test('is shown to anybody as long as it is the one in use', async () => {
    const first = (await send(pngOf())).body.profile.logoUrl as string
    const shown = await app.call('GET', first)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/png')
    // Written anew: the same points in other bytes.
    expect(shown.bytes.subarray(0, 24).equals(pngOf().subarray(0, 24))).toBe(true)
    const second = (await send(pngOf())).body.profile.logoUrl as string
    expect(second).not.toBe(first)
    expect((await app.call('GET', first)).status).toBe(404)
    const [row] = await app.look<{ n: number }>(`select count(*)::int n from files where purpose = 'logo'`)
    expect(row?.n).toBe(1)
    const off = await put({ logo: null })
    expect(off.body.profile.logoUrl).toBeNull()
    expect((await app.call('GET', second)).status).toBe(404)
  })

  test('is a picture by its content, and no other file of the company is had by its address', async () => {
    const refused = await send(pdfOf())
    expect(refused.status).toBe(422)
    expect(refused.body.fields.file).toBe('The file must be one of: PNG, JPEG, WebP.')
    const { logoUrl } = (await send(pngOf())).body.profile
    const [file] = await app.look<{ id: string }>(`select id from files where purpose <> 'logo' limit 1`)
    expect((await app.call('GET', logoUrl.replace(/file=.*/, `file=${file?.id ?? crypto.randomUUID()}`))).status).toBe(
      404,
    )
  })
})

describe('what anybody may know of a company', () => {
  test('is what it says about itself, and nothing of its people', async () => {
    await put({ about: 'We move goods.', website: 'https://harbour.example', phone: '+65 6123 4567' })
    const { status, body } = await app.call('GET', `/api/companies/${mei.slug.toUpperCase()}`)
    expect(status).toBe(200)
    expect(Object.keys(body.data).sort()).toEqual(
      ['about', 'country', 'country_code', 'industry', 'logoUrl', 'name', 'slug', 'website'].sort(),
    )
    expect(body.data).toMatchObject({ slug: mei.slug, country_code: 'SG', about: 'We move goods.' })
  })

  test('is 404 where there is none', async () => {
    const { status, body } = await app.call('GET', '/api/companies/nobody-at-all')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'NOT_FOUND', error: 'Company not found.' })
  })
})

test('the subscription is the trial as it is', async () => {
  const { body } = await app.call('GET', '/api/employer/subscription', { token: mei.token })
  expect(body).toMatchObject({
    success: true,
    subscription: { status: 'trial', plan_name: 'Trial', tier: 'free', days_left: 14, is_active: true },
  })
  expect(body.subscription.expires_at).toBe(body.subscription.expiry_date)
})
