import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type { EmployeeForm } from '../employees/form.contract.ts'
import { validateEmployeeForm } from '../employees/intake.rules.ts'
import { getEmployeeContext, type StoredEmployee } from '../employees/people.ts'
import { changeEmployeeRecord, countryOf, createEmployeeRecord } from '../employees/save.ts'
import { openSecrets } from '../employees/secrets.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const NOTHING = {
  salary: null,
  employeeId: null,
  status: null,
  compensation: null,
  complianceData: {},
  notificationPreferences: null,
  bankAccountNumber: null,
  passportNumber: null,
} as const

/**
 * Adds somebody by name, country and first day. What the country asks for is missing on the record and named; with `invite` their portal opens
 * and they are asked to fill it in. Without it nobody is written to.
 */
export const addStarter = async (
  ctx: Context,
  input: Parsed<typeof contract.addStarter>,
): Promise<Output<typeof contract.addStarter>> => {
  const { invite, dueOn, email, fullName, countryCode, joinDate, department } = input
  if (invite && email === '') throw invalid({ email: 'Email is required: the invitation is sent to it' })
  if (dueOn !== null && !invite) throw invalid({ dueOn: 'A due date needs an invitation' })
  const country = countryOf(ctx, countryCode)
  const form: EmployeeForm = {
    ...NOTHING,
    fullName,
    email,
    designation: input.designation ?? '',
    department,
    countryCode: country.code,
    nationality: '',
    employmentStatus: null,
    joinDate,
    phone: null,
    birthDate: null,
    maritalStatus: null,
    gender: null,
    address: null,
    addressLine2: null,
    postalCode: null,
    emergencyContactName: null,
    emergencyContactPhone: null,
    bankName: null,
    // Onboarding is begun, and its welcome sent, for who is invited alone.
    notificationPreferences: invite ? { email: true, sms: false, whatsapp: false } : null,
  }
  const { employee, later } = await createEmployeeRecord(ctx, form, { surface: 'form', terms: {}, papersLater: true })
  if (invite)
    await query.insertRecordRequest(ctx.db, {
      company_id: ctx.actor.companyId,
      employee_id: employee.id,
      due_on: dueOn,
      asked_by: ctx.actor.userId,
    })
  const { id, employee_id, full_name } = employee
  return { employee: { id, employee_id, full_name }, missing: later, invited: invite }
}

/** Their record as a form, with what they say themselves in its place. */
const formOf = (stored: StoredEmployee, said: Partial<EmployeeForm>): EmployeeForm => ({
  ...NOTHING,
  fullName: stored.full_name,
  email: stored.email,
  designation: stored.position ?? '',
  department: stored.department,
  countryCode: stored.country,
  nationality: stored.nationality ?? '',
  employmentStatus: stored.employment_status,
  phone: stored.phone,
  joinDate: stored.hire_date,
  birthDate: stored.birth_date,
  maritalStatus: stored.marital_status,
  gender: stored.gender,
  address: stored.address,
  addressLine2: stored.address_line2,
  postalCode: stored.postal_code,
  emergencyContactName: stored.emergency_contact_name,
  emergencyContactPhone: stored.emergency_contact_phone,
  bankName: stored.bank_name,
  ...said,
})

const ownIdOf = (ctx: Context): string => ctx.actor.employeeId as string

/** What I am asked for, with what my record holds already. */
export const getMyRecordRequest = async (ctx: Context): Promise<Output<typeof contract.myRecordRequest>> => {
  const id = ownIdOf(ctx)
  const open = await query.findOpenRequest(ctx.db, ctx.actor.companyId, id)
  if (!open) return { request: null }
  const { stored, country, today } = await getEmployeeContext(ctx, id)
  const form = formOf(stored, {})
  const masked = stored.masked
  const facts = stored.facts
  const current = { secrets: await openSecrets(ctx, id), masked, facts }
  const { later } = validateEmployeeForm(form, country, { current, today, surface: 'form', papersLater: true })
  const plain = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  return {
    request: {
      dueOn: open.due_on,
      country: country.code,
      values: { ...Object.fromEntries(plain), ...facts, ...masked },
      missing: [...(form.nationality === '' ? ['Nationality'] : []), ...later],
    },
  }
}

/**
 * Saves what somebody says of themselves while they are asked to. Their name, pay and place of work are not theirs to change here. Nothing of
 * what their country asks for is missing any more: the request is done.
 */
export const completeMyRecord = async (
  ctx: Context,
  { nationality, ...said }: Parsed<typeof contract.completeMyRecord>,
): Promise<Output<typeof contract.completeMyRecord>> => {
  const id = ownIdOf(ctx)
  if (!(await query.findOpenRequest(ctx.db, ctx.actor.companyId, id)))
    throw new Refusal('CONFLICT', 'Your record is complete. Ask HR to change what is no longer right.')
  const { stored } = await getEmployeeContext(ctx, id)
  const own = { ...said, nationality: nationality ?? stored.nationality ?? '' }
  const form = { ...formOf(stored, own), papersLater: true }
  await changeEmployeeRecord(ctx, id, { typed: form, version: undefined, carries: (name) => name in said })
  const answer = await getMyRecordRequest(ctx)
  if (answer.request?.missing.length !== 0) return answer
  await query.setRequestCompleted(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString())
  ctx.audit({ action: 'employee.completed', targetType: 'employee', targetId: id })
  return { request: null }
}
