import { type RawBuilder, sql } from 'kysely'
import type { StageKind } from '../jobs/stages.rules.ts'
import type { FigureFilter } from './behind.rules.ts'

/*
 * What a figure counts is said once: the recruitment hub counts by these, and the list behind each figure is narrowed by these. `application` is an
 * application, `job` its job.
 */

/** An instant on which somebody said yes; null: nobody did. */
export const ACCEPTED_AT = sql<string>`coalesce(
  (select max(offer.decided_at) from offers offer where offer.company_id = application.company_id and offer.application_id = application.id
    and offer.status = 'accepted'),
  case when application.outcome = 'hired' then application.outcome_at end)`

/** The last approval of the requisition its job was raised from. */
export const APPROVED_AT = sql<string>`
  (select max(word.at) from approval_decisions word
     join approval_instances asked on asked.company_id = word.company_id and asked.id = word.instance_id
    where asked.company_id = application.company_id and asked.kind = 'requisition' and asked.subject_id = job.requisition_id and word.verdict = 'approve')`

/** The newest offer that reached the person. */
const offerIs = (status: string) => sql`
  (select offer.status from offers offer where offer.company_id = application.company_id and offer.application_id = application.id
     and offer.status in ('sent', 'accepted', 'declined', 'expired') order by offer.created_at desc, offer.id desc limit 1) = ${status}`

const DUE = sql`application.applied_at + make_interval(days => (job.content->>'responseDays')::int)`

const left = (kind: StageKind) => sql`exists (
  select from (
    select stage.kind, event.at, coalesce(lead(event.at) over (order by event.id), application.outcome_at) gone
      from application_events event join pipeline_stages stage on stage.company_id = event.company_id and stage.id = event.to_stage
     where event.company_id = application.company_id and event.application_id = application.id and event.undo_of is null
       and not exists (select from application_events undoing
         where undoing.company_id = event.company_id and undoing.application_id = event.application_id and undoing.undo_of = event.id)) stay
   where stay.kind = ${kind} and stay.gone is not null and stay.gone >= stay.at)`

/** A day a week from now. */
const inAWeek = (now: string) => sql`((${now}::timestamptz at time zone 'UTC')::date + 7)`

export const figureCondition = (what: FigureFilter, now: string): RawBuilder<unknown> => {
  switch (what) {
    case 'accepted':
    case 'hired':
      return sql`${ACCEPTED_AT} is not null`
    case 'planned':
      return sql`${ACCEPTED_AT} >= ${APPROVED_AT}`
    case 'offerAccepted':
      return offerIs('accepted')
    case 'offerDeclined':
      return offerIs('declined')
    case 'offerExpired':
      return offerIs('expired')
    case 'offerOpen':
      return offerIs('sent')
    case 'inTime':
      return sql`coalesce(application.first_response_at <= ${DUE}, false)`
    case 'answerable':
      return sql`coalesce(${DUE} is not null and (application.first_response_at is not null or ${DUE} <= ${now}::timestamptz), false)`
    case 'atInterviews':
      return sql`stage.kind in ('interview', 'assessment')`
    case 'atOffers':
      return sql`stage.kind in ('offer', 'hired')`
    case 'feedback':
      return sql`(application.outcome = 'active' and exists (
        select from interview_panel panelist join interviews interview on interview.company_id = panelist.company_id
          and interview.id = panelist.interview_id
          left join scorecards scorecard on scorecard.company_id = panelist.company_id and scorecard.interview_id = panelist.interview_id
            and scorecard.user_id = panelist.user_id
         where interview.company_id = application.company_id and interview.application_id = application.id and panelist.left_at is null
           and interview.status = 'done' and scorecard.submitted_at is null))`
    case 'offers':
      return sql`exists (select from offers offer where offer.company_id = application.company_id and offer.application_id = application.id
        and offer.status = 'sent' and offer.expires_on <= ${inAWeek(now)})`
    case 'promises':
      return sql`(application.outcome = 'active' and application.first_response_at is null and job.status in ('open', 'paused')
        and coalesce(${DUE} <= ${now}::timestamptz, false))`
    case 'outcomes':
      return sql`(application.outcome = 'active' and application.outcome_due < ${inAWeek(now)} + 1
        and (job.status in ('open', 'paused') or (job.status = 'closed' and job.close_reason = 'expired')))`
    default:
      return left(what.slice('left_'.length) as StageKind)
  }
}
