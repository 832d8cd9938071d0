import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Report } from './contract.ts'
import * as query from './queries.ts'
import { nextAfter } from './rules.ts'

const nameOf = (p: query.ReportRecipient) => `${p.first_name} ${p.last_name}`.trim() || p.email

const reportOf = (current: query.StoredReport, people: readonly query.ReportRecipient[]): Report => ({
  id: current.id,
  name: current.name,
  figures: current.figures,
  period: current.period,
  department: current.department,
  country: current.country,
  job: current.job_id === null ? null : { id: current.job_id, title: current.job ?? '' },
  cadence: current.cadence,
  day: current.day,
  hour: current.hour,
  zone: current.zone,
  recipients: current.recipients.flatMap((id) => {
    const found = people.find((p) => p.id === id)
    return found ? [{ id, name: nameOf(found), gets: found.runs }] : []
  }),
  paused: current.paused,
  nextAt: new Date(current.next_at).toISOString(),
  lastSent:
    current.sent_at === null ? null : { at: new Date(current.sent_at).toISOString(), letters: current.letters ?? 0 },
  version: current.version,
})

export const listReports = async ({ db, actor, countries }: Context): Promise<Output<typeof contract.listReports>> => {
  const { companyId } = actor
  const people = await query.listRecipients(db, companyId)
  return {
    reports: (await query.listReports(db, companyId)).map((current) => reportOf(current, people)),
    people: people.filter((p) => p.runs).map((p) => ({ id: p.id, name: nameOf(p) })),
    zone: countries.find(await query.getCompanyCountry(db, companyId))?.zone ?? 'UTC',
  }
}

type Written = Parsed<typeof contract.addReport>

const columnsOf = async (ctx: Context, input: Written) => {
  const { db, actor, countries } = ctx
  const { companyId } = actor
  const wrong: Record<string, string> = {}
  if (input.cadence === 'weekly' && input.day > 7) wrong.day = 'Choose a day of the week'
  const people = await query.listRecipients(db, companyId)
  const recipients = [...new Set(input.recipients)]
  if (!recipients.every((id) => people.some((p) => p.id === id && p.runs)))
    wrong.recipients = 'Only those who answer for the company get a report'
  const country = input.country === null ? null : countries.find(input.country)
  if (country === undefined) wrong.country = 'Choose a country we operate in'
  if (input.job !== null && !(await query.jobThere(db, companyId, input.job))) wrong.job = 'There is no such job'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    name: input.name,
    figures: [...new Set(input.figures)],
    period: input.period,
    department: input.department,
    country: country?.code ?? null,
    job_id: input.job,
    cadence: input.cadence,
    day: input.day,
    hour: input.hour,
    zone: input.zone,
    recipients,
  }
}

const current = async ({ db, actor }: Context, id: string, lock = false) => {
  if (lock && !(await query.lockReport(db, actor.companyId, id))) throw notFound('Report')
  const found = await query.findReport(db, actor.companyId, id)
  if (!found) throw notFound('Report')
  return found
}

const readView = async (ctx: Context, id: string) => ({
  report: reportOf(await current(ctx, id), await query.listRecipients(ctx.db, ctx.actor.companyId)),
})

export const addReport = async (ctx: Context, input: Written) => {
  const columns = await columnsOf(ctx, input)
  const { id } = await query.insertReport(ctx.db, {
    company_id: ctx.actor.companyId,
    created_by: ctx.actor.userId,
    ...columns,
    next_at: nextAfter(input, ctx.now()),
  })
  ctx.audit({ action: 'hiringReport.add', targetType: 'hiringReport', targetId: id, after: columns })
  return readView(ctx, id)
}

export const saveReport = async (ctx: Context, { id, version, ...input }: Parsed<typeof contract.saveReport>) => {
  const before = await current(ctx, id, true)
  if (before.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this report since you opened it.', {
      data: await readView(ctx, id),
    })
  const columns = await columnsOf(ctx, input)
  await query.updateReport(ctx.db, ctx.actor.companyId, id, { ...columns, next_at: nextAfter(input, ctx.now()) })
  const was = Object.fromEntries(Object.keys(columns).map((name) => [name, before[name as keyof query.StoredReport]]))
  ctx.audit({
    action: 'hiringReport.save',
    targetType: 'hiringReport',
    targetId: id,
    ...changedFieldsOf(was, columns),
  })
  return readView(ctx, id)
}

/** What fell due while it stood still is not sent afterwards. */
export const pauseReport = async (ctx: Context, { id, paused }: Parsed<typeof contract.pauseReport>) => {
  const before = await current(ctx, id, true)
  if (before.paused !== paused) {
    await query.updateReport(ctx.db, ctx.actor.companyId, id, { paused, next_at: nextAfter(before, ctx.now()) })
    ctx.audit({
      action: 'hiringReport.pause',
      targetType: 'hiringReport',
      targetId: id,
      before: { paused: before.paused },
      after: { paused },
      detail: { name: before.name },
    })
  }
  return readView(ctx, id)
}

export const deleteReport = async (ctx: Context, { id }: Parsed<typeof contract.deleteReport>) => {
  const { name } = await current(ctx, id, true)
  await query.deleteReport(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'hiringReport.delete', targetType: 'hiringReport', targetId: id, before: { name } })
  return { deleted: true as const }
}
