import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { demoLogins } from '../../../app/demo.logins.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true, env: { RATE_LIMIT_FACTOR: '1000' } })
}, 240_000)
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
]
const SEEKER_VIEWS = ['/api/seeker/matches', '/api/seeker/zones', '/api/seeker/jobs']

/** Names of rows, in the order of the answer: all else of it may tell the time. */
const orderIn = (text: string): string => [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id).join(' ')

test('1,000 generated cases: lists, board, triage, searches and alerts are in the same order with and without plans and improved CVs', async () => {
  const signIn = async (email: string) => {
    const login = demoLogins.find((one) => one.email === email)
    const body = { email, password: login?.password, role: login?.portal }
    return (await app.call('POST', '/api/auth/login', { body })).body.token as string
  }
  const token = await signIn('owner@fourwinds.example')
  const seeker = await signIn('seeker@people.example')
  const jobs = (await app.call('GET', '/api/company/board/jobs', { token })).body.data.jobs as { id: string }[]
  const views = [
    ...[...COMPANY_VIEWS, `/api/company/board?job=${jobs[0]?.id}`].map((path) => ({ path, token })),
    ...SEEKER_VIEWS.map((path) => ({ path, token: seeker })),
  ]
  const orders = () =>
    Promise.all(
      views.map(async (view) => {
        const { status, text } = await app.call('GET', view.path, view)
        expect(status, view.path).toBe(200)
        return orderIn(text)
      }),
    )
  const people = await app.look<{ id: string }>(`select id from users where role = 'job_seeker' order by id`)
  expect(people.length).toBeGreaterThan(3)
  /** Whoever is in `payers` has Premium+ and a CV with improved lines; nobody else has either, but the one who looks, whose tool is theirs. */
  const pay = async (payers: readonly number[]) => {
    const ids = payers.map((n) => `'${people[n % people.length]?.id}'`).join(',')
    await app.look('delete from seeker_subscriptions')
    await app.look('delete from resumes')
    if (ids === '') return
    await app.look(`insert into seeker_subscriptions (user_id, tier, status, until)
      select id, 'premium_plus', 'active', now() + interval '30 days' from users where id in (${ids})`)
    await app.look(`insert into resumes (user_id, name, country, template, document, created_at, saved_at)
      select id, 'Improved', 'SG', 'classic', '{"work":[{"highlights":["Led 12 engineers"]}]}', now(), now() from users where id in (${ids})`)
  }
  await pay([])
  const without = await orders()
  expect(without.filter((order) => order.includes(' ')).length, 'views with more than one row').toBeGreaterThan(7)
  const subsets = fc.sample(fc.uniqueArray(fc.nat(people.length - 1), { minLength: 1, maxLength: people.length }), {
    numRuns: Math.ceil(1_000 / views.length),
    seed: 21,
  })
  for (const payers of subsets) {
    await pay(payers)
    expect(await orders(), `payers ${payers}`).toEqual(without)
  }
}, 120_000)
