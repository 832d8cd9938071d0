import { type RawBuilder, sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart, listWindow } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { Answer } from '../../adverts/content/answers.rules.ts'
import { STAGE_KINDS, type StageKind } from '../jobs/stages.rules.ts'
import { ACCEPTED_AT, figureCondition } from './behind.queries.ts'
import { type FigureFilter, isOfNow } from './behind.rules.ts'
import type { CLOCKS } from './contract.ts'

export type Filter = {
  job: string | null
  stage: string | null
  outcome: string | null
  search: string | null
  tag: string | null
  source: string | null
  owner: string | null
  needs: string | null
  unmet: string | null
  since: string | null
  until: string | null
  reached: string | null
  department: string | null
  country: string | null
  people: string | null
  behind: string | null
  names: string | null
  sort: string | null
}

type Viewer = { companyId: string; userId: string; now: string }

/**
 * What waits longest for somebody, and until when: a question, an unread letter, the promised day, the day an outcome is owed by law, an offer that
 * runs out, an interview the viewer has a part in, their own scorecard, the day until which it was put aside, the days of the stage.
 */
const clockFor = ({ userId, now }: Viewer) => sql`
  left join lateral (
    select what, due from (values
      ('asked', application.asked_at),
      ('reply', talk.wrote),
      ('promise', case when application.first_response_at is null then application.applied_at + make_interval(days => (job.content->>'responseDays')::int) end),
      ('outcome', application.outcome_due),
      ('offer', (select (offer.expires_on + 1)::timestamptz from offers offer
        where offer.company_id = application.company_id and offer.application_id = application.id and offer.status = 'sent')),
      ('feedback', (select min(interview.starts_at) from interviews interview
          join interview_panel panelist on panelist.company_id = interview.company_id and panelist.interview_id = interview.id
            and panelist.user_id = ${userId} and panelist.left_at is null
          left join scorecards scorecard on scorecard.company_id = interview.company_id and scorecard.interview_id = interview.id
            and scorecard.user_id = panelist.user_id
        where interview.company_id = application.company_id and interview.application_id = application.id and interview.status in ('confirmed', 'done')
          and interview.starts_at <= ${now}::timestamptz and scorecard.submitted_at is null)),
      ('interview', (select min(interview.starts_at) from interviews interview
        where interview.company_id = application.company_id and interview.application_id = application.id
          and interview.status = 'confirmed' and interview.starts_at > ${now}::timestamptz
          and (application.owner_id = ${userId} or interview.created_by = ${userId} or exists (select from interview_panel panelist
            where panelist.company_id = interview.company_id and panelist.interview_id = interview.id
              and panelist.user_id = ${userId} and panelist.left_at is null)))),
      ('hold', application.held_until),
      ('stage', case when stage.days_limit is not null
        and application.held_until is null then application.stage_since + make_interval(days => stage.days_limit) end)
    ) as each (what, due)
     where due is not null and application.outcome = 'active'
       and (what = 'offer' or job.status in ('open', 'paused') or (job.status = 'closed' and job.close_reason = 'expired'))
       and (what <> 'asked' or talk.answered is null or talk.answered < application.asked_at)
     order by due limit 1
  ) clock on true`

/** What waits is worked out only where somebody asks for it. */
const bare = ({ companyId, userId }: Viewer) => sql`
  from applications application
  join jobs job on job.company_id = application.company_id and job.id = application.job_id
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
  join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
  left join match_runs run on run.company_id = application.company_id and run.application_id = application.id and run.current
    and not application.human_only
  left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
 where application.company_id = ${companyId}`

const from = (viewer: Viewer) => {
  const { companyId, userId } = viewer
  return sql`
  from applications application
  join jobs job on job.company_id = application.company_id and job.id = application.job_id
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
  join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
  left join match_runs run on run.company_id = application.company_id and run.application_id = application.id and run.current
    and not application.human_only
  left join users account on account.id = application.owner_id and account.company_id = application.company_id
  left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
  left join lateral (
    select count(*) filter (where by_kind = 'candidate' and read_at is null)::int unread,
           min(at) filter (where by_kind = 'candidate' and read_at is null) wrote, max(left_at) filter (where by_kind = 'user') answered
      from application_messages message where message.company_id = application.company_id and message.application_id = application.id
  ) talk on true
  ${clockFor(viewer)}
 where application.company_id = ${companyId}`
}

