import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

export type RequestState = 'asked' | 'approved' | 'refused' | 'withdrawn'

export type CorrectionRow = {
  id: string
  employment_id: string
  employee_id: string
  name: string
  country: string
  /** Where the day was worked; null: it is not computed yet. */
  zone: string | null
  /** When the punch that is moved or left out was; null: one is added. */
  was_at: string | null
  department: string | null
  entity_id: string | null
  work_date: Day
  kind: 'add' | 'void' | 'retime'
  punch_id: string | null
  at: string | null
  direction: 'in' | 'out' | null
  reason: string
  state: RequestState
  asked_by: string
  asked_at: string
  version: number
}

const correctionFields = sql`
  correction.id, correction.employment_id, employment.employee_id, employee.full_name as name, employee.country, employee.department,
  employment.entity_id, correction.work_date, correction.kind, correction.punch_id, correction.at, correction.direction, correction.reason,
  correction.state, correction.asked_by, correction.asked_at, correction.version,
  (select day.zone from attendance_days day where day.company_id = correction.company_id
     and day.employment_id = correction.employment_id and day.work_date = correction.work_date) as zone,
  (select punch.at from punches punch where punch.company_id = correction.company_id
     and punch.employment_id = correction.employment_id and punch.id = correction.punch_id) as was_at`
const person = (table: string) => sql`
  join employments employment on employment.company_id = ${sql.ref(`${table}.company_id`)} and employment.id = ${sql.ref(`${table}.employment_id`)}
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id`

export const correctionsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<CorrectionRow>`
    select ${correctionFields} from punch_corrections correction ${person('correction')}
     where correction.company_id = ${companyId} and correction.id = any(${[...ids]}::uuid[])`)

export const lockCorrection = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<CorrectionRow>`
    select ${correctionFields} from punch_corrections correction ${person('correction')}
     where correction.company_id = ${companyId} and correction.id = ${id} for update of correction`)

export type NewCorrection = Pick<
  CorrectionRow,
  'employment_id' | 'work_date' | 'kind' | 'punch_id' | 'at' | 'direction' | 'reason' | 'asked_by'
>

export const insertCorrection = (db: Db, companyId: string, row: NewCorrection) =>
  db.one(sql<{ id: string }>`
    insert into punch_corrections (company_id, employment_id, work_date, kind, punch_id, at, direction, reason, asked_by)
    values (${companyId}, ${row.employment_id}, ${row.work_date}, ${row.kind}, ${row.punch_id}, ${row.at}, ${row.direction}, ${row.reason}, ${row.asked_by})
    returning id`)

export const endCorrection = (
  db: Db,
  companyId: string,
  id: string,
  { state, at }: { state: RequestState; at: string },
) =>
  db.run(sql`
    update punch_corrections set state = ${state}, ended_at = ${at}, version = version + 1 where company_id = ${companyId} and id = ${id}`)

export type OvertimeRow = {
  id: string
  employment_id: string
  employee_id: string
  name: string
  country: string
  department: string | null
  entity_id: string | null
  work_date: Day
  timing: 'before' | 'after'
  minutes: number
  approved_minutes: number | null
  /** What is left of it after the words given so far; null: all of it. */
  granted_minutes: number | null
  /** What whoever decided said about it. */
  answer: string | null
  /** Overtime of that day as far as it is known. */
  /** Minutes of other requests for the day that are approved. */
  approved_before: number
  worked: number
  reason: string
  state: RequestState
  asked_by: string
  asked_at: string
  version: number
}

const overtimeFields = sql`
  request.id, request.employment_id, employment.employee_id, employee.full_name as name, employee.country, employee.department, employment.entity_id,
  request.work_date, request.timing, request.minutes, request.approved_minutes, request.granted_minutes, request.answer, request.reason, request.state, request.asked_by, request.asked_at,
  request.version, coalesce((select day.overtime from attendance_days day where day.company_id = request.company_id
     and day.employment_id = request.employment_id and day.work_date = request.work_date), 0) as worked,
  coalesce((select sum(other.approved_minutes)::int from overtime_requests other where other.company_id = request.company_id
     and other.employment_id = request.employment_id and other.work_date = request.work_date and other.state = 'approved'
     and other.id <> request.id), 0) as approved_before`

export const overtimeByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<OvertimeRow>`
    select ${overtimeFields} from overtime_requests request ${person('request')}
     where request.company_id = ${companyId} and request.id = any(${[...ids]}::uuid[])`)

export const lockOvertime = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<OvertimeRow>`
    select ${overtimeFields} from overtime_requests request ${person('request')}
     where request.company_id = ${companyId} and request.id = ${id} for update of request`)

