import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { Explained } from '../payroll/shapes.contract.ts'
import { Advice } from './advice.contract.ts'
import { BUDGET_ACTIONS, BUDGET_KINDS, BUDGET_STATES } from './budget.rules.ts'
import { CurrencyEffect, Loaded } from './loaded.contract.ts'

export type { AdviceView } from './advice.contract.ts'

/** Amounts are whole minor units of the currency of the legal entity unless a currency stands beside them. */

const id = uuid('Budget')
const version = z.int({ error: 'Version must be a whole number' })
const Money = z.object({ code: z.string(), minorUnits: z.int() })

export const amount = (label: string, min = 0) =>
  z.coerce
    .number({ error: `${label} must be an amount` })
    .int({ error: `${label} must be a whole number of the smallest unit` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(1e11, { error: `${label} is too large` })

const percent = z
  .string({ error: 'Raise must be a percentage' })
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,2})?$/, { error: 'Raise must be a percentage such as 3 or 2.5' })
const code = z
  .string({ error: 'Currency must be three letters' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, { error: 'Currency must be three letters, such as SGD' })
const rate = z
  .string({ error: 'Rate must be a number' })
  .trim()
  .regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,10})?$/, { error: 'Rate must be a number above 0, such as 0.74' })

const Budget = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(BUDGET_KINDS),
  state: z.enum(BUDGET_STATES),
  isCurrent: z.boolean(),
  copiedFrom: z.string().nullable(),
  total: z.int(),
  places: z.int(),
  vacant: z.int(),
  madeAt: z.string(),
  version: z.int(),
  shownIn: z.string().nullable(),
  rate: z.string().nullable(),
  rateDay: z.string().nullable(),
  allowed: z.array(z.enum(BUDGET_ACTIONS)),
})
export type BudgetView = z.output<typeof Budget>

const Entity = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  currency: Money,
  people: z.int(),
  yearFrom: z.string(),
  budgets: z.array(Budget),
})
export type BudgetEntity = z.output<typeof Entity>

export const listBudgets = endpoint({
  method: 'GET',
  path: '/api/budgets',
  summary:
    'Budgets of people by legal entity, for the year a day lies in; what the current ones come to in one currency',
  input: z.object({ on: optionalDay('Day') }),
  output: z.object({
    entities: z.array(Entity),
    /** Current versions whose rate was entered, in the money they are shown in; `of` of `among` entities are in it. */
    groups: z.array(z.object({ currency: Money, total: z.int(), of: z.int(), among: z.int() })),
    mayWrite: z.boolean(),
    /** Whether whoever asks sees what single places are paid. */
    mayReadPay: z.boolean(),
  }),
})

const One = z.object({ budget: Budget })

export const makeBudget = endpoint({
  method: 'POST',
  path: '/api/budgets',
  summary: 'Begin a budget of twelve months from everybody employed and what they are paid, or empty',
  input: z.object({
    entityId: uuid('Legal entity'),
    yearFrom: day('First day'),
    name: requiredText('Name', 80),
    from: z.enum(['headcount', 'empty'], { error: 'Begin from must be one of headcount, empty' }),
  }),
  output: One,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'company' },
})

const Hires = z.object({
  count: z.int({ error: 'Number of people must be a whole number' }).min(1).max(500),
  title: requiredText('Title', 120),
  department: text('Department', 100).default(''),
  pay: amount('Monthly pay', 1),
  from: day('From'),
})

export const copyBudget = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/copy',
  summary:
    'Copy a budget as a version or a scenario, with a raise, hires, a freeze of places nobody holds, or another rate',
  input: z.object({
    id,
    name: requiredText('Name', 80),
    kind: z.enum(BUDGET_KINDS, { error: `Kind must be one of ${BUDGET_KINDS.join(', ')}` }),
    department: optionalText('Department', 100),
    raise: z.object({ percent, from: day('From') }).nullish(),
    hires: Hires.nullish(),
    freezeFrom: optionalDay('Freeze from'),
    rate: z.object({ shownIn: code, rate, rateDay: day('Day of the rate') }).nullish(),
  }),
  output: One,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const moveBudget = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/move',
  summary: 'Ask for approval of a budget, take that back, make it the current one, freeze it, or throw away a draft',
  input: z.object({
    id,
    version,
    action: z.enum(BUDGET_ACTIONS, { error: `Action must be one of ${BUDGET_ACTIONS.join(', ')}` }),
  }),
  output: z.object({ budget: Budget.nullable() }),
})

export const rateBudget = endpoint({
  method: 'PUT',
  path: '/api/budgets/:id/rate',
  summary: 'Say at which rate, read on which day, a budget is shown in the currency of the group',
  input: z.object({ id, version, shownIn: code, rate, rateDay: day('Day of the rate') }),
  output: One,
})

const Month = z.object({
  month: z.string(),
  budget: z.int(),
  endOfService: z.int(),
  actual: z.int().nullable(),
  forecast: z.int().nullable(),
})
const Department = z.object({
  /** Empty: no department; with `isMerged` several that are too small to stand alone. */
  department: z.string(),
  isMerged: z.boolean(),
  held: z.int(),
  vacant: z.int(),
  people: z.int(),
  budget: z.int(),
  budgetToDate: z.int(),
  actual: z.int(),
  forecast: z.int(),
  reserved: z.int(),
  room: z.int(),
})
export type BudgetDepartment = z.output<typeof Department>

