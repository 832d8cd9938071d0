import { type Insertable, sql, type Updateable } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { LeaveCancellations, LeaveRequests } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { SegmentView } from './contract.ts'

/** Requests of leave and their days. */

export type RequestRow = {
  id: string
  employment_id: string
  employee_id: string
  full_name: string
  department_id: string | null
  department: string | null
  leave_type: string
  from_day: Day
  until_day: Day
  minutes: number
  day_minutes: number | null
  state: 'pending' | 'approved' | 'partly_cancelled' | 'cancelled' | 'refused' | 'withdrawn'
  note: string | null
  occasion: Record<string, unknown>
  answer: string | null
  file_id: string | null
  paper_by: Day | null
  delegate_user_id: string | null
  delegation_id: string | null
  asked_by: string | null
  asked_at: string
  /** Where whoever asked signs in. */
  entered: boolean
  decided_by: string | null
  decided_by_name: string | null
  decided_at: string | null
  version: number
  /** Days of a cancellation that waits for a word. */
  cancelling: number
}

const nameOf = (column: string) => sql`
  (select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email)
     from users account where account.id = ${sql.ref(column)})`

const fields = sql`
  request.id, request.employment_id, employment.employee_id, employee.full_name, department.id department_id, department.name department,
  request.leave_type, request.from_day, request.until_day, request.minutes, leave_account.day_minutes, request.state, request.note,
  request.occasion, request.answer, request.file_id, request.paper_by, request.delegate_user_id, request.delegation_id, request.asked_by,
  request.asked_at, request.entered, request.decided_by, ${nameOf('request.decided_by')} decided_by_name, request.decided_at,
  request.version,
  coalesce((select cardinality(waiting.days) from leave_cancellations waiting
     where waiting.company_id = request.company_id and waiting.request_id = request.id and waiting.state = 'pending'), 0) cancelling`

const source = sql`
  from leave_requests request
  join employments employment on employment.company_id = request.company_id and employment.id = request.employment_id
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
  left join departments department on department.company_id = employee.company_id and lower(department.name) = lower(employee.department)
        and department.merged_into is null
  left join leave_accounts leave_account on leave_account.company_id = request.company_id
        and leave_account.employment_id = request.employment_id and leave_account.leave_type = request.leave_type`

export type RequestFilter = {
  companyId: string
  state?: string | null
  search?: string | null
  department?: string | null
  type?: string | null
  from?: Day | null
  until?: Day | null
}

const matching = (filter: RequestFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`request.company_id = ${id}::uuid`,
    state: (state) => sql`request.state = ${state}`,
    search: (text) => sql`employee.full_name ilike ${containsPattern(text)}`,
    department: (id) => sql`department.id::text = ${id}`,
    type: (type) => sql`request.leave_type = ${type}`,
    from: (day) => sql`request.until_day >= ${day}::date`,
    until: (day) => sql`request.from_day <= ${day}::date`,
  })

const own = { by: sql.ref('request.id'), type: 'uuid' } as const
export const REQUEST_ORDERS = {
  ...bothWays('from', { by: sql.ref('request.from_day'), type: 'day' }, own),
  ...bothWays('asked', { by: sql.ref('request.asked_at'), type: 'instant' }, own),
}

export const listRequests = (db: Db, filter: RequestFilter, part: ListPart) =>
  db.many(sql<RequestRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countRequests = async (db: Db, filter: RequestFilter) =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

/** How many wait, and how many are away on the day that it is where they work: `today` by country. */
export const countNow = (db: Db, companyId: string, today: Readonly<Record<string, Day>>) =>
  db.one(sql<{ waiting: number; away: number }>`
    select (select count(*)::int from leave_requests where company_id = ${companyId}::uuid and state = 'pending') waiting,
           (select count(distinct segment.employment_id)::int from leave_segments segment
              join employments employment on employment.company_id = segment.company_id and employment.id = segment.employment_id
              join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
             where segment.company_id = ${companyId}::uuid and segment.state = 'approved' and segment.minutes > 0
               and segment.day = any(${[...new Set(Object.values(today))]}::date[])
               and segment.day = (${JSON.stringify(today)}::jsonb ->> employee.country)::date) away`)

export const requestsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<RequestRow>`
    select ${fields} ${source} where request.company_id = ${companyId}::uuid and request.id = any(${[...ids]}::uuid[])`)

/** The newest of somebody, by the day they begin. */
export const requestsOfEmployee = (db: Db, companyId: string, employeeId: string, limit: number) =>
  db.many(sql<RequestRow>`
    select ${fields} ${source} where request.company_id = ${companyId}::uuid and employment.employee_id = ${employeeId}::uuid
     order by request.from_day desc, request.id limit ${limit}`)

