import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { features } from '../../../app/features.ts'
import { dropEndedUploads } from './jobs.ts'

let app: TestServer
let mei: Person
let employee: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf() })
  employee = body.data.employee.id
})
afterAll(() => app.close())

const upload = (path: string, file = pdfOf()) => app.call('POST', path, { token: mei.token, file })
type StoredFile = { name: string; purpose: string; version: number; before: string | null }
const files = () =>
  app.look<StoredFile>(`select newer.name, newer.purpose, newer.version, older.name as before from files as newer
    left join files as older on older.company_id = newer.company_id and older.id = newer.supersedes_id
    where newer.company_id = '${mei.companyId}' order by newer.purpose, newer.version`)

describe('a file that is taken in', () => {
  test('has its purpose, its owner’s name for it, and its version; the one before stays', async () => {
    const added = await upload(`/api/employees/${employee}/documents?kind=other&name=first.pdf`)
    expect(added.status, added.text).toBe(201)
    const { id } = added.body.data.document
    const again = await upload(`/api/employees/${employee}/documents/${id}/versions?name=second.pdf`)
    expect(again.status, again.text).toBe(201)
    expect(await files()).toEqual([
      { name: 'first.pdf', purpose: 'document', version: 1, before: null },
      { name: 'second.pdf', purpose: 'document', version: 2, before: 'first.pdf' },
    ])
  })

  test('has one successor: of two that come at once, one is told so', async () => {
    const added = await upload(`/api/employees/${employee}/documents?kind=other&name=a.pdf`)
    const { id } = added.body.data.document
    const path = `/api/employees/${employee}/documents/${id}/versions`
    const answers = await Promise.all([upload(`${path}?name=b.pdf`), upload(`${path}?name=c.pdf`)])
    // One after the other they are two versions; at once, the later one is refused. Never two of the same.
    const versions = (await files()).filter(({ name }) => ['a.pdf', 'b.pdf', 'c.pdf'].includes(name))
    const numbers = versions.map(({ version }) => version)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { status } of answers) expect([201, 409]).toContain(status)
  })

  test('is refused for what its owner does not accept, by the field', async () => {
    const answer = await upload(
      `/api/employees/${employee}/documents?kind=other&name=a.txt`,
      Buffer.from('plain words'),
    )
    expect(answer).toMatchObject({ status: 422, body: { fields: { file: expect.any(String) } } })
  })
})

describe('a file with an end', () => {
  const hand = async () => {
    const { status, body, text } = await upload('/api/company/applicant-import/cvs?name=cv.pdf')
    expect(status, text).toBe(201)
    return body.data.id as string
  }
  const kept = async (id: string) => (await app.look(`select id from files where id = '${id}'`)).length === 1
  const pass = (id: string) =>
    app.look(`update files set expires_at = now() - interval '1 minute' where id = '${id}' and expires_at is not null`)

  test('goes when nobody has claimed it, with its bytes, and stays when it belongs to a record', async () => {
    const [lost, used, young] = [await hand(), await hand(), await hand()]
    const [{ hours } = { hours: 0 }] = await app.look<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from files where id = '${lost}'`,
    )
    expect(hours).toBe(48)
    const job = (await publishJob(app, mei, { title: 'Clerk' })).id
    const brought = await app.call('POST', '/api/company/applicant-import/applicants', {
      token: mei.token,
      body: {
        jobId: job,
        batch: crypto.randomUUID(),
        row: 1,
        name: 'Tan Wei',
        email: 'tan.wei@people.test',
        cvId: used,
        agreed: 'Applied by e-mail',
      },
    })
    expect(brought.status, brought.text).toBe(201)
    for (const id of [lost, used]) await pass(id)
    const [{ key } = { key: '' }] = await app.look<{ key: string }>(
      `select storage_key as key from files where id = '${lost}'`,
    )
    await dropEndedUploads(app.server.services)
    expect([await kept(lost), await kept(used), await kept(young)]).toEqual([false, true, true])
    await expect(app.server.services.files.get(key)).rejects.toThrow()
  })
})

test('a company is told how much room its files take, and what for', async () => {
  const before = (await app.call('GET', '/api/company/storage', { token: mei.token })).body.data
  expect(before.mostBytes).toBe(20 * 1024 ** 3)
  const file = pdfOf()
  await upload(`/api/employees/${employee}/documents?kind=other&name=room.pdf`, file)
  const after = (await app.call('GET', '/api/company/storage', { token: mei.token })).body.data
  expect(after.usedBytes).toBeGreaterThan(before.usedBytes)
  const documents = after.purposes.find((p: { purpose: string }) => p.purpose === 'document')
  expect(documents.files).toBe(
    (before.purposes.find((p: { purpose: string }) => p.purpose === 'document')?.files ?? 0) + 1,
  )
})

test('each purpose belongs to one feature', () => {
  const purposes = features.flatMap((feature) => feature.uploads ?? []).map(({ purpose }) => purpose)
  expect(purposes.length).toBeGreaterThanOrEqual(5)
  expect(new Set(purposes).size).toBe(purposes.length)
})
