import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How often a call may be made. Counted in the database, so it holds on every replica. */
export type Limit = { max: number; minutes: number; per: 'address' | 'session' | 'company' }

/**
 * One call: what crosses the wire, said once for server, browser and documentation. `input` is one flat object: names that
 * stand in the path as `:name` come from there; the rest from the query for GET and DELETE, from the JSON body otherwise.
 */
export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  M extends Method = Method,
  P extends string = string,
> = {
  method: M
  path: P
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
  /** Somebody whose company asks a second factor, and who has none yet, may make this call before setting one up. */
  beforeSecondFactor?: boolean
  /** Somebody who looks as another may make this call, though it is no GET: it ends the look. */
  whileViewing?: true
  /** Not a GET, and for a company whose plan is over all the same: it pays, takes data along, or only reads. */
  whileReadOnly?: true
  /** Whoever has left the company may still make it from their portal: it reads their payslips, annual statements or letters. */
  afterLeaving?: true
  /** What it reads of an account is its owner's alone: not for who looks as them. */
  ownAccount?: true
  /** revalidate: tagged, and asked about each time; a-day: the same for everybody for a day. Without it nothing is kept. */
  cache?: 'revalidate' | 'a-day'
  /** It answers with an event stream, which a page follows together with its others (`GET /api/stream`). */
  stream?: true
  /** The answer holds something shown once: it is not kept for an Idempotency-Key. */
  shownOnce?: boolean
  /** Why a call of no company that is not a GET leaves no line in a log: it changes nothing, or a line would say more than what it changes. */
  unlogged?: string
  /** Fields whose text the use case judges itself, row by row: what cannot be stored fails its row and not the call. */
  judgesText?: readonly string[]
  /** Largest body in bytes; 1 MiB unless said. */
  bodyLimit?: number
  /** The body is a file as it is (application/octet-stream); what belongs to it stands in the query. */
  upload?: true
  /** The body is kept as it came, to be verified by this header, whose value is the field `signature`. */
  signedBy?: string
  /** It answers with a file that is played where it is, in parts: the header Range is the field `range`. */
  ranged?: true
  /** A mail program may post a form here, which is not read: the header List-Unsubscribe-Post (RFC 8058). */
  oneClick?: true
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType, const M extends Method, const P extends string>(
  e: Endpoint<I, O, M, P>,
): Endpoint<I, O, M, P> => e

export type Input<E extends Endpoint> = z.input<E['input']>
export type Parsed<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/**
 * The browser's end of a call: method and path, checked against the contract by type alone, so that a screen does not carry the
 * contract's schemas: `const listCall = wire<typeof listEmployees>('GET', '/api/employees')`.
 */
export type Wire<E extends Endpoint> = { method: E['method']; path: E['path']; readonly $endpoint?: E }
export const wire = <E extends Endpoint>(method: E['method'], path: E['path']): Wire<E> => ({ method, path })

/** Whether what is asked stands in the address: of calls that read or delete, and of those whose body is a file or is signed as a whole. */
export const isInAddress = ({ method, upload, signedBy }: Endpoint): boolean =>
  method === 'GET' || method === 'DELETE' || upload === true || signedBy !== undefined

/** The names that stand in a path: `/api/employees/:id` → ['id']. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((m) => m[1] as string)
