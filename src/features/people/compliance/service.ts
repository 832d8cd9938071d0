import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { lastWorkingDay, type WorkingCalendar } from '../../../shared/workdays.ts'
import { placeOfPerson, workingCalendar } from '../../company/calendars/service.ts'
import type * as contract from './contract.ts'
import { TIERS } from './expiry.rules.ts'
import * as query from './queries.ts'
import { describeItem, placesOf } from './things.ts'

type Answer = Output<typeof contract.expiringSoon>

/** The days the company works in a country, its one legal entity's where it has one there. */
const calendarIn = async (ctx: Context, code: string): Promise<WorkingCalendar> => {
  const place = await placeOfPerson(ctx, { country: code, region: null, location: null })
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  return workingCalendar(asking, place, dayIn(ctx.countries.get(code).zone, ctx.now()))
}

const lastDayWorked = (calendar: WorkingCalendar | undefined, day: Day): Day | null =>
  calendar?.years.includes(Number(day.slice(0, 4))) ? lastWorkingDay(calendar, day) : null

/** What runs out, most urgent first. Days are of each employee's own place. */
export const listExpiringSoon = async (ctx: Context, input: Parsed<typeof contract.expiringSoon>): Promise<Answer> => {
  const { db, actor } = ctx
  const { within, page, pageSize, cursor } = input
  const places = placesOf(ctx)
  const tier = input.tier === undefined ? null : Number(input.tier)
  const counted = new Map((await query.tiersOf(db, actor.companyId, places, within)).map((t) => [t.tier, t.count]))
  const part = listWindow(query.EXPIRING_ORDERS, { sort: 'urgent', cursor, page, pageSize })
  const read = await query.listExpiringItems(db, actor.companyId, { places, input: { within, tier }, part })
  const { rows: found, next } = pageOf(part, read)
  const calendars = new Map<string, WorkingCalendar>()
  for (const code of new Set(found.map((t) => t.country))) calendars.set(code, await calendarIn(ctx, code))
  const all = [...counted.values()].reduce((sum, n) => sum + n, 0)
  return {
    items: found.map((t) => ({
      thing: t.thing,
      thing_id: t.thing_id,
      what: describeItem(ctx.countries, t),
      employee: { id: t.employee_id, name: t.full_name, employee_id: t.employee_number, country: t.country },
      expires_on: t.expires_on,
      act_by: t.days < 0 ? null : lastDayWorked(calendars.get(t.country), t.expires_on),
      days: t.days,
      tier: TIERS.findLast((at) => t.days <= at) ?? within,
      reminded_at: t.reminded_at,
    })),
    totalCount: tier === null ? all : (counted.get(tier) ?? 0),
    tiers: TIERS.map((at) => ({ tier: at, count: counted.get(at) ?? 0 })),
    totalIsAtLeast: false,
    next,
    page,
    pageSize,
  }
}
