import ical from 'ical-generator'
import { zoneOf } from '../../../countries/entity.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { Download } from '../../../server/routes.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './mine.contract.ts'
import * as query from './mine.queries.ts'
import { type Own, ownEmployment, shiftsOfOwn } from './mine.service.ts'

/** The company in its first half, so that a calendar that only has the address finds it; the second half is the secret. */
const TOKEN = /^([\da-f]{32})\.([\w-]{43})$/
const digestOf = (secret: string) => sha256(secret).toString('hex')
const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const makeFeed = async (ctx: Context) => {
  const { companyId } = ctx.actor
  const own = await ownEmployment(ctx)
  const secret = randomToken()
  await query.saveFeed(ctx.db, companyId, own.employeeId, digestOf(secret))
  ctx.audit({ action: 'scheduleFeed.make', targetType: 'employee', targetId: own.employeeId })
  return { url: `${ctx.settings.publicUrl}/api/schedule-feed/${companyId.replaceAll('-', '')}.${secret}` }
}

export const revokeFeed = async (ctx: Context) => {
  const own = await ownEmployment(ctx)
  await query.deleteFeed(ctx.db, ctx.actor.companyId, own.employeeId)
  ctx.audit({ action: 'scheduleFeed.revoke', targetType: 'employee', targetId: own.employeeId })
  return {}
}

const [BACK, AHEAD] = [28, 90]

export const readFeed = async (ctx: OpenContext, { token }: Parsed<typeof contract.readFeed>) => {
  const [, company = '', secret = ''] = TOKEN.exec(token) ?? []
  if (secret === '') throw notFound('Calendar')
  const companyId = uuidOf(company)
  const content = await ctx.database.forCompany(companyId, async (db) => {
    const owner = await query.findFeedOwner(db, companyId, digestOf(secret))
    if (!owner) return null
    const utc = dayIn('UTC', ctx.now())
    const found = await query.findOwnEmployment(db, companyId, owner.employee_id, utc)
    if (!found) return null
    const zone = found.zone ?? zoneOf(ctx.countries.get(found.country), found.region)
    const own: Own = {
      id: found.id,
      employeeId: owner.employee_id,
      name: found.full_name,
      zone,
      siteId: found.site_id,
      today: dayIn(zone, ctx.now()),
    }
    const days = { from: addDays(own.today, -BACK), until: addDays(own.today, AHEAD) }
    const { shifts } = await shiftsOfOwn({ db, countries: ctx.countries }, companyId, own, days)
    const calendar = ical({ prodId: { company: 'Fourshore', product: 'Shifts', language: 'EN' } })
    for (const shift of shifts)
      calendar.createEvent({
        id: `${shift.id ?? `${own.id}-${shift.startsAt}`}@shifts`,
        stamp: ctx.now(),
        start: new Date(shift.startsAt),
        end: new Date(shift.endsAt),
        summary: shift.name,
        ...(shift.site ? { location: shift.site } : {}),
      })
    return calendar.toString()
  })
  if (content === null) throw notFound('Calendar')
  return new Download('shifts.ics', 'text/calendar; charset=utf-8', content)
}
