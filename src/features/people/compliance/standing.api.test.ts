import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { addDays } from '../../../shared/dates.ts'

const TODAY = '2026-11-20'
let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(`${TODAY}T02:00:00Z`) })
  mei = await app.employer('SG', 'Honest')
  rival = await app.employer('SG', 'Other')
})
afterAll(() => app.close())

const add = async (over: Record<string, unknown> = {}) => {
  const { body, text } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf(over) })
  if (!body.data) throw new Error(text)
  return body.data.employee as { id: string; full_name: string }
}
const standing = async (id: string) =>
  (await app.call('GET', `/api/compliance/employees/${id}/standing`, { token: mei.token })).body.data
const keep = async (id: string, kind: string) =>
  (
    await app.call('POST', `/api/employees/${id}/documents?kind=${kind}&name=a.pdf`, {
      token: mei.token,
      file: pdfOf(),
    })
  ).body.data.document as { id: string }
const verify = (id: string, document: string, body: object, token = mei.token) =>
  app.call('POST', `/api/employees/${id}/documents/${document}/verification`, { token, body })

describe('where somebody stands', () => {
  test('says of somebody without a file that nothing is verified, and which papers are missing', async () => {
    const { id } = await add()
    const found = await standing(id)
    expect(found.filled).toMatchObject({ count: 6, of: 6 })
    expect(found.papers).toEqual([
      expect.objectContaining({ kind: 'nric', asked: true, state: 'missing', verified_by: null }),
      expect.objectContaining({ kind: 'bank_account', asked: true, state: 'missing' }),
    ])
    const { body } = await app.call('GET', `/api/compliance/standings?ids=${id}`, { token: mei.token })
    expect(body.data.standings).toEqual([expect.objectContaining({ id, kept: 0, verified: 0 })])
  })

  test('a document counts as verified from the moment somebody says so, and no longer once it is replaced', async () => {
    const { id } = await add()
    const { id: document } = await keep(id, 'nric')
    expect((await standing(id)).papers[0]).toMatchObject({ state: 'kept', verified_at: null })
    const done = await verify(id, document, { version: 1, verified: true })
    expect(done.body.data.document.versions[0]).toMatchObject({ verified_by: mei.email })
    expect((await standing(id)).papers[0]).toMatchObject({ state: 'verified', verified_by: mei.email, version: 1 })
    const [logged] = await app.look<{ action: string; after: { version: number; verified: boolean } }>(
      `select action, after from audit_log where action = 'document.verify' and target_id = '${id}'`,
    )
    expect(logged?.after).toMatchObject({ version: 1, verified: true })
    await app.call('POST', `/api/employees/${id}/documents/${document}/versions?name=b.pdf`, {
      token: mei.token,
      file: pdfOf(),
    })
    expect((await standing(id)).papers[0]).toMatchObject({ state: 'kept', version: 2, verified_by: null })
    await verify(id, document, { version: 2, verified: true })
    await verify(id, document, { version: 2, verified: false })
    expect((await standing(id)).papers[0]).toMatchObject({ state: 'kept' })
    expect((await verify(id, document, { version: 9, verified: true })).status).toBe(404)
    expect((await verify(id, document, { version: 1, verified: true }, rival.token)).status).toBe(404)
  })

  test('nobody is offered to verify their own papers, and nobody can', async () => {
    const { id } = await add({ email: mei.email })
    const { id: document } = await keep(id, 'nric')
    expect((await verify(id, document, { version: 1, verified: true })).status).toBe(409)
    expect((await standing(id)).allowed.verify).toBe(false)
    const { body } = await app.call('GET', `/api/employees/${id}/documents`, { token: mei.token })
    expect(body.data.mayVerify).toBe(false)
  })

  test('the score falls with a permit that runs out, and names what to do', async () => {
    const { id } = await add()
    const before = await standing(id)
    const permit = await app.call('POST', `/api/employees/${id}/authorizations`, {
      token: mei.token,
      body: { authorization_type: 'Forklift licence', expiry_date: addDays(TODAY, 17) },
    })
    expect(permit.status).toBe(201)
    const after = await standing(id)
    expect(after.score).toBeLessThan(before.score)
    expect(after.status).toBe('partial')
    expect(after.runsOut).toEqual([expect.objectContaining({ what: 'Forklift licence', days: 17 })])
    const finding = after.findings.find((f: { message: string }) => f.message.startsWith('Forklift licence'))
    expect(finding).toMatchObject({
      message: 'Forklift licence expires within 90 days',
      severity: 'warning',
      fix: { do: 'renew', on: 'authorization', key: after.runsOut[0].thing_id },
    })
    const record = await app.call('GET', `/api/employees/${id}`, { token: mei.token })
    expect(record.body.data.complianceScore).toBe(after.score)
    expect(record.body.data.complianceStatus.warnings).toContain('Forklift licence expires within 90 days')
    const report = await app.call('GET', `/api/compliance/employees/${id}/report?format=csv`, { token: mei.token })
    expect(report.text).toContain('Forklift licence expires within 90 days')
  })

  test('a number whose check digit is wrong is a warning that costs points', async () => {
    const { id } = await add({ complianceData: { nric: 'S1234567A' } })
    const found = await standing(id)
    const doubt = found.findings.find((f: { fix: { key: string } }) => f.fix.key === 'nric')
    expect(doubt).toMatchObject({ severity: 'warning', fix: { do: 'correct', on: 'field', key: 'nric' } })
    expect(doubt.points).toBeGreaterThan(0)
    expect(found.score).toBeLessThan(100)
  })

  test('is nobody else’s to read', async () => {
    const { id } = await add()
    const call = (path: string) => app.call('GET', path, { token: rival.token })
    expect((await call(`/api/compliance/employees/${id}/standing`)).status).toBe(404)
    expect((await call(`/api/compliance/standings?ids=${id}`)).body.data.standings).toEqual([])
  })
})
