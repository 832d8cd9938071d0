import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true })
})
afterAll(() => app.close())

const seeker = async (email: string, paid = true) => {
  const { token, userId } = await premiumSeeker(app, email, { isPaid: paid })
  const ask = (method: string, path: string, sent?: object) =>
    app.call(method, path, { token, ...(sent ? { body: sent } : {}) })
  return { ask, userId }
}
type Ask = Awaited<ReturnType<typeof seeker>>['ask']

type Town = { id: number; name: string; country: string; lat: number; lng: number; jobs: number }
/** Towns with open jobs that are done there, those with most of them first. */
const busyTowns = (country: string) =>
  app.look<Town>(`
    select p.id, p.name, p.country, p.lat, p.lng, count(*)::int jobs
      from job_adverts a join places p on p.id = a.place_id
     where a.open and a.closes_at > now() and a.work_mode <> 'remote' and a.behind_here is null and p.country = '${country}'
     group by p.id order by jobs desc, p.id limit 40`)

type Near = { km: number; spread: number | null; reach: string; from: string }
type Job = {
  id: string
  job: { place: { lat: number; lng: number }; workMode: string; country: string }
  near: Near | null
}
const allJobs = async (ask: Ask, query = ''): Promise<Job[]> => {
  const found: Job[] = []
  let cursor = ''
  do {
    const { body, status, text } = await ask('GET', `/api/seeker/distance-jobs?pageSize=50&${query}${cursor}`)
    expect(status, text).toBe(200)
    found.push(...body.data.jobs)
    cursor = body.data.next ? `&cursor=${body.data.next}` : ''
  } while (cursor && found.length < 5_000)
  return found
}

