import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import type * as contract from './invitations.contract.ts'
import * as query from './invitations.queries.ts'
import { findJob as jobHeld } from './queries.ts'
import { jobNeedsOf } from './query.rules.ts'
import { meterOf, OPEN_DAYS, refusalOf } from './quota.rules.ts'

const isoOr = (at: string | null) => (at === null ? null : iso(at))

export const listInvitations = async (ctx: Context): Promise<Output<typeof contract.listInvitations>> => {
  const { companyId } = ctx.actor
  const rows = await query.listInvitations(ctx.db, companyId)
  const jobs = await query.openJobs(ctx.db, companyId)
  return {
    invitations: rows.map((i) => ({
      id: i.id,
      cardId: i.card_id,
      job: { id: i.job_id, title: i.title },
      headline: i.headline ?? '',
      status: i.status,
      words: i.words,
      sentAt: iso(i.sent_at),
      answeredAt: isoOr(i.answered_at),
      expiresAt: iso(i.expires_at),
      reason: i.reason,
      contact: i.contact,
      applicationId: i.application_id,
    })),
    meter: meterOf(await query.sentOf(ctx.db, companyId, ctx.now().toISOString())),
    jobs: jobs.map(({ id, title, place, number, content }) => {
      const asks = jobNeedsOf(JobContent.parse(content))
      return { id, title, place, number, asksRight: asks.mayWork, languages: asks.languages }
    }),
  }
}

export const inviteTalent = async (
  ctx: Context,
  { job: jobId, people, words, preview }: Parsed<typeof contract.invite>,
): Promise<Output<typeof contract.invite>> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  const job = await jobHeld(db, companyId, jobId)
  if (!job) throw notFound('Job')
  const input = [...new Set(people)]
  if (!preview) await query.lockInvitees(db, companyId, input)
  const now = ctx.now()
  const at = now.toISOString()
  const found = new Map(
    (await query.listInviteeStatuses(db, companyId, jobId, { people: input, now: at })).map((s) => [s.id, s]),
  )
  let { left } = meterOf(await query.sentOf(db, companyId, at))
  const results = input.map((id) => {
    const s = found.get(id)
    if (!s) return { id, why: 'This person is no longer to be found.' }
    const { before, applied, today, declined_at: declinedAt } = s
    const why = refusalOf(
      {
        jobOpen: job.status === 'open' && job.hidden_at === null && !job.withheld,
        before,
        applied,
        declinedAt,
        today,
        left,
      },
      now,
    )
    if (why === null) left--
    return { id, why }
  })
  const cards = results.flatMap((r) => (r.why === null ? [r.id] : []))
  const until = new Date(now.getTime() + OPEN_DAYS * 86_400_000).toISOString()
  const sent =
    preview || cards.length === 0
      ? []
      : await query.insertInvitations(db, companyId, { jobId, cards, by: userId, words, at, until })
  for (const { id, card_id } of sent) {
    await enqueueJob(db, 'tell-of-invitation', { companyId, id }, `invitation ${id}`)
    ctx.audit({
      action: 'invitation.send',
      targetType: 'talent',
      targetId: card_id,
      detail: { job: jobId, invitation: id },
    })
  }
  const { subject, text } = renderTemplate('talent-invited', 'en', {
    name: '…',
    company: await query.companyName(db, companyId),
    job: job.title,
    words,
    link: `${ctx.settings.publicUrl}${paths.seeker()}`,
  })
  return {
    results,
    sent: sent.length,
    letter: { subject, text },
    meter: meterOf(await query.sentOf(db, companyId, at)),
  }
}

export const withdrawInvitation = async (
  ctx: Context,
  { id }: Parsed<typeof contract.withdrawInvitation>,
): Promise<Output<typeof contract.withdrawInvitation>> => {
  const current = await query.lockInvitation(ctx.db, ctx.actor.companyId, id)
  if (!current) throw notFound('Invitation')
  if ((await query.markInvitationWithdrawn(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString())) === 0)
    throw new Refusal('CONFLICT', 'This invitation is answered or over, so it cannot be taken back.')
  ctx.audit({
    action: 'invitation.withdraw',
    targetType: 'talent',
    targetId: current.card_id,
    detail: { invitation: id },
  })
  return { withdrawn: true }
}

/** Takes back what a company sent to somebody who no longer wants to be found by it. */
export const withdrawInvitationsTo = (db: Db, companyId: string, cardId: string, now: Date) =>
  query.withdrawFrom(db, companyId, cardId, now.toISOString())

/** Whether the advert an invitation leads to is being looked at after reports. */
export const isInvitationHidden = (db: Db, companyId: string, id: string): Promise<boolean> =>
  query.isHidden(db, companyId, id)

/** Writes what somebody answered; how many invitations that changed: none when it was answered before, or is over. */
export const answerSentInvitation = (db: Db, companyId: string, id: string, answer: query.Answer) =>
  query.updateInvitationAnswer(db, companyId, id, answer)
