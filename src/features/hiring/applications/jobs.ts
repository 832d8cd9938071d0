import { writeAudit } from '../../../server/audit.ts'
import type { Caller, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { dayIn } from '../../../shared/dates.ts'
import { keptJobs } from '../../career/applications/kept.jobs.ts'
import { toldOf } from '../../career/applications/mine.queries.ts'
import { insertEvents } from '../../job-board/apply/apply.queries.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as candidates from './candidates.queries.ts'
import { readSent } from './cv.service.ts'
import * as query from './jobs.queries.ts'
import { leavesAt, publicStatusOf } from './state.rules.ts'
import { insertMessages } from './work.queries.ts'
import { zoneOfPerson } from './zones.rules.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'applications', country: null }
const nobody = (companyId: string) => ({
  companyId,
  userId: null as never,
  role: null as never,
  sessionId: null as never,
})

type OfJob = { companyId: string; jobId: string }

/** How many have come since the owner was told last; those of some minutes together. */
export const tellOfApplications = (ground: Ground, { companyId, jobId }: OfJob): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const count = await query.untold(db, companyId, jobId)
    if (count <= 0) return
    for (const { email, language, title } of await toldOf(db, companyId, jobId, null))
      await sendMessage(ground, db, {
        companyId,
        channel: 'email',
        recipient: email,
        ...write('application-news', language ?? 'en', {
          ...{ what: 'arrived', job: title, count },
          link: `${ground.settings.publicUrl}/dashboard/manage-applications?job=${jobId}`,
        }),
      })
  })

/**
 * A job that is closed ends what was going on: the person reads it, and is written to. An advert whose last day is over takes no more
 * applications; those it has go on. So does that of somebody who holds an offer: what was promised stands. When the job opens again, they
 * stand where they stood. What is done depends on how the job stands now, so it may run at any time and as often as it likes.
 */
export const settleJob = (ground: Ground, { companyId, jobId }: OfJob): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const held = await query.jobHeld(db, companyId, jobId)
    if (!held) return
    const closed = held.status === 'archived' || (held.status === 'closed' && held.close_reason !== 'expired')
    const open = held.status === 'open' || held.status === 'paused'
    const now = ground.now()
    const going = await query.goingOn(db, companyId, jobId)
    const event = { by_kind: 'system' as const, detail: {} }
    if (closed) {
      const ended = going.filter((a) => a.last !== 'jobClosed' && !a.offer)
      await insertEvents(
        db,
        companyId,
        ended.map((a) => ({ ...event, application_id: a.id, kind: 'jobClosed', public_status: 'jobClosed' })),
      )
      await insertMessages(
        db,
        companyId,
        ended.map((a) => {
          const { subject, text } = write('application-closed', a.language, {
            ...{ name: a.name, job: held.title, company: held.company, words: held.close_message ?? '' },
          })
          return {
            ...{ application_id: a.id, by_kind: 'system' as const, by_user: null, subject, body: text },
            leaves_at: leavesAt(now, zoneOfPerson(ground.countries, a)).toISOString(),
          }
        }),
        now.toISOString(),
      )
    }
    if (open) {
      const back = going.filter((a) => a.last === 'jobClosed')
      await query.keepNewsBack(
        db,
        companyId,
        back.map((a) => a.id),
        now.toISOString(),
      )
      await insertEvents(
        db,
        companyId,
        back.map((a) => ({
          ...event,
          application_id: a.id,
          kind: 'jobReopened',
          public_status: publicStatusOf(a.kind, 'active'),
        })),
      )
    }
  })

/** Each night: what was sent by somebody whose time is over goes. */
export const findOver = (ground: Ground): Promise<void> =>
  ground.doors.asPlatform(async (db) => {
    for (const { company_id } of await candidates.companiesWithOver(db, dayIn('UTC', ground.now())))
      await enqueue(db, 'forget-candidates', { companyId: company_id }, `forget candidates ${company_id}`)
  })

export const forgetCandidates = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const now = ground.now()
    const entries = []
    for (const { id } of await candidates.over(db, companyId, dayIn('UTC', now))) {
      const applications = await candidates.erase(db, companyId, id, now.toISOString())
      const detail = { by: 'timetable', applications }
      entries.push({ action: 'candidate.erase', targetType: 'candidate', targetId: id, detail })
    }
    await writeAudit(db, nobody(companyId), caller, entries)
  })

export const applicationJobs = [
  job('tell-of-applications', tellOfApplications),
  job('settle-job-applications', settleJob),
  job('read-sent-cv', readSent),
  { ...job('candidates-over', findOver), timetable: '17 2 * * *' },
  job('forget-candidates', forgetCandidates),
  ...keptJobs,
]
