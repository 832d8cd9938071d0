import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo } from '../../../../test/applicants.ts'
import { pngOf } from '../../../../test/files.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openOf } from '../../job-board/jobs/service.ts'
import { openIn } from '../../job-board/jobs/sitemap.queries.ts'
import type { Verification, VerificationRequest, VerifiedEntity } from './contract.ts'

let app: TestServer
let owner: string
let admin: string

beforeAll(async () => {
  app = await startTestServer()
  const someone = await app.employer('SG', 'Sign-up')
  for (const role of ['system_owner', 'system_admin'])
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`insert into users (portal, role, email, first_name, last_name, password_hash)
        select 'platform', ${role}, ${`${role}@fourshore.example`}, 'Ola', 'Platform', password_hash from users where id = ${someone.userId}`),
    )
  const signIn = async (role: string): Promise<string> =>
    (
      await app.call('POST', '/api/auth/login', {
        body: { email: `${role}@fourshore.example`, password: PASSWORD, role: 'employer' },
      })
    ).body.token
  owner = await signIn('system_owner')
  admin = await signIn('system_admin')
})
afterAll(() => app.close())

const UEN = '197401143C'
const DAY = '2026-11-12'
const FOUND = { decision: 'verified', checkedOn: DAY, evidence: 'Live company, same name and number.' }
const NOT_FOUND = { decision: 'refused', checkedOn: DAY, reason: 'The register has another name for this number.' }

const entitiesOf = async ({ token }: Person): Promise<{ entities: VerifiedEntity[]; withheld: boolean }> =>
  (await app.call('GET', '/api/company/verification', { token })).body.data
const firstOf = async (person: Person): Promise<VerifiedEntity> =>
  (await entitiesOf(person)).entities[0] as VerifiedEntity
const change = (person: Person, id: string, body: Record<string, unknown>) =>
  app.call('PUT', `/api/company/entities/${id}`, { token: person.token, body })
const ask = (person: Person, entityId: string, over: Record<string, unknown> = {}) =>
  app.call('POST', '/api/company/verification', { token: person.token, body: { entityId, ...over } })
const decide = (id: string, body: Record<string, unknown>, token = owner) =>
  app.call('POST', `/api/verifications/${id}/decision`, { token, body })

/** A company whose first entity has a number. */
const numbered = async (name: string, number = UEN): Promise<{ person: Person; entityId: string }> => {
  const person = await app.employer('SG', name)
  const { entityId } = await firstOf(person)
  const saved = await change(person, entityId, { numbers: { uen: { number } } })
  expect(saved.status, saved.text).toBe(200)
  return { person, entityId }
}
const input = async (name: string, number = UEN) => {
  const { person, entityId } = await numbered(name, number)
  const { status, body, text } = await ask(person, entityId)
  expect(status, text).toBe(201)
  return { person, entityId, id: (body.data.verification as Verification).id }
}
const verified = async (name: string, number = UEN) => {
  const whole = await input(name, number)
  const { status, text } = await decide(whole.id, FOUND)
  expect(status, text).toBe(200)
  return whole
}

type Card = { id: string; verified: Record<string, unknown> | null }
const found = async (title: string): Promise<Card[]> =>
  (await app.call('GET', `/api/jobs?search=${encodeURIComponent(title)}`)).body.data.jobs
const isInSitemap = async (id: string): Promise<boolean> =>
  (await app.server.services.database.forPublic((db) => openIn(db, id, null, 1))).some((row) => row.id === id)
const actions = async (where: string) =>
  (await app.look<{ action: string }>(`select action from audit_log where ${where} order by id`)).map((r) => r.action)

