import { sql } from 'kysely'
import { filterConditions, type ListKey, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { Advert } from '../../adverts/content/advert.rules.ts'
import type { SORTS } from './contract.ts'
import type { JobStatus } from './state.rules.ts'

export type StoredJob = NonNullable<Awaited<ReturnType<typeof findJob>>>

export const findJob = (db: Db, companyId: string, id: string, { lock = false } = {}) =>
  db.maybe(
    k
      .selectFrom('jobs')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(lock, (q) => q.forUpdate()),
  )

type Filter = {
  status: JobStatus | null
  search: string | null
  department: string | null
  country: string | null
  ids: readonly string[] | null
}

const filtered = (companyId: string, filter: Filter) => {
  const narrowed = filterConditions(filter, {
    ids: (ids) => sql`id = any(${ids}::uuid[])`,
    status: (status) => sql`status = ${status}`,
    department: (department) => sql`lower(trim(department)) = ${department.toLowerCase()}`,
    country: (country) => sql`country = ${country.toUpperCase()}`,
    search: (search) => sql`(title ilike ${containsPattern(search)} or department ilike ${containsPattern(search)})`,
  })
  // The archive and the templates are looked at by asking for them.
  const atHand = filter.status === null ? sql`status not in ('archived', 'template')` : sql`true`
  return sql<boolean>`company_id = ${companyId} and ${atHand} and ${narrowed}`
}

const id: ListKey = { by: sql.ref('id'), type: 'uuid' }
/** What has no day comes last either way. */
const ordersOf = (column: string, type: ListKey['type'], nulls?: 'last') => {
  const key = (descending: boolean): ListKey => {
    const plain: ListKey = { by: sql.ref(column), type, descending }
    return nulls ? { ...plain, nulls } : plain
  }
  return { up: [key(false), id] as const, down: [key(true), id] as const }
}
const updated = ordersOf('updated_at', 'instant')
const title = ordersOf('title', 'text')
const closes = ordersOf('closes_at', 'instant', 'last')
export const JOB_ORDERS: Readonly<Record<(typeof SORTS)[number], ListOrder>> = {
  updated: updated.up,
  '-updated': updated.down,
  title: title.up,
  '-title': title.down,
  closes: closes.up,
  '-closes': closes.down,
}

export const listJobs = (db: Db, companyId: string, filter: Filter, part: ListPart) =>
  db.many(
    sql<StoredJob & { place: (string | null)[] }>`
      select jobs.*, ${part.key} as place from jobs where ${filtered(companyId, filter)} and ${part.after}
      ${part.orderBy} limit ${part.limit} offset ${part.skip}`,
  )

export const countJobs = async (db: Db, companyId: string, filter: Filter): Promise<number> =>
  (await db.one(sql<{ n: number }>`select count(*)::int n from jobs where ${filtered(companyId, filter)}`)).n

export const countsByStatus = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('jobs')
      .select(['status', (eb) => eb.fn.countAll<number>().as('n')])
      .where('company_id', '=', companyId)
      .groupBy('status'),
  )

type NewJob = {
  status: JobStatus
  title: string
  department: string
  country: string
  content: unknown
  by: string | null
}

export const insertJob = (db: Db, companyId: string, { content, by, ...job }: NewJob) =>
  db.one(
    k
      .insertInto('jobs')
      .values({ company_id: companyId, ...job, content: jsonb(content), created_by: by, updated_by: by })
      .returningAll(),
  )

export type JobChanges = {
  title?: string
  department?: string
  country?: string
  close_reason?: string | null
  close_note?: string | null
  close_message?: string | null
  /** Fields of a published job that are to be different, once that is approved. */
  proposed?: Record<string, unknown> | null
  status?: JobStatus
  content?: unknown
  revision?: number
  publish_at?: string | null
  posted_at?: string | null
  unchanged_since?: string | null
  closes_at?: string | null
  closed_at?: string | null
  approved_at?: string | null
  fills_at?: string | null
  idle_warned_at?: string | null
  paused_idle?: boolean
}