export type NewOvertime = Pick<
  OvertimeRow,
  'employment_id' | 'work_date' | 'timing' | 'minutes' | 'reason' | 'asked_by'
>

export const insertOvertime = (db: Db, companyId: string, row: NewOvertime) =>
  db.one(sql<{ id: string }>`
    insert into overtime_requests (company_id, employment_id, work_date, timing, minutes, reason, asked_by)
    values (${companyId}, ${row.employment_id}, ${row.work_date}, ${row.timing}, ${row.minutes}, ${row.reason}, ${row.asked_by}) returning id`)

/** Fewer minutes than were asked for, before the last word is given: the request goes on. */
export const setGranted = (
  db: Db,
  companyId: string,
  id: string,
  { minutes, reason }: { minutes: number; reason: string | null },
) =>
  db.run(sql`
    update overtime_requests set granted_minutes = ${minutes}, answer = ${reason} where company_id = ${companyId} and id = ${id}`)

type EndedOvertime = {
  state: RequestState
  minutes: number | null
  answer: string | null
  at: string
  by: string | null
}

export const endOvertime = (db: Db, companyId: string, id: string, { state, minutes, answer, at, by }: EndedOvertime) =>
  db.run(sql`
    update overtime_requests set state = ${state}, approved_minutes = ${minutes}, answer = ${answer}, ended_at = ${at}, ended_by = ${by}, version = version + 1
     where company_id = ${companyId} and id = ${id}`)

type Input = {
  employmentIds: readonly string[] | null
  from: Day
  until: Day
  state: RequestState | null
  most: number
}

export const listCorrections = (db: Db, companyId: string, { employmentIds, from, until, state, most }: Input) =>
  db.many(sql<CorrectionRow>`
    select ${correctionFields} from punch_corrections correction ${person('correction')}
     where correction.company_id = ${companyId} and (${employmentIds === null} or correction.employment_id = any(${[...(employmentIds ?? [])]}::uuid[]))
       and correction.work_date between ${from}::date and ${until}::date and (${state}::text is null or correction.state = ${state})
     order by correction.asked_at desc, correction.id limit ${most}`)

export const listOvertime = (db: Db, companyId: string, { employmentIds, from, until, state, most }: Input) =>
  db.many(sql<OvertimeRow>`
    select ${overtimeFields} from overtime_requests request ${person('request')}
     where request.company_id = ${companyId} and (${employmentIds === null} or request.employment_id = any(${[...(employmentIds ?? [])]}::uuid[]))
       and request.work_date between ${from}::date and ${until}::date and (${state}::text is null or request.state = ${state})
     order by request.asked_at desc, request.id limit ${most}`)

export type NewFix = {
  employmentId: string
  kind: 'add' | 'void' | 'retime'
  punchId: string | null
  at: string | null
  direction: 'in' | 'out' | 'unknown' | null
  reason: string
  correctionId: string | null
  by: string
}

export const insertFixes = (db: Db, companyId: string, fixes: readonly NewFix[]) => {
  const column = <T>(value: (one: NewFix) => T): T[] => fixes.map(value)
  return db.many(sql<{ id: string }>`
    insert into punch_fixes (company_id, employment_id, kind, punch_id, at, direction, reason, correction_id, entered_by)
    select ${companyId}::uuid, made.*
      from unnest(${column((f) => f.employmentId)}::uuid[], ${column((f) => f.kind)}::text[], ${column((f) => f.punchId)}::uuid[],
        ${column((f) => f.at)}::timestamptz[], ${column((f) => f.direction)}::text[], ${column((f) => f.reason)}::text[],
        ${column((f) => f.correctionId)}::uuid[], ${column((f) => f.by)}::uuid[])
        as made(employment_id, kind, punch_id, at, direction, reason, correction_id, entered_by)
    returning id`)
}

/** When punches, or punches that a fix added, happened as they count now; of one that was taken away nothing. */
export const punchTimes = (db: Db, companyId: string, employmentIds: readonly string[], ids: readonly string[]) =>
  db.many(sql<{ id: string; employment_id: string; at: string; zone: string | null }>`
    select found.id, found.employment_id, coalesce(last.at, found.at) as at, found.zone
      from (select id, employment_id, at, zone from punches where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and id = any(${[...ids]}::uuid[])
            union all
            select id, employment_id, at, null from punch_fixes where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and id = any(${[...ids]}::uuid[]) and kind = 'add') found
      left join lateral (
        select fix.kind, fix.at from punch_fixes fix
         where fix.company_id = ${companyId} and fix.employment_id = found.employment_id and fix.punch_id = found.id
         order by fix.entered_at desc, fix.id desc limit 1) last on true
     where last.kind is distinct from 'void'`)
