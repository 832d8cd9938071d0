import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Entry, EntryKind, Week } from './rules.ts'

/** The latest said of each day from one to another, in the calendars of these scopes. */
export const entriesOf = async (
  db: Db,
  companyId: string,
  scopes: string[],
  range: { from: Day; to: Day },
): Promise<Entry[]> => {
  const rows = await db.many(
    k
      .selectFrom('holidays as h')
      .innerJoin('holiday_calendars as c', (j) =>
        j.onRef('c.company_id', '=', 'h.company_id').onRef('c.id', '=', 'h.calendar_id'),
      )
      .distinctOn(['c.scope', 'h.day'])
      .select(['c.scope', 'h.day', 'h.name', 'h.kind', 'h.entered_at'])
      .where('h.company_id', '=', companyId)
      .where('c.scope', 'in', scopes)
      .where('h.day', '>=', range.from)
      .where('h.day', '<=', range.to)
      .orderBy('c.scope')
      .orderBy('h.day')
      .orderBy('h.id', 'desc'),
  )
  return rows.map((r) => ({
    scope: r.scope,
    day: r.day,
    name: r.name,
    kind: r.kind as EntryKind,
    enteredAt: r.entered_at,
  }))
}

/** Weeks of these scopes in the order they were entered. */
export const weeksOf = async (db: Db, companyId: string, scopes: string[]): Promise<Week[]> => {
  const rows = await db.many(
    k
      .selectFrom('working_weeks as w')
      .innerJoin('holiday_calendars as c', (j) =>
        j.onRef('c.company_id', '=', 'w.company_id').onRef('c.id', '=', 'w.calendar_id'),
      )
      .select(['c.scope', 'w.effective_from', 'w.days'])
      .where('w.company_id', '=', companyId)
      .where('c.scope', 'in', scopes)
      .orderBy('w.id'),
  )
  return rows.map((r) => ({ scope: r.scope, effectiveFrom: r.effective_from, days: r.days }))
}

/**
 * Both of these at once, of places that are asked for with every balance of leave: one answer of the database instead of two. Scopes are sent as one
 * text, so that the statement is planned once.
 */
export const saidAt = (db: Db, companyId: string, scopes: readonly string[], range: { from: Day; to: Day }) =>
  db.one(sql<{ entries: Entry[]; weeks: Week[] }>`
    with calendar as materialized (
      select id, scope from holiday_calendars where company_id = ${companyId}::uuid and scope = any(string_to_array(${scopes.join('\n')}, chr(10)))
    )
    select coalesce((
             select json_agg(json_build_object('scope', scope, 'day', day, 'name', name, 'kind', kind, 'enteredAt', entered_at) order by scope, day)
               from (select distinct on (calendar.scope, said.day) calendar.scope, said.day, said.name, said.kind, said.entered_at
                       from calendar join holidays said on said.company_id = ${companyId}::uuid and said.calendar_id = calendar.id
                      where said.day between ${range.from}::date and ${range.to}::date
                      order by calendar.scope, said.day, said.id desc) latest), '[]') entries,
           coalesce((
             select json_agg(json_build_object('scope', calendar.scope, 'effectiveFrom', week.effective_from, 'days', week.days) order by week.id)
               from calendar join working_weeks week on week.company_id = ${companyId}::uuid and week.calendar_id = calendar.id), '[]') weeks`)

type NewCalendar = { scope: string; entityId: string | null; siteId: string | null; by: string }

/** The calendar of a scope, made when there is none yet. Two who make it at once have the same one. */
export const calendarId = async (
  db: Db,
  companyId: string,
  { scope, entityId, siteId, by }: NewCalendar,
): Promise<string> => {
  const { id } = await db.one<{ id: string }>(sql`
    insert into holiday_calendars (company_id, scope, entity_id, site_id, created_by)
    values (${companyId}, ${scope}, ${entityId}, ${siteId}, ${by})
    on conflict (company_id, scope) do update set scope = excluded.scope returning id`)
  return id
}

type NewEntry = { calendarId: string; day: Day; name: string; kind: EntryKind; by: string }
export const insertHoliday = (db: Db, companyId: string, { calendarId: calendar, day, name, kind, by }: NewEntry) =>
  db.run(
    k.insertInto('holidays').values({ company_id: companyId, calendar_id: calendar, day, name, kind, entered_by: by }),
  )

type NewWeek = { calendarId: string; effectiveFrom: Day; days: number[]; by: string }
export const insertWeek = (db: Db, companyId: string, { calendarId: calendar, effectiveFrom, days, by }: NewWeek) =>
  db.run(
    k
      .insertInto('working_weeks')
      .values({ company_id: companyId, calendar_id: calendar, effective_from: effectiveFrom, days, entered_by: by }),
  )
