import { type Insertable, sql, type Updateable } from 'kysely'
import type { ListKey, ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { HiringCosts } from '../../../server/tables.ts'
import { ACCEPTED_AT } from '../applications/behind.ts'
import { jobNameColumns } from '../jobs/label.ts'
import { type Hires, type Kind, NONE, type Sort, type Spent } from './rules.ts'

export type Filter = {
  from: string | null
  to: string | null
  currency: string | null
  kind: string | null
  department: string | null
  country: string | null
  source: string | null
  job: string | null
  requisition: string | null
}

const DEPARTMENT = sql`nullif(trim(coalesce(j.department, q.department)), '')`
const COUNTRY = sql`coalesce(j.country, q.country)`
const FROM = sql`
  hiring_costs c left join jobs j on j.company_id = c.company_id and j.id = c.job_id
    left join requisitions q on q.company_id = c.company_id and q.id = c.requisition_id`

const where = (companyId: string, f: Filter) => sql`
  c.company_id = ${companyId}
  and (${f.from}::date is null or c.spent_on >= ${f.from}::date) and (${f.to}::date is null or c.spent_on <= ${f.to}::date)
  and (${f.currency}::text is null or c.currency = upper(${f.currency}::text)) and (${f.kind}::text is null or c.kind = ${f.kind})
  and (${f.department}::text is null or coalesce(lower(${DEPARTMENT}), ${NONE}) = lower(trim(${f.department}::text)))
  and (${f.country}::text is null or coalesce(${COUNTRY}, ${NONE}) = upper(${f.country}::text))
  and (${f.source}::text is null or coalesce(c.source, ${NONE}) = ${f.source}::text)
  and (${f.job}::uuid is null or c.job_id = ${f.job}::uuid)
  and (${f.requisition}::uuid is null or c.requisition_id = ${f.requisition}::uuid or j.requisition_id = ${f.requisition}::uuid)`

export type StoredCost = {
  id: string
  kind: Kind
  amount: number
  currency: string
  spent_on: string
  source: string | null
  note: string
  version: number
  job_id: string | null
  job: string | null
  requisition_id: string | null
  number: number | null
  requisition: string | null
  department: string | null
  country: string | null
  by: string | null
}

const columns = sql`
  c.id, c.kind, c.amount::float8 as amount, c.currency, c.spent_on::text, c.source, c.note, c.version, c.job_id, j.title as job,
         c.requisition_id, q.number, q.title as requisition, ${DEPARTMENT} as department, ${COUNTRY} as country,
         nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as "by"`
const joined = sql`${FROM} left join users u on u.company_id = c.company_id and u.id = c.created_by`

const spent: ListKey = { by: sql.ref('c.spent_on'), type: 'day' }
const entered: ListKey = { by: sql.ref('c.created_at'), type: 'instant' }
const id: ListKey = { by: sql.ref('c.id'), type: 'uuid' }
const kind: ListKey = { by: sql.ref('c.kind'), type: 'text' }
const down = (key: ListKey): ListKey => ({ ...key, descending: true })
export const COST_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  spent: [spent, entered, id],
  '-spent': [down(spent), down(entered), down(id)],
  kind: [kind, id],
  '-kind': [down(kind), down(id)],
}

export const listCosts = (db: Db, companyId: string, filter: Filter, part: ListPart) =>
  db.many<StoredCost & { place: (string | null)[] }>(sql`
    select ${columns}, ${part.key} as place from ${joined} where ${where(companyId, filter)} and ${part.after} ${part.end}`)

export const listCostTotals = (db: Db, companyId: string, filter: Filter) =>
  db.many<{ currency: string; amount: number; n: number }>(sql`
    select c.currency, sum(c.amount)::float8 as amount, count(*)::int as n from ${FROM}
     where ${where(companyId, filter)} group by 1 order by 1`)

/** So many months are told of. */
const MOST_MONTHS = 24

/** What was spent in each month on each kind, in each currency by itself: of the latest months that have any. */
export const listCostMonths = (db: Db, companyId: string, filter: Filter) =>
  db.many<{ month: string; kind: Kind; currency: string; amount: number }>(sql`
    with spent as (
      select to_char(c.spent_on, 'YYYY-MM') as month, c.kind, c.currency, sum(c.amount)::float8 as amount from ${FROM}
       where ${where(companyId, filter)} group by 1, 2, 3),
    latest as (select max(month) as month from spent)
    select s.* from spent s, latest l
     where s.month > to_char((l.month || '-01')::date - make_interval(months => ${MOST_MONTHS}), 'YYYY-MM')
     order by s.month, s.kind, s.currency`)

export const findCost = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredCost>(sql`select ${columns} from ${joined} where c.company_id = ${companyId} and c.id = ${id}::uuid`)

export const lockCost = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('hiring_costs').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const insertCost = (db: Db, values: Insertable<HiringCosts>) =>
  db.one(k.insertInto('hiring_costs').values(values).returning('id'))

export const updateCost = (db: Db, companyId: string, id: string, values: Updateable<HiringCosts>) =>
  db.run(
    k
      .updateTable('hiring_costs')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteCost = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('hiring_costs').where('company_id', '=', companyId).where('id', '=', id))

export const listJobs = (db: Db, companyId: string) =>
  db.many<{ id: string; title: string; place: string | null; number: number; country: string }>(sql`
    select ${jobNameColumns}, j.country from jobs j where j.company_id = ${companyId} and j.status <> 'template' order by j.updated_at desc limit 2000`)

export const listRequisitions = (db: Db, companyId: string) =>
  db.many<{ id: string; number: number; title: string; country: string }>(sql`
    select id, number, title, country from requisitions where company_id = ${companyId} order by number desc limit 2000`)

export const listSources = async (db: Db, companyId: string) =>
  (
    await db.many<{ source: string }>(sql`
      select source from applications where company_id = ${companyId} group by 1
       union select source from hiring_costs where company_id = ${companyId} and source is not null order by 1 limit 200`)
  ).map((r) => r.source)

export const listSpending = (db: Db, companyId: string, filter: Filter) =>
  db.many<Spent>(sql`
    select min(${DEPARTMENT}) as department, ${COUNTRY} as country, c.source, c.currency, sum(c.amount)::float8 as amount, count(*)::int as n
      from ${FROM} where ${where(companyId, filter)} group by lower(${DEPARTMENT}), 2, 3, 4 order by 4, 1, 2, 3`)

type Stretch = { since: string; until: string; department: string | null; country: string | null; job: string | null }

/** People who said yes in a stretch of time, whenever they applied. */
export const listHires = (db: Db, companyId: string, { since, until, department, country, job }: Stretch) =>
  db.many<Hires>(sql`
    select min(nullif(trim(j.department), '')) as department, j.country, a.source, count(*)::int as n
      from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and ${ACCEPTED_AT} >= ${since}::timestamptz and ${ACCEPTED_AT} < ${until}::timestamptz
       and (${department}::text is null or lower(trim(j.department)) = lower(${department}::text))
       and (${country}::text is null or j.country = ${country}::text) and (${job}::uuid is null or j.id = ${job}::uuid)
     group by lower(trim(j.department)), 2, 3`)
