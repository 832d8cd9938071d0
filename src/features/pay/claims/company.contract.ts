import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDecimal, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { AdvanceShape, CategoryShape, Money } from './claim.contract.ts'

/** What a company says about expenses, and how they are paid. */

const currency = z.string({ error: 'Choose a currency' }).regex(/^[A-Z]{3}$/, { error: 'Choose a currency' })
const country = z
  .string({ error: 'Choose a country' })
  .regex(/^[A-Z]{2}$/, { error: 'Choose a country' })
  .nullish()
  .transform((v) => v ?? null)

const Limit = z.object({
  id: z.string(),
  categoryId: z.string().nullable(),
  category: z.string().nullable(),
  country: z.string().nullable(),
  from: z.string(),
  most: Money.nullable(),
  receiptAbove: Money.nullable(),
  daysToHandIn: z.int().nullable(),
})
export type LimitView = z.output<typeof Limit>
const Allowance = z.object({
  id: z.string(),
  kind: z.enum(['mileage', 'per_diem']),
  country: z.string(),
  from: z.string(),
  currency: z.string(),
  rate: z.string(),
  source: z.string(),
})
const Rate = z.object({
  id: z.string(),
  base: z.string(),
  quote: z.string(),
  day: z.string(),
  rate: z.string(),
  source: z.string(),
})

const Rules = z.object({
  categories: z.array(CategoryShape),
  limits: z.array(Limit),
  allowances: z.array(Allowance),
  /** The newest hundred. */
  rates: z.array(Rate),
  countries: z.array(z.object({ code: z.string(), name: z.string(), currency: z.string(), decimals: z.int() })),
  mayWrite: z.boolean(),
})
export type ExpenseRules = z.output<typeof Rules>

export const readExpenseRules = endpoint({
  method: 'GET',
  path: '/api/company/expense-rules',
  summary: 'What can be claimed, within which limits, and the rates that count',
  input: z.object({}),
  output: Rules,
})

export const addUsualCategories = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/usual-categories',
  summary: 'Begin with the usual categories, where there are none yet',
  input: z.object({}),
  output: Rules,
})

export const addCategory = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/categories',
  summary: 'Name something that people may spend on',
  input: z.object({
    name: requiredText('Name', 80),
    kind: z.enum(['receipt', 'mileage', 'per_diem'], { error: 'Kind must be one of receipt, mileage, per_diem' }),
    ledgerCode: optionalText('Ledger code', 40),
    isTaxable: z.boolean({ error: 'Taxable must be yes or no' }).default(false),
  }),
  output: Rules,
  status: 201,
})

export const retireCategory = endpoint({
  method: 'DELETE',
  path: '/api/company/expense-rules/categories/:id',
  summary: 'Offer a category no longer; what was claimed with it stays',
  input: z.object({ id: uuid('Category') }),
  output: Rules,
})

export const setLimit = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/limits',
  summary: 'Say what holds for a category, or for all, from a day on',
  input: z.object({
    categoryId: uuid('Category').nullish(),
    country,
    from: day('First day'),
    currency,
    most: optionalDecimal('Limit', { min: 0.001, max: 999_999_999 }),
    receiptAbove: optionalDecimal('Receipt above', { min: 0, max: 999_999_999 }),
    daysToHandIn: z
      .int({ error: 'Days must be a whole number' })
      .min(1, { error: 'Days must be between 1 and 730' })
      .max(730, { error: 'Days must be between 1 and 730' })
      .nullish(),
  }),
  output: Rules,
  status: 201,
})

export const setAllowance = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/allowances',
  summary:
    'Say what a kilometre or a day away is paid with in a country from a day on, and where the figure comes from',
  input: z.object({
    kind: z.enum(['mileage', 'per_diem'], { error: 'Kind must be one of mileage, per_diem' }),
    country: z.string({ error: 'Choose a country' }).regex(/^[A-Z]{2}$/, { error: 'Choose a country' }),
    from: day('First day'),
    rate: decimal('Rate', { min: 0.001, max: 1_000_000 }),
    source: requiredText('Source', 300),
  }),
  output: Rules,
  status: 201,
})

