import { notifyChange } from '../../../server/changes.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { requireSpan } from './days.service.ts'
import { peopleOnDays } from './fixes.service.ts'
import type * as contract from './remote.contract.ts'
import * as query from './remote.queries.ts'
import { MOST_REMOTE_DAYS } from './request.rules.ts'

/** Working elsewhere than at a site: agreed by whoever keeps attendance, or said with a punch where the company lets people say so. */

type Span = { employeeId: string; from: Day; until: Day }

const daysOf = async (ctx: Context, { employeeId, from, until }: Span) => {
  requireSpan({ from, until }, MOST_REMOTE_DAYS)
  const days: { employeeId: string; day: Day }[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push({ employeeId, day })
  return (await peopleOnDays(ctx, days)).map(({ employment_id, day }) => ({ employmentId: employment_id, day }))
}

export const listRemoteDays = async ({ db, actor, now }: Context): Promise<Output<typeof contract.listRemoteDays>> => ({
  // A day back: it is still yesterday somewhere.
  days: (await query.listAgreedDays(db, actor.companyId, addDays(dayIn('UTC', now()), -1))).map((row) => ({
    employeeId: row.employee_id,
    name: row.name,
    workDate: row.work_date,
    reason: row.reason,
    by: row.by,
  })),
})

/** @throws Refusal NOT_FOUND for somebody who is not the company's, 422 for days in a wrong order or too many */
export const agreeRemoteDays = async (
  ctx: Context,
  { reason, ...span }: Parsed<typeof contract.agreeRemoteDays>,
): Promise<Output<typeof contract.agreeRemoteDays>> => {
  const { db, actor } = ctx
  const days = await daysOf(ctx, span)
  const added = await query.insertRemoteDays(db, actor.companyId, {
    days,
    how: 'agreed',
    reason: reason ?? '',
    by: actor.userId,
  })
  const { employeeId: targetId, from, until } = span
  ctx.audit({ action: 'attendance.remote-agree', targetType: 'employee', targetId, after: { from, until, reason } })
  await notifyChange(db, `attendance ${actor.companyId}`)
  return { days: added }
}

export const endRemoteDays = async (
  ctx: Context,
  span: Parsed<typeof contract.endRemoteDays>,
): Promise<Output<typeof contract.endRemoteDays>> => {
  const { db, actor } = ctx
  const gone = await query.deleteRemoteDays(db, actor.companyId, await daysOf(ctx, span))
  const { employeeId: targetId, from, until } = span
  ctx.audit({ action: 'attendance.remote-end', targetType: 'employee', targetId, before: { from, until } })
  await notifyChange(db, `attendance ${actor.companyId}`)
  return { days: gone }
}
