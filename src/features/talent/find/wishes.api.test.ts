import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob as publish } from '../../../../test/adverts.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { EMPTY_PROFILE } from '../../career/profile/profile.rules.ts'
import { smartJobs } from '../../career/smart-search/jobs.ts'

const START = '2026-12-01T02:00:00Z'
let now = new Date(START)
let app: TestServer
let mei: Person
let place: number
let job: string

type Seeker = { token: string; email: string; userId: string; card: string }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works Pte Ltd')
  const [found] = await app.look<{ id: number }>(`select id from places where country = 'SG' and name = 'Bugis'`)
  place = found?.id as number
  job = await publishJob(app, mei)
})
afterAll(() => app.close())

const publishJob = async (server: TestServer, who: Person): Promise<string> => (await publish(server, who)).id
const signUp = async (firstName: string) => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 6)}@people.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName, lastName: 'Rao', country: 'SG' },
  })
  return { token: body.token as string, email, userId: body.user.id as string }
}
const work = (title: string, over: object = {}) => ({
  title,
  employer: 'Old Mill',
  place: '',
  from: '2016-01',
  to: '2024-12',
  lines: [],
  ...over,
})
const save = async (who: { token: string }, over: Record<string, unknown>) => {
  const { body } = await app.call('GET', '/api/seeker/profile', { token: who.token })
  const { placeName: _n, country: _c, ...before } = body.data.profile
  const put = await app.call('PUT', '/api/seeker/profile', {
    token: who.token,
    body: { ...before, ...over, version: body.data.version },
  })
  expect(put.status, put.text).toBe(200)
}
const seeker = async (firstName: string, over: Record<string, unknown> = {}): Promise<Seeker> => {
  const who = await signUp(firstName)
  await save(who, {
    ...EMPTY_PROFILE,
    headline: 'Chef',
    placeId: place,
    visibility: 'anonymous',
    phone: '+6591234567',
    work: [work('Head chef', { lines: ['Kept food safety for a hotel of 200 rooms'] })],
    skills: ['Food safety', 'Baking'].map((label) => ({ label, skillId: null, years: null })),
    desired: { titles: ['Chef'], countries: ['SG'], modes: ['onsite'] },
    ...over,
  })
  const [card] = await app.look<{ id: string }>(`select id from talent_cards where user_id = '${who.userId}'`)
  return { ...who, card: card?.id as string }
}
const find = async (query: Record<string, string> = {}, who = mei) => {
  const answer = await app.call('GET', `/api/company/talent?${new URLSearchParams(query)}`, { token: who.token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const cards = async (query: Record<string, string> = {}, who = mei) =>
  (await find(query, who)).people.map((p: { id: string }) => p.id) as string[]
const foundOf = async (who: Seeker) => (await app.call('GET', '/api/seeker/found', { token: who.token })).body.data
const NONE = { titles: [], countries: [], modes: [] }

describe('a search', () => {
  const asks = (from: number, to: number | null, over: object = {}) => ({
    from: from * 100,
    to: to && to * 100,
    currency: 'SGD',
    period: 'MONTH',
    shown: true,
    ...over,
  })
  const wishing = (name: string, pay: object | null, notice: string | null, over: object = {}) =>
    seeker(name, {
      headline: 'Zzwisher',
      desired: { titles: [], countries: [], modes: [], pay, notice },
      ...over,
    })

  test('shows what somebody asks and when they can begin where they agreed, anonymous or not, and filters by both', async () => {
    const low = await wishing('Lo', asks(2_500, 3_200), 'now')
    const year = await wishing('Yu', asks(60_000, null, { period: 'YEAR' }), '2026-12-20', { visibility: 'open' })
    const hidden = await wishing('Hi', asks(3_000, 3_500, { shown: false }), '3m')
    const rupees = await wishing('Ru', asks(3_000, 3_500, { currency: 'INR' }), null)
    const silent = await wishing('Si', null, null)
    const all = await find({ q: 'zzwisher' })
    const of = (who: Seeker) => all.people.find((p: { id: string }) => p.id === who.card)
    expect(of(low)).toMatchObject({
      anonymous: true,
      pay: { from: 250_000, to: 320_000, currency: 'SGD', period: 'MONTH' },
      notice: 'now',
    })
    expect(of(year)).toMatchObject({ pay: { from: 6_000_000, to: null, period: 'YEAR' }, notice: '2026-12-20' })
    expect(of(hidden)).toMatchObject({ pay: null, notice: '3m' })
    expect(of(silent)).toMatchObject({ pay: null, notice: null })
    const stored = await app.look(
      `select pay, pay_from, pay_to, pay_currency from talent_cards where id = '${hidden.card}'`,
    )
    expect(stored).toEqual([{ pay: null, pay_from: null, pay_to: null, pay_currency: null }])
    const with_ = (query: Record<string, string>) => cards({ q: 'zzwisher', ...query }).then((ids) => ids.sort())
    const these = (...who: Seeker[]) => who.map((w) => w.card).sort()
    // Bands that meet; a year is compared as twelve months; another currency never.
    expect(await with_({ pay: 'SGD.MONTH.320000.400000' })).toEqual(these(low))
    expect(await with_({ pay: 'SGD.MONTH.320001.499999' })).toEqual(these())
    expect(await with_({ pay: 'SGD.MONTH.400000.500000' })).toEqual(these(year))
    expect(await with_({ pay: 'INR.YEAR.3600000.4800000' })).toEqual(these(rupees))
    expect(await with_({ pay: 'SGD.MONTH.100000.260000.any' })).toEqual(these(low, hidden, silent))
    const wrong = await app.call('GET', '/api/company/talent?pay=SGD.MONTH.5.1', { token: mei.token })
    expect([wrong.status, wrong.body.fields.pay]).toEqual([422, expect.stringContaining('Pay must be')])
    expect(await with_({ notice: 'now' })).toEqual(these(low))
    expect(await with_({ notice: '4w' })).toEqual(these(low, year))
    expect(await with_({ notice: '3m' })).toEqual(these(low, year, hidden))
    expect(all.facets.notice).toEqual([
      { value: 'now', name: 'now', count: 1 },
      { value: '4w', name: '4w', count: 2 },
      { value: '3m', name: '3m', count: 3 },
    ])
    // The chosen job's range, with who meets it and who said nothing.
    const { body } = await app.call('GET', `/api/company/jobs/${job}`, { token: mei.token })
    const { payMin, payMax, payPeriod } = body.data.job.content
    const { facets } = await find({ q: 'zzwisher', job })
    const range = `SGD.${payPeriod}.${Number(payMin) * 100}.${Number(payMax) * 100}`
    const met = await with_({ pay: range })
    expect(facets.pay).toEqual(
      [
        { value: range, name: '', count: met.length },
        { value: `${range}.any`, name: '', count: met.length + 2 },
      ].filter((f) => f.count > 0),
    )
    // Time passes, and whoever was free from a day can begin.
    now = new Date('2026-12-21T02:00:00Z')
    expect(await with_({ notice: 'now' })).toEqual(these(low, year))
    now = new Date(START)
    // What keeps people away is named, as any filter is.
    const none = await find({ q: 'zzwisher', pay: 'CAD.MONTH.100.200' })
    expect(none.instead).toContainEqual({ what: 'pay', value: 'CAD.MONTH.100.200', count: 5, without: '' })
    // A kept search keeps both; the letter counts by them.
    const query = { q: 'zzwisher', pay: 'SGD.MONTH.100000.900000', notice: '1w' }
    const kept = await app.call('POST', '/api/company/talent/searches', {
      token: mei.token,
      body: { name: 'Soon', query },
    })
    expect(kept.body.data.searches.find((s: { name: string }) => s.name === 'Soon').query).toEqual(query)
    now = new Date('2026-12-01T05:00:00Z')
    await wishing('La', asks(4_000, null), '2m')
    await wishing('Ly', asks(4_000, null), '1w')
    const list = await app.call('GET', '/api/company/talent/searches', { token: mei.token })
    const soon = list.body.data.searches.find((s: { name: string }) => s.name === 'Soon')
    expect(soon.fresh).toBe(1)
    await app.call('DELETE', `/api/company/talent/searches/${soon.id}`, { token: mei.token })
    now = new Date(START)
    // They read the same themselves, and take it along.
    expect((await foundOf(low)).views.anonymous).toMatchObject({ pay: { from: 250_000 }, notice: 'now' })
    expect((await foundOf(hidden)).views.open.pay).toBeNull()
    const along = await app.call('GET', '/api/seeker/profile/export', { token: hidden.token })
    expect(JSON.parse(along.text).profile.desired).toMatchObject({ pay: { from: 300_000, shown: false }, notice: '3m' })
    // Private is nothing at all.
    await save(low, { visibility: 'private' })
    expect(await app.look(`select pay, notice, notice_days from talent_cards where id = '${low.card}'`)).toEqual([
      { pay: null, notice: null, notice_days: null },
    ])
  })

  test('takes no pay that is none', async () => {
    const who = await signUp('Pat')
    const put = async (pay: object | null, notice: unknown = null) =>
      (
        await app.call('PUT', '/api/seeker/profile', {
          token: who.token,
          body: { ...EMPTY_PROFILE, desired: { ...EMPTY_PROFILE.desired, pay, notice }, version: 0 },
        })
      ).body.fields
    expect(await put(asks(3_000, 2_000))).toMatchObject({ 'desired.pay.to': expect.stringContaining('not be less') })
    expect(await put(asks(0, null))).toMatchObject({ 'desired.pay.from': expect.stringContaining('more than 0') })
    expect(await put(asks(1, null, { currency: 'XXX' }))).toMatchObject({
      'desired.pay.currency': expect.stringContaining('no country'),
    })
    expect(await put(null, 'soon')).toMatchObject({ 'desired.notice': expect.stringContaining('Notice must be') })
  })

  test('that finds nobody offers whose work means something near, within the filters; nobody while words find somebody', async () => {
    await publish(app, mei, { title: 'Bus driver' })
    const who = await seeker('Bo', { headline: 'Bus driver', work: [work('Bus driver')], desired: NONE })
    const near = async (query: Record<string, string>) => {
      const { body, status } = await app.call('GET', `/api/company/talent/near?${new URLSearchParams(query)}`, {
        token: mei.token,
      })
      expect(status).toBe(200)
      return body.data.people.map((p: { id: string; name: null }) => p.id) as string[]
    }
    await smartJobs.find((j) => j.name === 'read-titles')?.run(app.server.services, {})
    const q = '"chauffeur of a bus"'
    expect((await find({ q })).total).toBe(0)
    await expect.poll(() => near({ q }), { timeout: 30_000 }).toContain(who.card)
    expect(await near({ q, mode: 'remote' })).toEqual([])
    expect(await near({ q: `${q} NOT driver` })).not.toContain(who.card)
    expect(await near({ q: 'title:"bus driver"' })).toEqual([])
    // Who somebody is goes to no model.
    expect(await near({ q: 'female' })).toEqual([])
    expect((await app.call('GET', '/api/company/talent/near?q=x', { token: who.token })).status).toBe(403)
  }, 60_000)
})
