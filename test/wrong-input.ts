import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '../src/app/features.ts'
import { pathNames } from '../src/shared/endpoint.ts'
import * as adverts from './adverts.ts'
import { applicationOf, applyTo, cvOf, lettersTo } from './applicants.ts'
import { pdfOf, pngOf } from './files.ts'
import { formOf, type Person, startHouse, type TestHouse } from './support.ts'

export let app: TestHouse
export let mei: Person
let employeeId: string
/** What the names in an address stand for. */
let known: Record<string, string> = {}
/** For names that may stand once. */
let made = 0
/** The house that is tried, with something of each kind in it. */
export const openHouse = async () => {
  app = await startHouse({ env: { DEV_MODE: '1' } })
  mei = await app.employer()
  const post = async (path: string, body: object, file?: Buffer) => {
    const answer = await app.call('POST', path, { token: mei.token, ...(file ? { file } : { body }) })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body.data
  }
  employeeId = (await post('/api/employees/unified', formOf())).employee.id
  const at = `/api/employees/${employeeId}`
  await post(`${at}/digital-card/email`, { privacyLevel: 'company' })
  const [letter] = (await app.call('GET', '/api/outbox', { token: mei.token })).body.data.messages
  known = {
    authorizationId: (await post(`${at}/authorizations`, right('/api/employees/:id/authorizations'))).authorization.id,
    allowanceId: (await post(`${at}/allowances`, right('/api/employees/:id/allowances'))).allowance.id,
    documentId: (await post(`${at}/documents?kind=other`, {}, pdfOf())).document.id,
    version: '1',
    import: (await post('/api/employees/imports', right('/api/employees/imports'))).import.id,
    letter: letter.id,
    department: (await post('/api/company/departments', { name: 'Tried' })).department.id,
    entity: (await post('/api/company/entities', { country: 'IN', legalName: 'Tried' })).entity.id,
    site: (await post('/api/company/sites', { name: 'Tried', country: 'SG' })).site.id,
    export: (await post('/api/company/exports', {})).export.id,
    job: (await post('/api/company/jobs', right('/api/company/jobs'))).job.id,
    ...(await applied()),
    photo: (await post(`${at}/photo`, {}, pngOf())).employee_photo_url.split('file=')[1],
  }
  // The progress of an import that is over ends at once.
  await post(`/api/employees/imports/${known.import}/finish`, {})
}

/** Somebody's application, with a note, and a letter that has not left. */
const applied = async () => {
  const job = await adverts.publishJob(app, mei)
  expect((await applyTo(app, job.id, { email: 'tried@people.test' })).status).toBe(201)
  const call = async (path: string, body: object) =>
    (await app.call('POST', path, { token: mei.token, body })).body.data
  const [row] = await app.look<{ id: string; candidate_id: string }>(
    'select id, candidate_id from applications limit 1',
  )
  const at = `/api/company/applications/${row?.id}`
  const { application } = await call(`${at}/notes`, { body: 'A' })
  await call('/api/company/applications/messages', { ids: [row?.id], subject: 'A', body: 'B' })
  const messageId = (await call(`${at}/open`, {})).application.messages[0].id
  const [letter] = await lettersTo(app, mei.companyId, 'tried@people.test')
  return {
    ...{ open: job.id, application: row?.id as string, candidate: row?.candidate_id as string },
    ...{ noteId: application.notes[0].id, messageId, key: letter?.token as string },
  }
}

type Json = Record<string, unknown>
type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

const schemaOf = (route: (typeof routes)[number]) =>
  z.toJSONSchema(route.endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema

/** Every field of a contract, nested ones included, as a path of names. */
const fieldsOf = (schema: Schema, at: string[] = []): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const shapes = [inner, ...(inner.anyOf ?? [])]
    return [[...at, name], ...shapes.flatMap((shape) => fieldsOf(shape, [...at, name]))]
  })

