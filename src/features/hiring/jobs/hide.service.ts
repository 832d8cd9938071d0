import type { Context, Services } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { isCompanyAdmin, listTeamMembers } from './approval.queries.ts'
import type * as contract from './contract.ts'
import { showAdvert } from './publish.ts'
import * as query from './queries.ts'
import { assessJob } from './shown.ts'
import { isPublished, type JobStatus } from './state.rules.ts'

/** Whoever runs the company hears what became of their advert; never who told. */
export const notifyReviewOutcome = async (
  services: Services,
  db: Db,
  { company_id, id, title }: query.StoredJob,
  what: { outcome: 'hidden' | 'shown' | 'closed'; reason: string },
): Promise<void> => {
  const link = `${services.settings.publicUrl}${paths.companyJobs({ job: id, tab: 'advert' })}`
  for (const to of (await listTeamMembers(db, company_id)).filter(isCompanyAdmin))
    await sendMessage(services, db, {
      companyId: company_id,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('job-reviewed', to.language, { name: to.first_name, job: title, ...what, link }),
    })
}

const put = async (services: Services, db: Db, stored: query.StoredJob, mark: query.Mark): Promise<void> => {
  await query.markHidden(db, stored.company_id, stored.id, mark)
  const after = { ...stored, ...mark } as query.StoredJob
  await showAdvert(
    { ground: services, db, companyId: stored.company_id, by: null },
    await assessJob(services, db, after),
  )
  await notifyReviewOutcome(services, db, stored, { outcome: mark.hidden_at === null ? 'shown' : 'hidden', reason: '' })
}

/** It is said to ask for money: the public sees it no more until the platform has looked. False: it stays as it is, hidden already or looked at as it reads. */
export const hideReported = async (services: Services, db: Db, companyId: string, id: string): Promise<boolean> => {
  const stored = await query.findJob(db, companyId, id, { lock: true })
  if (!stored || stored.hidden_at || !isPublished(stored.status as JobStatus)) return false
  if (stored.cleared_revision === stored.revision) return false
  const hidden = { hidden_at: services.now().toISOString(), hidden_answer: null, hidden_answer_at: null }
  await put(services, db, stored, hidden)
  return true
}

/** The platform has looked and keeps it: as public as it would be, and not hidden again as it reads now. */
export const unhideJob = async (services: Services, db: Db, companyId: string, id: string): Promise<void> => {
  const stored = await query.findJob(db, companyId, id, { lock: true })
  if (!stored) return
  const cleared = { hidden_at: null, cleared_revision: stored.revision }
  if (stored.hidden_at) await put(services, db, stored, cleared)
  else await query.markHidden(db, companyId, id, cleared)
}

/** What the company says to whoever looks at its hidden advert; said again, it takes the place of what was said before. */
export const answerReview = async (ctx: Context, { id, words }: Parsed<typeof contract.answerReview>) => {
  const { companyId } = ctx.actor
  const stored = await query.findJob(ctx.db, companyId, id, { lock: true })
  if (!stored) throw notFound('Job')
  if (!stored.hidden_at || !isPublished(stored.status as JobStatus))
    throw new Refusal('CONFLICT', 'Nobody is reviewing this job.')
  const at = ctx.now().toISOString()
  await query.markHidden(ctx.db, companyId, id, { hidden_answer: words, hidden_answer_at: at })
  ctx.audit({ action: 'job.review-answer', targetType: 'job', targetId: id, detail: { words } })
  return { answer: { words, at } }
}
