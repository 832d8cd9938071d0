import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { EMPTY_PROFILE } from '../profile/profile.rules.ts'

const DAY = 86_400_000
let app: TestServer
let mei: Person
let place: number
let shift = 0
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + shift) })
  mei = await app.employer('SG', 'Harbour Works')
  const [town] = await app.look<{ id: number }>(`select id from places where country = 'SG' order by id limit 1`)
  place = town?.id as number
  for (let n = 0; n < 10; n++) await found()
})
afterAll(() => app.close())

/** Somebody whom a search for chefs finds. */
const found = async (over: Record<string, unknown> = {}) => {
  const who = await seekerOf(app)
  const put = await app.call('PUT', '/api/seeker/profile', {
    token: who.token,
    body: {
      ...EMPTY_PROFILE,
      version: 0,
      headline: 'Chef',
      placeId: place,
      visibility: 'anonymous',
      skills: ['Food safety', 'Baking', 'Butchery'].map((label) => ({ label, skillId: null, years: null })),
      desired: { titles: ['Chef'], countries: ['SG'], modes: ['onsite'] },
      ...over,
    },
  })
  expect(put.status, put.text).toBe(200)
  const [card] = await app.look<{ id: string }>(`select id from talent_cards where user_id = '${who.userId}'`)
  const ask = (method: string) =>
    app.call(method, '/api/seeker/promotion', { token: who.token, ...(method === 'POST' ? { body: {} } : {}) })
  return { ...who, card: card?.id as string, ask }
}
const paid = async (over: Record<string, unknown> = {}) => {
  const who = await found(over)
  const until = new Date(Date.now() + shift + 60 * DAY).toISOString()
  await giveSeekerPlan(app.server.services, who.userId, { tier: 'premium_plus', status: 'active', until })
  return who
}
const promoted = async (query = 'q=chef', who = mei) => {
  const answer = await app.call('GET', `/api/company/talent/promoted?${query}`, { token: who.token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.person as { id: string; name: string | null } | null
}
const listOf = async () => (await app.call('GET', '/api/company/talent?q=chef', { token: mei.token })).body.data
const note = (id: string, who = mei) =>
  app.call('POST', `/api/company/talent/${id}/promoted`, { token: who.token, body: {} })

describe('the labelled place of Find Talent', () => {
  test('is taken from a day that is said: nothing before it, no second one beside it, and cancelled as if it had not been', async () => {
    const ravi = await paid()
    const from = (days: number) => new Date(Date.now() + shift + days * DAY).toISOString().slice(0, 10)
    const plan = (day: string) => app.call('POST', '/api/seeker/promotion', { token: ravi.token, body: { from: day } })
    expect((await plan('tomorrow')).body.fields.from).toBe('From must be a date (YYYY-MM-DD)')
    for (const day of [from(-1), from(31)])
      expect(await plan(day)).toMatchObject({
        status: 422,
        body: { fields: { from: 'Choose a day from today to 30 days ahead.' } },
      })
    const planned = await plan(from(3))
    expect(planned.body.data.runs, planned.text).toMatchObject([
      { startedAt: `${from(3)}T00:00:00.000Z`, isPlanned: true, isRunning: false },
    ])
    expect(await promoted()).toBeNull()
    expect((await plan(from(5))).body.message).toContain('planned already')
    expect((await ravi.ask('POST')).body.message).toContain('planned already')

    // Cancelled, nothing of it is left; planned anew, it begins with its day.
    expect((await ravi.ask('DELETE')).body.data.runs).toEqual([])
    await plan(from(2))
    const began = shift
    shift += 2 * DAY
    expect((await ravi.ask('GET')).body.data).toMatchObject({
      daysLeft: 14,
      runs: [{ isRunning: true, isPlanned: false }],
    })
    expect(await promoted()).toMatchObject({ id: ravi.card })
    await ravi.ask('DELETE')
    shift = began
  })

  test('shows who asked for it beside a list that stays as it is, and tells them in numbers who saw them', async () => {
    const noor = await paid()
    const before = await listOf()
    expect(await promoted()).toBeNull()
    const started = await noor.ask('POST')
    expect(started.body.data, started.text).toMatchObject({ daysLeft: 14, runs: [{ isRunning: true, days: 0 }] })
    expect(await noor.ask('POST')).toMatchObject({ status: 409 })
    expect(await promoted()).toMatchObject({ id: noor.card, name: null })
    expect(await listOf()).toEqual(before)

    // A search that asks nothing or finds somebody else has no such place.
    expect(await promoted('')).toBeNull()
    expect(await promoted('only=shortlisted&q=chef')).toBeNull()
    expect(await promoted('q=plumber')).toBeNull()
    expect(await promoted('q=chef&years=20-99')).toBeNull()

    expect((await note(noor.card)).body.data).toEqual({ noted: true })
    expect((await note(noor.card)).body.data).toEqual({ noted: false })
    await app.call('POST', `/api/company/talent/${noor.card}/open`, { token: mei.token, body: {} })
    expect((await noor.ask('GET')).body.data).toMatchObject({
      daysLeft: 13,
      runs: [{ days: 1, companies: 1, opened: 1, invited: 0 }],
    })
    expect(JSON.stringify((await noor.ask('GET')).body.data)).not.toContain(mei.companyId)

    expect((await noor.ask('DELETE')).body.data.runs).toMatchObject([{ isRunning: false }])
    expect(await promoted()).toBeNull()
    expect((await note(noor.card)).body.data).toEqual({ noted: false })
    // A day on which nobody saw them was not used.
    expect((await noor.ask('POST')).body.data).toMatchObject({ daysLeft: 13 })
    await noor.ask('DELETE')
  })

  test('says before it begins whether skills have evidence and the CV is of the last year; neither keeps anybody out', async () => {
    const lee = await paid()
    const checks = async () =>
      Object.fromEntries(
        (await lee.ask('GET')).body.data.checks.map(({ check, ...rest }: { check: string }) => [check, rest]),
      )
    expect(await checks()).toMatchObject({
      evidence: { isDone: false, isNeeded: false },
      cv: { isDone: false, isNeeded: false },
    })
    const saved = (days: number) =>
      app.look(`insert into resumes (user_id, name, country, template, document, created_at, saved_at)
        select '${lee.userId}', 'Of ${days} days', 'SG', 'classic', '{}', now() - interval '${days} days', now() - interval '${days} days'`)
    await saved(400)
    expect((await checks()).cv.isDone).toBe(false)
    await saved(20)
    expect((await checks()).cv.isDone).toBe(true)
    // Three badges that count are evidence of three skills; without their owner's word they are none.
    await app.look(`insert into skill_test_attempts (user_id, test, seed, time_percent, answers, flagged, started_at, ends_at, finished_at, score, band, badge_code)
      select '${lee.userId}', test, 1, 100, '[]', '[]', now(), now(), now(), 640, 60, md5('${lee.userId}' || test)
        from unnest(array['numeracy', 'data', 'coding']) test`)
    expect((await checks()).evidence.isDone).toBe(false)
    await app.look(`update skill_test_attempts set counts_in_matching = true where user_id = '${lee.userId}'`)
    expect((await checks()).evidence.isDone).toBe(true)
    expect((await lee.ask('POST')).status).toBe(200)
    await lee.ask('DELETE')
  })

  test('is not for who is private, paused, or says too little; nor without Premium+, nor once it is over', async () => {
    const hidden = await paid({ visibility: 'private' })
    expect(await hidden.ask('POST')).toMatchObject({ status: 409 })
    const bare = await paid({ skills: [] })
    expect((await bare.ask('GET')).body.data.checks).toContainEqual({ check: 'skills', isDone: false, isNeeded: true })
    expect(await bare.ask('POST')).toMatchObject({ status: 409 })
    expect((await (await found()).ask('POST')).status).toBe(402)

    const omar = await paid()
    expect((await omar.ask('POST')).status).toBe(200)
    expect(await promoted()).toMatchObject({ id: omar.card })
    // Neither pausing, nor a company they do not want to be found by.
    await app.look(`update talent_cards set objected = array['${mei.companyId}'::uuid] where id = '${omar.card}'`)
    expect(await promoted()).toBeNull()
    expect(await note(omar.card)).toMatchObject({ status: 404 })
    await app.look(`update talent_cards set objected = '{}' where id = '${omar.card}'`)
    // Without a live plan at once, with one for the week alone.
    await giveSeekerPlan(app.server.services, omar.userId, {
      tier: 'premium_plus',
      status: 'active',
      until: new Date(Date.now() - DAY).toISOString(),
    })
    expect(await promoted()).toBeNull()
    await giveSeekerPlan(app.server.services, omar.userId, {
      tier: 'premium_plus',
      status: 'active',
      until: new Date(Date.now() + 90 * DAY).toISOString(),
    })
    expect(await promoted()).toMatchObject({ id: omar.card })
    shift = 7 * DAY + 60_000
    expect(await promoted()).toBeNull()
    shift = 0
    await omar.ask('DELETE')
  })

  test('is shown to the employers it is meant for alone; a day on which none of them searched is given back', async () => {
    const other = await app.employer('IN', 'Spice Works')
    await app.look(`update companies set industry = ' Hotels  and Travel' where id = '${mei.companyId}'`)
    const asha = await paid()
    const ask = (body: object) => app.call('POST', '/api/seeker/promotion', { token: asha.token, body })
    expect((await asha.ask('GET')).body.data.choices).toEqual({ countries: ['AE', 'CA', 'IN', 'SG'], fields: [] })
    expect((await ask({ countries: ['XX'], fields: ['astrology'] })).body.fields).toEqual({
      countries: 'Choose countries of the list.',
      fields: 'Choose fields of the list.',
    })
    expect((await ask({ countries: 'SG' })).body.fields.countries).toBe('Countries must be a list')

    // Meant for India: an employer in Singapore has no such place, and looking there counts nothing.
    expect((await ask({ countries: ['IN', 'IN'] })).body.data.runs).toMatchObject([
      { isRunning: true, audience: { countries: ['IN'], fields: [] } },
    ])
    expect(await promoted()).toBeNull()
    expect((await note(asha.card)).body.data).toEqual({ noted: false })
    expect(await promoted('q=chef', other)).toMatchObject({ id: asha.card })
    await asha.ask('DELETE')
    expect((await asha.ask('GET')).body.data).toMatchObject({
      daysLeft: 14,
      runs: [{ isRunning: false, days: 0, audience: { countries: ['IN'], fields: [] } }],
    })

    // A field is the one an employer names, however it is typed.
    await app.look(`update seeker_boosts set stopped_at = null, countries = '{}', fields = '{hotels and travel}'
      where user_id = '${asha.userId}'`)
    expect(await promoted()).toMatchObject({ id: asha.card })
    expect(await promoted('q=chef', other)).toBeNull()
    expect((await note(asha.card, other)).body.data).toEqual({ noted: false })
    expect((await note(asha.card)).body.data).toEqual({ noted: true })
    await app.look(`update companies set industry = null where id = '${mei.companyId}'`)
    expect(await promoted()).toBeNull()
    await asha.ask('DELETE')
  })

  test('ends with the days of a month', async () => {
    const asha = await paid()
    const days = Array.from({ length: 13 }, (_, n) => `('${mei.companyId}', '${asha.card}', current_date - ${n + 1})`)
    await app.look(`insert into boost_views (company_id, card_id, day) values ${days.join(',')}`)
    const started = (await asha.ask('POST')).body.data
    expect(started.daysLeft).toBe(1)
    const [run] = started.runs
    expect(Date.parse(run.endsAt) - Date.parse(run.startedAt)).toBe(DAY)
    await note(asha.card)
    await asha.ask('DELETE')
    expect(await asha.ask('POST')).toMatchObject({ status: 409 })
    expect((await asha.ask('GET')).body.data.daysLeft).toBe(0)
  })
})
