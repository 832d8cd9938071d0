import { randomUUID } from 'node:crypto'
import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { networkOf } from '../../../server/network.ts'
import { actorOf } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type { PlaceOfWork } from '../../adverts/content/advert.rules.ts'
import { placeParts } from '../../adverts/content/place.rules.ts'
import { seekerIn } from '../../hiring/applications/person.ts'
import { hideReported, showAgain } from '../../hiring/jobs/hide.service.ts'
import { takeDown } from '../../hiring/jobs/move.service.ts'
import { write } from '../../platform/messages/templates/write.ts'
import type { reportJob } from '../jobs/contract.ts'
import { decidesReports } from '../jobs/policy.ts'
import { advert } from '../jobs/queries.ts'
import { caseNumberOf } from '../jobs/search.rules.ts'
import type { JobReport } from './reports.contract.ts'
import * as contract from './reports.contract.ts'
import * as query from './reports.queries.ts'
import { answerBy, HIDDEN_LOOK_DAYS, hides, LOOK_DAYS } from './reports.rules.ts'

const MONEY = 'asks_for_money'

export const report = async (ctx: OpenContext, { id, ...told }: Parsed<typeof reportJob>) => {
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

const shownOf = (ctx: OpenContext, r: query.ReportRow): JobReport => {
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

export const reports = (
  ctx: OpenContext,
  { show, page }: Parsed<typeof contract.listReports>,
): Promise<Output<typeof contract.listReports>> =>
  ctx.doors.asPlatform(async (db) => {
    const days = { days: HIDDEN_LOOK_DAYS, daysElse: LOOK_DAYS }
    const counted = await query.reportsCounted(db, ctx.now().toISOString(), days)
    const rows = await query.reportsPage(db, show, contract.REPORTS, (page - 1) * contract.REPORTS)
    const { total, waiting, late } = counted
    return {
      reports: rows.map((r) => shownOf(ctx, r)),
      total: show === null ? total : show === 'waiting' ? waiting : total - waiting,
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
  const found = await ctx.doors.asPlatform(async (db) => {
    const held = await query.reportHeld(db, id)
    return held ? { held, history: await query.reportsOf(db, held.company_id, held.job_id) } : null
  })
  if (!found) throw notFound('Report')
  const { held, history } = found
  const row = await ctx.doors.asPublic((db) => advert(db, held.job_id), { reading: true })
  const shown = row?.shown as (Record<string, unknown> & { place: PlaceOfWork }) | undefined
  return {
    report: shownOf(ctx, held),
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
      held.hidden_answer && held.hidden_answer_at
        ? { words: held.hidden_answer, at: iso(held.hidden_answer_at) }
        : null,
    history: history.filter((r) => r.id !== id).map((r) => shownOf(ctx, r)),
    decides: decidesReports(actorOf(ctx)),
  }
}

/** Decided once, with everything else that waits of the job. */
export const decide = async (ctx: OpenContext, { id, decision, why }: Parsed<typeof contract.decideReport>) => {
  const actor = actorOf(ctx)
  const held = await ctx.doors.asPlatform((db) => query.reportHeld(db, id))
  if (!held) throw notFound('Report')
  if (held.decided_at) throw new Refusal('CONFLICT', 'This report is decided already.')
  const { company_id: companyId, job_id: jobId } = held
  // The company's own log tells that its advert was looked at, and what was decided.
  await ctx.doors.asCompany(companyId, async (db) => {
    const was = decision === 'taken_down' ? await takeDown(ctx, db, companyId, jobId, why) : null
    if (decision === 'kept') await showAgain(ctx, db, companyId, jobId)
    await writeAudit(db, { ...actor, companyId }, ctx.caller, [
      {
        action: `job.report-${decision === 'kept' ? 'kept' : 'taken-down'}`,
        targetType: 'job',
        targetId: jobId,
        ...(was ? { before: { status: was }, after: { status: 'closed' } } : {}),
        detail: { reason: held.reason, ...(why ? { why } : {}) },
      },
    ])
  })
  await ctx.doors.asPlatform(async (db) => {
    for (const { id: told, email, language } of await query.whoTold(db, companyId, jobId))
      await sendMessage(ctx, db, {
        ...{ companyId: null, channel: 'email', recipient: email },
        ...write('report-decided', language ?? 'en', {
          ...{ number: caseNumberOf(told), job: held.title, company: held.company },
          ...{ kept: decision === 'kept', reason: why ?? '' },
        }),
      })
    const at = ctx.now().toISOString()
    await query.decide(db, { companyId, jobId, decision, why, by: actor.userId, at })
  })
  return { decision }
}
