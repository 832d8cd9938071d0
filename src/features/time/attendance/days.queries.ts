import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { DayState } from './days.rules.ts'
import type { DayDetail } from './drain.people.ts'

export type StoredDayRow = {
  employment_id: string
  work_date: Day
  state: DayState
  zone: string
  plan_from: string | null
  plan_until: string | null
  first_in: string | null
  last_out: string | null
  open_since: string | null
  planned: number
  worked: number | null
  break_minutes: number
  late: number
  early: number
  overtime: number
  overtime_approved: number
  overtime_paid: number
  exceptions: string[]
  remote: boolean
}

const dayFields = sql`day.employment_id, day.work_date, day.state, day.zone, day.plan_from, day.plan_until, day.first_in, day.last_out,
  day.open_since, day.planned, day.worked, day.break_minutes, day.late, day.early, day.overtime, day.overtime_approved, day.overtime_paid, day.exceptions,
  exists (select from remote_days remote where remote.company_id = day.company_id and remote.employment_id = day.employment_id
     and remote.work_date = day.work_date) as remote`

export type RecordRow = StoredDayRow & {
  employee_id: string
  number: string
  name: string
  country: string
  department: string | null
  site: string | null
}

export type DayFilter = {
  companyId: string
  from?: Day | null
  until?: Day | null
  state?: string | null
  exception?: string | null
  open?: true | null
  site?: string | null
  search?: string | null
}

const own = (descending = false): ListOrder => [
  { by: sql.ref('employee.sort_name'), type: 'text', descending },
  { by: sql.ref('day.employment_id'), type: 'uuid', descending },
]
const byDay = (descending = false): ListOrder => [{ by: sql.ref('day.work_date'), type: 'day', descending }]

export const DAY_ORDERS: Readonly<Record<string, ListOrder>> = {
  day: [...byDay(), ...own()],
  '-day': [...byDay(true), ...own(true)],
  name: [...own(), ...byDay()],
  '-name': [...own(true), ...byDay(true)],
}

const source = sql`
  from attendance_days day
  join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
  join employees employee on employee.company_id = day.company_id and employee.id = employment.employee_id
  left join sites site on site.company_id = day.company_id and site.id = day.site_id`

const matching = (filter: DayFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`day.company_id = ${id}`,
    from: (from) => sql`day.work_date >= ${from}::date`,
    until: (until) => sql`day.work_date <= ${until}::date`,
    state: (state) => sql`day.state = ${state}`,
    exception: (kind) => sql`day.exceptions @> array[${kind}]::text[]`,
    open: () => sql`day.state in ('exception', 'absent')`,
    site: (site) => sql`day.site_id = ${site}`,
    search: (text) => sql`employee.full_name ilike ${containsPattern(text)}`,
  })

export const listRecords = (db: Db, filter: DayFilter, part: ListPart) =>
  db.many(sql<RecordRow & { place: (string | null)[] }>`
    select ${dayFields}, employment.employee_id, employee.employee_number as number, employee.full_name as name, employee.country,
           employee.department, site.name as site, ${part.key} as place
      ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countRecords = async (db: Db, filter: DayFilter) =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

/** Days of some employments, in order. */
export const listDays = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { from, until }: { from: Day; until: Day },
) =>
  db.many(sql<StoredDayRow>`
    select ${dayFields} from attendance_days day
     where day.company_id = ${companyId} and day.employment_id = any(${[...ids]}::uuid[]) and day.work_date between ${from}::date and ${until}::date
     order by day.employment_id, day.work_date`)

export type BoardRow = StoredDayRow & {
  employee_id: string
  name: string
  department: string | null
  site_id: string | null
  site: string | null
  punched_at: string | null
  punched: string | null
  place: string | null
}

/** Today and what is still open of yesterday, of everybody with a plan or a punch: the day is each place’s own. */
export const listBoard = (
  db: Db,
  companyId: string,
  {
    days,
    since,
    site,
    employmentIds,
  }: { days: readonly Day[]; since: string; site: string | null; employmentIds: readonly string[] | null },
) =>
  db.many(sql<BoardRow>`
    select ${dayFields}, employment.employee_id, employee.full_name as name, employee.department, day.site_id, site.name as site,
           last.at as punched_at, last.direction as punched, last.place
      ${source}
      left join lateral (
        select punch.at, punch.direction, punch.place from punches punch
         where punch.company_id = day.company_id and punch.employment_id = day.employment_id and punch.at >= ${since}
         order by punch.at desc limit 1) last on true
     where day.company_id = ${companyId} and day.work_date = any(${[...days]}::date[])
       and (${site}::uuid is null or day.site_id = ${site})
       and (${employmentIds === null} or day.employment_id = any(${[...(employmentIds ?? [])]}::uuid[]))
     order by site.name nulls last, employee.sort_name, day.employment_id, day.work_date desc`)

export const countOpenExceptions = async (db: Db, companyId: string, from: Day): Promise<number> =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::int as n from attendance_days
       where company_id = ${companyId} and state in ('exception', 'absent') and work_date >= ${from}::date`)
  ).n

export type SheetPerson = {
  employment_id: string
  employee_id: string
  name: string
  number: string
  site: string | null
}
type SheetFilter = { from: Day; until: Day; site: string | null; search: string | null }

