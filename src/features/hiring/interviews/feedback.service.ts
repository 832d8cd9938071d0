import type { Context } from '../../../server/context.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { insertApplicationEvent } from '../applications/changes.service.ts'
import { teamAddress } from '../applications/person.ts'
import type * as contract from './contract.ts'
import * as feedback from './feedback.queries.ts'
import { ownAddress } from './letters.ts'
import * as query from './queries.ts'

/** Only for an interview that was held, and no more than once a day: nobody is hurried about what has not happened. */
export const askFeedback = async (
  ctx: Context,
  { id }: Parsed<typeof contract.askFeedback>,
): Promise<Output<typeof contract.askFeedback>> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  const current = await query.lockInterview(db, companyId, id)
  const about = current && (await query.findApplication(db, companyId, current.application_id))
  if (!current || !about) throw notFound('Interview')
  const now = ctx.now()
  const begun = current.starts_at !== null && Date.parse(current.starts_at) <= now.getTime()
  if (current.status !== 'done' && !(current.status === 'confirmed' && begun))
    throw new Refusal('CONFLICT', 'This interview has not been held yet.')
  const owing = await feedback.listMissingFeedback(db, companyId, id)
  if (owing.length === 0) throw new Refusal('CONFLICT', 'All scorecards are in.')
  if (await feedback.isFeedbackRequestedSince(db, companyId, id, new Date(now.getTime() - DAY_MS).toISOString()))
    throw new Refusal('CONFLICT', 'They were asked less than a day ago.')
  const recipients = owing.map((to) => {
    const link = to.employee ? ownAddress(ctx, { interviewId: id }) : teamAddress(ctx, about.id)
    const facts = { what: 'feedback' as const, job: about.title, count: 1, link }
    return { userId: to.id, email: to.email, language: to.language ?? 'en', link, facts }
  })
  await notifyPeople(ctx, db, { event: 'application-news', companyId, recipients })
  await insertApplicationEvent(db, {
    companyId,
    applicationId: about.id,
    kind: 'feedback_asked',
    by: 'user',
    userId,
    publicStatus: null,
    detail: { interview: id },
    at: now.toISOString(),
  })
  ctx.audit({
    action: 'interview.ask-feedback',
    targetType: 'interview',
    targetId: id,
    detail: { asked: owing.length },
  })
  return { asked: owing.map((o) => o.name) }
}
