import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'

export const CAUSES = ['decided_late', 'paid_late', 'error'] as const
export const STANDINGS = ['voided', 'replaced', 'past', 'current', 'future'] as const

const Named = z.object({ id: z.string(), name: z.string() })

/** Somebody's manager. `left`: their employment is over by the day that was asked about. */
export const Manager = z.object({
  employeeId: z.string(),
  employmentId: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  left: z.boolean(),
})

/** What every row of a history says of itself. `until`: the last day it holds; null: for as long as nothing else is entered. */
const Entered = z.object({
  id: z.int(),
  effectiveFrom: z.string(),
  until: z.string().nullable(),
  standing: z.enum(STANDINGS),
  enteredAt: z.string(),
  enteredBy: z.string().nullable(),
  cause: z.enum(CAUSES).nullable(),
  decidedOn: z.string().nullable(),
  reason: z.string(),
  voided: z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() }).nullable(),
})

export const Terms = Entered.extend({
  country: z.string(),
  region: z.string().nullable(),
  site: Named.nullable(),
  /** Where they work as it was typed, when that is none of the company's sites. */
  siteText: z.string().nullable(),
  department: Named.nullable(),
  position: Named.nullable(),
  grade: z.string().nullable(),
  weeklyHours: z.number().nullable(),
})
export type Terms = z.output<typeof Terms>

export const ReportingLine = Entered.extend({
  manager: Manager.nullable(),
  /** The manager as it was typed, not linked to anybody yet. */
  managerText: z.string().nullable(),
})
export type ReportingLine = z.output<typeof ReportingLine>

export const Employment = z.object({
  id: z.string(),
  number: z.string(),
  /** Null: it is not known which legal entity employs them. */
  entity: Named.nullable(),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
  endReason: z.string().nullable(),
  continuityFrom: z.string().nullable(),
  version: z.int(),
})
export type Employment = z.output<typeof Employment>

const id = uuid('Employee')
/** An instant in UTC: only what was entered by then counts. */
const knownAt = z.iso.datetime({ error: 'Known at must be a moment in UTC (2026-01-31T12:00:00Z)' }).optional()
export const History = z.object({
  employments: z.array(Employment.extend({ terms: z.array(Terms), reportingLines: z.array(ReportingLine) })),
  allowed: z.array(z.enum(['view', 'change'])),
})

export const listEmployments = endpoint({
  method: 'GET',
  path: '/api/employees/:id/employments',
  summary: 'An employee’s employments with the history of their terms and reporting lines, changes to come among them',
  input: z.object({ id }),
  output: History,
})

export const employmentOnDay = endpoint({
  method: 'GET',
  path: '/api/employees/:id/employments/on',
  summary: 'Where an employee stood on a day, as it was known at a moment: terms, manager, and the chain above',
  input: z.object({ id, day: day('Day'), knownAt }),
  output: z.object({
    employment: Employment.nullable(),
    terms: Terms.omit({ until: true, standing: true, voided: true }).nullable(),
    manager: Manager.nullable(),
    managerText: z.string().nullable(),
    /** From the manager upwards. */
    chain: z.array(Manager),
  }),
})

/** Since when, why, and of a change that reaches back what it is: pay depends on it. */
const change = {
  id,
  effectiveFrom: day('Effective from'),
  reason: requiredText('Reason', 300),
  cause: z.enum(CAUSES, { error: `Cause must be one of ${CAUSES.join(', ')}` }).nullish(),
  decidedOn: optionalDay('Decided on'),
}

export const addTerms = endpoint({
  method: 'POST',
  path: '/api/employees/:id/terms',
  summary:
    'Change department, position, site, grade or weekly hours from a day on; what is not sent goes on as on that day',
  input: z.object({
    ...change,
    departmentId: uuid('Department').nullish(),
    position: z
      .string({ error: 'Position must be text' })
      .trim()
      .max(200, { error: 'Position must be at most 200 characters' })
      .nullish(),
    siteId: uuid('Site').nullish(),
    grade: z
      .string({ error: 'Grade must be text' })
      .trim()
      .max(60, { error: 'Grade must be at most 60 characters' })
      .nullish(),
    weeklyHours: z
      .number({ error: 'Weekly hours must be a number' })
      .min(0, { error: 'Weekly hours must be between 0 and 168' })
      .max(168, { error: 'Weekly hours must be between 0 and 168' })
      .nullish(),
  }),
  output: History,
  status: 201,
})

export const addReportingLine = endpoint({
  method: 'POST',
  path: '/api/employees/:id/reporting-lines',
  summary: 'Change whom an employee reports to from a day on; null: nobody',
  input: z.object({ ...change, managerId: uuid('Manager').nullable() }),
  output: History,
  status: 201,
})

const row = z.coerce
  .number({ error: 'Row must be a whole number' })
  .int({ error: 'Row must be a whole number' })
  .min(1, { error: 'Row must be 1 or more' })

export const voidTerms = endpoint({
  method: 'POST',
  path: '/api/employees/:id/terms/:row/void',
  summary: 'Take a change of terms back; it stays in the history as taken back',
  input: z.object({ id, row, reason: requiredText('Reason', 300) }),
  output: History,
})

export const voidReportingLine = endpoint({
  method: 'POST',
  path: '/api/employees/:id/reporting-lines/:row/void',
  summary: 'Take a change of reporting line back; it stays in the history as taken back',
  input: z.object({ id, row, reason: requiredText('Reason', 300) }),
  output: History,
})

export const changeEmployment = endpoint({
  method: 'PUT',
  path: '/api/employees/:id/employments/:employmentId',
  summary: 'Say which legal entity employs somebody, from which day their service counts, and their last day',
  input: z.object({
    id,
    employmentId: uuid('Employment'),
    version: z.int({ error: 'Version must be a whole number' }),
    entityId: uuid('Legal entity').nullish(),
    continuityFrom: day('Service counts from').nullish(),
    /** The last day, also one to come; null: no end. */
    endedOn: day('Last day').nullish(),
    endReason: requiredText('Reason for leaving', 300).nullish(),
  }),
  output: History,
})

const Report = z.object({
  employeeId: z.string(),
  employmentId: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string(),
})

const reports = { day: optionalDay('Day'), knownAt }

export const listReports = endpoint({
  method: 'GET',
  path: '/api/employees/:id/reports',
  summary: 'Who reports to an employee on a day',
  input: z.object({ id, ...reports }),
  output: z.object({ day: z.string(), reports: z.array(Report) }),
})

export const listMyReports = endpoint({
  method: 'GET',
  path: '/api/my/reports',
  summary: 'Who reports to me on a day, directly and through others',
  input: z.object(reports),
  output: z.object({
    day: z.string(),
    /** Whether there is an employee record of whoever asks: without one nobody can report to them. */
    isEmployed: z.boolean(),
    /** Direct reports are of level 1; `managerId` is the employee they report to. */
    reports: z.array(Report.extend({ level: z.int(), managerId: z.string() })),
  }),
})

export const placementChoices = endpoint({
  method: 'GET',
  path: '/api/company/placement-choices',
  summary: 'Departments, positions, sites and managers to choose from, narrowed by what was typed',
  input: z.object({ search: optionalText('Search', 100) }),
  output: z.object({
    departments: z.array(Named),
    positions: z.array(Named),
    sites: z.array(Named),
    managers: z.array(Named.extend({ number: z.string(), position: z.string().nullable() })),
  }),
})
