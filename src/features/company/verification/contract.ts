import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { cursor, pageNumber, pageSize } from '../../../shared/list.ts'
import { DECISIONS, MISSING, STATES } from './rules.ts'

const Register = z.object({ name: z.string(), url: z.string() })

/** A number as its country writes it, and where it is looked up. */
const Stated = z.object({
  key: z.string(),
  label: z.string(),
  number: z.string(),
  /** Who gave it, where several do. */
  givenBy: z.string().nullable(),
  register: Register,
  /** What does not look right about it: it can be asked for all the same. */
  warning: z.string().nullable(),
})
export type Stated = z.output<typeof Stated>

/** One question whether a legal entity stands in its register, and what became of it. */
const Verification = z.object({
  id: z.string(),
  entityId: z.string(),
  country: z.string(),
  legalName: z.string(),
  number: Stated,
  state: z.enum(STATES),
  note: z.string().nullable(),
  /** Name of the document that came with it. */
  document: z.string().nullable(),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** The register that was looked into, and on which day. */
  register: z.string().nullable(),
  checkedOn: z.string().nullable(),
  evidence: z.string().nullable(),
  reason: z.string().nullable(),
  endedAt: z.string().nullable(),
  endedWhy: z.enum(['changed', 'archived', 'taken_back', 'withdrawn']).nullable(),
})
export type Verification = z.output<typeof Verification>

const Entity = z.object({
  entityId: z.string(),
  country: z.string(),
  legalName: z.string(),
  first: z.boolean(),
  /** The numbers it has that tell which company it is. */
  numbers: z.array(Stated),
  /** Labels of the numbers of its country that would do. */
  wanted: z.array(z.string()),
  /** What has to be put right before it can be asked for. */
  missing: z.enum(MISSING).nullable(),
  /** The last question; null: none yet. */
  last: Verification.nullable(),
  /** Whether it may be asked for now. */
  mayAsk: z.boolean(),
})
export type VerifiedEntity = z.output<typeof Entity>

export const listVerification = endpoint({
  method: 'GET',
  path: '/api/company/verification',
  summary: 'The company’s legal entities, and whether each has been found in its public register',
  input: z.object({}),
  output: z.object({
    entities: z.array(Entity),
    /** The company’s jobs are kept from the public: refused, and verified for none of its entities. */
    withheld: z.boolean(),
  }),
})

export const askVerification = endpoint({
  method: 'POST',
  path: '/api/company/verification',
  summary: 'Ask the platform to look a legal entity up in its register',
  input: z.object({
    entityId: uuid('Legal entity'),
    /** Which of its numbers; the first that identifies it when left out. */
    numberKey: optionalText('Number', 60),
    note: optionalText('Note', 2_000),
  }),
  output: z.object({ verification: Verification }),
  status: 201,
  limit: { max: 60, minutes: 60, per: 'company' },
})

/** Largest document, bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024

export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/company/verification/:id/document',
  summary:
    'Put a document to what is asked (PDF, PNG, JPEG or WebP, at most 10 MB) while nobody has decided; it takes the place of one before',
  input: z.object({ id: uuid('Verification'), name: optionalText('File name', 500) }),
  output: z.object({ verification: Verification }),
  status: 201,
  upload: true,
  bodyLimit: DOCUMENT_BYTES,
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const withdrawVerification = endpoint({
  method: 'POST',
  path: '/api/company/verification/:id/withdrawal',
  summary: 'Withdraw what is asked while nobody has decided; it may be asked for anew',
  input: z.object({ id: uuid('Verification') }),
  output: z.object({ verification: Verification }),
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const readOwnEvidence = endpoint({
  method: 'GET',
  path: '/api/company/verification/:id/document',
  summary: 'The document the company put to what it asked',
  input: z.object({ id: uuid('Verification') }),
  output: z.object({}),
})

const Request = Verification.extend({
  companyId: z.string(),
  company: z.string(),
  /** Who of the company asked. */
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type VerificationRequest = z.output<typeof Request>

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/verifications',
  summary:
    'Companies that asked to be verified, for platform staff: what waits, the oldest first, or what was decided, the latest first',
  input: z.object({
    show: z.enum(['waiting', 'decided'], { error: 'Show must be waiting or decided' }).default('waiting'),
    cursor,
    page: pageNumber(1_000),
    pageSize: pageSize(),
  }),
  output: z.object({
    requests: z.array(Request),
    /** The cursor of the page after this one; null: there is none. */
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
    waiting: z.int(),
    decided: z.int(),
    /** Companies of all that have something verified, in per cent, rounded down; null: there is no company. */
    verifiedShare: z.int().nullable(),
    /** Whoever asks may decide. */
    decides: z.boolean(),
  }),
})

export const readRequest = endpoint({
  method: 'GET',
  path: '/api/verifications/:id',
  summary: 'One question with all there is to decide by: what came before it, and who else says to have the number',
  input: z.object({ id: uuid('Verification') }),
  output: z.object({
    request: Request,
    history: z.array(Request),
    /** Other companies that stated the same number. */
    others: z.array(z.object({ company: z.string(), legalName: z.string(), state: z.enum(STATES) })),
    decides: z.boolean(),
  }),
})
export type VerificationRequestDetail = z.output<typeof readRequest.output>

export const readEvidence = endpoint({
  method: 'GET',
  path: '/api/verifications/:id/document',
  summary: 'The document a company put to what it asked, for platform staff; the company’s log says who opened it',
  input: z.object({ id: uuid('Verification') }),
  output: z.object({}),
})

export const decideRequest = endpoint({
  method: 'POST',
  path: '/api/verifications/:id/decision',
  summary:
    'Verify a legal entity, with the register and the day it was looked up, or refuse it with a reason; its company is written to',
  input: z
    .object({
      id: uuid('Verification'),
      decision: z.enum(DECISIONS, { error: 'Decision must be verified or refused' }),
      checkedOn: day('Day of the look-up'),
      evidence: optionalText('What was found', 2_000),
      reason: optionalText('Reason', 1_000),
    })
    .refine((d) => d.decision === 'refused' || d.evidence !== null, {
      error: 'Say what the register shows',
      path: ['evidence'],
    })
    .refine((d) => d.decision === 'verified' || d.reason !== null, {
      error: 'Say why it is refused',
      path: ['reason'],
    }),
  output: z.object({ request: Request }),
})

export const revokeVerification = endpoint({
  method: 'POST',
  path: '/api/verifications/:id/taking-back',
  summary: 'Take a verification back, with a reason; its company is written to',
  input: z.object({ id: uuid('Verification'), reason: requiredText('Reason', 1_000, 'Say why it is taken back') }),
  output: z.object({ request: Request }),
})
