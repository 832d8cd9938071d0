import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/app/features.ts'
import { pathNames } from '../../src/shared/endpoint.ts'
import { fieldsOf, type Json, putAt, schemaOf } from '../contracts.ts'
import { TYPED } from '../naughty.ts'
import { growWorld } from './grow.ts'
import { requestBy } from './requests.ts'
import { send } from './send.ts'
import { nameOf, type Reached, watchCalls } from './taken-back.ts'
import { mayCall } from './who.ts'
import { type Kind, openWorld, type Someone, type World } from './world.ts'

let world: World
let reached: Reached

beforeAll(async () => {
  reached = watchCalls()
  world = await openWorld()
  await growWorld(world)
  reached.begun.clear()
  reached.done.clear()
}, 400_000)
afterAll(async () => {
  reached.stop()
  await world.app.close()
})

/** Calls that end what the others need, and are tried by tests of their own. */
const APART: Readonly<Record<string, string>> = {
  'POST /api/auth/logout': 'ends the session that tries the rest: sessions.api.test.ts',
  'POST /api/auth/refresh': 'takes no field, and replaces the token that tries the rest',
  'POST /api/seeker/account/delete': 'deletes whoever tries: seeker-erasure',
}
const calls = routes.map(({ endpoint }) => endpoint).filter((endpoint) => !(nameOf(endpoint) in APART))
const FIRST: readonly Kind[] = ['owner', 'employee', 'seeker', 'platformOwner', 'guest']
const callerOf = (name: string): Someone => {
  const kind = FIRST.find((one) => mayCall(name, one))
  if (!kind) throw new Error(`Nobody makes ${name}`)
  return world.people[kind]
}

/** What a place takes that somebody might type to harm: of its kind, as long as it may be, and only what the contract lets through. */
const hostileFor = (endpoint: (typeof calls)[number], right: Json, path: readonly PropertyKey[]): unknown => {
  const values = [
    ...TYPED,
    'zz',
    'Nowhere/None',
    '9999-12-31',
    '0001-01-01',
    '23:59',
    NaN,
    2_000_000_000,
    999_999,
    99,
    0,
    '0.000001',
    [],
  ]
  const shift = path.length + String(path.at(-1)).length
  const turned = values.map((_, i) => values[(i + shift) % values.length])
  return turned.find((value) => endpoint.input.safeParse(putAt(right, path, value)).success)
}

/** A sentence somebody understands; no stack, no SQL, no path of ours. */
const isClear = (body: Json | null): boolean => {
  const sentences = [body?.error, ...Object.values((body?.fields as object) ?? {})]
  const told = (s: unknown) =>
    typeof s === 'string' &&
    s.length > 5 &&
    !/\bat \/|node_modules|select |insert |ZodError|TypeError|\[object/i.test(s)
  return body?.success === false && typeof body.code === 'string' && sentences.every(told)
}

describe('every call, made by whom it is for', () => {
  test('gets through to its use case, and answers what is typed to harm without a fault', {
    timeout: 600_000,
  }, async () => {
    const faults: string[] = []
    let tried = 0
    for (const endpoint of calls) {
      const name = nameOf(endpoint)
      const who = callerOf(name)
      const right = await requestBy(world, endpoint, who)
      const tryOne = async (input: Json, what: string) => {
        const { status, text, body } = await send(world.app, endpoint, input, { token: who.token, takenBack: true })
        tried++
        if (status >= 500) faults.push(`${name} ${what}: ${status} ${text.slice(0, 200)}`)
        if (status >= 400 && !isClear(body)) faults.push(`${name} ${what}: says ${text.slice(0, 200)}`)
      }
      await tryOne(right, 'as it should be')
      const names: PropertyKey[] = pathNames(endpoint.path)
      for (const path of fieldsOf(schemaOf(endpoint)).filter(([first]) => !names.includes(first as PropertyKey))) {
        const value = hostileFor(endpoint, right, path)
        if (value !== undefined)
          await tryOne(putAt(right, path, value), `${path.map(String).join('.')} = ${JSON.stringify(value)}`)
      }
    }
    expect(faults).toEqual([])
    // Not one that was refused before it came to what it does.
    expect(calls.map(nameOf).filter((name) => !reached.begun.has(name))).toEqual([])
    console.error(
      `hostile: ${tried} requests, ${reached.begun.size} of ${routes.length} calls reached, ${reached.done.size} done`,
    )
    expect(reached.begun.size).toBe(routes.length - Object.keys(APART).length)
    // Most do what they are for with the request that is made from their contract; the rest say why they cannot.
    expect(reached.done.size).toBeGreaterThan(280)
    expect(tried).toBeGreaterThan(1_000)
  })
})
