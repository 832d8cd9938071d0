import type { Context, Ground } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { people, runsIt } from './approval.queries.ts'
import type * as contract from './contract.ts'
import { showAdvert } from './publish.ts'
import * as query from './queries.ts'
import { read } from './shown.ts'
import { isPublished, type JobStatus } from './state.rules.ts'

/** Whoever runs the company hears what became of their advert; never who told. */
export const tellReviewed = async (
  ground: Ground,
  db: Db,
  { company_id, id, title }: query.Kept,
  what: { outcome: 'hidden' | 'shown' | 'closed'; reason: string },
): Promise<void> => {
  const link = `${ground.settings.publicUrl}/dashboard/jobs?job=${id}`
  for (const to of (await people(db, company_id)).filter(runsIt))
    await sendMessage(ground, db, {
      ...{ companyId: company_id, channel: 'email', recipient: to.email },
      ...write('job-reviewed', to.language, { name: to.first_name, job: title, ...what, link }),
    })
}

const put = async (ground: Ground, db: Db, kept: query.Kept, mark: query.Mark): Promise<void> => {
  await query.markHidden(db, kept.company_id, kept.id, mark)
  const after = { ...kept, ...mark } as query.Kept
  await showAdvert({ ground, db, companyId: kept.company_id, by: null }, await read(ground, db, after))
  await tellReviewed(ground, db, kept, { outcome: mark.hidden_at === null ? 'shown' : 'hidden', reason: '' })
}

/** It is said to ask for money: the public sees it no more until the platform has looked. False: it stays as it is, hidden already or looked at as it reads. */
export const hideReported = async (ground: Ground, db: Db, companyId: string, id: string): Promise<boolean> => {
  const kept = await query.jobHeld(db, companyId, id, { lock: true })
  if (!kept || kept.hidden_at || !isPublished(kept.status as JobStatus)) return false
  if (kept.cleared_revision === kept.revision) return false
  const hidden = { hidden_at: ground.now().toISOString(), hidden_answer: null, hidden_answer_at: null }
  await put(ground, db, kept, hidden)
  return true
}

/** The platform has looked and keeps it: as public as it would be, and not hidden again as it reads now. */
export const showAgain = async (ground: Ground, db: Db, companyId: string, id: string): Promise<void> => {
  const kept = await query.jobHeld(db, companyId, id, { lock: true })
  if (!kept) return
  const cleared = { hidden_at: null, cleared_revision: kept.revision }
  if (kept.hidden_at) await put(ground, db, kept, cleared)
  else await query.markHidden(db, companyId, id, cleared)
}

/** What the company says to whoever looks at its hidden advert; said again, it takes the place of what was said before. */
export const answerReview = async (ctx: Context, { id, words }: Parsed<typeof contract.answerReview>) => {
  const { companyId } = ctx.actor
  const kept = await query.jobHeld(ctx.db, companyId, id, { lock: true })
  if (!kept) throw notFound('Job')
  if (!kept.hidden_at || !isPublished(kept.status as JobStatus))
    throw new Refusal('CONFLICT', 'Nobody is reviewing this job.')
  const at = ctx.now().toISOString()
  await query.markHidden(ctx.db, companyId, id, { hidden_answer: words, hidden_answer_at: at })
  ctx.audit({ action: 'job.review-answer', targetType: 'job', targetId: id, detail: { words } })
  return { answer: { words, at } }
}
