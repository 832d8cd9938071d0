import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { Became } from './placing.rules.ts'

/** What other features of hiring change about applications: their place, what happened to them, and the letters that wait. */

const list = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`

/** Adds to what happened to an application. */
export const insertApplicationEvent = (
  db: Db,
  event: {
    companyId: string
    applicationId: string
    kind: string
    by: 'user' | 'candidate' | 'system'
    userId: string | null
    publicStatus: string | null
    from?: string
    to?: string
    detail?: unknown
    /** Left out: now. */
    at?: string
  },
) =>
  db.run(
    k.insertInto('application_events').values({
      company_id: event.companyId,
      application_id: event.applicationId,
      kind: event.kind,
      by_kind: event.by,
      by_user: event.userId,
      public_status: event.publicStatus,
      from_stage: event.from ?? null,
      to_stage: event.to ?? null,
      detail: jsonb(event.detail ?? {}),
      ...(event.at ? { at: event.at } : {}),
    }),
  )

/** When anything last happened to it, when the company first answered, and when they were last interviewed. `answers`: whether the person learns of it. */
export const touchApplication = (
  db: Db,
  companyId: string,
  id: string,
  { answers = true, interviewedAt, due }: { answers?: boolean; interviewedAt?: string; due?: string | null } = {},
) =>
  db.run(
    k
      .updateTable('applications')
      .set({
        last_activity_at: sql`now()`,
        ...(answers ? { first_response_at: sql`coalesce(first_response_at, now())` } : {}),
        ...(interviewedAt
          ? { last_interview_at: sql`greatest(coalesce(last_interview_at, ${interviewedAt}), ${interviewedAt})` }
          : {}),
        ...(due ? { outcome_due: sql`greatest(outcome_due, ${due})` } : {}),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Whole numbers again, in the order they are in. */
export const renumberApplications = (db: Db, companyId: string, jobId: string, stageId: string) =>
  db.run(sql`
    update applications application set rank = counted.place from (
      select id, row_number() over (order by rank, id) as place from applications
       where company_id = ${companyId} and job_id = ${jobId} and stage_id = ${stageId} and outcome = 'active') counted
     where application.company_id = ${companyId} and application.id = counted.id`)

/** Where an application stands after a move. */
export type PlacedApplication = Became & { id: string; responds: boolean }

/** Moves applications on the board; `responds`: the person learns of it. */
export const placeApplications = (db: Db, companyId: string, changes: readonly PlacedApplication[], now: string) =>
  db.run(sql`
    update applications application set stage_id = change."stageId", stage_since = change."stageSince", rank = change.rank, outcome = change.outcome,
      outcome_at = change."outcomeAt", outcome_phrase = change."outcomePhrase", reject_reason_id = change."reasonId",
      restore_stage_id = change."restoreStageId",
      held_until = case when change."stageId" = application.stage_id and change.outcome = application.outcome then application.held_until end,
        version = application.version + 1, last_activity_at = ${now}::timestamptz,
      first_response_at = case when change.responds then coalesce(application.first_response_at, ${now}::timestamptz)
        else application.first_response_at end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, "stageId" uuid, "stageSince" timestamptz, rank numeric,
      outcome text, "outcomeAt" timestamptz, "outcomePhrase" text, "reasonId" uuid, "restoreStageId" uuid, responds boolean)
    where application.company_id = ${companyId} and application.id = change.id`)

/** A step on the board, with what it was before. */
export type PlacedEvent = {
  applicationId: string
  kind: string
  fromStage: string | null
  toStage: string | null
  publicStatus: string | null
  detail: object
  undoOf: number | null
}

/** Adds what happened, in order; says what each is called. */
export const insertPlacedEvents = (
  db: Db,
  companyId: string,
  { by, events, now }: { by: string | null; events: readonly PlacedEvent[]; now: string },
) =>
  db.many<{ id: number; application_id: string }>(sql`
    insert into application_events (company_id, application_id, at, kind, by_kind, by_user, from_stage, to_stage, public_status, detail, undo_of)
    select ${companyId}::uuid, "applicationId", ${now}::timestamptz, kind, ${by ? 'user' : 'system'}, ${by}::uuid, "fromStage", "toStage",
      "publicStatus", detail, "undoOf"
    from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as ("applicationId" uuid, kind text, "fromStage" uuid,
      "toStage" uuid, "publicStatus" text, detail jsonb, "undoOf" bigint)) with ordinality as given("applicationId", kind, "fromStage", "toStage",
      "publicStatus", detail, "undoOf", n)
    order by n returning id, application_id`)

/** A letter to somebody who applied. */
export type ApplicationLetter = { id: string; applicationId: string; subject: string; body: string; leavesAt: string }

/** Letters to people who applied, which leave when their time has come. */
export const writeApplicationLetters = (
  db: Db,
  companyId: string,
  { by, letters, now }: { by: string; letters: readonly ApplicationLetter[]; now: string },
) =>
  db.run(sql`
    insert into application_messages (company_id, id, application_id, by_kind, by_user, subject, body, at, leaves_at)
    select ${companyId}::uuid, id, "applicationId", 'user', ${by}::uuid, subject, body, ${now}::timestamptz, "leavesAt"
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as letter(id uuid, "applicationId" uuid, subject text, body text, "leavesAt" timestamptz)`)

/** Letters that have not left are taken back. */
export const withdrawApplicationLetters = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update application_messages set taken_back_at = ${now}::timestamptz
     where company_id = ${companyId} and id = any(${list(ids)}) and left_at is null and taken_back_at is null`)

