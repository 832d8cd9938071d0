import { type RawBuilder, sql } from 'kysely'
import type { StageKind } from '../jobs/stages.rules.ts'
import type { FigureFilter } from './behind.rules.ts'

/*
 * What a figure counts is said once: the recruitment hub counts by these, and the list behind each figure is narrowed by these. `a` is an
 * application, `j` its job.
 */

/** An instant on which somebody said yes; null: nobody did. */
export const ACCEPTED_AT = sql<string>`coalesce(
  (select max(o.decided_at) from offers o where o.company_id = a.company_id and o.application_id = a.id and o.status = 'accepted'),
  case when a.outcome = 'hired' then a.outcome_at end)`

/** The last approval of the requisition its job was raised from. */
export const APPROVED_AT = sql<string>`
  (select max(word.at) from approval_decisions word
     join approval_instances asked on asked.company_id = word.company_id and asked.id = word.instance_id
    where asked.company_id = a.company_id and asked.kind = 'requisition' and asked.subject_id = j.requisition_id and word.verdict = 'approve')`

/** The newest offer that reached the person. */
const offerIs = (status: string) => sql`
  (select o.status from offers o where o.company_id = a.company_id and o.application_id = a.id
     and o.status in ('sent', 'accepted', 'declined', 'expired') order by o.created_at desc, o.id desc limit 1) = ${status}`

const DUE = sql`a.applied_at + make_interval(days => (j.content->>'responseDays')::int)`

const left = (kind: StageKind) => sql`exists (
  select from (
    select s.kind, e.at, coalesce(lead(e.at) over (order by e.id), a.outcome_at) gone
      from application_events e join pipeline_stages s on s.company_id = e.company_id and s.id = e.to_stage
     where e.company_id = a.company_id and e.application_id = a.id and e.undo_of is null
       and not exists (select from application_events u
         where u.company_id = e.company_id and u.application_id = e.application_id and u.undo_of = e.id)) t
   where t.kind = ${kind} and t.gone is not null and t.gone >= t.at)`

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
      return sql`coalesce(a.first_response_at <= ${DUE}, false)`
    case 'answerable':
      return sql`coalesce(${DUE} is not null and (a.first_response_at is not null or ${DUE} <= ${now}::timestamptz), false)`
    case 'atInterviews':
      return sql`s.kind in ('interview', 'assessment')`
    case 'atOffers':
      return sql`s.kind in ('offer', 'hired')`
    case 'feedback':
      return sql`(a.outcome = 'active' and exists (
        select from interview_panel p join interviews i on i.company_id = p.company_id and i.id = p.interview_id
          left join scorecards c on c.company_id = p.company_id and c.interview_id = p.interview_id and c.user_id = p.user_id
         where i.company_id = a.company_id and i.application_id = a.id and p.left_at is null and i.status = 'done' and c.submitted_at is null))`
    case 'offers':
      return sql`exists (select from offers o where o.company_id = a.company_id and o.application_id = a.id
        and o.status = 'sent' and o.expires_on <= ${inAWeek(now)})`
    case 'promises':
      return sql`(a.outcome = 'active' and a.first_response_at is null and j.status in ('open', 'paused') and coalesce(${DUE} <= ${now}::timestamptz, false))`
    case 'outcomes':
      return sql`(a.outcome = 'active' and a.outcome_due < ${inAWeek(now)} + 1
        and (j.status in ('open', 'paused') or (j.status = 'closed' and j.close_reason = 'expired')))`
    default:
      return left(what.slice('left_'.length) as StageKind)
  }
}
