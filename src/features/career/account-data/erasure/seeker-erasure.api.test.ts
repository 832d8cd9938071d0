import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../../test/adverts.ts'
import { applyTo, lettersTo, seekerOf } from '../../../../../test/applicants.ts'
import { LIVES, type Life, oneColumn } from '../../../../../test/cvs.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../../test/support.ts'

let app: TestServer
let harbour: Person
let winds: Person
let jobs: [string, string]

beforeAll(async () => {
  app = await startTestServer()
  harbour = await app.employer('SG', 'Harbour Works')
  winds = await app.employer('SG', 'Four Winds')
  jobs = [(await publishJob(app, harbour)).id, (await publishJob(app, winds)).id]
})
afterAll(() => app.close())

type Seeker = Awaited<ReturnType<typeof seekerOf>>
const leave = (who: Seeker, password = PASSWORD, understood: unknown = true) =>
  app.call('POST', '/api/seeker/account/delete', { token: who.token, body: { password, understood } })
const applied = async (who: Seeker, job: string) => {
  const { status, body, text } = await applyTo(app, job, { email: who.email, note: 'Hello' }, who.token)
  if (status !== 201) throw new Error(text)
  return body.data.applicationId as string
}

describe('a job seeker who deletes their account', () => {
  test('reads first what goes, what is withdrawn, and who keeps something', async () => {
    const noor = await seekerOf(app)
    await applied(noor, jobs[0])
    const hired = await applied(noor, jobs[1])
    await app.look(`update applications set outcome = 'hired' where id = '${hired}'`)
    await app.look(`insert into application_events (company_id, application_id, kind, by_kind, public_status)
      values ('${winds.companyId}', '${hired}', 'hire', 'user', 'hired')`)
    const { body } = await app.call('GET', '/api/seeker/account/parting', { token: noor.token })
    expect(body.data).toEqual({
      cvs: 0,
      applications: 2,
      open: 1,
      companies: ['Four Winds', 'Harbour Works'],
      hiredBy: ['Four Winds'],
      payments: 0,
      plan: false,
    })
    expect((await leave(noor)).status).toBe(200)
    const stored = await app.look<{ name: string; user_id: string | null; company: string }>(
      `select c.name, c.user_id, k.name company from candidates c join companies k on k.id = c.company_id
        where c.email = '${noor.email}' or c.id in (select candidate_id from applications where id = '${hired}')`,
    )
    expect(stored).toEqual([{ name: 'Priya Raman', user_id: null, company: 'Four Winds' }])
  })

  test('is gone everywhere: account, sessions, CVs, and the name at each company', async () => {
    const noor = await seekerOf(app)
    const { cv } = (
      await app.call('POST', '/api/seeker/cvs?name=cv.pdf', {
        token: noor.token,
        file: await oneColumn(LIVES[0] as Life),
      })
    ).body.data
    const [{ storage_key }] = (await app.look(`select storage_key from seeker_cvs where id = '${cv.id}'`)) as [
      { storage_key: string },
    ]
    const ids = [await applied(noor, jobs[0]), await applied(noor, jobs[1])]
    expect((await leave(noor)).body.data).toEqual({ deleted: true })
    const left = await app.look<{ name: string; outcome: string; sent: object; user_id: null; erased: boolean }>(
      `select c.name, a.outcome, a.sent, a.user_id, c.erased_at is not null erased from applications a
         join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
        where a.id = any('{${ids}}')`,
    )
    const stub = { name: 'Erased', outcome: 'withdrawn', sent: {}, user_id: null, erased: true }
    expect(left).toEqual([stub, stub])
    for (const table of ['seeker_profiles', 'seeker_cvs', 'talent_cards', 'sessions'])
      expect(await app.look(`select 1 from ${table} where user_id = '${noor.userId}'`), table).toEqual([])
    await expect(app.server.services.files.get(storage_key)).rejects.toThrow()
    expect((await app.call('GET', '/api/seeker/profile', { token: noor.token })).status).toBe(401)
    const again = await app.call('POST', '/api/auth/login', {
      body: { email: noor.email, password: PASSWORD, role: 'jobseeker' },
    })
    expect(again.status).toBe(401)
    expect((await lettersTo(app, null, noor.email)).map((l) => l.template)).toContain('account-deleted')
    const log = await app.look<{ action: string; detail: { by?: string } | null }>(
      `select action, detail from audit_log where actor_id = '${noor.userId}' and action in ('seeker.account.delete', 'candidate.erase')`,
    )
    expect(log.map((l) => l.action).sort()).toEqual(['candidate.erase', 'candidate.erase', 'seeker.account.delete'])
    // The address is free again, and whoever comes by it finds nothing of the one before.
    const anew = await seekerOf(app, noor.email)
    expect((await app.call('GET', '/api/my-applications', { token: anew.token })).body.data.all).toBe(0)
  })

  test('without the password, or without saying that it is for good, stays', async () => {
    const noor = await seekerOf(app)
    expect((await leave(noor, 'not my password at all')).text).toContain('The password is not right.')
    expect((await leave(noor, PASSWORD, false)).text).toContain('Confirm that you know it cannot be undone')
    expect((await app.call('GET', '/api/seeker/profile', { token: noor.token })).status).toBe(200)
  })

  test('is the only one who may', async () => {
    const { status } = await app.call('POST', '/api/seeker/account/delete', {
      token: harbour.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(status).toBe(403)
  })
})
