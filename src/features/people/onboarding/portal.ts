import type { Context, Services } from '../../../server/context.ts'
import { temporaryPassword } from '../../../server/crypto.ts'
import { sendMessage } from '../../../server/messages.ts'
import { hashPassword } from '../../../server/passwords.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import {
  employeeLanguages,
  openEmployeeAccount,
  sendEmployeeReset,
  sendWelcome,
} from '../../platform/accounts/employee.service.ts'
import { TEMPORARY_HOURS } from '../../platform/messages/lifetimes.rules.ts'
import { toE164 } from '../../platform/messages/phone.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import type * as contract from '../employees/contract.ts'
import { findCompanyName, findStoredEmployee, logEmployeeActivity } from '../employees/people.ts'

/**
 * Opens the employee portal to somebody, or sends them a new password. A temporary password is shown once, to who asked, and only for
 * an account that was never activated; an activated one gets a link, sent to the person alone. Either way only this company's
 * portal account of this employee is touched, whatever else the e-mail address may belong to.
 */
export const welcomeEmail = async (ctx: Context, input: Parsed<typeof contract.welcomeEmail>) => {
  const { db, actor, database } = ctx
  const wait = await database.countTry(`welcome ${input.id}`, 5 * ctx.settings.limitFactor, 3600)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many messages to this employee. Please wait ${wait} seconds.`, {
      retryAfter: wait,
    })
  const employee = await findStoredEmployee(db, actor.companyId, input.id)
  if (!employee) throw notFound('Employee')
  if (employee.status === 'terminated')
    throw new Refusal('CONFLICT', 'This employee has left the company: the portal stays closed.')

  const method = input.resetMethod ?? 'email'
  if (method !== 'email' && !employee.phone)
    throw invalid({ resetMethod: `This employee has no phone number for ${method}.` })
  if (method !== 'email' && !toE164(employee.phone as string, employee.country))
    throw invalid({
      resetMethod: `The phone number of this employee cannot be reached by ${method}.`,
    })
  const recipient = method === 'email' ? employee.email : (employee.phone as string)
  const company = await findCompanyName(db, actor.companyId)
  const portalUrl = `${ctx.settings.publicUrl}${paths.companyLogin(company.slug)}`
  const person = {
    employeeId: employee.id,
    email: employee.email,
    firstName: employee.first_name,
    lastName: employee.last_name,
    companyId: actor.companyId,
    country: employee.country,
  }
  const password = temporaryPassword()
  const opened = await openEmployeeAccount(ctx, person, await hashPassword(password))
  const audited = (action: string) =>
    ctx.audit({ action, targetType: 'employee', targetId: employee.id, detail: { channel: method } })

  if (opened === 'activated') {
    // Whoever may edit a record could otherwise put their own phone on it and take the account over.
    if (method !== 'email')
      throw invalid({
        resetMethod: 'This account is in use and its phone number is not confirmed. Send the reset by email.',
      })
    await sendEmployeeReset(ctx, person, { channel: method, phone: employee.phone, company: company.name })
    await logEmployeeActivity(ctx, employee.id, 'password_reset_sent', { channel: method })
    audited('employee.password-reset')
    return { message: `Password reset sent via ${method} successfully!`, channels: [method] }
  }
  const told = { name: employee.full_name, company: company.name, portal: portalUrl, email: employee.email }
  await sendMessage(ctx, db, {
    companyId: actor.companyId,
    channel: method,
    recipient,
    country: employee.country,
    goodForMinutes: TEMPORARY_HOURS * 60,
    ...renderTemplate(
      'temporary-password',
      await employeeLanguages(ctx, person),
      { ...told, hours: TEMPORARY_HOURS },
      method,
    ),
  })
  await logEmployeeActivity(ctx, employee.id, input.generatePassword ? 'welcome_email_sent' : 'password_reset_sent', {
    channel: method,
  })
  audited('employee.welcome')
  return input.generatePassword
    ? { message: 'Welcome email sent successfully!', tempPassword: password, channels: [method] }
    : { message: `Password reset sent via ${method} successfully!`, tempPassword: password, channels: [method] }
}

/** The job of an onboarding: the portal account, and a link to it on each channel asked for. */
export const welcomeEmployee = async (
  services: Services,
  {
    companyId,
    employeeId,
    channels,
  }: { companyId: string; employeeId: string; channels: ('email' | 'sms' | 'whatsapp')[] },
) => {
  const found = await services.database.forCompany(companyId, async (db) => ({
    employee: await findStoredEmployee(db, companyId, employeeId),
    company: await findCompanyName(db, companyId),
  }))
  const { employee, company } = found
  if (!employee || employee.status === 'terminated') return
  const person = {
    companyId,
    employeeId,
    email: employee.email,
    firstName: employee.first_name,
    lastName: employee.last_name,
    country: employee.country,
  }
  if ((await openEmployeeAccount(services, person, null)) === 'temporary')
    await sendWelcome(services, person, { channels, phone: employee.phone, company: company.name })
}
