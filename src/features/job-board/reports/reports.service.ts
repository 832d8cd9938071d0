import { randomUUID } from 'node:crypto'
import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { sendMessage } from '../../../server/messages.ts'
import { networkOf } from '../../../server/network.ts'
import { actorOf } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type { PlaceOfWork } from '../../adverts/content/advert.rules.ts'
import { placeParts } from '../../adverts/content/place.rules.ts'
import { seekerIn } from '../../hiring/applications/person.ts'
import { hideReported, unhideJob } from '../../hiring/jobs/hide.service.ts'
import { takeDownJob } from '../../hiring/jobs/move.service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import type { reportJob } from '../jobs/contract.ts'
import { decidesReports } from '../jobs/policy.ts'
import { findAdvert } from '../jobs/search.queries.ts'
import { caseNumberOf } from '../jobs/search.rules.ts'
import type * as contract from './reports.contract.ts'
import type { JobReport } from './reports.contract.ts'
import * as query from './reports.queries.ts'
import { answerBy, CLEARED_WITHIN_DAYS, HIDDEN_LOOK_DAYS, LOOK_DAYS, shouldHideAdvert } from './reports.rules.ts'

const MONEY = 'asks_for_money'

/** What they told stays as long as it waits to be looked at, and is nobody's. */
export const forgetReports = (ctx: OpenContext, userId: string): Promise<void> =>
  ctx.database.forPlatform((db) => query.forgetReporter(db, userId, actorOf(ctx).email))