const Board = z.object({
  budget: Budget,
  entity: Entity.omit({ budgets: true }),
  from: z.string(),
  until: z.string(),
  forecastAt: z.string().nullable(),
  /** Months whose figures of the law were taken from an earlier year. */
  lawFrom: z.array(z.object({ month: z.string(), lawOf: z.string() })),
  /** People and places whose contributions are not known, and why, most first. */
  problems: z.array(z.object({ message: z.string(), count: z.int() })),
  months: z.array(Month),
  departments: z.array(Department),
  loaded: Loaded,
  currencyEffect: CurrencyEffect,
  advice: z.array(Advice),
  comments: z.array(z.object({ id: z.string(), text: z.string(), by: z.string().nullable(), at: z.string() })),
  mayWrite: z.boolean(),
  mayReadPay: z.boolean(),
  /** Fewer than five people: shown to whoever sees pay alone. */
  isHidden: z.boolean(),
})
export type BudgetBoard = z.output<typeof Board>

export const readBudget = endpoint({
  method: 'GET',
  path: '/api/budgets/:id',
  summary: 'A budget against locked pay and what is to come, by month and department, with advisories and comments',
  input: z.object({ id }),
  output: Board,
})

export const downloadVariance = endpoint({
  method: 'GET',
  path: '/api/budgets/:id/variance.pdf',
  summary: 'A budget against locked pay and what is to come, by month and department, as a PDF',
  input: z.object({ id }),
  output: z.object({}),
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const forecastBudget = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/forecast',
  summary: 'Reckon anew what everybody employed will cost in the year by the terms now on file',
  input: z.object({ id }),
  output: z.object({ people: z.int(), problems: z.int(), forecastAt: z.string() }),
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const commentBudget = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/comments',
  summary: 'Comment on a budget',
  input: z.object({ id, text: requiredText('Comment', 2000) }),
  output: z.object({ id: z.string() }),
  status: 201,
})

export const answerAdvice = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/advice',
  summary: 'Accept or dismiss an advisory, with the reason',
  input: z.object({
    id,
    key: requiredText('Advisory', 200),
    state: z.enum(['accepted', 'dismissed'], { error: 'State must be one of accepted, dismissed' }),
    reason: text('Reason', 500).default(''),
  }),
  output: z.object({ advice: Advice }),
})

export const POSITION_SORTS = [
  'department',
  '-department',
  'title',
  '-title',
  'from',
  '-from',
  'cost',
  '-cost',
] as const
export const POSITION_FILTERS = ['held', 'vacant'] as const
export const POSITION_SOURCES = ['headcount', 'entered', 'import', 'scenario', 'requisition'] as const

const Position = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  site: z.string(),
  /** Who holds the place; null: nobody yet. */
  person: z.string().nullable(),
  from: z.string(),
  until: z.string().nullable(),
  frozenFrom: z.string().nullable(),
  pay: z.int(),
  cost: z.int(),
  endOfService: z.int(),
  source: z.enum(POSITION_SOURCES),
  problem: z.string().nullable(),
  version: z.int(),
})
export type BudgetPosition = z.output<typeof Position>

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/budgets/:id/positions',
  summary: 'Places of a budget with what each is paid a month and costs in the year',
  input: z.object({
    id,
    held: choiceFilter('Held', POSITION_FILTERS),
    search: optionalText('Search', 100),
    department: optionalText('Department', 100),
    sort: sortBy(POSITION_SORTS, 'department'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ positions: z.array(Position), currency: Money, country: z.string(), ...pageFacts, page: z.int() }),
})

export const positionFields = {
  title: requiredText('Title', 120),
  department: text('Department', 100).default(''),
  site: text('Site', 200).default(''),
  pay: amount('Monthly pay', 1),
  from: day('From'),
  until: optionalDay('Until'),
}
const OnePosition = z.object({ position: Position })

export const addPosition = endpoint({
  method: 'POST',
  path: '/api/budgets/:id/positions',
  summary: 'Add a place that nobody holds to a draft',
  input: z.object({ id, ...positionFields }),
  output: OnePosition,
  status: 201,
})

const positionId = uuid('Position')
export const changePosition = endpoint({
  method: 'PUT',
  path: '/api/budget-positions/:positionId',
  summary: 'Change a place of a draft',
  input: z.object({ positionId, version, ...positionFields }),
  output: OnePosition,
})

export const deletePosition = endpoint({
  method: 'DELETE',
  path: '/api/budget-positions/:positionId',
  summary: 'Take a place out of a draft',
  input: z.object({ positionId }),
  output: z.object({ deleted: z.literal(true) }),
})

export const readPositionCost = endpoint({
  method: 'GET',
  path: '/api/budget-positions/:positionId/cost',
  summary: 'What a place costs in a month by the law of the country, line by line with how each comes about',
  input: z.object({ positionId, month: optionalText('Month', 7) }),
  output: z.object({
    title: z.string(),
    person: z.string().nullable(),
    currency: Money,
    country: z.string(),
    /** What was assumed of whoever will hold the place, as people of the entity mostly are; empty where somebody does. */
    assumed: z.array(z.object({ label: z.string(), value: z.string() })),
    months: z.array(z.object({ month: z.string(), pay: z.int(), employer: z.int(), endOfService: z.int() })),
    month: z.string(),
    lawOf: z.string(),
    problem: z.string().nullable(),
    lines: z.array(
      z.object({
        label: z.string(),
        kind: z.enum(['pay', 'employer', 'end_of_service']),
        amount: z.int(),
        why: Explained,
      }),
    ),
  }),
})
