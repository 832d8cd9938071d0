import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { dayIn } from '../../../shared/dates.ts'
import { leavesAt } from '../../../shared/delay.ts'
import { paths } from '../../../shared/paths.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { resetUnnotifiedApplications } from '../jobs/changes.service.ts'
import { publicStatusOf } from '../jobs/stages.rules.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import { insertEvents } from './apply.queries.ts'
import * as candidates from './candidates.queries.ts'
import { readSent } from './cv.service.ts'
import { forgetCandidate } from './erase.service.ts'
import * as query from './jobs.queries.ts'
import { listNotificationRecipients } from './mine.queries.ts'
import { insertMessages } from './work.queries.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'applications', country: null }
const nobody = (companyId: string) => systemActor(companyId)

type OfJob = { companyId: string; jobId: string }

/** How many have come since the owner was told last; those of some minutes together. */
export const notifyOfApplications = (services: Services, { companyId, jobId }: OfJob): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const count = await resetUnnotifiedApplications(db, companyId, jobId)
    if (count <= 0) return
    const link = `${services.settings.publicUrl}${paths.manageApplications({ job: jobId })}`
    const people = await listNotificationRecipients(db, companyId, jobId, null)
    const recipients = people.map(({ id, email, language, title }) => ({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { what: 'arrived' as const, job: title, count, link },
    }))
    await notifyPeople(services, db, { event: 'application-news', companyId, recipients })
  })

/**
 * A job that is closed ends what was going on: the person reads it, and is written to. An advert whose last day is over takes no more
 * applications; those it has go on. So does that of somebody who holds an offer: what was promised stands. When the job opens again, they
 * stand where they stood. What is done depends on how the job stands now, so it may run at any time and as often as it likes.
 */
export const reconcileJob = (services: Services, { companyId, jobId }: OfJob): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const current = await query.lockJob(db, companyId, jobId)
    if (!current) return
    const closed = current.status === 'archived' || (current.status === 'closed' && current.close_reason !== 'expired')
    const open = current.status === 'open' || current.status === 'paused'
    const now = services.now()
    const going = await query.goingOn(db, companyId, jobId)
    const event = { by_kind: 'system' as const, detail: {} }
    if (closed) {
      const ended = going.filter((a) => a.last !== 'jobClosed' && !a.offer)
      const over = going.filter((a) => a.outcome === 'active' && !a.offer).map((a) => a.id)
      await query.endWithJob(db, companyId, over, now.toISOString())
      await insertEvents(
        db,
        companyId,
        ended.map((a) => ({ ...event, application_id: a.id, kind: 'jobClosed', public_status: 'jobClosed' })),
      )
      await insertMessages(
        db,
        companyId,
        ended.map((a) => {
          const { subject, text } = renderTemplate('application-closed', a.language, {
            name: a.name,
            job: current.title,
            company: current.company,
            words: current.close_message ?? '',
          })
          return {
            application_id: a.id,
            by_kind: 'system' as const,
            by_user: null,
            subject,
            body: text,
            leaves_at: leavesAt(now, zoneOfPerson(services.countries, a)).toISOString(),
          }
        }),
        now.toISOString(),
      )
    }
    if (open) {
      const back = going.filter((a) => a.last === 'jobClosed')
      const again = going.filter((a) => a.outcome === 'closed').map((a) => a.id)
      const reopened = (await query.reopenWithJob(db, companyId, again, now.toISOString())).map(({ id }) => id)
      await query.withdrawPendingMessages(
        db,
        companyId,
        back.map((a) => a.id),
        now.toISOString(),
      )
      await insertEvents(
        db,
        companyId,
        // Who has applied anew meanwhile reads it of what goes on.
        back
          .filter((a) => a.outcome === 'active' || reopened.includes(a.id))
          .map((a) => ({
            ...event,
            application_id: a.id,
            kind: 'jobReopened',
            public_status: publicStatusOf(a.kind, 'active'),
          })),
      )
    }
  })

/** Each night: what was sent by somebody whose time is over goes. */
export const findExpiredCandidates = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const { company_id } of await candidates.listCompaniesWithExpiredCandidates(db, dayIn('UTC', services.now())))
      await enqueueJob(db, 'forget-candidates', { companyId: company_id }, `forget candidates ${company_id}`)
  })

export const forgetCandidates = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const now = services.now()
    const entries = []
    for (const { id } of await candidates.listExpiredCandidates(db, companyId, dayIn('UTC', now))) {
      const applications = await forgetCandidate(services, db, companyId, id)
      const detail = { by: 'timetable', applications }
      entries.push({ action: 'candidate.erase', targetType: 'candidate', targetId: id, detail })
    }
    await writeAudit(db, nobody(companyId), caller, entries)
  })

export const applicationJobs = [
  defineJob('tell-of-applications', notifyOfApplications),
  defineJob('settle-job-applications', reconcileJob),
  defineJob('read-sent-cv', readSent),
  { ...defineJob('candidates-over', findExpiredCandidates), timetable: '17 2 * * *' },
  defineJob('forget-candidates', forgetCandidates),
]