export const updateJob = (
  db: Db,
  companyId: string,
  id: string,
  { changes: { content, proposed, ...changes }, by }: { changes: JobChanges; by: string | null },
) =>
  db.one(
    k
      .updateTable('jobs')
      .set({
        ...changes,
        ...(content === undefined ? {} : { content: jsonb(content) }),
        ...(proposed === undefined ? {} : { proposed: proposed && jsonb(proposed) }),
        ...(by === null ? {} : { updated_by: by }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )

/** What stands beside the status of a job that was reported. */
export type Mark = {
  hidden_at?: string | null
  cleared_revision?: number
  hidden_answer?: string | null
  hidden_answer_at?: string | null
}

/** Whether the platform keeps it from the public: nothing of the job itself, whose version and last change stay. */
export const markHidden = (db: Db, companyId: string, id: string, mark: Mark) =>
  db.run(k.updateTable('jobs').set(mark).where('company_id', '=', companyId).where('id', '=', id))

export const setPipeline = (db: Db, companyId: string, id: string, pipelineId: string | null) =>
  db.run(
    k.updateTable('jobs').set({ pipeline_id: pipelineId }).where('company_id', '=', companyId).where('id', '=', id),
  )

export const deleteJob = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('jobs').where('company_id', '=', companyId).where('id', '=', id))

type Revision = {
  jobId: string
  number: number
  content: unknown
  changed: readonly string[]
  by: string | null
  at: string
}

export const insertRevision = (db: Db, companyId: string, { jobId, number, content, changed, by, at }: Revision) =>
  db.run(
    k.insertInto('job_revisions').values({
      company_id: companyId,
      job_id: jobId,
      number,
      content: jsonb(content),
      changed: sql<never>`${[...changed]}::text[]`,
      by_user: by,
      at,
    }),
  )

export const listRevisions = (db: Db, companyId: string, jobId: string) =>
  db.many(
    k
      .selectFrom('job_revisions as r')
      .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'r.by_user').onRef('u.company_id', '=', 'r.company_id'))
      .select(['r.number', 'r.at', 'r.changed', 'r.content', 'u.first_name', 'u.last_name'])
      .where('r.company_id', '=', companyId)
      .where('r.job_id', '=', jobId)
      .orderBy('r.number', 'desc')
      .limit(200),
  )

/** Puts the public face of some jobs in place of what stood there, in one statement. */
export const upsertAdverts = (db: Db, companyId: string, adverts: readonly Advert[]) =>
  db.run(sql`
    with kept as materialized (select company_withheld(${companyId}::uuid) withheld)
    insert into job_adverts (company_id, id, withheld, open, title, department, occupation_id, field, employment_type, work_mode, seniority, country,
      place_id, currency, month_max, pay_band, shown, posted_at, updated_at, closes_at, title_words, words)
    select ${companyId}::uuid, id, kept.withheld, open and not kept.withheld, title, department, occupation_id, field, employment_type, work_mode, seniority, country,
      place_id, currency, month_max, pay_band, shown, posted_at, updated_at, closes_at,
      to_tsvector('english', title_text), setweight(to_tsvector('english', title_text), 'A') || to_tsvector('english', all_text)
    from jsonb_to_recordset(${JSON.stringify(adverts)}::jsonb) as a(id uuid, open boolean, title text, department text, occupation_id int,
      field smallint, employment_type text, work_mode text, seniority text, country text, place_id int, currency text, month_max bigint,
      pay_band smallint, shown jsonb, posted_at timestamptz, updated_at timestamptz, closes_at timestamptz, title_text text, all_text text), kept
    on conflict (company_id, id) do update set open = excluded.open, withheld = excluded.withheld, title = excluded.title, department = excluded.department,
      occupation_id = excluded.occupation_id, field = excluded.field, employment_type = excluded.employment_type,
      work_mode = excluded.work_mode, seniority = excluded.seniority, country = excluded.country, place_id = excluded.place_id,
      currency = excluded.currency, month_max = excluded.month_max, pay_band = excluded.pay_band, shown = excluded.shown,
      posted_at = excluded.posted_at, updated_at = excluded.updated_at, closes_at = excluded.closes_at,
      title_words = excluded.title_words, words = excluded.words`)

export const placeColumns = ['id', 'name', 'region', 'country', 'lat', 'lng'] as const

export const placesById = (db: Db, ids: readonly number[]) =>
  db.many(
    k
      .selectFrom('places')
      .select(placeColumns)
      .where('id', 'in', ids.length ? [...ids] : [0]),
  )

export const occupationById = (db: Db, id: number) =>
  db.maybe(k.selectFrom('occupations').select(['id', 'title', 'field']).where('id', '=', id))

export const getCompany = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['id', 'name', 'country', 'countries']).where('id', '=', companyId))

/** Companies with something that is due: a moment of publishing or a last day. Asked as the platform. */
export const listCompaniesWithDueJobs = (db: Db, now: string) =>
  db.many<{ company_id: string }>(sql`
    select company_id from jobs where status = 'scheduled' and publish_at <= ${now}::timestamptz
    union select company_id from jobs where status in ('open', 'paused') and closes_at <= ${now}::timestamptz
    union select company_id from jobs where fills_at <= ${now}::timestamptz`)

/** How many people were hired for a job. */
export const countHired = async (db: Db, companyId: string, id: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int n from applications where company_id = ${companyId} and job_id = ${id} and outcome = 'hired'`)
  ).n

export const lockDueJobs = (db: Db, companyId: string, now: string) =>
  db.many(
    k
      .selectFrom('jobs')
      .selectAll()
      .where('company_id', '=', companyId)
      .where((eb) =>
        eb.or([
          eb.and([eb('status', '=', 'scheduled'), eb('publish_at', '<=', now)]),
          eb.and([eb('status', 'in', ['open', 'paused']), eb('closes_at', '<=', now)]),
          eb('fills_at', '<=', now),
        ]),
      )
      .forUpdate()
      .limit(500),
  )