/** Values that are wrong for nearly every field; where one happens to be right, the call may succeed, but must never break. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'NaN',
    '1e309',
    '-1',
    -1,
    0,
    1e308,
    -0.001,
    2 ** 53,
    true,
    false,
    [],
    {},
    [[]],
    { $gt: '' },
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '<script>alert(1)</script>',
    "'; drop table employees; --",
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
    'x'.repeat(5_000),
    '\u202e\u200f',
    '😀'.repeat(300),
    '2027-02-29',
    '0000-00-00',
    '9999-99-99',
    '٣٤٥',
    'İ',
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    'constructor',
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
)

const put = (target: Json, path: string[], value: unknown): Json => {
  const copy = structuredClone(target)
  let at = copy
  for (const name of path.slice(0, -1)) {
    if (typeof at[name] !== 'object' || at[name] === null || Array.isArray(at[name])) at[name] = {}
    at = at[name] as Json
  }
  at[path.at(-1) as string] = value
  return copy
}

/** Something right to start from, so that one wrong field is met alone. */
const right = (path: string): Json => {
  if (path === '/api/employees/:id')
    return { full_name: 'A B', salary: 5000, overtime_rate_multiplier: 1.5, hire_date: '2026-01-05', status: 'active' }
  if (path.endsWith('/documents') || path.endsWith('/versions'))
    return { kind: 'other', title: 'A', name: 'a.pdf', expires_on: '2030-01-01' }
  if (path.endsWith('/versions/:version')) return {}
  if (path.endsWith('/photo')) return { name: 'a.png', file: known.photo }
  if (path.includes('/authorizations'))
    return {
      authorization_type: 'Forklift licence',
      document_number: 'F1234567',
      issued_on: '2026-01-01',
      expiry_date: '2028-01-01',
      status: 'active',
    }
  if (path.includes('/allowances'))
    return {
      allowance_type: 'Housing allowance',
      frequency: 'monthly',
      currency: 'SGD',
      amount: 100,
      effective_from: '2026-01-01',
      effective_until: '2030-01-01',
    }
  if (path === '/api/employees/imports')
    return {
      fileName: 'people.csv',
      fileHash: 'ab'.repeat(32),
      rows: 2,
      headers: ['Name', 'Mail'],
      mapping: ['full_name', 'email'],
    }
  if (path.endsWith('/imports/mapping')) return { signature: 'ab'.repeat(16) }
  if (path.startsWith('/api/compliance')) return {}
  if (path === '/api/auth/language') return { language: 'fr' }
  if (path.startsWith('/api/outbox')) return {}
  if (path === '/api/contact') return { name: 'A B', email: 'a@b.example', topic: 'other', message: 'Hello' }
  if (path.startsWith('/api/newsletter')) return { email: 'a@b.example', token: 'none' }
  if (path.endsWith('/unified')) return formOf()
  if (path === '/api/employees') return { ...formOf(), joinDate: '2026-01-05', compliance_data: {} }
  if (path.endsWith('/bulk-upload'))
    return {
      employees: [{ full_name: 'A B', email: 'a@b.example', department: 'HR', position: 'P', country: 'india' }],
      firstRow: 2,
      rows: [2],
      importId: known.import,
      dryRun: false,
    }
  if (path.endsWith('/classify')) return { country: 'SG', nationality: 'Indian' }
  if (path.endsWith('/reveal')) return { field: 'nric' }
  if (path.includes('/digital-card')) return { privacyLevel: 'company' }
  if (path === '/api/employer/profile')
    return { name: 'C', about: 'A', website: 'https://c.example', countries: ['SG'] }
  if (path.startsWith('/api/employer/')) return {}
  if (path.startsWith('/api/companies/')) return { slug: mei.slug, file: known.photo }
  if (path === '/api/company/departments') return { name: `D${++made}`, offered: ['form'] }
  if (path.endsWith('/departments/:id')) return { offered: ['form'] }
  if (path.endsWith('/departments/merge')) return { from: 'Nobody there', into: known.department, people: 0 }
  if (path.includes('/company/entities'))
    return { country: 'SG', legalName: 'A', numbers: { uen: { number: '197401143C' } }, zone: 'Asia/Singapore' }
  if (path.startsWith('/api/company/verification')) return { entityId: known.entity, note: 'A', name: 'a.png' }
  if (path.startsWith('/api/verifications'))
    return { decision: 'refused', checkedOn: '2026-11-12', evidence: 'A', reason: 'A', show: 'decided', page: 1 }
  if (path === '/api/company/holidays')
    return { scope: `site:${known.site}`, day: '2026-12-24', kind: 'half', name: 'Eve' }
  if (path === '/api/company/working-weeks')
    return { scope: `site:${known.site}`, effectiveFrom: '2026-01-01', days: [1, 2, 3] }
  if (path.startsWith('/api/company/calendar')) return { scope: `site:${known.site}`, year: 2026, format: 'csv' }
  if (path.includes('/company/sites')) return { name: `S${++made}`, country: 'SG', zone: 'Asia/Singapore' }
  if (path.includes('/company/exports')) return { withFiles: false, withSecrets: false }
  if (path.includes('/company/audit-log')) return { from: '2026-01-01', to: '2026-02-01', outcome: 'done', pageSize: 5 }
  if (path === '/api/company/jobs') return { content: adverts.contentOf() }
  if (path === '/api/company/jobs/bulk') return { ids: [known.job], action: 'pause', preview: true }
  if (path === '/api/company/jobs/:id/move') return { action: 'archive' }
  if (path === '/api/company/jobs/:id') return { version: 1, content: adverts.contentOf() }
  if (path === '/api/occupations' || path === '/api/places') return { search: 'a' }
  if (path.endsWith('/report')) return { reason: 'other', words: 'A', email: 'a@b.example' }
  if (path.startsWith('/api/jobs')) return { search: 'nurse', country: 'SG', sort: 'newest', page: 1 }
  if (path.startsWith('/api/job-reports')) return { decision: 'kept' }
  if (path === '/api/jobs/:id/applications')
    return applicationOf({ answers: [], phone: '+65 9123 4567', source: 'site' })
  if (path.startsWith('/api/my-applications')) return { body: 'A', reason: 'A', cv: cvOf(), from: '2026-01-01' }
  if (path.endsWith('/merge')) return { into: null }
  if (path.startsWith('/api/company/applications'))
    return {
      ...{
        ids: [known.application],
        subject: 'A',
        body: 'B',
        preview: true,
        addTags: ['a'],
        removeTags: [],
        reason: 'A',
      },
      ...{ job: known.open, stage: 'applied', sort: 'due', names: 'shown', page: 1, mentions: [] },
    }
  if (path.startsWith('/api/company/candidates')) return { reason: 'A' }
  if (path.endsWith('/overtime-policy')) return { mode: 'manual', regularHours: 44, totalHours: 50, customSettings: {} }
  if (path.endsWith('/welcome-email')) return { resetMethod: 'email' }
  return {
    email: 'who@example.com',
    password: 'wrong but long enough',
    role: 'employer',
    token: 'none',
    currentPassword: 'x',
    newPassword: 'wrong but long enough',
    firstName: 'A',
    lastName: 'B',
    companyName: 'C',
    country: 'SG',
  }
}

