import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { insertApplicationEvent } from '../applications/changes.service.ts'
import { enqueueReconcileApplications } from '../jobs/changes.service.ts'
import * as query from './queries.ts'
import { isExpired } from './rules.ts'
import { sendDueOffers } from './send.service.ts'
import { zoneOf } from './shown.ts'
import { beginStarters, findStarters } from './starters.service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'offers-over', country: null }

/** Each quarter of an hour: midnight has come somewhere. The first place where a day ends is fourteen hours ahead of UTC. */
const findOver = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    const tomorrow = addDays(dayIn('UTC', now()), 1)
    for (const { company_id } of await query.listCompaniesWithExpiredOffers(db, tomorrow))
      await enqueueJob(db, 'company-offers-over', { companyId: company_id }, `offers over ${company_id}`)
  })

const settle = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const tomorrow = addDays(dayIn('UTC', services.now()), 1)
    for (const offer of await query.listExpiredSentOffers(db, companyId, tomorrow)) {
      if (!isExpired(offer.expires_on, dayIn(zoneOf(services, offer.country, offer.region), services.now()))) continue
      await query.updateOffer(db, companyId, offer.id, { status: 'expired', decided_at: services.now().toISOString() })
      await insertApplicationEvent(db, {
        companyId,
        applicationId: offer.application_id,
        kind: 'offer_expired',
        by: 'system',
        userId: null,
        // Of an application that has ended the end stays what was told last.
        publicStatus: offer.outcome === 'active' ? 'offer' : null,
        detail: { offer: offer.id },
      })
      await enqueueReconcileApplications(db, companyId, offer.job_id)
      const nobody = systemActor(companyId)
      const entry = { action: 'offer.expire', targetType: 'application', targetId: offer.application_id }
      await writeAudit(db, nobody, caller, [{ ...entry, after: { offer: offer.id } }])
    }
  })

/** Each minute: letters whose time to be held is over. */
const findLeaving = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await query.listCompaniesWithLeavingOffers(db, now().toISOString()))
      await enqueueJob(db, 'company-offers-leaving', { companyId: company_id }, `offers leaving ${company_id}`)
  })

export const offerJobs = [
  { ...defineJob('offers-over', findOver), timetable: '*/15 * * * *' },
  defineJob('company-offers-over', settle),
  { ...defineJob('offers-leaving', findLeaving), timetable: '* * * * *' },
  defineJob('company-offers-leaving', sendDueOffers),
  { ...defineJob('first-days', findStarters), timetable: '*/15 * * * *' },
  defineJob('company-first-days', beginStarters),
]