describe('jobs by distance', () => {
  test('are those inside an area that is drawn, however far, in map and list alike', async () => {
    const { ask } = await seeker('area@rivers.example')
    const towns = (await busyTowns('IN')) as Town[]
    const [home, far] = towns as [Town, Town]
    await ask('POST', '/api/seeker/places', { name: 'Home', placeId: home.id, radiusKm: 1 })
    const { lat, lng } = far
    const corners = [
      [lat - 0.2, lng - 0.2],
      [lat - 0.2, lng + 0.2],
      [lat + 0.2, lng + 0.2],
      [lat + 0.2, lng - 0.2],
    ]
    const area = encodeURIComponent(corners.map((corner) => corner.map((at) => at.toFixed(2)).join(',')).join(';'))
    const map = (await ask('GET', `/api/seeker/distance-map?area=${area}`)).body.data
    expect(map.towns.map(({ id }: Town) => id)).toContain(far.id)
    const jobs = await allJobs(ask, `area=${area}`)
    expect(jobs).toHaveLength(map.jobs)
    for (const { job } of jobs) {
      expect(Math.abs(job.place.lat - lat)).toBeLessThan(0.21)
      expect(Math.abs(job.place.lng - lng)).toBeLessThan(0.21)
    }
    const crossed = encodeURIComponent('1,100;2,101;1,101;2,100')
    const wrong = await ask('GET', `/api/seeker/distance-map?area=${crossed}`)
    expect(wrong).toMatchObject({ status: 422, body: { fields: { area: expect.stringContaining('cross') } } })
  })

  test('are those in towns within the distance, nearest first; the map, its towns and the list say the same', async () => {
    const { ask } = await seeker('near@rivers.example')
    const [town] = (await busyTowns('IN')) as [Town]
    const added = await ask('POST', '/api/seeker/places', { name: 'Home', placeId: town.id, radiusKm: 50 })
    expect(added.status, added.text).toBe(201)
    expect(added.body.data.places).toMatchObject([
      { name: 'Home', town: { id: town.id }, isPoint: false, radiusKm: 50 },
    ])

    const map = (await ask('GET', '/api/seeker/distance-map')).body.data
    const jobs = await allJobs(ask)
    expect(jobs).toHaveLength(map.jobs)
    expect(map.towns.reduce((n: number, one: Town) => n + one.jobs, 0)).toBe(map.jobs)
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
    expect(map.country).toBe('IN')
    for (const { job, near } of jobs) {
      const km = kilometresBetween(town, job.place)
      expect(km).toBeLessThanOrEqual(50)
      expect(near).toMatchObject({ km: Math.round(km), from: 'Home' })
      expect(job.workMode).not.toBe('remote')
    }
    const kms = jobs.map(({ job }) => kilometresBetween(town, job.place))
    expect(kms).toEqual(kms.toSorted((a, b) => a - b))
    const [{ n }] = (await app.look(`
      select count(*)::int n from job_adverts a join places p on p.id = a.place_id
       where a.open and a.closes_at > now() and a.work_mode <> 'remote' and a.behind_here is null
         and 6371 * 2 * asin(sqrt(sin(radians(p.lat - ${town.lat}) / 2) ^ 2
           + cos(radians(p.lat)) * cos(radians(${town.lat})) * sin(radians(p.lng - ${town.lng}) / 2) ^ 2)) <= 50`)) as [
      { n: number },
    ]
    expect(jobs).toHaveLength(n)

    const [first] = map.towns as Town[]
    expect(await allJobs(ask, `town=${first?.id}`)).toHaveLength(first?.jobs ?? -1)
    const marks = jobs.filter(({ near }) => near?.reach === 'maybe')
    expect(marks).toHaveLength(map.maybe)
    expect(jobs.filter(({ near }) => near?.reach === 'unknown')).toHaveLength(map.unknown)
  })

  test('of several places are counted from the nearest, and those around an excluded one are left out', async () => {
    const { ask } = await seeker('several@rivers.example')
    const towns = await busyTowns('IN')
    const [one] = towns as [Town]
    const other = towns.find((t) => kilometresBetween(one, t) > 300) as Town
    await ask('POST', '/api/seeker/places', { name: 'Home', placeId: one.id, radiusKm: 10 })
    const alone = (await ask('GET', '/api/seeker/distance-map')).body.data.jobs
    await ask('POST', '/api/seeker/places', { name: 'Parents', placeId: other.id, radiusKm: 10 })
    const both = await allJobs(ask)
    expect(new Set(both.map(({ near }) => near?.from))).toEqual(new Set(['Home', 'Parents']))
    const { places } = (
      await ask('POST', '/api/seeker/places', { name: 'Not there', placeId: other.id, radiusKm: 12, excluded: true })
    ).body.data
    expect((await ask('GET', '/api/seeker/distance-map')).body.data.jobs).toBe(alone)
    const { id } = places.at(-1)
    const changed = { name: 'There after all', radiusKm: 12, excluded: false }
    expect((await ask('PUT', `/api/seeker/places/${id}`, changed)).status).toBe(200)
    expect((await allJobs(ask)).length).toBeGreaterThanOrEqual(both.length)
  })

  test('from anywhere stand apart, in the countries of one’s places', async () => {
    const { ask } = await seeker('remote@rivers.example')
    const [town] = (await busyTowns('CA')) as [Town]
    await ask('POST', '/api/seeker/places', { name: 'Home', placeId: town.id, radiusKm: 5 })
    const { remote } = (await ask('GET', '/api/seeker/distance-map')).body.data
    const jobs = await allJobs(ask, 'where=remote')
    expect(jobs).toHaveLength(remote)
    expect(jobs.every(({ job, near }) => near === null && job.workMode === 'remote' && job.country === 'CA')).toBe(true)
  })

  test('where there is none, the nearest towns with one are named', async () => {
    const { ask } = await seeker('nothing@rivers.example')
    // In Nunavut.
    const point = { name: 'North', lat: 63.7467, lng: -68.517, radiusKm: 1 }
    const { places } = (await ask('POST', '/api/seeker/places', point)).body.data
    expect(places).toMatchObject([{ isPoint: true, lat: 63.75, lng: -68.52, town: { country: 'CA' } }])
    const map = (await ask('GET', '/api/seeker/distance-map')).body.data
    expect(map.jobs).toBe(0)
    expect(map.nearest.length).toBeGreaterThan(0)
    const kms = map.nearest.map(({ km }: Near) => km)
    expect(kms).toEqual(kms.toSorted((a: number, b: number) => a - b))
  })

  test('are narrowed by words, kind and pay; what hides its pay is counted; two currencies are not compared', async () => {
    const { ask } = await seeker('narrow@rivers.example')
    const [town] = (await busyTowns('SG')) as [Town]
    await ask('POST', '/api/seeker/places', { name: 'Home', placeId: town.id, radiusKm: 30 })
    const all = (await ask('GET', '/api/seeker/distance-map')).body.data
    const paid = (await ask('GET', '/api/seeker/distance-map?payMin=1')).body.data
    expect(paid.jobs + paid.silentOnPay).toBe(all.jobs)
    expect(await allJobs(ask, 'payMin=1')).toHaveLength(paid.jobs)
    const part = (await ask('GET', '/api/seeker/distance-map?type=PART_TIME')).body.data
    expect(await allJobs(ask, 'type=PART_TIME')).toHaveLength(part.jobs)
    expect(part.jobs).toBeLessThan(all.jobs)
    const words = (await ask('GET', '/api/seeker/distance-map?search=nurse')).body.data
    expect(await allJobs(ask, 'search=nurse&sort=newest')).toHaveLength(words.jobs)
    const [elsewhere] = (await busyTowns('CA')) as [Town]
    await ask('POST', '/api/seeker/places', { name: 'Sister', placeId: elsewhere.id, radiusKm: 30 })
    expect((await ask('GET', '/api/seeker/distance-map?payMin=1')).body.fields).toHaveProperty('payMin')
  })

  test('leave out what is hidden', async () => {
    const { ask } = await seeker('hides@rivers.example')
    const [town] = (await busyTowns('AE')) as [Town]
    await ask('POST', '/api/seeker/places', { name: 'Home', placeId: town.id, radiusKm: 20 })
    const [first, ...others] = await allJobs(ask)
    await ask('PUT', `/api/seeker/marks/${first?.id}`, { kind: 'hidden' })
    expect((await allJobs(ask)).length).toBe(others.length)
    expect((await ask('GET', '/api/seeker/distance-map')).body.data.jobs).toBe(others.length)
  })
})

