import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Addresses at which a calendar program reads. */

export type FeedRow = { company_id: string; id: string; user_id: string; scope: 'own' | 'team' | 'company' }

export const feedsOf = (db: Db, companyId: string, userId: string) =>
  db.many(
    k
      .selectFrom('leave_feeds')
      .select(['id', 'scope'])
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId),
  )

/** Takes the place of the one before it of the same scope. */
export const saveFeed = (db: Db, companyId: string, feed: { userId: string; scope: string; hash: Buffer }) =>
  db.run(sql`
    insert into leave_feeds (company_id, user_id, scope, secret_hash)
    values (${companyId}::uuid, ${feed.userId}::uuid, ${feed.scope}, ${feed.hash})
    on conflict (company_id, user_id, scope) do update set secret_hash = excluded.secret_hash, created_at = now(), last_read_at = null`)

export const deleteFeeds = (db: Db, companyId: string, userId: string) =>
  db.run(k.deleteFrom('leave_feeds').where('company_id', '=', companyId).where('user_id', '=', userId))

/** Whose address it is, across companies; their account has to be open. */
export const findFeed = (db: Db, hash: Buffer) =>
  db.maybe(sql<FeedRow & { role: string; employee_id: string | null; email: string }>`
    select feed.company_id, feed.id, feed.user_id, feed.scope, account.role, account.employee_id, account.email
      from leave_feeds feed join users account on account.id = feed.user_id and account.disabled_at is null
     where feed.secret_hash = ${hash}`)

export type FedLeave = {
  request_id: string
  person: string
  from: Day
  until: Day
  leave_type: string
  employee_id: string
}

/** Approved leave around now: of one person, of a department or of all. Each unbroken stretch is one row. */
export const leaveOfFeed = (
  db: Db,
  companyId: string,
  those: { employeeId: string | null; departmentId: string | null; from: Day; until: Day },
) =>
  db.many(sql<FedLeave>`
    select segment.request_id, employee.full_name person, min(segment.day) "from", max(segment.day) "until", request.leave_type,
           employee.id employee_id
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
      join employments employment on employment.company_id = segment.company_id and employment.id = segment.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join departments department on department.company_id = employee.company_id
            and lower(department.name) = lower(employee.department) and department.merged_into is null
     where segment.company_id = ${companyId}::uuid and segment.day between ${those.from}::date and ${those.until}::date
       and segment.state = 'approved' and segment.minutes > 0
       and (${those.employeeId}::uuid is null or employee.id = ${those.employeeId}::uuid)
       and (${those.departmentId}::uuid is null or department.id = ${those.departmentId}::uuid)
     group by segment.request_id, employee.full_name, request.leave_type, employee.id order by 3, 1 limit 5000`)
