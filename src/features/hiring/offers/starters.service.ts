import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { beginEmployment } from '../../people/employees/first-day.service.ts'
import { listCompaniesWithStarters, lockStarters, markBegun } from './hires.queries.ts'
import { zoneOf } from './shown.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'first-days', country: null }

/** The first place where a day begins is fourteen hours ahead of UTC. */
const tomorrowOf = (services: Services) => addDays(dayIn('UTC', services.now()), 1)

/** Each quarter of an hour: a first day has come somewhere. */
export const findStarters = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const { company_id } of await listCompaniesWithStarters(db, tomorrowOf(services)))
      await enqueueJob(db, 'company-first-days', { companyId: company_id }, `first days ${company_id}`)
  })

/** Whoever was hired for today where they work is active from now on, and is welcomed where that was to wait for today. */
export const beginStarters = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const entries = []
    for (const hire of await lockStarters(db, companyId, tomorrowOf(services))) {
      if (dayIn(zoneOf(services, hire.country, hire.region), services.now()) < hire.starts_on) continue
      const { employee_id: employeeId } = hire
      const begun = !hire.begun && (await beginEmployment(db, companyId, employeeId))
      if (hire.welcome_on !== null)
        await enqueueJob(
          db,
          'welcome-employee',
          { companyId, employeeId, channels: ['email'] },
          `welcome ${employeeId}`,
        )
      await markBegun(db, companyId, hire.application_id, services.now().toISOString())
      if (begun)
        entries.push({
          action: 'employee.begin',
          targetType: 'employee',
          targetId: employeeId,
          before: { status: 'pending' },
          after: { status: 'active' },
          detail: { firstDay: hire.starts_on },
        })
    }
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, caller, entries)
  })
