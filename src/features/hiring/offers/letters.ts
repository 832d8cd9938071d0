import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { teamAddress, theirAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import * as query from './queries.ts'
import type { OfferApplication } from './service.ts'

/** Where the job is closed already, it was the offer alone that kept the application going. */
export const enqueueReconcileJob = ({ db }: Pick<Context, 'db'>, companyId: string, jobId: string) =>
  enqueueJob(db, 'settle-job-applications', { companyId, jobId }, `applications of ${jobId}`)

/** They hold a letter of ours: that it no longer counts they hear from us, not from a page. */
export const notifyOfferWithdrawn = async (
  ctx: Context,
  offer: query.StoredOffer,
  current: OfferApplication,
  reason: string | null,
) => {
  const { name: company } = await interviews.companyOf(ctx.db, ctx.actor.companyId)
  await sendMessage(ctx, ctx.db, {
    companyId: ctx.actor.companyId,
    channel: 'email',
    recipient: current.email,
    ...renderTemplate('offer-withdrawn', current.language, {
      name: current.name,
      company,
      job: offer.position,
      signed: offer.status === 'accepted',
      reason: reason ?? '',
      link: theirAddress(ctx, { company_id: ctx.actor.companyId, id: current.id, user_id: current.user_id }),
    }),
  })
}

/** Those whose word is missing, but for whoever asks. */
export const askApprovers = async (ctx: Context, current: OfferApplication, missing: readonly string[]) => {
  for (const to of await query.listApprovers(ctx.db, ctx.actor.companyId)) {
    if (to.id === ctx.actor.userId || !missing.includes(to.id)) continue
    await sendMessage(ctx, ctx.db, {
      companyId: ctx.actor.companyId,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('offer-approval', to.language, {
        name: to.first_name,
        job: current.title,
        person: current.name,
        link: teamAddress(ctx, current.id),
      }),
    })
  }
}
