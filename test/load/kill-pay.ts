// kill -9 of the server in the middle of calculating, locking, making a payment file and publishing: KILLS times each (20 unless said), in the background
// where PEOPLE are more than PAY_AT_ONCE. Whatever was cut off before it was answered is asked for again, as a person would; what was begun in the background
// goes on by itself. In the end no run is half locked, nobody is paid twice and nothing is missing. Not in the CI.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { superuserUrlOf } from '../../src/server/embedded.ts'

const KILLS = Number(process.env.KILLS ?? 20)
const PEOPLE = Number(process.env.PEOPLE ?? 60)
const PAY_AT_ONCE = Number(process.env.PAY_AT_ONCE ?? 10)
/** A step is killed within so many ms of being asked for. */
const WITHIN = Number(process.env.WITHIN ?? 1_000)
const PORT = Number(process.env.PORT ?? 3452)
const URL_ = `http://127.0.0.1:${PORT}`
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-kill-pay-'))
chmodSync(dataDir, 0o711)

const launch = () =>
  spawn(process.execPath, [join(root, 'src/app/server.ts')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO: '0',
      SITE: 'none',
      RATE_LIMIT_FACTOR: '1000000',
      PAY_AT_ONCE: String(PAY_AT_ONCE),
    },
    stdio: ['ignore', 'ignore', process.env.KILL_LOG ? 'inherit' : 'ignore'],
  })
let server: ChildProcess = launch()
process.on('exit', () => server.kill('SIGKILL'))

const ready = async () => {
  const began = Date.now()
  for (;;) {
    const isUp = await fetch(`${URL_}/api/work-countries`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return Date.now() - began
    if (Date.now() - began > 120_000) throw new Error('It did not come back within two minutes')
    await sleep(50)
  }
}

let token = ''
type Answer = { status: number; body: { data?: unknown; error?: string } & Record<string, unknown> }
const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  const answer = await fetch(URL_ + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : undefined) },
    ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