describe('asking to be verified', () => {
  test('says what is missing, and is asked for once it is there', async () => {
    const person = await app.employer('SG', 'Bare')
    const bare = await firstOf(person)
    expect(bare).toMatchObject({ missing: 'number', wanted: ['UEN'], mayAsk: false, last: null, numbers: [] })
    expect((await ask(person, bare.entityId)).body.fields.entityId).toContain('Add one first')
    await change(person, bare.entityId, { numbers: { uen: { number: '1974 01143 c' } } })
    expect(await firstOf(person)).toMatchObject({
      missing: null,
      mayAsk: true,
      numbers: [{ key: 'uen', number: UEN, warning: null, register: { name: 'ACRA register (Bizfile)' } }],
    })
    const { status, body } = await ask(person, bare.entityId, { note: 'Registered in 1974.' })
    expect(status).toBe(201)
    expect(body.data.verification).toMatchObject({ state: 'pending', note: 'Registered in 1974.', decidedAt: null })
    expect(await firstOf(person)).toMatchObject({ mayAsk: false, last: { state: 'pending' } })
    expect((await ask(person, bare.entityId)).status).toBe(409)
    expect((await ask(person, bare.entityId, { numberKey: 'trn' })).status).toBe(422)
    expect(await actions(`company_id = '${person.companyId}' and action like 'verification.%'`)).toEqual([
      'verification.ask',
    ])
  })

  test('a licence needs who gave it', async () => {
    const person = await app.employer('AE', 'Dune')
    const { entityId } = await firstOf(person)
    await change(person, entityId, { numbers: { tradeLicence: { number: 'CN-1234567' } } })
    expect(await firstOf(person)).toMatchObject({ missing: 'givenBy', mayAsk: false })
    expect((await ask(person, entityId)).status).toBe(422)
    await change(person, entityId, {
      numbers: { tradeLicence: { number: 'CN-1234567' }, licensingAuthority: { number: 'dmcc' } },
    })
    const { body } = await ask(person, entityId)
    expect(body.data.verification.number).toMatchObject({
      number: 'CN-1234567',
      givenBy: 'Dubai Multi Commodities Centre (DMCC)',
    })
  })

  test('is for whoever runs the company, not for HR and not for another company', async () => {
    const { person, entityId, id } = await input('Guarded', '196800306E')
    const rival = await app.employer('SG', 'Rival')
    expect((await ask(rival, entityId)).status).toBe(404)
    expect(
      (await app.call('POST', `/api/company/verification/${id}/document`, { token: rival.token, file: pngOf() }))
        .status,
    ).toBe(404)
    expect((await entitiesOf(rival)).entities.map((e) => e.entityId)).not.toContain(entityId)
    await app.look(`update users set role = 'hr_admin' where id = '${person.userId}'`)
    expect((await app.call('GET', '/api/company/verification', { token: person.token })).status).toBe(403)
    expect((await ask(person, entityId)).status).toBe(403)
  })

  test('what waits is withdrawn by whoever runs the company, written down, and may be asked for anew', async () => {
    const { person, entityId, id } = await input('Second Thoughts')
    const rival = await app.employer('SG', 'Rival of Thoughts')
    const withdraw = (who: Person, what = id) =>
      app.call('POST', `/api/company/verification/${what}/withdrawal`, { token: who.token, body: {} })
    expect((await withdraw(rival)).status).toBe(404)
    const { status, body, text } = await withdraw(person)
    expect(status, text).toBe(200)
    expect(body.data.verification).toMatchObject({ state: 'lapsed', endedWhy: 'withdrawn', decidedAt: null })
    expect((await withdraw(person)).status).toBe(409)
    expect((await decide(id, FOUND)).status, 'nothing is decided about it any more').toBe(409)
    expect(await actions(`company_id = '${person.companyId}' and target_id = '${entityId}'`)).toEqual(
      expect.arrayContaining(['verification.ask', 'verification.withdraw']),
    )
    const waits = await app.look(`select 1 from company_verifications where id = '${id}' and state = 'pending'`)
    expect(waits).toEqual([])
    expect((await ask(person, entityId)).status).toBe(201)
    const other = await input('Too Late', '197000625R')
    await decide(other.id, NOT_FOUND)
    expect((await withdraw(other.person, other.id)).status, 'what is decided stands').toBe(409)
    expect((await entitiesOf(other.person)).withheld).toBe(true)
  })

  test('a document stands beside it, private, and can be replaced until it is decided', async () => {
    const { person, entityId, id } = await input('Papers', '197200078R')
    const at = `/api/company/verification/${id}/document`
    expect((await app.call('POST', at, { token: person.token, file: Buffer.from('no picture') })).status).toBe(422)
    for (const name of ['first.png', 'second.png'])
      expect((await app.call('POST', `${at}?name=${name}`, { token: person.token, file: pngOf() })).status).toBe(201)
    expect((await firstOf(person)).last?.document).toBe('second.png')
    expect(await app.look(`select from files where company_id = '${person.companyId}'`)).toHaveLength(1)
    expect((await app.call('GET', at, { token: person.token })).bytes.subarray(1, 4).toString()).toBe('PNG')
    expect((await app.call('GET', at)).status).toBe(401)
    const rival = await app.employer('SG', 'Curious')
    expect((await app.call('GET', at, { token: rival.token })).status).toBe(404)
    const read = await app.call('GET', `/api/verifications/${id}/document`, { token: admin })
    expect(read.status).toBe(200)
    expect((await app.call('GET', `/api/verifications/${id}/document`, { token: person.token })).status).toBe(403)
    expect(
      await actions(
        `company_id = '${person.companyId}' and target_id = '${entityId}' and action like '%document-read'`,
      ),
    ).toHaveLength(1)
    await decide(id, FOUND)
    expect((await app.call('POST', at, { token: person.token, file: pngOf() })).status).toBe(409)
  })
})

