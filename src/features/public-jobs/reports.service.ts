import { randomUUID } from 'node:crypto'
import { writeAudit } from '../../server/audit.ts'
import type { OpenContext } from '../../server/context.ts'
import { networkOf } from '../../server/network.ts'
import { actorOf } from '../../server/routes.ts'
import type { Output, Parsed } from '../../shared/endpoint.ts'
import { notFound } from '../../shared/refusal.ts'
import { seekerIn } from '../applications/person.ts'
import { hideReported, showAgain } from '../jobs/hide.service.ts'
import { takeDown } from '../jobs/move.service.ts'
import type * as contract from './contract.ts'
import { advert } from './queries.ts'
import * as query from './reports.queries.ts'
import { hides } from './reports.rules.ts'
import { caseNumberOf } from './search.rules.ts'
import { iso } from './service.ts'

const MONEY = 'asks_for_money'

export const report = async (ctx: OpenContext, { id, ...told }: Parsed<typeof contract.reportJob>) => {
  const { caller, fields, doors } = ctx
  // Whoever is signed in to hire may be a rival, and counts as any stranger.
  const seeker = await seekerIn(ctx)
  const caseId = randomUUID()
  const companyId = await doors.asPublic(async (db) => {
    const row = await advert(db, id)
    if (!row) throw notFound('Job')
    await query.insertReport(db, {
      ...{ id: caseId, companyId: row.company_id, jobId: id, ...told },
      by: seeker?.userId ?? null,
      sender: fields.blindIndex('platform', 'job_reports.sender', networkOf(caller.address)),
    })
    return row.company_id
  })
  // Asked after it is kept, so that of two who tell at once the later one counts both.
  if (told.reason === MONEY) await hideIfTold(ctx, companyId, id)
  return {
    reported: true as const,
    message: 'Thank you. Somebody at Fourshore will look at this job.',
    caseNumber: caseNumberOf(caseId),
  }
}

/** Its company's log says what became of the advert, and nothing of who told. */
const hideIfTold = async (ctx: OpenContext, companyId: string, jobId: string): Promise<void> => {
  const told = await ctx.doors.asPlatform((db) => query.saidToAskForMoney(db, companyId, jobId))
  if (!hides(told)) return
  await ctx.doors.asCompany(companyId, async (db) => {
    if (!(await hideReported(ctx, db, companyId, jobId))) return
    const nobody = { companyId, userId: null as never, role: null as never, sessionId: null as never }
    // Not the caller: from where somebody told is none of the company's business.
    const caller = { address: '127.0.0.1', agent: 'reports', requestId: ctx.caller.requestId, country: null }
    await writeAudit(db, nobody, caller, [
      { action: 'job.hide', targetType: 'job', targetId: jobId, detail: { reason: MONEY } },
    ])
  })
}

const REPORTS = 50

export const reports = (
  ctx: OpenContext,
  { page }: Parsed<typeof contract.listReports>,
): Promise<Output<typeof contract.listReports>> =>
  ctx.doors.asPlatform(async (db) => ({
    reports: (await query.reportsPage(db, REPORTS, (page - 1) * REPORTS)).map((r) => ({
      id: r.id,
      caseNumber: caseNumberOf(r.id),
      jobId: r.job_id,
      title: r.title,
      company: r.company,
      reason: r.reason as (typeof contract.REPORT_REASONS)[number],
      words: r.words,
      email: r.email,
      at: iso(r.at),
      hiddenSince: r.hidden_at && iso(r.hidden_at),
      decision: r.decision as 'kept' | 'taken_down' | null,
      decidedAt: r.decided_at && iso(r.decided_at),
    })),
    waiting: await query.reportsWaiting(db),
  }))

export const decide = async (ctx: OpenContext, { id, decision }: Parsed<typeof contract.decideReport>) => {
  const actor = actorOf(ctx)
  const held = await ctx.doors.asPlatform((db) => query.reportHeld(db, id))
  if (!held) throw notFound('Report')
  const companyId = held.company_id
  // The company's own log tells that its advert was looked at, and what was decided.
  await ctx.doors.asCompany(companyId, async (db) => {
    const was = decision === 'taken_down' ? await takeDown(ctx, db, companyId, held.job_id) : null
    if (decision === 'kept') await showAgain(ctx, db, companyId, held.job_id)
    await writeAudit(db, { ...actor, companyId }, ctx.caller, [
      {
        action: `job.report-${decision === 'kept' ? 'kept' : 'taken-down'}`,
        targetType: 'job',
        targetId: held.job_id,
        ...(was ? { before: { status: was }, after: { status: 'closed' } } : {}),
        detail: { reason: held.reason },
      },
    ])
  })
  await ctx.doors.asPlatform((db) => query.decide(db, companyId, held.job_id, decision, actor.userId))
  return { decision }
}