describe('one’s places', () => {
  test('are ten at most, kept no finer than a hundredth of a degree, exported, and refused where they are none', async () => {
    const { ask, userId } = await seeker('places@rivers.example')
    const wrong = (sent: object) => ask('POST', '/api/seeker/places', sent)
    expect((await wrong({ name: '', placeId: 1, radiusKm: 5 })).body.fields).toHaveProperty('name')
    expect((await wrong({ name: 'A', placeId: 1, radiusKm: 0 })).body.fields).toHaveProperty('radiusKm')
    expect((await wrong({ name: 'A', radiusKm: 5 })).body.fields).toHaveProperty('placeId')
    expect((await wrong({ name: 'A', placeId: 99_999_999, radiusKm: 5 })).body.fields).toHaveProperty('placeId')
    expect((await wrong({ name: 'A', lat: 48.8566, lng: 2.3522, radiusKm: 5 })).body.fields).toHaveProperty('lat')
    for (let n = 1; n <= 10; n++)
      expect((await wrong({ name: `Place ${n}`, lat: 1.352083, lng: 103.819836, radiusKm: n })).status).toBe(201)
    expect((await wrong({ name: 'One more', lat: 1.3, lng: 103.8, radiusKm: 5 })).status).toBe(409)
    expect(
      await app.look(`select distinct lat::text, lng::text from seeker_places where user_id = '${userId}'`),
    ).toEqual([{ lat: '1.35', lng: '103.82' }])
    expect((await ask('GET', '/api/seeker/profile/export')).text).toContain('placesToCountFrom')
    const log = await app.look(
      `select detail, after from person_log where action = 'seeker-place.add' and user_id = '${userId}'`,
    )
    expect(log).toHaveLength(10)
    expect(JSON.stringify(log)).not.toContain('103.8')
  })

  test('stay readable and deletable without a plan; finding jobs asks for one', async () => {
    const { ask, userId } = await seeker('ended@rivers.example')
    const { places } = (await ask('POST', '/api/seeker/places', { name: 'Home', lat: 1.3, lng: 103.8, radiusKm: 5 }))
      .body.data
    await app.look(`update seeker_subscriptions set until = now() - interval '1 day' where user_id = '${userId}'`)
    expect((await ask('GET', '/api/seeker/places')).body.data.places).toHaveLength(1)
    expect((await ask('GET', '/api/seeker/distance-map')).status).toBe(402)
    expect(
      (await ask('PUT', `/api/seeker/places/${places[0].id}`, { name: 'X', radiusKm: 5, excluded: false })).status,
    ).toBe(402)
    expect((await ask('DELETE', `/api/seeker/places/${places[0].id}`)).body.data.places).toEqual([])
    expect((await ask('DELETE', `/api/seeker/places/${places[0].id}`)).status).toBe(404)
  })

  test('and what is reached from them is nobody else’s', async () => {
    const mine = await seeker('mine@rivers.example')
    const theirs = await seeker('theirs@rivers.example')
    const { places } = (
      await mine.ask('POST', '/api/seeker/places', { name: 'Home', lat: 1.3, lng: 103.8, radiusKm: 5 })
    ).body.data
    expect((await theirs.ask('DELETE', `/api/seeker/places/${places[0].id}`)).status).toBe(404)
    expect((await theirs.ask('GET', '/api/seeker/places')).body.data.places).toEqual([])
  })
})

describe('the land of a map', () => {
  test('is drawn for any piece of the earth', async () => {
    const { ask } = await seeker('land@rivers.example')
    const answer = await ask('GET', '/api/seeker/land?south=1.1&west=103.5&north=1.5&east=104.1')
    expect(answer.body.data).toMatchObject({ south: 1, west: 103.5, north: 1.5, east: 104.5 })
    expect(answer.body.data.land).toMatch(/^m/)
    expect((await ask('GET', '/api/seeker/land?south=2&west=103&north=1&east=104')).body.fields).toHaveProperty('north')
  })
})