const sheetSource = (companyId: string, { from, until, site, search }: SheetFilter) => sql`
  from employments employment
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
  cross join lateral (
    select max(day.site_id::text)::uuid as site_id, count(*) as days from attendance_days day
     where day.company_id = employment.company_id and day.employment_id = employment.id and day.work_date between ${from}::date and ${until}::date
       and (${site}::uuid is null or day.site_id = ${site})) days
  left join sites site on site.company_id = employment.company_id and site.id = days.site_id
 where employment.company_id = ${companyId} and days.days > 0
   and (${search}::text is null or employee.full_name ilike ${containsPattern(search ?? '')})`

export const listSheetPeople = (db: Db, companyId: string, input: SheetFilter & { limit: number; offset: number }) =>
  db.many(sql<SheetPerson>`
    select employment.id as employment_id, employment.employee_id, employee.full_name as name, employee.employee_number as number, site.name as site
      ${sheetSource(companyId, input)} order by employee.sort_name, employment.id limit ${input.limit} offset ${input.offset}`)

export const countSheetPeople = async (db: Db, companyId: string, input: SheetFilter) =>
  (await db.one(countUpTo(sheetSource(companyId, input)))).n

export const findDay = (db: Db, companyId: string, employmentId: string, day: Day) =>
  db.maybe(sql<StoredDayRow & { detail: DayDetail }>`
    select ${dayFields}, day.detail from attendance_days day
     where day.company_id = ${companyId} and day.employment_id = ${employmentId} and day.work_date = ${day}::date`)

export const listEntries = (db: Db, companyId: string, employmentId: string, day: Day) =>
  db.many(sql<{
    from_at: string
    until_at: string
    minutes: number
    class: string
    kind: string
    approved: number
    paid: number
  }>`
    select from_at, until_at, minutes, class, kind, approved, paid from time_entries
     where company_id = ${companyId} and employment_id = ${employmentId} and work_date = ${day}::date order by seq`)

export const findWeek = (db: Db, companyId: string, employmentId: string, day: Day) =>
  db.maybe(sql<{ regime: string | null; derivation: unknown; notices: unknown; problem: string | null }>`
    select regime, derivation, notices, problem from attendance_weeks
     where company_id = ${companyId} and employment_id = ${employmentId} and week_start between ${day}::date - 6 and ${day}::date`)

export type PunchRow = {
  id: string
  at: string
  direction: 'in' | 'out' | 'unknown'
  source: 'web' | 'phone' | 'kiosk_code' | 'kiosk_pin' | 'device' | 'file' | 'hr' | null
  device: string | null
  offline: boolean
  drift_s: number
  place: 'not_asked' | 'not_told' | 'at_site' | 'away' | 'unclear' | 'remote'
  distance_m: number | null
  latitude: string | null
  longitude: string | null
  accuracy_m: number | null
  told_at: string | null
  told_latitude: string | null
  told_longitude: string | null
  told_accuracy: number | null
  fix_kind: 'add' | 'void' | 'retime' | null
  fix_at: string | null
  fix_reason: string | null
  fix_by: string | null
  fix_entered_at: string | null
}

/** Punches and added punches of a span, each with the last fix that was made of it. */
export const listPunchViews = (
  db: Db,
  companyId: string,
  employmentId: string,
  { from, until, ids }: { from: string; until: string; ids: readonly string[] },
) =>
  db.many(sql<PunchRow>`
    with own as (
      select punch.id, punch.at, punch.direction, punch.source, device.name as device, punch.offline, punch.drift_s, punch.place, punch.distance_m,
             punch.latitude, punch.longitude, punch.accuracy_m
        from punches punch left join punch_devices device on device.company_id = punch.company_id and device.id = punch.device_id
       where punch.company_id = ${companyId} and punch.employment_id = ${employmentId}
         and ((punch.at >= ${from} and punch.at < ${until}) or punch.id = any(${[...ids]}::uuid[]))
      union all
      select fix.id, fix.at, fix.direction, null, null, false, 0, 'not_asked', null, null, null, null from punch_fixes fix
       where fix.company_id = ${companyId} and fix.employment_id = ${employmentId} and fix.kind = 'add'
         and ((fix.at >= ${from} and fix.at < ${until}) or fix.id = any(${[...ids]}::uuid[])))
    select own.*, told.at as told_at, told.latitude as told_latitude, told.longitude as told_longitude, told.accuracy_m as told_accuracy,
           last.kind as fix_kind, last.at as fix_at, last.reason as fix_reason, last.entered_at as fix_entered_at,
           (select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) from users account
             where account.id = last.entered_by) as fix_by
      from own left join lateral (
        select fix.kind, fix.at, fix.reason, fix.entered_at, fix.entered_by from punch_fixes fix
         where fix.company_id = ${companyId} and fix.employment_id = ${employmentId} and (fix.punch_id = own.id or fix.id = own.id)
         order by fix.entered_at desc, fix.id desc limit 1) last on true
      left join lateral (
        select before.at, before.latitude, before.longitude, before.accuracy_m from punches before
         where before.company_id = ${companyId} and before.employment_id = ${employmentId} and before.latitude is not null
           and own.latitude is not null and before.at < own.at and before.at > own.at - interval '24 hours'
         order by before.at desc limit 1) told on true
     order by own.at, own.id`)
