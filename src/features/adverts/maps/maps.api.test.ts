import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays, placeIn, publishJob } from '../../../../test/adverts.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PlaceMap } from './contract.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const jobAt = async (id: string): Promise<{ map: PlaceMap | null }> =>
  (await app.call('GET', `/api/jobs/${id}`)).body.data

describe('the small map of a job', () => {
  test('shows the place in the middle, larger ones around it, and says the same in figures', async () => {
    const bedok = await placeIn(app, 'SG', 'Bedok New Town')
    const { id } = await publishJob(app, mei, { placeId: bedok.id })
    const { map } = await jobAt(id)
    expect(map).toMatchObject({
      name: 'Bedok New Town',
      from: { name: 'Singapore', km: 11, to: 'e' },
      scale: { km: 5, length: 50 },
    })
    expect(map?.water).toMatch(/^m/)
    expect(map?.others.length).toBeGreaterThanOrEqual(2)
    expect(map?.others.map((o) => o.name)).toContain('Singapore')
    expect(JSON.stringify(map).length).toBeLessThan(2_000)
  })

  test('is left out where the work is done from elsewhere, and where it would stand in the water', async () => {
    const remote = await publishJob(app, mei, { workMode: 'remote' })
    expect((await jobAt(remote.id)).map).toBeNull()
    const kingston = await placeIn(app, 'CA', 'Kingston')
    const { status, body } = await app.call('GET', `/api/places/${kingston.id}/map`)
    expect({ status, map: body.data.map }).toEqual({ status: 200, map: null })
  })

  test('is told of any place to whoever writes an advert, and of none that is not there', async () => {
    const toronto = await placeIn(app, 'CA', 'Toronto')
    const { body } = await app.call('GET', `/api/places/${toronto.id}/map`)
    expect(body.data.map).toMatchObject({ name: 'Toronto', from: null })
    expect((await app.call('GET', '/api/places/999999/map')).status).toBe(404)
    expect((await app.call('GET', '/api/places/toronto/map')).status).toBe(404)
  })

  test('marks a position near a place, and has no map of one at sea', async () => {
    const near = async (lat: number, lng: number) =>
      (await app.call('GET', `/api/places/map?lat=${lat}&lng=${lng}`)).body.data
    // Jurong Port Road: some kilometres from the middle of the nearest town that has a map.
    const { map, mark } = await near(1.3187, 103.7156)
    expect(map.water).toMatch(/^m/)
    expect(mark.km).toBeLessThan(15)
    expect(mark.x).toBeGreaterThan(0)
    expect(mark.x).toBeLessThan(280)
    // The mark stands where the words say it does.
    const east = mark.x - 140
    if (mark.to === 'e' || mark.to === 'ne' || mark.to === 'se') expect(east).toBeGreaterThan(0)
    if (mark.to === 'w' || mark.to === 'nw' || mark.to === 'sw') expect(east).toBeLessThan(0)
    const bedok = await placeIn(app, 'SG', 'Bedok New Town')
    const own = await near(bedok.lat as number, bedok.lng as number)
    expect(own).toMatchObject({ map: { name: 'Bedok New Town' }, mark: { x: 140, y: 105, km: 0 } })
    expect(await near(0, -30)).toEqual({ map: null, mark: null })
    expect((await app.call('GET', '/api/places/map?lat=91&lng=0')).status).toBe(422)
    expect((await app.call('GET', '/api/places/map')).status).toBe(422)
  })

  test('has Dubai in Dubai', async () => {
    expect(await placeIn(app, 'AE', 'Dubai')).toMatchObject({ lat: 25.2219, lng: 55.305 })
  })
})

describe('the place of a walk-in event', () => {
  const planned = (jobId: string, placeId: unknown) => ({
    title: 'Kitchen day',
    jobs: [jobId],
    venue: '1 Harbour Road, Level 3',
    day: inDays(5),
    placeId,
    zone: 'Asia/Singapore',
    starts: '09:00',
    ends: '12:00',
    slotMinutes: 60,
    desks: 1,
    averageMinutes: 10,
    bookedPercent: 100,
  })
  const plan = (jobId: string, placeId: unknown) =>
    app.call('POST', '/api/company/walk-ins', { token: mei.token, body: planned(jobId, placeId) })
  const asHost = async (id: string) =>
    (await app.call('GET', `/api/company/walk-ins/${id}`, { token: mei.token })).body.data.event

  test('is shown on a map to its host and, once published, to everybody', async () => {
    const job = await publishJob(app, mei)
    const punggol = await placeIn(app, 'SG', 'Punggol')
    const { status, body } = await plan(job.id, punggol.id)
    expect(status).toBe(201)
    const { id } = body.data
    expect(await asHost(id)).toMatchObject({ place: { id: punggol.id, name: 'Punggol' }, map: { name: 'Punggol' } })
    await app.call('POST', `/api/company/walk-ins/${id}/move`, { token: mei.token, body: { move: 'publish' } })
    const { data } = (await app.call('GET', `/api/walk-ins/${id}`)).body
    expect(data).toMatchObject({ venue: '1 Harbour Road, Level 3', map: { name: 'Punggol' } })
  })

  test('may be left out, and taken away again while the event is planned', async () => {
    const job = await publishJob(app, mei)
    const without = await plan(job.id, undefined)
    expect(await asHost(without.body.data.id)).toMatchObject({ place: null, map: null })
    const punggol = await placeIn(app, 'SG', 'Punggol')
    const { id } = (await plan(job.id, punggol.id)).body.data
    const { version } = await asHost(id)
    const change = { ...planned(job.id, null), version }
    expect((await app.call('PUT', `/api/company/walk-ins/${id}`, { token: mei.token, body: change })).status).toBe(200)
    expect(await asHost(id)).toMatchObject({ place: null, map: null })
  })

  test('is one of ours in a country of its jobs', async () => {
    const job = await publishJob(app, mei)
    const chennai = await placeIn(app, 'IN', 'Chennai')
    for (const wrong of [chennai.id, 999_999])
      expect((await plan(job.id, wrong)).body.fields).toEqual({ placeId: 'Choose a place in Singapore' })
    expect((await plan(job.id, 'Punggol')).body.fields).toEqual({ placeId: 'Choose a place from the list' })
  })
})