/** Held until it is decided or changed. */
export const lockRequest = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; employment_id: string; leave_type: string; state: RequestRow['state'] }>`
    select id, employment_id, leave_type, state from leave_requests where company_id = ${companyId}::uuid and id = ${id}::uuid for update`)

export const insertRequest = (db: Db, values: Insertable<LeaveRequests>) =>
  db.one(k.insertInto('leave_requests').values(values).returning('id'))

export const updateRequest = (db: Db, companyId: string, id: string, values: Updateable<LeaveRequests>) =>
  db.run(
    k
      .updateTable('leave_requests')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export type NewSegment = {
  day: Day
  part: SegmentView['part']
  colour: SegmentView['colour']
  minutes: number
  startsAt: number | null
  holdsAm: boolean
  holdsPm: boolean
}

/** @throws the database’s 23505 when a half of a day is held by another request */
export const insertSegments = (
  db: Db,
  companyId: string,
  { requestId, employmentId, segments }: { requestId: string; employmentId: string; segments: readonly NewSegment[] },
) =>
  db.run(sql`
    insert into leave_segments (company_id, request_id, employment_id, day, part, colour, minutes, starts_at, holds_am, holds_pm, state)
    select ${companyId}::uuid, ${requestId}::uuid, ${employmentId}::uuid, *, 'reserved' from unnest(
      ${segments.map((s) => s.day)}::date[], ${segments.map((s) => s.part)}::text[], ${segments.map((s) => s.colour)}::text[],
      ${segments.map((s) => s.minutes)}::int[], ${segments.map((s) => s.startsAt)}::int[], ${segments.map((s) => s.holdsAm)}::bool[],
      ${segments.map((s) => s.holdsPm)}::bool[])`)

export type SegmentOfRequest = NewSegment & { requestId: string; state: 'reserved' | 'approved' | 'cancelled' }

export const segmentsOf = (db: Db, companyId: string, requestIds: readonly string[]) =>
  db.many(sql<SegmentOfRequest>`
    select request_id "requestId", day, part, colour, minutes, starts_at "startsAt", holds_am "holdsAm", holds_pm "holdsPm", state
      from leave_segments where company_id = ${companyId}::uuid and request_id = any(${[...requestIds]}::uuid[])
     order by request_id, day, part`)

export const approveSegments = (db: Db, companyId: string, requestId: string, at: string) =>
  db.run(sql`
    update leave_segments set state = 'approved', approved_at = ${at}::timestamptz
     where company_id = ${companyId}::uuid and request_id = ${requestId}::uuid and state = 'reserved'`)

/** Of all days, or of some; those cancelled already stay as they are. */
export const cancelSegments = (
  db: Db,
  companyId: string,
  { requestId, days, at }: { requestId: string; days: readonly Day[] | null; at: string },
) =>
  db.run(sql`
    update leave_segments set state = 'cancelled', cancelled_at = ${at}::timestamptz
     where company_id = ${companyId}::uuid and request_id = ${requestId}::uuid and state <> 'cancelled'
       and (${days === null} or day = any(${[...(days ?? [])]}::date[]))`)

/** What a day costs is another than it was: a holiday was fixed. */
export const recostSegment = (
  db: Db,
  companyId: string,
  s: { requestId: string; day: Day; part: string; minutes: number; colour: string; holdsAm: boolean; holdsPm: boolean },
) =>
  db.run(sql`
    update leave_segments set minutes = ${s.minutes}, colour = ${s.colour}, holds_am = ${s.holdsAm}, holds_pm = ${s.holdsPm}
     where company_id = ${companyId}::uuid and request_id = ${s.requestId}::uuid and day = ${s.day}::date and part = ${s.part}`)

/** Who is away around some days, by person: of a department, or of all; without one employment. */
export const othersAway = (
  db: Db,
  those: { companyId: string; departmentId: string | null; from: Day; until: Day; except: string },
) =>
  db.many(sql<{ person: string; from: Day; until: Day; isAsked: boolean }>`
    select employee.full_name person, min(segment.day) "from", max(segment.day) "until", bool_or(segment.state = 'reserved') "isAsked"
      from leave_segments segment
      join employments employment on employment.company_id = segment.company_id and employment.id = segment.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join departments department on department.company_id = employee.company_id
            and lower(department.name) = lower(employee.department) and department.merged_into is null
     where segment.company_id = ${those.companyId}::uuid and segment.day between ${those.from}::date and ${those.until}::date
       and segment.state <> 'cancelled' and segment.minutes > 0 and segment.employment_id <> ${those.except}::uuid
       and department.id is not distinct from ${those.departmentId}::uuid
     group by employee.full_name, segment.request_id order by 2, 1 limit 40`)

/** How many of a department are away on each day: approved or asked for. */
export const awayByDay = (
  db: Db,
  those: { companyId: string; departmentId: string; from: Day; until: Day; except: string },
) =>
  db.many(sql<{ day: Day; away: number }>`
    select segment.day, count(distinct segment.employment_id)::int away
      from leave_segments segment
      join employments employment on employment.company_id = segment.company_id and employment.id = segment.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join departments department on department.company_id = employee.company_id
            and lower(department.name) = lower(employee.department) and department.merged_into is null
     where segment.company_id = ${those.companyId}::uuid and segment.day between ${those.from}::date and ${those.until}::date
       and segment.state <> 'cancelled' and segment.minutes > 0 and department.id = ${those.departmentId}::uuid
       and segment.employment_id <> ${those.except}::uuid
     group by segment.day`)

/** Leave of everybody between two days, a row a day. */
export const monthOf = (
  db: Db,
  companyId: string,
  those: { employmentIds: readonly string[]; from: Day; until: Day },
) =>
  db.many(sql<{
    employment_id: string
    day: Day
    part: SegmentView['part']
    state: 'reserved' | 'approved'
    leave_type: string
    request_id: string
  }>`
    select segment.employment_id, segment.day, segment.part, segment.state, request.leave_type, segment.request_id
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
     where segment.company_id = ${companyId}::uuid and segment.employment_id = any(${[...those.employmentIds]}::uuid[])
       and segment.day between ${those.from}::date and ${those.until}::date and segment.state <> 'cancelled' and segment.minutes > 0
     order by segment.employment_id, segment.day`)

/* Cancellations */

export const insertCancellation = (db: Db, values: Insertable<LeaveCancellations>) =>
  db.one(k.insertInto('leave_cancellations').values(values).returning('id'))

export type CancellationRow = {
  id: string
  request_id: string
  days: Day[]
  reason: string
  state: string
  asked_by: string | null
}

export const cancellationsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<CancellationRow>`
    select id, request_id, days::text[] days, reason, state, asked_by from leave_cancellations
     where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)

export const decideCancellation = (
  db: Db,
  companyId: string,
  { id, state, at }: { id: string; state: string; at: string },
) =>
  db.run(
    k
      .updateTable('leave_cancellations')
      .set({ state, decided_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('state', '=', 'pending'),
  )

/** The paper that a request waited for is there. */
export const claimPaper = (db: Db, companyId: string, id: string, fileId: string) =>
  updateRequest(db, companyId, id, { file_id: fileId, paper_by: null })

/** Days of leave that are not over, in a span of days of some employments, with the kind they are of. */
export const openSegments = (db: Db, companyId: string, employmentId: string, span: { from: Day; until: Day }) =>
  db.many(sql<SegmentOfRequest & { leave_type: string }>`
    select segment.request_id "requestId", segment.day, segment.part, segment.colour, segment.minutes, segment.starts_at "startsAt",
           segment.holds_am "holdsAm", segment.holds_pm "holdsPm", segment.state, request.leave_type
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
     where segment.company_id = ${companyId}::uuid and segment.employment_id = ${employmentId}::uuid
       and segment.day between ${span.from}::date and ${span.until}::date and segment.state <> 'cancelled'
     order by segment.day, request.asked_at, segment.part`)

/** Of some days of people, the spans on which leave is booked or asked for. */
export const daysWithLeave = (
  db: Db,
  companyId: string,
  spans: readonly { employmentId: string; from: Day; until: Day }[],
) =>
  db.many(sql<{ employmentId: string; from: Day; until: Day }>`
    select span.employment_id "employmentId", min(segment.day) "from", max(segment.day) "until"
      from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
             as span (employment_id, from_day, until_day)
      join leave_segments segment on segment.company_id = ${companyId}::uuid and segment.employment_id = span.employment_id
       and segment.day between span.from_day and span.until_day and segment.state <> 'cancelled'
     group by span.employment_id`)

/** What a request costs in all, after a day of it costs another amount. */
export const resumRequest = (db: Db, companyId: string, id: string) =>
  db.run(sql`
    update leave_requests set version = version + 1, minutes = (select coalesce(sum(minutes), 0) from leave_segments
        where company_id = ${companyId}::uuid and request_id = ${id}::uuid and state <> 'cancelled')
     where company_id = ${companyId}::uuid and id = ${id}::uuid`)