describe('deciding', () => {
  test('is done by the owner of the platform alone; its staff read, a company cannot', async () => {
    const { person, id } = await input('Decided')
    for (const token of [person.token, admin]) expect((await decide(id, FOUND, token)).status).toBe(403)
    expect((await decide(id, FOUND, '')).status).toBe(401)
    expect((await app.call('GET', '/api/verifications', { token: person.token })).status).toBe(403)
    const { requests, decides } = (await app.call('GET', '/api/verifications', { token: admin })).body.data
    expect(decides).toBe(false)
    const dates = (requests as VerificationRequest[]).map((r) => r.askedAt)
    expect(dates).toEqual([...dates].sort())
    expect(requests.find((r: VerificationRequest) => r.id === id)).toMatchObject({
      company: 'Decided',
      legalName: 'Decided',
      askedBy: 'Mei Tan',
      number: { label: 'UEN', number: UEN, register: { url: 'https://www.bizfile.gov.sg' } },
    })
  })

  test('no company sets its own state, whatever it writes into the database', async () => {
    const { person, id } = await input('Sly')
    const { forCompany: asCompany } = app.server.services.database
    for (const statement of [
      sql`update company_verifications set state = 'verified', decided_at = now(), register = 'x', checked_on = now() where id = ${id}`,
      sql`insert into company_verifications (company_id, entity_id, country, legal_name, number_key, number, state)
        select company_id, id, 'SG', 'x', 'uen', 'x', 'verified' from legal_entities limit 1`,
      sql`delete from company_verifications`,
    ])
      await expect(asCompany(person.companyId, (db) => db.run(statement))).rejects.toMatchObject({ code: '42501' })
    const rival = await app.employer('SG', 'Blind')
    expect(
      await asCompany(rival.companyId, (db) => db.many(sql`select id from company_verifications where id = ${id}`)),
    ).toEqual([])
  })

  test('asks for the day and what the register shows, or for a reason', async () => {
    const { id } = await input('Careless')
    expect((await decide(id, { ...FOUND, evidence: '' })).body.fields).toEqual({
      evidence: 'Say what the register shows',
    })
    expect((await decide(id, { ...NOT_FOUND, reason: ' ' })).body.fields).toEqual({ reason: 'Say why it is refused' })
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    expect((await decide(id, { ...FOUND, checkedOn: later })).body.fields.checkedOn).toContain('future')
    expect((await decide('00000000-0000-4000-8000-000000000000', FOUND)).status).toBe(404)
  })

  test('is written down with its evidence for the company and the platform, and told by letter in the reader’s language', async () => {
    const { person, entityId, id } = await input('Lettered')
    await app.look(`update users set language = 'fr' where id = '${person.userId}'`)
    expect((await decide(id, FOUND)).body.data.request).toMatchObject({
      state: 'verified',
      register: 'ACRA register (Bizfile)',
      checkedOn: DAY,
      decidedBy: 'Ola Platform',
    })
    expect((await decide(id, NOT_FOUND)).status).toBe(409)
    expect((await firstOf(person)).last).toMatchObject({ state: 'verified', evidence: FOUND.evidence })
    const [theirs] = await app.look<{ detail: unknown }>(
      `select detail from audit_log where company_id = '${person.companyId}' and action = 'verification.verify' and target_id = '${entityId}'`,
    )
    expect(theirs?.detail).toMatchObject({ uen: UEN, checkedOn: DAY, evidence: FOUND.evidence })
    expect(
      await actions(`company_id is null and target_type = 'company' and target_id = '${person.companyId}'`),
    ).toEqual(['verification.verify'])
    const [letter] = (await lettersTo(app, person.companyId, person.email)).filter(
      (l) => l.template === 'verification-decided',
    )
    expect(letter?.subject).toBe('Vérifiée : Lettered')
    expect(letter?.text).toContain(`UEN ${UEN}`)
  })

  test('shows who else says to have the same number, and what came before', async () => {
    const first = await input('Original', '00192200M')
    await decide(first.id, FOUND)
    const second = await input('Copy', '00192200M')
    await decide(second.id, NOT_FOUND)
    const again = (await ask(second.person, second.entityId)).body.data.verification.id
    const { others, history } = (await app.call('GET', `/api/verifications/${again}`, { token: admin })).body.data
    expect(others).toEqual([{ company: 'Original', legalName: 'Original', state: 'verified' }])
    expect(history).toMatchObject([{ id: second.id, state: 'refused', reason: NOT_FOUND.reason }])
  })
})

