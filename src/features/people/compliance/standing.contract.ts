import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { COMPLETENESS_KEYS } from './completeness.rules.ts'

/** What puts a finding right: which field is filled in or corrected, what is renewed, which paper is asked for. */
export const Fix = z.object({
  do: z.enum(['fill', 'correct', 'renew', 'open-record']),
  /** Where: a field of the record, a permit, a document. */
  on: z.enum(['field', 'authorization', 'document', 'record']),
  /** Country field, or the id of the permit or document; null: the record as a whole. */
  key: z.string().nullable(),
})

const Finding = z.object({
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** Of the score's 100, before its rounding. */
  points: z.number(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    source: z.object({ title: z.string(), url: z.string().optional(), checkedOn: z.string(), confirmed: z.boolean() }),
  }),
  fix: Fix,
})

const Paper = z.object({
  kind: z.string(),
  label: z.string(),
  /** Asked of this person by their country, or kept besides. */
  asked: z.boolean(),
  state: z.enum(['missing', 'kept', 'verified']),
  /** Null while none is kept. */
  document: z.string().nullable(),
  version: z.int().nullable(),
  verified_at: z.string().nullable(),
  verified_by: z.string().nullable(),
})

export const employeeStanding = endpoint({
  method: 'GET',
  path: '/api/compliance/employees/:id/standing',
  summary:
    'Where one employee stands: what is filled in, what a person verified, what the country asks and lacks, what runs out',
  input: z.object({ id: uuid('Employee') }),
  output: z.object({
    employee: z.object({ id: z.string(), name: z.string(), employee_id: z.string(), country: z.string() }),
    score: z.int(),
    status: z.enum(['compliant', 'partial', 'non-compliant', 'unknown']),
    basis: z.object({ fieldCount: z.int(), requirements: z.int(), checks: z.int() }),
    /** The six fields of the specification. */
    filled: z.object({
      count: z.int(),
      of: z.int(),
      fields: z.array(z.object({ field: z.enum(COMPLETENESS_KEYS), filled: z.boolean() })),
    }),
    papers: z.array(Paper),
    findings: z.array(Finding),
    runsOut: z.array(
      z.object({
        thing: z.enum(['pass', 'authorization', 'document']),
        thing_id: z.string(),
        what: z.string(),
        expires_on: z.string(),
        /** From today at the employee's place; negative once it is over. */
        days: z.int(),
      }),
    ),
    allowed: z.object({ edit: z.boolean(), verify: z.boolean() }),
  }),
})

/** As many as a page of a list has, at most. */
export const STANDINGS_MOST = 100

export const employeeStandings = endpoint({
  method: 'GET',
  path: '/api/compliance/standings',
  summary: 'The same in figures, of several employees: what the country finds, what is verified, what runs out',
  input: z.object({
    /** Ids with commas between them; at most 100 are answered for, what is no id is left out. */
    ids: z
      .string({ error: 'Employees must be text' })
      .max(40 * STANDINGS_MOST, { error: `Employees must be at most ${40 * STANDINGS_MOST} characters` }),
  }),
  output: z.object({
    standings: z.array(
      z.object({
        id: z.string(),
        score: z.int(),
        errors: z.int(),
        warnings: z.int(),
        /** Documents kept, and of how many a person verified the newest version. */
        kept: z.int(),
        verified: z.int(),
        /** Passes, permits and documents that run out within 90 days, or have. */
        runsOut: z.int(),
      }),
    ),
  }),
})
