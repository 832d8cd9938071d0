// A pay run of many people: reckoned, reckoned again after ten have changed, shown, locked, published, and their payslips. The company is made by SQL.
// PEOPLE says how many, MONTHS how many months are paid one after the other (medians are of them; what the first of a process took stands beside),
// SLIPS how many payslips are drawn one after the other; with LETTERS=1 everybody has an account and is written to when payslips are published.
// Seconds of the processor stand beside those of the clock: of a machine that others use as well they say more.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import pg from 'pg'
import { buildApp } from '../src/app/compose.ts'
import { superuserUrlOf } from '../src/server/embedded.ts'
import { takeFont } from '../src/server/pdf.fonts.ts'
import { readSettings } from '../src/server/settings.ts'
import { json, median, processorSeconds, signUp, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 1_000)
const MONTHS = Number(process.env.MONTHS ?? (PEOPLE <= 10_000 ? 3 : 1))
const LETTERS = process.env.LETTERS === '1'
const SLIPS = Number(process.env.SLIPS ?? 20)
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
chmodSync(dataDir, 0o711)
const now = () => new Date('2026-11-20T02:00:00Z')
const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', SITE: 'none', RATE_LIMIT_FACTOR: '1000000' })
const server = await buildApp(settings, { now })
await server.app.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`

const { token } = await signUp(url)
await json(
  'POST',
  `${url}/api/employees/bulk-upload`,
  {
    employees: [
      {
        full_name: 'Person 0',
        email: 'p0@bench.example',
        department: 'Technical',
        position: 'Specialist',
        country: 'singapore',
        hire_date: '2018-01-01',
      },
    ],
    firstRow: 1,
  },
  token,
)
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

const asOwner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  const client = new pg.Client({ connectionString: `${superuserUrlOf(database, port)}fourshore` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

// Everybody else is made after the one whom the product has made, by SQL: only to have something to reckon.
await asOwner(async (client) => {
  const columnsOf = async (table: string): Promise<string[]> =>
    (
      await client.query(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
            and is_generated = 'NEVER' and (is_identity = 'NO' or column_name not in ('id')) order by ordinal_position`,
        [table],
      )
    ).rows.map(({ name }) => name)
  const copyAll = async (table: string, from: string, changed: string) => {
    const columns = await columnsOf(table)
    await client.query(
      `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       select ${columns.map((name) => `made."${name}"`).join(', ')}
         from ${from} cross join lateral jsonb_populate_record(null::${table}, to_jsonb(first) || ${changed}) made`,
    )
  }
  await client.query(`create temporary table bench as
    select n, gen_random_uuid() as employee, gen_random_uuid() as employment, 2018 + n % 8 || '-' || lpad((1 + n % 12)::text, 2, '0') || '-01' as day
      from generate_series(1, ${PEOPLE - 1}) n`)
  const first = (table: string) => `bench cross join (select * from ${table} where company_id = '${company.id}') first`
  await copyAll(
    'employees',
    first('employees'),
    `jsonb_build_object('id', employee, 'full_name', 'Person ' || n, 'email', 'p' || n || '@bench.example', 'employee_number', 'B' || n, 'hire_date', day)`,
  )
  await copyAll(
    'employments',
    first('employments'),
    `jsonb_build_object('id', employment, 'employee_id', employee, 'number', 'B' || n, 'started_on', day)`,
  )
  await copyAll(
    'employment_terms',
    first('employment_terms'),
    `jsonb_build_object('employment_id', employment, 'effective_from', day)`,
  )
  await client.query(
    `insert into statutory_profiles (company_id, employment_id, effective_from, facts, entered_by)
     select company_id, id, started_on, '{"birthDate": "1990-01-01", "cpfStatus": "citizen"}',
            (select id from users where company_id = $1 limit 1) from employments where company_id = $1`,
    [company.id],
  )
  await client.query('delete from compensations where company_id = $1', [company.id])
  await client.query(
    `insert into compensations (company_id, employee_id, employment_id, effective_from, currency, basic_salary, transport_allowance, reason)
     select company_id, employee_id, id, started_on, 'SGD', 400000 + 1000 * (row_number() over (order by id))::int % 300000, 20000, 'Bench'
       from employments where company_id = $1`,
    [company.id],
  )
  if (LETTERS)
    await copyAll(
      'users',
      `employees employee cross join (select * from users where company_id = '${company.id}' limit 1) first`,
      `jsonb_build_object('id', gen_random_uuid(), 'email', employee.email, 'employee_id', employee.id, 'portal', 'employee', 'role', 'employee')`,
    )
  // Entered the day before: what was entered in the last minutes before a run is looked at again by the run after it, which is months later outside.
  await client.query(`update change_log set entered_at = entered_at - interval '1 day' where company_id = $1`, [
    company.id,
  ])
  await client.query(`update employments set updated_at = updated_at - interval '1 day' where company_id = $1`, [
    company.id,
  ])
  // The database learns by itself within a minute how much lies in tables that are new; until then it reads them by the wrong path.
  await client.query('analyze')
})

