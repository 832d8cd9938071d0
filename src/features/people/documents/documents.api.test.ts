import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxOf, pdfOf, pngOf } from '../../../../test/files.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { sweepFiles } from './sweep.ts'

let app: TestServer
let mei: Person
let rival: Person
let person: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  rival = await app.employer('IN', 'Rival')
  person = await added()
})
afterAll(() => app.close())

const added = async () => {
  const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf() })
  return body.data.employee.id as string
}
const documents = (id = person) => `/api/employees/${id}/documents`
const add = (file: Buffer, query = 'kind=nric&name=card.pdf', token = mei.token, id = person) =>
  app.call('POST', `${documents(id)}?${query}`, { token, file })
const folder = () => join(app.server.services.settings.dataDir, 'files')
const onDisk = () =>
  existsSync(folder())
    ? readdirSync(folder(), { recursive: true, encoding: 'utf8' })
        .map((f) => join(folder(), f))
        // The folder's own name, by which servers know that they share it, is nobody's file.
        .filter((f) => statSync(f).isFile() && basename(f) !== '.name')
    : []
const count = async (table: string) => (await app.look<{ n: number }>(`select count(*)::int n from ${table}`))[0]?.n

/** The person's own account, signed in. */
const portal = async (id: string) => {
  const { body } = await app.call('POST', `/api/employees/${id}/welcome-email`, {
    token: mei.token,
    body: { generatePassword: true },
  })
  const [row] = await app.look<{ email: string }>(`select email from employees where id = '${id}'`)
  const login = await app.call('POST', '/api/auth/login', {
    body: { email: row?.email, password: body.data.tempPassword, role: 'employee', company: mei.slug },
  })
  await app.call('POST', '/api/auth/change-password', {
    token: login.body.token,
    body: { currentPassword: body.data.tempPassword, newPassword: PASSWORD },
  })
  const again = await app.call('POST', '/api/auth/login', {
    body: { email: row?.email, password: PASSWORD, role: 'employee', company: mei.slug },
  })
  return again.body.token as string
}

