import { z } from 'zod'
import type { Endpoint } from '../src/shared/endpoint.ts'

/** Requests made from contracts: one that passes, and every place in it where something else may be put. */

export type Json = Record<string, unknown>
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
/** What a name in a request stands for: real identifiers where a test has them. */
export type Known = Readonly<Record<string, unknown>>

export const NOBODY = '00000000-0000-4000-8000-000000000000'

const schemas = new Map<Endpoint, Schema>()
export const schemaOf = (endpoint: Endpoint): Schema => {
  const known = schemas.get(endpoint)
  if (known) return known
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  schemas.set(endpoint, schema)
  return schema
}

const branchesOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? []
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Texts that rules of ours ask for; the first that a rule takes is used. */
const TEXTS = [
  'A',
  '2026',
  inDays(20),
  'who@people.example',
  'SG',
  'Asia/Singapore',
  'https://example.test/a',
  '10:00',
  'en',
  '1',
  '2026-01',
  'a quiet morning by the sea',
  '+6591234567',
  `${inDays(20)}T10:00:00.000Z`,
  'SGD',
  NOBODY,
  'x'.repeat(24),
  'x'.repeat(43),
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  'a'.repeat(64),
  'four-winds',
  'country:SG',
  'Engineer at sea',
  'cv.pdf',
  'JVBERi0xLjcK',
  '#0b635c',
  '123456',
  'image.webp',
  'email',
  '0123456789abcdef0123456789abcdef',
]
const NUMBERS = [1, 2, 10, 15, 30, 60, 100, 2026, 0, 1_000]
const OTHERS = [true, false, null, [], {}, ['A'], [NOBODY]]

const textOf = (schema: Schema, name: string, known: Known): unknown => {
  if (known[name] !== undefined) return known[name]
  if (schema.format === 'uuid') return NOBODY
  const long = Math.max(schema.minLength ?? 1, 1)
  const pattern = schema.pattern ? new RegExp(schema.pattern, 'u') : null
  const fits = (text: string) =>
    text.length >= long && text.length <= (schema.maxLength ?? 9e9) && (!pattern || pattern.test(text))
  return TEXTS.find(fits) ?? 'a'.repeat(long)
}

/** A value that a schema takes: only what it asks for, or with `whole` everything it names. */
const sampleOf = (schema: Schema, name: string, known: Known, whole: boolean): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const branches = branchesOf(schema)
  if (branches.length > 0) {
    const telling = branches.filter((b) => b.type !== 'null' && b.const !== '' && b.const !== null)
    return sampleOf(telling[0] ?? (branches[0] as Schema), name, known, whole)
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, name, known, whole)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) {
    const names = Object.keys(schema.properties ?? {})
    const wanted = whole ? names : names.filter((n) => schema.required?.includes(n) || n in known)
    return Object.fromEntries(wanted.map((n) => [n, sampleOf(schema.properties?.[n] as Schema, n, known, whole)]))
  }
  if (name in known) return type === 'array' && !Array.isArray(known[name]) ? [known[name]] : known[name]
  if (type === 'array') {
    const few = Math.max(schema.minItems ?? 0, whole ? 1 : 0)
    return Array.from({ length: few }, () => sampleOf(schema.items ?? {}, name.replace(/s$/, ''), known, whole))
  }
  if (type === 'string') return textOf(schema, name, known)
  if (type === 'integer' || type === 'number') return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1)
  if (type === 'boolean') return true
  return type === 'null' ? null : (known[name] ?? 'A')
}

type Path = readonly PropertyKey[]
/** The same request with something else at one place; what does not exist on the way there is made. */
export const putAt = (target: Json, path: Path, value: unknown): Json => {
  const copy = structuredClone(target)
  let at: Record<PropertyKey, unknown> = copy
  for (const [i, step] of path.slice(0, -1).entries()) {
    const inner = at[step]
    if (inner === null || typeof inner !== 'object') at[step] = typeof path[i + 1] === 'number' ? [] : {}
    at = at[step] as Record<PropertyKey, unknown>
  }
  // A field of this name is set and nobody's prototype.
  Object.defineProperty(at, path.at(-1) as PropertyKey, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Puts right what a rule of a contract says against a sample, field by field, with what such rules are known to take. */
const repaired = (endpoint: Endpoint, start: Json): Json => {
  let input = start
  for (let round = 0; round < 60; round++) {
    const result = endpoint.input.safeParse(input)
    if (result.success) return input
    const wrong = result.error.issues.length
    const [issue] = result.error.issues
    const places = issue?.path.length ? [issue.path] : Object.keys(schemaOf(endpoint).properties ?? {}).map((n) => [n])
    const better = places
      .flatMap((path) =>
        [...TEXTS, ...NUMBERS, ...OTHERS, ...TEXTS.map((t) => [t])].map((value) => putAt(input, path, value)),
      )
      .find((tried) => {
        const again = endpoint.input.safeParse(tried)
        if (again.success) return true
        const here = JSON.stringify(issue?.path)
        return again.error.issues.length <= wrong && issue?.path.length
          ? again.error.issues.every((i) => JSON.stringify(i.path) !== here)
          : again.error.issues.length < wrong
      })
    if (!better) return input
    input = better
  }
  return input
}

/** Of what a call names, one or the other and not both. */
const ONE_OF: Readonly<Record<string, Json>> = {
  'POST /api/auth/second-factor': { challenge: 'A', code: '123456' },
  'GET /api/seeker/fits': { jobs: NOBODY },
  'POST /api/seeker/zones': { name: 'Home', lat: 1.35, lng: 103.82, radiusKm: 10 },
  'PUT /api/seeker/zones/:id': { id: NOBODY, name: 'Home', lat: 1.35, lng: 103.82, radiusKm: 10 },
  'POST /api/seeker/jobs-near-cell': { cell: '886520db2bfffff' },
  'GET /api/seeker/zone-preview': { lat: 1.35, lng: 103.82, radiusKm: 10 },
}

/** A request that the contract takes. Throws when none could be made: such a call says in `known` what its names stand for. */
export const requestOf = (endpoint: Endpoint, known: Known = {}, whole = false): Json => {
  const start = ONE_OF[`${endpoint.method} ${endpoint.path}`] ?? sampleOf(schemaOf(endpoint), '', known, whole)
  const input = repaired(endpoint, start as Json)
  const { success, error } = endpoint.input.safeParse(input)
  if (!success) throw new Error(`No request was found for ${endpoint.method} ${endpoint.path}: ${error.message}`)
  return input
}

/** Every field of a contract, nested ones and those of lists included, as a path. */
export const fieldsOf = (schema: Schema, at: Path = [], deep = 0): Path[] => {
  if (deep > 6) return []
  const inner = [...branchesOf(schema), ...(schema.allOf ?? [])].flatMap((s) => fieldsOf(s, at, deep + 1))
  const items = schema.items ? [[...at, 0], ...fieldsOf(schema.items, [...at, 0], deep + 1)] : []
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, s]) => [
    [...at, name],
    ...fieldsOf(s, [...at, name], deep + 1),
  ])
  const all = [...named, ...items, ...inner]
  return [...new Map(all.map((path) => [JSON.stringify(path), path])).values()]
}
