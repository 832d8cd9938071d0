import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { tablesOf } from '../../../server/feature.ts'
import type { Export } from './contract.ts'
import { makeExport, purgeExports } from './make.ts'
import { exportedTables } from './rules.ts'

let app: TestServer
let mei: Person
let rival: Person
let clock = () => new Date()
beforeAll(async () => {
  app = await startTestServer({ now: () => clock() })
  mei = await app.employer('SG', 'Harbour')
  rival = await app.employer('SG', 'Rival')
  for (const [person, name] of [
    [mei, 'Export Me'],
    [rival, 'Canary Of Rival'],
  ] as const) {
    const { body } = await app.call('POST', '/api/employees/unified', {
      token: person.token,
      body: formOf({ fullName: name, complianceData: { nric: 'S7654321I' }, bankAccountNumber: '88112233445' }),
    })
    const at = `/api/employees/${body.data.employee.id}`
    await app.call('POST', `${at}/documents?kind=other&name=letter.pdf`, { token: person.token, file: pdfOf() })
    await app.call('POST', `${at}/authorizations`, {
      token: person.token,
      body: { authorization_type: 'Forklift licence', document_number: 'FORK12345', status: 'active' },
    })
  }
  const employees = Array.from({ length: 300 }, (_, i) => ({
    full_name: i === 7 ? '=1+1, "x"' : `Person ${i}`,
    email: `p${i}@harbour.example`,
    department: 'HR',
    position: 'Clerk',
    country: 'singapore',
  }))
  await app.call('POST', '/api/employees/bulk-upload', { token: mei.token, body: { employees } })
})
afterAll(() => app.close())

const start = (body: object, token = mei.token) => app.call('POST', '/api/company/exports', { token, body })
const list = async (token = mei.token) =>
  (await app.call('GET', '/api/company/exports', { token })).body.data as { exports: Export[]; maySecrets: boolean }
