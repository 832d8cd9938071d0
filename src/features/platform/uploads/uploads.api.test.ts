import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { features } from '../../../app/features.ts'

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
type Kept = { name: string; purpose: string; version: number; before: string | null }
const files = () =>
  app.look<Kept>(`select newer.name, newer.purpose, newer.version, older.name as before from files as newer
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

test('each purpose belongs to one feature', () => {
  const purposes = features.flatMap((feature) => feature.uploads ?? []).map(({ purpose }) => purpose)
  expect(purposes.length).toBeGreaterThanOrEqual(5)
  expect(new Set(purposes).size).toBe(purposes.length)
})
