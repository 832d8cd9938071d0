// Accrual of a month for many accounts of leave, and what one balance card takes. PEOPLE times three kinds of leave are the accounts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../src/app/compose.ts'
import { accrueCompany } from '../src/features/time/leave/jobs.ts'
import { listCompanies } from '../src/features/time/leave/queries.ts'
import { readSettings } from '../src/server/settings.ts'
import { json, median, signUp, table } from './support.ts'

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

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  return [await work(), performance.now() - started]
}

const [opened, openedMs] = await timed(() => accrueCompany(server.services, companyId))
now = new Date('2026-12-20T02:00:00Z')
const [written, month] = await timed(() => accrueCompany(server.services, companyId))
const [again, nothing] = await timed(() => accrueCompany(server.services, companyId))
const card: number[] = []
for (let i = 0; i < 40; i++)
  card.push((await timed(() => json('GET', `${url}/api/company/leave/people/${someone}`, undefined, token)))[1])

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
table(
  ['work', 'entries', 'measured'],
  [
    [`open and reckon ${(PEOPLE * 3).toLocaleString('en')} accounts`, opened.toLocaleString('en'), seconds(openedMs)],
    ['a month later: what has come due (limit 10 s for 100,000)', written.toLocaleString('en'), seconds(month)],
    ['the same again', again.toLocaleString('en'), seconds(nothing)],
    ['all balances of one person, with ledger, over HTTP', '', `${median(card).toFixed(1)} ms`],
  ],
)
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
