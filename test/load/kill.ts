// kill -9 in the middle of writes: the server and the embedded database's processes, in turn. Every write that was acknowledged must be
// there after the restart, and nothing twice. KILLS says how often each is killed (20 unless said; CI runs fewer). Then the database alone,
// in each way it can end, while one server lives through all of it: DATABASE_KILLS times.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { superuserUrlOf } from '../../src/server/embedded.ts'

const KILLS = Number(process.env.KILLS ?? 20)
const DATABASE_KILLS = Number(process.env.DATABASE_KILLS ?? Math.max(3, Math.ceil(KILLS / 2)))
const PORT = 3451
const URL_ = `http://127.0.0.1:${PORT}`
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-kill-'))
chmodSync(dataDir, 0o711)

// Takes every letter after a while, so that some are always on their way.
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => stream.resume().on('end', () => setTimeout(done, Math.random() * 200)),
})
mail.on('error', () => {})
await new Promise<void>((listening) => mail.listen(0, '127.0.0.1', listening))
const mailPort = (mail.server.address() as AddressInfo).port

const launch = () =>
  spawn(process.execPath, [join(root, 'src/app/server.ts')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO: '0',
      SITE: 'none',
      RATE_LIMIT_FACTOR: '1000000',
      // Jobs are under way all the time: each letter is one.
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    },
    stdio: ['ignore', 'ignore', process.env.KILL_LOG ? 'inherit' : 'ignore'],
  })
let server: ChildProcess = launch()
process.on('exit', () => server.kill('SIGKILL'))

const answers = () =>
  fetch(`${URL_}/api/work-countries`).then(
    (r) => r.ok,
    () => false,
  )
const databaseAnswers = async () => {
  const r = await fetch(`${URL_}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'x', role: 'employer' }),
  }).catch(() => null)
  return r?.status === 401 || r?.status === 429
}
const ready = async (what: () => Promise<boolean>) => {
  const began = Date.now()
  while (!(await what())) {
    if (Date.now() - began > 60_000) throw new Error('It did not come back within a minute')
    await sleep(50)
  }
  return Date.now() - began
}

const post = (path: string, body: unknown, token?: string, key?: string) =>
  fetch(URL_ + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })

const acknowledged = new Set<string>()
let writing = true
let stopped = false

/** Adds people one after the other; after a failure it tries the same call again with the same key, as our client does. */
const writer = async (token: string, name: string) => {
  for (let i = 0; writing; i++) {
    const email = `${name}.${i}@kill.test`
    const body = {
      fullName: `Writer ${name} ${i}`,
      email,
      designation: 'Clerk',
      department: 'HR',
      countryCode: 'SG',
      nationality: 'Singaporean',
      employmentStatus: 'citizen',
      compensation: { basicSalary: 3000 },
      complianceData: { nric: `S${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}A` },
      bankAccountNumber: `${i}`.padStart(9, '1'),
    }
    for (let done = false; !done && !stopped; ) {
      const answer = await post('/api/employees/unified', body, token, email).catch(() => null)
      if (answer?.status === 201) {
        acknowledged.add(email)
        done = true
      } else if (answer?.status === 422) done = true
      else if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${answer.status} ${await answer.text()}`)
      else await sleep(30)
    }
  }
}

const postmaster = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const backends = () =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster()) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('fourshore')
        )
      } catch {
        return false
      }
    })
    .map(Number)

await ready(answers)
const signed = (await (
  await post('/api/auth/signup', {
    email: 'owner@kill.test',
    password: 'a quiet morning by the sea',
    role: 'employer',
    firstName: 'K',
    lastName: 'L',
    companyName: 'Kill',
    country: 'SG',
  })
).json()) as { token: string; user: { company_id: string } }
/** Letters on their way all the time, each by a job. */
const letters = async () => {
  while (writing) {
    await post('/api/auth/forgot-password', { email: 'owner@kill.test', role: 'employer' }).catch(() => null)
    await sleep(60)
  }
}
void letters()
const writers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => writer(signed.token, name))

const back: Record<string, number[]> = { server: [], postmaster: [], backend: [], database: [] }
for (let i = 0; i < KILLS; i++) {
  await sleep(300 + Math.random() * 500)
  server.kill('SIGKILL')
  await new Promise((gone) => server.once('exit', gone))
  server = launch()
  back.server?.push(await ready(databaseAnswers))

  await sleep(300 + Math.random() * 500)
  const which = i % 2 ? 'backend' : 'postmaster'
  const victim = which === 'backend' ? backends()[0] : postmaster()
  if (victim) process.kill(victim, 'SIGKILL')
  await sleep(50)
  back[which]?.push(await ready(databaseAnswers))
}
// From here on the server has to live. SIGINT: sessions are cut and it ends in order, as an administrator restarts it; SIGKILL: it is gone.
let hasEnded = false
server.once('exit', () => (hasEnded = true))
for (let i = 0; i < DATABASE_KILLS; i++) {
  await sleep(200 + Math.random() * 600)
  process.kill(postmaster(), i % 2 ? 'SIGKILL' : 'SIGINT')
  await sleep(50)
  back.database?.push(await ready(databaseAnswers))
  if (hasEnded) throw new Error('The server ended with its database')
}
await sleep(500)
writing = false
await Promise.race([Promise.all(writers), sleep(20_000).then(() => (stopped = true))])

const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
const client = new pg.Client({ connectionString: `${superuserUrlOf(database, port ?? '')}fourshore` })
await client.connect()
const { rows } = await client.query<{ email: string }>('select email from employees')
const stored = new Set(rows.map((r) => r.email))
const lost = [...acknowledged].filter((email) => !stored.has(email))
const { rows: halves } = await client.query(
  `select count(*) filter (where not exists (select from compensations c where c.employee_id = e.id))::int as without_pay,
          count(*) filter (where (select count(*) from employee_secrets s where s.employee_id = e.id) <> 2)::int as without_numbers,
          count(*) filter (where (select count(*) from audit_log a where a.target_id = e.id and a.action = 'employee.create') <> 1)::int as without_log,
          (select sum(people) from employee_tallies)::int - count(*)::int as tally_off from employees e`,
)
await client.end()
const gone = new Promise((done) => server.once('exit', done))
server.kill('SIGTERM')
await gone
await new Promise<void>((closed) => mail.close(closed))
rmSync(dataDir, { recursive: true, force: true })

const worst = (ms: number[] = []) => `${ms.length} kills, back in at most ${Math.max(0, ...ms)} ms`
process.stdout.write(
  `server: ${worst(back.server)}\npostmaster: ${worst(back.postmaster)}\nbackend: ${worst(back.backend)}\ndatabase alone: ${worst(back.database)}\n`,
)
process.stdout.write(
  `${acknowledged.size} writes acknowledged, ${lost.length} lost, ${rows.length - stored.size} twice, half-written: ${JSON.stringify(halves[0])}\n`,
)
const whole = Object.values(halves[0] as Record<string, number>).every((n) => n === 0)
process.exit(lost.length === 0 && rows.length === stored.size && whole && acknowledged.size > 0 ? 0 : 1)
