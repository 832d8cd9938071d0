import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jobs, routes } from '../src/app/features.ts'
import { formOf, startTestServer, type TestServer } from './support.ts'

describe('the calls everybody may make', () => {
  let app: TestServer
  beforeAll(async () => {
    app = await startTestServer()
  })
  afterAll(() => app.close())

  test('health says nothing but ok', async () => {
    expect((await app.call('GET', '/health')).body).toEqual({ ok: true })
    expect((await app.call('HEAD', '/health')).status).toBe(200)
  })

  test('work countries are ours, in order, kept for a day', async () => {
    const { body, headers } = await app.call('GET', '/api/work-countries')
    expect(body.data.map((c: { code: string; symbol: string }) => [c.code, c.symbol])).toEqual([
      ['SG', 'S$'],
      ['IN', '₹'],
      ['CA', 'C$'],
      ['AE', 'AED'],
    ])
    expect(headers.get('cache-control')).toContain('max-age=86400')
  })

  test('world countries are all of them, with flags and demonyms our rules know', async () => {
    const { body } = await app.call('GET', '/api/world-countries?includeEmploymentTypes=true')
    expect(body.data.length).toBeGreaterThanOrEqual(249)
    const find = (code: string) => body.data.find((c: { code: string }) => c.code === code)
    expect(find('AE')).toMatchObject({ demonym: 'Emirati', flag: '🇦🇪' })
    expect(find('SG').employmentTypes.map((o: { value: string }) => o.value)).toEqual([
      'citizen',
      'permanent_resident',
      'work_permit',
    ])
  })

  test('classification answers for every country of the world', async () => {
    const { token } = await app.employer()
    const { body } = await app.call('GET', '/api/world-countries')
    for (const { demonym } of body.data) {
      const answer = await app.call('POST', '/api/employees/classify', {
        token,
        body: { country: 'CA', nationality: demonym },
      })
      expect(['citizen_pr', 'foreign_worker'], demonym).toContain(answer.body.data.classification)
    }
  })

  test('where a caller is, is not guessed without a proxy we trust', async () => {
    const { body } = await app.call('GET', '/api/geo/detect', {
      headers: { 'cf-ipcountry': 'SG', 'x-forwarded-for': '8.8.8.8' },
    })
    expect(body).toEqual({ success: true, country_code: 'DEFAULT', data: { country_code: 'DEFAULT' } })
  })

  test('a company’s ETag holds until the company changes, and for no other company', async () => {
    const mei = await app.employer('SG', 'Tagged')
    const rival = await app.employer('SG', 'Tagged')
    const first = await app.call('GET', '/api/company/me', { token: mei.token })
    const tag = first.headers.get('etag') as string
    const ask = (token: string) => app.call('GET', '/api/company/me', { token, headers: { 'if-none-match': tag } })
    expect((await ask(mei.token)).status).toBe(304)
    expect((await ask(rival.token)).status).toBe(200)
    await app.look(
      `update companies set name = 'Renamed', version = version + 1 where id = '${mei.companyId}' returning id`,
    )
    const fresh = await ask(mei.token)
    expect(fresh.status).toBe(200)
    expect(fresh.body.company.name).toBe('Renamed')
  })

  test('the OpenAPI document names every call and how each is guarded', async () => {
    const { body } = await app.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    for (const { endpoint, may } of routes) {
      const operation = body.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(operation, `${endpoint.method} ${endpoint.path}`).toBeDefined()
      expect(operation.security.length === 0).toBe(may === 'anyone')
      const taken = Object.keys(operation.requestBody?.content ?? {})
      if (endpoint.upload) expect(taken, endpoint.path).toEqual(['application/octet-stream'])
      else expect(taken, endpoint.path).not.toContain('application/octet-stream')
      const answered = Object.keys(operation.responses[String(endpoint.status ?? 200)].content)
      const isFile = endpoint.output instanceof z.ZodString
      expect(answered.includes('application/octet-stream'), endpoint.path).toBe(isFile)
      expect(answered.includes('text/event-stream'), endpoint.path).toBe(endpoint.stream === true)
    }
  })

  test('each night what has run out is cleared, and nothing that lives', async () => {
    const { token } = await app.employer()
    await app.look(`insert into throttles values ('old', 1, now() - interval '2 days') returning key`)
    await app.look(
      `insert into sessions (user_id, family, expires_at) select id, gen_random_uuid(), now() - interval '40 days' from users limit 1 returning id`,
    )
    const job = jobs.find((j) => j.name === 'clean-up')
    await job?.run(app.server.services, undefined)
    const [left] = await app.look(
      `select (select count(*) from throttles where key = 'old')::int throttles, (select count(*) from sessions where expires_at < now() - interval '30 days')::int sessions`,
    )
    expect(left).toEqual({ throttles: 0, sessions: 0 })
    expect((await app.call('GET', '/api/company/me', { token })).status).toBe(200)
  })

  test('a body the specification’s client may send twice is one call over two servers', async () => {
    const { token } = await app.employer()
    const { buildApp: buildHouse } = await import('../src/app/compose.ts')
    const replica = await buildHouse(app.server.services.settings, { worker: false })
    const body = formOf()
    const headers = { 'idempotency-key': 'one', authorization: `Bearer ${token}` }
    const [a, b] = await Promise.all([
      app.call('POST', '/api/employees/unified', { token, body, headers }),
      replica.app.inject({ method: 'POST', url: '/api/employees/unified', headers, payload: body }),
    ])
    await replica.close()
    expect(a.body.data.employee.id).toBe(b.json().data.employee.id)
  })
})

