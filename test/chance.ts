import { routes } from '../src/app/features.ts'
import { type Endpoint, pathNames } from '../src/shared/endpoint.ts'
import { fieldsOf, putAt, requestOf, schemaOf } from './contracts.ts'
import { NAUGHTY } from './naughty.ts'

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
export type ChanceRequest = { method: string; path: string; body: unknown; isSigned: boolean }

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** Requests by chance, made from the contracts of all calls: what a call asks for, half of the time with something else in one of its fields. */
export const chanceRequests = (seed = 7): (() => ChanceRequest) => {
  const next = drawing(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const endpoints = routes
    .map(({ endpoint }) => endpoint as Endpoint)
    .filter(({ path, stream }) => !stream && !LEFT_OUT.test(path))
  const anyWord = () =>
    Math.floor(next() * 1e15)
      .toString(36)
      .repeat(1 + Math.floor(next() * 8))
  const inputFor = (endpoint: Endpoint) => {
    const right = requestOf(endpoint, {}, next() < 0.5)
    const fields = fieldsOf(schemaOf(endpoint))
    if (next() < 0.5 || fields.length === 0) return right
    return putAt(right, pick(fields), next() < 0.5 ? pick(NAUGHTY) : anyWord())
  }
  return () => {
    const endpoint = pick(endpoints)
    const input = inputFor(endpoint)
    const names = pathNames(endpoint.path)
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input[name]) || '-'))
    const rest = Object.entries(input).filter(([name]) => !names.includes(name))
    const { method } = endpoint
    const isSigned = next() < 0.8
    if (method !== 'GET' && method !== 'DELETE') return { method, path, body: Object.fromEntries(rest), isSigned }
    const query = new URLSearchParams(rest.map(([name, value]) => [name, textOf(value)]))
    return { method, path: `${path}?${query}`, body: undefined, isSigned }
  }
}