const { group } = await good('POST', '/api/payroll/groups', {
  entityId,
  name: 'Monthly',
  frequency: 'monthly',
  payOn: 28,
})
const newRun = async (payDay: string) =>
  (await good('POST', '/api/payroll/runs', { groupId: group.id, payDay, kind: 'regular' })).run
const payDays = Array.from({ length: MONTHS }, (_, at) => `2026-${String(10 - MONTHS + 1 + at).padStart(2, '0')}-28`)
let run = await newRun(payDays[0] ?? '')
const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  return [await work(), performance.now() - started]
}
/** Memory of the server, the most that it took, in MB, and how long a call of the list took meanwhile, in ms. */
const watched = async <T>(work: () => Promise<T>) => {
  let most = 0
  const waits: number[] = []
  let isOver = false
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const before = process.memoryUsage().rss
  const list = async () => {
    while (!isOver) {
      const [, took] = await timed(() => good('GET', '/api/employees?pageSize=50'))
      waits.push(took)
      await sleep(100)
    }
  }
  const listing = list()
  const began = processorSeconds(dataDir)
  const [answer, took] = await timed(work)
  const ended = processorSeconds(dataDir)
  isOver = true
  await listing
  clearInterval(watch)
  return {
    answer,
    took,
    own: (ended.own - began.own) * 1000,
    database: (ended.database - began.database) * 1000,
    grew: (most - before) / 1e6,
    most: most / 1e6,
    wait: median(waits),
    worst: Math.max(...waits),
  }
}
/** A step, to its end: of many people in the background. */
const take = (step: string) =>
  watched(async () => {
    const began = await json('POST', `${url}/api/payroll/runs/${run.id}/${step}`, { version: run.version }, token)
    if (!began.success) throw new Error(`${step}: ${JSON.stringify(began)}`)
    run = began.data.run
    while (run.work) {
      if (run.work.state === 'failed') throw new Error(run.work.problem)
      await sleep(Math.max(50, PEOPLE / 200))
      run = (await good('GET', `/api/payroll/runs/${run.id}?pageSize=1`)).run
    }
  })
/** As quick as the database writes the same rows into a table that is like another, ms: the limit that no product is under. */
const bareInsert = (tableName: string): Promise<number> =>
  asOwner(async (client) => {
    await client.query(`create table bare (like ${tableName} including all)`)
    const [, took] = await timed(() => client.query(`insert into bare select * from ${tableName}`))
    await client.query('drop table bare')
    return took
  })
