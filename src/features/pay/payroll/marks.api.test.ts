import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { demoLogins } from '../../../app/demo.logins.ts'
import { UNTIL_DONE } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { takeStep } from './jobs.ts'

let app: TestServer

beforeAll(async () => {
  app = await startTestServer({ demonstration: true, env: { PAY_AT_ONCE: '20' } })
}, 240_000)
afterAll(() => app.close())

/** Read by a calculation and not marked: why nobody’s facts hang on it alone. */
const UNMARKED: Readonly<Record<string, string>> = {
  departments: 'its name is read with people of leave and decides nothing',
  expense_receipts: 'looked at with the lines of a claim, which are marked; a receipt does not change what is paid',
  expense_trips: 'looked at with the lines of a claim, which are marked; written before the claim is handed in',
  punches: 'become days, which are marked when they are computed',
  punch_fixes: 'become days, which are marked when they are computed',
  users: 'who asks',
  pay_run_work: 'how far the calculation is',
  pay_drafts: 'what the calculation writes',
  pay_why_forms: 'what the calculation writes',
  pay_run_people: 'what the calculation writes; of locked runs it changes with them',
  pay_run_sums: 'what the calculation writes',
  pay_lines: 'of locked runs: written and given up with them, and that marks everybody',
  pay_balances: 'of locked runs: written and given up with them, and that marks everybody',
  pay_source_uses: 'of locked runs: written and given up with them, and that marks everybody',
}

const OF_CLAIMS = ['expense_receipts', 'expense_trips']

/** The queue of what is done in the background. */
const isOfQueue = (name: string): boolean => name.startsWith('_private_')

const marked = async (): Promise<Set<string>> => {
  const rows = await app.look<{ name: string }>(`
    select tgrelid::regclass::text as name from pg_trigger where tgname in ('pay_mark_insert', 'pay_mark_update', 'pay_mark_delete')
     group by 1 having count(*) = 3`)
  return new Set(rows.map(({ name }) => name))
}

/** Runs of the demonstration that are calculated and wait, each with somebody who may calculate them again. */
const openRuns = async () => {
  const found: { token: string; id: string; version: number }[] = []
  for (const { email, password, portal } of demoLogins.filter(({ role }) => role === 'employer')) {
    const { token } = (await app.call('POST', '/api/auth/login', { body: { email, password, role: portal } })).body
    const { runs } = (await app.call('GET', '/api/payroll/runs', { token })).body.data
    for (const { id, version, state } of runs) if (state === 'calculated') found.push({ token, id, version })
  }
  return found
}

/** How often a connection has read each table. What its transactions of the last second read may be counted among it. */
const scansOf = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.many(
    sql<{ name: string; scans: number }>`
      select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

/** The same services, and what tables their transactions have read. */
const telling = () => {
  const { services } = app.server
  const read = new Set<string>()
  const forCompany: typeof services.database.forCompany = (id, work, options) =>
    services.database.forCompany(
      id,
      async (db) => {
        const before = await scansOf(db)
        const answer = await work(db)
        for (const [name, scans] of await scansOf(db)) if (scans > (before.get(name) ?? 0)) read.add(name)
        return answer
      },
      options,
    )
  return { read, services: { ...services, database: { ...services.database, forCompany } } }
}

describe('whose facts have changed', () => {
  test('is marked by every table that a calculation reads', async () => {
    const { read, services } = telling()
    const open = await openRuns()
    expect(open.length).toBeGreaterThan(3)
    for (const { token, id, version } of open) {
      const begun = await app.call('POST', `/api/payroll/runs/${id}/calculate`, { token, body: { version } })
      expect(begun).toMatchObject({ status: 200 })
      const [asked] = await app.look<{ companyId: string; runId: string; id: string }>(
        `select company_id "companyId", run_id "runId", id from pay_run_work where run_id = '${id}'`,
      )
      if (asked) await takeStep(services, asked, UNTIL_DONE)
      const { run } = (await app.call('GET', `/api/payroll/runs/${id}`, { token })).body.data
      expect(run).toMatchObject({ state: 'calculated', work: null })
    }
    const marks = await marked()
    expect([...read].filter((name) => !marks.has(name) && !isOfQueue(name) && !(name in UNMARKED)).sort()).toEqual([])
    // On the first days of a month no run that is open has a claim to pay.
    const isUnread = (name: string) => !read.has(name) && (read.has('expense_lines') || !OF_CLAIMS.includes(name))
    expect(Object.keys(UNMARKED).filter(isUnread)).toEqual([])
    // Every run of the demonstration that is open is calculated.
  }, 90_000)
})