const standsFor = (path: string, name: string): string => {
  if (name !== 'id') return known[name] ?? employeeId
  const ours = ['departments', 'entities', 'sites', 'exports'].find((one) => path.includes(`/company/${one}/`))
  if (ours)
    return known[{ departments: 'department', entities: 'entity', sites: 'site', exports: 'export' }[ours] ?? ''] ?? ''
  if (path.startsWith('/api/places/')) return '1'
  if (path === '/api/jobs/:id/applications') return known.open ?? ''
  if (path.startsWith('/api/company/applications/')) return known.application ?? ''
  if (path.startsWith('/api/company/candidates/')) return known.candidate ?? ''
  if (path.includes('/jobs/')) return known.job ?? ''
  const what = path.includes('/imports/') ? known.import : path.startsWith('/api/outbox') ? known.letter : employeeId
  return what ?? employeeId
}

const send = (route: (typeof routes)[number], input: Json) => {
  const { method, path, upload } = route.endpoint
  const names = pathNames(path)
  const url = names.reduce(
    (u, name) =>
      u.replace(
        `:${name}`,
        encodeURIComponent(
          typeof input[name] === 'string' && (input[name] as string).isWellFormed()
            ? (input[name] as string).slice(0, 100)
            : standsFor(path, name),
        ) || 'x',
      ),
    path as string,
  )
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  const reads = method === 'GET' || method === 'DELETE' || upload === true
  const query = new URLSearchParams(
    Object.entries(rest).map(([k, v]) => [k, typeof v === 'string' ? v : (JSON.stringify(v) ?? '')]),
  ).toString()
  return app.call(method, reads ? `${url}?${query}` : url, {
    token: mei.token,
    ...(upload
      ? { file: path.endsWith('/photo') || path.endsWith('/logo') ? pngOf() : pdfOf() }
      : reads
        ? {}
        : { body: rest }),
  })
}

