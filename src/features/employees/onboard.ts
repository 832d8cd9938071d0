import type { Context } from '../../server/context.ts'
import type { Parsed } from '../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import { CHANNELS, countryOf, create } from './save.ts'

/** The onboarding page's payload, brought to the form's shape; the rest is the one way an employee is added. */
export const onboard = async (ctx: Context, asked: Parsed<typeof contract.onboardEmployee>) => {
  const { compliance_data, notification_preferences, ...rest } = asked
  const wanted = notification_preferences ?? { email: true, whatsapp: true, sms: false }
  const nationality = asked.nationality ?? countryOf(ctx, asked.countryCode).demonym
  const { employee } = await create(
    ctx,
    { ...rest, nationality, compensation: null, complianceData: compliance_data, notificationPreferences: wanted },
    'onboarding',
  )
  return {
    success: true as const,
    employee: { id: employee.id, employeeId: employee.employee_id, fullName: employee.full_name },
    notifications: { channels: CHANNELS.filter((channel) => wanted[channel]) },
  }
}
