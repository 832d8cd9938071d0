// How much memory the server holds after REQUESTS (30,000) requests made by chance from the contracts of all calls, some right and some with a
// field that is not, by somebody who is signed in and by nobody; and half a minute later. The limit is 500 MB.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../src/app/features.ts'
import { type Endpoint, pathNames } from '../src/shared/endpoint.ts'
import { fieldsOf, putAt, requestOf, schemaOf } from '../test/contracts.ts'
import { NAUGHTY } from '../test/naughty.ts'
import { signUp, startProduct } from './support.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 30_000)
const AT_ONCE = 20
const LIMIT_MB = 500
/** These end the session, or answer for as long as somebody listens. */
const LEFT_OUT = /logout|sign-?out|sessions|erase|close|events|stream|watch|password|\/card\b|leave-company/i

/** The same requests each time: a generator by a seed (mulberry32). */
const drawing = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const next = drawing(7)
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T

const product = await startProduct(Number(process.env.BENCH_PORT ?? 3352))
const { pid } = product.child
const heldMb = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const { token } = await signUp(product.url)
const endpoints = routes
  .map(({ endpoint }) => endpoint as Endpoint)
  .filter(({ path, stream }) => !stream && !LEFT_OUT.test(path))

/** What is sent to a call: what it asks for, half of the time with something else in one of its fields. */
const inputFor = (endpoint: Endpoint) => {
  const right = requestOf(endpoint, {}, next() < 0.5)
  const fields = fieldsOf(schemaOf(endpoint))
  if (next() < 0.5 || fields.length === 0) return right
  const wrong =
    next() < 0.5
      ? pick(NAUGHTY)
      : Math.floor(next() * 1e15)
          .toString(36)
          .repeat(1 + Math.floor(next() * 8))
  return putAt(right, pick(fields), wrong)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const send = async (endpoint: Endpoint) => {
  const input = inputFor(endpoint)
  const names = pathNames(endpoint.path)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input[name]) || '-'))
  const rest = Object.entries(input).filter(([name]) => !names.includes(name))
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = isRead ? `?${new URLSearchParams(rest.map(([name, value]) => [name, textOf(value)]))}` : ''
  const answer = await fetch(product.url + path + query, {
    method: endpoint.method,
    headers: {
      ...(next() < 0.8 ? { authorization: `Bearer ${token}` } : {}),
      ...(isRead ? {} : { 'content-type': 'application/json' }),
    },
    ...(isRead ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
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
    await send(pick(endpoints))
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