export const submitReport = async (ctx: OpenContext, { id, ...told }: Parsed<typeof reportJob>) => {
  const { caller, fields, database } = ctx
  // Whoever is signed in to hire may be a rival, and counts as any stranger.
  const seeker = await seekerIn(ctx)
  const caseId = randomUUID()
  const companyId = await database.forPublic(async (db) => {
    const row = await findAdvert(db, id)
    if (!row) throw notFound('Job')
    await query.insertReport(db, {
      id: caseId,
      companyId: row.company_id,
      jobId: id,
      ...told,
      by: seeker?.userId ?? null,
      sender: fields.nameOf('platform', 'job_reports.sender', networkOf(caller.address)),
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
  const { told, cleared } = await ctx.database.forPlatform(async (db) => ({
    told: await query.listPendingMoneyReports(db, companyId, jobId),
    cleared: await query.countCleared(db, companyId, CLEARED_WITHIN_DAYS),
  }))
  if (!shouldHideAdvert(told, cleared)) return
  await ctx.database.forCompany(companyId, async (db) => {
    if (!(await hideReported(ctx, db, companyId, jobId))) return
    const nobody = systemActor(companyId)
    // Not the caller: from where somebody told is none of the company's business.
    const caller = { address: '127.0.0.1', agent: 'reports', requestId: ctx.caller.requestId, country: null }
    await writeAudit(db, nobody, caller, [
      { action: 'job.hide', targetType: 'job', targetId: jobId, detail: { reason: MONEY } },
    ])
  })
}

export const toJobReport = (ctx: OpenContext, r: query.ReportRow): JobReport => {
  const hiddenSince = r.hidden_at && iso(r.hidden_at)
  const until = answerBy(iso(r.at), r.decided_at === null ? hiddenSince : null)
  return {
    id: r.id,
    caseNumber: caseNumberOf(r.id),
    jobId: r.job_id,
    title: r.title,
    company: r.company,
    reason: r.reason as JobReport['reason'],
    words: r.words,
    email: r.email,
    at: iso(r.at),
    answerBy: until,
    isLate: r.decided_at === null && Date.parse(until) < ctx.now().getTime(),
    hiddenSince,
    decision: r.decision as JobReport['decision'],
    decidedAt: r.decided_at && iso(r.decided_at),
    decidedWhy: r.decided_why,
    decidedBy: r.by_first === null ? null : `${r.by_first} ${r.by_last ?? ''}`.trim(),
  }
}

export const listReports = (
  ctx: OpenContext,
  { show, cursor, page, pageSize }: Parsed<typeof contract.listReports>,
): Promise<Output<typeof contract.listReports>> =>
  ctx.database.forPlatform(async (db) => {
    const days = { days: HIDDEN_LOOK_DAYS, daysElse: LOOK_DAYS }
    const counted = await query.reportsCounted(db, ctx.now().toISOString(), days)
    const part = listWindow(query.REPORT_ORDERS, { sort: 'waitingFirst', cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listReports(db, show, part))
    const { total, waiting, late } = counted
    return {
      reports: rows.map((r) => toJobReport(ctx, r)),
      next,
      page,
      pageSize,
      total: { every: total, waiting, decided: total - waiting }[show ?? 'every'],
      all: total,
      waiting,
      late,
      decides: decidesReports(actorOf(ctx)),
    }
  })

/** With everything there is to decide by. */
export const readReport = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readReport>,
): Promise<Output<typeof contract.readReport>> => {
  const found = await ctx.database.forPlatform(async (db) => {
    const current = await query.findReport(db, id)
    return current ? { held: current, history: await query.reportsOf(db, current.company_id, current.job_id) } : null
  })
  if (!found) throw notFound('Report')
  const { held: current, history } = found
  const row = await ctx.database.forPublic((db) => findAdvert(db, current.job_id), { reading: true })
  const shown = row?.shown as (Record<string, unknown> & { place: PlaceOfWork }) | undefined
  return {
    report: toJobReport(ctx, current),
    advert: shown
      ? {
          state: shown.state as 'open',
          description: shown.description as string,
          mustHave: shown.mustHave as string[],
          niceToHave: shown.niceToHave as string[],
          place: placeParts(shown.place, (code) => ctx.countries.get(code).name).join(', '),
          applyEmail: shown.applyEmail as string,
          applyUrl: shown.applyUrl as string,
        }
      : null,
    answer:
      current.hidden_answer && current.hidden_answer_at
        ? { words: current.hidden_answer, at: iso(current.hidden_answer_at) }
        : null,
    history: history.filter((r) => r.id !== id).map((r) => toJobReport(ctx, r)),
    decides: decidesReports(actorOf(ctx)),
  }
}

/** Decided once, with everything else that waits of the job. */
export const decideReport = async (ctx: OpenContext, { id, decision, why }: Parsed<typeof contract.decideReport>) => {
  const actor = actorOf(ctx)
  const current = await ctx.database.forPlatform((db) => query.findReport(db, id))
  if (!current) throw notFound('Report')
  if (current.decided_at) throw new Refusal('CONFLICT', 'This report is decided already.')
  const { company_id: companyId, job_id: jobId } = current
  // The company's own log tells that its advert was looked at, and what was decided.
  await ctx.database.forCompany(companyId, async (db) => {
    const was = decision === 'taken_down' ? await takeDownJob(ctx, db, companyId, { id: jobId, why }) : null
    if (decision === 'kept') await unhideJob(ctx, db, companyId, jobId)
    await writeAudit(db, { ...actor, companyId }, ctx.caller, [
      {
        action: `job.report-${decision === 'kept' ? 'kept' : 'taken-down'}`,
        targetType: 'job',
        targetId: jobId,
        ...(was ? { before: { status: was }, after: { status: 'closed' } } : {}),
        detail: { reason: current.reason, ...(why ? { why } : {}) },
      },
    ])
  })
  await ctx.database.forPlatform(async (db) => {
    for (const { id: told, email, language } of await query.listReporters(db, companyId, jobId))
      await sendMessage(ctx, db, {
        companyId: null,
        channel: 'email',
        recipient: email,
        ...renderTemplate('report-decided', language ?? 'en', {
          number: caseNumberOf(told),
          job: current.title,
          company: current.company,
          kept: decision === 'kept',
          reason: why ?? '',
        }),
      })
    const at = ctx.now().toISOString()
    await query.decideReports(db, { companyId, jobId, decision, why, by: actor.userId, at })
  })
  return { decision }
}
