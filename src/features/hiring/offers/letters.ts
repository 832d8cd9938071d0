import type { Context } from '../../../server/context.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { teamAddress, theirAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import * as query from './queries.ts'
import type { OfferApplication } from './service.ts'

/** They hold a letter of ours: that it no longer counts they hear from us, not from a page. */
export const notifyOfferWithdrawn = async (
  ctx: Context,
  offer: query.StoredOffer,
  current: OfferApplication,
  reason: string | null,
) => {
  const { name: company } = await interviews.companyOf(ctx.db, ctx.actor.companyId)
  const link = theirAddress(ctx, { company_id: ctx.actor.companyId, id: current.id, user_id: current.user_id })
  const facts = {
    name: current.name,
    company,
    job: offer.position,
    signed: offer.status === 'accepted',
    reason: reason ?? '',
    link,
  }
  const recipients = [{ userId: current.user_id, email: current.email, language: current.language, link, facts }]
  await notifyPeople(ctx, ctx.db, { event: 'offer-withdrawn', companyId: ctx.actor.companyId, recipients })
}

/** Those whose word is missing, but for whoever asks. */
export const askApprovers = async (ctx: Context, current: OfferApplication, missing: readonly string[]) => {
  const { companyId, userId: asker } = ctx.actor
  const link = teamAddress(ctx, current.id)
  const recipients = (await query.listApprovers(ctx.db, companyId))
    .filter(({ id }) => id !== asker && missing.includes(id))
    .map(({ id, email, language, first_name: name }) => ({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, job: current.title, person: current.name, link },
    }))
  await notifyPeople(ctx, ctx.db, { event: 'offer-approval', companyId, recipients })
}
