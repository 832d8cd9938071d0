import { z } from 'zod'
import { ROLES } from '../../../shared/actor.ts'
import { WHEN_OVER } from '../../../shared/approvals.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { Item, STATES, Why } from './item.contract.ts'

export type { ApprovalItem, LineView as ShownLine, WhyView as ShownWhy } from './item.contract.ts'

const id = uuid('Request')
/** Of what requests are called, and of their lines. */
const language = z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en')
export const TABS = ['mine', 'delegated', 'asked', 'team', 'done'] as const

export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/company/approvals',
  summary:
    'What waits for one’s own word, of every kind, what of it is somebody else’s place, what one has asked for, what of one’s people waits, or what was decided',
  input: z.object({
    tab: z.enum(TABS, { error: `Tab must be one of ${TABS.join(', ')}` }).default('mine'),
    language,
  }),
  output: z.object({
    items: z.array(Item),
    waiting: z.int(),
    /** Hours from asking to deciding, on average of what was decided in the last 30 days; null: nothing was. */
    averageHours: z.number().nullable(),
  }),
})

const Told = z.object({
  what: z.enum([
    'asked',
    'approve',
    'refuse',
    'return',
    'withdrawn',
    'lapsed',
    'reminded',
    'escalated',
    'declined',
    'rerouted',
    'reassigned',
    'question',
    'answer',
  ]),
  by: z.string().nullable(),
  onBehalfOf: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.string(),
})

export const readApproval = endpoint({
  method: 'GET',
  path: '/api/company/approvals/:id',
  summary: 'One request with everything that was said of it',
  input: z.object({ id, language }),
  output: z.object({ item: Item, history: z.array(Told) }),
})
export type ApprovalNotice = z.output<typeof Told>

export const decideApprovals = endpoint({
  method: 'POST',
  path: '/api/company/approvals/decide',
  summary: 'Approve or refuse one or more requests; each is judged by itself, and its answer says what became of it',
  input: z.object({
    items: z
      .array(
        z.object({
          id,
          hash: z.string({ error: 'Hash must be text' }).max(200, { error: 'Hash is too long' }),
          /** Minutes that are approved, where they are fewer than asked for. */
          granted: z
            .int({ error: 'Minutes must be a whole number' })
            .min(1, { error: 'Approve at least 1 minute, or refuse it' })
            .max(1440, { error: 'Minutes must be at most 1,440' })
            .nullish(),
        }),
        { error: 'Requests must be a list' },
      )
      .min(1, { error: 'Choose at least one request' })
      .max(100, { error: 'At most 100 requests at a time' }),
    verdict: z.enum(['approve', 'refuse'], { error: 'Verdict must be one of approve, refuse' }),
    reason: optionalText('Reason', 1000),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        state: z.enum(STATES).nullable(),
        /** Why it was not taken; null: it was. */
        why: z.string().nullable(),
      }),
    ),
    done: z.int(),
  }),
  limit: { max: 1000, minutes: 60, per: 'company' },
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/company/approvals/:id/withdraw',
  summary: 'Take back what one has asked for',
  input: z.object({ id }),
  output: z.object({ item: Item }),
})

export const approvalLog = endpoint({
  method: 'GET',
  path: '/api/company/approvals/log.csv',
  summary: 'Every word that was given, as CSV',
  input: z.object({}),
  output: z.object({}),
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const approvalLogPaper = endpoint({
  method: 'GET',
  path: '/api/company/approvals/log.pdf',
  summary: 'Every word that was given, as PDF',
  input: z.object({}),
  output: z.object({}),
  limit: { max: 60, minutes: 60, per: 'company' },
})

/* Who stands in */

const Delegation = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  kinds: z.array(z.string()),
  fromDay: z.string(),
  untilDay: z.string(),
  origin: z.enum(['manual', 'leave']),
  mine: z.boolean(),
  mayEnd: z.boolean(),
})
const Delegations = z.object({
  delegations: z.array(Delegation),
  people: z.array(z.object({ userId: z.string(), name: z.string() })),
  kinds: z.array(z.string()),
  you: z.string(),
})

export const listDelegations = endpoint({
  method: 'GET',
  path: '/api/company/approvals/delegations',
  summary: 'Who decides in whose place, now and in the days to come',
  input: z.object({}),
  output: Delegations,
})

export const delegateApprovals = endpoint({
  method: 'POST',
  path: '/api/company/approvals/delegations',
  summary: 'Have somebody else decide in one’s own place for some days; what waits goes to them, too',
  input: z.object({
    to: uuid('Person'),
    kinds: z
      .array(z.string({ error: 'Kind must be text' }).max(40, { error: 'Kind is too long' }), {
        error: 'Kinds must be a list',
      })
      .max(40, { error: 'Too many kinds' })
      .default([]),
    fromDay: day('First day'),
    untilDay: day('Last day'),
  }),
  output: Delegations,
  status: 201,
})

export const endDelegation = endpoint({
  method: 'DELETE',
  path: '/api/company/approvals/delegations/:delegation',
  summary: 'Decide oneself again',
  input: z.object({ delegation: uuid('Delegation') }),
  output: Delegations,
})

/* Who approves what */

const list = (label: string, max: number) =>
  z
    .array(
      z
        .string({ error: `${label} must be text` })
        .min(1, { error: `${label} must not be empty` })
        .max(100, { error: `${label} is too long` }),
      {
        error: `${label} must be a list`,
      },
    )
    .max(max, { error: `At most ${max} of ${label.toLowerCase()}` })

