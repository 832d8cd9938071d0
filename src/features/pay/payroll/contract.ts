import { z } from 'zod'
import { SLIP_GROUPS } from '../../../countries/components.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { PayGroup } from './groups.contract.ts'
import { Currency, Explained, SlipLeave, version } from './shapes.contract.ts'

/** Amounts are minor units of the group’s currency, as whole numbers; days are dates; months YYYY-MM. */

const RUN_STATES = ['draft', 'calculated', 'in_review', 'approved', 'locked', 'void'] as const

const Missing = z.object({
  what: z.enum(['group', 'pay', 'facts', 'law', 'history']),
  message: z.string(),
  people: z.int(),
  /** The first of them by name, where it is not about everybody; never more than three. */
  who: z.array(z.object({ id: z.string(), employmentId: z.string(), name: z.string() })).exactOptional(),
})

/** What a legal entity has and lacks to be paid. */
const PayEntity = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  people: z.int(),
  /** The usual one. */
  group: PayGroup.nullable(),
  /** All of them, the usual one first. */
  groups: z.array(PayGroup),
  missing: z.array(Missing),
})
export type PayEntity = z.output<typeof PayEntity>

export const payrollSetup = endpoint({
  method: 'GET',
  path: '/api/payroll/setup',
  summary: 'Legal entities with their pay groups, and what is missing before people can be paid',
  input: z.object({}),
  output: z.object({ entities: z.array(PayEntity), mayRun: z.boolean() }),
})

const PayFactView = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'date', 'choice', 'number', 'amount', 'yes_no']),
  options: z.array(z.string()),
  value: z.string().nullable(),
  /** Where it comes from: the person’s record, or what was entered here. */
  from: z.enum(['record', 'entered', 'nowhere']),
})

export type PayFactView = z.output<typeof PayFactView>

export const payProfile = endpoint({
  method: 'GET',
  path: '/api/payroll/people/:employmentId/profile',
  summary: 'What the law’s schemes ask of a person, on a day',
  input: z.object({ employmentId: uuid('Employment'), on: optionalDay('Day').default(null) }),
  output: z.object({ name: z.string(), country: z.string(), currency: Currency, facts: z.array(PayFactView) }),
})

export const savePayProfile = endpoint({
  method: 'POST',
  path: '/api/payroll/people/:employmentId/profile',
  summary: 'Add what the law’s schemes ask of a person, from a day on',
  input: z.object({
    employmentId: uuid('Employment'),
    effectiveFrom: day('From'),
    facts: z
      .record(z.string(), z.string().max(200, { error: 'A fact has at most 200 letters' }).nullable(), {
        error: 'Facts must be an object of texts',
      })
      .refine((facts) => Object.keys(facts).length <= 40, { error: 'Facts must be at most 40' }),
    reason: optionalText('Reason', 300).default(null),
  }),
  output: z.object({ saved: z.boolean() }),
})

const Sums = z.object({ people: z.int(), blocked: z.int(), gross: z.int(), net: z.int(), employerCost: z.int() })

const Run = z.object({
  id: z.string(),
  groupId: z.string(),
  group: z.string(),
  country: z.string(),
  currency: Currency,
  kind: z.enum(['regular', 'off_cycle', 'bonus', 'final', 'correction', 'opening']),
  from: z.string(),
  until: z.string(),
  payDay: z.string(),
  month: z.string(),
  state: z.enum(RUN_STATES),
  sums: Sums,
  publishedAt: z.string().nullable(),
  /** Of a correction: the locked run it puts right. */
  correctsRunId: z.string().nullable(),
  /** Why it was given up after it was locked; null: it was not. */
  voidReason: z.string().nullable(),
  version: z.int(),
  /** What is being done with it in the background, or what stopped it; null: nothing. */
  work: z
    .object({
      step: z.enum(['calculate', 'lock', 'publish']),
      state: z.enum(['waiting', 'working', 'stopped', 'failed']),
      people: z.int(),
      done: z.int(),
      problem: z.string().nullable(),
    })
    .nullable(),
  /** What whoever asks may do with it now. */
  allowed: z.array(z.enum(['calculate', 'submit', 'lock', 'publish', 'void'])),
})
export type PayRun = z.output<typeof Run>

export const listPayRuns = endpoint({
  method: 'GET',
  path: '/api/payroll/runs',
  summary: 'Pay runs, the latest pay day first',
  input: z.object({}),
  output: z.object({ runs: z.array(Run) }),
})

export const makePayRun = endpoint({
  method: 'POST',
  path: '/api/payroll/runs',
  summary: 'Begin a pay run of a group',
  status: 201,
  input: z.object({
    groupId: uuid('Pay group'),
    kind: z
      .enum(['regular', 'off_cycle', 'bonus'], { error: 'Kind must be regular, off_cycle or bonus' })
      .default('regular'),
    /** Of a regular run: the pay day of its period. */
    payDay: day('Pay day'),
  }),
  output: z.object({ run: Run }),
})

const Person = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  state: z.enum(['ok', 'blocked', 'excluded', 'held', 'locked']),
  reason: z.string().nullable(),
  gates: z.array(z.object({ key: z.string(), stops: z.boolean(), message: z.string() })),
  gross: z.int(),
  net: z.int(),
  employerCost: z.int(),
  /** Net of the last locked regular run; null: there is none. */
  lastNet: z.int().nullable(),
})

