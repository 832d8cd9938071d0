import { zoneOf } from '../../../countries/entity.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { listAvailabilities } from './checks.queries.ts'
import { awayDaysOf, checkingOf } from './checks.service.ts'
import type { ShiftInstance } from './expand.rules.ts'
import { plansAndShiftsOf } from './instances.service.ts'
import type * as contract from './mine.contract.ts'
import * as query from './mine.queries.ts'
import { weekOf } from './place-clock.rules.ts'
import * as roster from './roster.queries.ts'
import { wallTime } from './roster-shifts.rules.ts'
import { listShiftTypes, type ShiftTypeRow } from './setup.queries.ts'
import { expireSwaps, listSwapsOf } from './swaps.queries.ts'
import { toMySwap } from './swaps.shown.ts'

/** Whoever calls, as they are employed today. */
export type Own = { id: string; employeeId: string; name: string; zone: string; siteId: string | null; today: Day }

/** @throws Refusal when there is no employment of whoever calls */
export const ownEmployment = async (ctx: Context): Promise<Own> => {
  const { companyId, employeeId } = ctx.actor
  if (employeeId === null) throw notFound('Employment')
  const found = await query.findOwnEmployment(ctx.db, companyId, employeeId, dayIn('UTC', ctx.now()))
  if (!found) throw notFound('Employment')
  const zone = found.zone ?? zoneOf(ctx.countries.get(found.country), found.region)
  return { id: found.id, employeeId, name: found.full_name, zone, siteId: found.site_id, today: dayIn(zone, ctx.now()) }
}

const DAYS = 28
type MyMark = Output<typeof contract.readMySchedule>['days'][number]

const toMyShift = (
  instance: ShiftInstance,
  row: roster.ShiftRow | undefined,
  names: {
    types: ReadonlyMap<string, ShiftTypeRow>
    sites: ReadonlyMap<string, Awaited<ReturnType<typeof roster.listSiteNames>>[number]>
    siteId: string | null
  },
): contract.MyShift => {
  const type = names.types.get(instance.shiftTypeId)
  const site = names.sites.get(row?.site_id ?? names.siteId ?? '')
  return {
    id: instance.rosterShiftId,
    day: instance.workDate,
    startsAt: instance.plan.from,
    endsAt: instance.plan.until,
    zone: instance.zone,
    start: wallTime(instance.plan.from, instance.workDate, instance.zone),
    end: wallTime(instance.plan.until, instance.workDate, instance.zone),
    name: type?.name ?? '',
    colour: type?.colour ?? 'gray',
    minutes: instance.planned,
    state: row ? (row.state as contract.MyShift['state']) : 'pattern',
    site: site?.name ?? null,
    address: site?.address ?? null,
    position:
      site?.latitude != null && site.longitude != null
        ? { lat: Number(site.latitude), lng: Number(site.longitude) }
        : null,
    note: row?.note ?? null,
    unseen: row !== undefined && row.state === 'published' && row.seen_at === null,
    calledOff: row !== undefined && row.called_off_at !== null,
  }
}

