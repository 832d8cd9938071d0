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

const DEPARTMENT = sql`nullif(trim(coalesce(job.department, requisition.department)), '')`
const COUNTRY = sql`coalesce(job.country, requisition.country)`
const FROM = sql`
  hiring_costs cost left join jobs job on job.company_id = cost.company_id and job.id = cost.job_id
    left join requisitions requisition on requisition.company_id = cost.company_id and requisition.id = cost.requisition_id`

const where = (companyId: string, f: Filter) => sql`
  cost.company_id = ${companyId}
  and (${f.from}::date is null or cost.spent_on >= ${f.from}::date) and (${f.to}::date is null or cost.spent_on <= ${f.to}::date)
  and (${f.currency}::text is null or cost.currency = upper(${f.currency}::text)) and (${f.kind}::text is null or cost.kind = ${f.kind})
  and (${f.department}::text is null or coalesce(lower(${DEPARTMENT}), ${NONE}) = lower(trim(${f.department}::text)))
  and (${f.country}::text is null or coalesce(${COUNTRY}, ${NONE}) = upper(${f.country}::text))
  and (${f.source}::text is null or coalesce(cost.source, ${NONE}) = ${f.source}::text)
  and (${f.job}::uuid is null or cost.job_id = ${f.job}::uuid)
  and (${f.requisition}::uuid is null or cost.requisition_id = ${f.requisition}::uuid or job.requisition_id = ${f.requisition}::uuid)`

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
  cost.id, cost.kind, cost.amount::float8 as amount, cost.currency, cost.spent_on::text, cost.source, cost.note, cost.version, cost.job_id,
    job.title as job,
         cost.requisition_id, requisition.number, requisition.title as requisition, ${DEPARTMENT} as department, ${COUNTRY} as country,
         nullif(trim(concat(account.first_name, ' ', account.last_name)), '') as "by"`
const joined = sql`${FROM} left join users account on account.company_id = cost.company_id and account.id = cost.created_by`

const spent: ListKey = { by: sql.ref('cost.spent_on'), type: 'day' }
const entered: ListKey = { by: sql.ref('cost.created_at'), type: 'instant' }
const id: ListKey = { by: sql.ref('cost.id'), type: 'uuid' }
const kind: ListKey = { by: sql.ref('cost.kind'), type: 'text' }
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
    select cost.currency, sum(cost.amount)::float8 as amount, count(*)::int as n from ${FROM}
     where ${where(companyId, filter)} group by 1 order by 1`)

/** So many months are told of. */
const MOST_MONTHS = 24

/** What was spent in each month on each kind, in each currency by itself: of the latest months that have any. */
export const listCostMonths = (db: Db, companyId: string, filter: Filter) =>
  db.many<{ month: string; kind: Kind; currency: string; amount: number }>(sql`
    with spent as (
      select to_char(cost.spent_on, 'YYYY-MM') as month, cost.kind, cost.currency, sum(cost.amount)::float8 as amount from ${FROM}
       where ${where(companyId, filter)} group by 1, 2, 3),
    latest as (select max(month) as month from spent)
    select spent.* from spent, latest
     where spent.month > to_char((latest.month || '-01')::date - make_interval(months => ${MOST_MONTHS}), 'YYYY-MM')
     order by spent.month, spent.kind, spent.currency`)

export const findCost = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredCost>(
    sql`select ${columns} from ${joined} where cost.company_id = ${companyId} and cost.id = ${id}::uuid`,
  )

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
    select ${jobNameColumns}, job.country from jobs job
      where job.company_id = ${companyId} and job.status <> 'template' order by job.updated_at desc limit 2000`)

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
    select min(${DEPARTMENT}) as department, ${COUNTRY} as country, cost.source, cost.currency, sum(cost.amount)::float8 as amount, count(*)::int as n
      from ${FROM} where ${where(companyId, filter)} group by lower(${DEPARTMENT}), 2, 3, 4 order by 4, 1, 2, 3`)

type Stretch = { since: string; until: string; department: string | null; country: string | null; job: string | null }

/** People who said yes in a stretch of time, whenever they applied. */
export const listHires = (db: Db, companyId: string, { since, until, department, country, job }: Stretch) =>
  db.many<Hires>(sql`
    select min(nullif(trim(job.department), '')) as department, job.country, application.source, count(*)::int as n
      from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where application.company_id = ${companyId} and ${ACCEPTED_AT} >= ${since}::timestamptz and ${ACCEPTED_AT} < ${until}::timestamptz
       and (${department}::text is null or lower(trim(job.department)) = lower(${department}::text))
       and (${country}::text is null or job.country = ${country}::text) and (${job}::uuid is null or job.id = ${job}::uuid)
     group by lower(trim(job.department)), 2, 3`)
