/** Every code an answer may carry. Clients match on these, never on sentences. */
export type RefusalCode =
  | 'MALFORMED'
  | 'VALIDATION_FAILED'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_INVALID'
  | 'INVALID_CREDENTIALS'
  | 'PLAN_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'GONE'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'VERSION_CONFLICT'
  | 'TOO_LARGE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_SETUP_REQUIRED'
  | 'VIEWING'
  | 'CONFIRMATION_REQUIRED'
  | 'RATE_LIMITED'
  | 'BUSY'
  | 'STORAGE_FULL'
  | 'INTERNAL'

const statusOf: Record<RefusalCode, number> = {
  MALFORMED: 400,
  VALIDATION_FAILED: 422,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  INVALID_CREDENTIALS: 401,
  PLAN_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  GONE: 410,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  TOO_LARGE: 413,
  RANGE_NOT_SATISFIABLE: 416,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PASSWORD_CHANGE_REQUIRED: 428,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_SETUP_REQUIRED: 428,
  VIEWING: 409,
  CONFIRMATION_REQUIRED: 428,
  RATE_LIMITED: 429,
  BUSY: 503,
  STORAGE_FULL: 503,
  INTERNAL: 500,
}

type Extra = {
  /** Field name → the sentence shown under that field. */
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** Further facts for the client, e.g. both values of a lost update. */
  data?: unknown
}

/** An expected "no": it has a code, an HTTP status and one sentence a person understands. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly extra: Extra

  constructor(code: RefusalCode, sentence: string, extra: Extra = {}) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.status = statusOf[code]
    this.extra = extra
  }
}

/** Not there, or not yours: the two are never told apart. */
export const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found.`)

/** One or more fields are wrong; each gets its sentence, and the first one leads. */
export const invalid = (fields: Record<string, string>) =>
  new Refusal('VALIDATION_FAILED', Object.values(fields)[0] ?? 'The request is not valid.', { fields })
