import type { Country, Facts } from '../../../countries/country.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { askProof } from '../../../server/proof.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import { namesOf } from '../../../shared/names.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { resolveDepartment } from '../../company/departments/service.ts'
import { ADDRESS_KEY, emailTaken } from '../../platform/accounts/employee.service.ts'
import { placeFromForm } from '../employments/form.service.ts'
import { classOfNumber } from './field-classes.rules.ts'
import type { EmployeeForm } from './form.contract.ts'
import { validateEmployeeForm } from './intake.rules.ts'
import { notifyOldAddress } from './letters.ts'
import { knownNationality } from './nationality.ts'
import { nextNumber } from './numbers.ts'
import { noPay, payOf, samePay, type Terms } from './pay.rules.ts'
import { tellCoverageChanged } from './people.ts'
import * as query from './queries.ts'
import { recordOf } from './record.ts'
import { hasReturned } from './rules.ts'
import { masksAfter, openSecrets, refuseTakenNumbers, saveSecrets } from './secrets.ts'

export const countryOf = (ctx: Context, text: string): Country => {
  const country = ctx.countries.find(text)
  if (!country) throw invalid({ countryCode: `We do not operate in ${text} yet` })
  return country
}

/** Key → label of the numbers that stand for one person. */
export const identifyingFieldsOf = (country: Country) =>
  new Map(country.fields.filter((f) => f.secret && f.identifies).map((f) => [f.key, f.label]))

/** A start date, salary and the like of a form as columns. */
const columnsOf = (form: EmployeeForm, country: Country, today: string) => ({
  full_name: form.fullName,
  first_name: namesOf(form.fullName, form.nationality).given,
  last_name: namesOf(form.fullName, form.nationality).family,
  email: form.email,
  position: form.designation,
  nationality: form.nationality,
  country: country.code,
  employment_status: form.employmentStatus,
  hire_date: form.joinDate ?? today,
  currency: country.currency.code,
})

/** Columns a form may leave out, with their names in it. */
const PERSONAL = {
  phone: 'phone',
  department: 'department',
  birth_date: 'birthDate',
  marital_status: 'maritalStatus',
  gender: 'gender',
  address: 'address',
  address_line2: 'addressLine2',
  postal_code: 'postalCode',
  emergency_contact_name: 'emergencyContactName',
  emergency_contact_phone: 'emergencyContactPhone',
  bank_name: 'bankName',
} as const

/** Those that the form carries; on an edit the others stay as they are. */
const personal = (form: EmployeeForm, carries: (name: string) => boolean = () => true) =>
  Object.fromEntries(
    Object.entries(PERSONAL).flatMap(([column, name]) => (carries(name) ? [[column, form[name]]] : [])),
  ) as { [column in keyof typeof PERSONAL]?: string | null }

export const throwConflict = (error: unknown): never => {
  const which = uniqueViolation(error)
  if (which === 'employees_company_id_email_key')
    throw new Refusal('CONFLICT', 'An employee with this email already exists in your company.', {
      fields: { email: 'An employee with this email already exists in your company.' },
    })
  if (which === 'employees_company_id_employee_number_key')
    throw new Refusal('CONFLICT', 'This employee ID is already in use in your company.', {
      fields: { employeeId: 'This employee ID is already in use in your company.' },
    })
  if (which === ADDRESS_KEY) throw emailTaken()
  throw error
}

const classified = (country: Country, form: EmployeeForm) => {
  const found = country.classify(form.nationality, form.employmentStatus ?? undefined)
  return {
    found,
    columns: {
      employee_type: found.status,
      classification_confidence: String(found.confidence),
      citizenship_status: found.status,
      document_validation_status: 'completed',
    },
  }
}