describe('what the public sees', () => {
  test('is claimed only of what is verified, with number, register and day', async () => {
    const { person, id } = await input('Open Harbour')
    const job = (await publishJob(app, person, { title: 'Stevedore' })).id
    expect((await found('Stevedore'))[0]).toMatchObject({ id: job, verified: null })
    await decide(id, FOUND)
    const told = {
      legalName: 'Open Harbour',
      country: 'SG',
      label: 'UEN',
      number: UEN,
      register: 'ACRA register (Bizfile)',
      checkedOn: DAY,
    }
    expect((await found('Stevedore'))[0]?.verified).toMatchObject(told)
    const one = (await app.call('GET', `/api/jobs/${job}`)).body.data.job
    expect(one.verified).toMatchObject(told)
    // Never who looked, what they wrote, or what the company added.
    expect(JSON.stringify(one)).not.toContain(FOUND.evidence)
    const asPublic = <T>(text: string) =>
      app.server.services.database.forPublic((db) => db.many<T>(sql`${sql.raw(text)}`))
    await expect(asPublic('select evidence from company_verifications')).rejects.toMatchObject({ code: '42501' })
    expect(await asPublic(`select state from company_verifications where state <> 'verified'`)).toEqual([])
  })

  test('a job takes the entity of its own country, else the one that was verified first', async () => {
    const { person } = await verified('Two Shores')
    const added = await app.call('POST', '/api/company/entities', {
      token: person.token,
      body: { country: 'IN', legalName: 'Two Shores LLP', numbers: { llpin: { number: 'AAB-1234' } } },
    })
    const job = (await publishJob(app, person, { title: 'Lascar', country: 'IN', payMin: '30000', payMax: '40000' })).id
    const shown = async () => (await app.call('GET', `/api/jobs/${job}`)).body.data.job.verified
    expect(await shown()).toMatchObject({ label: 'UEN', legalName: 'Two Shores' })
    const { id } = (await ask(person, added.body.data.entity.id)).body.data.verification
    await decide(id, FOUND)
    expect(await shown()).toMatchObject({ label: 'LLPIN', number: 'AAB-1234', legalName: 'Two Shores LLP' })
  })

  test('jobs of a refused company are kept from lists, search, feeds, sitemap, page and applications, until it is verified', async () => {
    const { person, entityId, id } = await input('Doubtful', '196800306E')
    const job = (await publishJob(app, person, { title: 'Caulker' })).id
    const hidden = (await publishJob(app, person, { title: 'Caulker paused' })).id
    await move(app, person, hidden, { action: 'pause' })
    const total = async () => (await app.call('GET', '/api/jobs?country=SG')).body.data.totalCount
    const before = await total()
    const feed = async () => (await openOf(app.server.services, person.slug))?.jobs.map((j) => j.title) ?? []
    const open = await feed()
    await decide(id, NOT_FOUND)
    const gone = async () => {
      expect(await found('Caulker')).toEqual([])
      expect(await total()).toBe(before - 1)
      expect(await isInSitemap(job)).toBe(false)
      expect((await app.call('GET', `/api/jobs/${job}`)).status).toBe(404)
      expect((await app.call('GET', `/api/jobs/${job}/last-day`)).status).toBe(404)
      expect((await app.call('GET', `/api/companies/${person.slug}/jobs`)).body.data.total).toBe(0)
      expect(await feed()).toEqual([])
      expect((await applyTo(app, job)).status).toBe(404)
      expect((await app.call('GET', '/api/jobs/suggestions?search=doubtful')).body.data.suggestions).toEqual([])
      const input = await app.call('GET', '/api/company/talent/invitations', { token: person.token })
      expect(input.status).toBe(200)
      expect(input.text).not.toContain('Caulker')
    }
    expect(open).toContain('Caulker')
    await gone()
    expect(await entitiesOf(person)).toMatchObject({
      withheld: true,
      entities: [{ last: { reason: NOT_FOUND.reason } }],
    })
    // Not by asking again, by publishing, or by pausing and going on.
    const again = (await ask(person, entityId)).body.data.verification.id
    await move(app, person, job, { action: 'pause' })
    await move(app, person, job, { action: 'resume' })
    await gone()
    const fresh = (await publishJob(app, person, { title: 'Caulker anew' })).id
    expect((await app.call('GET', `/api/jobs/${fresh}`)).status).toBe(404)
    await decide(again, FOUND)
    expect((await found('Caulker')).map((j) => j.id).sort()).toEqual([job, fresh].sort())
    expect((await app.call('GET', `/api/jobs/${hidden}`)).body.data.job.state).toBe('paused')
    expect(await total()).toBe(before + 1)
    expect((await applyTo(app, job)).status).toBe(201)
  })

  test('a company with another entity verified keeps its jobs when one is refused', async () => {
    const { person } = await verified('Mixed')
    const job = (await publishJob(app, person, { title: 'Rigger' })).id
    const added = await app.call('POST', '/api/company/entities', {
      token: person.token,
      body: { country: 'SG', legalName: 'Mixed Two', numbers: { uen: { number: '197200078R' } } },
    })
    const { id } = (await ask(person, added.body.data.entity.id)).body.data.verification
    await decide(id, NOT_FOUND)
    expect((await found('Rigger')).map((j) => j.id)).toEqual([job])
    expect((await entitiesOf(person)).withheld).toBe(false)
  })

  test('what was verified can be taken back, with a reason', async () => {
    const { person, id } = await verified('Struck Off')
    const job = (await publishJob(app, person, { title: 'Sailmaker' })).id
    const back = (token: string, reason: string) =>
      app.call('POST', `/api/verifications/${id}/taking-back`, { token, body: { reason } })
    expect((await back(admin, 'Struck off')).status).toBe(403)
    expect((await back(owner, '')).status).toBe(422)
    expect((await back(owner, 'Struck off the register.')).body.data.request).toMatchObject({
      state: 'refused',
      endedWhy: 'taken_back',
      evidence: FOUND.evidence,
    })
    expect((await back(owner, 'Twice')).status).toBe(409)
    expect((await app.call('GET', `/api/jobs/${job}`)).status).toBe(404)
    const subjects = (await lettersTo(app, person.companyId, person.email)).map((l) => l.subject)
    expect(subjects).toContain('Verification taken back: Struck Off')
  })
})

