// A pay run of many people: reckoned, reckoned again after ten have changed, locked, and their payslips. PEOPLE says how many.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { buildApp } from '../src/app/compose.ts'
import { superuserUrlOf } from '../src/server/embedded.ts'
import { readSettings } from '../src/server/settings.ts'
import { json, median, signUp, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 1_000)
const SLIPS = Number(process.env.SLIPS ?? 20)
const CHUNK = 2_000
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
chmodSync(dataDir, 0o711)
const now = () => new Date('2026-11-20T02:00:00Z')
const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', SITE: 'none', RATE_LIMIT_FACTOR: '1000000' })
const server = await buildApp(settings, { worker: false, now })
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
const good = async (method: string, path: string, body?: unknown) => {
  const answer = await json(method, `${url}${path}`, body, token)
  if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.data
}
const { entities } = await good('GET', '/api/payroll/setup')
const entityId = entities[0].id as string
const company = await server.services.database.forPlatform((db) =>
  db.one(sql<{ id: string }>`select id from companies order by created_at desc limit 1`),
)
const inCompany = <T>(
  work: (db: Parameters<Parameters<typeof server.services.database.forCompany>[1]>[0]) => Promise<T>,
) => server.services.database.forCompany(company.id, work)

// What the law asks of people and what they are paid, by SQL: only to have something to reckon.
await inCompany(async (db) => {
  const { id: user } = await db.one(sql<{ id: string }>`select id from users where company_id = ${company.id} limit 1`)
  await db.run(sql`
    insert into statutory_profiles (company_id, employment_id, effective_from, facts, entered_by)
    select company_id, id, started_on, '{"birthDate": "1990-01-01", "cpfStatus": "citizen"}', ${user} from employments
     where company_id = ${company.id}`)
  await db.run(sql`delete from compensations where company_id = ${company.id}`)
  await db.run(sql`
    insert into compensations (company_id, employee_id, employment_id, effective_from, currency, basic_salary, transport_allowance, reason)
    select company_id, employee_id, id, started_on, 'SGD', 400000 + 1000 * (row_number() over (order by id))::int % 300000, 20000, 'Bench'
      from employments where company_id = ${company.id}`)
})
// The database learns by itself within a minute how much lies in tables that are new; until then it reads them by the wrong path.
const learn = async () => {
  const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  const client = new pg.Client({ connectionString: `${superuserUrlOf(database, port)}fourshore` })
  await client.connect()
  await client.query('analyze')
  await client.end()
}
await learn()

const { group } = await good('POST', '/api/payroll/groups', {
  entityId,
  name: 'Monthly',
  frequency: 'monthly',
  payOn: 28,
})
let { run } = await good('POST', '/api/payroll/runs', { groupId: group.id, payDay: '2026-10-28', kind: 'regular' })
const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  return [await work(), performance.now() - started]
}
const reckon = async () => {
  const [answer, took] = await timed(() =>
    good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version }),
  )
  run = answer.run
  return took
}
const first = await reckon()
const again = [await reckon(), await reckon(), await reckon()]
await inCompany((db) =>
  db.run(sql`
    update compensations set basic_salary = basic_salary + 100 where company_id = ${company.id}
       and employment_id in (select id from employments where company_id = ${company.id} order by id limit 10)`),
)
const changed = await reckon()
const { people, blocked } = run.sums
if (people !== PEOPLE || blocked > 0) throw new Error(`${people} people, ${blocked} of them stopped`)

// Approved past the product: there is nobody else here who could.
await inCompany((db) => db.run(sql`update pay_runs set state = 'approved' where company_id = ${company.id}`))
let most = 0
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 20)
const before = process.memoryUsage().rss
const [locked, lockMs] = await timed(() => good('POST', `/api/payroll/runs/${run.id}/lock`, { version: run.version }))
clearInterval(watch)
run = locked.run
const { lines } = await inCompany((db) =>
  db.one(sql<{ lines: number }>`select count(*)::int as lines from pay_lines where company_id = ${company.id}`),
)
await good('POST', `/api/payroll/runs/${run.id}/publish`, { version: run.version })
const { people: shown } = await good('GET', `/api/payroll/runs/${run.id}`)
const slips: number[] = []
for (const { employmentId } of shown.slice(0, SLIPS)) {
  const [, took] = await timed(async () => {
    const answer = await fetch(`${url}/api/payroll/runs/${run.id}/people/${employmentId}/payslip.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200 || byteLength < 1_000) throw new Error(`No payslip: ${answer.status}`)
  })
  slips.push(took)
}

const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`
table(
  ['work', 'how many', 'measured', 'limit'],
  [
    ['draft of a run', `${PEOPLE} people`, s(first), '0.5 s for 1,000; 20 s for 100,000'],
    ['the same again, median of three', `${PEOPLE} people`, s(median(again)), ''],
    ['again after 10 people have changed', `${PEOPLE} people`, s(changed), '0.3 s of 100,000'],
    ['lock', `${lines} lines`, s(lockMs), '12 s for 1,000,000'],
    ['memory that locking takes', '', `${Math.round((most - before) / 1e6)} MB`, '300 MB for 1,000,000'],
    ['a payslip as PDF, median', `${slips.length}`, `${median(slips).toFixed(0)} ms`, '50 ms'],
  ],
)
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
