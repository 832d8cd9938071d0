import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Days of leave that were approved and not given back, as payroll asks for them. */

type Input = { companyId: string; employmentIds: readonly string[]; from: Day; until: Day }

/** Of which kinds somebody was on approved leave between two days. */
export const kindsTaken = (db: Db, { companyId, employmentIds, from, until }: Input) =>
  db.many(sql<{ employment_id: string; leave_type: string }>`
    select distinct segment.employment_id, request.leave_type
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
     where segment.company_id = ${companyId}::uuid and segment.employment_id = any(${[...employmentIds]}::uuid[])
       and segment.day between ${from}::date and ${until}::date and segment.state = 'approved' and segment.minutes > 0`)

/** Who was on approved leave between two days. */
export const employmentsOnLeave = async (
  db: Db,
  { companyId, from, until }: Omit<Input, 'employmentIds'>,
): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      select distinct employment_id as id from leave_segments
       where company_id = ${companyId}::uuid and day between ${from}::date and ${until}::date and state = 'approved' and minutes > 0`)
  ).map(({ id }) => id)

export type ApprovedSegment = {
  employment_id: string
  leave_type: string
  request_id: string
  day: Day
  part: string
  minutes: number
  /** Minutes of a day of the entitlement; null: no account was opened. */
  day_minutes: number | null
  occasion: Record<string, unknown>
}

/** Every approved day of some employments up to a day, the first one first. */
export const approvedSegments = (
  db: Db,
  { companyId, employmentIds, until }: Omit<Input, 'from'>,
): Promise<ApprovedSegment[]> =>
  db.many(sql<ApprovedSegment>`
    select segment.employment_id, request.leave_type, segment.request_id, segment.day, segment.part, segment.minutes,
           leave_account.day_minutes, request.occasion
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
      left join leave_accounts leave_account on leave_account.company_id = segment.company_id
           and leave_account.employment_id = segment.employment_id and leave_account.leave_type = request.leave_type
     where segment.company_id = ${companyId}::uuid and segment.employment_id = any(${[...employmentIds]}::uuid[])
       and segment.day <= ${until}::date and segment.state = 'approved' and segment.minutes > 0
     order by segment.employment_id, segment.day, segment.part`)

/** Kinds of the company's own with whether they are paid: those it gives no more as well, since leave of them stays what it was. */
export const ownKindsEver = (db: Db, companyId: string) =>
  db.many(sql<{ id: string; name: string; paid: boolean; counts: string }>`
    select id, name, paid, counts from leave_types where company_id = ${companyId}::uuid`)
