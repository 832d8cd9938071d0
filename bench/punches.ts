// Punches through the real tables: stored, turned into days, and a month computed again. PEOPLE (2,500) people with 40 punches each.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../src/app/compose.ts'
import { markEverybody } from '../src/features/time/attendance/fixes.queries.ts'
import { insertPunches, type NewPunch } from '../src/features/time/attendance/intake.queries.ts'
import { drain } from '../src/features/time/attendance/jobs.ts'
import { sourceKeyOf } from '../src/features/time/attendance/keys.ts'
import { readSettings } from '../src/server/settings.ts'
import { addDays, weekdayOf } from '../src/shared/dates.ts'
import { databaseUrlOf, fill, processorSeconds, signUp, table } from './support.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 2_500)
const FIRST = '2026-11-02'
const DAYS = 28
const AT_ONCE = 10_000

const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
chmodSync(dataDir, 0o711)
const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', SITE: 'none', RATE_LIMIT_FACTOR: '1000000' })
const server = await buildApp(settings, { worker: false, now: () => new Date('2026-12-03T00:00:00Z') })
await server.app.listen({ host: '127.0.0.1', port: 0 })
const { user } = await signUp(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`)
const companyId = user.company_id as string
const url = databaseUrlOf(dataDir)
await fill(url, companyId, PEOPLE)
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows: employments } = await client.query<{ id: string }>(
  `insert into employments (company_id, employee_id, number, started_on)
   select company_id, id, employee_number, '2015-01-01' from employees where company_id = $1 returning id`,
  [companyId],
)
await client.query(
  `insert into employment_terms (company_id, employment_id, effective_from, country, reason, weekly_hours)
   select company_id, id, '2015-01-01', 'SG', 'Bench', 44 from employments where company_id = $1`,
  [companyId],
)
await client.query('analyze')

const days = Array.from({ length: DAYS }, (_, i) => addDays(FIRST, i)).filter((day) => weekdayOf(day) <= 5)
const punchOf = (employmentId: string, at: string, direction: 'in' | 'out', day: string): NewPunch => ({
  employmentId,
  at,
  direction,
  source: 'device',
  zone: 'Asia/Singapore',
  deviceAt: at,
  driftSeconds: 0,
  receivedAt: at,
  offline: false,
  deviceId: null,
  deviceSeq: null,
  siteId: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  place: 'not_asked',
  distance: null,
  sourceKey: sourceKeyOf(employmentId, at, direction),
  enteredBy: null,
  day,
})
type Taken = { seconds: number; processor: number }
const taken = async (work: () => Promise<unknown>): Promise<Taken> => {
  const [begun, before] = [performance.now(), processorSeconds(dataDir)]
  await work()
  const after = processorSeconds(dataDir)
  return {
    seconds: (performance.now() - begun) / 1000,
    processor: after.own - before.own + after.database - before.database,
  }
}

// Two deliveries at a time, as devices send them.
let batches: NewPunch[][] = [[], []]
let count = 0
const stored: Taken = { seconds: 0, processor: 0 }
const store = async () => {
  const delivered = batches
  batches = [[], []]
  const { seconds, processor } = await taken(() =>
    Promise.all(
      delivered.map((punches) =>
        server.services.database.forCompany(companyId, (db) => insertPunches(db, companyId, punches)),
      ),
    ),
  )
  count += delivered.flat().length
  stored.seconds += seconds
  stored.processor += processor
}
for (const day of days)
  for (const [i, { id }] of employments.entries()) {
    const minute = String(10 + (i % 45)).padStart(2, '0')
    const batch = batches[i % 2] ?? []
    batch.push(punchOf(id, `${day}T00:${minute}:00Z`, 'in', day), punchOf(id, `${day}T10:${minute}:00Z`, 'out', day))
    if (i % 2 === 1 && batch.length >= AT_ONCE) await store()
  }
await store()
await client.query('analyze')

const untilDrained = async () => {
  for (;;) {
    const { rows } = await client.query('select from attendance_dirty where company_id = $1 limit 1', [companyId])
    if (rows.length === 0) return
    await drain(server.services, { companyId })
  }
}
const computed = await taken(untilDrained)
await server.services.database.forCompany(companyId, (db) =>
  markEverybody(db, companyId, { from: FIRST, until: addDays(FIRST, DAYS - 1) }),
)
const again = await taken(untilDrained)
const { rows } = await client.query<{ days: string; entries: string }>(
  'select (select count(*) from attendance_days) as days, (select count(*) from time_entries) as entries',
)
console.log(`${PEOPLE} people, ${count} punches, ${rows[0]?.days} days, ${rows[0]?.entries} entries`)
const row = (what: string, { seconds, processor }: Taken): [string, string, string, string] => [
  what,
  seconds.toFixed(1),
  processor.toFixed(1),
  Math.round(count / seconds).toLocaleString('en'),
]
table(
  ['what', 'seconds', 'seconds of the processor', 'punches a second'],
  [row('stored', stored), row('turned into days and classes', computed), row('the month once more', again)],
)
await client.end()
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
