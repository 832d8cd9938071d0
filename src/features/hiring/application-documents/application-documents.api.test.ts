import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeTo } from '../../../../test/accounts.ts'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, cvOf, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { pdfOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { addDays } from '../../../shared/dates.ts'

let app: TestServer
let mei: Person
let rival: Person
let job: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
  job = (await publishJob(app, mei, { title: 'Forklift driver' })).id
})
afterAll(() => app.close())

const base = '/api/company/applications'
const as = (method: string, path: string, body?: unknown, by = mei) =>
  app.call(method, path, { token: by.token, ...(body === undefined ? {} : { body }) })
const documents = async (id: string, by = mei) => (await as('GET', `${base}/${id}/documents`, undefined, by)).body.data
const open = (id: string) => as('POST', `${base}/${id}/open`, {})

/** Somebody who applied with a CV, with what their link ends with. */
const applied = async (jobId = job) => {
  const email = `p.${randomUUID().slice(0, 8)}@people.test`
  expect((await applyTo(app, jobId, { email, cv: cvOf('Priya Raman.pdf') })).status).toBe(201)
  const [row] = await app.look<{ id: string; candidate_id: string }>(
    `select a.id, a.candidate_id from applications a join candidates c on c.id = a.candidate_id where c.email = '${email}'`,
  )
  const [letter] = await lettersTo(app, mei.companyId, email)
  return { id: row?.id as string, candidateId: row?.candidate_id as string, email, key: letter?.token as string }
}
const TERMS = {
  position: 'Forklift driver',
  pay: '3200',
  period: 'MONTH',
  startsOn: addDays(today(), 30),
  expiresOn: addDays(today(), 7),
}
function today() {
  return new Date().toISOString().slice(0, 10)
}
const offerTo = async (id: string) => (await as('POST', `${base}/${id}/offers`, TERMS)).body.data.offer.id as string
const move = (offer: string, action: string) => as('POST', `/api/company/offers/${offer}/move`, { action })

describe('documents of an application', () => {
  test('are its CV, by whom, when and how large; its name is hidden until one has opened it', async () => {
    const { id } = await applied()
    const hidden = await as('GET', `${base}/${id}/documents`)
    expect(hidden.status, hidden.text).toBe(200)
    expect(hidden.text).not.toContain('Priya')
    expect(hidden.body.data).toMatchObject({ zone: 'Asia/Singapore', erasedAt: null })
    await open(id)
    const [cv, ...more] = (await documents(id)).documents
    expect(more).toEqual([])
    expect(cv).toMatchObject({
      kind: 'cv',
      state: 'kept',
      name: 'Priya Raman.pdf',
      type: 'application/pdf',
      until: null,
      signed: null,
      bytes: pdfOf().length,
      by: { kind: 'candidate', name: 'Priya Raman' },
      path: `${base}/${id}/cv`,
    })
    expect((await as('GET', cv.path)).bytes.equals(pdfOf())).toBe(true)
  })

  test('name a CV that was replaced by its dates: the person took the file away', async () => {
    const { id, key } = await applied()
    const fresh = pdfOf('<< /Title (new) >>')
    const changed = await app.call('POST', `/api/my-applications/${key}/cv`, { body: { cv: cvOf('new.pdf', fresh) } })
    expect(changed.status, changed.text).toBe(200)
    await open(id)
    const [held, before] = (await documents(id)).documents
    expect(held).toMatchObject({ state: 'kept', name: 'new.pdf', bytes: fresh.length })
    expect(before).toMatchObject({ kind: 'cv', state: 'replaced', name: null, bytes: null, path: null })
    expect(Date.parse(before.until)).toBeGreaterThan(Date.parse(before.at))
  })

  test('are the letters of its offers as well: as they would be, as they left, and signed', async () => {
    const { id, key, email } = await applied()
    await open(id)
    const gone = await offerTo(id)
    await move(gone, 'withdraw')
    const offer = await offerTo(id)
    const letter = async () => (await documents(id)).documents.filter((d: { kind: string }) => d.kind === 'offerLetter')
    // What was withdrawn before it left has no letter.
    expect(await letter()).toMatchObject([{ id: offer, state: 'draft', name: 'offer-draft.pdf', bytes: null }])
    await move(offer, 'approve')
    expect((await move(offer, 'send')).status).toBe(200)
    const [sent] = await letter()
    expect(sent).toMatchObject({
      state: 'sent',
      name: 'offer.pdf',
      by: { kind: 'user', name: 'Mei Tan' },
      signed: null,
    })
    expect((await as('GET', sent.path)).bytes.length).toBe(sent.bytes)
    await app.call('POST', `/api/applications/${id}/offers/${offer}/code`, { body: { link: key } })
    const code = await codeTo(app, email)
    const signed = await app.call('POST', `/api/applications/${id}/offers/${offer}/answer`, {
      body: { link: key, accept: true, name: 'Priya Raman', code },
    })
    expect(signed.status, signed.text).toBe(200)
    // Whoever has not opened the application does not read the name under it either.
    const hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
    const hers = await as('GET', `${base}/${id}/documents`, undefined, hana)
    expect(hers.text).not.toContain('Priya')
    expect(hers.body.data.documents).toContainEqual(
      expect.objectContaining({ state: 'signed', signed: expect.objectContaining({ name: '•••' }) }),
    )
    expect(await letter()).toMatchObject([{ state: 'signed', signed: { name: 'Priya Raman' }, bytes: sent.bytes }])
  })

  test('are dates alone once the person was erased', async () => {
    const { id, candidateId, key } = await applied((await publishJob(app, mei, { title: 'Packer' })).id)
    await app.call('POST', `/api/my-applications/${key}/cv`, { body: { cv: cvOf('new.pdf') } })
    const offer = await offerTo(id)
    await move(offer, 'approve')
    expect((await move(offer, 'send')).status).toBe(200)
    await as('POST', `/api/company/candidates/${candidateId}/erase`, { reason: 'Asked for it' })
    const { documents: left, erasedAt } = await documents(id)
    expect(erasedAt).not.toBeNull()
    expect(left).toHaveLength(2)
    for (const d of left)
      expect(d).toMatchObject({ state: 'erased', name: null, bytes: null, path: null, signed: null })
    expect(JSON.stringify(left)).not.toContain('Priya')
  })

  test('are nobody else’s: another company finds none, and who may not see applications is refused', async () => {
    const { id } = await applied()
    expect((await as('GET', `${base}/${id}/documents`, undefined, rival)).status).toBe(404)
    expect((await as('GET', `${base}/${randomUUID()}/documents`)).status).toBe(404)
    expect((await app.call('GET', `${base}/${id}/documents`)).status).toBe(401)
    const { status } = await app.call('GET', `${base}/${id}/documents`, { token: (await seekerOf(app)).token })
    expect(status).toBe(403)
  })
})
