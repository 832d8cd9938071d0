import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { demoLogins } from '../../../app/demo.logins.ts'
import { alertTalent } from '../../talent/find/jobs.ts'
import { sendZoneAlert } from '../zones/jobs.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true, env: { RATE_LIMIT_FACTOR: '1000' } })
}, 480_000)
afterAll(() => app.close())

/** Where employers see people in an order, and job seekers hear of jobs in one. */
const COMPANY_VIEWS = [
  '/api/company/applications?outcome=all&pageSize=25&sort=-match',
  '/api/company/applications?outcome=all&pageSize=25&sort=unmet',
  '/api/company/applications?outcome=all&pageSize=25&sort=applied',
  '/api/company/applications?outcome=all&pageSize=25&sort=-activity',
  '/api/company/triage',
  '/api/company/talent?sort=active',
  '/api/company/talent?q=engineer&sort=relevance',
  '/api/company/talent/searches',
  '/api/company/direct-threads',
]
const SEEKER_VIEWS = [
  '/api/seeker/matches',
  '/api/seeker/zones',
  '/api/seeker/jobs',
  '/api/seeker/skill-jobs',
  '/api/seeker/direct-threads',
]

/** Names of rows, in the order of the answer: all else of it may tell the time. */
const orderIn = (text: string): string => [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id).join(' ')

type Row = { id: string }

