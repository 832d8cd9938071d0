import type { Country } from '../../../../../countries/country.ts'
import type { Explained } from '../../../../../shared/explain.ts'
import { fromMinor, toMinor } from '../../../../../shared/money.ts'
import {
  autoOvertime,
  compensationTotal,
  overtimePay,
  publicHolidayOvertime,
  type RateType,
  sundayOvertime,
} from '../../overtime.rules.ts'
import { ALLOWANCES, type Compensation } from './values.ts'

type Figure = { amount: number; explained: Explained }
export type Pay = {
  base: Explained
  auto: (Figure & { hours: number }) | null
  manual: Figure | null
  sunday: Figure | null
  holiday: Figure | null
  allowances: number
  overtime: number
  total: Figure
}

const plain = (typed: string) => typed.trim().replaceAll(',', '')
const hoursOf = (typed: string): number => {
  const hours = Number(plain(typed))
  return Number.isFinite(hours) && hours > 0 ? hours : 0
}

/** Every figure of the compensation section, or null while there is no readable salary. */
export const payOf = (c: Compensation, country: Country): Pay | null => {
  try {
    return figuresOf(c, country)
  } catch {
    // A box holds something that is not a number yet; its own message says so.
    return null
  }
}

const figuresOf = (c: Compensation, country: Country): Pay | null => {
  const { minorUnits } = country.currency
  const amount = (typed: string) => (plain(typed) === '' ? 0 : toMinor(plain(typed), minorUnits))
  const basic = amount(c.basicSalary)
  if (basic <= 0) return null
  const standardHours = hoursOf(c.standardHoursPerWeek) || country.hours.standard
  const pay = { country, basic, standardHours }
  const rated = { ...pay, rateType: (c.overtimeRateType || 'multiplier') as RateType, rate: plain(c.overtimeRate) }
  const when = <T>(hours: number, figure: (hours: number) => T): T | null => (hours > 0 ? figure(hours) : null)
  const auto = c.autoOvertimeEnabled ? autoOvertime({ ...rated, hoursWorked: hoursOf(c.hoursWorkedThisWeek) }) : null
  const manual = when(hoursOf(c.manualOvertimeHours), (hours) => overtimePay({ ...rated, hours }))
  const sunday = when(hoursOf(c.sundayOvertimeHours), (hours) => sundayOvertime({ ...pay, hours }))
  const holiday = when(hoursOf(c.publicHolidayOvertimeHours), (hours) => publicHolidayOvertime({ ...pay, hours }))
  const allowances = ALLOWANCES.map((key) => [LABELS[key], amount(c[key])] as const)
  const overtime = {
    'Automatic overtime': auto?.amount ?? 0,
    Overtime: manual?.amount ?? 0,
    'Sunday overtime': sunday?.amount ?? 0,
    'Public holiday overtime': holiday?.amount ?? 0,
  }
  return {
    base: country.hourlyRate({ basic, weeklyHours: standardHours }),
    auto,
    manual,
    sunday,
    holiday,
    allowances: allowances.reduce((sum, [, a]) => sum + a, 0),
    overtime: Object.values(overtime).reduce((sum, a) => sum + a, 0),
    total: compensationTotal({ country, basic, allowances: Object.fromEntries(allowances), overtime }),
  }
}

const LABELS: Readonly<Record<(typeof ALLOWANCES)[number], string>> = {
  housingAllowance: 'Housing allowance',
  transportAllowance: 'Transport allowance',
  medicalAllowance: 'Medical allowance',
  mealAllowance: 'Meal allowance',
  communicationAllowance: 'Communication allowance',
  educationAllowance: 'Education allowance',
}

/** The computed amounts as they are saved; what is switched off or has no hours is 0. */
export const withAmounts = (c: Compensation, country: Country): Compensation => {
  const pay = payOf(c, country)
  const text = (figure: Figure | null | undefined) => fromMinor(figure?.amount ?? 0, country.currency.minorUnits)
  return {
    ...c,
    autoOvertimeAmount: text(pay?.auto),
    manualOvertimeAmount: text(pay?.manual),
    sundayOvertimeAmount: text(pay?.sunday),
    publicHolidayOvertimeAmount: text(pay?.holiday),
  }
}

/** The rate a type starts from: the country's multiplier, 1.5 × the base hourly rate, nothing for a fixed amount. */
export const startingRate = (type: string, c: Compensation, country: Country): string => {
  if (type === 'multiplier') return String(country.hours.overtimeMultiplier)
  if (type !== 'hourly_rate') return ''
  const base = payOf({ ...c, overtimeRateType: 'multiplier', overtimeRate: '' }, country)?.base
  return base ? (Number(base.value) * 1.5).toFixed(country.currency.minorUnits) : ''
}