/** Adds an employee from a form: record, pay, secrets, first activity. One use case for every payload that creates one. */
export const createEmployeeRecord = async (
  ctx: Context,
  typed: EmployeeForm,
  {
    surface = 'form',
    terms = {},
    papersLater = false,
  }: { surface?: 'form' | 'onboarding'; terms?: Terms; papersLater?: boolean } = {},
) => {
  const { db, actor } = ctx
  const form = { ...typed, nationality: knownNationality(ctx, typed.nationality) }
  const country = countryOf(ctx, form.countryCode)
  const today = dayIn(country.zone, ctx.now())
  const intake = validateEmployeeForm(form, country, { current: null, today, surface, papersLater })
  const { pay, errors } = form.compensation
    ? payOf(form.compensation, country)
    : payOf({ ...noPay, basicSalary: form.salary ?? '0' }, country)
  const { department, errors: misplaced } = await resolveDepartment(ctx, form.department, null)
  const wrong = { ...misplaced, ...intake.errors, ...errors }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const unique = identifyingFieldsOf(country)
  await refuseTakenNumbers(ctx, intake.secrets, unique, null)
  const secrets = Object.fromEntries(Object.entries(intake.secrets).filter(([, v]) => v !== ''))
  const { found, columns } = classified(country, form)
  const { id } = await query
    .insertEmployee(db, {
      company_id: actor.companyId,
      employee_number: form.employeeId ?? (await nextNumber(db, actor.companyId, country)),
      ...columnsOf(form, country, today),
      ...personal({ ...form, department }),
      ...columns,
      status: form.status ?? 'active',
      facts: Object.fromEntries(Object.entries(intake.facts).filter(([, v]) => v !== '')),
      masked: masksAfter({}, secrets),
      notify: form.notificationPreferences ?? { email: true, sms: false, whatsapp: false },
      salary: pay.basic_salary,
      created_by: actor.userId,
      updated_by: actor.userId,
    })
    .catch(throwConflict)
  await saveSecrets(ctx, id, secrets, unique)
  const { managerId, siteId } = form
  await placeFromForm(ctx, id, { country: country.code, reason: 'Employee added', managerId, siteId })
  await query.insertCompensation(db, {
    company_id: actor.companyId,
    employee_id: id,
    effective_from: form.joinDate ?? today,
    entered_by: actor.userId,
    reason: 'Employee added',
    currency: country.currency.code,
    ...pay,
    ...terms,
  })
  if (form.notificationPreferences) await startOnboarding(ctx, id, form.notificationPreferences)
  const record = await recordNow(ctx, id, form.joinDate && form.joinDate > today ? form.joinDate : today)
  ctx.audit({ action: 'employee.create', targetType: 'employee', targetId: id, after: record })
  const { status: classification, confidence } = found
  return { employee: record, classification, confidence, warnings: intake.warnings, later: intake.later }
}

/** Changes an employee from the whole form. `version` is the one the form was filled from; `papersLater`: what is missing may be. */
export const changeEmployeeRecord = async (
  ctx: Context,
  id: string,
  {
    typed,
    version,
    carries,
  }: {
    typed: EmployeeForm & { papersLater?: boolean }
    version: number | undefined
    carries: (name: string) => boolean
  },
) => {
  const { db, actor } = ctx
  const current = await lockEmployeeVersion(ctx, id, version)
  const form = { ...typed, nationality: knownNationality(ctx, typed.nationality, current.nationality) }
  const country = countryOf(ctx, form.countryCode)
  const today = dayIn(country.zone, ctx.now())
  const before = await recordNow(ctx, id, today)
  const masked = current.masked
  const intake = validateEmployeeForm(form, country, {
    current: { secrets: await openSecrets(ctx, id), masked, facts: current.facts },
    today,
    surface: 'form',
    papersLater: typed.papersLater ?? false,
  })
  const inForce = await query.compensationInForce(db, actor.companyId, id, '9999-12-31')
  const { pay, errors } = form.compensation ? payOf(form.compensation, country) : { pay: null, errors: {} }
  const { department, errors: misplaced } = await resolveDepartment(ctx, form.department, current.department)
  const wrong: Record<string, string> = { ...misplaced, ...intake.errors, ...errors }
  // An amount does not become another currency's by itself.
  if (!pay && current.salary && current.currency !== country.currency.code)
    wrong['compensation.basicSalary'] = `Basic salary in ${country.currency.code} is required`
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const unique = identifyingFieldsOf(country)
  await refuseTakenNumbers(ctx, intake.secrets, unique, id)
  // Where somebody's pay goes is what a stolen session would change.
  if (Object.keys(intake.secrets).some((key) => classOfNumber(key, country.fields) === 'bank')) askProof(actor)

  // Numbers of a country somebody no longer works in are no longer ours to keep on the record.
  const left =
    current.country === country.code ? {} : Object.fromEntries(foreign(current, country).map((key) => [key, '']))
  const secrets = { ...left, ...intake.secrets }
  const { found, columns } = classified(country, form)
  const facts = {
    ...(current.country === country.code ? current.facts : {}),
    ...intake.facts,
  }
  await query
    .updateEmployee(db, actor.companyId, id, {
      ...columnsOf(form, country, current.hire_date ?? today),
      ...personal({ ...form, department }, carries),
      ...columns,
      ...(form.employeeId ? { employee_number: form.employeeId } : {}),
      ...(form.status ? { status: form.status } : {}),
      ...(form.notificationPreferences ? { notify: form.notificationPreferences } : {}),
      facts: Object.fromEntries(Object.entries(facts).filter(([, v]) => v !== '')),
      masked: masksAfter(masked, secrets),
      ...(pay ? { salary: pay.basic_salary } : {}),
      updated_by: actor.userId,
    })
    .catch(throwConflict)
  await saveSecrets(ctx, id, secrets, unique)
  const returned = hasReturned(current.status, form.status)
  const { managerId, siteId } = form
  await placeFromForm(ctx, id, { country: country.code, reason: 'Employee edited', returned, managerId, siteId })
  const isPaidOtherwise = pay !== null && !samePay(inForce, pay, country.currency.code)
  if (isPaidOtherwise)
    await query.insertCompensation(db, {
      company_id: actor.companyId,
      employee_id: id,
      effective_from: notBefore(inForce, today),
      entered_by: actor.userId,
      reason: 'Employee edited',
      currency: country.currency.code,
      ...pay,
      ...ownTerms(inForce),
    })
  if (isPaidOtherwise) await tellCoverageChanged(ctx, { employeeId: id, from: notBefore(inForce, today) })
  if (!sameFacts(current.facts, facts)) await tellCoverageChanged(ctx, { employeeId: id, from: null })
  const after = await finishEmployeeChange(ctx, id, before, today)
  return { employee: after, classification: found.status, confidence: found.confidence, warnings: intake.warnings }
}