const good = async (method: string, path: string, body?: unknown): Promise<any> => {
  const answer = await call(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

await ready()
const signed = await call('POST', '/api/auth/signup', {
  email: 'owner@kill.test',
  password: 'a quiet morning by the sea',
  role: 'employer',
  firstName: 'K',
  lastName: 'L',
  companyName: 'Kill',
  country: 'SG',
})
token = String(signed.body.token)

const employments: string[] = []
for (let i = 0; i < PEOPLE; i++) {
  const { employee } = await good('POST', '/api/employees/unified', {
    fullName: `Person ${i}`,
    email: `person.${i}@kill.test`,
    designation: 'Clerk',
    department: 'HR',
    countryCode: 'SG',
    nationality: 'Singaporean',
    employmentStatus: 'citizen',
    joinDate: '2026-01-05',
    compensation: { basicSalary: 3000 },
    complianceData: { nric: `S${String(7_000_000 + i)}A` },
    bankAccountNumber: String(100_000_000 + i),
  })
  const found = await good('GET', `/api/employees/${employee.id}/employments`)
  const id: string = found.employments[0].id
  await good('POST', `/api/payroll/people/${id}/profile`, {
    effectiveFrom: '2026-01-05',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  employments.push(id)
}
const { entities } = await good('GET', '/api/payroll/setup')
const { group } = await good('POST', '/api/payroll/groups', {
  entityId: entities[0].id,
  name: 'Monthly',
  frequency: 'monthly',
  payOn: 31,
})

const cut = { calculate: 0, lock: 0, file: 0, publish: 0 }
/** Ended in the middle of what had been begun in the background. */
const resumed = { calculate: 0, lock: 0, file: 0, publish: 0 }
let slowest = 0

/** Begins a step, kills the server in the middle of it, and starts it again. @returns whether the step had been answered before */
const killedDuring = async (step: keyof typeof cut, begin: () => Promise<Answer>): Promise<boolean> => {
  const answered = begin().then(
    ({ status }) => status < 300,
    () => false,
  )
  await sleep(5 + Math.random() * (step === 'file' ? WITHIN / 4 : WITHIN))
  server.kill('SIGKILL')
  await new Promise((gone) => server.once('exit', gone))
  const isDone = await answered
  if (!isDone) cut[step]++
  server = launch()
  slowest = Math.max(slowest, await ready())
  return isDone
}

type Run = {
  version: number
  state: string
  publishedAt: string | null
  work: { state: string; problem: string | null } | null
}
const runOf = async (id: string): Promise<Run> => (await good('GET', `/api/payroll/runs/${id}`)).run
const act = async (id: string, step: string) => {
  const { version } = await runOf(id)
  return call('POST', `/api/payroll/runs/${id}/${step}`, { version })
}

/** Lines that anybody sees of a run: all or none. */
const isHalfLocked = async ({ state }: Run, id: string) => {
  const { people } = await good('GET', `/api/payroll/runs/${id}?pageSize=200`)
  const locked = people.filter((person: { state: string }) => person.state === 'locked').length
  return state === 'locked' ? locked !== PEOPLE : locked !== 0
}
let halfLocked = 0

/** How long a step may go on in the background after the server is back, ms. */
const PATIENCE = 120_000

/** Waits for what goes on in the background. @returns the run when nothing does any more */
const settled = async (id: string, step: keyof typeof cut): Promise<Run> => {
  const began = Date.now()
  for (let isFirst = true; ; isFirst = false) {
    const run = await runOf(id)
    if (run.work?.state === 'failed') throw new Error(`${step}: ${run.work.problem}`)
    if (run.work === null) return run
    if (isFirst) resumed[step]++
    if (await isHalfLocked(await runOf(id), id)) {
      // It may have ended between the two questions.
      if ((await runOf(id)).state !== 'locked') halfLocked++
    }
    if (Date.now() - began > PATIENCE) throw new Error(`${step} does not come to its end: ${JSON.stringify(run)}`)
    await sleep(50)
  }
}

/** Waits for a step that was begun, and takes it where it was cut off before it was begun. */
const finish = async (id: string, step: keyof typeof cut, isTaken: (run: Run) => boolean) => {
  if (isTaken(await settled(id, step))) return
  const answer = await act(id, step)
  if (answer.status >= 300) throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`)
  while ((await runOf(id)).work) await sleep(50)
  const run = await runOf(id)
  if (!isTaken(run)) throw new Error(`${step} was not taken: ${JSON.stringify(run)}`)
}

for (let i = 0; i < KILLS; i++) {
  for (const employmentId of employments)
    await good('POST', '/api/payroll/one-offs', {
      employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: `Bonus ${i}`,
      amount: 10_000 + i,
      month: '2026-11',
    })
  const { run } = await good('POST', '/api/payroll/runs', {
    groupId: group.id,
    payDay: '2026-11-20',
    kind: 'off_cycle',
  })
  const id: string = run.id
  await killedDuring('calculate', () => act(id, 'calculate'))
  await finish(id, 'calculate', ({ state }) => state === 'calculated')
  await good('POST', `/api/payroll/runs/${id}/submit`, { version: (await runOf(id)).version })
  const waiting = await good('GET', '/api/company/approvals')
  const items = waiting.items
    .filter(({ kind }: { kind: string }) => kind === 'pay-run')
    .map(({ id: item, hash }: { id: string; hash: string }) => ({ id: item, hash }))
  await good('POST', '/api/company/approvals/decide', { items, verdict: 'approve' })
  await killedDuring('lock', () => act(id, 'lock'))
  await finish(id, 'lock', ({ state }) => state === 'locked')
  const makeFile = () => call('POST', `/api/pay-files/runs/${id}/files`, { format: 'payments_list' })
  await killedDuring('file', makeFile)
  const { files } = await good('GET', `/api/pay-files/runs/${id}`)
  if (files.filter(({ kind }: { kind: string }) => kind === 'bank').length === 0) await makeFile()
  await killedDuring('publish', () => act(id, 'publish'))
  await finish(id, 'publish', ({ publishedAt }) => publishedAt !== null)
}

// What the last run was locked from goes in the background.
await sleep(5_000)

const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
const client = new pg.Client({ connectionString: `${superuserUrlOf(database, port ?? '')}fourshore` })
await client.connect()
/** Each is nought where nothing was half done. */
const { rows } = await client.query<Record<string, number>>(`
  select (select count(*) from pay_runs where state <> 'locked')::int as not_locked,
         (select count(*) from pay_runs run where published_at is null)::int as not_published,
         (select count(*) from pay_drafts)::int as drafts_left,
         (select count(*) from pay_run_work)::int as steps_left,
         (select count(*) from pay_run_people where state <> 'locked')::int as people_not_locked,
         (select count(*) from pay_run_people person where person.net <> (
            select coalesce(sum(case when kind in ('earning', 'reimbursement') then amount when kind = 'deduction' then -amount else 0 end), 0)
              from pay_lines line where line.run_id = person.run_id and line.employment_id = person.employment_id))::int as net_is_not_the_lines,
         (select count(*) from pay_one_offs)::int - (select count(*) from pay_source_uses where source_kind = 'one_off')::int as bonuses_not_paid_once,
         (select count(*) from (select source_id from pay_lines where source_kind = 'one_off' group by source_id having count(*) > 1) twice)::int as lines_twice,
         (select count(*) from pay_run_people)::int - (select count(*) from payslips)::int as payslips_missing,
         (select count(*) from pay_run_people)::int - (select count(*) from pay_file_items where state = 'sent')::int as payments_not_once`)
await client.end()
const gone = new Promise((done) => server.once('exit', done))
server.kill('SIGTERM')
await gone
rmSync(dataDir, { recursive: true, force: true })

const found = { ...rows[0], half_locked: halfLocked }
process.stdout.write(
  `${KILLS} runs of ${PEOPLE} people, ${PAY_AT_ONCE} at once, a kill in each step; cut off before the answer: ${JSON.stringify(cut)}; in the background, gone on by itself: ${JSON.stringify(resumed)}; back in at most ${slowest} ms\n${JSON.stringify(found)}\n`,
)
process.exit(Object.values(found).every((n) => n === 0) ? 0 : 1)
