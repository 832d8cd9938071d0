import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { paths } from '../../../shared/paths.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { nameOf } from '../jobs/held.ts'
import type { Read } from './shown.ts'

const linkTo = (ctx: Context, id: string) => `${ctx.settings.publicUrl}${paths.recruitment({ requisition: id })}`
const ownName = (ctx: Context, { people }: Read) => {
  const found = people.find((p) => p.id === ctx.actor.userId)
  return found ? nameOf(found) : ctx.actor.email
}
const about = (ctx: Context, { held: current }: Read) =>
  ({ what: 'requisition', title: current.title, link: linkTo(ctx, current.id) }) as const

/** Everybody whose word counts, but for whoever asks. */
export const notifyRequisitionApprovers = async (ctx: Context, read: Read) => {
  const { people, standing } = read
  for (const to of people.filter((p) => standing.missing.includes(p.id) && p.id !== ctx.actor.userId))
    await sendMessage(ctx, ctx.db, {
      companyId: ctx.actor.companyId,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('approval-asked', to.language, {
        name: to.first_name,
        who: ownName(ctx, read),
        ...about(ctx, read),
      }),
    })
}

export const notifyRequisitionRequester = async (
  ctx: Context,
  read: Read,
  action: 'approve' | 'refuse',
  note: string | null,
) => {
  const to = read.people.find((p) => p.id === read.askedBy)
  if (!to || to.id === ctx.actor.userId) return
  await sendMessage(ctx, ctx.db, {
    companyId: ctx.actor.companyId,
    channel: 'email',
    recipient: to.email,
    ...renderTemplate('approval-answered', to.language, {
      name: to.first_name,
      who: ownName(ctx, read),
      reason: note ?? '',
      outcome: action === 'approve' ? 'approved' : 'refused',
      ...about(ctx, read),
    }),
  })
}
