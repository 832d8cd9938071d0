import type { Context, Services } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { csvLine } from '../../../shared/csv.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import type { WorkingCalendar } from '../../../shared/workdays.ts'
import { lastDayOnFile, tellCalendarChanged } from '../legal-entities/calendar-change.service.ts'
import { listEntities } from '../legal-entities/service.ts'
import { listSites } from '../legal-entities/sites.service.ts'
import type * as contract from './contract.ts'
import type { Calendar } from './contract.ts'
import { calendarFeed } from './feed.rules.ts'
import { keepsCalendars } from './policy.ts'
import * as query from './queries.ts'
import {
  type CalendarDay,
  type Place,
  resolveDays,
  resolveWeek,
  scopeOf,
  scopesAt,
  toWorkingCalendar,
  type Week,
} from './rules.ts'

type Asking = Pick<Services, 'countries'> & { db: Db; companyId: string }

const scopesOf = (place: Place) => scopesAt(place).map((s) => s.scope)

/**
 * The days of a place in a year, the company's own word above the law's.
 * @throws RangeError, one sentence, for a year without holidays on file
 */
export const calendarDays = async (
  { db, companyId, countries }: Asking,
  place: Place,
  year: number,
): Promise<CalendarDay[]> => {
  const law = countries.get(place.country).holidays.on(year, place.region)
  const range = { from: `${year}-01-01`, to: `${year}-12-31` }
  return resolveDays(law, place, await query.entriesOf(db, companyId, scopesOf(place), range))
}

const weekSaid = (
  { countries }: Pick<Asking, 'countries'>,
  place: Place,
  weeks: readonly Week[],
  on: Day,
): Calendar['week'] => {
  const own = resolveWeek(place, weeks, on)
  if (own) return { days: [...own.days], layer: own.layer, source: null }
  const usual = countries.get(place.country).holidays.week(place.region)
  return { days: [...usual.days], layer: 'law', source: usual.source.title }
}

const weekOn = async (asking: Asking, place: Place, on: Day): Promise<Calendar['week']> =>
  weekSaid(asking, place, await query.weeksOf(asking.db, asking.companyId, scopesOf(place)), on)

/** What working days are counted with at a place: all years on file, the week of a day. */
export const workingCalendar = async (asking: Asking, place: Place, on: Day): Promise<WorkingCalendar> => {
  const { db, companyId, countries } = asking
  const { holidays } = countries.get(place.country)
  const years = holidays.years.toSorted((a, b) => a - b)
  // All years are asked for at once: each answer of the database costs as much as reckoning a year.
  const range = { from: `${years[0]}-01-01`, to: `${years.at(-1)}-12-31` }
  const said =
    years.length === 0
      ? { entries: [], weeks: await query.weeksOf(db, companyId, scopesOf(place)) }
      : await query.saidAt(db, companyId, scopesOf(place), range)
  const saidIn = Map.groupBy(said.entries, ({ day }) => Number(day.slice(0, 4)))
  const days = years.flatMap((year) => resolveDays(holidays.on(year, place.region), place, saidIn.get(year) ?? []))
  return toWorkingCalendar(days, weekSaid(asking, place, said.weeks, on).days, years)
}

/** The place a scope names; not one of the company's own: not there. */
const placeOf = async (ctx: Context, text: string): Promise<Place> => {
  const scope = scopeOf(text)
  if (!scope) throw notFound('Place')
  if (scope.kind === 'site') {
    const site = (await listSites(ctx)).sites.find((s) => s.id === scope.id)
    if (!site) throw notFound('Site')
    return { country: site.country, region: site.place, entityId: site.entity?.id ?? null, siteId: site.id }
  }
  const { entities } = await listEntities(ctx)
  if (scope.kind === 'entity') {
    const entity = entities.find((e) => e.id === scope.id)
    if (!entity) throw notFound('Legal entity')
    return { country: entity.country, region: entity.place, entityId: entity.id, siteId: null }
  }
  const known = ctx.countries.all.find((c) => c.code === scope.country)
  if (!known) throw notFound('Country')
  const region = scope.kind === 'region' ? scope.region : null
  const places = [...(known.regions?.options ?? []), ...known.holidays.calendars]
  if (region !== null && !places.some((o) => o.value === region)) throw notFound('Region')
  return { country: known.code, region, entityId: null, siteId: null }
}

const asking = (ctx: Context): Asking => ({ db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries })
const todayAt = (ctx: Context, { country }: Place): Day => dayIn(ctx.countries.get(country).zone, ctx.now())

/** Every place of the company that has a calendar: its countries and regions, entities and sites that are not archived. */
const scopesIn = async (ctx: Context): Promise<Calendar['scopes']> => {
  const entities = (await listEntities(ctx)).entities.filter((e) => !e.archivedAt)
  const sites = (await listSites(ctx)).sites.filter((s) => !s.archivedAt)
  const places = [...entities, ...sites].map((p) => ({ country: p.country, region: p.place }))
  const countries = [...new Set(places.map((p) => p.country))]
  const regions = new Map(places.filter((p) => p.region).map((p) => [`region:${p.country}-${p.region}`, p]))
  return [
    ...entities.map((e) => ({
      scope: `entity:${e.id}`,
      kind: 'entity' as const,
      name: e.legalName,
      country: e.country,
      region: e.place,
    })),
    ...sites.map((s) => ({
      scope: `site:${s.id}`,
      kind: 'site' as const,
      name: s.name,
      country: s.country,
      region: s.place,
    })),
    ...countries.map((c) => ({
      scope: `country:${c}`,
      kind: 'country' as const,
      name: null,
      country: c,
      region: null,
    })),
    ...[...regions].map(([scope, p]) => ({ scope, kind: 'region' as const, name: null, ...p })),
  ]
}

