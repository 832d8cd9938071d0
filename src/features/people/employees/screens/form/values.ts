import type { Country, CountryField } from '../../../../../countries/country.ts'
import type { Day } from '../../../../../shared/dates.ts'
import type { EmployeeFormInput } from '../../form.contract.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { hireDateOf } from '../../rules.ts'
import { tidyAmount } from './amounts.ts'

/** What stands in the boxes of the form. Everything but ticks is text, as typed. */
export type Compensation = {
  basicSalary: string
  housingAllowance: string
  transportAllowance: string
  medicalAllowance: string
  mealAllowance: string
  communicationAllowance: string
  educationAllowance: string
  overtimeRateType: string
  overtimeRate: string
  manualOvertimeHours: string
  manualOvertimeAmount: string
  sundayOvertimeHours: string
  sundayOvertimeAmount: string
  publicHolidayOvertimeHours: string
  publicHolidayOvertimeAmount: string
  autoOvertimeEnabled: boolean
  standardHoursPerWeek: string
  hoursWorkedThisWeek: string
  autoOvertimeAmount: string
  /** Of somebody new; later they are changed on the profile. */
  overtimeRateMultiplier: string
  holidayRateMultiplier: string
}

export const ALLOWANCES = [
  'housingAllowance',
  'transportAllowance',
  'medicalAllowance',
  'mealAllowance',
  'communicationAllowance',
  'educationAllowance',
] as const satisfies readonly (keyof Compensation)[]

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const

export const AFTERWARDS = ['enableOnboarding', 'sendWelcomeEmail', 'generateDigitalCard'] as const

export type FormValues = {
  fullName: string
  email: string
  designation: string
  department: string
  countryCode: string
  nationality: string
  employmentStatus: string
  phone: string
  joinDate: string
  employeeId: string
  status: string
  birthDate: string
  maritalStatus: string
  gender: string
  address: string
  addressLine2: string
  postalCode: string
  emergencyContactName: string
  emergencyContactPhone: string
  bankName: string
  bankAccountNumber: string
  passportNumber: string
  /** Of somebody new: whom they report to and where they work, by id; empty: not said. Later both have days of their own. */
  managerId: string
  siteId: string
  compensation: Compensation
  complianceData: Record<string, string>
  notificationPreferences: Record<(typeof CHANNELS)[number], boolean>
  /** What happens once somebody new is saved. */
  afterwards: Record<(typeof AFTERWARDS)[number], boolean>
}

/** Numbers of the form itself that are kept encrypted and shown masked, with their names in the record. */
export const OWN_SECRETS: Readonly<Record<string, string>> = {
  bankAccountNumber: 'bank_account_number',
  passportNumber: 'passport_number',
}

/** A country's field may be one the form has anyway: then it is that box, and not a second one. */
export const pathOf = (field: CountryField): string =>
  field.key in OWN_SECRETS ? field.key : `complianceData.${field.key}`

const NO_PAY: Compensation = {
  basicSalary: '',
  housingAllowance: '',
  transportAllowance: '',
  medicalAllowance: '',
  mealAllowance: '',
  communicationAllowance: '',
  educationAllowance: '',
  overtimeRateType: '',
  overtimeRate: '',
  manualOvertimeHours: '',
  manualOvertimeAmount: '',
  sundayOvertimeHours: '',
  sundayOvertimeAmount: '',
  publicHolidayOvertimeHours: '',
  publicHolidayOvertimeAmount: '',
  autoOvertimeEnabled: false,
  standardHoursPerWeek: '40',
  hoursWorkedThisWeek: '',
  autoOvertimeAmount: '',
  overtimeRateMultiplier: '',
  holidayRateMultiplier: '',
}

/** An empty form: the day it is as start date, and the country most people of this company work in. */
export const emptyForm = (today: Day, country?: Country): FormValues => ({
  fullName: '',
  email: '',
  designation: '',
  department: '',
  countryCode: country?.code ?? '',
  nationality: '',
  employmentStatus: '',
  phone: '',
  joinDate: today,
  employeeId: '',
  status: 'active',
  birthDate: '',
  maritalStatus: '',
  gender: '',
  address: '',
  addressLine2: '',
  postalCode: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  bankName: '',
  bankAccountNumber: '',
  passportNumber: '',
  managerId: '',
  siteId: '',
  compensation: { ...NO_PAY, standardHoursPerWeek: String(country?.hours.standard ?? 40) },
  complianceData: {},
  notificationPreferences: { email: true, sms: false, whatsapp: true },
  // Specification 2, 3.6.
  afterwards: { enableOnboarding: true, sendWelcomeEmail: true, generateDigitalCard: false },
})

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const COMPENSATION_RECORD: Readonly<
  Record<keyof Omit<Compensation, 'autoOvertimeEnabled'>, keyof EmployeeRecord & string>
> = {
  basicSalary: 'basic_salary',
  housingAllowance: 'housing_allowance',
  transportAllowance: 'transport_allowance',
  medicalAllowance: 'medical_allowance',
  mealAllowance: 'meal_allowance',
  communicationAllowance: 'communication_allowance',
  educationAllowance: 'education_allowance',
  overtimeRateType: 'overtime_rate_type',
  overtimeRate: 'overtime_rate',
  manualOvertimeHours: 'manual_overtime_hours',
  manualOvertimeAmount: 'manual_overtime_amount',
  sundayOvertimeHours: 'sunday_overtime_hours',
  sundayOvertimeAmount: 'sunday_overtime_amount',
  publicHolidayOvertimeHours: 'public_holiday_overtime_hours',
  publicHolidayOvertimeAmount: 'public_holiday_overtime_amount',
  standardHoursPerWeek: 'standard_hours_per_week',
  hoursWorkedThisWeek: 'hours_worked_this_week',
  autoOvertimeAmount: 'auto_overtime_amount',
  overtimeRateMultiplier: 'overtime_rate_multiplier',
  holidayRateMultiplier: 'holiday_rate_multiplier',
}

