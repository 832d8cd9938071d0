import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PAST, filledDemonstration, startTestServer, type TestServer } from '../../test/support.ts'
import { listRuns, type RunRow } from '../features/pay/payroll/runs.queries.ts'
import { gatherRun } from '../features/pay/payroll/runs.service.ts'
import type { Db } from '../server/sql.ts'
import { addDays } from '../shared/dates.ts'
import { demoContext, type Owner } from './demo/context.ts'
import { demoLogins } from './demo.logins.ts'

let server: TestServer

beforeAll(async () => {
  const { filledAt } = await filledDemonstration()
  server = await startTestServer({ now: () => filledAt, demonstration: true })
}, 400_000)
afterAll(() => server.close())

/** Ways in which a database may look for the same rows: it chooses anew when it has counted its tables. */
const WAYS = [
  ['enable_hashjoin', 'enable_nestloop'],
  ['enable_nestloop', 'enable_mergejoin'],
  ['enable_seqscan'],
] as const

describe('pay of the demonstration', () => {
  it('goes back as far as it was asked for, each month paid, and what was due longer ago is filed', async () => {
    const runs = await server.look(`
      select c.slug, count(*) filter (where run.state = 'locked')::int locked, count(distinct run.pay_day)::int months
        from pay_runs run join companies c on c.id = run.company_id where c.slug = 'maple-ridge-foods' group by 1`)
    expect(runs).toEqual([{ slug: 'maple-ridge-foods', locked: DEMO_PAST.payMonths, months: DEMO_PAST.payMonths + 1 }])
    const { email, password, portal: role } = demoLogins.find((login) => login.email === 'owner@ca.example') ?? {}
    const { token } = (await server.call('POST', '/api/auth/login', { body: { email, password, role } })).body
    const { filings } = (await server.call('GET', '/api/filings', { token })).body.data
    const old = addDays(new Date().toISOString().slice(0, 10), -21)
    const due = filings.filter((one: { due: string }) => one.due < old)
    expect(due.length).toBeGreaterThan(DEMO_PAST.payMonths)
    expect(due.filter((one: { state: string }) => one.state !== 'filed')).toEqual([])
  })

  it('is the same whichever way the database finds it: nobody is told that something changed when nothing has', async () => {
    const [company] = (await server.look(`
      select c.id as "companyId", u.id as "userId", u.email from companies c join users u on u.company_id = c.id and u.role = 'employer'
       where c.slug = 'maple-ridge-foods'`)) as Owner[]
    if (!company) throw new Error('The demonstration has no company in Canada')
    const { services } = server.server
    await services.database.forCompany(company.companyId, async (db) => {
      const ctx = demoContext(services, db, company).as()
      const [first, ...later] = (await listRuns(db, company.companyId)).toReversed()
      const months = [first, later[1], later.at(-1)].flatMap((run) => run ?? [])
      expect(months).toHaveLength(3)
      const digestsOf = async (run: RunRow, off: readonly string[]) => {
        await plan(db, off)
        const people = await gatherRun(ctx, run)
        return people.map(({ person, digest }) => `${person.name} ${digest}`).toSorted()
      }
      for (const run of months) {
        const known = await digestsOf(run, [])
        expect(known.length).toBeGreaterThan(40)
        for (const off of WAYS) expect(await digestsOf(run, off), `${run.month} ${off}`).toEqual(known)
      }
    })
  }, 60_000)
})

const plan = async (db: Db, off: readonly string[]) => {
  for (const one of new Set(WAYS.flat()))
    await db.run(sql.raw(`set local ${one} = ${off.includes(one) ? 'off' : 'on'}`))
}
