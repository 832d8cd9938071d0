// How much memory the server holds after REQUESTS (30,000) requests made by chance from the contracts of all calls, some right and some with a
// field that is not, by somebody who is signed in and by nobody; and half a minute later. The limit is 500 MB. HEAP_MB (320): how much the engine
// is told it may take for what the program makes, as docs/production.md says; 0 leaves it to the machine.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chanceRequests } from '../test/chance.ts'
import { signUp, startProduct } from './support.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 30_000)
const AT_ONCE = 20
const LIMIT_MB = 500
const HEAP_MB = Number(process.env.HEAP_MB ?? 320)

const product = await startProduct(
  Number(process.env.BENCH_PORT ?? 3352),
  HEAP_MB > 0 ? { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` } : {},
)
const { pid } = product.child
const heldMb = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const { token } = await signUp(product.url)
const draw = chanceRequests()

const send = async () => {
  const { method, path, body, isSigned } = draw()
  const answer = await fetch(product.url + path, {
    method,
    headers: {
      ...(isSigned ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  const status = answer ? `${Math.floor(answer.status / 100)}xx` : 'none'
  answers.set(status, (answers.get(status) ?? 0) + 1)
}

const answers = new Map<string, number>()
const held: { requests: number | string; MB: number }[] = [{ requests: 0, MB: heldMb() }]
let sent = 0
const sender = async () => {
  while (sent < REQUESTS) {
    sent++
    if (sent % Math.ceil(REQUESTS / 6) === 0) held.push({ requests: sent, MB: heldMb() })
    await send()
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, sender))
held.push({ requests: sent, MB: heldMb() })
await sleep(30_000)
const after = heldMb()
held.push({ requests: 'half a minute later', MB: after })
console.table(held)
console.log(Object.fromEntries(answers))
await product.stop()
if (after > LIMIT_MB) {
  console.error(`${after} MB are held; ${LIMIT_MB} are allowed`)
  process.exitCode = 1
}
