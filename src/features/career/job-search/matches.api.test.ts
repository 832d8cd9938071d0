import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeIn, publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let noor: { token: string; userId: string; email: string }
let ahead = 0
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  mei = await app.employer('SG', 'Harbour Works')
  noor = await seekerOf(app)
})
afterAll(() => app.close())

const get = async (path: string, token = noor.token) => (await app.call('GET', path, { token })).body.data
const matches = (token = noor.token) => get('/api/seeker/matches', token)
const titles = async (token = noor.token) => (await matches(token)).matches.map((m: Match) => m.job.title)
type Match = { job: { id: string; title: string }; reason: { what: string; said: string; near: unknown }; down: string }
const want = async (desired: object, over: object = {}, token = noor.token) => {
  const { profile, version } = await get('/api/seeker/profile', token)
  const saved = await app.call('PUT', '/api/seeker/profile', {
    token,
    body: { ...profile, ...over, desired: { ...profile.desired, ...desired }, version },
  })
  expect(saved.status, saved.text).toBe(200)
}
const job = (over: Record<string, unknown>) => publishJob(app, mei, over) as Promise<{ id: string }>
const turnDown = (id: string, reason: string, token = noor.token) =>
  app.call('PUT', `/api/seeker/matches/${id}/turned-down`, { token, body: { reason } })
const takeBack = (id: string, token = noor.token) =>
  app.call('DELETE', `/api/seeker/matches/${id}/turned-down`, { token })

