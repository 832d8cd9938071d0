import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { PublicStatus } from '../jobs/stages.rules.ts'
import * as query from './candidates.queries.ts'
import { forgetCandidate } from './erase.service.ts'
import { isOver } from './mine.rules.ts'
import { listApplicationsForCandidate, withdrawApplication } from './mine.service.ts'

const EVERYTHING = { from: null, to: null, status: null, country: null }

/** What they sent is still going on, as they know it: it can be withdrawn. */
const isOpen = (status: PublicStatus): boolean => !isOver(status) || status === 'jobClosed'

/** What becomes of somebody's applications when they leave, as far as they have been told of each. */
export const partingOf = async (ctx: OpenContext) => {
  const { applications } = await listApplicationsForCandidate(ctx, EVERYTHING)
  const namesOf = (of: typeof applications) => [...new Set(of.map((a) => a.job.company))].sort()
  return {
    applications: applications.length,
    open: applications.filter((a) => isOpen(a.status)).length,
    companies: namesOf(applications),
    hiredBy: namesOf(applications.filter((a) => a.status === 'hired')),
  }
}

/**
 * Withdraws what is open, then has every company forget them as it does by itself: dates, stages and outcomes stay, without a name. Whoever hired
 * them keeps what the employment asks for. Broken off half way, it may be done again.
 */
export const leaveAll = async (ctx: OpenContext, userId: string): Promise<void> => {
  for (const { id, status } of (await listApplicationsForCandidate(ctx, EVERYTHING)).applications)
    if (isOpen(status))
      await withdrawApplication(ctx, { key: id, reason: null }).catch((error) => {
        // Decided meanwhile, or decided and not told yet: it is over.
        if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error
      })
  const known = await ctx.database.forSeeker({ userId }, (db) => query.listCandidatesOfUser(db, userId), {
    reading: true,
  })
  for (const [companyId, those] of Map.groupBy(known, (c) => c.company_id))
    await ctx.database.forCompany(companyId, async (db) => {
      for (const { id } of those) {
        const [self] = await query.lockCandidates(db, companyId, [id])
        // An application of another's that was taken into this account stays that other's.
        if (!self || self.erased_at || (self.user_id !== null && self.user_id !== userId)) continue
        if ((await query.countRetentionReasons(db, companyId, id)).hired > 0) continue
        const applications = await forgetCandidate(ctx, db, companyId, id)
        const actor = { ...systemActor(companyId), userId }
        const detail = { by: 'account deleted', applications }
        await writeAudit(db, actor, ctx.caller, [
          { action: 'candidate.erase', targetType: 'candidate', targetId: id, detail },
        ])
      }
    })
}
