import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person
let mei: PortalPerson
let olga: PortalPerson
const now = new Date('2026-11-17T01:10:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  owner = await app.employer('SG', 'Harbour Works')
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim' })
  olga = await aPortalPerson(app, owner, { name: 'Olga Tan' })
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const call = ({ token }: Who, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (who: Who, method: string, path: string, body?: unknown) => {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const make = (who: Who, body: object) => call(who, 'POST', '/api/portal/letters', body)

describe('a letter', () => {
  test('is refused, with what to do, until the company has said who signs', async () => {
    const listed = await good(mei, 'GET', '/api/portal/letters')
    expect(listed).toMatchObject({ kinds: ['employment', 'salary', 'leave'], letters: [] })
    expect(listed.refusal).toContain('who signs')
    expect((await make(mei, { kind: 'employment' })).status).toBe(409)
    await good(owner, 'PUT', '/api/company/settings/employee-letters', {
      scope: 'company',
      values: { signatory: 'Hana Lee', signatoryTitle: 'Head of People' },
    })
    expect((await good(mei, 'GET', '/api/portal/letters')).refusal).toBeNull()
  })

  test('of employment is written at once in two languages, numbered and kept among the documents', async () => {
    const { letter } = await good(mei, 'POST', '/api/portal/letters', {
      kind: 'employment',
      language: 'fr',
      addressedTo: 'The bank',
    })
    expect(letter).toMatchObject({ number: '2026-0001', kind: 'employment', language: 'fr', addressedTo: 'The bank' })
    const file = await call(mei, 'GET', `/api/employees/${mei.employeeId}/documents/${letter.documentId}/versions/1`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.text.slice(0, 5)).toBe('%PDF-')
    const { documents } = await good(owner, 'GET', `/api/employees/${mei.employeeId}/documents`)
    expect(documents.map((one: { title: string }) => one.title)).toEqual(['Certificate of employment 2026-0001'])
    const second = await good(olga, 'POST', '/api/portal/letters', { kind: 'employment' })
    expect(second.letter.number).toBe('2026-0002')
    expect((await good(mei, 'GET', '/api/portal/letters')).letters).toHaveLength(1)
  })

  test('of pay asks for the password', async () => {
    await app.look(`update sessions set proved_at = '2020-01-01'`)
    const asked = await make(mei, { kind: 'salary' })
    expect(asked.body.code).toBe('CONFIRMATION_REQUIRED')
    await good(mei, 'POST', '/api/auth/confirm', { password: PASSWORD })
    const { letter } = await good(mei, 'POST', '/api/portal/letters', { kind: 'salary', language: 'ta' })
    expect(letter.number).toBe('2026-0003')
  })

  test('of leave is about approved leave of one’s own', async () => {
    const leave = { type: 'SG.annual', from: '2026-12-01', until: '2026-12-03' }
    for (const { employeeId } of [mei, olga])
      await good(owner, 'POST', '/api/company/leave/requests', { employeeId, ...leave })
    const [own] = (await good(mei, 'GET', '/api/portal/letters')).leave
    expect(own).toMatchObject({ from: '2026-12-01', until: '2026-12-03' })
    const [theirs] = (await good(olga, 'GET', '/api/portal/letters')).leave
    expect(await make(mei, { kind: 'leave', leaveId: theirs.id })).toMatchObject({
      status: 422,
      body: { fields: { leaveId: 'Choose approved leave from the list' } },
    })
    expect((await make(mei, { kind: 'leave', language: 'ar', leaveId: own.id })).status).toBe(201)
  })

  test('that the company does not give is refused', async () => {
    await good(owner, 'PUT', '/api/company/settings/employee-letters', { scope: 'company', values: { leave: false } })
    expect((await good(mei, 'GET', '/api/portal/letters')).kinds).toEqual(['employment', 'salary'])
    expect((await make(mei, { kind: 'leave' })).status).toBe(422)
  })
})
