import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { refusalOf } from '../../../server/input.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { day, decimal, email, optionalDecimal, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { exact, fromMinor, roundToMinor, toMinor } from '../../../shared/money.ts'
import { namesOf } from '../../../shared/names.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { resolveDepartment } from '../../company/departments/service.ts'
import { placeFromForm } from '../employments/form.service.ts'
import type * as contract from './contract.ts'
import { EMPLOYEE_STATUSES } from './contract.ts'
import { EmployeeForm } from './form.contract.ts'
import { samePay, type Terms } from './pay.rules.ts'
import { tellCoverageChanged } from './people.ts'
import { refuseForeignPhoto } from './photo.ts'
import * as query from './queries.ts'
import { recordOf } from './record.ts'
import { hasReturned, hireDateOf } from './rules.ts'
import {
  changeEmployeeRecord,
  finishEmployeeChange,
  lockEmployeeVersion,
  notBefore,
  recordNow,
  throwConflict,
} from './save.ts'

const amount = (label: string) => optionalDecimal(label, { min: 0, max: 999_999_999 })

/** The profile's edit modal (specification 2, section 7): snake_case, only the keys sent change. */
const ProfileEdit = z
  .object({
    full_name: requiredText('Full name', 200),
    email: email(),
    phone: optionalText('Phone number', 40),
    emergency_contact_name: optionalText('Emergency contact name', 200),
    emergency_contact_phone: optionalText('Emergency contact phone', 40),
    position: requiredText('Position', 200),
    department: requiredText('Department', 100),
    employee_id: requiredText('Employee ID', 60),
    salary: decimal('Salary', { min: 0, max: 999_999_999 }),
    hire_date: day('Hire date'),
    housing_allowance: amount('Housing allowance'),
    transport_allowance: amount('Transport allowance'),
    medical_allowance: amount('Medical allowance'),
    food_allowance: amount('Food allowance'),
    standard_hours_per_week: optionalDecimal('Standard hours per week', { min: 0, max: 60, step: 0.1 }),
    overtime_rate_multiplier: optionalDecimal('Overtime multiplier', { min: 1, max: 3, step: 0.01 }),
    holiday_rate_multiplier: optionalDecimal('Holiday multiplier', { min: 1, max: 3, step: 0.01 }),
    status: z.enum(EMPLOYEE_STATUSES, { error: `Status must be one of ${EMPLOYEE_STATUSES.join(', ')}` }),
    employee_photo_url: optionalText('Photo', 300),
    notes: optionalText('Notes', 4000),
    manager_id: uuid('Manager').nullable(),
    site_id: uuid('Site').nullable(),
  })
  .partial()
type ProfileEdit = z.output<typeof ProfileEdit>

const RateQuestion = z.object({
  hours: decimal('Hours', { min: 0, max: 744 }),
  country: requiredText('Country', 60),
})

/** One address, three shapes, told apart by what they hold. */
export const updateEmployee = async (
  ctx: Context,
  input: { id: string; version?: number | undefined; [name: string]: unknown },
): Promise<Output<typeof contract.updateEmployee>> => {
  const { id, version } = input
  if ('hours' in input) return rates(ctx, id, parsed(RateQuestion, input))
  if ('fullName' in input || 'countryCode' in input)
    return changeEmployeeRecord(ctx, id, {
      typed: parsed(EmployeeForm, input),
      version,
      carries: (name) => input[name] !== undefined,
    })
  const hireDate = hireDateOf(input)
  return editProfile(
    ctx,
    id,
    parsed(ProfileEdit, hireDate === undefined ? input : { ...input, hire_date: hireDate }),
    version,
  )
}

const parsed = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input)
  if (!result.success) throw refusalOf(result.error.issues)
  return result.data
}

