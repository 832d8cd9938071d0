import type { z } from 'zod'
import { type Endpoint, isInAddress, pathNames } from '../shared/endpoint.ts'
import { invalid, Refusal } from '../shared/refusal.ts'

/** Path, query and body become the one flat object a contract speaks of. */
export const gatherInput = (
  endpoint: Endpoint,
  params: unknown,
  query: unknown,
  body: unknown,
): Record<string, unknown> => {
  const reads = isInAddress(endpoint)
  const given = reads ? query : body
  if (given !== undefined && given !== null && (typeof given !== 'object' || Array.isArray(given)))
    throw new Refusal('VALIDATION_FAILED', 'The body must be a JSON object.', {
      fields: { body: 'The body must be a JSON object.' },
    })
  const input: Record<string, unknown> = { ...(given as object) }
  for (const name of pathNames(endpoint.path)) input[name] = (params as Record<string, unknown>)[name]
  for (const [name, value] of Object.entries(input))
    if (endpoint.judgesText?.includes(name)) refuseDeep(value, 1)
    else refuseUnstorable({ [name]: value }, '', 0)
  return input
}

/** No call of ours nests further; without an end, a body of nothing but brackets would be a failure. */
const DEEPEST = 20

/** PostgreSQL cannot hold U+0000, and half a surrogate pair is no text: said with the field, not met as a failure. */
const refuseUnstorable = (value: unknown, path: string, depth: number): void => {
  if (depth > DEEPEST) throw new Refusal('VALIDATION_FAILED', 'The body is nested too deeply.')
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw invalid({ [path]: `${labelOf(path)} holds characters that cannot be stored.` })
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) refuseUnstorable(value[i], `${path}.${i}`, depth + 1)
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      if (key.includes('\u0000') || !key.isWellFormed())
        throw invalid({ [path || 'body']: 'A field name holds characters that cannot be stored.' })
      refuseUnstorable((value as Record<string, unknown>)[key], path ? `${path}.${key}` : key, depth + 1)
    }
  }
}

const refuseDeep = (value: unknown, depth: number): void => {
  if (depth > DEEPEST) throw new Refusal('VALIDATION_FAILED', 'The body is nested too deeply.')
  if (value === null || typeof value !== 'object') return
  for (const inner of Object.values(value))
    if (inner !== null && typeof inner === 'object') refuseDeep(inner, depth + 1)
}

/** Parses by the contract; what is wrong comes back as a sentence a field. A wrong id in the path is simply not there. */
export const parseInput = (endpoint: Endpoint, input: Record<string, unknown>): unknown => {
  const result = endpoint.input.safeParse(input)
  if (result.success) return result.data
  const inPath = new Set(pathNames(endpoint.path))
  if (result.error.issues.some((i) => i.path.length === 1 && inPath.has(String(i.path[0]))))
    throw new Refusal('NOT_FOUND', 'Not found.')
  throw refusalOf(result.error.issues)
}

/** Issues of a contract as a refusal: field → sentence, the first for each field. */
export const refusalOf = (issues: readonly z.core.$ZodIssue[]): Refusal => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.') || 'body'
    fields[path] ??= sentenceOf(issue, path)
  }
  return invalid(fields)
}

/** A contract's own message where it has one; zod's terse default is turned into a sentence. */
const sentenceOf = (issue: z.core.$ZodIssue, path: string): string =>
  /^(Invalid input|Invalid option|Too (big|small)|Invalid string|Unrecognized key)/.test(issue.message)
    ? `${labelOf(path)} is not valid: ${issue.message.replace(/^Invalid input: /, '')}.`
    : issue.message

/** compensation.basicSalary → "Basic salary". */
const labelOf = (path: string): string => {
  const words = (path.split('.').findLast((p) => !/^\d+$/.test(p)) ?? path)
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
