import { writeAudit } from '../../../server/audit.ts'
import type { Caller, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import * as interviews from '../interviews/held.ts'
import * as query from './queries.ts'
import { isOver } from './rules.ts'
import { zoneOf } from './shown.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'offers-over', country: null }

/** Each quarter of an hour: midnight has come somewhere. The first place where a day ends is fourteen hours ahead of UTC. */
const findOver = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    const tomorrow = addDays(dayIn('UTC', now()), 1)
    for (const { company_id } of await query.companiesWithOver(db, tomorrow))
      await enqueue(db, 'company-offers-over', { companyId: company_id }, `offers over ${company_id}`)
  })

const settle = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const tomorrow = addDays(dayIn('UTC', ground.now()), 1)
    for (const offer of await query.sentOver(db, companyId, tomorrow)) {
      if (!isOver(offer.expires_on, dayIn(zoneOf(ground, offer.country, offer.region), ground.now()))) continue
      await query.updateOffer(db, companyId, offer.id, { status: 'expired', decided_at: ground.now().toISOString() })
      await interviews.noteEvent(db, {
        companyId,
        applicationId: offer.application_id,
        kind: 'offer_expired',
        by: 'system',
        userId: null,
        // Of an application that has ended the end stays what was told last.
        publicStatus: offer.outcome === 'active' ? 'offer' : null,
        detail: { offer: offer.id },
      })
      await enqueue(
        db,
        'settle-job-applications',
        { companyId, jobId: offer.job_id },
        `applications of ${offer.job_id}`,
      )
      const nobody = { companyId, userId: null as never, role: null as never, sessionId: null as never }
      const entry = { action: 'offer.expire', targetType: 'application', targetId: offer.application_id }
      await writeAudit(db, nobody, caller, [{ ...entry, after: { offer: offer.id } }])
    }
  })

export const offerJobs = [
  { ...job('offers-over', findOver), timetable: '*/15 * * * *' },
  job('company-offers-over', settle),
]
