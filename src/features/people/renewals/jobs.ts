import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './reminders.queries.ts'
import { REMIND_DAYS, RENEWAL_ESCALATES_FROM, renewalReminder } from './rules.ts'

const COMPANY_JOB = 'company-renewals-due'

/** The last due day that may be near anywhere: a place is at most a day ahead of UTC. */
const nearDay = ({ now }: Services): Day => addDays(dayIn('UTC', now()), REMIND_DAYS + 1)

/** Each hour: midnight has come at some employee’s place. */
const findRenewalsDue = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const { id } of await query.listCompaniesToRemind(db, nearDay(services)))
      await enqueueJob(db, COMPANY_JOB, { companyId: id }, `renewals due ${id}`)
  })

/** Its owner, or everybody who works on records where it has none any more; from the day it is late everybody. */
const whomToRemind = (
  { owner_id: ownerId }: query.DueRenewal,
  stage: number,
  workers: readonly query.RenewalWorker[],
): readonly query.RenewalWorker[] => {
  const own = workers.filter(({ id }) => id === ownerId)
  return own.length > 0 && stage < RENEWAL_ESCALATES_FROM ? own : workers
}

const remindOfRenewals = async (services: Services, db: Db, companyId: string): Promise<void> => {
  const workers = await query.listRenewalWorkers(db, companyId, rolesWith('employees.write'))
  for (const due of await query.listDueRenewals(db, companyId, nearDay(services))) {
    const left = daysBetween(dayIn(services.countries.get(due.country).zone, services.now()), due.due_on)
    const stage = renewalReminder(left)
    if (stage === 0 || (await query.raiseReminded(db, companyId, { id: due.id, stage })) === 0) continue
    const link = `${services.settings.publicUrl}${paths.compliance()}`
    await notifyPeople(services, db, {
      event: 'renewal-due',
      companyId,
      key: `${due.id} ${due.due_on} ${stage}`,
      recipients: whomToRemind(due, stage, workers).map((to) => ({
        userId: to.id,
        email: to.email,
        language: to.language ?? 'en',
        link,
        facts: {
          name: to.first_name,
          what: due.what,
          person: due.name,
          on: longDay(to.language ?? 'en', due.due_on),
          daysLate: Math.max(0, -left),
          link,
        },
      })),
    })
  }
}

export const renewalJobs = [
  { ...defineJob('renewals-due', findRenewalsDue), timetable: '26 * * * *' },
  defineJob(COMPANY_JOB, (services: Services, { companyId }: { companyId: string }) =>
    services.database.forCompany(companyId, (db) => remindOfRenewals(services, db, companyId)),
  ),
]
