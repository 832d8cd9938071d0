import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, minorAmount, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { DEDUCTION_RHYTHMS, DEDUCTION_STATES } from './choices.rules.ts'

/** Recurring deductions. Amounts are minor units of the currency that is named; days are dates. */

export const DEDUCTION_SORTS = ['name', '-name', 'starts', '-starts'] as const

const total = minorAmount('Total').nullable().default(null)

const Row = z.object({
  id: z.string(),
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  component: z.object({ code: z.string(), name: z.string(), names: z.record(z.string(), z.string()) }),
  amount: z.int(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  country: z.string(),
  every: z.enum(DEDUCTION_RHYTHMS),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  /** Null: it goes on without one. */
  total: z.int().nullable(),
  taken: z.int(),
  state: z.enum(DEDUCTION_STATES),
  note: z.string().nullable(),
  version: z.int(),
})
export type RecurringDeduction = z.output<typeof Row>

const Change = z.object({ amount: z.int(), from: z.string(), until: z.string().nullable() })

const Whole = z.object({
  deduction: Row,
  /** Its amounts, each from its day. */
  amounts: z.array(Change),
  /** The last day of pay it was taken from; null: it never was. */
  takenUntil: z.string().nullable(),
  allowed: z.array(z.enum(['change', 'end', 'delete'])),
})
export type WholeDeduction = z.output<typeof Whole>

export const deductionFilter = {
  state: choiceFilter('State', DEDUCTION_STATES),
  employmentId: uuid('Employment')
    .nullish()
    .transform((id) => id ?? null),
  search: optionalText('Search', 100).default(null),
  sort: sortBy(DEDUCTION_SORTS, 'name'),
}

export const listRecurringDeductions = endpoint({
  method: 'GET',
  path: '/api/pay-deductions',
  summary: 'What is taken from pay again and again: loans in parts, dues, premiums',
  input: z.object({ ...deductionFilter, cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({ deductions: z.array(Row), ...pageFacts, page: z.int(), mayChange: z.boolean() }),
})

const Person = z.object({
  employmentId: z.string(),
  name: z.string(),
  number: z.string(),
  entityId: z.string(),
  country: z.string(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
})
export type DeductionPerson = z.output<typeof Person>

export const findDeductionPeople = endpoint({
  method: 'GET',
  path: '/api/pay-deduction-people',
  summary: 'People something may be taken from the pay of, by name or number; the first twenty',
  input: z.object({ search: optionalText('Search', 100).default(null) }),
  output: z.object({ people: z.array(Person) }),
})

export const readRecurringDeduction = endpoint({
  method: 'GET',
  path: '/api/pay-deductions/:id',
  summary: 'A recurring deduction with its amounts',
  input: z.object({ id: uuid('Deduction') }),
  output: Whole,
})

export const addRecurringDeduction = endpoint({
  method: 'POST',
  path: '/api/pay-deductions',
  summary: 'Have something taken from somebody’s pay again and again',
  status: 201,
  input: z.object({
    employmentId: uuid('Employment'),
    /** The code of a component of the legal entity that is taken from pay. */
    component: requiredText('Component', 40),
    amount: minorAmount('Amount'),
    every: z
      .enum(DEDUCTION_RHYTHMS, { error: `How often must be one of ${DEDUCTION_RHYTHMS.join(', ')}` })
      .default('pay'),
    startsOn: day('First day'),
    endsOn: optionalDay('Last day').default(null),
    total,
    note: optionalText('Note', 300).default(null),
  }),
  output: Whole,
})

export const changeRecurringDeduction = endpoint({
  method: 'PUT',
  path: '/api/pay-deductions/:id',
  summary: 'Change the amount of a recurring deduction from a day on, or its total',
  input: z.object({
    id: uuid('Deduction'),
    version: z.coerce.number().int(),
    amount: minorAmount('Amount'),
    from: day('From'),
    total,
  }),
  output: Whole,
})

export const endRecurringDeduction = endpoint({
  method: 'POST',
  path: '/api/pay-deductions/:id/end',
  summary: 'Set the last day of a recurring deduction, or have it go on',
  input: z.object({
    id: uuid('Deduction'),
    version: z.coerce.number().int(),
    on: optionalDay('Last day').default(null),
  }),
  output: Whole,
})

export const deleteRecurringDeduction = endpoint({
  method: 'DELETE',
  path: '/api/pay-deductions/:id',
  summary: 'Delete a recurring deduction that was never taken',
  input: z.object({ id: uuid('Deduction') }),
  output: z.object({ deleted: z.boolean() }),
})
