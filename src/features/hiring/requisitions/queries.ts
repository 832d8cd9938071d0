import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { Requisitions } from '../../../server/tables.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { Sort, Status } from './rules.ts'

/** Requisitions one after the other: neither a number nor a place in the plan is given twice. */
export const lockAll = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`requisitions ${companyId}`}, 0))`)

type Counted = {
  id: string
  number: number
  status: string
  title: string
  department: string
  country: string
  place_id: number | null
  place_name: string | null
  head_count: number
  employment_type: string
  reason: string
  replaces_id: string | null
  replaces: string | null
  /** Whoever is replaced is still employed there. */
  replaces_here: boolean
  currency: string
  pay_min: string | null
  pay_max: string | null
  pay_period: string
  wanted_by: string
  note: string
  cost_note: string
  budget: string | null
  version: number
  created_by: string | null
  updated_at: string
  hired: number
  live_jobs: number
  shown: Status
}

/** With what is counted, once for all of them however many they are, and the status that follows from it (the same rule as `statusOf`, for filters). */
const counted = (companyId: string): RawBuilder<Counted> => sql<Counted>`
  select c.*, case when c.status <> 'approved' then c.status when c.hired >= c.head_count then 'filled'
        when c.live_jobs > 0 then 'open' else c.status end as shown
    from (select r.id, r.number, r.status, r.title, r.department, r.country, r.place_id, p.name as place_name, r.head_count,
        r.employment_type, r.reason, r.replaces_id, e.full_name as replaces,
        coalesce(e.status not in ('inactive', 'terminated') and e.country = r.country
          and lower(trim(e.department)) = lower(r.department), false) as replaces_here,
        r.currency, r.pay_min::text, r.pay_max::text, r.pay_period, r.wanted_by::text, r.note, r.cost_note, r.budget::text, r.version, r.created_by,
        r.updated_at,
        coalesce(h.n, 0) as hired, coalesce(l.n, 0) as live_jobs
      from requisitions r left join places p on p.id = r.place_id
        left join (select j.requisition_id, count(*)::int n from jobs j
            join applications a on a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'hired'
           where j.company_id = ${companyId} and j.requisition_id is not null group by j.requisition_id) h on h.requisition_id = r.id
        left join (select j.requisition_id, count(*)::int n from jobs j
           where j.company_id = ${companyId} and j.requisition_id is not null and j.status not in ('closed', 'archived')
           group by j.requisition_id) l on l.requisition_id = r.id
        left join employees e on e.company_id = r.company_id and e.id = r.replaces_id
     where r.company_id = ${companyId}) c`

export type CountedRequisition = Counted
type Filter = {
  status: Status | null
  search: string | null
  department: string | null
  country: string | null
  job: string | null
  ids: readonly string[] | null
}

const fits = (filter: Filter) =>
  filterConditions(filter, {
    status: (status) => sql`q.shown = ${status}`,
    ids: (ids) => sql`q.id = any(${[...ids]}::uuid[])`,
    department: (department) => sql`lower(q.department) = lower(${department}::text)`,
    country: (country) => sql`q.country = upper(${country}::text)`,
    job: (job) =>
      sql`q.id = (select j.requisition_id from jobs j where j.company_id = current_company() and j.id = ${job}::uuid)`,
    search: (search) =>
      sql`(q.title ilike ${containsPattern(search)} or q.department ilike ${containsPattern(search)})`,
  })

const own = { by: sql.ref('q.id'), type: 'uuid' } as const
export const REQUISITION_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('changed', { by: sql.ref('q.updated_at'), type: 'instant' }, own),
  ...bothWays('title', { by: sql.ref('q.title'), type: 'text' }, own),
  ...bothWays('department', { by: sql.ref('q.department'), type: 'text' }, own),
  ...bothWays('wanted', { by: sql.ref('q.wanted_by'), type: 'text' }, own),
  ...bothWays('number', { by: sql.ref('q.number'), type: 'whole' }, own),
}

export const listRequisitions = (db: Db, companyId: string, filter: Filter, part: ListPart) =>
  db.many<CountedRequisition & { place: (string | null)[] }>(sql`
    select q.*, ${part.key} as place from (${counted(companyId)}) q where ${fits(filter)} and ${part.after} ${part.end}`)

export const countRequisitions = async (db: Db, companyId: string, filter: Filter): Promise<number> =>
  (await db.one(countUpTo(sql`from (${counted(companyId)}) q where ${fits(filter)}`))).n

export const countsByStatus = (db: Db, companyId: string) =>
  db.many<{ status: Status; n: number }>(
    sql`select q.shown as status, count(*)::int n from (${counted(companyId)}) q group by q.shown`,
  )

export const findRequisition = (db: Db, companyId: string, id: string) =>
  db.maybe<CountedRequisition>(sql`select q.* from (${counted(companyId)}) q where q.id = ${id}::uuid`)

export const requisitionsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<CountedRequisition>(sql`select q.* from (${counted(companyId)}) q where q.id = any(${[...ids]}::uuid[])`)

/** Kept from changing until the end of the transaction. */
export const lockRequisition = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('requisitions').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const listPendingRequisitions = (db: Db, companyId: string) =>
  db.many<CountedRequisition>(
    sql`select q.* from (${counted(companyId)}) q where q.status = 'asked' order by q.id limit 500`,
  )

export const nextNumber = async (db: Db, companyId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select coalesce(max(number), 0) + 1 as n from requisitions where company_id = ${companyId}`,
    )
  ).n

