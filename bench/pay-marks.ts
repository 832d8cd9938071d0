// What marking whose facts of pay changed costs those who write them: imports of pay, bulk changes of people, days of attendance, with the triggers of
// pay_marks and without, each in its turn. The company is made by SQL. PEOPLE says how many, CHUNK how many rows a statement has.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../src/app/compose.ts'
import { superuserUrlOf } from '../src/server/embedded.ts'
import { readSettings } from '../src/server/settings.ts'
import { json, median, signUp, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const CHUNK = Number(process.env.CHUNK ?? 2_000)
const RUNS = Number(process.env.RUNS ?? 5)
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
chmodSync(dataDir, 0o711)
const server = await buildApp(
  readSettings({ DATA_DIR: dataDir, DEMO: '0', SITE: 'none', RATE_LIMIT_FACTOR: '1000000' }),
)
const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3] ?? ''
const client = new pg.Client({ connectionString: `${superuserUrlOf(database, port)}fourshore` })
await client.connect()
const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0]

await server.app.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
const { token } = await signUp(url)
const person = { full_name: 'Person 0', email: 'p0@bench.example', department: 'Technical', position: 'Specialist' }
const employees = [{ ...person, country: 'singapore', hire_date: '2018-01-01' }]
await json('POST', `${url}/api/employees/bulk-upload`, { employees, firstRow: 1 }, token)
const { id: company } = await one('select id from companies order by created_at desc limit 1')

// Everybody else is a copy of the one whom the product has made.
await client.query(`create temporary table bench as
  select n, gen_random_uuid() as employee, gen_random_uuid() as employment from generate_series(1, ${PEOPLE - 1}) n`)
const copy = async (name: string, changed: string) => {
  const { rows: found } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
        and is_generated = 'NEVER' and (is_identity = 'NO' or column_name <> 'id')`,
    [name],
  )
  await client.query(
    `insert into ${name} (${found.map((c) => `"${c.name}"`).join(', ')})
     select ${found.map((c) => `made."${c.name}"`).join(', ')}
       from bench cross join (select * from ${name} where company_id = '${company}') first
      cross join lateral jsonb_populate_record(null::${name}, to_jsonb(first) || ${changed}) made`,
  )
}
await copy(
  'employees',
  `jsonb_build_object('id', employee, 'full_name', 'Person ' || n, 'email', 'p' || n || '@bench.example', 'employee_number', 'B' || n)`,
)
await copy('employments', `jsonb_build_object('id', employment, 'employee_id', employee, 'number', 'B' || n)`)
await client.query('analyze')
const { rows: people } = await client.query<{ id: string; employee_id: string }>(
  'select id, employee_id from employments where company_id = $1 order by id',
  [company],
)
const chunks = Array.from({ length: Math.ceil(people.length / CHUNK) }, (_, i) =>
  people.slice(i * CHUNK, (i + 1) * CHUNK),
)

/** As the product writes each: one statement a chunk, each in a transaction. */
const WORKS: Record<string, (chunk: typeof people, round: number) => Promise<unknown>> = {
  'pay imported (compensations)': (chunk, round) =>
    client.query(
      `insert into compensations (company_id, employee_id, employment_id, effective_from, currency, basic_salary, reason)
       select $1, p.employee, p.employment, '2021-01-01'::date + $4::int, 'SGD', 400000, 'Bench' from unnest($2::uuid[], $3::uuid[]) p(employee, employment)`,
      [company, chunk.map((p) => p.employee_id), chunk.map((p) => p.id), round],
    ),
  'people changed in bulk (employees)': (chunk, round) =>
    client.query('update employees set department = $3 where company_id = $1 and id = any($2::uuid[])', [
      company,
      chunk.map((p) => p.employee_id),
      `Team ${round}`,
    ]),
  'days of punches drained (attendance_days)': (chunk, round) =>
    client.query(
      `insert into attendance_days (company_id, employment_id, work_date, state, zone, planned, worked, break_minutes, late, early, detail)
       select $1, id, '2024-01-01'::date + $3::int, 'complete', 'Asia/Singapore', 480, 480, 60, 0, 0, '{}' from unnest($2::uuid[]) p(id)`,
      [company, chunk.map((p) => p.id), round],
    ),
}
const tables = ['compensations', 'employees', 'attendance_days']
const marks = async (how: 'enable' | 'disable') => {
  for (const name of tables)
    for (const kind of ['insert', 'update', 'delete'])
      await client.query(`alter table ${name} ${how} trigger pay_mark_${kind}`)
}
const rows: string[][] = []
for (const [what, work] of Object.entries(WORKS)) {
  const took: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let round = 0; round < RUNS * 2; round++) {
    const isMarked = round % 2 === 0
    await marks(isMarked ? 'enable' : 'disable')
    const started = performance.now()
    for (const chunk of chunks) {
      await client.query('begin')
      await work(chunk, round)
      await client.query('commit')
    }
    took[isMarked ? 'with' : 'without'].push(performance.now() - started)
  }
  const [marked, bare] = [median(took.with), median(took.without)]
  const perThousand = (ms: number) => `${((ms / people.length) * 1_000).toFixed(1)} ms`
  rows.push([what, perThousand(marked), perThousand(bare), `${(((marked - bare) / bare) * 100).toFixed(0)} %`])
}
table(
  [
    `${people.length} people, ${CHUNK} rows a statement, median of ${RUNS}`,
    'marked, of 1,000 rows',
    'not marked',
    'more',
  ],
  rows,
)
await client.end()
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