/** A condition on applications `a` of jobs `j`: when they came, from where, for which job. */
const cohort = (f: Filter): RawBuilder<unknown>[] => {
  const some: RawBuilder<unknown>[] = []
  const at = f.behind === 'hired' ? ACCEPTED_AT : sql`application.applied_at`
  if (f.since && !isOfNow(f.behind)) some.push(sql`${at} >= ${f.since}::timestamptz`)
  if (f.until && !isOfNow(f.behind)) some.push(sql`${at} < ${f.until}::timestamptz`)
  if (f.job) some.push(sql`application.job_id = ${f.job}`)
  if (f.source) some.push(sql`application.source = ${f.source}`)
  if (f.department) some.push(sql`lower(trim(job.department)) = lower(${f.department})`)
  if (f.country) some.push(sql`job.country = ${f.country.toUpperCase()}`)
  return some
}

const all = (some: readonly RawBuilder<unknown>[]) =>
  some.reduce<RawBuilder<unknown>>((one, more) => sql`${one} and ${more}`, sql``)

const reach = (f: Filter) =>
  sql`applications_reached(coalesce(${f.since}::timestamptz, '-infinity'), coalesce(${f.until}::timestamptz, 'infinity'))`

const narrowed = (f: Filter, { companyId, now }: Viewer): RawBuilder<unknown> => {
  // A name that is hidden is not found either: whether it is there would tell it.
  const visible = f.names === 'shown' ? sql`true` : sql`view.at is not null`
  const some = filterConditions(f, {
    stage: (stage) => sql`stage.kind = ${stage}`,
    tag: (tag) => sql`${tag} = any(candidate.tags)`,
    owner: (owner) => sql`application.owner_id = ${owner}`,
    unmet: (unmet) => (unmet === 'some' ? sql`application.unmet > 0` : sql`application.unmet = 0`),
    behind: (behind) => figureCondition(behind as FigureFilter, now),
    people:
      () => sql`application.id in (select distinct on (application.candidate_id) application.id from ${reach(f)} reach
      join applications application on application.company_id = reach.company_id and application.id = reach.application_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where application.company_id = ${companyId} ${all(cohort(f))}
     order by application.candidate_id, reach.reached desc, application.applied_at, application.id)`,
    reached: (reached) =>
      sql`application.id in (select reach.application_id from ${reach(f)} reach where reach.reached >= ${STAGE_KINDS.indexOf(reached as StageKind)})`,
    needs: () =>
      sql`(application.first_viewed_at is null or clock.what in ('asked', 'reply') or clock.due <= ${now}::timestamptz + interval '1 day')`,
    search: (search) =>
      sql`(job.title ilike ${containsPattern(search)} or application.number = ${Number(/^#?(\d{1,7})$/.exec(search)?.[1] ?? -1)}
      or exists (select from unnest(candidate.tags) tag where tag ilike ${containsPattern(search)})
      or (${visible} and (candidate.name ilike ${containsPattern(search)} or candidate.email ilike ${containsPattern(search)})))`,
  })
  const outcome = f.outcome === 'all' ? sql`true` : sql`application.outcome = ${f.outcome ?? 'active'}`
  return all([...cohort(f), outcome, some])
}

/** Each of them ends with the application itself, the same way round for all that have the same place. */
const ofRow = { by: sql.ref('application.id'), type: 'uuid' } as const
const applied = { by: sql.ref('application.applied_at'), type: 'instant' } as const
const lately = { ...applied, descending: true } as const
const activity = { by: sql.ref('application.last_activity_at'), type: 'instant' } as const
const unmet = { by: sql.ref('application.unmet'), type: 'whole' } as const
const name = { by: sql`lower(candidate.name)`, type: 'text' } as const
const met = { by: sql`run.points::numeric / run.most`, type: 'number', nulls: 'last' } as const
const nearness = { by: sql.ref('run.nearness'), type: 'float', nulls: 'last' } as const

