import { difference } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Report } from './contract.ts'
import * as query from './queries.ts'
import { nextAfter } from './rules.ts'

const nameOf = (p: query.Somebody) => `${p.first_name} ${p.last_name}`.trim() || p.email

const reportOf = (held: query.Held, people: readonly query.Somebody[]): Report => ({
  ...{ id: held.id, name: held.name, figures: held.figures, period: held.period },
  ...{ department: held.department, country: held.country },
  job: held.job_id === null ? null : { id: held.job_id, title: held.job ?? '' },
  ...{ cadence: held.cadence, day: held.day, hour: held.hour, zone: held.zone },
  recipients: held.recipients.flatMap((id) => {
    const found = people.find((p) => p.id === id)
    return found ? [{ id, name: nameOf(found), gets: found.runs }] : []
  }),
  paused: held.paused,
  nextAt: new Date(held.next_at).toISOString(),
  lastSent: held.sent_at === null ? null : { at: new Date(held.sent_at).toISOString(), letters: held.letters ?? 0 },
  version: held.version,
})

export const list = async ({ db, actor, countries }: Context): Promise<Output<typeof contract.listReports>> => {
  const { companyId } = actor
  const people = await query.people(db, companyId)
  return {
    reports: (await query.all(db, companyId)).map((held) => reportOf(held, people)),
    people: people.filter((p) => p.runs).map((p) => ({ id: p.id, name: nameOf(p) })),
    zone: countries.find(await query.home(db, companyId))?.zone ?? 'UTC',
  }
}

type Written = Parsed<typeof contract.addReport>

const columnsOf = async (ctx: Context, asked: Written) => {
  const { db, actor, countries } = ctx
  const { companyId } = actor
  const wrong: Record<string, string> = {}
  if (asked.cadence === 'weekly' && asked.day > 7) wrong.day = 'Choose a day of the week'
  const people = await query.people(db, companyId)
  const recipients = [...new Set(asked.recipients)]
  if (!recipients.every((id) => people.some((p) => p.id === id && p.runs)))
    wrong.recipients = 'Only those who answer for the company get a report'
  const country = asked.country === null ? null : countries.find(asked.country)
  if (country === undefined) wrong.country = 'Choose a country we operate in'
  if (asked.job !== null && !(await query.jobThere(db, companyId, asked.job))) wrong.job = 'There is no such job'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    ...{ name: asked.name, figures: [...new Set(asked.figures)], period: asked.period },
    ...{ department: asked.department, country: country?.code ?? null, job_id: asked.job },
    ...{ cadence: asked.cadence, day: asked.day, hour: asked.hour, zone: asked.zone, recipients },
  }
}

const held = async ({ db, actor }: Context, id: string, lock = false) => {
  if (lock && !(await query.lock(db, actor.companyId, id))) throw notFound('Report')
  const found = await query.one(db, actor.companyId, id)
  if (!found) throw notFound('Report')
  return found
}

const shown = async (ctx: Context, id: string) => ({
  report: reportOf(await held(ctx, id), await query.people(ctx.db, ctx.actor.companyId)),
})

export const add = async (ctx: Context, asked: Written) => {
  const columns = await columnsOf(ctx, asked)
  const { id } = await query.insert(ctx.db, {
    ...{ company_id: ctx.actor.companyId, created_by: ctx.actor.userId, ...columns },
    next_at: nextAfter(asked, ctx.now()),
  })
  ctx.audit({ action: 'hiringReport.add', targetType: 'hiringReport', targetId: id, after: columns })
  return shown(ctx, id)
}

export const save = async (ctx: Context, { id, version, ...asked }: Parsed<typeof contract.saveReport>) => {
  const before = await held(ctx, id, true)
  if (before.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this report since you opened it.', {
      data: await shown(ctx, id),
    })
  const columns = await columnsOf(ctx, asked)
  await query.update(ctx.db, ctx.actor.companyId, id, { ...columns, next_at: nextAfter(asked, ctx.now()) })
  const was = Object.fromEntries(Object.keys(columns).map((name) => [name, before[name as keyof query.Held]]))
  ctx.audit({
    action: 'hiringReport.save',
    targetType: 'hiringReport',
    targetId: id,
    ...difference(was, columns),
  })
  return shown(ctx, id)
}

/** What fell due while it stood still is not sent afterwards. */
export const pause = async (ctx: Context, { id, paused }: Parsed<typeof contract.pauseReport>) => {
  const before = await held(ctx, id, true)
  if (before.paused !== paused) {
    await query.update(ctx.db, ctx.actor.companyId, id, { paused, next_at: nextAfter(before, ctx.now()) })
    ctx.audit({
      action: 'hiringReport.pause',
      targetType: 'hiringReport',
      targetId: id,
      before: { paused: before.paused },
      after: { paused },
      detail: { name: before.name },
    })
  }
  return shown(ctx, id)
}

export const remove = async (ctx: Context, { id }: Parsed<typeof contract.deleteReport>) => {
  const { name } = await held(ctx, id, true)
  await query.remove(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'hiringReport.delete', targetType: 'hiringReport', targetId: id, before: { name } })
  return { deleted: true as const }
}
