import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How often a call may be made. Counted in the database, so it holds on every replica. */
export type Limit = { max: number; minutes: number; per: 'address' | 'session' | 'company' }

/**
 * One call: what crosses the wire, said once for server, browser and documentation. `input` is one flat object: names that
 * stand in the path as `:name` come from there; the rest from the query for GET and DELETE, from the JSON body otherwise.
 */
export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  method: Method
  path: `/${string}`
  summary: string
  input: I
  /** What `data` (or the whole body, when `envelope` is false) holds. */
  output: O
  /** Status of success; 200 unless said. */
  status?: number
  /** false: the answer is `{ success: true, ...output }` (names at the top level), as the specification has it for a few calls. */
  envelope?: boolean
  limit?: Limit
  /** A person with a temporary password may make this call before choosing a new one. */
  beforePasswordChange?: boolean
  /** Largest body in bytes; 1 MiB unless said. */
  bodyLimit?: number
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(e: Endpoint<I, O>): Endpoint<I, O> => e

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/** The names that stand in a path: `/api/employees/:id` → ['id']. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((m) => m[1] as string)