/** The shifts of whoever is employed from one day to another, as they read them. */
export const shiftsOfOwn = async (
  ctx: Pick<Context, 'db' | 'countries'>,
  companyId: string,
  own: Own,
  days: { from: Day; until: Day },
) => {
  const { db, countries } = ctx
  const { shifts, plans } = await plansAndShiftsOf(db, { companyId, employmentIds: [own.id], ...days, countries })
  const rows = await roster.listRosterRows(db, companyId, { ...days, siteId: null, ids: [own.id] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const types = new Map((await listShiftTypes(db, companyId)).map((type) => [type.id, type]))
  const sites = new Map((await roster.listSiteNames(db, companyId)).map((site) => [site.id, site] as const))
  const mine = (shifts.get(own.id) ?? []).filter(({ off }) => off === null)
  return {
    shifts: mine.map((instance) =>
      toMyShift(instance, byId.get(instance.rosterShiftId ?? ''), { types, sites, siteId: own.siteId }),
    ),
    plans: plans.get(own.id) ?? [],
  }
}

export const readMySchedule = async (
  ctx: Context,
  input: Parsed<typeof contract.readMySchedule>,
): Promise<Output<typeof contract.readMySchedule>> => {
  const { companyId } = ctx.actor
  const own = await ownEmployment(ctx)
  const from = input.from ?? weekOf(own.today, 1)
  const days = { from, until: addDays(from, DAYS - 1) }
  const { shifts, plans } = await shiftsOfOwn(ctx, companyId, own, days)
  const away = await awayDaysOf(checkingOf(ctx), [own.id], days)
  const marks: MyMark[] = [
    ...plans.flatMap(({ day, holiday, kind, assigned }): MyMark[] => {
      if (holiday) return [{ day, kind: 'holiday' as const, label: holiday.name }]
      return assigned && kind === 'rest' ? [{ day, kind: 'rest' as const, label: null }] : []
    }),
    ...away.map(({ day, standing, label }) => ({
      day,
      kind: standing === 'approved' ? ('leave' as const) : ('asked' as const),
      label,
    })),
  ]
  const since = new Date(ctx.now().getTime() - 14 * 86_400_000).toISOString()
  const types = new Map((await listShiftTypes(ctx.db, companyId)).map((type) => [type.id, type.name]))
  const swaps = (await listSwapsOf(ctx.db, companyId, own.id, since)).map((row) =>
    toMySwap(row, own.id, types, ctx.now().toISOString()),
  )
  const feed = await query.findFeed(ctx.db, companyId, own.employeeId)
  const said = await listAvailabilities(ctx.db, companyId, {
    ids: [own.id],
    from: own.today,
    until: addDays(own.today, 3650),
  })
  return {
    today: own.today,
    ...days,
    zone: own.zone,
    assigned: plans.some(({ assigned }) => assigned),
    shifts,
    days: marks,
    swaps,
    availability: said.map((row) => ({
      id: row.id,
      kind: row.kind,
      fromDay: row.from_day,
      untilDay: row.until_day,
      weekdays: row.weekdays,
      fromTime: row.from_time,
      untilTime: row.until_time,
      note: row.note,
    })),
    feed: feed ? { madeAt: iso(feed.made_at) } : null,
  }
}

export const confirmShifts = async (ctx: Context, { ids }: Parsed<typeof contract.confirmShifts>) => {
  const { companyId, userId } = ctx.actor
  const own = await ownEmployment(ctx)
  const done = await query.confirmShifts(ctx.db, companyId, own.id, { ids, at: ctx.now().toISOString() })
  await roster.insertEvents(
    ctx.db,
    companyId,
    userId,
    done.map(({ id }) => ({ shiftId: id, kind: 'confirmed', employmentId: own.id })),
  )
  ctx.audit({
    action: 'rosterShift.confirm',
    targetType: 'employment',
    targetId: own.id,
    after: { shifts: done.length },
  })
  return { confirmed: done.length }
}

export const addAvailability = async (ctx: Context, input: Parsed<typeof contract.addAvailability>) => {
  const own = await ownEmployment(ctx)
  if (input.untilDay !== null && input.untilDay < input.fromDay)
    throw invalid({ untilDay: 'The last day is before the first' })
  if ((input.fromTime === null) !== (input.untilTime === null))
    throw invalid({ untilTime: 'Say both times, or neither for the whole day' })
  const weekdays = input.weekdays ? [...new Set(input.weekdays)].toSorted() : null
  const said = { ...input, weekdays, employmentId: own.id, by: ctx.actor.userId }
  const { id } = await query.insertAvailability(ctx.db, ctx.actor.companyId, said)
  ctx.audit({
    action: 'availability.add',
    targetType: 'employment',
    targetId: own.id,
    after: { kind: input.kind, fromDay: input.fromDay, untilDay: input.untilDay },
  })
  return { id }
}

export const removeAvailability = async (ctx: Context, { id }: Parsed<typeof contract.removeAvailability>) => {
  const own = await ownEmployment(ctx)
  const gone = await query.removeAvailability(ctx.db, ctx.actor.companyId, own.id, { id, at: ctx.now().toISOString() })
  if (gone === 0) throw notFound('Entry')
  ctx.audit({ action: 'availability.remove', targetType: 'employment', targetId: own.id, detail: { id } })
  return {}
}

/** Offers whose time is over are no offers: looked at before one is answered. */
export const expireOffers = (ctx: Context) => expireSwaps(ctx.db, ctx.actor.companyId, ctx.now().toISOString())
