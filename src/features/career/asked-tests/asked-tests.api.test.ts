import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival')
})
afterAll(() => app.close())

const ask = (id: string, which: string | null, token = mei.token) =>
  app.call('PUT', `/api/company/jobs/${id}/skill-test`, { token, body: { test: which } })
const applicant = async (jobId: string) => {
  const person = await seekerOf(app)
  const applied = await applyTo(app, jobId, { email: person.email }, person.token)
  expect(applied.status, applied.text).toBeLessThan(300)
  const [row] = await app.look<{ id: string }>(`select id from applications where user_id = '${person.userId}'`)
  return { ...person, application: row?.id ?? '' }
}
type Applicant = Awaited<ReturnType<typeof applicant>>
const begin = ({ token, application }: Pick<Applicant, 'token' | 'application'>) =>
  app.call('POST', `/api/seeker/asked-tests/${application}/attempts`, { token, body: {} })
const take = async (person: Applicant) => {
  const { id } = (await begin(person)).body.data
  await app.call('POST', `/api/seeker/skill-attempts/${id}/finish`, { token: person.token })
  return id as string
}
const share = ({ token, application }: Pick<Applicant, 'token' | 'application'>, shared: unknown = true) =>
  app.call('PUT', `/api/seeker/asked-tests/${application}/share`, { token, body: { shared } })
const mine = async (token: string) => (await app.call('GET', '/api/seeker/asked-tests', { token })).body.data.asked
const seen = async (application: string, token = mei.token) =>
  app.call('GET', `/api/company/applications/${application}/asked-test`, { token })

describe('a test that an employer asks for', () => {
  test('stands on the advert, is taken without a plan by who applied, and is seen when they share it, until they do not', async () => {
    const { id: job } = await publishJob(app, mei, { title: 'Clerk' })
    expect((await app.call('GET', `/api/jobs/${job}/skill-test`)).body.data.test).toBeNull()
    expect((await ask(job, 'typing')).body.data).toMatchObject({ test: 'typing', written: null, shared: 0 })
    expect((await app.call('GET', `/api/jobs/${job}/skill-test`)).body.data).toEqual({
      test: 'typing',
      written: null,
      minutes: 12,
    })
    const noor = await applicant(job)
    expect(await mine(noor.token)).toMatchObject([
      {
        application: noor.application,
        job: 'Clerk',
        company: 'Harbour Works',
        test: 'typing',
        result: null,
        isShared: false,
      },
    ])
    expect((await share(noor)).body.message).toContain('Take the test first')
    expect((await seen(noor.application)).body.data).toEqual({ test: 'typing', result: null, written: null })
    // Of one's own accord it stays part of the plan.
    const own = await app.call('POST', '/api/seeker/skill-attempts', { token: noor.token, body: { test: 'typing' } })
    expect(own.status).toBe(402)
    await take(noor)
    // Taken is not shared.
    expect((await seen(noor.application)).body.data.result).toBeNull()
    expect((await share(noor)).status).toBe(200)
    expect((await seen(noor.application)).body.data.result).toMatchObject({ score: 0, band: 1 })
    expect((await app.call('GET', `/api/company/jobs/${job}/skill-test`, { token: mei.token })).body.data.shared).toBe(
      1,
    )
    expect((await app.call('GET', '/api/seeker/profile/export', { token: noor.token })).text).toContain(
      'sharedSkillTests',
    )
    expect((await share(noor, false)).status).toBe(200)
    expect((await seen(noor.application)).body.data.result).toBeNull()
  })

  test('is nobody’s to begin or share who did not apply, of whom it is not asked, or whose application it is not', async () => {
    const { id: job } = await publishJob(app, mei, { title: 'Cook' })
    const { id: silent } = await publishJob(app, rival, { title: 'Cook too' })
    await ask(job, 'numeracy')
    const [noor, other, elsewhere] = [await applicant(job), await applicant(job), await applicant(silent)]
    expect((await begin({ ...other, application: noor.application })).status).toBe(404)
    expect((await share({ ...other, application: noor.application })).status).toBe(404)
    // A company applied to that asks for nothing, and one that was not applied to.
    expect((await begin(elsewhere)).status).toBe(404)
    expect(await mine(elsewhere.token)).toEqual([])
    await take(noor)
    await share(noor)
    expect((await seen(noor.application, rival.token)).status).toBe(404)
    expect((await seen(elsewhere.application, rival.token)).body.data).toEqual({
      test: null,
      result: null,
      written: null,
    })
    expect((await ask(job, 'data', rival.token)).status).toBe(404)
    expect((await ask(job, 'juggling')).body.message).toContain('Test must be one of')
    expect((await share(noor, 'yes')).body.message).toContain('Shared must be yes or no')
  })

  test('shows no result any more that is void, of another test, or of a job that asks no longer', async () => {
    const { id: job } = await publishJob(app, mei, { title: 'Driver' })
    await ask(job, 'care')
    const noor = await applicant(job)
    const attempt = await take(noor)
    await share(noor)
    expect((await seen(noor.application)).body.data.result).not.toBeNull()
    await ask(job, 'data')
    expect((await seen(noor.application)).body.data).toEqual({ test: 'data', result: null, written: null })
    await ask(job, null)
    expect((await seen(noor.application)).body.data).toEqual({ test: null, result: null, written: null })
    await ask(job, 'care')
    await app.look(
      `update skill_test_attempts set voided_at = now(), void_reason = 'Taken by two', badge_shown = false where id = '${attempt}'`,
    )
    expect((await seen(noor.application)).body.data).toEqual({ test: 'care', result: null, written: null })
    expect(await mine(noor.token)).toMatchObject([{ result: null, isShared: false }])
    expect((await share(noor)).status).toBe(409)
  })

  test('orders nobody: the list of applications is the same with a result and without', async () => {
    const { id: job } = await publishJob(app, mei, { title: 'Porter' })
    await ask(job, 'numeracy')
    const people = [await applicant(job), await applicant(job), await applicant(job)]
    const listed = async () => {
      const { body, status, text } = await app.call('GET', `/api/company/applications?job=${job}`, { token: mei.token })
      expect(status, text).toBe(200)
      return body.data.applications.map((one: { id: string }) => one.id)
    }
    const before = await listed()
    expect(before).toHaveLength(3)
    for (const person of [people[2], people[0]])
      if (person) {
        await take(person)
        await share(person)
      }
    expect(await listed()).toEqual(before)
  })

  test('goes with the person: nothing of it is left when they leave', async () => {
    const { id: job } = await publishJob(app, mei, { title: 'Guide' })
    await ask(job, 'numeracy')
    const noor = await applicant(job)
    await take(noor)
    await share(noor)
    await app.look(`delete from users where id = '${noor.userId}'`)
    const left = await app.look<{ n: number }>(
      `select (select count(*) from skill_test_shares where user_id = '${noor.userId}')::int + (select count(*) from skill_test_attempts where user_id = '${noor.userId}')::int n`,
    )
    expect(left[0]?.n).toBe(0)
    expect((await seen(noor.application)).body.data?.result ?? null).toBeNull()
  })
})
