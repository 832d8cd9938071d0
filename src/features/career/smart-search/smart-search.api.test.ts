import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeIn, publishJob } from '../../../../test/adverts.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { forgetOld, readTitles } from './jobs.ts'

let now = new Date()
let app: TestServer
let mei: Person
let asha: string
let zoe: string
const seeker = async (name: string) => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: {
      email: `${name}@people.example`,
      password: PASSWORD,
      role: 'job_seeker',
      firstName: name,
      lastName: 'Rao',
      country: 'SG',
    },
  })
  return body.token as string
}
const MORE =
  'The team is small, the work is varied, and everybody is introduced to it step by step over the first weeks.'
const publish = (over: Record<string, unknown>) => publishJob(app, mei, over)

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  ;[asha, zoe] = [await seeker('asha'), await seeker('zoe')]
  const [woodlands, bedok] = [await placeIn(app, 'SG', 'woodlands'), await placeIn(app, 'SG', 'bedok')]
  const nurse = {
    title: 'Registered nurse',
    department: 'Care',
    payMin: '3200',
    payMax: '3800',
    mustHave: ['provide nursing care'],
  }
  await publish({
    ...nurse,
    employmentType: 'PART_TIME',
    placeId: woodlands.id,
    description: `You look after people in a day centre. ${MORE}`,
  })
  await publish({
    ...nurse,
    employmentType: 'PART_TIME',
    placeId: woodlands.id,
    description: `There are no night shifts here. ${MORE}`,
    title: 'Nurse by day',
  })
  await publish({
    ...nurse,
    employmentType: 'PART_TIME',
    placeId: woodlands.id,
    description: `You work three nights a week. ${MORE}`,
    title: 'Nurse by night',
  })
  await publish({
    ...nurse,
    employmentType: 'FULL_TIME',
    placeId: woodlands.id,
    description: `You look after people at home. ${MORE}`,
    title: 'Home nurse',
  })
  await publish({
    ...nurse,
    employmentType: 'PART_TIME',
    placeId: bedok.id,
    description: `You look after people in the east. ${MORE}`,
    title: 'Nurse in the east',
  })
  await publish({
    ...nurse,
    employmentType: 'PART_TIME',
    placeId: woodlands.id,
    payMin: '1800',
    payMax: '2200',
    description: `You look after people. ${MORE}`,
    title: 'Nurse assistant',
  })
  await publish({
    title: 'Software engineer',
    description: `You write programs in Tallyrand with a small team. ${MORE}`,
  })
}, 60_000)
afterAll(() => app.close())