const editProfile = async (ctx: Context, id: string, edit: ProfileEdit, version: number | undefined) => {
  if (Object.values(edit).every((v) => v === undefined)) throw invalid({ body: 'Nothing to change was sent.' })
  const { db, actor, countries } = ctx
  const current = await lockEmployeeVersion(ctx, id, version)
  const country = countries.get(current.country)
  const today = dayIn(country.zone, ctx.now())
  const before = await recordNow(ctx, id, today)
  const inForce = await query.compensationInForce(db, actor.companyId, id, '9999-12-31')
  const minor = (value: string | null | undefined, name: string, label: string) => {
    if (value === undefined) return undefined
    try {
      return value === null ? null : toMinor(value, country.currency.minorUnits)
    } catch (error) {
      throw invalid({ [name]: `${label} ${(error as Error).message}` })
    }
  }
  const pay = {
    basic_salary: minor(edit.salary, 'salary', 'Salary') ?? undefined,
    housing_allowance: minor(edit.housing_allowance, 'housing_allowance', 'Housing allowance'),
    transport_allowance: minor(edit.transport_allowance, 'transport_allowance', 'Transport allowance'),
    medical_allowance: minor(edit.medical_allowance, 'medical_allowance', 'Medical allowance'),
    meal_allowance: minor(edit.food_allowance, 'food_allowance', 'Food allowance'),
    // Left empty, the country's own hold again.
    standard_hours_per_week: edit.standard_hours_per_week,
    overtime_rate_multiplier: inTenths(edit, 'overtime_rate_multiplier', 'Overtime', country.hours.overtimeMultiplier),
    holiday_rate_multiplier: inTenths(edit, 'holiday_rate_multiplier', 'Holiday', country.hours.holidayMultiplier),
  }
  if (edit.employee_photo_url) await refuseForeignPhoto(ctx, id, edit.employee_photo_url)
  const { department, errors } = await resolveDepartment(ctx, edit.department ?? null, current.department)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const chosen = { managerId: edit.manager_id, siteId: edit.site_id }
  const names = edit.full_name === undefined ? undefined : namesOf(edit.full_name, current.nationality)
  await query
    .updateEmployee(db, actor.companyId, id, {
      ...defined({
        full_name: edit.full_name,
        first_name: names?.given,
        last_name: names?.family,
        email: edit.email,
        phone: edit.phone,
        emergency_contact_name: edit.emergency_contact_name,
        emergency_contact_phone: edit.emergency_contact_phone,
        position: edit.position,
        department: department ?? undefined,
        employee_number: edit.employee_id,
        hire_date: edit.hire_date,
        status: edit.status,
        photo_url: edit.employee_photo_url,
        notes: edit.notes,
        salary: pay.basic_salary,
      }),
      updated_by: actor.userId,
    })
    .catch(throwConflict)
  const returned = hasReturned(current.status, edit.status)
  await placeFromForm(ctx, id, { country: current.country, reason: 'Profile edited', returned, ...defined(chosen) })
  const changedPay = defined(pay)
  if (Object.keys(changedPay).length > 0 && !samePay(inForce, changedPay, inForce?.currency ?? '')) {
    const {
      id: _id,
      entered_at: _at,
      cause: _cause,
      decided_on: _decided,
      ...stored
    } = inForce ?? {
      id: 0,
      entered_at: '',
      cause: null,
      decided_on: null,
      basic_salary: 0,
      currency: country.currency.code,
    }
    await query.insertCompensation(db, {
      ...stored,
      ...changedPay,
      company_id: actor.companyId,
      employee_id: id,
      effective_from: notBefore(inForce, today),
      entered_by: actor.userId,
      reason: 'Profile edited',
    })
    await tellCoverageChanged(ctx, { employeeId: id, from: notBefore(inForce, today) })
  }
  const employee = await finishEmployeeChange(ctx, id, before, today)
  const found = country.classify(employee.nationality ?? '', employee.employment_status ?? undefined)
  return { employee, classification: found.status, confidence: found.confidence, warnings: [] }
}

/** Steps of 0.1; a country's own multiplier may stand between two of them. */
export const inTenths = (
  edit: { [name in keyof Terms]?: Terms[name] | undefined },
  name: keyof Terms,
  label: string,
  countrys: number,
) => {
  const value = edit[name]
  if (value && Number(value) !== countrys && exact(value).mul(10).d !== 1n)
    throw invalid({ [name]: `${label} multiplier must be in steps of 0.1` })
  return value
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/**
 * Pay for a number of hours at this person's rate: up to the standard week at the hourly rate, beyond it at the overtime multiplier.
 * In their own country with the terms agreed with them, elsewhere with that country's. Computes, and changes nothing.
 */
const rates = async (ctx: Context, id: string, input: z.output<typeof RateQuestion>) => {
  const current = await query.findEmployee(ctx.db, ctx.actor.companyId, id)
  if (!current) throw notFound('Employee')
  const country = ctx.countries.find(input.country)
  if (!country) throw invalid({ country: `We do not operate in ${input.country} yet` })
  const today = dayIn(country.zone, ctx.now())
  const pay = await query.compensationInForce(ctx.db, ctx.actor.companyId, id, today)
  const own = country.code === current.country ? recordOf(ctx.countries, current, pay) : null
  const weeklyHours = own?.standard_hours_per_week || country.hours.standard
  const multiplier = own?.overtime_rate_multiplier ?? country.hours.overtimeMultiplier
  const hourly = country.exactHourlyRate({ basic: current.salary ?? 0, weeklyHours })
  const hours = exact(input.hours)
  const regularHours = hours.compare(weeklyHours) > 0 ? exact(weeklyHours) : hours
  const regular = roundToMinor(hourly.mul(regularHours))
  const overtime = roundToMinor(hourly.mul(hours.sub(regularHours)).mul(exact(String(multiplier))))
  const major = (minor: number) => Number(fromMinor(minor, country.currency.minorUnits))
  return {
    regularPay: major(regular),
    overtimePay: major(overtime),
    grossPay: major(regular + overtime),
    hourlyRate: major(roundToMinor(hourly)),
  }
}
