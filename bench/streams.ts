// What open live pages cost while nothing happens: transactions of the database each second, without a stream and with STREAMS (1,000) of
// them, each following the bell and an import over one connection; and how long a change takes to reach all pages that watch it.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startProduct } from './support.ts'

const STREAMS = Number(process.env.STREAMS ?? 1_000)
/** Of one session at once. */
const EACH = Number(process.env.STREAMS_EACH ?? 10)
const SECONDS = Number(process.env.SECONDS ?? 20)
/** Before the open streams are counted, ms. */
const SETTLE = Number(process.env.SETTLE ?? 60_000)
const server = await startProduct(3317)
const counting = new pg.Client({ connectionString: server.databaseUrl(), application_name: 'bench' })
await counting.connect()

/** Transactions a second of everybody but this program. */
const transactions = async () => {
  const count = async () => {
    // What a backend counted is written down when it is idle, once a second.
    await sleep(1_500)
    const { rows } = await counting.query<{ n: string }>(
      'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.n)
  }
  const before = await count()
  await sleep(SECONDS * 1_000 - 1_500)
  return (await count()) / SECONDS - before / SECONDS
}

const post = async (path: string, body: unknown, token?: string) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { token: string; data: { import: { id: string } } }
}

const quiet = await transactions()
let told = 0
const stop = new AbortController()
let first: { token: string; id: string } | undefined
for (let i = 0; i < STREAMS / EACH; i++) {
  const { token } = await post('/api/auth/signup', {
    email: `owner${i}@bench.example`,
    password: 'a quiet morning by the sea',
    role: 'employer',
    firstName: 'B',
    lastName: 'M',
    companyName: `Bench ${i}`,
    country: 'SG',
  })
  const input = {
    fileName: 'bench.csv',
    fileHash: createHash('sha256').update(token).digest('hex'),
    rows: 60,
    headers: ['Name'],
    mapping: ['full_name'],
  }
  const { id } = (await post('/api/employees/imports', input, token)).data.import
  first ??= { token, id }
  const opened = Array.from({ length: EACH }, async () => {
    const of = encodeURIComponent(`/api/notifications/watch /api/employees/imports/${id}/progress`)
    const answer = await fetch(`${server.url}/api/stream?of=${of}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: stop.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`A stream answered ${answer.status}`)
    void (async () => {
      for await (const piece of answer.body ?? []) if (Buffer.from(piece).includes('progress","event"')) told++
    })().catch(() => {})
  })
  await Promise.all(opened)
}
// What signing up a hundred companies left to do (letters, jobs) is done first: it is not of the streams.
await sleep(SETTLE)
const open = told
const watched = await transactions()
const began = performance.now()
await post(`/api/employees/imports/${first?.id}/finish`, {}, first?.token)
while (told < open + EACH && performance.now() - began < 10_000) await sleep(5)
const took = performance.now() - began

console.table([
  { 'open streams': 0, 'transactions/s': quiet.toFixed(1) },
  { 'open streams': open, 'transactions/s': watched.toFixed(1) },
])
console.log(`A change reached the ${EACH} pages that watch it in ${took.toFixed(0)} ms.`)
stop.abort()
await counting.end()
await server.stop()
process.exit(watched - quiet < 5 && open === STREAMS ? 0 : 1)