describe('a document', () => {
  test('is kept, listed, replaced by a new version with its history, downloaded and removed', async () => {
    const id = await added()
    const first = await add(pdfOf(), 'kind=nric&title=Card&name=card.exe&expires_on=2027-05-01', mei.token, id)
    expect(first.status, first.text).toBe(201)
    expect(first.body.data.document).toMatchObject({
      kind: 'nric',
      kind_label: 'NRIC',
      title: 'Card',
      expires_on: '2027-05-01',
      versions: [{ version: 1, name: 'card.pdf', content_type: 'application/pdf', created_by: mei.email }],
    })
    const documentId = first.body.data.document.id
    const second = await app.call(
      'POST',
      `${documents(id)}/${documentId}/versions?name=new.png&expires_on=2032-05-01`,
      {
        token: mei.token,
        file: pngOf(),
      },
    )
    expect(second.status, second.text).toBe(201)
    const listed = await app.call('GET', documents(id), { token: mei.token })
    expect(listed.body.data).toMatchObject({
      mayChange: true,
      documents: [{ expires_on: '2032-05-01', versions: [{ version: 2, name: 'new.png' }, { version: 1 }] }],
    })
    const old = await app.call('GET', `${documents(id)}/${documentId}/versions/1`, { token: mei.token })
    expect(old.bytes.equals(pdfOf())).toBe(true)
    expect(old.headers.get('content-disposition')).toBe('attachment; filename="card.pdf"')
    expect(old.headers.get('x-content-type-options')).toBe('nosniff')
    expect(old.headers.get('content-security-policy')).toContain('sandbox')
    expect(old.headers.get('cache-control')).toBe('no-store')
    expect((await app.call('GET', `${documents(id)}/${documentId}/versions/3`, { token: mei.token })).status).toBe(404)
    const gone = await app.call('DELETE', `${documents(id)}/${documentId}`, { token: mei.token })
    expect(gone.body.data).toEqual({ removed: 2 })
    expect((await app.call('GET', documents(id), { token: mei.token })).body.data.documents).toEqual([])
    const log = await app.look<{ action: string }>(
      `select action from audit_log where target_id = '${id}' and action like 'document%' order by id`,
    )
    expect(log.map((l) => l.action)).toEqual([
      'document.added',
      'document.replaced',
      'document.download',
      'document.remove',
    ])
  })

  test('stands on the disk under a random name, encrypted, for the server alone', async () => {
    const before = new Set(onDisk())
    await add(Buffer.concat([pdfOf('<< /Note (canary-4711) >>')]), 'kind=contract&name=canary.pdf')
    const [fresh, ...others] = onDisk().filter((f) => !before.has(f))
    expect(others).toEqual([])
    expect(fresh).toMatch(/files\/[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
    expect(statSync(fresh as string).mode & 0o077).toBe(0)
    expect(readFileSync(fresh as string, 'latin1')).not.toMatch(/canary|%PDF/)
  })

  test('keeps a name in another script', async () => {
    const { body } = await add(pdfOf(), `kind=other&name=${encodeURIComponent('عقد "العمل".pdf')}`)
    const { id, versions } = body.data.document
    expect(versions[0].name).toBe('عقد العمل.pdf')
    const got = await app.call('GET', `${documents()}/${id}/versions/1`, { token: mei.token })
    expect(got.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('عقد العمل.pdf')}`)
  })

  test.each<[string, () => Buffer, string, number, RegExp]>([
    ['of 0 bytes', () => Buffer.alloc(0), 'kind=nric', 422, /empty|Choose a file/],
    ['too large', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'kind=nric', 413, /too large/],
    [
      'of a wrong type under a right name',
      () => Buffer.from('<script>'),
      'kind=nric&name=a.pdf',
      422,
      /must be one of/,
    ],
    ['that acts', () => pdfOf('<< /S /JavaScript /JS (x) >>'), 'kind=nric', 422, /scripts/],
    ['that is two things', () => Buffer.concat([pngOf(), docxOf()]), 'kind=nric', 422, /something else/],
    [
      'that is a bomb',
      () => docxOf([{ name: 'word/a.xml', body: Buffer.alloc(6e7), claims: 1 }]),
      'kind=nric',
      422,
      /far more/,
    ],
    ['of a kind the country does not know', () => pdfOf(), 'kind=spaceship', 422, /not one of the choices/],
    ['of no kind', () => pdfOf(), 'name=a.pdf', 422, /Document kind is required/],
    ['with a day that is none', () => pdfOf(), 'kind=nric&expires_on=2027-02-30', 422, /must be a date/],
  ])('%s is refused with a sentence, and nothing is kept', async (...[_what, file, query, status, sentence]) => {
    const before = [await count('files'), await count('employee_documents')]
    const answer = await add(file(), query)
    expect(answer.status, answer.text).toBe(status)
    expect(answer.body.error).toMatch(sentence)
    expect([await count('files'), await count('employee_documents')]).toEqual(before)
  })

  test('is not taken as JSON, and JSON is not taken as a file', async () => {
    expect((await app.call('POST', `${documents()}?kind=nric`, { token: mei.token, body: { a: 1 } })).status).toBe(422)
    expect((await app.call('POST', '/api/employees/unified', { token: mei.token, file: pdfOf() })).status).toBe(415)
    expect((await app.call('POST', `${documents()}?kind=nric`, { file: pdfOf() })).status).toBe(401)
  })

  test('sent twice with one key is kept once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const before = await count('employee_documents')
    const send = () =>
      app.call('POST', `${documents()}?kind=certificate`, { token: mei.token, file: pngOf(9), headers })
    const [a, b] = [await send(), await send()]
    expect(b.body).toEqual(a.body)
    expect(await count('employee_documents')).toBe((before as number) + 1)
    const other = await app.call('POST', `${documents()}?kind=certificate`, {
      token: mei.token,
      file: pngOf(10),
      headers,
    })
    expect(other.status).toBe(409)
  })

  test('of two new versions at once gets two numbers', async () => {
    const { body } = await add(pdfOf())
    const path = `${documents()}/${body.data.document.id}/versions`
    await Promise.all([1, 2, 3, 4].map(() => app.call('POST', path, { token: mei.token, file: pdfOf() })))
    const { body: after } = await app.call('GET', documents(), { token: mei.token })
    const found = after.data.documents.find((d: { id: string }) => d.id === body.data.document.id)
    expect(found.versions.map((v: { version: number }) => v.version)).toEqual([5, 4, 3, 2, 1])
  })
})

describe('who may', () => {
  test('another company finds nothing, by any call', async () => {
    const { body } = await add(pdfOf())
    const own = `${documents()}/${body.data.document.id}`
    const calls: [string, string, Buffer?][] = [
      ['GET', documents()],
      ['POST', `${documents()}?kind=nric`, pdfOf()],
      ['POST', `${own}/versions`, pdfOf()],
      ['GET', `${own}/versions/1`],
      ['DELETE', own],
      ['POST', `/api/employees/${person}/photo`, pngOf()],
    ]
    for (const [method, path, file] of calls)
      expect(
        (await app.call(method, path, { token: rival.token, ...(file ? { file } : {}) })).status,
        `${method} ${path}`,
      ).toBe(404)
    expect((await app.call('GET', own.concat('/versions/1'), { token: mei.token })).status).toBe(200)
  })

  test('a document is not found under another person', async () => {
    const { body } = await add(pdfOf())
    const other = await added()
    for (const [method, path] of [
      ['GET', `${documents(other)}/${body.data.document.id}/versions/1`],
      ['DELETE', `${documents(other)}/${body.data.document.id}`],
    ] as const)
      expect((await app.call(method, path, { token: mei.token })).status).toBe(404)
  })

  test('an employee sees and adds to their own and not a colleague’s, and removes none', async () => {
    const [own, colleague] = [await added(), await added()]
    const { body } = await add(pdfOf(), 'kind=contract', mei.token, own)
    const theirs = await add(pdfOf(), 'kind=contract', mei.token, colleague)
    const token = await portal(own)
    const listed = await app.call('GET', documents(own), { token })
    expect(listed.body.data).toMatchObject({ mayChange: false, documents: [{ kind: 'contract' }] })
    const file = `/${body.data.document.id}/versions/1`
    expect((await app.call('GET', documents(own) + file, { token })).bytes.equals(pdfOf())).toBe(true)
    expect((await app.call('GET', documents(colleague), { token })).status).toBe(404)
    expect(
      (await app.call('GET', `${documents(colleague)}/${theirs.body.data.document.id}/versions/1`, { token })).status,
    ).toBe(404)
    expect((await app.call('DELETE', `${documents(own)}/${body.data.document.id}`, { token })).status).toBe(403)
    expect((await add(pdfOf(), 'kind=nric', token, own)).status).toBe(201)
    expect((await add(pdfOf(), 'kind=nric', token, colleague)).status).toBe(404)
  })
})

describe('a photo', () => {
  const photo = (file: Buffer, id = person) =>
    app.call('POST', `/api/employees/${id}/photo`, { token: mei.token, file })
  const save = (url: unknown, id = person) =>
    app.call('PUT', `/api/employees/${id}`, { token: mei.token, body: { employee_photo_url: url } })

  test('is uploaded, saved with the profile, shown, and taken away again', async () => {
    const { body } = await photo(pngOf())
    const url = body.data.employee_photo_url
    expect((await save(url)).body.data.employee.employee_photo_url).toBe(url)
    // Written anew: the same points in other bytes.
    const shown = (await app.call('GET', url, { token: mei.token })).bytes
    expect(shown.subarray(0, 24).equals(pngOf().subarray(0, 24))).toBe(true)
    expect((await app.call('GET', url, { token: rival.token })).status).toBe(404)
    expect((await save('')).body.data.employee.employee_photo_url).toBeNull()
  })

  test('is a picture, and never an address from elsewhere or of somebody else', async () => {
    expect((await photo(pdfOf())).body.fields.file).toBe('The file must be one of: PNG, JPEG, WebP.')
    const other = (await photo(pngOf(), await added())).body.data.employee_photo_url
    for (const url of [
      other,
      'http://169.254.169.254/latest',
      'javascript:alert(1)',
      `/api/employees/${person}/photo?file=${crypto.randomUUID()}`,
    ])
      expect((await save(url)).body.fields?.employee_photo_url, url).toBe(
        'Photo must be one uploaded for this employee',
      )
  })
})

test('each night files without a row go, and those under way stay', async () => {
  const { body } = await add(pdfOf())
  const before = onDisk()
  await app.call('DELETE', `${documents()}/${body.data.document.id}`, { token: mei.token })
  const loose = (await app.call('POST', `/api/employees/${person}/photo`, { token: mei.token, file: pngOf() })).body
    .data
  const { services } = app.server
  await sweepFiles(services)
  expect(onDisk()).toHaveLength(before.length + 1)
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const file of onDisk()) utimesSync(file, old, old)
  await sweepFiles(services)
  expect(onDisk()).toHaveLength((await count('files')) as number)
  expect((await app.call('GET', loose.employee_photo_url, { token: mei.token })).status).toBe(200)
  // A day later the photo nobody kept goes too; everything that has a row stays.
  await sweepFiles({ ...services, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) })
  expect(onDisk()).toHaveLength((await count('files')) as number)
  expect((await app.call('GET', loose.employee_photo_url, { token: mei.token })).status).toBe(404)
})