export const insertRequisition = (db: Db, values: Insertable<Requisitions>) =>
  db.one(k.insertInto('requisitions').values(values).returning('id'))

export const updateRequisition = (
  db: Db,
  companyId: string,
  id: string,
  { values, now }: { values: Updateable<Requisitions>; now: string },
) =>
  db.run(
    k
      .updateTable('requisitions')
      .set({ ...values, version: sql`version + 1`, updated_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteRequisition = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('requisitions').where('company_id', '=', companyId).where('id', '=', id))

/** What became of requisitions apart from their approval. */
export const stepsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('requisition_steps')
      .select(['requisition_id', 'step', 'by_user', 'note', 'at'])
      .where('company_id', '=', companyId)
      .where('requisition_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .orderBy('id'),
  )
export type Step = Awaited<ReturnType<typeof stepsOf>>[number]

export const addStep = (
  db: Db,
  companyId: string,
  step: { id: string; step: string; by: string; note: string | null; at: string },
) =>
  db.run(
    k.insertInto('requisition_steps').values({
      company_id: companyId,
      requisition_id: step.id,
      step: step.step,
      by_user: step.by,
      note: step.note,
      at: step.at,
    }),
  )

export const jobsOf = (db: Db, companyId: string, id: string) =>
  db.many<{ id: string; title: string; status: string; vacancies: number; hired: number }>(sql`
    select j.id, j.title, j.status, coalesce((j.content->>'vacancies')::int, 1) as vacancies,
        (select count(*)::int from applications a where a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'hired') as hired
      from jobs j where j.company_id = ${companyId} and j.requisition_id = ${id}::uuid order by j.created_at, j.id`)

export const findEmployee = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('employees').select(['id', 'full_name']).where('company_id', '=', companyId).where('id', '=', id),
  )

/** People employed, by country and department as the plan tells them apart: without regard to capitals. */
export const countEmployedByDepartment = (db: Db, companyId: string) =>
  db.many<{ country: string; department: string; n: number }>(sql`
    select country, min(trim(department)) as department, count(*)::int n from employees
     where company_id = ${companyId} and status not in ('inactive', 'terminated') and trim(coalesce(department, '')) <> ''
     group by country, lower(trim(department))`)

/** Approved requisitions with positions nobody is hired for yet. */
export const openOnes = (db: Db, companyId: string) =>
  db.many<{ id: string; country: string; department: string; year: number; n: number }>(sql`
    select q.id, q.country, q.department, left(q.wanted_by, 4)::int as year, q.head_count - q.hired as n
      from (${counted(companyId)}) q where q.status = 'approved' and q.hired < q.head_count`)

export const listTargets = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('headcount_plans')
      .select(['year', 'country', 'department', 'target'])
      .where('company_id', '=', companyId)
      .orderBy('year')
      .orderBy('country')
      .orderBy('department'),
  )

type Place = { year: number; country: string; department: string }

/** Compared without regard to capitals: one department has one target. */
const here = (companyId: string, { year, country, department }: Place) => sql`
  company_id = ${companyId} and year = ${year} and country = ${country} and lower(department) = lower(${department})`

export const removeTarget = (db: Db, companyId: string, at: Place) =>
  db.run(sql`delete from headcount_plans where ${here(companyId, at)}`)

export const insertTarget = (db: Db, companyId: string, { year, country, department }: Place, target: number) =>
  db.run(k.insertInto('headcount_plans').values({ company_id: companyId, year, country, department, target }))
