import type { EmployeeRecord } from '../../record.contract.ts'
import { hireDateOf } from '../../rules.ts'

/** Largest photo, bytes: the contract's own, without its schemas. */
export const PHOTO_BYTES: typeof import('../../photo.contract.ts').PHOTO_BYTES = 5 * 1024 * 1024

/** Names of the payload (specification 2, section 7) and the further fields of 5.7, all as text. */
export const EDITED = [
  'full_name',
  'email',
  'emergency_contact_phone',
  'position',
  'department',
  'employee_id',
  'hire_date',
  'status',
  'salary',
  'housing_allowance',
  'transport_allowance',
  'medical_allowance',
  'food_allowance',
  'standard_hours_per_week',
  'overtime_rate_multiplier',
  'holiday_rate_multiplier',
] as const
export type Edited = (typeof EDITED)[number]
export type Values = Record<Edited, string>

/** Where nothing is known: 40 hours, 1.5 and 2; the record brings the country's own. */
const DEFAULTS: Partial<Values> = {
  standard_hours_per_week: '40',
  overtime_rate_multiplier: '1.5',
  holiday_rate_multiplier: '2',
  status: 'active',
}

export const valuesOf = (record: EmployeeRecord): Values =>
  Object.fromEntries(
    EDITED.map((name) => [
      name,
      String((name === 'hire_date' ? hireDateOf(record) : record[name]) ?? DEFAULTS[name] ?? ''),
    ]),
  ) as Values

/** 5000.00, 5,000 and 5000 are one amount. */
export const isSameValue = (a: string, b: string): boolean => {
  const [x, y] = [a.replaceAll(',', '').trim(), b.replaceAll(',', '').trim()]
  return x === y || (x !== '' && y !== '' && Number(x) === Number(y))
}

/** What is sent: what the person changed, so that nothing else is overwritten. */
export const changedValuesOf = (values: Values, before: Values): Partial<Values> =>
  Object.fromEntries(EDITED.flatMap((name) => (isSameValue(values[name], before[name]) ? [] : [[name, values[name]]])))