const ORDERS: Readonly<Record<string, ListOrder>> = {
  applied: [applied, ofRow],
  '-applied': [lately, ofRow],
  activity: [activity, ofRow],
  '-activity': [{ ...activity, descending: true }, ofRow],
  due: [{ by: sql.ref('clock.due'), type: 'instant', nulls: 'last' }, applied, ofRow],
  unmet: [unmet, lately, ofRow],
  '-unmet': [{ ...unmet, descending: true }, lately, ofRow],
  name: [name, ofRow],
  '-name': [{ ...name, descending: true }, ofRow],
  // By requirements met; of equals by nearness of meaning. Nobody’s plan has a part in it.
  match: [met, nearness, applied, ofRow],
  '-match': [{ ...met, descending: true }, { ...nearness, descending: true }, applied, ofRow],
}

/** A part of the list. The order of names would tell them: whoever may not see them has it by the day of applying. */
export const applicationsPart = (
  filter: Filter,
  window: { cursor?: string | null; page?: number; pageSize: number },
) => {
  const hides = filter.sort?.endsWith('name') && filter.names !== 'shown'
  return listWindow(ORDERS, { ...window, sort: hides ? '-applied' : (filter.sort ?? '-applied') })
}
export { ORDERS as APPLICATION_ORDERS }

export type Listed = {
  id: string
  number: number
  name: string | null
  email: string | null
  job_id: string
  title: string
  stage_id: string
  stage: string
  kind: StageKind
  outcome: 'active' | 'hired' | 'rejected' | 'withdrawn' | 'closed'
  applied_at: string
  last_activity_at: string
  first_viewed_at: string | null
  what: (typeof CLOCKS)[number] | null
  due: string | null
  source: string
  unmet: number
  met: number | null
  met_of: number | null
  questions: number
  rating: number | null
  rated: number
  tags: string[]
  duplicates: number
  owner_id: string | null
  owner: string | null
  unread: number
  version: number
  /** What it is ordered by. */
  place: (string | null)[]
}

/** Others who may be the same person are looked for once for all rows: an export has thousands of them. */
export const listApplications = (db: Db, viewer: Viewer, filter: Filter, part: ListPart) => {
  const shown = filter.names === 'shown' ? sql`true` : sql`view.at is not null`
  const { after, orderBy, limit, skip } = part
  const ordered = sql`and ${after} ${orderBy} limit ${limit} offset ${skip}`
  const late = filter.needs !== null || filter.sort === 'due'
  const chosen = late
    ? sql`${from(viewer)} ${narrowed(filter, viewer)} ${ordered}`
    : // What waits is worked out for the page alone.
      sql`${from(viewer)} and application.id in (select application.id ${bare(viewer)} ${narrowed(filter, viewer)} ${ordered})`
  return db.many<Listed>(sql`
    with paged as materialized (
        select application.company_id, application.candidate_id, candidate.phone, candidate.name whole_name, application.id, application.number,
          case when ${shown} then candidate.name end name,
               case when ${shown} then candidate.email end email, application.job_id, job.title, application.stage_id, stage.name stage, stage.kind,
                 application.outcome, application.applied_at,
               application.last_activity_at, application.first_viewed_at, clock.what, clock.due, application.source, application.unmet, run.met,
                 run.of_all met_of, jsonb_array_length(application.answers) questions, candidate.tags,
               application.owner_id, trim(account.first_name || ' ' || coalesce(account.last_name, '')) owner, talk.unread, application.version,
               ${part.key} place, row_number() over (${orderBy}) nth
        ${chosen}
      ), same as (
        select paged.id, other_candidate.id other from paged join candidates other_candidate on other_candidate.company_id = paged.company_id
          and other_candidate.phone = paged.phone
         where other_candidate.id <> paged.candidate_id and other_candidate.merged_into is null and other_candidate.erased_at is null
        union select paged.id, other_candidate.id from paged join candidates other_candidate on other_candidate.company_id = paged.company_id
          and lower(other_candidate.name) = lower(paged.whole_name)
         where other_candidate.id <> paged.candidate_id and other_candidate.merged_into is null and other_candidate.erased_at is null
      )
    select paged.*, coalesce(counted.n, 0) duplicates, gathered.mean::float8 rating, gathered.of_cards rated from paged
      left join lateral (
        -- What others found stays hidden from an interviewer until they have handed in their own.
        select round(avg(scorecard.overall), 1) mean, count(scorecard.overall)::int of_cards from interviews interview
          join scorecards scorecard on scorecard.company_id = interview.company_id and scorecard.interview_id = interview.id
            and scorecard.submitted_at is not null
         where interview.company_id = paged.company_id and interview.application_id = paged.id and (scorecard.user_id = ${viewer.userId} or not exists (
           select from interview_panel own_panel left join scorecards own_card on own_card.company_id = own_panel.company_id
             and own_card.interview_id = own_panel.interview_id and own_card.user_id = own_panel.user_id
            where own_panel.company_id = interview.company_id and own_panel.interview_id = interview.id
              and own_panel.user_id = ${viewer.userId} and own_card.submitted_at is null))) gathered on true
      left join (select id, count(*)::int n from same group by id) counted on counted.id = paged.id order by paged.nth`)
}

