import type { Context } from '../../../server/context.ts'
import { enqueue } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { teamAddress, theirAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import * as query from './queries.ts'
import type { Held } from './service.ts'

/** Where the job is closed already, it was the offer alone that kept the application going. */
export const settleJob = ({ db }: Pick<Context, 'db'>, companyId: string, jobId: string) =>
  enqueue(db, 'settle-job-applications', { companyId, jobId }, `applications of ${jobId}`)

/** They hold a letter of ours: that it no longer counts they hear from us, not from a page. */
export const tellWithdrawn = async (ctx: Context, offer: query.Kept, held: Held, reason: string | null) => {
  const { name: company } = await interviews.companyOf(ctx.db, ctx.actor.companyId)
  await sendMessage(ctx, ctx.db, {
    companyId: ctx.actor.companyId,
    channel: 'email',
    recipient: held.email,
    ...write('offer-withdrawn', held.language, {
      ...{ name: held.name, company, job: offer.position, signed: offer.status === 'accepted', reason: reason ?? '' },
      link: theirAddress(ctx, { company_id: ctx.actor.companyId, id: held.id, user_id: held.user_id }),
    }),
  })
}

export const askApprovers = async (ctx: Context, held: Held) => {
  for (const to of await query.approvers(ctx.db, ctx.actor.companyId)) {
    if (to.id === ctx.actor.userId) continue
    await sendMessage(ctx, ctx.db, {
      companyId: ctx.actor.companyId,
      channel: 'email',
      recipient: to.email,
      ...write('offer-approval', to.language, {
        name: to.first_name,
        job: held.title,
        person: held.name,
        link: teamAddress(ctx, held.id),
      }),
    })
  }
}
