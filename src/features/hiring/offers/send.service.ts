import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Context, Services } from '../../../server/context.ts'
import { storeFile } from '../../../server/files.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { insertApplicationEvent, touchApplication } from '../applications/changes.service.ts'
import { theirAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import { getApplication } from '../interviews/service.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import { letterOf } from './letter.ts'
import * as query from './queries.ts'
import { refusalToSend } from './rules.ts'
import type { OfferApplication } from './service.ts'
import { zoneOf } from './shown.ts'

/** For whoever sends: somebody of the company, or the timetable in their name. */
type Sender = Services & Pick<Context, 'db'> & { actor: { companyId: string; userId: string } }

/** How many positions a job has, and how many are filled or promised. */
export const vacanciesOf = async (
  ctx: { db: Context['db']; actor: { companyId: string } },
  jobId: string,
  content: unknown,
) => {
  const taken = await query.countTakenVacancies(ctx.db, ctx.actor.companyId, jobId)
  return { all: (content as { vacancies?: number }).vacancies ?? 1, ...taken }
}

/** Where the person is, whose night no letter disturbs. */
export const zoneOfApplicant = async ({ db, actor, countries }: Sender, application: string): Promise<string> =>
  zoneOfPerson(countries, await interviews.getWhereabouts(db, actor.companyId, application))

const refuseExpired = (ctx: Sender, offer: query.StoredOffer, current: OfferApplication) => {
  if (offer.expires_on < dayIn(zoneOf(ctx, offer.country, current.region), ctx.now()))
    throw invalid({ expiresOn: 'The last day to accept has passed' })
}

/** @throws Refusal where the letter cannot be sent as things are: too late to accept, or no position left */
export const refuseToSend = async (ctx: Sender, offer: query.StoredOffer, current: OfferApplication) => {
  refuseExpired(ctx, offer, current)
  const { all, hired, offered } = await vacanciesOf(ctx, current.job_id, current.content)
  const why = refusalToSend(all, hired + offered)
  if (why) throw new Refusal('CONFLICT', why)
}

/** The letter is written and kept, and the person is told where it is. Answers what the offer is to keep of it. */
export const sendOfferLetter = async (ctx: Sender, offer: query.StoredOffer, current: OfferApplication) => {
  const { db, actor } = ctx
  const country = ctx.countries.get(offer.country)
  refuseExpired(ctx, offer, current)
  const job = await query.lockJob(db, actor.companyId, current.job_id)
  // Nobody declines them meanwhile.
  if ((await getApplication(ctx, current.id, true)).outcome !== 'active')
    throw new Refusal('CONFLICT', 'This application is no longer going on. Restore it first.')
  await refuseToSend(ctx, offer, { ...current, content: job.content })
  const { name: company } = await interviews.companyOf(db, actor.companyId)
  const bytes = await letterOf({ offer, country, company, name: current.name, at: ctx.now() })
  const stored = await storeFile(ctx, actor.companyId, bytes)
  await query.insertFile(db, actor.companyId, actor.userId, { ...stored, name: 'offer.pdf' })
  const until = longDay(current.language, offer.expires_on)
  const link = theirAddress(ctx, { company_id: actor.companyId, id: current.id, user_id: current.user_id })
  const facts = { name: current.name, company, job: offer.position, until, link }
  const recipients = [{ userId: current.user_id, email: current.email, language: current.language, link, facts }]
  await notifyPeople(ctx, db, { event: 'offer-made', companyId: actor.companyId, recipients })
  return { sent_at: ctx.now().toISOString(), letter_file_id: stored.id, letter_sha256: stored.sha256 }
}

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'offers-leaving', country: null }

/**
 * One company's letters of offer leave whose time to be held is over, each by itself. What cannot leave any more, such as for a position that was
 * filled meanwhile, stays with the reason beside it.
 */
export const sendDueOffers = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  const now = services.now().toISOString()
  const due = await services.database.forCompany(companyId, (db) => query.listLeavingOffers(db, companyId, now))
  for (const { id } of due)
    await services.database.forCompany(companyId, async (db) => {
      const offer = await query.lockOffer(db, companyId, id)
      const isDue = offer?.leaves_at && Date.parse(offer.leaves_at) <= services.now().getTime()
      if (!offer || !isDue || offer.status !== 'approved' || !offer.sent_by) return
      const ctx = { ...services, db, actor: { companyId, userId: offer.sent_by } }
      const current = await getApplication(ctx, offer.application_id)
      const changes = await sendOfferLetter(ctx, offer, current).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return { held_back: error.message }
      })
      const why = 'held_back' in changes ? changes.held_back : null
      const isSent = why === null
      await query.updateOffer(db, companyId, id, { ...changes, leaves_at: null, ...(isSent ? { status: 'sent' } : {}) })
      if (isSent) {
        await insertApplicationEvent(db, {
          companyId,
          applicationId: current.id,
          kind: 'offer_sent',
          by: 'user',
          userId: offer.sent_by,
          publicStatus: 'offer',
          detail: { offer: id },
        })
        await touchApplication(db, companyId, current.id, { answers: true })
      }
      const by = { ...systemActor(companyId), userId: offer.sent_by }
      await writeAudit(db, by, caller, [
        {
          action: isSent ? 'offer.send' : 'offer.held-back',
          targetType: 'application',
          targetId: current.id,
          before: { status: 'approved' },
          after: isSent ? { offer: id, status: 'sent' } : { offer: id, why },
        },
      ])
    })
}