/** Letters that were taken back leave after all. */
export const releaseApplicationLetters = (
  db: Db,
  companyId: string,
  letters: readonly { id: string; leavesAt: string }[],
) =>
  db.run(sql`
    update application_messages message set taken_back_at = null, leaves_at = letter."leavesAt"
      from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as letter(id uuid, "leavesAt" timestamptz)
     where message.company_id = ${companyId} and message.id = letter.id and message.left_at is null`)

/** They have left. */
export const markApplicationLettersSent = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update application_messages set left_at = ${now}::timestamptz where company_id = ${companyId} and id = any(${list(ids)})`)

/** The company has answered, if it had not before. */
export const markApplicationsAnswered = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update applications set first_response_at = coalesce(first_response_at, ${now}::timestamptz), last_activity_at = ${now}::timestamptz
     where company_id = ${companyId} and id = any(${list(ids)})`)

/** Applications to a job, by the stage they are in or go back to. */
export const moveApplicationsToStage = async (
  db: Db,
  companyId: string,
  { jobId, from, to }: { jobId: string; from: string; to: string },
): Promise<number> => {
  await db.run(
    k
      .updateTable('applications')
      .set({ restore_stage_id: to })
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('restore_stage_id', '=', from),
  )
  return db.run(
    k
      .updateTable('applications')
      .set({ stage_id: to, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('stage_id', '=', from),
  )
}

/** The application goes to the hired stage of its pipeline and ends there. */
export const markApplicationHired = (db: Db, companyId: string, id: string) =>
  db.one(sql<{ from_stage: string; to_stage: string; version: number }>`
    with was as (
      select application.stage_id, stage.pipeline_id from applications application
        join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
       where application.company_id = ${companyId} and application.id = ${id}),
    hired as (
      select stage.id from pipeline_stages stage, was
       where stage.company_id = ${companyId} and stage.pipeline_id = was.pipeline_id and stage.kind = 'hired' and stage.archived_at is null
       order by stage.position limit 1)
    update applications application
       set outcome = 'hired', outcome_at = now(), stage_since = now(), last_activity_at = now(), version = version + 1,
           restore_stage_id = application.stage_id, stage_id = coalesce((select id from hired), application.stage_id)
      from was
     where application.company_id = ${companyId} and application.id = ${id}
    returning was.stage_id as from_stage, application.stage_id as to_stage, application.version`)

/** Letters of the system that have not left, such as that the job is closed, are no news to somebody who is hired. */
export const withdrawSystemLetters = (db: Db, companyId: string, applicationId: string) =>
  db.run(
    k
      .updateTable('application_messages')
      .set({ taken_back_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .where('by_kind', '=', 'system')
      .where('left_at', 'is', null)
      .where('taken_back_at', 'is', null),
  )