/** As quick as pdfkit draws and packs what a payslip has, with fonts that were read already: sixty texts in two of them. */
const barePaper = async (): Promise<number> => {
  const doc = new PDFDocument({ size: 'A4', font: '' })
  for (let n = 0; n < 60; n++)
    takeFont(doc, n % 3 ? 'plain' : 'bold')
      .fontSize(9)
      .text(`Line ${n} 1,234.50`, 48, 20 + n * 13, { lineBreak: false })
  doc.end()
  let size = 0
  for await (const piece of doc) size += (piece as Uint8Array).byteLength
  return size
}
type Watched = Awaited<ReturnType<typeof take>>
const drafts: Watched[] = []
const locks: Watched[] = []
const published: Watched[] = []
const lockNow = async () => {
  // Approved past the product: there is nobody else here who could.
  await inCompany((db) =>
    db.run(sql`update pay_runs set state = 'approved' where company_id = ${company.id} and id = ${run.id}`),
  )
  locks.push(await take('lock'))
}
// All months but the last, from the draft to the payslips; the last is looked at step by step.
for (const payDay of payDays.slice(1)) {
  drafts.push(await take('calculate'))
  await lockNow()
  published.push(await take('publish'))
  run = await newRun(payDay)
}
drafts.push(await take('calculate'))
const bareDrafts = await bareInsert('pay_drafts')
const rounds = async (work: () => Promise<unknown>, times = 5) => {
  const took: number[] = []
  for (let i = 0; i < times; i++) took.push((await timed(work))[1])
  return median(took)
}
const changed: number[] = []
for (let i = 0; i < 3; i++) {
  await inCompany((db) =>
    db.run(sql`
      update compensations set basic_salary = basic_salary + 100 where company_id = ${company.id}
         and employment_id in (select id from employments where company_id = ${company.id} order by id limit 10)`),
  )
  changed.push((await take('calculate')).took)
}
const { people, blocked } = run.sums
if (people !== PEOPLE || blocked > 0) throw new Error(`${people} people, ${blocked} of them stopped`)

const page = await good('GET', `/api/payroll/runs/${run.id}`)
const screens: [string, number][] = [
  ['a run, its first page', await rounds(() => good('GET', `/api/payroll/runs/${run.id}`))],
  ['its next page', await rounds(() => good('GET', `/api/payroll/runs/${run.id}?cursor=${page.next ?? ''}`))],
  [
    'a name searched in it',
    await rounds(() => good('GET', `/api/payroll/runs/${run.id}?search=${encodeURIComponent('Person 77')}`)),
  ],
  ['whoever is stopped in it', await rounds(() => good('GET', `/api/payroll/runs/${run.id}?state=blocked`))],
  ['the board of runs', await rounds(() => good('GET', '/api/payroll/runs'))],
  [
    'a person of it',
    await rounds(() => good('GET', `/api/payroll/runs/${run.id}/people/${page.people[0].employmentId}`)),
  ],
  ['the list of employees, beside it', await rounds(() => good('GET', '/api/employees?pageSize=50'))],
]

await lockNow()
const { lines } = await inCompany((db) =>
  db.one(
    sql<{
      lines: number
    }>`select count(*)::int as lines from pay_lines where company_id = ${company.id} and run_id = ${run.id}`,
  ),
)
const bareLines = ((await bareInsert('pay_lines')) + (await bareInsert('pay_balances'))) / MONTHS
published.push(await take('publish'))
/** Letters about payslips: the page that says who was reached, and how long the outbox takes until none waits. */
const letters = async () => {
  const [, read] = await timed(() => good('GET', `/api/payroll/runs/${run.id}/letters`))
  const [, gone] = await timed(async () => {
    while ((await good('GET', `/api/payroll/runs/${run.id}/letters`)).waiting > 0) await sleep(500)
  })
  const told = await good('GET', `/api/payroll/runs/${run.id}/letters`)
  if (told.keptHere !== PEOPLE) throw new Error(`${told.keptHere} of ${PEOPLE} letters`)
  return { read, gone }
}
const written = LETTERS ? await letters() : null
const { people: shown } = await good('GET', `/api/payroll/runs/${run.id}?pageSize=${Math.min(200, SLIPS)}`)
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

