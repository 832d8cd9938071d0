import { writeAudit } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { decidesReports } from '../../job-board/jobs/policy.ts'
import { caseNumberOf } from '../../job-board/jobs/search.rules.ts'
import { LOOK_DAYS } from '../../job-board/reports/reports.rules.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import type * as threads from './contract.ts'
import { listMessages, lockThread } from './queries.ts'
import type * as contract from './reports.contract.ts'
import type { DirectReport } from './reports.contract.ts'
import * as query from './reports.queries.ts'
import { changeMarks, dropWaiting, type Talking, tellPages } from './talk.service.ts'
import { findPerson } from './tell.queries.ts'

const REPORTS_SHOWN = 200

/** A company tells the platform of a thread. The person does not learn of it unless the thread is closed. */
export const reportPerson = async (
  ctx: Context,
  { id, reason, words, block }: Parsed<typeof threads.reportPerson>,
): Promise<Output<typeof threads.reportPerson>> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  const now = ctx.now()
  if (!(await lockThread(db, companyId, id))) throw notFound('Thread')
  const told = { thread: id, by: userId, reason, words, at: now.toISOString() }
  const made = await query.insertDirectReport(db, companyId, told)
  if (!made) throw new Refusal('CONFLICT', 'Your company has reported this thread. Fourshore has not decided yet.')
  const talking: Talking = { db, companyId, side: 'company', userId, now }
  if (block) await changeMarks(talking, { id, blocked: true })
  ctx.audit({ action: 'direct-thread.report', targetType: 'direct_thread', targetId: id, detail: { reason, block } })
  return { reported: true, caseNumber: caseNumberOf(made.id) }
}

const toReport = (row: query.ReportRow, now: Date): DirectReport => {
  const until = new Date(Date.parse(row.at) + LOOK_DAYS * DAY_MS)
  return {
    id: row.id,
    caseNumber: caseNumberOf(row.id),
    company: row.company,
    by: row.by,
    person: row.person,
    job: row.job,
    reason: row.reason,
    words: row.words,
    at: iso(row.at),
    answerBy: until.toISOString(),
    isLate: row.decided_at === null && until < now,
    decision: row.decision,
    decidedAt: row.decided_at && iso(row.decided_at),
    decidedBy: row.decided_by,
    decidedWhy: row.decided_why,
  }
}

export const listDirectReports = (
  ctx: OpenContext,
  { show }: Parsed<typeof contract.listDirectReports>,
): Promise<Output<typeof contract.listDirectReports>> =>
  ctx.database.forPlatform(
    async (db) => {
      const now = ctx.now()
      const rows = await query.listReports(db, show, REPORTS_SHOWN)
      const late = new Date(now.getTime() - LOOK_DAYS * DAY_MS).toISOString()
      return { reports: rows.map((row) => toReport(row, now)), ...(await query.countReports(db, late)) }
    },
    { reading: true },
  )

const findReport = async (ctx: OpenContext, id: string): Promise<query.ReportRow> => {
  const row = await ctx.database.forPlatform((db) => query.findReport(db, id), { reading: true })
  if (!row) throw notFound('Report')
  return row
}

/** Whoever decides reads what both wrote: that is what was reported. */
export const readDirectReport = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readDirectReport>,
): Promise<Output<typeof contract.readDirectReport>> => {
  const row = await findReport(ctx, id)
  const now = ctx.now()
  const by = { side: 'company', now: now.toISOString() } as const
  const messages = await ctx.database.forCompany(row.company_id, (db) =>
    listMessages(db, row.company_id, row.thread_id, by),
  )
  return {
    report: toReport(row, now),
    messages: messages.map(({ id: message, side, words, visible_at }) => ({
      id: message,
      side,
      words,
      at: iso(visible_at),
    })),
    decides: decidesReports(actorOf(ctx)),
  }
}

const tellReporter = async (ctx: OpenContext, db: Db, row: query.ReportRow, told: Told): Promise<void> => {
  const reporter = await query.findReporter(db, row.company_id, told.by)
  if (!reporter) return
  const link = `${ctx.settings.publicUrl}${paths.directMessages({ thread: row.thread_id })}`
  const facts = { number: caseNumberOf(row.id), job: row.job, closed: told.closed, reason: told.why ?? '', link }
  const { id: userId, email, language } = reporter
  await notifyPeople(ctx, db, {
    event: 'direct-report-decided',
    companyId: row.company_id,
    recipients: [{ userId, email, language: language ?? 'en', link, facts }],
    key: row.id,
  })
}
type Told = { by: string; closed: boolean; why: string | null }

const tellPerson = async (ctx: OpenContext, db: Db, row: query.ReportRow, why: string): Promise<void> => {
  const person = await findPerson(db, row.user_id)
  if (!person) return
  const link = `${ctx.settings.publicUrl}${paths.seekerDirectMessaging({ thread: row.thread_id })}`
  const { id: userId, email, language } = person
  const facts = { job: row.job, company: row.company, reason: why, link }
  await notifyPeople(ctx, db, {
    event: 'direct-thread-closed',
    companyId: null,
    recipients: [{ userId, email, language, link, facts }],
    key: row.id,
  })
}

/** Decided once. The company's own log tells that its report was looked at, and what was decided. */
export const decideDirectReport = async (
  ctx: OpenContext,
  { id, decision, why }: Parsed<typeof contract.decideDirectReport>,
): Promise<DirectReport> => {
  const actor = actorOf(ctx)
  const row = await findReport(ctx, id)
  const { company_id: companyId, thread_id: threadId } = row
  const closed = decision === 'closed'
  await ctx.database.forCompany(companyId, async (db) => {
    const waiting = await query.lockWaitingReport(db, companyId, id)
    if (!waiting) throw new Refusal('CONFLICT', 'This report is decided already.')
    await query.saveDecision(db, companyId, { id, decision, why, by: actor.userId, at: ctx.now().toISOString() })
    if (closed) {
      await query.closeThread(db, companyId, threadId)
      await dropWaiting(db, companyId, threadId, ctx.now())
    }
    await tellPages(db, threadId)
    await tellReporter(ctx, db, row, { by: waiting.by_user, closed, why })
    await writeAudit(db, { ...actor, companyId }, ctx.caller, [
      {
        action: `direct-thread.report-${decision}`,
        targetType: 'direct_thread',
        targetId: threadId,
        detail: { reason: row.reason, ...(why ? { why } : {}) },
      },
    ])
  })
  if (closed) await ctx.database.forPlatform((db) => tellPerson(ctx, db, row, why ?? ''))
  return toReport(await findReport(ctx, id), ctx.now())
}
