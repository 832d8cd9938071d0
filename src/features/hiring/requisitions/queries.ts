import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { Requisitions } from '../../../server/tables.ts'
import { containsPattern } from '../../../shared/list.ts'
import { hiredForJob, promisedForJob } from '../jobs/places-taken.ts'
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
  select counted.*, case when counted.status <> 'approved' then counted.status when counted.hired >= counted.head_count then 'filled'
        when counted.live_jobs > 0 then 'open' else counted.status end as shown
    from (select requisition.id, requisition.number, requisition.status, requisition.title, requisition.department, requisition.country,
      requisition.place_id, place.name as place_name, requisition.head_count,
        requisition.employment_type, requisition.reason, requisition.replaces_id, employee.full_name as replaces,
        coalesce(employee.status not in ('inactive', 'terminated') and employee.country = requisition.country
          and lower(trim(employee.department)) = lower(requisition.department), false) as replaces_here,
        requisition.currency, requisition.pay_min::text, requisition.pay_max::text, requisition.pay_period, requisition.wanted_by::text,
          requisition.note, requisition.cost_note, requisition.budget::text, requisition.version, requisition.created_by,
        requisition.updated_at,
        coalesce(hires.n, 0) as hired, coalesce(live.n, 0) as live_jobs
      from requisitions requisition left join places place on place.id = requisition.place_id
        left join (select job.requisition_id, count(*)::int n from jobs job
            join applications application on application.company_id = job.company_id and application.job_id = job.id and application.outcome = 'hired'
           where job.company_id = ${companyId} and job.requisition_id is not null group by job.requisition_id) hires
             on hires.requisition_id = requisition.id
        left join (select job.requisition_id, count(*)::int n from jobs job
           where job.company_id = ${companyId} and job.requisition_id is not null and job.status not in ('closed', 'archived')
           group by job.requisition_id) live on live.requisition_id = requisition.id
        left join employees employee on employee.company_id = requisition.company_id and employee.id = requisition.replaces_id
     where requisition.company_id = ${companyId}) counted`

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
    status: (status) => sql`listed.shown = ${status}`,
    ids: (ids) => sql`listed.id = any(${[...ids]}::uuid[])`,
    department: (department) => sql`lower(listed.department) = lower(${department}::text)`,
    country: (country) => sql`listed.country = upper(${country}::text)`,
    job: (job) =>
      sql`listed.id = (select job.requisition_id from jobs job where job.company_id = current_company() and job.id = ${job}::uuid)`,
    search: (search) =>
      sql`(listed.title ilike ${containsPattern(search)} or listed.department ilike ${containsPattern(search)})`,
  })

const own = { by: sql.ref('listed.id'), type: 'uuid' } as const
export const REQUISITION_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('changed', { by: sql.ref('listed.updated_at'), type: 'instant' }, own),
  ...bothWays('title', { by: sql.ref('listed.title'), type: 'text' }, own),
  ...bothWays('department', { by: sql.ref('listed.department'), type: 'text' }, own),
  ...bothWays('wanted', { by: sql.ref('listed.wanted_by'), type: 'text' }, own),
  ...bothWays('number', { by: sql.ref('listed.number'), type: 'whole' }, own),
}

export const listRequisitions = (db: Db, companyId: string, filter: Filter, part: ListPart) =>
  db.many<CountedRequisition & { place: (string | null)[] }>(sql`
    select listed.*, ${part.key} as place from (${counted(companyId)}) listed where ${fits(filter)} and ${part.after} ${part.end}`)

export const countRequisitions = async (db: Db, companyId: string, filter: Filter): Promise<number> =>
  (await db.one(countUpTo(sql`from (${counted(companyId)}) listed where ${fits(filter)}`))).n

export const countsByStatus = (db: Db, companyId: string) =>
  db.many<{ status: Status; n: number }>(
    sql`select listed.shown as status, count(*)::int n from (${counted(companyId)}) listed group by listed.shown`,
  )

export const findRequisition = (db: Db, companyId: string, id: string) =>
  db.maybe<CountedRequisition>(sql`select listed.* from (${counted(companyId)}) listed where listed.id = ${id}::uuid`)

export const requisitionsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<CountedRequisition>(
    sql`select listed.* from (${counted(companyId)}) listed where listed.id = any(${[...ids]}::uuid[])`,
  )

/** Kept from changing until the end of the transaction. */
export const lockRequisition = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('requisitions').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const listPendingRequisitions = (db: Db, companyId: string) =>
  db.many<CountedRequisition>(
    sql`select listed.* from (${counted(companyId)}) listed where listed.status = 'asked' order by listed.id limit 500`,
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

/** Its jobs with how many were hired for each, and to how many who have not been hired an offer is out or signed. */
export const jobsOf = (db: Db, companyId: string, id: string) =>
  db.many<{ id: string; title: string; status: string; vacancies: number; hired: number; promised: number }>(sql`
    select job.id, job.title, job.status, coalesce((job.content->>'vacancies')::int, 1) as vacancies,
        ${hiredForJob} as hired, ${promisedForJob} as promised
      from jobs job where job.company_id = ${companyId} and job.requisition_id = ${id}::uuid order by job.created_at, job.id`)

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
    select listed.id, listed.country, listed.department, left(listed.wanted_by, 4)::int as year, listed.head_count - listed.hired as n
      from (${counted(companyId)}) listed where listed.status = 'approved' and listed.hired < listed.head_count`)

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
