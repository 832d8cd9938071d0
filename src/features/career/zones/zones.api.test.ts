import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { matchSome, sendZoneAlert, tellZones } from './jobs.ts'

let app: TestServer
/** Noon in Singapore, of the day the demonstration was made. */
let now = new Date()
beforeAll(async () => {
  app = await startTestServer({ demonstration: true, now: () => now })
  now = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
  await untilMatched()
}, 480_000)
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}
const untilMatched = async () => {
  while ((await matchSome(app.server.services)) > 0);
}

let people = 0
const seeker = async ({ paid = true, quiet = true } = {}) => {
  const email = `zones${++people}@rivers.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  const until = new Date(now.getTime() + 400 * 24 * HOUR_MS).toISOString()
  const userId = body.user.id as string
  if (paid) await giveSeekerPlan(app.server.services, userId, { tier: 'premium_plus', status: 'active', until })
  const token = body.token as string
  const ask = (method: string, path: string, sent?: object) =>
    app.call(method, path, { token, ...(sent ? { body: sent } : {}) })
  const add = (zone: object) => ask('POST', '/api/seeker/zones', { name: 'Home', radiusKm: 10, ...zone })
  const settings = { quietFrom: '21:00', quietTo: '08:00', zone: 'Asia/Singapore', mostADay: 2 }
  if (paid && quiet) await ask('PUT', '/api/seeker/zone-settings', settings)
  const letters = async () =>
    (
      await app.look<{ id: string; company_id: null; sealed: Buffer; template: string }>(
        `select id, company_id, sealed, template from outbox where recipient = '${email}' and template = 'zone-alert' order by created_at, id`,
      )
    ).map((row) => openMessage(app.server.services, row))
  const tell = () => sendZoneAlert(app.server.services, { userId })
  const read = async () => (await ask('GET', '/api/seeker/zones')).body.data
  return { ask, add, letters, tell, read, userId, email }
}

type Advert = { id: string; place_id: number; title: string; lat: number; lng: number; company_id: string }
/** An open advert of a country that nobody has used yet in these tests. */
const used = new Set<string>()
const anAdvert = async (country = 'SG'): Promise<Advert> => {
  const found = await app.look<Advert>(`
    select a.id, a.place_id, a.title, p.lat, p.lng, a.company_id from job_adverts a join places p on p.id = a.place_id
     where a.open and a.closes_at > now() + interval '20 days' and a.work_mode <> 'remote' and a.country = '${country}' and a.behind is null
       and a.month_max is not null and a.currency = (select currency from job_adverts where country = '${country}' limit 1)
       and not exists (select from job_adverts t where t.company_id = a.company_id and t.same_key = a.same_key and t.id <> a.id)
     order by a.id`)
  const advert = found.find(({ id }) => !used.has(id)) as Advert
  used.add(advert.id)
  return advert
}
/** As if it were published now. */
const publish = async (advert: Advert, change = '') => {
  await app.look(
    `update job_adverts set posted_at = '${now.toISOString()}', updated_at = '${now.toISOString()}'${change} where id = '${advert.id}'`,
  )
  await untilMatched()
}

describe('a new advert', () => {
  test('is told to whoever has a zone around it, once over all their zones, with its zone', async () => {
    const asha = await seeker()
    const far = await seeker()
    const advert = await anAdvert()
    expect((await asha.add({ placeId: advert.place_id })).status).toBe(201)
    later(0.01)
    await asha.add({ name: 'School', lat: advert.lat, lng: advert.lng, radiusKm: 20 })
    await far.add({ name: 'There', lat: 43.7, lng: -79.4, radiusKm: 50 })
    later(0.1)
    await publish(advert)
    await asha.tell()
    await far.tell()
    expect(await far.letters()).toEqual([])
    const [letter, ...others] = await asha.letters()
    expect(others).toEqual([])
    expect(letter?.text).toContain(advert.title)
    expect(letter?.text).toContain('(Home)')
    const { hits, zones } = await asha.read()
    expect(hits).toMatchObject([{ job: advert.id, zone: 'Home', state: 'told', open: true }])
    expect(zones.map(({ found }: { found: number }) => found)).toEqual([1, 0])
    expect((await asha.ask('GET', '/api/notifications')).text).toContain('zone-alert')

    // Changed, looked at again, and not told again.
    later(0.1)
    await app.look(`update job_adverts set updated_at = '${now.toISOString()}' where id = '${advert.id}'`)
    await untilMatched()
    await asha.tell()
    expect(await asha.letters()).toHaveLength(1)
  })

  test('waits while its zone is snoozed, and is told together when that ends', async () => {
    const asha = await seeker()
    const advert = await anAdvert()
    await asha.add({ placeId: advert.place_id })
    const { zones } = await asha.read()
    const snooze = (days: unknown) => asha.ask('PUT', `/api/seeker/zones/${zones[0].id}/snooze`, { days })
    expect((await snooze(3)).status).toBe(422)
    const { zones: snoozed } = (await snooze(1)).body.data
    // Until the next midnight by the clock of their settings.
    expect(new Date(snoozed[0].snoozedUntil).toLocaleTimeString('en-GB', { timeZone: 'Asia/Singapore' })).toBe(
      '00:00:00',
    )
    later(0.01)
    await publish(advert)
    await asha.tell()
    expect(await asha.letters()).toHaveLength(0)
    expect((await asha.read()).hits).toMatchObject([{ job: advert.id, state: 'waiting' }])
    later(24)
    expect((await asha.read()).zones[0].snoozedUntil).toBeNull()
    await asha.tell()
    expect(await asha.letters()).toHaveLength(1)
    expect((await asha.read()).hits).toMatchObject([{ job: advert.id, state: 'told' }])
    // Ended before its time it tells at once.
    await snooze(7)
    expect((await snooze(0)).body.data.zones[0].snoozedUntil).toBeNull()
    const other = await seeker()
    expect((await other.ask('PUT', `/api/seeker/zones/${zones[0].id}/snooze`, { days: 1 })).status).toBe(404)
  })

  test('is found by an area that was drawn, and not by one beside it', async () => {
    const inside = await seeker()
    const beside = await seeker()
    const advert = await anAdvert()
    const around = (lat: number, lng: number) => [
      { lat: lat - 0.04, lng: lng - 0.04 },
      { lat: lat - 0.04, lng: lng + 0.04 },
      { lat: lat + 0.04, lng: lng + 0.04 },
      { lat: lat + 0.04, lng: lng - 0.04 },
    ]
    const added = await inside.add({ radiusKm: null, corners: around(advert.lat, advert.lng) })
    expect(added.status, added.text).toBe(201)
    expect(added.body.data.zones).toMatchObject([{ kind: 'area', lat: null, corners: { length: 4 } }])
    await beside.add({ radiusKm: null, corners: around(advert.lat + 0.1, advert.lng) })
    later(0.1)
    await publish(advert)
    expect((await inside.read()).hits).toHaveLength(1)
    expect((await beside.read()).hits).toHaveLength(0)
  })

  test('is told within half a kilometre of the middle of its town, and not where that middle is further', async () => {
    const town = await seeker()
    const beside = await seeker()
    const advert = await anAdvert()
    const added = await town.add({ placeId: advert.place_id, radiusKm: 0.5 })
    expect(added.status, added.text).toBe(201)
    expect(added.body.data.zones).toMatchObject([{ radiusKm: 0.5 }])
    await beside.add({ lat: advert.lat + 0.02, lng: advert.lng, radiusKm: 0.5 })
    const preview = await town.ask('GET', `/api/seeker/zone-preview?placeId=${advert.place_id}&radiusKm=0.5`)
    expect(preview.status).toBe(200)
    later(0.1)
    await publish(advert)
    expect((await town.read()).hits).toMatchObject([{ job: advert.id }])
    expect((await beside.read()).hits).toEqual([])
  })

  test.each([
    ['a word of its title', (a: Advert) => ({ search: a.title }), true],
    ['another word', () => ({ search: 'submarine' }), false],
    ['less pay than it says', () => ({ payMin: 1 }), true],
    ['more pay than it says', () => ({ payMin: 99_999_999 }), false],
    ['another kind', () => ({ type: 'VOLUNTEER' }), false],
  ])('is asked for by %s', async (_, filter, isFound) => {
    const asha = await seeker()
    const advert = await anAdvert()
    await asha.add({ placeId: advert.place_id, ...filter(advert) })
    later(0.1)
    await publish(advert)
    expect((await asha.read()).hits).toHaveLength(isFound ? 1 : 0)
  })

  test('that was posted before the zone was made, while it rested, or is done from anywhere, is no news', async () => {
    const asha = await seeker()
    const [before, resting, remote] = [await anAdvert(), await anAdvert(), await anAdvert()]
    await publish(before)
    later(0.1)
    const { zones } = (await asha.add({ placeId: before.place_id, radiusKm: 50 })).body.data
    await app.look(`update job_adverts set updated_at = '${now.toISOString()}' where id = '${before.id}'`)
    await untilMatched()
    later(0.1)
    await asha.ask('PUT', `/api/seeker/zones/${zones[0].id}/pause`, { paused: true })
    await publish(resting)
    later(0.1)
    await asha.ask('PUT', `/api/seeker/zones/${zones[0].id}/pause`, { paused: false })
    await app.look(`update job_adverts set updated_at = '${now.toISOString()}' where id = '${resting.id}'`)
    later(0.1)
    await publish(remote, `, work_mode = 'remote'`)
    expect((await asha.read()).hits).toEqual([])
  })

  test('that was hidden or closed before it could be told is not told', async () => {
    const asha = await seeker()
    const [hidden, closed] = [await anAdvert(), await anAdvert()]
    await asha.add({ placeId: hidden.place_id, radiusKm: 50 })
    later(0.1)
    await publish(hidden)
    await publish(closed)
    await asha.ask('PUT', `/api/seeker/marks/${hidden.id}`, { kind: 'hidden' })
    await app.look(`update job_adverts set open = false where id = '${closed.id}'`)
    await asha.tell()
    expect(await asha.letters()).toEqual([])
    expect((await asha.read()).hits.map(({ state }: { state: string }) => state)).toEqual(['dropped', 'dropped'])
  })
})

describe('alerts', () => {
  test('rest in quiet hours and after the last of the day, and come in one afterwards', async () => {
    const asha = await seeker()
    const adverts = [await anAdvert(), await anAdvert(), await anAdvert(), await anAdvert(), await anAdvert()]
    await asha.add({ placeId: (adverts[0] as Advert).place_id, radiusKm: 50 })
    // Two a day.
    for (const advert of adverts.slice(0, 3)) {
      later(0.2)
      await publish(advert)
      await asha.tell()
    }
    expect(await asha.letters()).toHaveLength(2)
    const job = async () =>
      app.look<{ run_at: Date }>(`select run_at from graphile_worker.jobs where key = 'zone-alert ${asha.userId}'`)
    expect(await job()).toHaveLength(1)
    // In the night nothing leaves.
    now = new Date(`${now.toISOString().slice(0, 10)}T16:30:00Z`)
    await publish(adverts[3] as Advert)
    await asha.tell()
    expect(await asha.letters()).toHaveLength(2)
    // In the morning both come together.
    now = new Date(now.getTime() + 8 * HOUR_MS)
    await asha.tell()
    const letters = await asha.letters()
    expect(letters).toHaveLength(3)
    expect(letters[2]?.text).toContain((adverts[2] as Advert).title)
    expect(letters[2]?.text).toContain((adverts[3] as Advert).title)
    now = new Date(`${now.toISOString().slice(0, 10)}T04:00:00Z`)
  })

  test('wait for the days and hours of their zone, and come together in them', async () => {
    const asha = await seeker()
    const [early, other] = [await anAdvert(), await anAdvert()]
    const day = new Date(now).getUTCDay() || 7
    const made = await asha.add({ placeId: early.place_id, days: [day, day], from: '14:00', to: '18:00' })
    expect(made.body.data.zones, made.text).toMatchObject([{ days: [day], from: '14:00', to: '18:00' }])
    const { id } = made.body.data.zones[0]
    later(0.1)
    await publish(early)
    // Noon: not yet, and it goes on waiting.
    await asha.tell()
    expect(await asha.letters()).toEqual([])
    expect((await asha.read()).hits).toMatchObject([{ state: 'waiting' }])
    later(2.5)
    await asha.tell()
    expect(await asha.letters()).toHaveLength(1)
    expect((await asha.read()).hits).toMatchObject([{ state: 'told' }])

    // Another day of the week alone: today nothing more.
    const change = { name: 'Home', placeId: other.place_id, radiusKm: 1, days: [(day % 7) + 1], from: null, to: null }
    expect((await asha.ask('PUT', `/api/seeker/zones/${id}`, change)).status).toBe(200)
    later(0.1)
    await publish(other)
    await asha.tell()
    expect(await asha.letters()).toHaveLength(1)
    later(24)
    await asha.tell()
    expect(await asha.letters()).toHaveLength(2)
    const wrong = await asha.add({ placeId: early.place_id, from: '14:00', to: '14:30' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { to: 'Hours must last at least one hour' } } })
    const half = await asha.add({ placeId: early.place_id, from: '14:00' })
    expect(half.body.fields.to).toBe('Say both from when and until when, or neither')
    expect((await asha.add({ placeId: early.place_id, days: [8] })).status).toBe(422)
    now = new Date(`${now.toISOString().slice(0, 10)}T04:00:00Z`)
  })

  test('are not sent once the plan has ended, and the zone says so', async () => {
    const asha = await seeker()
    const advert = await anAdvert()
    const { zones } = (await asha.add({ placeId: advert.place_id })).body.data
    await app.look(
      `update seeker_subscriptions set until = '${new Date(now.getTime() - HOUR_MS).toISOString()}' where user_id = '${asha.userId}'`,
    )
    later(0.1)
    await publish(advert)
    await asha.tell()
    expect(await asha.letters()).toEqual([])
    expect(await asha.read()).toMatchObject({ isPaid: false, hits: [{ state: 'not_sent' }] })
    expect((await asha.add({ placeId: advert.place_id })).status).toBe(402)
    expect((await asha.ask('PUT', `/api/seeker/zones/${zones[0].id}/pause`, { paused: true })).status).toBe(200)
    expect((await asha.ask('DELETE', `/api/seeker/zones/${zones[0].id}`)).body.data.zones).toEqual([])
    expect((await asha.read()).hits).toEqual([])
  })

  test('are found waiting by the job that tells', async () => {
    const asha = await seeker()
    const advert = await anAdvert()
    await asha.add({ placeId: advert.place_id })
    later(0.1)
    await publish(advert)
    await tellZones(app.server.services, {})
    expect(await app.look(`select 1 from graphile_worker.jobs where key = 'zone-alert ${asha.userId}'`)).toHaveLength(1)
  })
})

describe('a preview', () => {
  test('counts what a zone would have told of in thirty days, by the rules it tells by', async () => {
    const asha = await seeker()
    const advert = await anAdvert()
    const asked = `placeId=${advert.place_id}&radiusKm=20`
    const { adverts, newest, days } = (await asha.ask('GET', `/api/seeker/zone-preview?${asked}`)).body.data
    const since = new Date(now.getTime() - 30 * 24 * HOUR_MS).toISOString()
    const [{ n }] = (await app.look(`
      select count(distinct (a.company_id, a.same_key))::int n from job_adverts a join places p on p.id = a.place_id
       where a.posted_at >= '${since}' and a.work_mode <> 'remote' and not a.withheld and a.country = 'SG'
         and 6371 * 2 * asin(sqrt(sin(radians(p.lat - ${advert.lat}) / 2) ^ 2
           + cos(radians(p.lat)) * cos(radians(${advert.lat})) * sin(radians(p.lng - ${advert.lng}) / 2) ^ 2)) <= 20`)) as [
      { n: number },
    ]
    expect({ adverts, days }).toEqual({ adverts: n, days: 30 })
    expect(newest).toHaveLength(Math.min(5, n))
    const narrow = (await asha.ask('GET', `/api/seeker/zone-preview?${asked}&payMin=999999999`)).body.data
    expect(narrow.adverts).toBe(0)
    const drawn = (await asha.ask('GET', '/api/seeker/zone-preview?corners=1.2,103.6;1.2,104.1;1.5,104.1;1.5,103.6'))
      .body.data
    expect(drawn.adverts).toBeGreaterThan(0)
    expect(drawn.country).toBe('SG')
  })

  test('refuses what is no zone, field by field', async () => {
    const { ask, add } = await seeker()
    const fieldsOf = async (query: string) => (await ask('GET', `/api/seeker/zone-preview?${query}`)).body.fields
    expect(await fieldsOf('')).toHaveProperty('placeId')
    expect(await fieldsOf('placeId=1')).toHaveProperty('placeId')
    expect(await fieldsOf('lat=1.3&lng=x&radiusKm=5')).toHaveProperty('lng')
    expect(await fieldsOf('corners=1,2;3')).toBeTruthy()
    expect(await fieldsOf('lat=48.85&lng=2.35&radiusKm=5')).toHaveProperty('lat')
    expect((await add({ placeId: 99_999_999 })).body.fields).toHaveProperty('placeId')
    const far = 'Distance must be 0.5, or a whole number of kilometres from 1 to 50'
    for (const radiusKm of [0, 0.4, 0.75, 1.5, 51])
      expect((await add({ placeId: 1, radiusKm })).body.fields, `${radiusKm}`).toEqual({ radiusKm: far })
    expect(await fieldsOf('placeId=1&radiusKm=1.5')).toEqual({ radiusKm: far })
    const rests = { quietFrom: '21:00', quietTo: '21:00', zone: 'Asia/Singapore', mostADay: 2 }
    expect((await ask('PUT', '/api/seeker/zone-settings', rests)).body.fields).toHaveProperty('quietTo')
    const bow = [
      { lat: 1.3, lng: 103.7 },
      { lat: 1.4, lng: 103.9 },
      { lat: 1.3, lng: 103.9 },
      { lat: 1.4, lng: 103.7 },
    ]
    expect((await add({ corners: bow })).body.fields).toMatchObject({ corners: expect.stringContaining('cross') })
  })
})

describe('zones', () => {
  test('are ten at most, changed, kept no finer than a hundredth of a degree, exported, and nobody else’s', async () => {
    const asha = await seeker()
    const other = await seeker()
    for (let n = 1; n <= 10; n++)
      expect((await asha.add({ name: `Zone ${n}`, lat: 1.352083, lng: 103.819836 })).status).toBe(201)
    expect((await asha.add({ lat: 1.35, lng: 103.8 })).status).toBe(409)
    const { zones } = await asha.read()
    expect(zones[0]).toMatchObject({ kind: 'point', lat: 1.35, lng: 103.82, payMin: null })
    const { id } = zones[0]
    const change = { name: 'Work', lat: 1.3, lng: 103.8, radiusKm: 5, search: 'nurse', payMin: 2500.5 }
    const changed = await asha.ask('PUT', `/api/seeker/zones/${id}`, change)
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body.data.zones[0]).toMatchObject({ name: 'Work', radiusKm: 5, search: 'nurse', payMin: 2500.5 })
    expect((await other.ask('PUT', `/api/seeker/zones/${id}`, change)).status).toBe(404)
    expect((await other.ask('PUT', `/api/seeker/zones/${id}/pause`, { paused: true })).status).toBe(404)
    expect((await other.ask('DELETE', `/api/seeker/zones/${id}`)).status).toBe(404)
    expect((await asha.ask('GET', '/api/seeker/profile/export')).text).toContain('alertZones')
    const log = await app.look(
      `select detail, after from person_log where action like 'seeker-zone.%' and user_id = '${asha.userId}'`,
    )
    expect(JSON.stringify(log)).not.toContain('103.')
  })
})