describe('a verification', () => {
  test.each([
    ['another name', { legalName: 'Renamed Pte. Ltd.' }],
    ['another number', { numbers: { uen: { number: '196800306E' } } }],
    ['no number', { numbers: {} }],
  ])('lapses with %s, says so, and is asked for anew', async (what, body) => {
    const name = `Changing ${what}`
    const { person, entityId } = await verified(name)
    const job = (await publishJob(app, person, { title: `Cook ${what}` })).id
    await change(person, entityId, { address: '1 Quay' })
    expect((await firstOf(person)).last?.state).toBe('verified')
    expect((await change(person, entityId, body)).status).toBe(200)
    expect((await firstOf(person)).last).toMatchObject({ state: 'lapsed', endedWhy: 'changed' })
    // Public, and nothing claimed.
    expect((await app.call('GET', `/api/jobs/${job}`)).body.data.job.verified).toBeNull()
    expect((await lettersTo(app, person.companyId, person.email)).map((l) => l.subject)).toContain(
      `Verification ended: ${name}`,
    )
    expect(await actions(`company_id = '${person.companyId}' and action = 'verification.lapse'`)).toHaveLength(1)
    expect((await ask(person, entityId)).status).toBe(what === 'no number' ? 422 : 201)
  })

  test('that waits lapses as well: what would be looked up is not the company any more', async () => {
    const { person, entityId, id } = await input('Hasty')
    await change(person, entityId, { legalName: 'Hastier' })
    expect((await decide(id, FOUND)).status).toBe(409)
    expect(await firstOf(person)).toMatchObject({ mayAsk: true, last: { state: 'lapsed' } })
    expect((await entitiesOf(person)).withheld).toBe(false)
  })

  test('of a refused company that renames itself stays refused', async () => {
    const { person, entityId, id } = await input('Old Name')
    const job = (await publishJob(app, person, { title: 'Cooper' })).id
    await decide(id, NOT_FOUND)
    await change(person, entityId, { legalName: 'New Name' })
    expect((await app.call('GET', `/api/jobs/${job}`)).status).toBe(404)
    expect((await entitiesOf(person)).withheld).toBe(true)
  })
})

test('the platform counts what waits, what is decided and which companies are verified', async () => {
  const { waiting, decided, verifiedShare, requests } = (
    await app.call('GET', '/api/verifications?show=decided', { token: owner })
  ).body.data
  const [counted] = await app.look<Record<string, number>>(`
    select count(*) filter (where state = 'pending') waiting, count(decided_at) decided,
      floor(100.0 * count(distinct company_id) filter (where state = 'verified') / (select count(*) from companies)) share
    from company_verifications`)
  expect([waiting, decided, verifiedShare].map(Number)).toEqual(
    [counted?.waiting, counted?.decided, counted?.share].map(Number),
  )
  const days = (requests as VerificationRequest[]).map((r) => r.decidedAt ?? '')
  expect(days).toEqual([...days].sort().reverse())
})
