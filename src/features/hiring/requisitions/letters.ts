import type { Context } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { recipientOf } from '../jobs/approval.ts'
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
  const asked = { who: ownName(ctx, read), ...about(ctx, read) }
  const recipients = people
    .filter((p) => standing.missing.includes(p.id) && p.id !== ctx.actor.userId)
    .map((to) => recipientOf(to, { name: to.first_name, ...asked }))
  await notifyPeople(ctx, ctx.db, { event: 'approval-asked', companyId: ctx.actor.companyId, recipients })
}

export const notifyRequisitionRequester = async (
  ctx: Context,
  read: Read,
  action: 'approve' | 'refuse',
  note: string | null,
) => {
  const to = read.people.find((p) => p.id === read.askedBy)
  if (!to || to.id === ctx.actor.userId) return
  const facts = {
    name: to.first_name,
    who: ownName(ctx, read),
    reason: note ?? '',
    outcome: action === 'approve' ? ('approved' as const) : ('refused' as const),
    ...about(ctx, read),
  }
  const recipients = [recipientOf(to, facts)]
  await notifyPeople(ctx, ctx.db, { event: 'approval-answered', companyId: ctx.actor.companyId, recipients })
}