/** A record as read → the boxes. Country fields as the form writes them; a masked number as its mask. */
export const fromRecord = (record: EmployeeRecord, country: Country): FormValues => {
  const pay: Record<string, string> = {}
  const amount = tidyAmount(country.currency.minorUnits)
  for (const [key, name] of Object.entries(COMPENSATION_RECORD))
    pay[key] = key.endsWith('Allowance') ? amount(text(record[name])) : text(record[name])
  const complianceData: Record<string, string> = {}
  for (const field of country.fields) {
    const value = text(record[field.record])
    if (value === '' || field.key in OWN_SECRETS) continue
    complianceData[field.key] = field.secret ? value : (field.on.form?.format ?? String)(value)
  }
  return {
    fullName: text(record.full_name),
    email: text(record.email),
    designation: text(record.position),
    department: text(record.department),
    countryCode: country.code,
    nationality: text(record.nationality),
    employmentStatus: text(record.employment_status),
    phone: text(record.phone),
    joinDate: text(hireDateOf(record)),
    employeeId: text(record.employee_id),
    status: text(record.status) || 'active',
    birthDate: text(record.birth_date),
    maritalStatus: text(record.marital_status),
    gender: text(record.gender),
    address: text(record.address_line1),
    addressLine2: text(record.address_line2),
    postalCode: text(record.postal_code),
    emergencyContactName: text(record.emergency_contact_name),
    emergencyContactPhone: text(record.emergency_contact_phone),
    bankName: text(record.bank_name),
    bankAccountNumber: text(record.bank_account_number),
    passportNumber: text(record.passport_number),
    managerId: '',
    siteId: '',
    compensation: {
      ...(pay as Omit<Compensation, 'autoOvertimeEnabled'>),
      basicSalary: amount(text(record.basic_salary ?? record.salary)),
      standardHoursPerWeek: text(record.standard_hours_per_week) || String(country.hours.standard),
      autoOvertimeEnabled: record.auto_overtime_enabled ?? false,
    },
    complianceData,
    notificationPreferences: record.notification_preferences,
    afterwards: { enableOnboarding: false, sendWelcomeEmail: false, generateDigitalCard: false },
  }
}

/** The value at a path of one or two names: "fullName", "compensation.basicSalary". */
export const valueAt = (values: FormValues, path: string): string => {
  const [first = '', second] = path.split('.')
  const current = (values as unknown as Record<string, unknown>)[first]
  return text(second === undefined ? current : (current as Record<string, unknown> | undefined)?.[second])
}

/**
 * The boxes → the call. Country fields that are not shown stay out, so that nothing typed for another status is saved; a mask goes
 * back as it came and means "unchanged". `salary` equals the basic salary.
 */
export const toPayload = (
  values: FormValues,
  shown: readonly CountryField[],
  masks: Readonly<Record<string, string>> = {},
): EmployeeFormInput => {
  const complianceData: Record<string, string> = {}
  for (const field of shown) {
    if (field.key in OWN_SECRETS) continue
    const typed = values.complianceData[field.key] ?? ''
    complianceData[field.key] = typed !== '' && typed === masks[pathOf(field)] ? typed : field.canonical(typed)
  }
  const { notificationPreferences: _, afterwards: _a, compensation, status, managerId, siteId, ...rest } = values
  const { overtimeRateType, overtimeRateMultiplier: _o, holidayRateMultiplier: _h, ...pay } = compensation
  return {
    ...rest,
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    countryCode: values.countryCode.toUpperCase(),
    status: status as EmployeeFormInput['status'],
    salary: compensation.basicSalary,
    compensation: { ...pay, overtimeRateType: overtimeRateType as '' | 'hourly_rate' | 'multiplier' | 'fixed_rate' },
    complianceData,
    // Left out: as it was.
    ...(managerId ? { managerId } : {}),
    ...(siteId ? { siteId } : {}),
  }
}

/** What else is said of somebody new. */
export const toNew = ({ compensation, afterwards }: FormValues) => ({
  overtime_rate_multiplier: compensation.overtimeRateMultiplier,
  holiday_rate_multiplier: compensation.holidayRateMultiplier,
  enable_onboarding: afterwards.enableOnboarding,
  send_welcome_email: afterwards.sendWelcomeEmail,
})

/** The boxes of the Onboarding Center → its call: country fields under their names in the record, those shown only. */
export const toOnboarding = (values: FormValues, shown: readonly CountryField[]) => {
  const { fullName, email, designation, department, phone, joinDate, birthDate, employeeId, nationality } = values
  const { overtimeRateType, overtimeRateMultiplier: _o, holidayRateMultiplier: _h, ...pay } = values.compensation
  return {
    fullName: fullName.trim(),
    email: email.trim(),
    designation,
    department,
    phone,
    joinDate,
    birthDate,
    employeeId,
    nationality,
    countryCode: values.countryCode.toUpperCase(),
    salary: pay.basicSalary,
    compensation: { ...pay, overtimeRateType: overtimeRateType as '' | 'hourly_rate' | 'multiplier' | 'fixed_rate' },
    compliance_data: Object.fromEntries(
      shown.map((field) => [field.record, field.canonical(valueAt(values, pathOf(field)))]),
    ),
    notification_preferences: values.notificationPreferences,
  }
}
