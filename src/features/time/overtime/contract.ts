import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { decimal, optionalDecimal, optionalText, uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts } from '../../../shared/list.ts'
import { NOTICES, PERIODS } from './dialog.ts'

const id = uuid('Employee')

/** Any number; the limits of the dialog are judged in one place, `dialogErrors`, which speaks for all of them. */
const ANY = { min: -9_999_999_999, max: 9_999_999_999 }
const hours = (label: string) => decimal(label, ANY).transform(Number)
const optionalNumber = (label: string) => optionalDecimal(label, ANY)
const custom = (label: string) => optionalNumber(label).transform((v) => (v === null ? null : Number(v)))

const source = z.object({
  title: z.string(),
  url: z.string().exactOptional(),
  checkedOn: z.string(),
  confirmed: z.boolean(),
})
const Explained = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({ id: z.string(), title: z.string(), effectiveFrom: z.string().nullable(), source }),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})
const Paid = z.object({ amount: z.int(), explained: Explained })

/** What the rules compute, whole: amounts in minor units, each figure with its derivation. Kept like this, and shown from this. */
const DialogResult = z.object({
  monthlyHours: Explained,
  weeklyThreshold: z.number(),
  multiplier: z.number(),
  legalCompliant: z.boolean(),
  notices: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      message: z.string(),
      code: z.enum(NOTICES),
      values: z.object({ given: z.number(), limit: z.number() }),
    }),
  ),
  hourlyRate: Explained,
  overtimeRate: Explained,
  regularHours: z.number(),
  overtimeHours: z.number(),
  explained: z.object({
    weeklyThreshold: Explained,
    multiplier: Explained,
    regularHours: Explained,
    overtimeHours: Explained,
  }),
  regularPay: Paid,
  overtimePay: Paid,
  totalPay: Paid,
})

/** One calculation as it was saved. Amounts in major units; `result` holds the derivations. */
const Calculation = z.object({
  id: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  mode: z.enum(['automatic', 'manual']),
  country: z.string(),
  currency: z.string(),
  /** The day whose basic salary was taken. */
  asOf: z.string(),
  /** null when the hourly rate was entered by hand and nobody's salary was needed. */
  basicSalary: z.number().nullable(),
  totalHours: z.number(),
  regularHours: z.number(),
  overtimeHours: z.number(),
  hourlyRate: z.number(),
  overtimeRate: z.number(),
  regularPay: z.number(),
  overtimePay: z.number(),
  totalPay: z.number(),
  result: DialogResult,
})
export type Calculation = z.output<typeof Calculation>

/**
 * Takes both payloads of the specification (2, section 3.6): the dialog's, with custom values beside the hours, and the onboarding
 * form's, with them in `customSettings` and amounts the browser computed. Those amounts are not read: the server computes its own.
 */
export const saveOvertimePolicy = endpoint({
  method: 'POST',
  path: '/api/employees/:id/overtime-policy',
  summary: 'Compute overtime pay for a period under the country’s rules, and keep it with its derivation',
  input: z.object({
    id,
    mode: z.enum(['automatic', 'manual'], { error: 'Mode must be automatic or manual' }),
    /** What the hours are of; left out, nobody said. */
    period: z.enum(PERIODS, { error: 'Period must be week or month' }).nullish(),
    regularHours: hours('Regular hours'),
    totalHours: hours('Total hours'),
    customThreshold: custom('Threshold'),
    customRate: custom('Multiplier'),
    customHourlyRate: optionalNumber('Hourly rate'),
    /** The onboarding form's payload. */
    customSettings: z
      .object(
        { threshold: custom('Threshold'), rate: custom('Multiplier'), hourlyRate: optionalNumber('Hourly rate') },
        { error: 'customSettings must be an object' },
      )
      .nullish(),
    /** The country the caller computed under; another one than the employee's is refused. */
    country: optionalText('Country', 60),
    overtimeHours: optionalNumber('Overtime hours'),
    hourlyRate: optionalNumber('Hourly rate'),
    overtimeRate: optionalNumber('Overtime rate'),
    regularPay: optionalNumber('Regular pay'),
    overtimePay: optionalNumber('Overtime pay'),
    totalPay: optionalNumber('Total pay'),
  }),
  output: z.object({ message: z.string(), calculation: Calculation }),
  limit: { max: 240, minutes: 60, per: 'session' },
})

const page = (label: string, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: `${label} must be 1 or more` })
    .max(max, { error: `${label} must be at most ${max}` })

export const overtimePolicy = endpoint({
  method: 'GET',
  path: '/api/employees/:id/overtime-policy',
  summary: 'What the overtime dialog needs of an employee, and the calculations kept for them, newest first',
  input: z.object({
    id,
    cursor,
    page: page('Page', 1_000_000).default(1),
    pageSize: page('Page size', 50).default(5),
  }),
  output: z.object({
    employee: z.object({
      id: z.string(),
      fullName: z.string(),
      employeeId: z.string(),
      department: z.string().nullable(),
      country: z.string(),
    }),
    currency: z.string(),
    /** Basic salary in force today where the person works; null when there is none. */
    basicSalary: z.number().nullable(),
    /** When it is null: why, in a sentence. */
    noSalary: z.string().nullable(),
    asOf: z.string(),
    calculations: z.array(Calculation),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
  }),
})
