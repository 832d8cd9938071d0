// Accrual of a month for many accounts of leave, and what one balance card takes. PEOPLE times three kinds of leave are the accounts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { buildApp } from '../src/app/compose.ts'
import { accrueCompany } from '../src/features/time/leave/jobs.ts'
import { listCompanies, listPeople } from '../src/features/time/leave/queries.ts'
import { writtenAccounts } from '../src/features/time/leave/written.queries.ts'
import { readSettings } from '../src/server/settings.ts'
import { databaseUrlOf, json, median, processorSeconds, signUp, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 34_000)
const CHUNK = 2_000
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
chmodSync(dataDir, 0o711)
let now = new Date('2026-11-20T02:00:00Z')
const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', SITE: 'none', RATE_LIMIT_FACTOR: '1000000' })
const server = await buildApp(settings, { worker: false, now: () => now })
await server.app.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`

const { token } = await signUp(url)
for (let first = 0; first < PEOPLE; first += CHUNK) {
  const employees = Array.from({ length: Math.min(CHUNK, PEOPLE - first) }, (_, i) => ({
    full_name: `Person ${first + i}`,
    email: `p${first + i}@bench.example`,
    department: ['Technical', 'Operations', 'Sales', 'HR'][i % 4],
    position: 'Specialist',
    country: 'singapore',
    hire_date: `20${18 + (i % 8)}-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
  }))
  await json('POST', `${url}/api/employees/bulk-upload`, { employees, firstRow: first + 1 }, token)
}
const { data } = await json('GET', `${url}/api/employees?pageSize=1`, undefined, token)
const someone = data.employees[0].id as string
const [company] = await server.services.database.forPlatform((db) => listCompanies(db))
const companyId = company?.id ?? ''

// The database learns by itself within a minute how much lies in tables that are new; until then it reads them by the wrong path.
const lookAtTables = async () => {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) })
  await client.connect()
  await client.query('analyze')
  await client.end()
}
await lookAtTables()

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  return [await work(), performance.now() - started]
}

const [opened, openedMs] = await timed(() => accrueCompany(server.services, companyId))
await lookAtTables()
// Three months, each of them measured: what has come due in between.
const months: { written: number; ms: number; processor: number }[] = []
for (const day of ['2026-12-20', '2027-01-20', '2027-02-20']) {
  now = new Date(`${day}T02:00:00Z`)
  const before = processorSeconds(dataDir)
  const [written, ms] = await timed(() => accrueCompany(server.services, companyId))
  const after = processorSeconds(dataDir)
  months.push({ written, ms, processor: after.own - before.own + after.database - before.database })
}
const [again, nothing] = await timed(() => accrueCompany(server.services, companyId))

// Beside it what the database takes to write as many rows from one statement, with nothing reckoned.
const most = Math.max(...months.map(({ written }) => written))
const [, bare] = await timed(() =>
  server.services.database.forCompany(companyId, async (db) => {
    await db.run(
      sql`create temp table bare_entries (like leave_entries including identity including defaults) on commit drop`,
    )
    await db.run(sql`insert into bare_entries (company_id, employment_id, leave_type, lot, kind, minutes, on_day, cause)
      select company_id, employment_id, leave_type, lot, kind, minutes, on_day, cause from leave_entries limit ${most}`)
  }),
)

const card: number[] = []
const empty: number[] = []
// As a server answers that has been up for a while: its first calls are read by an engine that has not seen them.
for (let i = 0; i < 200; i++) await json('GET', `${url}/api/company/leave/people/${someone}`, undefined, token)
for (let i = 0; i < 200; i++) {
  card.push((await timed(() => json('GET', `${url}/api/company/leave/people/${someone}`, undefined, token)))[1])
  empty.push((await timed(() => json('GET', `${url}/api/auth/me`, undefined, token)))[1])
}
const statement: number[] = []
await server.services.database.forCompany(companyId, async (db) => {
  const [employment] = await listPeople(db, companyId, '2027-02-20', { employeeIds: [someone] })
  const employmentId = employment?.employment_id ?? ''
  for (let i = 0; i < 200; i++)
    statement.push((await timed(() => writtenAccounts(db, companyId, { employmentId, today: '2027-02-20' })))[1])
})

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const ms = (numbers: number[]) => `${median(numbers).toFixed(1)} ms`
const accounts = (PEOPLE * 3).toLocaleString('en')
table(
  ['work', 'entries', 'measured'],
  [
    [`open and reckon ${accounts} accounts`, opened.toLocaleString('en'), seconds(openedMs)],
    ...months.map(({ written, ms: took, processor }, i): [string, string, string] => [
      `${i + 1} months later: what has come due (limit 10 s for 100,000)`,
      written.toLocaleString('en'),
      `${seconds(took)} (of the processor ${processor.toFixed(1)} s)`,
    ]),
    ['the most of them written by one bare statement', most.toLocaleString('en'), seconds(bare)],
    ['the same again', again.toLocaleString('en'), seconds(nothing)],
    ['balances of one person: the statement', '', ms(statement)],
    ['all balances of one person, with ledger, over HTTP', '', ms(card)],
    ['who is signed in, over HTTP: the least a call takes', '', ms(empty)],
  ],
)
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