describe('a fifth country', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourshore-countries-'))
  let app: TestServer
  beforeAll(async () => {
    const countries = join(import.meta.dirname, '../src/countries')
    for (const entry of readdirSync(countries, { withFileTypes: true }))
      if (entry.isDirectory()) symlinkSync(join(countries, entry.name), join(folder, entry.name))
    symlinkSync(join(import.meta.dirname, 'freedonia'), join(folder, 'freedonia'))
    app = await startTestServer({ countriesFolder: folder })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is one more folder: listed, signed up in, classified, and scored', async () => {
    const { body } = await app.call('GET', '/api/work-countries')
    expect(body.data.map((c: { code: string }) => c.code)).toEqual(['SG', 'IN', 'CA', 'AE', 'FD'])
    const { token } = await app.employer('FD', 'Firefly & Sons')
    const country = app.server.services.countries.get('FD')
    const found = await app.call('POST', '/api/employees/classify', {
      token,
      body: { country: 'FD', nationality: country.demonym },
    })
    expect(found.body.data.classification).toBe('citizen_pr')

    const empty = await app.call('POST', '/api/employees/unified', {
      token,
      body: formOf({ countryCode: 'FD', nationality: country.demonym, complianceData: {} }),
    })
    expect(empty.status).toBe(422)
    const wanted = Object.keys(empty.body.fields).map((f) => f.replace('complianceData.', ''))
    expect(wanted.length).toBeGreaterThan(0)
    const draw = {
      next: () => 0.4,
      pick: <T>(from: readonly T[]) => from[0] as T,
      digits: (n: number) => '1234567890'.slice(0, n),
    }
    const facts = country.demo.facts(draw, { status: 'citizen_pr', birthDate: '1990-01-01' }, '2026-11-21')
    const {
      status,
      body: saved,
      text,
    } = await app.call('POST', '/api/employees/unified', {
      token,
      body: formOf({ countryCode: 'freedonia', nationality: country.demonym, complianceData: facts }),
    })
    expect(status, text).toBe(201)
    expect(saved.data.employee.currency).toBe(country.currency.code)
    const detail = await app.call('GET', `/api/employees/${saved.data.employee.id}`, { token })
    expect(detail.body.data.complianceScore).toBe(100)
    const bulk = await app.call('POST', '/api/employees/bulk-upload', {
      token,
      body: {
        employees: [
          { full_name: 'R T', email: 'rt@fd.example', department: 'HR', position: 'P', country: country.slug },
        ],
      },
    })
    expect(bulk.body.successful).toBe(1)
  })
})