describe('new matches on the home of a job seeker', () => {
  test('nothing is shown until one says what one wants', async () => {
    await job({ title: 'Night nurse' })
    expect(await matches()).toMatchObject({ asked: false, matches: [], today: 0, turnedDown: 0 })
  })

  test('each fits what was said, and says one true reason', async () => {
    const [woodlands, bugis] = [await placeIn(app, 'SG', 'Woodlands'), await placeIn(app, 'SG', 'Bugis')]
    await job({ title: 'Ward nurse', workMode: 'hybrid', placeId: bugis.id })
    await job({ title: 'Remote nurse', workMode: 'remote' })
    await job({ title: 'Low-paid nurse', payMin: '1500', payMax: '2000' })
    await job({ title: 'Welder' })
    await want({ titles: ['nurse'] }, { placeId: woodlands.id })
    expect((await titles()).toSorted()).toEqual(['Low-paid nurse', 'Night nurse', 'Remote nurse', 'Ward nurse'])
    const ward = (await matches()).matches.find((m: Match) => m.job.title === 'Ward nurse')
    expect(ward.reason).toMatchObject({ what: 'title', said: 'nurse', near: { place: 'Woodlands' } })
    expect(ward.reason.near.km).toBeGreaterThan(5)
    // What they rule out is left out; what matches is the reason.
    await want({ modes: ['hybrid'] })
    const [only, ...none] = (await matches()).matches as Match[]
    expect(none).toEqual([])
    expect(only).toMatchObject({ job: { title: 'Ward nurse' }, reason: { what: 'mode', said: 'hybrid' } })
    await want({ modes: [], pay: { from: 250_000, to: null, currency: 'SGD', period: 'MONTH', shown: false } })
    const paid = (await matches()).matches as Match[]
    expect(paid.map((m) => m.job.title)).not.toContain('Low-paid nurse')
    expect(paid.every((m) => m.reason.what === 'pay')).toBe(true)
    await want({ pay: null })
  })

  test('what one keeps looking for counts as well, with the kind of work one asked for', async () => {
    await job({ title: 'Evening barista', employmentType: 'PART_TIME' })
    await app.call('POST', '/api/seeker/searches', {
      token: noor.token,
      body: { name: 'Coffee', query: { search: 'barista', employmentType: 'PART_TIME' } },
    })
    const found = (await matches()).matches.find((m: Match) => m.job.title === 'Evening barista')
    expect(found.reason).toMatchObject({ what: 'employment', said: 'PART_TIME' })
  })

  test('the figure of today is those of the last day, and after a week nothing is new', async () => {
    const all = await matches()
    expect(all.today).toBe(all.matches.length)
    ahead = 2 * DAY
    expect(await matches()).toMatchObject({ today: 0, matches: { length: all.matches.length } })
    ahead = 8 * DAY
    expect((await matches()).matches).toEqual([])
    ahead = 0
  })

  test('what one applied for or hid is no news', async () => {
    const { id } = await job({ title: 'School nurse' })
    expect(await titles()).toContain('School nurse')
    await applyTo(app, id, {}, noor.token)
    expect(await titles()).not.toContain('School nurse')
    const other = await job({ title: 'Clinic nurse' })
    await app.call('PUT', `/api/seeker/marks/${other.id}`, { token: noor.token, body: { kind: 'hidden' } })
    expect(await titles()).not.toContain('Clinic nurse')
  })

  test('one turned down is hidden on every device, with its reason, until that is taken back', async () => {
    const { id } = await job({ title: 'Trial nurse' })
    expect(await titles()).toContain('Trial nurse')
    const { body, status } = await turnDown(id, 'seen')
    expect([status, body.data.jobs]).toMatchObject([
      200,
      [{ id, title: 'Trial nurse', company: 'Harbour Works', reason: 'seen' }],
    ])
    expect(await titles()).not.toContain('Trial nurse')
    expect((await get('/api/seeker/marks')).hidden).toContain(id)
    expect((await matches()).turnedDown).toBe(1)
    const whole = (await app.call('GET', '/api/seeker/profile/export', { token: noor.token })).text
    expect(JSON.parse(whole).turnedDown).toMatchObject([{ id, reason: 'seen' }])
    expect((await takeBack(id)).body.data.jobs).toEqual([])
    expect(await titles()).toContain('Trial nurse')
    expect((await takeBack(id)).status).toBe(404)
    expect((await turnDown(id, 'perhaps')).status).toBe(422)
    expect((await turnDown('00000000-0000-4000-8000-000000000000', 'seen')).status).toBe(404)
  })

  test('a reason moves jobs of the same kind down in this person’s list alone', async () => {
    const omar = await seekerOf(app)
    await want({ titles: ['guard'] }, {}, omar.token)
    await want({ titles: ['guard'] })
    const poor = await job({ title: 'Gate guard', payMin: '1600', payMax: '2000' })
    await job({ title: 'Bank guard', payMin: '2500', payMax: '3000' })
    await job({ title: 'Park guard', payMin: '1600', payMax: '1900' })
    expect((await titles()).slice(0, 3)).toEqual(['Park guard', 'Bank guard', 'Gate guard'])
    await turnDown(poor.id, 'pay')
    const mine = (await matches()).matches as Match[]
    expect(mine.filter((m) => m.job.title.endsWith('guard')).map((m) => [m.job.title, m.down])).toEqual([
      ['Bank guard', null],
      ['Park guard', 'pay'],
    ])
    expect(await titles(omar.token)).toEqual(['Park guard', 'Bank guard', 'Gate guard'])
    expect((await get('/api/seeker/matches/turned-down', omar.token)).jobs).toEqual([])
    expect((await takeBack(poor.id, omar.token)).status).toBe(404)
    await takeBack(poor.id)
    expect((await titles()).slice(0, 3)).toEqual(['Park guard', 'Bank guard', 'Gate guard'])
  })

  test('too far, and work that is not theirs, speak against the same and further', async () => {
    const [near, far] = [await placeIn(app, 'SG', 'Yishun'), await placeIn(app, 'SG', 'Bedok')]
    await want({ titles: ['porter'] })
    const first = await job({ title: 'Ward porter', placeId: far.id })
    await job({ title: 'Hotel porter', placeId: near.id })
    await job({ title: 'Market porter', placeId: far.id })
    await turnDown(first.id, 'tooFar')
    const downs = async () =>
      Object.fromEntries(((await matches()).matches as Match[]).map((m) => [m.job.title, m.down]))
    expect(await downs()).toMatchObject({ 'Hotel porter': null, 'Market porter': 'tooFar' })
    await turnDown(first.id, 'notMyWork')
    await job({ title: 'Ward Porter', placeId: near.id })
    expect(await downs()).toMatchObject({ 'Market porter': null, 'Ward Porter': 'notMyWork' })
  })

  test('only somebody who looks for work has such a list', async () => {
    for (const path of ['/api/seeker/matches', '/api/seeker/matches/turned-down', '/api/seeker/steps'])
      expect((await app.call('GET', path, { token: mei.token })).status).toBe(403)
  })
})

describe('the first steps', () => {
  test('passed over, they stay so on every device, and can be brought back', async () => {
    const put = (step: string, skipped: boolean) =>
      app.call('PUT', `/api/seeker/steps/${step}`, { token: noor.token, body: { skipped } })
    expect((await get('/api/seeker/steps')).skipped).toEqual([])
    await put('goal', true)
    expect((await put('cv', true)).body.data.skipped).toEqual(['cv', 'goal'])
    expect((await get('/api/seeker/steps')).skipped).toEqual(['cv', 'goal'])
    expect((await put('goal', false)).body.data.skipped).toEqual(['cv'])
  })
})