const whole = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const Mode = z.union(
  [
    z.enum(['any', 'all']),
    z.object(
      {
        quorum: whole('Number of approvals', 1, 20),
        veto: z.boolean({ error: 'Veto must be yes or no' }).optional(),
      },
      { error: 'How many approve must be any, all or a number' },
    ),
  ],
  { error: 'How many approve must be any, all or a number' },
)
const Who = z.discriminatedUnion(
  'by',
  [
    z.object({ by: z.literal('administrators'), mode: Mode }),
    z.object({ by: z.literal('role'), role: z.enum(ROLES, { error: 'Choose a role' }), mode: Mode }),
    z.object({
      by: z.literal('people'),
      userIds: z
        .array(uuid('Person'), { error: 'People must be a list' })
        .min(1, { error: 'Choose at least one person' })
        .max(20, { error: 'At most 20 people' }),
      mode: Mode,
    }),
    z.object({
      by: z.literal('relation'),
      relation: z.string({ error: 'Choose a relation' }).max(40, { error: 'Relation is too long' }),
      mode: Mode,
    }),
    z.object({ by: z.literal('subject'), mode: Mode }),
  ],
  { error: 'Choose who approves' },
)
const Allowance = z.object(
  {
    unit: z.enum(['working-days', 'working-hours'], { error: 'Unit must be working-days or working-hours' }),
    amount: whole('Time', 1, 250),
  },
  { error: 'A time must be a number of working days or hours' },
)
const Step = z.object(
  {
    who: z
      .array(Who, { error: 'Who approves must be a list' })
      .min(1, { error: 'Choose who approves' })
      .max(5, { error: 'At most 5 choices for a step' }),
    beside: z.boolean({ error: 'At the same time must be yes or no' }).optional(),
    remindAfter: Allowance.nullish(),
    escalateAfter: Allowance.nullish(),
  },
  { error: 'A step must be an object' },
)
const When = z.object(
  {
    above: z
      .object(
        {
          minor: whole('Amount', 0, 999_999_999_999),
          currency: z.string({ error: 'Choose a currency' }).length(3, { error: 'Choose a currency' }),
        },
        { error: 'An amount has a number and a currency' },
      )
      .nullish(),
    countries: list('Countries', 20).optional(),
    entities: list('Legal entities', 50).optional(),
    departments: list('Departments', 50).optional(),
    flags: list('Conditions', 10).optional(),
  },
  { error: 'When a rule holds must be an object' },
)
export const Content = z.object(
  {
    rules: z
      .array(
        z.object(
          {
            when: When,
            steps: z
              .array(Step, { error: 'Steps must be a list' })
              .min(1, { error: 'A rule needs at least one step' })
              .max(10, { error: 'At most 10 steps' }),
          },
          { error: 'A rule must be an object' },
        ),
        { error: 'Rules must be a list' },
      )
      .min(1, { error: 'A policy needs at least one rule' })
      .max(20, { error: 'At most 20 rules' }),
    samePerson: z.enum(['once', 'separate'], { error: 'Same person must be once or separate' }).default('once'),
    whenOver: z.enum(WHEN_OVER, { error: `When the time is over must be one of ${WHEN_OVER.join(', ')}` }).optional(),
  },
  { error: 'A policy must be an object' },
)
export type PolicyInput = z.input<typeof Content>

const Policy = z.object({
  kind: z.string(),
  /** The company’s own; false: what holds where nothing was said. */
  own: z.boolean(),
  version: z.int().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  content: Content,
  /** Somebody wants it to be otherwise, and another has to agree. */
  waiting: z.boolean(),
  flags: z.array(z.string()),
  hasAmount: z.boolean(),
  hasNamed: z.boolean(),
  /** It may be declined when its time is over. */
  mayDecline: z.boolean(),
})
export type PolicyView = z.output<typeof Policy>
const Policies = z.object({
  policies: z.array(Policy),
  people: z.array(z.object({ userId: z.string(), name: z.string(), role: z.string() })),
  relations: z.array(z.string()),
  countries: z.array(z.object({ code: z.string(), name: z.string(), currency: z.string(), decimals: z.int() })),
  mayWrite: z.boolean(),
  /** Nobody else runs the company: a change holds at once. */
  alone: z.boolean(),
})
export type PoliciesView = z.output<typeof Policies>

export const listPolicies = endpoint({
  method: 'GET',
  path: '/api/company/approval-policies',
  summary: 'Who approves what',
  input: z.object({}),
  output: Policies,
})

const kind = z.string({ error: 'Choose what it is about' }).max(40, { error: 'Kind is too long' })

export const savePolicy = endpoint({
  method: 'PUT',
  path: '/api/company/approval-policies/:kind',
  summary:
    'Say who approves things of a kind; null: as it is usual. Where others run the company, one of them has to agree first',
  input: z.object({ kind, content: Content.nullable() }),
  output: Policies,
})

export const simulatePolicy = endpoint({
  method: 'POST',
  path: '/api/company/approval-policies/:kind/simulate',
  summary: 'Who would be asked, and why, if somebody asked for such a thing today',
  input: z.object({
    kind,
    content: Content.nullish(),
    askedBy: uuid('Person'),
    amount: whole('Amount', 0, 999_999_999_999).nullish(),
    currency: optionalText('Currency', 3),
    country: optionalText('Country', 2),
    department: optionalText('Department', 100),
    flags: list('Conditions', 10).default([]),
  }),
  output: z.object({
    steps: z.array(
      z.object({
        step: z.int(),
        beside: z.boolean(),
        need: z.int(),
        approvers: z.array(z.object({ name: z.string(), why: Why })),
        alone: z.boolean(),
        passed: z.array(
          z.object({
            who: z.string(),
            why: z.enum(['self', 'absent', 'unset', 'too-few', 'decided-before']),
            name: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
})
