import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { calendarDays, placeOfPerson } from '../../company/calendars/service.ts'
import { getEmployeeContext } from '../../people/employees/people.ts'
import { employmentOn, reportingChain, reportsOf } from '../../people/employments/org.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type * as contract from './contract.ts'
import type { Colleague } from './contract.ts'
import * as query from './queries.ts'
import { directorySettings } from './settings.ts'

/** Who is who: colleagues as far as the company shows them, and the reporting lines up and down. */

const SHOWN = 50

type DirectorySettings = Awaited<ReturnType<typeof settingsFor>>
const settingsFor = ({ db, actor }: Context) => settingsOf(db, directorySettings, { companyId: actor.companyId })

const toColleague = (row: query.ColleagueRow, shown: DirectorySettings): Colleague => ({
  id: row.id,
  name: row.full_name,
  position: row.position,
  department: row.department,
  site: row.site,
  email: shown.email ? row.email : null,
  phone: shown.phone ? row.phone : null,
})

const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Employee')
  return ctx.actor.employeeId
}

/** Colleagues by their records, in the order asked for; those who have left are not among them. */
const colleaguesOf = async (
  ctx: Context,
  ids: readonly string[],
  { on, shown }: { on: Day; shown: DirectorySettings },
) => {
  if (ids.length === 0) return []
  const rows = await query.listColleagues(ctx.db, ctx.actor.companyId, { on, ids, limit: ids.length })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toColleague(row, shown)] : []
  })
}

/** Records of those above somebody, the nearest first, and of those who report to them. */
const lineOf = async (ctx: Context, employeeId: string, on: Day) => {
  const employment = await employmentOn(ctx, employeeId, on)
  const chain = employment ? await reportingChain(ctx, employment.id, { day: on }) : []
  return {
    above: chain.flatMap(({ manager_id }) => manager_id ?? []),
    beneath: (await reportsOf(ctx, employeeId, { day: on })).map(({ id }) => id),
  }
}

const placeFor = async (ctx: Context, employeeId: string, { on, shown }: { on: Day; shown: DirectorySettings }) => {
  const [person] = await colleaguesOf(ctx, [employeeId], { on, shown })
  if (!person) return null
  const { above, beneath } = await lineOf(ctx, employeeId, on)
  return {
    person,
    above: await colleaguesOf(ctx, above.toReversed(), { on, shown }),
    beneath: await colleaguesOf(ctx, beneath, { on, shown }),
  }
}

/** The legal entity of whoever calls; undefined: they are employed by nobody today. */
const ownEntity = async (ctx: Context, on: Day): Promise<string | null | undefined> => {
  const [own] = await query.listColleagues(ctx.db, ctx.actor.companyId, { on, ids: [ownId(ctx)], limit: 1 })
  return own?.entity_id
}

export const listColleagues = async (
  ctx: Context,
  { search }: Parsed<typeof contract.listColleagues>,
): Promise<Output<typeof contract.listColleagues>> => {
  const { db, actor } = ctx
  const shown = await settingsFor(ctx)
  const on = dayIn('UTC', ctx.now())
  const own = await placeFor(ctx, ownId(ctx), { on, shown })
  const those = { on, search, limit: SHOWN + 1 }
  const rows = async () => {
    if (shown.shows === 'nobody' || own === null) return []
    if (shown.shows === 'everybody') return query.listColleagues(db, actor.companyId, those)
    return query.listColleagues(db, actor.companyId, { ...those, entityId: (await ownEntity(ctx, on)) ?? null })
  }
  const found = await rows()
  return {
    people: found.slice(0, SHOWN).map((row) => toColleague(row, shown)),
    more: found.length > SHOWN,
    shows: shown.shows,
    own,
  }
}

/** Whether somebody may be shown: by what the company chose, and one’s own line always. */
const maySeeColleague = async (ctx: Context, id: string, { on, shown }: { on: Day; shown: DirectorySettings }) => {
  const own = ownId(ctx)
  if (id === own || shown.shows === 'everybody') return true
  const { above, beneath } = await lineOf(ctx, own, on)
  if (above.includes(id) || beneath.includes(id)) return true
  if (shown.shows === 'nobody') return false
  const [person] = await query.listColleagues(ctx.db, ctx.actor.companyId, { on, ids: [id], limit: 1 })
  return person !== undefined && person.entity_id === (await ownEntity(ctx, on))
}

export const readColleague = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readColleague>,
): Promise<Output<typeof contract.readColleague>> => {
  const shown = await settingsFor(ctx)
  const on = dayIn('UTC', ctx.now())
  const place = (await maySeeColleague(ctx, id, { on, shown })) ? await placeFor(ctx, id, { on, shown }) : null
  if (!place) throw notFound('Employee')
  if (shown.shows === 'everybody') return place
  // Of somebody else’s line, only those whom the reader may see themselves.
  const seen = async (people: readonly Colleague[]) => {
    const kept: Colleague[] = []
    for (const one of people) if (await maySeeColleague(ctx, one.id, { on, shown })) kept.push(one)
    return kept
  }
  return { person: place.person, above: await seen(place.above), beneath: await seen(place.beneath) }
}

export const listMyHolidays = async (
  ctx: Context,
  input: Parsed<typeof contract.myHolidays>,
): Promise<Output<typeof contract.myHolidays>> => {
  const { stored, country, today } = await getEmployeeContext(ctx, ownId(ctx))
  const facts = stored.facts
  const region = (country.regions && facts[country.regions.field]) || null
  const place = await placeOfPerson(ctx, { country: country.code, region, location: stored.location })
  const years = [...country.holidays.years]
  const year = input.year ?? Number(today.slice(0, 4))
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const days = years.includes(year) ? await calendarDays(asking, place, year) : []
  return {
    year,
    years,
    place: stored.location ?? country.name,
    days: days.filter(({ kind }) => kind === 'full' || kind === 'half').toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}