const GROUP_BY = {
  job: { key: sql`application.job_id::text`, name: sql`job.title` },
  // Stages of several pipelines are one where they are for the same.
  stage: { key: sql`stage.kind`, name: sql`stage.kind` },
  owner: {
    key: sql`coalesce(application.owner_id::text, '')`,
    name: sql`coalesce((select trim(writer.first_name || ' ' || coalesce(writer.last_name, '')) from users writer
    where writer.company_id = application.company_id and writer.id = application.owner_id), '')`,
  },
  source: { key: sql`application.source`, name: sql`application.source` },
} as const

export const groupApplications = (db: Db, viewer: Viewer, filter: Filter, by: keyof typeof GROUP_BY) =>
  db.many<{ key: string; name: string; count: number }>(sql`
    select ${GROUP_BY[by].key} key, ${GROUP_BY[by].name} as name, count(*)::int count
      ${filter.needs ? from(viewer) : bare(viewer)} ${narrowed(filter, viewer)} group by 1, 2 order by 3 desc, 2 limit 100`)

export const countApplications = async (db: Db, viewer: Viewer, filter: Filter): Promise<number> =>
  (await db.one(countUpTo(sql`${filter.needs ? from(viewer) : bare(viewer)} ${narrowed(filter, viewer)}`))).n

export type ApplicationDetailRow = Omit<Listed, 'place' | 'met' | 'met_of' | 'rating' | 'rated'> & {
  candidate_id: string
  candidate: string
  candidate_email: string
  email_proved: boolean
  phone: string | null
  keep_until: string | null
  erased_at: string | null
  country: string
  status: string
  pipeline_id: string
  outcome_at: string | null
  outcome_phrase: string | null
  first_response_at: string | null
  asked_at: string | null
  sent: { note?: string | null }
  answers: Answer[]
  cv_file_id: string | null
  cv_name: string | null
  cv_type: string | null
  human_only: boolean
  language: string
  held_until: string | null
  held_why: string | null
}

export const findApplication = (db: Db, viewer: Viewer, id: string) =>
  db.maybe<ApplicationDetailRow>(sql`
    select application.id, application.number, application.version, application.job_id, job.title, job.country, job.status, application.stage_id,
      stage.name stage, stage.kind, stage.pipeline_id, application.outcome,
           application.outcome_at, application.outcome_phrase, application.applied_at, application.last_activity_at, application.first_viewed_at,
             application.first_response_at, application.asked_at, application.sent,
           application.answers, application.unmet, application.human_only, application.language, application.held_until, application.held_why,
             application.source, application.owner_id, trim(account.first_name || ' ' || coalesce(account.last_name, '')) owner,
           clock.what, clock.due, candidate.id candidate_id, candidate.name candidate, candidate.email candidate_email, candidate.email_proved,
             candidate.phone, candidate.tags, candidate.keep_until,
           candidate.erased_at, application.cv_file_id,
           (select file.name from files file where file.company_id = application.company_id and file.id = application.cv_file_id) cv_name,
           (select file.content_type from files file where file.company_id = application.company_id and file.id = application.cv_file_id) cv_type
    ${from(viewer)} and application.id = ${id}`)
