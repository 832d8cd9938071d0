import type { Country } from '../../../countries/country.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Explained, Source } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { createFigures, type Paid } from '../../people/employees/figures.rules.ts'

/**
 * The overtime policy dialog (specification 2.3, 5.4 and 9). Its hourly rate, salary ÷ (threshold × 52 ÷ 12), is not the
 * form's on purpose; both are shown under their own names.
 */

const source: Source = {
  title: 'Product specification, "Overtime dialog per country"',
  checkedOn: '2026-11-20',
  confirmed: true,
}

export const PERIODS = ['week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** The most hours the boxes take: those of specification 5.4, which are of a week, and as many for a month. */
export const LIMITS = { week: { regular: 80, total: 100 }, month: { regular: 346, total: 433 } } as const

export type DialogInput = {
  mode: 'automatic' | 'manual'
  /** What the hours are of; left out, as the specification has it: they are held against the monthly maximum as they are. */
  period?: Period | null | undefined
  regularHours: number
  totalHours: number
  /** Manual mode only; empty means the country's. */
  customThreshold?: number | null | undefined
  customRate?: number | null | undefined
  /** Money an hour in major units; empty means calculated from basic salary. */
  customHourlyRate?: number | string | null | undefined
}

export const NOTICES = [
  'above-maximum',
  'above-week',
  'above-month',
  'below-threshold',
  'above-threshold',
  'below-multiplier',
] as const
export type DialogNotice = {
  severity: 'error' | 'warning'
  message: string
  /** What it says, for a screen in another language. */
  code: (typeof NOTICES)[number]
  values: { given: number; limit: number }
}

export type DialogResult = {
  /** Details. */
  monthlyHours: Explained
  weeklyThreshold: number
  multiplier: number
  legalCompliant: boolean
  notices: DialogNotice[]
  /** Results. */
  hourlyRate: Explained
  overtimeRate: Explained
  regularHours: number
  overtimeHours: number
  /** Where the hours come from; the pay is explained beside each amount. */
  explained: { weeklyThreshold: Explained; multiplier: Explained; regularHours: Explained; overtimeHours: Explained }
  regularPay: Paid
  overtimePay: Paid
  totalPay: Paid
}

const stepped = (value: number, step: string): boolean => exact(value).div(exact(step)).d === 1n

/**
 * Field → sentence, for the limits of specification 5.4. Empty when the input may be calculated. A country's own multiplier may stand
 * between two steps: it is what the box begins with.
 */
export const dialogErrors = (input: DialogInput, country?: Country): Record<string, string> => {
  const errors: Record<string, string> = {}
  const judge = (
    field: string,
    value: unknown,
    { low, high, step, message }: { low: number; high: number; step: string; message: string },
  ) => {
    if (value === undefined || value === null || value === '') return
    const n = Number(value)
    if (!Number.isFinite(n) || n < low || n > high || !stepped(n, step)) errors[field] = message
  }
  const { regular, total } = LIMITS[input.period ?? 'week']
  judge('regularHours', input.regularHours, {
    low: 0,
    high: regular,
    step: '0.5',
    message: `Regular hours must be 0 to ${regular}, in steps of 0.5`,
  })
  judge('totalHours', input.totalHours, {
    low: 0,
    high: total,
    step: '0.5',
    message: `Total hours must be 0 to ${total}, in steps of 0.5`,
  })
  if (!input.totalHours) errors.totalHours = 'Total hours are required'
  if (input.mode !== 'manual') return errors
  const { customThreshold, customRate, customHourlyRate } = input
  judge('customThreshold', customThreshold, {
    low: 1,
    high: 80,
    step: '0.01',
    message: 'Threshold must be 1 to 80 hours a week',
  })
  if (customRate !== country?.overtimeDialog.rate)
    judge('customRate', customRate, {
      low: 1,
      high: 3,
      step: '0.1',
      message: 'Multiplier must be 1 to 3, in steps of 0.1',
    })
  judge('customHourlyRate', customHourlyRate, {
    low: 0,
    high: 9_999_999,
    step: '0.01',
    message: 'Hourly rate must be 0 or more, in steps of 0.01',
  })
  return errors
}

/** What the hours are held against: hours worked in a week against the weekly maximum, overtime of a month against the monthly one. */
const maximumOf = (country: Country, { period, totalHours }: DialogInput, overtimeHours: number) => {
  const { monthlyMaximum } = country.overtimeDialog
  if (period === 'week')
    return {
      code: 'above-week',
      given: totalHours,
      limit: country.hours.maximum,
      of: 'hours',
      per: 'hours a week',
    } as const
  const limit = monthlyMaximum ?? Number.POSITIVE_INFINITY
  if (period === 'month')
    return {
      code: 'above-month',
      given: overtimeHours,
      limit,
      of: 'overtime hours',
      per: 'overtime hours a month',
    } as const
  return { code: 'above-maximum', given: totalHours, limit, of: 'hours', per: 'hours a month' } as const
}

const noticesOf = (
  country: Country,
  input: DialogInput,
  overtimeHours: number,
  { threshold, multiplier }: { threshold: number; multiplier: number },
): DialogNotice[] => {
  const { threshold: standard, rate } = country.overtimeDialog
  const most = maximumOf(country, input, overtimeHours)
  const notices: DialogNotice[] = []
  const t = (
    severity: DialogNotice['severity'],
    code: DialogNotice['code'],
    { given, limit, message }: { given: number; limit: number; message: string },
  ) => notices.push({ severity, code, values: { given, limit }, message })
  if (most.given > most.limit)
    t('error', most.code, {
      given: most.given,
      limit: most.limit,
      message: `LEGAL WARNING: ${most.given} ${most.of} exceed the ${country.name} maximum of ${most.limit} ${most.per}`,
    })
  if (threshold < standard)
    t('warning', 'below-threshold', {
      given: threshold,
      limit: standard,
      message: `Custom threshold (${threshold} hours) is below the ${country.name} standard of ${standard} hours a week`,
    })
  if (threshold > standard)
    t('warning', 'above-threshold', {
      given: threshold,
      limit: standard,
      message: `Custom threshold (${threshold} hours) is above the ${country.name} standard of ${standard} hours a week`,
    })
  if (multiplier < rate)
    t('warning', 'below-multiplier', {
      given: multiplier,
      limit: rate,
      message: `Custom multiplier (${multiplier}x) is below the ${country.name} overtime multiplier of ${rate}x`,
    })
  return notices
}

/**
 * Pay for a period from regular and total hours. Overtime is what lies beyond the regular hours; monthly hours are
 * threshold × 52 ÷ 12. Throws RangeError on input that `dialogErrors` refuses.
 */
export const dialogCalculation = ({
  country,
  basic,
  ...input
}: DialogInput & { country: Country; basic: Minor }): DialogResult => {
  const [wrong] = Object.values(dialogErrors(input, country))
  if (wrong) throw new RangeError(wrong)
  if (!(basic >= 0)) throw new RangeError('Basic salary must be 0 or more')
  const { money, hours, cash, times, rate: write, paid } = createFigures(country, source)
  const unit = country.currency.code
  const manual = input.mode === 'manual'
  const threshold = (manual && input.customThreshold) || country.overtimeDialog.threshold
  const multiplier = (manual && input.customRate) || country.overtimeDialog.rate
  const custom = manual && input.customHourlyRate !== '' ? (input.customHourlyRate ?? undefined) : undefined

  const monthly = exact(threshold).mul(52).div(12)
  const hourly: Exact =
    custom === undefined ? exact(basic).div(monthly) : exact(custom).mul(10 ** country.currency.minorUnits)
  const premiumRate = hourly.mul(exact(multiplier))
  const regularHours = Math.min(input.regularHours, input.totalHours)
  const overtime = exact(input.totalHours).sub(exact(regularHours)).valueOf()

  const explain = (
    id: string,
    title: string,
    { value, unit: unitOf, inputs }: { value: string; unit: string; inputs: Explained['inputs'] },
  ): Explained => ({
    value,
    unit: unitOf,
    rule: { id: `overtime-dialog.${id}`, title, effectiveFrom: null, source },
    inputs,
    steps: [{ text: title, result: value }],
  })
  const pay = (id: string, name: string, count: number, per: Exact): Paid =>
    paid(
      { id: `overtime-dialog.${id}`, title: `${name} × rate` },
      per.mul(exact(count)),
      [hours(name, count)],
      [{ text: `${count} hours × ${write(per)}`, result: write(per.mul(exact(count))) }],
    )

  const origin = (field: 'customThreshold' | 'customRate') =>
    manual && input[field] ? 'Custom value, as entered' : `Overtime table of ${country.name}`

  const regularPay = pay('regular-pay', 'Regular hours', regularHours, hourly)
  const overtimePay = pay('overtime-pay', 'Overtime hours', overtime, premiumRate)
  const total = regularPay.amount + overtimePay.amount
  const notices = noticesOf(country, input, overtime, { threshold, multiplier })
  const lawful = threshold <= country.overtimeDialog.threshold && multiplier >= country.overtimeDialog.rate

  return {
    monthlyHours: explain('monthly-hours', `${threshold} × 52 ÷ 12`, {
      value: formatDecimal(monthly),
      unit: 'hours',
      inputs: [hours('Weekly threshold', threshold)],
    }),
    weeklyThreshold: threshold,
    multiplier,
    legalCompliant: lawful && notices.every((notice) => notice.severity !== 'error'),
    notices,
    hourlyRate:
      custom === undefined
        ? explain('hourly-rate', 'Basic salary ÷ (threshold × 52 ÷ 12)', {
            value: write(hourly),
            unit,
            inputs: [cash('Basic salary a month', basic), hours('Weekly threshold', threshold)],
          })
        : explain('hourly-rate', 'Custom hourly rate, as entered', { value: write(hourly), unit, inputs: [] }),
    overtimeRate: explain('overtime-rate', 'Hourly rate × multiplier', {
      value: write(premiumRate),
      unit,
      inputs: [times('Multiplier', multiplier)],
    }),
    regularHours,
    overtimeHours: overtime,
    explained: {
      weeklyThreshold: explain('weekly-threshold', origin('customThreshold'), {
        value: String(threshold),
        unit: 'hours',
        inputs: [],
      }),
      multiplier: explain('multiplier', origin('customRate'), { value: String(multiplier), unit: 'times', inputs: [] }),
      regularHours: explain('regular-hours', 'Regular hours, as far as they were worked', {
        value: String(regularHours),
        unit: 'hours',
        inputs: [hours('Regular hours entered', input.regularHours), hours('Total hours', input.totalHours)],
      }),
      overtimeHours: explain('overtime-hours', 'Total hours − regular hours', {
        value: String(overtime),
        unit: 'hours',
        inputs: [hours('Total hours', input.totalHours), hours('Regular hours', regularHours)],
      }),
    },
    regularPay,
    overtimePay,
    // The sum of the two rounded amounts, so that what is shown adds up.
    totalPay: paid(
      { id: 'overtime-dialog.total', title: 'Regular pay + overtime pay' },
      exact(total),
      [cash('Regular pay', regularPay.amount), cash('Overtime pay', overtimePay.amount)],
      [{ text: `${money(regularPay.amount)} + ${money(overtimePay.amount)}`, result: money(total) }],
    ),
  }
}