const made = async (body: object) => {
  const input = await start(body)
  expect(input.status, input.text).toBe(201)
  const { id } = input.body.data.export as Export
  await makeExport(app.server.services, { companyId: mei.companyId, exportId: id })
  const file = await app.call('GET', `/api/company/exports/${id}/file`, { token: mei.token })
  expect(file.status, file.text.slice(0, 300)).toBe(200)
  return { id, file, entries: unzipSync(new Uint8Array(file.bytes)) }
}
const linesIn = (entries: Record<string, Uint8Array>, table: string) =>
  strFromU8(entries[`tables/${table}.jsonl`] as Uint8Array)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('an export of the whole company', () => {
  test('holds every table of a company, or says why not', async () => {
    const tables = await app.look<{ name: string }>(
      `select c.relname name from pg_class c join pg_attribute a on a.attrelid = c.oid where a.attname = 'company_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    const said = new Set(
      Object.entries(tablesOf(app.server.services.features))
        .filter(([, t]) => !('platform' in t))
        .map(([name]) => name),
    )
    expect(tables.map((t) => t.name).filter((name) => !said.has(name))).toEqual([])
  })

  test('comes back from the file row for row, twice', async () => {
    const { file, entries, id } = await made({})
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="harbour-\d{4}-\d\d-\d\d\.zip"$/)
    for (const { table } of exportedTables(tablesOf(app.server.services.features))) {
      const where = table === 'companies' ? 'id' : 'company_id'
      // What the export itself adds comes after its picture was taken.
      if (['company_exports', 'files', 'audit_log', 'outbox'].includes(table)) continue
      const [truth] = await app.look<{ n: number }>(
        `select count(*)::int n from ${table} where ${where} = '${mei.companyId}'`,
      )
      const rows = linesIn(entries, table)
      const sheet = parse<Record<string, string>>(
        strFromU8(entries[`tables/${table}.csv`] as Uint8Array).replace('\uFEFF', ''),
        { header: true, skipEmptyLines: true },
      )
      expect(rows, table).toHaveLength(truth?.n as number)
      expect(sheet.data, table).toHaveLength(truth?.n as number)
      if (rows[0]) expect(sheet.meta.fields, table).toEqual(Object.keys(rows[0]))
    }
    const people = linesIn(entries, 'employees')
    expect(people).toHaveLength(301)
    expect(people.find((p) => p.email === 'p7@harbour.example')).toMatchObject({ full_name: '=1+1, "x"' })
    expect(linesIn(entries, 'audit_log').length).toBeGreaterThan(300)
    expect(strFromU8(entries['README.md'] as Uint8Array)).toContain('### employees (301 rows)')
    const letter = Object.keys(entries).find((name) => name.endsWith('-letter.pdf'))
    expect(Buffer.from(entries[letter as string] as Uint8Array).equals(pdfOf())).toBe(true)
    const { exports } = await list()
    expect(exports.find((x) => x.id === id)).toMatchObject({ state: 'ready', percent: 100, bytes: file.bytes.length })
  })

  test('holds nobody else’s data, no hash, and no number in clear', async () => {
    const { entries } = await made({ withFiles: false })
    const all = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    for (const never of [
      'Canary Of Rival',
      '$argon2',
      'password_hash',
      'S7654321I',
      '88112233445',
      'FORK12345',
      rival.companyId,
    ])
      expect(all, never).not.toContain(never)
    expect(all).toContain('•••••321I')
    expect(Object.keys(entries).some((name) => name.startsWith('files/'))).toBe(false)
  })

  test('holds numbers in clear for the owner who says their password again, and for nobody else', async () => {
    expect((await start({ withSecrets: true })).body.fields.password).toContain('required')
    const wrong = await start({ withSecrets: true, password: 'not the password' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.fields.password).toBe('The password is not right')
    const [failed] = await app.look(
      `select outcome from audit_log where action = 'company-export.create' and outcome = 'failed'`,
    )
    expect(failed).toEqual({ outcome: 'failed' })
    const { id, entries } = await made({ withSecrets: true, password: PASSWORD })
    expect(linesIn(entries, 'numbers_in_clear').map((n) => n.value)).toEqual(
      expect.arrayContaining(['S7654321I', '88112233445', 'FORK12345']),
    )
    await app.look(`update users set role = 'employer_admin' where id = '${mei.userId}'`)
    expect((await start({ withSecrets: true, password: PASSWORD })).body.fields.withSecrets).toContain('Only the owner')
    expect((await app.call('GET', `/api/company/exports/${id}/file`, { token: mei.token })).status).toBe(404)
    expect((await list()).maySecrets).toBe(false)
    await app.look(`update users set role = 'employer' where id = '${mei.userId}'`)
    for (const table of ['audit_log', 'company_exports', 'idempotency_keys'])
      expect(JSON.stringify(await app.look(`select * from ${table}`)), table).not.toContain(PASSWORD)
  })

  test('lies encrypted, is written down when taken, and is gone after a week', async () => {
    const { id } = await made({ withFiles: false })
    const [taken] = await app.look<{ n: number }>(
      `select count(*)::int n from audit_log where action = 'company-export.download' and target_id = '${id}'`,
    )
    expect(taken?.n).toBe(1)
    const keys = await app.look<{ storage_key: string }>(
      `select f.storage_key from files f join company_export_parts p on p.file_id = f.id where p.export_id = '${id}'`,
    )
    for (const { storage_key } of keys) {
      const bytes = await app.server.services.files.get(storage_key)
      expect(bytes.includes('PK\x03\x04')).toBe(false)
    }
    const [letter] = await app.look(
      `select template from outbox where template = 'export-ready' and recipient = '${mei.email}' limit 1`,
    )
    expect(letter).toEqual({ template: 'export-ready' })
    clock = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000)
    try {
      // A session does not live that long: what the job does is looked at in the database.
      await purgeExports(app.server.services)
    } finally {
      clock = () => new Date()
    }
    expect((await app.call('GET', `/api/company/exports/${id}/file`, { token: mei.token })).status).toBe(404)
    expect((await list()).exports.map((x) => x.state)).not.toContain('ready')
    for (const { storage_key } of keys) await expect(app.server.services.files.get(storage_key)).rejects.toThrow()
  })

  test('is made once at a time, begins anew after a crash, and is nobody else’s', async () => {
    const input = await start({ withFiles: false })
    const { id } = input.body.data.export as Export
    expect((await start({})).status).toBe(409)
    await app.look(
      `update company_exports set status = 'running', moved_at = now() - interval '1 hour' where id = '${id}'`,
    )
    expect((await list()).exports[0]?.state).toBe('interrupted')
    await makeExport(app.server.services, { companyId: mei.companyId, exportId: id })
    await makeExport(app.server.services, { companyId: mei.companyId, exportId: id })
    expect((await list()).exports[0]).toMatchObject({ id, state: 'ready' })
    expect((await app.call('GET', `/api/company/exports/${id}/file`, { token: rival.token })).status).toBe(404)
    expect((await list(rival.token)).exports).toEqual([])
    await app.look(`update users set role = 'hr_admin' where id = '${rival.userId}'`)
    expect((await start({}, rival.token)).status).toBe(403)
  })
  test('asked for by many at once is begun once, and the others are told', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const { token } = await server.employer()
      const ask = (body: object) => server.call('POST', '/api/company/exports', { token, body })
      const all = await Promise.all(Array.from({ length: 4 }, () => ask({})))
      expect(all.map((a) => a.status).sort()).toEqual([201, 409, 409, 409])
      const guesses = Array.from({ length: 8 }, (_, i) => ask({ withSecrets: true, password: `wrong number ${i}` }))
      const told = (await Promise.all(guesses)).map((a) => a.status).sort()
      expect(told).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    } finally {
      await server.close()
    }
  })
  test('that was given up for another while it was written is never said to be ready', async () => {
    const first = (await start({ withFiles: false })).body.data.export as Export
    let other: Export | undefined
    const { files } = app.server.services
    const put: typeof files.put = async (key, bytes) => {
      if (!other) {
        await app.look(`update company_exports set moved_at = now() - interval '1 hour' where id = '${first.id}'`)
        other = (await start({ withFiles: false })).body.data.export as Export
      }
      return files.put(key, bytes)
    }
    const slow = { ...app.server.services, files: { ...files, put } }
    await makeExport(slow, { companyId: mei.companyId, exportId: first.id }).catch(() => {})
    const states = async () => Object.fromEntries((await list()).exports.map((x) => [x.id, x.state]))
    expect(await states()).toMatchObject({ [first.id]: 'failed', [other?.id ?? '']: 'queued' })
    expect(await app.look(`select from company_export_parts where export_id = '${first.id}'`)).toEqual([])
    await makeExport(app.server.services, { companyId: mei.companyId, exportId: other?.id ?? '' })
    expect(await states()).toMatchObject({ [first.id]: 'failed', [other?.id ?? '']: 'ready' })
  })
  test('is kept with two before it and no more: nobody fills the disk by asking again and again', async () => {
    const { token, companyId } = await app.employer('SG', 'Hoarders')
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      const { id } = (await start({}, token)).body.data.export as Export
      await makeExport(app.server.services, { companyId, exportId: id })
      ids.unshift(id)
    }
    expect((await list(token)).exports.map((x) => x.state)).toEqual(['ready', 'ready', 'ready', 'expired'])
    expect((await app.call('GET', `/api/company/exports/${ids[3]}/file`, { token })).status).toBe(404)
    await purgeExports(app.server.services)
    const stored = await app.look<{ export_id: string }>(
      `select distinct export_id from company_export_parts where company_id = '${companyId}'`,
    )
    expect(stored.map((k) => k.export_id).sort()).toEqual(ids.slice(0, 3).sort())
  })

  test('that breaks off in the middle fails alone: the server goes on, and nothing is called ready', async () => {
    const { body } = await start({})
    const { id } = body.data.export as Export
    await app.look('alter table job_revisions rename column number to moved')
    await makeExport(app.server.services, { companyId: mei.companyId, exportId: id }).catch(() => {})
    await app.look('alter table job_revisions rename column moved to number')
    expect((await app.call('GET', '/health')).status).toBe(200)
    expect((await list()).exports.find((e) => e.id === id)?.state).not.toBe('ready')
    expect((await app.call('GET', `/api/company/exports/${id}/file`, { token: mei.token })).status).not.toBe(200)
  })
})

describe('what is between HR and one person', () => {
  test('is in the export of the owner that has the numbers in clear, and in no other', async () => {
    const [one] = await app.look<{ id: string }>(
      `select id from employees where company_id = '${mei.companyId}' and full_name = 'Export Me'`,
    )
    const memoOf = async (kind: string, title: string) => {
      const audience = { mode: 'chosen', departments: [], countries: [], locations: [], types: [], people: [one?.id] }
      const texts = { en: { title, body: `${title} told` } }
      const body = { kind, mainLanguage: 'en', texts, audience, joiners: false, ack: 'none', gate: false, dueOn: null }
      const memo = (await app.call('POST', '/api/memos', { token: mei.token, body })).body.data.memo
      await app.call('POST', `/api/memos/${memo.id}/files?name=${kind}.pdf`, { token: mei.token, file: pdfOf() })
      const send = { revision: memo.revision }
      const sent = await app.call('POST', `/api/memos/${memo.id}/send`, { token: mei.token, body: send })
      expect(sent.status, sent.text).toBe(200)
      return memo.id as string
    }
    const warning = await memoOf('warning', 'Left the gate open')
    const notice = await memoOf('notice', 'Picnic on Friday')
    const plain = await made({ withSecrets: false, withFiles: true })
    const owners = await made({ withSecrets: true, withFiles: true, password: PASSWORD })
    for (const [entries, isThere] of [
      [plain.entries, false],
      [owners.entries, true],
    ] as const) {
      const all = Object.entries(entries).map(([name, bytes]) => `${name} ${strFromU8(bytes)}`)
      expect(all.some((text) => text.includes('Left the gate open'))).toBe(isThere)
      expect(all.some((text) => text.includes(warning))).toBe(isThere)
      expect(all.some((text) => text.includes('warning.pdf'))).toBe(isThere)
      expect(all.some((text) => text.includes('Picnic on Friday') && text.includes(notice))).toBe(true)
      expect(Object.keys(entries).some((name) => name.endsWith('notice.pdf'))).toBe(true)
    }
  })
})
