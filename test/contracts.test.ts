import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '../src/app/features.ts'
import { gatherInput, parseInput } from '../src/server/input.ts'
import { type Endpoint, pathNames } from '../src/shared/endpoint.ts'
import { Refusal } from '../src/shared/refusal.ts'
import { fieldsOf, type Json, putAt, requestOf, schemaOf } from './contracts.ts'
import { NAUGHTY } from './naughty.ts'

const LEAST = 250

/** As it comes over the wire: the names of the path apart from the rest. */
const parse = (endpoint: Endpoint, input: Json) => {
  const names = pathNames(endpoint.path)
  // What stands in an address is text and nothing else.
  const inAddress = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const params = Object.fromEntries(names.map((name) => [name, inAddress(input[name])]))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  return parseInput(endpoint, gatherInput(endpoint, params, rest, rest))
}

/** A sentence somebody understands with the fields it is about; no stack, no SQL, no path of ours. */
const isClear = (refusal: Refusal) => {
  const fields = refusal.extra.fields ?? {}
  for (const sentence of [refusal.message, ...Object.values(fields)])
    if (
      sentence.length < 6 ||
      /\bat \/|node_modules|select |insert |ZodError|TypeError|undefined|\[object/i.test(sentence)
    )
      return `says “${sentence.slice(0, 200)}”`
  return refusal.status === 422 && Object.keys(fields).length === 0 && !/nested/.test(refusal.message)
    ? 'names no field'
    : null
}

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NAUGHTY) },
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
)

describe('the contract of every call', () => {
  let tried = 0
  let taken = 0
  const faults: string[] = []

  test('takes a request that is made from it, with what it asks for and with all it names', () => {
    for (const { endpoint } of routes)
      for (const whole of [false, true]) expect(parse(endpoint, requestOf(endpoint, {}, whole))).toBeDefined()
  })

  test.each(routes.map((r) => [`${r.endpoint.method} ${r.endpoint.path}`, r.endpoint] as const))(
    '%s refuses what it does not take in a sentence, and throws nothing else',
    (name, endpoint) => {
      const right = requestOf(endpoint, {}, true)
      const fields = fieldsOf(schemaOf(endpoint))
      const tryOne = (path: readonly PropertyKey[], value: unknown) => {
        tried++
        try {
          parse(endpoint, putAt(right, path, value))
          taken++
        } catch (error) {
          const told = error instanceof Refusal ? isClear(error) : `throws ${error}`
          if (told)
            faults.push(`${name} ${path.map(String).join('.')} = ${JSON.stringify(value)?.slice(0, 80)}: ${told}`)
        }
      }
      const places = fields.length > 0 ? fields : [['nothing']]
      // Each field meets one naughty thing after another, so that all of them are met by a call of any size.
      const rounds = Math.max(1, Math.ceil(LEAST / 2 / places.length))
      places.forEach((path, i) => {
        for (let n = 0; n < rounds; n++) tryOne(path, NAUGHTY[(i * rounds + n) % NAUGHTY.length])
      })
      fc.assert(
        fc.property(fc.constantFrom(...places), anything, (path, value) => tryOne(path, value)),
        { numRuns: LEAST / 2, seed: 20261121 },
      )
      expect(faults.splice(0)).toEqual([])
    },
  )

  test('was tried a hundred thousand times, and took some of it', () => {
    expect(tried).toBeGreaterThanOrEqual(100_000)
    expect(taken).toBeGreaterThan(5_000)
    expect(taken).toBeLessThan(tried)
  })
})