/** Whether the record says the same of somebody; what is empty says nothing. */
const sameFacts = (before: Facts, after: Facts) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (key) => (before[key] || '') === (after[key] || ''),
  )

/** Notifications asked for mean onboarding: the record, and a job that opens the portal account and writes to the person once this is committed. */
const startOnboarding = async (
  ctx: Context,
  id: string,
  wanted: NonNullable<EmployeeForm['notificationPreferences']>,
) => {
  const channels = CHANNELS.filter((channel) => wanted[channel])
  await query.insertOnboarding(ctx.db, ctx.actor.companyId, id, { channels, by: ctx.actor.userId })
  if (channels.length > 0)
    await enqueueJob(
      ctx.db,
      'welcome-employee',
      { companyId: ctx.actor.companyId, employeeId: id, channels },
      `welcome ${id}`,
    )
}

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const

/** What every change ends with: activity, audit with before and after, the record as it now is. */
export const finishEmployeeChange = async (
  ctx: Context,
  id: string,
  before: Awaited<ReturnType<typeof recordNow>>,
  today: string,
) => {
  const after = await recordNow(ctx, id, today)
  const { before: was, after: is, changed } = changedFieldsOf(before, after)
  const told = changed.filter((name) => !['version', 'updated_at', 'name', 'first_name', 'last_name'].includes(name))
  await query.addActivity(ctx.db, ctx.actor.companyId, id, {
    type: 'employee_updated',
    by: ctx.actor.email,
    metadata: { fields: told },
  })
  if (before.email !== after.email) await notifyOldAddress(ctx, after, before.email)
  ctx.audit({ action: 'employee.update', targetType: 'employee', targetId: id, before: was, after: is })
  return after
}

/** The record under lock. A version that is no longer the newest is a lost update: 409 with the record as it now is. */
export const lockEmployeeVersion = async (
  ctx: Context,
  id: string,
  version: number | undefined,
): Promise<query.Stored> => {
  const current = await query.lockEmployee(ctx.db, ctx.actor.companyId, id)
  if (!current) throw new Refusal('NOT_FOUND', 'Employee not found.')
  if (version !== undefined && version !== current.version) {
    const zone = ctx.countries.all.find((c) => c.code === current.country)?.zone ?? 'UTC'
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this employee since you opened it.', {
      data: { employee: await recordNow(ctx, id, dayIn(zone, ctx.now())) },
    })
  }
  return current
}

export const recordNow = async (ctx: Context, id: string, today: string) => {
  const { db, actor, countries } = ctx
  const stored = await query.findEmployee(db, actor.companyId, id)
  if (!stored) throw new Refusal('NOT_FOUND', 'Employee not found.')
  const pay =
    (await query.compensationInForce(db, actor.companyId, id, today)) ??
    (await query.compensationInForce(db, actor.companyId, id, '9999-12-31'))
  return recordOf(countries, stored, pay)
}

/** A change of pay holds from today, but never from before the pay it changes: somebody may not have started yet. */
export const notBefore = (inForce: { effective_from: string } | undefined, today: string) =>
  inForce && inForce.effective_from > today ? inForce.effective_from : today

/** What the form has no box for goes on as it was agreed. */
const ownTerms = (inForce: Awaited<ReturnType<typeof query.compensationInForce>>) => ({
  overtime_rate_multiplier: inForce?.overtime_rate_multiplier ?? null,
  holiday_rate_multiplier: inForce?.holiday_rate_multiplier ?? null,
})

const foreign = (current: query.Stored, country: Country) =>
  Object.keys(current.masked).filter(
    (key) => !['bankAccountNumber', 'passportNumber'].includes(key) && !country.fields.some((f) => f.key === key),
  )