/** A refusal is a sentence somebody understands, with the fields it is about; no stack, no SQL, no path. */
const isClear = (status: number, body: Json) => {
  expect(body).toMatchObject({ success: false, code: expect.any(String), error: expect.any(String) })
  const sentences = [body.error, ...Object.values((body.fields as object) ?? {})] as string[]
  for (const sentence of sentences) {
    expect(sentence.length).toBeGreaterThan(5)
    expect(sentence).not.toMatch(/\bat \/|node_modules|select |insert |ZodError|TypeError|undefined|\[object/i)
  }
  if (status === 422) expect(Object.keys((body.fields as object) ?? {})).not.toHaveLength(0)
}

const tested = routes.filter((r) => !['/api/auth/logout', '/api/auth/refresh'].includes(r.endpoint.path))

/** Calls whose beginning is really right: each wrong field is met alone. */
const isNew = (path: string) =>
  /authorizations$|allowances|company\/jobs(\/bulk)?$|api\/jobs$|occupations|places|documents$|versions|\/photo|imports(\/:id\/(progress|finish))?$|compliance|overtime-policy|digital-card|language|outbox$/.test(
    path,
  )

/** Every field of every nth call tried wrong: files that each take a part of the calls run beside each other. */
export const tryCalls = (part: number, of: number) =>
  test.each(
    tested.filter((_, i) => i % of === part).map((r) => [`${r.endpoint.method} ${r.endpoint.path}`, r] as const),
  )('%s', { timeout: 120_000 }, async (_name, route) => {
    const named = fieldsOf(schemaOf(route))
    // A call of several shapes names its fields in the service.
    const shaped = isNew(route.endpoint.path) || route.endpoint.path === '/api/employees/:id'
    const more = shaped ? Object.keys(right(route.endpoint.path)).map((name) => [name]) : []
    const fields = [...named, ...more.filter(([name]) => !named.some((path) => path[0] === name))]
    const start = await send(route, right(route.endpoint.path))
    expect(start.status, start.text).toBeLessThan(500)
    if (isNew(route.endpoint.path)) expect(start.status, start.text).toBeLessThan(300)
    const writes = async () => (await app.look<{ n: number }>('select count(*)::int n from employees'))[0]?.n as number
    let had = await writes()
    const slow = route.endpoint.path.startsWith('/api/auth')
    await fc.assert(
      fc.asyncProperty(
        fields.length > 0 ? fc.constantFrom(...fields) : fc.constant<string[]>(['nothing']),
        wrong,
        async (path, value) => {
          const { status, body, text } = await send(route, put(right(route.endpoint.path), path, value))
          expect(status, text).toBeLessThan(500)
          if (status >= 400) {
            isClear(status, body)
            expect(await writes()).toBe(had)
          } else had = await writes()
        },
      ),
      { numRuns: slow ? 40 : Math.max(60, fields.length * 6), seed: 20261121 },
    )
    // Each field once with each kind of thing that is certainly not it.
    for (const path of fields) {
      for (const value of [{ a: 1 }, ['x'], 'a\u0000b', '\ud800']) {
        const { status, body, text } = await send(route, put(right(route.endpoint.path), path, value))
        expect(status, `${path.join('.')} = ${JSON.stringify(value)}: ${text}`).toBeLessThan(500)
        if (status >= 400) isClear(status, body)
      }
    }
  })
