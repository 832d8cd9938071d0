import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { Interviews } from '../../../server/tables.ts'
import { goesOnForPerson } from '../applications/told.ts'
import type { Whereabouts } from '../stages/zones.rules.ts'
import type { Rating } from './rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'interviews.meanings': Record<string, string[]>
    'scorecards.ratings': Rating[]
  }
}

/** An application with what arranging something about it needs; locked where its end is decided. */
export const findApplication = (db: Db, companyId: string, id: string, lock = false) =>
  db.maybe(
    k
      .selectFrom('applications as a')
      .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'))
      .innerJoin('candidates as c', (on) =>
        on.onRef('c.company_id', '=', 'a.company_id').onRef('c.id', '=', 'a.candidate_id'),
      )
      .leftJoin('places as p', (on) => on.on(sql<boolean>`p.id = (j.content->>'placeId')::int`))
      .select([
        'a.id',
        'a.job_id',
        'a.outcome',
        'a.language',
        'a.user_id',
        'j.country',
        'j.title',
        'j.content',
        'p.region',
        'a.candidate_id',
        'c.name',
        'c.email',
        'a.number',
        'a.stage_id',
        'a.stage_since',
        'j.department',
        'a.last_interview_at',
      ])
      .where('a.company_id', '=', companyId)
      .where('a.id', '=', id)
      .$if(lock, (q) => q.forUpdate('a')),
  )

export const interviewsOf = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('interviews')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('round')
      .orderBy('created_at'),
  )

/** Locked, so that two changes of one are judged one after the other. */
export const lockInterview = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('interviews').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const insertInterview = (db: Db, values: Insertable<Interviews>) =>
  db.one(k.insertInto('interviews').values(values).returningAll())

export const updateInterview = (db: Db, companyId: string, id: string, values: Updateable<Interviews>) =>
  db.one(
    k
      .updateTable('interviews')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )

/** Whoever is taken off stays known: what they were kept from stays kept from them. */
export const setPanel = async (db: Db, companyId: string, interviewId: string, users: readonly string[]) => {
  await db.run(
    k
      .updateTable('interview_panel')
      .set({ left_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('interview_id', '=', interviewId)
      .where('user_id', '<>', sql<string>`all(${[...users]}::uuid[])`)
      .where('left_at', 'is', null),
  )
  await db.run(
    k
      .insertInto('interview_panel')
      .values(users.map((user_id) => ({ company_id: companyId, interview_id: interviewId, user_id })))
      .onConflict((c) => c.columns(['company_id', 'interview_id', 'user_id']).doUpdateSet({ left_at: null })),
  )
}

/** Who holds them, and, with `left_at`, who once was to. */
export const everOnPanels = (db: Db, companyId: string, interviews: readonly string[]) =>
  db.many(
    k
      .selectFrom('interview_panel')
      .select(['interview_id', 'user_id', 'left_at'])
      .where('company_id', '=', companyId)
      .where('interview_id', '=', sql<string>`any(${interviews}::uuid[])`),
  )

export const panelsOf = async (db: Db, companyId: string, interviews: readonly string[]) =>
  (await everOnPanels(db, companyId, interviews)).filter((p) => p.left_at === null)

export const cardsOf = (db: Db, companyId: string, interviews: readonly string[]) =>
  db.many(
    k
      .selectFrom('scorecards')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('interview_id', '=', sql<string>`any(${interviews}::uuid[])`)
      .orderBy('submitted_at'),
  )

/** Accounts of the company that work on applications. */
export const listInterviewers = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'language'])
      .where('company_id', '=', companyId)
      .where('portal', '=', 'company')
      .where('disabled_at', 'is', null)
      .orderBy('first_name')
      .orderBy('last_name'),
  )

/** Other interviews of these people that are arranged or proposed. */
export const busyAround = (db: Db, companyId: string, users: readonly string[], except: string | null) =>
  db.many(
    k
      .selectFrom('interviews as i')
      .innerJoin('interview_panel as p', (on) =>
        on.onRef('p.company_id', '=', 'i.company_id').onRef('p.interview_id', '=', 'i.id'),
      )
      .select(['i.id', 'i.starts_at', 'i.minutes', 'p.user_id'])
      .where('i.company_id', '=', companyId)
      .where('i.status', '=', 'confirmed')
      .where('p.left_at', 'is', null)
      .where('p.user_id', '=', sql<string>`any(${users}::uuid[])`)
      .$if(except !== null, (q) => q.where('i.id', '!=', except as string)),
  )

export const saveCard = (
  db: Db,
  card: {
    companyId: string
    interviewId: string
    userId: string
    ratings: unknown
    overall: number | null
    summary: string
    submit: boolean
  },
) =>
  db.run(
    k
      .insertInto('scorecards')
      .values({
        company_id: card.companyId,
        interview_id: card.interviewId,
        user_id: card.userId,
        ratings: jsonb(card.ratings),
        overall: card.overall,
        summary: card.summary,
        submitted_at: card.submit ? sql`now()` : null,
      })
      .onConflict((c) =>
        c.columns(['company_id', 'interview_id', 'user_id']).doUpdateSet((eb) => ({
          ratings: eb.ref('excluded.ratings'),
          overall: eb.ref('excluded.overall'),
          summary: eb.ref('excluded.summary'),
          submitted_at: eb.ref('excluded.submitted_at'),
          updated_at: sql`now()`,
        })),
      ),
  )

/** As the person themselves: what is theirs and nothing else. A rejection they have not been told of is none to them. */
export const theirApplication = (db: Db, id: string) =>
  db.maybe(sql<{ company_id: string; id: string; outcome: string }>`
    select application.company_id, application.id, case when ${goesOnForPerson} then 'active' else application.outcome end outcome
      from applications application where application.id = ${id}::uuid`)

const THEIRS = [
  'id',
  'round',
  'kind',
  'status',
  'minutes',
  'zone',
  'place',
  'note',
  'slots',
  'starts_at',
  'answer',
  'ics_uid',
  'ics_sequence',
  'version',
] as const

export const theirInterviews = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('interviews')
      .select(THEIRS)
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('round')
      .orderBy('starts_at'),
  )

export const companyOf = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'slug']).where('id', '=', companyId))

/** Where the person lives and where the work is, for the hours they may be written to. */
export const getWhereabouts = (db: Db, companyId: string, application: string) =>
  db.one(sql<Whereabouts>`
    select coalesce(home.country, candidate.country) country, home.region, job.country "jobCountry", place.region "jobRegion"
      from applications application
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places home on home.id = candidate.place_id
      left join places place on place.id = (job.content->>'placeId')::int
     where application.company_id = ${companyId} and application.id = ${application}`)
