import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import type * as contract from '../employees/contract.ts'
import { factsGiven } from '../employees/intake.rules.ts'
import { CHANNELS, countryOf, createEmployeeRecord } from '../employees/save.ts'

type Input = Parsed<typeof contract.onboardEmployee>

/** The onboarding page's payload, brought to the form's shape; the rest is the one way an employee is added. */
export const onboardEmployee = async (ctx: Context, input: Input) => {
  const { compliance_data, notification_preferences, employee_type: _, ...rest } = input
  const wanted = notification_preferences ?? { email: true, whatsapp: true, sms: false }
  const country = countryOf(ctx, input.countryCode)
  const employmentStatus = input.employmentStatus ?? statusOf(country, input)
  const nationality = input.nationality ?? country.demonym
  // Nobody becomes a citizen by a box that was left empty.
  if (!input.nationality && (input.employee_type === 'foreign_worker' || employmentStatus === 'work_permit'))
    throw invalid({ nationality: 'Nationality is required' })
  const { employee } = await createEmployeeRecord(
    ctx,
    {
      ...rest,
      nationality,
      employmentStatus,
      complianceData: compliance_data,
      notificationPreferences: wanted,
    },
    { surface: 'onboarding' },
  )
  return {
    success: true as const,
    employee: { id: employee.id, employeeId: employee.employee_id, fullName: employee.full_name },
    notifications: { channels: CHANNELS.filter((channel) => wanted[channel]) },
  }
}

/** The page asks for the country's own status (work pass type, permit status); the record's employment status follows from it. */
const statusOf = (country: Country, { compliance_data, nationality }: Input): string | null => {
  if (!country.employmentStatuses) return null
  const { employmentStatus } = country.derive({
    ...factsGiven(country, compliance_data),
    nationality: nationality ?? '',
  })
  return country.employmentStatuses.some((o) => o.value === employmentStatus) ? (employmentStatus ?? null) : null
}
