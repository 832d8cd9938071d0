import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDecimal, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { EMPLOYMENT_TYPES, PAY_PERIODS } from '../../adverts/content/kinds.rules.ts'
import { Explained } from '../../pay/payroll/shapes.contract.ts'
import { STATUSES as JOB_STATUSES } from '../jobs/state.rules.ts'
import { ACTIONS, REASONS, SORTS, STATUSES } from './rules.ts'

const id = uuid('Requisition')
const version = z.int({ error: 'Version must be a whole number' })

const choice = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal(''), z.enum(values)], { error: `${label} must be one of ${values.join(', ')}` })
    .optional()
    .transform((v) => v || null)

const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const count = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const orNone = <T extends z.ZodType>(of: T, error: string) =>
  z
    .union([z.null(), of], { error })
    .optional()
    .transform((v) => v ?? null)

const country = requiredText('Country', 2, 'Choose a country').toUpperCase()
const pay = (label: string) => optionalDecimal(label, { min: 0, max: 9_999_999_999 })

const Written = {
  title: requiredText('Title', 120),
  department: requiredText('Department', 100),
  country,
  placeId: orNone(count('Place', 1, 1_000_000), 'Choose a place from the list'),
  headCount: count('Number of people', 1, 500),
  employmentType: z.enum(EMPLOYMENT_TYPES, {
    error: `Employment type must be one of ${EMPLOYMENT_TYPES.join(', ')}`,
  }),
  reason: z.enum(REASONS, { error: `Reason must be one of ${REASONS.join(', ')}` }),
  replacesId: orNone(uuid('Employee'), 'Employee is not an identifier'),
  payMin: pay('Lowest pay'),
  payMax: pay('Highest pay'),
  payPeriod: z.enum(PAY_PERIODS, { error: `Pay period must be one of ${PAY_PERIODS.join(', ')}` }).default('MONTH'),
  wantedBy: day('Wanted by'),
  note: text('Why', 2000).default(''),
  costNote: text('Note on cost', 1000).default(''),
  /** What filling it may cost. */
  budget: pay('Budget'),
}

const PlanShown = z.object({
  year: z.int(),
  target: z.int().nullable(),
  planned: z.boolean(),
  employees: z.int(),
  open: z.int(),
  own: z.int(),
  replaces: z.boolean(),
  total: z.int(),
  limit: z.int().nullable(),
  over: z.boolean(),
  approvals: z.union([z.literal(1), z.literal(2)]),
})

/** Amounts are whole minor units of the requisition’s currency. */
const CostShown = z.object({
  entity: z.string(),
  /** Of one position in a whole month, at the highest pay that is written. */
  pay: z.int(),
  employer: z.int(),
  endOfService: z.int(),
  lines: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['pay', 'employer', 'end_of_service']),
      amount: z.int(),
      why: Explained,
    }),
  ),
  problem: z.string().nullable(),
  /** Of one position from the day it is wanted until the end of the budget’s year. */
  restOfYear: z.int(),
  /** Null: there is no current budget. `room` is null where so few people would show what somebody is paid. */
  budget: z.object({ id: z.string(), name: z.string(), hasRoom: z.boolean(), room: z.int().nullable() }).nullable(),
  reserved: z
    .object({
      places: z.int(),
      filled: z.int(),
      amount: z.int(),
      state: z.enum(['reserved', 'released', 'filled']),
    })
    .nullable(),
})

const Row = z.object({
  id: z.string(),
  number: z.int(),
  status: z.enum(STATUSES),
  title: z.string(),
  department: z.string(),
  country: z.string(),
  place: z.string().nullable(),
  headCount: z.int(),
  hired: z.int(),
  wantedBy: z.string(),
  reason: z.enum(REASONS),
  updatedAt: z.string(),
  version: z.int(),
  waitsForYou: z.boolean(),
})
export type RequisitionRow = z.output<typeof Row>

