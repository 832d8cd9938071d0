import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type * as contract from '../employees/contract.ts'
import type { Terms } from '../employees/pay.rules.ts'
import { inTenths } from '../employees/profile.ts'
import { countryOf, createEmployeeRecord } from '../employees/save.ts'

/** The management page's form: somebody new, with the terms agreed with them, and their onboarding when it is wished for. */
export const createEmployee = (ctx: Context, input: Parsed<typeof contract.createEmployee>) => {
  const {
    enable_onboarding: onboarding,
    send_welcome_email: welcome,
    overtime_rate_multiplier,
    holiday_rate_multiplier,
    ...form
  } = input
  const { hours } = countryOf(ctx, form.countryCode)
  const given = { overtime_rate_multiplier, holiday_rate_multiplier }
  const terms: Terms = {
    overtime_rate_multiplier: inTenths(given, 'overtime_rate_multiplier', 'Overtime', hours.overtimeMultiplier) ?? null,
    holiday_rate_multiplier: inTenths(given, 'holiday_rate_multiplier', 'Holiday', hours.holidayMultiplier) ?? null,
  }
  const told = onboarding ? { email: welcome !== false, sms: false, whatsapp: false } : null
  return createEmployeeRecord(
    ctx,
    { ...form, notificationPreferences: form.notificationPreferences ?? told },
    { surface: 'form', terms },
  )
}
