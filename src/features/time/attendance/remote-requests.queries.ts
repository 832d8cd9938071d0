import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { RequestState } from './requests.queries.ts'

export type RemoteRequestRow = {
  id: string
  employment_id: string
  employee_id: string
  name: string
  country: string
  department: string | null
  entity_id: string | null
  from_day: Day
  until_day: Day
  reason: string
  state: RequestState
  answer: string | null
  asked_by: string
  asked_at: string
  version: number
}

const fields = sql`
  request.id, request.employment_id, employment.employee_id, employee.full_name as name, employee.country, employee.department,
  employment.entity_id, request.from_day, request.until_day, request.reason, request.state, request.answer, request.asked_by, request.asked_at,
  request.version`
const source = sql`from remote_requests request
  join employments employment on employment.company_id = request.company_id and employment.id = request.employment_id
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id`

export const remoteRequestsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<RemoteRequestRow>`
    select ${fields} ${source} where request.company_id = ${companyId} and request.id = any(${[...ids]}::uuid[])`)

export const lockRemoteRequest = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<RemoteRequestRow>`
    select ${fields} ${source} where request.company_id = ${companyId} and request.id = ${id} for update of request`)

type Asked = { employmentIds: readonly string[]; from: Day; until: Day; state: RequestState | null; most: number }

/** What was asked for days of a span, the last first. */
export const listRemoteRequests = (db: Db, companyId: string, { employmentIds, from, until, state, most }: Asked) =>
  db.many(sql<RemoteRequestRow>`
    select ${fields} ${source}
     where request.company_id = ${companyId} and request.employment_id = any(${[...employmentIds]}::uuid[])
       and request.from_day <= ${until}::date and request.until_day >= ${from}::date and (${state}::text is null or request.state = ${state})
     order by request.asked_at desc, request.id limit ${most}`)

/** Whether days of somebody wait or are agreed already. */
export const overlapsRemoteRequest = async (
  db: Db,
  companyId: string,
  { employmentId, from, until }: { employmentId: string; from: Day; until: Day },
): Promise<boolean> =>
  (await db.maybe(sql`
    select id from remote_requests
     where company_id = ${companyId} and employment_id = ${employmentId} and state = 'asked'
       and from_day <= ${until}::date and until_day >= ${from}::date limit 1`)) !== undefined

type NewRequest = Pick<RemoteRequestRow, 'employment_id' | 'from_day' | 'until_day' | 'reason' | 'asked_by'>

export const insertRemoteRequest = (db: Db, companyId: string, row: NewRequest) =>
  db.one(sql<{ id: string }>`
    insert into remote_requests (company_id, employment_id, from_day, until_day, reason, asked_by)
    values (${companyId}, ${row.employment_id}, ${row.from_day}, ${row.until_day}, ${row.reason}, ${row.asked_by}) returning id`)

type Ended = { state: RequestState; answer: string | null; at: string; by: string | null }

export const endRemoteRequest = (db: Db, companyId: string, id: string, { state, answer, at, by }: Ended) =>
  db.run(sql`
    update remote_requests set state = ${state}, answer = ${answer}, ended_at = ${at}, ended_by = ${by}, version = version + 1
     where company_id = ${companyId} and id = ${id}`)