const STEPS = ['asked', 'approved', 'refused', 'withdrawn', 'cancelled', 'job'] as const
const Requisition = Row.extend({
  placeAt: z
    .object({
      id: z.int(),
      name: z.string(),
      region: z.string(),
      country: z.string(),
      lat: z.number(),
      lng: z.number(),
    })
    .nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  replaces: z.object({ id: z.string(), name: z.string() }).nullable(),
  currency: z.string(),
  symbol: z.string(),
  /** Plain decimals. */
  payMin: z.string().nullable(),
  payMax: z.string().nullable(),
  payPeriod: z.enum(PAY_PERIODS),
  note: z.string(),
  costNote: z.string(),
  budget: z.string().nullable(),
  createdBy: z.string().nullable(),
  plan: PlanShown,
  /** Null: pay is not written by the month or year, or the law of the country is not on file. */
  cost: CostShown.nullable(),
  approval: z.object({
    askedBy: z.string().nullable(),
    given: z.array(z.string()),
    missing: z.array(z.string()),
    needed: z.int(),
    /** Not enough others run the company: the word of whoever asked counts, too. */
    alone: z.boolean(),
  }),
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(JOB_STATUSES),
      vacancies: z.int(),
      hired: z.int(),
    }),
  ),
  /** Positions no job stands for yet. */
  unraised: z.int(),
  steps: z.array(
    z.object({ step: z.enum(STEPS), by: z.string().nullable(), note: z.string().nullable(), at: z.string() }),
  ),
  allowed: z.array(z.enum([...ACTIONS, 'edit', 'delete', 'raise'])),
})
export type Requisition = z.output<typeof Requisition>
const One = z.object({ requisition: Requisition })

export const listRequisitions = endpoint({
  method: 'GET',
  path: '/api/company/requisitions',
  summary: 'What the company plans to hire, with how many there are in each status',
  input: z.object({
    status: choice('Status', STATUSES),
    waiting: choice('Waiting', ['you']),
    search: optionalText('Search', 100),
    department: optionalText('Department', 100),
    country: optionalText('Country', 2),
    /** Only the one this job was raised from. */
    job: orNone(z.union([z.literal('').transform(() => null), uuid('Job')]), 'Job is not an identifier'),
    sort: sortBy(SORTS, '-changed'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    requisitions: z.array(Row),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    counts: z.record(z.string(), z.int()),
    waitsForYou: z.int(),
  }),
})

export const readRequisition = endpoint({
  method: 'GET',
  path: '/api/company/requisitions/:id',
  summary: 'One requisition: what it does to the plan, whose word it waits for, its jobs',
  input: z.object({ id }),
  output: One,
})

export const createRequisition = endpoint({
  method: 'POST',
  path: '/api/company/requisitions',
  summary: 'Write down that somebody is to be hired',
  input: z.object(Written),
  output: One,
  status: 201,
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const saveRequisition = endpoint({
  method: 'PUT',
  path: '/api/company/requisitions/:id',
  summary: 'Change a requisition that nobody judges yet, or that was refused',
  input: z.object({ id, version, ...Written }),
  output: One,
})

export const moveRequisition = endpoint({
  method: 'POST',
  path: '/api/company/requisitions/:id/move',
  summary: 'Ask for approval of a requisition, take that back, approve, refuse or cancel it',
  input: z.object({
    id,
    version: version.optional(),
    action: z.enum(ACTIONS, { error: `Action must be one of ${ACTIONS.join(', ')}` }),
    note: optionalText('Reason', 500),
  }),
  output: One,
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const raiseJob = endpoint({
  method: 'POST',
  path: '/api/company/requisitions/:id/jobs',
  summary: 'Begin a job with everything an approved requisition says, for the positions that have none yet',
  input: z.object({ id }),
  output: z.object({ jobId: z.string(), vacancies: z.int() }),
  status: 201,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const deleteRequisition = endpoint({
  method: 'DELETE',
  path: '/api/company/requisitions/:id',
  summary: 'Throw away a requisition that was never asked for',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
})

const year = whole('Year', 2000, 2100)
const PlanRow = z.object({
  country: z.string(),
  department: z.string(),
  target: z.int().nullable(),
  employees: z.int(),
  open: z.int(),
  total: z.int(),
})
export type PlanRow = z.output<typeof PlanRow>
const WholePlan = z.object({ year: z.int(), rows: z.array(PlanRow) })

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/company/headcount-plan',
  summary: 'Planned and actual head count of a year, by department and country',
  input: z.object({ year }),
  output: WholePlan,
})

export const setTarget = endpoint({
  method: 'PUT',
  path: '/api/company/headcount-plan',
  summary: 'Say how many people a department of a country is to have in a year; nothing takes the target away',
  input: z.object({
    year,
    country,
    department: requiredText('Department', 100),
    target: orNone(count('Target', 0, 100_000), 'Target must be a whole number'),
  }),
  output: WholePlan,
  limit: { max: 2_000, minutes: 60, per: 'company' },
})