const ask = async (body: Record<string, unknown>, token = asha) => {
  const answer = await app.call('POST', '/api/seeker/smart-search', { token, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const SAID = 'part-time nursing near Woodlands, no nights, about 3.5k'
const titlesOf = (found: { jobs: { job: { title: string } }[] }) => found.jobs.map((j) => j.job.title).sort()

describe('a sentence', () => {
  test('is read into filters, finds by them, and says of each job why', async () => {
    const found = await ask({ said: SAID })
    expect(titlesOf(found)).toEqual(['Nurse by day', 'Registered nurse'])
    expect(found.segments.map((s: { text: string }) => s.text).join('')).toBe(SAID)
    const chip = (kind: string) => found.chips.find((c: { kind: string }) => c.kind === kind)
    const verdict = (title: string, kind: string) =>
      found.jobs
        .find((j: { job: { title: string } }) => j.job.title === title)
        .reasons.find((r: { chip: string }) => r.chip === chip(kind).id)
    expect(verdict('Registered nurse', 'exclude')).toMatchObject({ verdict: 'silent', quote: null })
    expect(verdict('Nurse by day', 'exclude')).toMatchObject({
      verdict: 'meets',
      quote: 'There are no night shifts here',
    })
    expect(verdict('Registered nurse', 'pay')).toMatchObject({ verdict: 'meets' })
    expect(found.jobs[0].job.distance).toBe(0)
    expect(found.classic).toEqual({
      search: 'nursing',
      country: 'SG',
      employmentType: 'PART_TIME',
      location: 'Woodlands, Singapore',
      radiusKm: '10',
      salaryMin: '3150',
    })
  })

  test('with its filters changed finds by those: a wish leaves nobody out', async () => {
    const { chips } = await ask({ said: SAID })
    const next = chips.map((c: { kind: string }) => (c.kind === 'type' || c.kind === 'pay' ? { ...c, must: false } : c))
    expect(titlesOf(await ask({ said: SAID, chips: next }))).toEqual([
      'Home nurse',
      'Nurse assistant',
      'Nurse by day',
      'Registered nurse',
    ])
    const without = chips.filter((c: { kind: string }) => c.kind !== 'exclude')
    expect(titlesOf(await ask({ said: SAID, chips: without }))).toContain('Nurse by night')
  })

  test('says what it did not understand, and takes up a word that an advert says', async () => {
    const found = await ask({ said: 'engineer who knows tallyrand and flummery' })
    expect(
      found.segments.filter((s: { as: string }) => s.as === 'unread').map((s: { text: string }) => s.text),
    ).toEqual(['knows', 'flummery'])
    expect(found.chips).toContainEqual(expect.objectContaining({ kind: 'word', value: 'tallyrand', must: false }))
    expect(titlesOf(found)).toEqual(['Software engineer'])
  })

  test('without a hit: how many there would be without each filter', async () => {
    const found = await ask({ said: 'remote nurse' })
    expect(found.total).toBe(0)
    const mode = found.chips.find((c: { kind: string }) => c.kind === 'mode')
    expect(found.without[0]).toMatchObject({ chip: mode.id, count: 6, isAtLeast: false })
  })

  test('of nothing that is understood finds nothing, and says so', async () => {
    expect(await ask({ said: 'flummery' })).toMatchObject({ chips: [], jobs: [], total: 0, meaning: 'none' })
  })
})

describe('the meaning of titles', () => {
  test('finds work that is called otherwise, once it has been read', async () => {
    // No table calls it so: only its meaning leads to the job.
    expect(titlesOf(await ask({ said: 'hospital caregiver' }))).toEqual([])
    for (let i = 0; i < 3; i++) await readTitles(app.server.services)
    now = new Date(now.getTime() + 60_000)
    // The first question may come before the model is there.
    await expect.poll(async () => (await ask({ said: 'hospital caregiver' })).meaning, { timeout: 20_000 }).toBe('used')
    const found = await ask({ said: 'hospital caregiver' })
    expect(titlesOf(found)[0]).toMatch(/nurse/i)
    expect(found.jobs[0]).toMatchObject({ words: null, meaning: 1 })
    expect(found.jobs[0]?.reasons).toContainEqual(expect.objectContaining({ verdict: 'near', quote: null }))
  }, 60_000)

  test('offers jobs that are near where words find few, within the filters, to whoever looks', async () => {
    await readTitles(app.server.services)
    const near = async (query: Record<string, string>) => {
      const { status, body } = await app.call('GET', `/api/jobs/near?${new URLSearchParams(query)}`)
      expect(status).toBe(200)
      return body.data.jobs.map((j: { title: string; country: string }) => j.title) as string[]
    }
    await expect
      .poll(async () => (await near({ search: 'hospital caregiver' })).length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    const found = await near({ search: 'hospital caregiver' })
    expect(found.every((title) => /nurse/i.test(title))).toBe(true)
    // What one hides is left out for them, and for nobody else.
    const [hidden] = (await app.call('GET', '/api/jobs/near?search=hospital+caregiver')).body.data.jobs
    const mine = async (token: string) =>
      (await app.call('GET', '/api/seeker/jobs/near?search=hospital+caregiver', { token })).body.data.jobs.map(
        (j: { id: string }) => j.id,
      )
    expect(await mine(asha)).toContain(hidden.id)
    const mark = (kind: string) => app.call('PUT', `/api/seeker/marks/${hidden.id}`, { token: asha, body: { kind } })
    await mark('hidden')
    expect(await mine(asha)).not.toContain(hidden.id)
    expect(await mine(zoe)).toContain(hidden.id)
    await mark('none')
    expect((await app.call('GET', '/api/seeker/jobs/near?search=x')).status).toBe(401)
    // A filter is no wish: it holds.
    expect(await near({ search: 'hospital caregiver', country: 'CA' })).toEqual([])
    // Enough is found, or nothing is asked: nothing is offered beside.
    expect(await near({})).toEqual([])
    expect((await app.call('GET', '/api/jobs/near?search=x&country=FR')).status).toBe(422)
  })
})

describe('less like this', () => {
  test('moves such jobs to the end of one’s own list and of nobody else’s', async () => {
    const call = (less: boolean) =>
      app.call('PUT', '/api/seeker/smart-less', { token: asha, body: { title: 'Registered nurse', less } })
    expect((await call(true)).body.data.less).toEqual(['registered nurse'])
    const last = (await ask({ said: 'nurse' })).jobs.filter((j: { less: boolean }) => j.less)
    expect(last.map((j: { job: { title: string } }) => j.job.title)).toContain('Registered nurse')
    expect((await ask({ said: 'nurse' })).jobs[0].less).toBe(false)
    expect((await ask({ said: 'nurse' }, zoe)).jobs.some((j: { less: boolean }) => j.less)).toBe(false)
    expect((await call(false)).body.data.less).toEqual([])
  })
})

describe('what somebody asked', () => {
  const start = async (token: string) => (await app.call('GET', '/api/seeker/smart-search', { token })).body.data

  test('is kept for them alone, can be erased, and goes after thirty days', async () => {
    const stored = (await start(asha)).searches
    expect(stored.map((s: { said: string }) => s.said)).toContain(SAID)
    expect((await start(zoe)).searches.map((s: { said: string }) => s.said)).toEqual(['nurse'])
    const path = `/api/seeker/smart-searches/${stored[0].id}`
    expect(await app.call('DELETE', path, { token: zoe })).toMatchObject({ status: 404 })
    expect((await app.call('DELETE', path, { token: asha })).body.data.searches).toHaveLength(stored.length - 1)
    await app.look(
      `update saved_lists set seen_at = now() - interval '31 days' where kind = 'sentence' and name = 'nurse'`,
    )
    await forgetOld(app.server.services)
    expect((await start(zoe)).searches).toEqual([])
    expect((await app.call('DELETE', '/api/seeker/smart-searches', { token: asha })).body.data.searches).toEqual([])
  })

  test('begins with six sentences of their own country, each of which is understood whole', async () => {
    const { examples } = await start(asha)
    expect(examples).toHaveLength(6)
    for (const said of examples) {
      const { segments } = await ask({ said })
      expect(segments.filter((s: { as: string }) => s.as === 'unread')).toEqual([])
    }
  })
})

describe('whoever is no job seeker', () => {
  test('makes none of these calls', async () => {
    expect(
      await app.call('POST', '/api/seeker/smart-search', { token: mei.token, body: { said: 'nurse' } }),
    ).toMatchObject({ status: 403 })
    expect(await app.call('GET', '/api/seeker/smart-search')).toMatchObject({ status: 401 })
  })
})

describe('a wrong question', () => {
  test.each([
    [{}, 'said', 'What you look for is required'],
    [{ said: 'x'.repeat(501) }, 'said', 'What you look for must be at most 500 characters'],
    [{ said: 'nurse', page: 11 }, 'page', 'Page must be at most 10'],
  ])('is refused by name: %o', async (body, field, message) => {
    const answer = await app.call('POST', '/api/seeker/smart-search', { token: asha, body })
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: message } } })
  })
})