/**
 * Where somebody works, as far as their record says: the site of that name, else the one legal entity of the country, else the country and
 * region alone.
 */
export const placeOfPerson = async (
  ctx: Context,
  person: { country: string; region: string | null; location: string | null },
): Promise<Place> => {
  const sites = (await listSites(ctx)).sites.filter((s) => !s.archivedAt && s.country === person.country)
  const name = person.location?.trim().toLowerCase()
  const site = sites.find((s) => s.name.toLowerCase() === name)
  if (site)
    return {
      country: site.country,
      region: site.place ?? person.region,
      entityId: site.entity?.id ?? null,
      siteId: site.id,
    }
  const entities = (await listEntities(ctx)).entities.filter((e) => !e.archivedAt && e.country === person.country)
  const entityId = entities.length === 1 ? (entities[0]?.id ?? null) : null
  return { country: person.country, region: person.region, entityId, siteId: null }
}

/** A year that is not on file is an answer of its own: the sentence is shown where the days would be. */
const toCalendar = async (ctx: Context, input: string | undefined, year: number): Promise<Calendar> => {
  const scopes = await scopesIn(ctx)
  const scope = input ?? scopes[0]?.scope ?? ''
  const place = await placeOf(ctx, scope)
  const { years } = ctx.countries.get(place.country).holidays
  const known = years.includes(year)
  return {
    scope,
    scopes,
    country: place.country,
    region: place.region,
    year,
    days: known ? await calendarDays(asking(ctx), place, year) : null,
    refusal: known ? null : `No public holidays on file for ${year}`,
    years: [...years],
    week: await weekOn(asking(ctx), place, todayAt(ctx, place)),
    mayChange: keepsCalendars(ctx.actor),
  }
}

export const readCalendar = (ctx: Context, { scope, year }: Parsed<typeof contract.readCalendar>) =>
  toCalendar(ctx, scope, year)

export const downloadCalendar = async (ctx: Context, { scope, year, format }: Parsed<typeof contract.calendarFile>) => {
  const { days, refusal } = await toCalendar(ctx, scope, year)
  if (!days) throw invalid({ year: refusal ?? '' })
  const off = days.filter((d) => d.kind !== 'working')
  if (format === 'ics')
    return new Download(`holidays-${year}.ics`, 'text/calendar; charset=utf-8', calendarFeed(scope, off, ctx.now()))
  const head = csvLine(['day', 'name', 'kind', 'tentative', 'substitute_for', 'said_by', 'source'])
  const lines = off.map((d) =>
    csvLine([d.day, d.name, d.kind, d.tentative ? 'yes' : 'no', d.substituteFor, d.layer, d.source?.title]),
  )
  return new Download(`holidays-${year}.csv`, 'text/csv; charset=utf-8', `\uFEFF${head}${lines.join('')}`)
}

const calendarFor = async (ctx: Context, text: string) => {
  await placeOf(ctx, text)
  const scope = scopeOf(text)
  return query.calendarId(ctx.db, ctx.actor.companyId, {
    scope: text,
    entityId: scope?.kind === 'entity' ? scope.id : null,
    siteId: scope?.kind === 'site' ? scope.id : null,
    by: ctx.actor.userId,
  })
}

export const saveHoliday = async (ctx: Context, { scope, day, kind, name }: Parsed<typeof contract.saveHoliday>) => {
  const place = await placeOf(ctx, scope)
  const year = Number(day.slice(0, 4))
  if (!ctx.countries.get(place.country).holidays.years.includes(year))
    throw invalid({ day: `No public holidays on file for ${year}` })
  const before = (await calendarDays(asking(ctx), place, year)).find((d) => d.day === day)
  if (!name && kind !== 'as_before' && !before) throw invalid({ name: 'Name is required' })
  if (kind === 'working' && !before) throw invalid({ day: 'This day is no holiday there' })
  const calendarId = await calendarFor(ctx, scope)
  await query.insertHoliday(ctx.db, ctx.actor.companyId, {
    calendarId,
    day,
    name: name ?? '',
    kind,
    by: ctx.actor.userId,
  })
  ctx.audit({
    action: 'holiday.save',
    targetType: 'calendar',
    targetId: calendarId,
    before: before ? { day, name: before.name, kind: before.kind } : null,
    after: { scope, day, name: name ?? before?.name ?? '', kind },
  })
  await tellCalendarChanged(ctx, { scope, from: day, until: day })
  return toCalendar(ctx, scope, year)
}

export const saveWorkingWeek = async (ctx: Context, input: Parsed<typeof contract.saveWorkingWeek>) => {
  const { scope, effectiveFrom, days } = input
  const place = await placeOf(ctx, scope)
  const before = await weekOn(asking(ctx), place, effectiveFrom)
  const calendarId = await calendarFor(ctx, scope)
  await query.insertWeek(ctx.db, ctx.actor.companyId, { calendarId, effectiveFrom, days, by: ctx.actor.userId })
  ctx.audit({
    action: 'workingWeek.save',
    targetType: 'calendar',
    targetId: calendarId,
    before: { days: before.days },
    after: { scope, effectiveFrom, days },
  })
  await tellCalendarChanged(ctx, { scope, from: effectiveFrom, until: lastDayOnFile(ctx, place.country) })
  return toCalendar(ctx, scope, Number(todayAt(ctx, place).slice(0, 4)))
}