export const setExchangeRate = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/exchange-rates',
  summary: 'Enter what one unit of a currency was in another on a day, and who says so',
  input: z.object({
    base: currency,
    quote: currency,
    day: day('Day'),
    rate: decimal('Rate', { min: 0.000001, max: 1_000_000 }),
    source: requiredText('Source', 120),
  }),
  output: Rules,
  status: 201,
})

export const readRateFile = endpoint({
  method: 'POST',
  path: '/api/company/expense-rules/exchange-rates/xml',
  summary: 'Enter the rates of a file of the European Central Bank (XML); a file of columns comes in as an import',
  input: z.object({ name: optionalText('File name', 500) }),
  output: z.object({
    entered: z.int(),
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    rules: Rules,
  }),
  status: 201,
  upload: true,
  bodyLimit: 4 * 1024 * 1024,
})

/* Advances */

export const askAdvance = endpoint({
  method: 'POST',
  path: '/api/my-expenses/advances',
  summary: 'Ask for money before it is spent',
  input: z.object({
    currency,
    amount: decimal('Amount', { min: 0.001, max: 999_999_999 }),
    reason: requiredText('Reason', 300),
  }),
  output: z.object({ advance: AdvanceShape }),
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const listAdvances = endpoint({
  method: 'GET',
  path: '/api/company/expense-advances',
  summary: 'Advances of the company that are not closed, and the last closed ones',
  input: z.object({}),
  output: z.object({ advances: z.array(AdvanceShape) }),
})

export const payAdvance = endpoint({
  method: 'POST',
  path: '/api/company/expense-advances/:id/pay',
  summary: 'Note that an approved advance was paid out',
  input: z.object({ id: uuid('Advance'), note: optionalText('Note', 300) }),
  output: z.object({ advance: AdvanceShape }),
})

export const returnAdvance = endpoint({
  method: 'POST',
  path: '/api/company/expense-advances/:id/return',
  summary: 'Note that somebody gave back what they did not spend of an advance',
  input: z.object({
    id: uuid('Advance'),
    amount: decimal('Amount', { min: 0.001, max: 999_999_999 }),
    note: optionalText('Note', 300),
  }),
  output: z.object({ advance: AdvanceShape }),
})

/* Paying */

const Due = z.object({
  employeeId: z.string(),
  person: z.string(),
  currency: z.string(),
  claims: z.array(z.int()),
  lineIds: z.array(z.string()),
  amount: Money,
  hasAccount: z.boolean(),
})
const Batch = z.object({
  id: z.string(),
  number: z.int(),
  total: Money,
  people: z.int(),
  madeAt: z.string(),
  paidAt: z.string().nullable(),
})
export type ExpenseBatch = z.output<typeof Batch>
const Payments = z.object({
  due: z.array(Due),
  /** Approved expenses that count as pay: they go with a pay run and with no file to the bank. */
  withPay: z.int(),
  batches: z.array(Batch),
})
export type ExpensePayments = z.output<typeof Payments>

export const readPayments = endpoint({
  method: 'GET',
  path: '/api/company/expense-payments',
  summary: 'What is approved and not paid yet, by person, and what was sent to the bank',
  input: z.object({}),
  output: Payments,
})

export const makeBatch = endpoint({
  method: 'POST',
  path: '/api/company/expense-payments',
  summary: 'Send what is due to the bank: a file of one currency',
  input: z.object({
    currency,
    employeeIds: z
      .array(uuid('Employee'), { error: 'People must be a list' })
      .min(1, { error: 'Choose at least one person' })
      .max(2000, { error: 'At most 2000 people' }),
  }),
  output: z.object({ batch: Batch, payments: Payments }),
  status: 201,
})

export const downloadBatch = endpoint({
  method: 'GET',
  path: '/api/company/expense-payments/:id/file',
  summary: 'The file for the bank: name, account, amount and reference of each (logged)',
  input: z.object({ id: uuid('Batch') }),
  output: z.string(),
})

export const confirmBatch = endpoint({
  method: 'POST',
  path: '/api/company/expense-payments/:id/paid',
  summary: 'Note that the money of a file has left',
  input: z.object({ id: uuid('Batch') }),
  output: Payments,
})