/** All payslips of the run as they are taken out, read and thrown away. */
const archive = async () => {
  const answer = await fetch(`${url}/api/payroll/runs/${run.id}/payslips.zip`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`No archive: ${answer.status}`)
  let size = 0
  for await (const piece of answer.body) size += piece.byteLength
  return size
}
const barePapers = await rounds(barePaper, 20)
const zipped = PEOPLE <= 10_000 ? await watched(archive) : null

const s = (took: number) => `${(took / 1000).toFixed(2)} s`
const ms = (took: number) => `${took.toFixed(0)} ms`
const mb = (size: number) => `${size.toFixed(0)} MB`
const of = (all: readonly Watched[], what: (one: Watched) => number): number => median(all.map(what))
const times = MONTHS > 1 ? `, median of ${MONTHS}` : ''
/** A step: by the clock, by the processor, what it takes of memory, and what the list of employees took meanwhile. */
const rowsOf = (name: string, many: string, all: readonly Watched[], limits: [time: string, memory: string]) => [
  [`${name}${times}`, many, s(of(all, ({ took }) => took)), limits[0]],
  [
    'of the processor: the server, the database',
    '',
    `${s(of(all, ({ own }) => own))}, ${s(of(all, ({ database }) => database))}`,
    '',
  ],
  [
    'memory that it takes, and the whole server, at most',
    '',
    `${mb(Math.max(...all.map(({ grew }) => grew)))}, ${mb(Math.max(...all.map(({ most }) => most)))}`,
    limits[1],
  ],
  [
    'the list of employees meanwhile, median and worst',
    '',
    `${ms(of(all, ({ wait }) => wait))}, ${ms(Math.max(...all.map(({ worst }) => worst)))}`,
    '',
  ],
]
const [first] = drafts
if (!first) throw new Error('No draft')
table(
  ['work', 'how many', 'measured', 'limit'],
  [
    ['draft, the first of a process', `${PEOPLE} people`, s(first.took), '0.5 s for 1,000; 20 s for 100,000'],
    ['of the processor: the server, the database', '', `${s(first.own)}, ${s(first.database)}`, ''],
    ...rowsOf('draft of a run', `${PEOPLE} people`, drafts, ['0.5 s for 1,000; 20 s for 100,000', '300 MB']),
    ['its rows written by one statement, bare', '', s(bareDrafts), ''],
    [
      `again after 10 people have changed, median of three${PEOPLE > settings.payAtOnce ? '' : ' (of few everybody)'}`,
      `${PEOPLE} people`,
      s(median(changed)),
      '0.3 s of 100,000',
    ],
    ...screens.map(([name, took]) => [name, 'median of five', ms(took), 'as the list of employees']),
    ...rowsOf('lock', `${lines} lines`, locks, ['12 s for 1,000,000', '300 MB for 1,000,000']),
    ['its rows written by two statements, bare', '', s(bareLines), ''],
    ...rowsOf('publish', `${PEOPLE} payslips${LETTERS ? ' with letters' : ''}`, published, ['', '']),
    ...(written
      ? [
          ['whom the letters reached, read', `${PEOPLE} letters`, ms(written.read), ''],
          ['until the outbox has none left', `${PEOPLE} letters`, s(written.gone), ''],
        ]
      : []),
    ['a payslip as PDF, median', `${slips.length}`, ms(median(slips)), '50 ms'],
    ['sixty texts drawn by pdfkit, bare, median', '20', `${barePapers.toFixed(1)} ms`, ''],
    ...(zipped
      ? [
          [
            'all payslips as an archive',
            `${PEOPLE}, ${mb(zipped.answer / 1e6)}`,
            s(zipped.took),
            '3 minutes for 10,000',
          ],
          ['of the processor: the server, the database', '', `${s(zipped.own)}, ${s(zipped.database)}`, ''],
          ['the list of employees meanwhile, median and worst', '', `${ms(zipped.wait)}, ${ms(zipped.worst)}`, ''],
        ]
      : []),
  ],
)
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