test('1,000 generated cases: lists, board, triage, searches, direct messages and alerts are in the same order with and without plans, promotions, improved CVs and badges that count', async () => {
  const { services } = app.server
  const signIn = async (email: string) => {
    const login = demoLogins.find((one) => one.email === email)
    const body = { email, password: login?.password, role: login?.portal }
    return (await app.call('POST', '/api/auth/login', { body })).body.token as string
  }
  const token = await signIn('owner@fourwinds.example')
  const seeker = await signIn('seeker@people.example')
  const [{ company_id: companyId } = { company_id: '' }] = await app.look<{ company_id: string }>(
    `select company_id from users where email = 'owner@fourwinds.example'`,
  )
  const [{ id: seekerId } = { id: '' }] = await app.look<Row>(
    `select id from users where email = 'seeker@people.example'`,
  )
  const people = await app.look<Row>(`select id from users where role = 'job_seeker' order by id`)
  expect(people.length).toBeGreaterThan(3)
  const jobs = (await app.call('GET', '/api/company/board/jobs', { token })).body.data.jobs as Row[]

  // Threads with everybody who may be promoted in a case, a search of the company and one of the person that are written about.
  await app.look(`insert into direct_threads (company_id, user_id, seeker_name, job_id, started_by, started_at, last_at)
    select '${companyId}', u.id, 'Somebody', j.id, 'company', now(), now() - interval '1 minute' * (row_number() over (order by md5(u.id::text)))
      from (select id from users where role = 'job_seeker' order by id limit 30) u cross join (select id from jobs where company_id = '${companyId}' and status = 'open' order by id limit 2) j
    on conflict do nothing`)
  await app.look(`insert into direct_threads (company_id, user_id, seeker_name, job_id, started_by, started_at, last_at)
    select '${companyId}', '${seekerId}', 'Somebody', j.id, 'company', now(), now() - interval '1 minute' * (row_number() over (order by md5(j.id::text)))
      from (select id from jobs where company_id = '${companyId}' and status = 'open' order by id limit 3) j on conflict do nothing`)
  await app.look(`insert into direct_messages (company_id, thread_id, side, words, written_at, visible_at)
    select company_id, id, 'company', 'Good morning', last_at, last_at from direct_threads where company_id = '${companyId}'
       and not exists (select from direct_messages m where m.thread_id = direct_threads.id)`)
  const kept = await app.call('POST', '/api/company/talent/searches', {
    token,
    body: { name: 'Engineers', query: { q: 'engineer' }, every: 1 },
  })
  expect(kept.status, kept.text).toBeLessThan(300)
  const search = await app.look<Row>(`select id from saved_lists where kind = 'talent' and company_id = '${companyId}'`)
  const long = `now() - interval '400 days'`
  const told = async (to: { companyId: string | null; email: string }, run: () => Promise<unknown>) => {
    await app.look('delete from outbox')
    await run()
    return (await lettersTo(app, to.companyId, to.email)).map(({ text }) => text).join('\n')
  }
  const alerts = [
    () =>
      told({ companyId, email: 'owner@fourwinds.example' }, async () => {
        await app.look(`update saved_lists set told_at = ${long} where kind = 'talent' and company_id = '${companyId}'`)
        await alertTalent(services, { companyId, id: search[0]?.id ?? '' })
      }),
    () =>
      told({ companyId: null, email: 'seeker@people.example' }, async () => {
        await app.look(`update zone_hits set state = 'waiting', told_at = null where user_id = '${seekerId}'`)
        await app.look(`insert into zone_settings (user_id, quiet_from, quiet_to, zone, most_a_day) values ('${seekerId}', '00:00', '00:01', 'UTC', 5)
          on conflict (user_id) do update set most_a_day = 5, quiet_from = '00:00', quiet_to = '00:01'`)
        await sendZoneAlert(services, { userId: seekerId })
      }),
  ]

  const views = [
    ...[...COMPANY_VIEWS, `/api/company/board?job=${jobs[0]?.id}`].map((path) => ({ path, token })),
    ...SEEKER_VIEWS.map((path) => ({ path, token: seeker })),
  ]
  const orders = async () => {
    const seen = await Promise.all(
      views.map(async (view) => {
        const { status, text } = await app.call('GET', view.path, view)
        expect(status, view.path).toBe(200)
        return orderIn(text)
      }),
    )
    for (const alert of alerts) seen.push(await alert())
    return seen
  }
  /** Whoever is in `payers` has Premium+, is promoted, has a CV with improved lines and badges that count, but for the one who looks at a list of their own; nobody else, but the one who looks, whose tools are theirs. */
  const pay = async (payers: readonly number[]) => {
    const ids = payers.map((n) => `'${people[n % people.length]?.id}'`).join(',')
    await app.look('delete from seeker_subscriptions')
    await app.look('delete from resumes')
    await app.look('delete from seeker_boosts')
    await app.look(`delete from skill_test_attempts where user_id <> '${seekerId}'`)
    await app.look(`insert into seeker_subscriptions (user_id, tier, status, until)
      select id, 'premium_plus', 'active', now() + interval '30 days' from users where id in (${ids === '' ? '' : `${ids},`}'${seekerId}')`)
    if (ids === '') return
    // A third of them for everybody, a third for employers of another country, a third for those of this one; every other one of a field as well.
    await app.look(`insert into seeker_boosts (user_id, started_at, ends_at, countries, fields)
      select u.id, now() - interval '1 hour', now() + interval '7 days',
             (array['{}', '{XX}', format('{%s}', employer.country)])[1 + n % 3]::text[],
             case when n % 2 = 0 then '{}'::text[] else array[coalesce(lower(employer.industry), 'none')] end
        from (select id, row_number() over (order by id) n from users where id in (${ids})) u, companies employer
       where employer.id = '${companyId}'`)
    await app.look(`insert into skill_test_attempts (user_id, test, seed, time_percent, answers, flagged, started_at, ends_at, finished_at, score, band,
        badge_code, badge_shown, counts_in_matching)
      select u.id, test, 1, 100, '[]', '[]', now() - interval '1 day', now() - interval '1 day', now() - interval '1 day', 700, 60,
        md5(u.id::text || test), true, true
        from users u cross join unnest(array['numeracy', 'data', 'spreadsheet', 'coding']) test where u.id in (${ids}) and u.id <> '${seekerId}'`)
    await app.look(`insert into resumes (user_id, name, country, template, document, created_at, saved_at)
      select id, 'Improved', 'SG', 'classic', '{"work":[{"highlights":["Led 12 engineers"]}]}', now(), now() from users where id in (${ids})`)
  }
  await pay([])
  const without = await orders()
  const several = without.filter((order) => order.includes(' ')).length
  expect(several, 'views with more than one row').toBeGreaterThan(11)
  expect(without.slice(-alerts.length), 'alerts that said something').not.toContain('')
  // Half of the cases promote people whom the search of the company finds: those could move.
  const found =
    await app.look<Row>(`select u.id from users u join talent_cards c on c.user_id = u.id where c.visibility <> 'private'
    and c.words @@ phraseto_tsquery('english', 'engineer') order by c.active_on desc limit 40`)
  const likely = found.map(({ id }) => people.findIndex((one) => one.id === id)).filter((n) => n >= 0)
  expect(likely.length).toBeGreaterThan(9)
  const subsets = fc.sample(
    fc.oneof(
      fc.uniqueArray(fc.nat(people.length - 1), { minLength: 1, maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...likely), { minLength: 1, maxLength: 20 }),
    ),
    { numRuns: Math.ceil(1_000 / (views.length + alerts.length)), seed: 21 },
  )
  const outside = async (card: string) =>
    app.look(`select 1 from seeker_boosts boost join talent_cards card on card.user_id = boost.user_id, companies employer
       where card.id = '${card}' and employer.id = '${companyId}'
         and not ((boost.countries = '{}' or employer.country = any (boost.countries))
              and (boost.fields = '{}' or lower(employer.industry) = any (boost.fields)))`)
  let shown = 0
  for (const payers of subsets) {
    await pay(payers)
    expect(await orders(), `payers ${payers}`).toEqual(without)
    const slot = await app.call('GET', '/api/company/talent/promoted?q=engineer', { token })
    const { person } = slot.body.data
    if (!person) continue
    shown += 1
    expect(await outside(person.id), 'shown to an employer outside the audience').toEqual([])
  }
  // The promotions were real: the labelled place had somebody in it.
  expect(shown).toBeGreaterThan(10)
}, 240_000)