export type PayRunPerson = z.output<typeof Person>

export const PERSON_STATES = ['ok', 'blocked', 'excluded', 'held', 'locked'] as const

export const readPayRun = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id',
  summary: 'A pay run with its people by name, a page at a time, their sums and what stops them',
  input: z.object({
    id: uuid('Pay run'),
    page: pageNumber(),
    cursor,
    pageSize: pageSize(100),
    state: choiceFilter('State', PERSON_STATES),
    /** The beginning of a name. */
    search: optionalText('Search', 120).default(null),
  }),
  output: z.object({ run: Run, people: z.array(Person), ...pageFacts, page: z.int() }),
})

export const readRunChecks = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/checks',
  summary: 'What to look at before a run is locked: bank accounts, permits, pay that changes much',
  input: z.object({ id: uuid('Pay run') }),
  output: z.object({
    checks: z.array(z.object({ key: z.string(), message: z.string(), employeeId: z.string(), name: z.string() })),
    total: z.int(),
  }),
})

const act = <P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    input: z.object({ id: uuid('Pay run'), version }),
    output: z.object({ run: Run }),
  })

export const calculatePayRun = act('/api/payroll/runs/:id/calculate', 'Reckon a pay run from the facts as they are now')
export const submitPayRun = act('/api/payroll/runs/:id/submit', 'Ask for the approval of a pay run')
export const lockPayRun = act('/api/payroll/runs/:id/lock', 'Lock an approved pay run: its lines never change again')
export const voidPayRun = act('/api/payroll/runs/:id/void', 'Give up a pay run that is not locked')
export const publishPayslips = act('/api/payroll/runs/:id/publish', 'Give the people of a locked run their payslips')

export const stopPayRun = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/:id/stop',
  summary: 'Stop a calculation that goes on in the background',
  input: z.object({ id: uuid('Pay run') }),
  output: z.object({ run: Run }),
})

export const setPayPerson = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/:id/people/:employmentId',
  summary: 'Leave somebody out of a run, hold their payment, or take them back in',
  input: z.object({
    id: uuid('Pay run'),
    employmentId: uuid('Employment'),
    state: z.enum(['ok', 'excluded', 'held'], { error: 'State must be ok, excluded or held' }),
    reason: optionalText('Reason', 300).default(null),
  }),
  output: z.object({ person: Person }),
})

export const PaySlipLine = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['earning', 'reimbursement', 'deduction', 'employer', 'memo']),
  /** What its component is called in other languages than English; left out: nothing is said of it. */
  names: z.record(z.string(), z.string()).exactOptional(),
  /** Where its component stands on a payslip; left out: it has none. */
  group: z.enum(SLIP_GROUPS).exactOptional(),
  amount: z.int(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  why: Explained,
})
export type PayslipLine = z.output<typeof PaySlipLine>

const Change = z.object({
  kind: z.enum(['raise', 'days', 'started', 'ended', 'amount', 'contribution', 'deduction']),
  key: z.string(),
  label: z.string(),
  amount: z.int(),
})

const Slip = z.object({
  country: z.string(),
  currency: Currency,
  from: z.string(),
  until: z.string(),
  payDay: z.string(),
  gross: z.int(),
  net: z.int(),
  employerCost: z.int(),
  lines: z.array(PaySlipLine),
  /** Why the net is another than the time before; adds up to the difference. */
  changes: z.array(Change),
  lastNet: z.int().nullable(),
  /** 1, or more where it was put right. */
  version: z.int(),
  /** A later version took its place. */
  replaced: z.boolean(),
  /** What corrections added to what was paid at first. */
  corrections: z.array(z.object({ payDay: z.string(), net: z.int() })),
  /** What was paid and taken in the tax year up to this pay day, by component; nothing where it is not locked. */
  year: z.array(PaySlipLine.pick({ key: true, label: true, kind: true, amount: true })),
  /** What was left of leave on the pay day of this version, as it was published; null: not published, or before balances were kept. */
  leave: SlipLeave.nullable(),
})
export type PaySlip = z.output<typeof Slip>

export const readPayPerson = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/people/:employmentId',
  summary: 'The pay of one person in a run, line by line, with how each came about',
  input: z.object({ id: uuid('Pay run'), employmentId: uuid('Employment') }),
  output: z.object({ person: Person, slip: Slip }),
})

export const listMyPayslips = endpoint({
  method: 'GET',
  path: '/api/my-payslips',
  afterLeaving: true,
  summary: 'One’s own payslips, the latest first',
  ownAccount: true,
  input: z.object({}),
  output: z.object({
    payslips: z.array(
      z.object({
        runId: z.string(),
        from: z.string(),
        until: z.string(),
        payDay: z.string(),
        publishedAt: z.string(),
        opened: z.boolean(),
        version: z.int(),
        replaced: z.boolean(),
        /** Why it does not hold any more; null: it does. */
        withdrawn: z.string().nullable(),
      }),
    ),
  }),
})

export const readMyPayslip = endpoint({
  method: 'POST',
  path: '/api/my-payslips/:runId/open',
  afterLeaving: true,
  summary: 'One of one’s own payslips, after proving who one is',
  ownAccount: true,
  input: z.object({
    runId: uuid('Payslip'),
    /** Left out: the one that holds now. */
    version: version.nullable().default(null),
  }),
  output: z.object({ slip: Slip }),
})
