import type { Context } from '../../../server/context.ts'
import { addDays, DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { startOfDay } from '../../../shared/zoned.ts'
import type * as contract from './busy.contract.ts'
import * as query from './busy.queries.ts'
import { BUSY_DAYS, busyTimesOf } from './busy.rules.ts'

type Own = Output<typeof contract.readOwnCalendar>

export const readOwnCalendar = async ({ db, actor }: Context): Promise<Own> => {
  const found = await query.findCalendar(db, actor.companyId, actor.userId)
  return {
    readAt: found ? iso(found.read_at) : null,
    readsUntil: found ? iso(found.reads_until) : null,
    times: found?.times ?? 0,
  }
}

export const saveOwnCalendar = async (
  ctx: Context,
  { text, zone }: Parsed<typeof contract.saveOwnCalendar>,
): Promise<Own> => {
  const { companyId, userId } = ctx.actor
  const from = ctx.now()
  const until = new Date(from.getTime() + BUSY_DAYS * DAY_MS)
  const times = busyTimesOf(text, { from, until, zone })
  if (times === null)
    throw invalid({ text: 'This is not a calendar file. Export your calendar as .ics and choose that file.' })
  await query.replaceCalendar(ctx.db, { companyId, userId, readAt: iso(from), readsUntil: iso(until), times })
  ctx.audit({ action: 'busy-calendar.read', targetType: 'user', targetId: userId, detail: { times: times.length } })
  return readOwnCalendar(ctx)
}

export const dropOwnCalendar = async (ctx: Context): Promise<Own> => {
  const { companyId, userId } = ctx.actor
  await query.deleteCalendar(ctx.db, companyId, userId)
  ctx.audit({ action: 'busy-calendar.remove', targetType: 'user', targetId: userId })
  return readOwnCalendar(ctx)
}

/** Only that somebody is busy, never with what; of people of another company there is nothing. */
export const readAvailability = async (
  { db, actor }: Context,
  { people, from, zone, except }: Parsed<typeof contract.readAvailability>,
): Promise<Output<typeof contract.readAvailability>> => {
  const { companyId } = actor
  const week = { from: startOfDay(from, zone), until: startOfDay(addDays(from, 7), zone) }
  const busy = await query.listBusy(db, { companyId, users: people, ...week, except })
  const known = await query.listWithCalendar(db, companyId, people)
  return {
    busy: busy.map((one) => ({
      userId: one.user_id,
      startsAt: iso(one.starts_at),
      endsAt: iso(one.ends_at),
      by: one.by,
    })),
    unknown: people.filter((id) => !known.includes(id)),
  }
}
