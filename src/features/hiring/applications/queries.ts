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
      ('asked', a.asked_at),
      ('reply', m.wrote),
      ('promise', case when a.first_response_at is null then a.applied_at + make_interval(days => (j.content->>'responseDays')::int) end),
      ('outcome', a.outcome_due),
      ('offer', (select (o.expires_on + 1)::timestamptz from offers o
        where o.company_id = a.company_id and o.application_id = a.id and o.status = 'sent')),
      ('feedback', (select min(i.starts_at) from interviews i
          join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id and p.user_id = ${userId} and p.left_at is null
          left join scorecards d on d.company_id = i.company_id and d.interview_id = i.id and d.user_id = p.user_id
        where i.company_id = a.company_id and i.application_id = a.id and i.status in ('confirmed', 'done')
          and i.starts_at <= ${now}::timestamptz and d.submitted_at is null)),
      ('interview', (select min(i.starts_at) from interviews i
        where i.company_id = a.company_id and i.application_id = a.id and i.status = 'confirmed' and i.starts_at > ${now}::timestamptz
          and (a.owner_id = ${userId} or i.created_by = ${userId} or exists (select from interview_panel p
            where p.company_id = i.company_id and p.interview_id = i.id and p.user_id = ${userId} and p.left_at is null)))),
      ('hold', a.held_until),
      ('stage', case when s.days_limit is not null and a.held_until is null then a.stage_since + make_interval(days => s.days_limit) end)
    ) as each (what, due)
     where due is not null and a.outcome = 'active'
       and (what = 'offer' or j.status in ('open', 'paused') or (j.status = 'closed' and j.close_reason = 'expired'))
       and (what <> 'asked' or m.answered is null or m.answered < a.asked_at)
     order by due limit 1
  ) k on true`

/** What waits is worked out only where somebody asks for it. */
const bare = ({ companyId, userId }: Viewer) => sql`
  from applications a
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
  left join match_runs r on r.company_id = a.company_id and r.application_id = a.id and r.current and not a.human_only
  left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
 where a.company_id = ${companyId}`

const from = (viewer: Viewer) => {
  const { companyId, userId } = viewer
  return sql`
  from applications a
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
  left join match_runs r on r.company_id = a.company_id and r.application_id = a.id and r.current and not a.human_only
  left join users u on u.id = a.owner_id and u.company_id = a.company_id
  left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
  left join lateral (
    select count(*) filter (where by_kind = 'candidate' and read_at is null)::int unread,
           min(at) filter (where by_kind = 'candidate' and read_at is null) wrote, max(left_at) filter (where by_kind = 'user') answered
      from application_messages w where w.company_id = a.company_id and w.application_id = a.id
  ) m on true
  ${clockFor(viewer)}
 where a.company_id = ${companyId}`
}

/** A condition on applications `a` of jobs `j`: when they came, from where, for which job. */
const cohort = (f: Filter): RawBuilder<unknown>[] => {
  const some: RawBuilder<unknown>[] = []
  const at = f.behind === 'hired' ? ACCEPTED_AT : sql`a.applied_at`
  if (f.since && !isOfNow(f.behind)) some.push(sql`${at} >= ${f.since}::timestamptz`)
  if (f.until && !isOfNow(f.behind)) some.push(sql`${at} < ${f.until}::timestamptz`)
  if (f.job) some.push(sql`a.job_id = ${f.job}`)
  if (f.source) some.push(sql`a.source = ${f.source}`)
  if (f.department) some.push(sql`lower(trim(j.department)) = lower(${f.department})`)
  if (f.country) some.push(sql`j.country = ${f.country.toUpperCase()}`)
  return some
}

const all = (some: readonly RawBuilder<unknown>[]) =>
  some.reduce<RawBuilder<unknown>>((one, more) => sql`${one} and ${more}`, sql``)

const reach = (f: Filter) =>
  sql`applications_reached(coalesce(${f.since}::timestamptz, '-infinity'), coalesce(${f.until}::timestamptz, 'infinity'))`

const narrowed = (f: Filter, { companyId, now }: Viewer): RawBuilder<unknown> => {
  // A name that is hidden is not found either: whether it is there would tell it.
  const visible = f.names === 'shown' ? sql`true` : sql`v.at is not null`
  const some = filterConditions(f, {
    stage: (stage) => sql`s.kind = ${stage}`,
    tag: (tag) => sql`${tag} = any(c.tags)`,
    owner: (owner) => sql`a.owner_id = ${owner}`,
    unmet: (unmet) => (unmet === 'some' ? sql`a.unmet > 0` : sql`a.unmet = 0`),
    behind: (behind) => figureCondition(behind as FigureFilter, now),
    people: () => sql`a.id in (select distinct on (a.candidate_id) a.id from ${reach(f)} r
      join applications a on a.company_id = r.company_id and a.id = r.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} ${all(cohort(f))}
     order by a.candidate_id, r.reached desc, a.applied_at, a.id)`,
    reached: (reached) =>
      sql`a.id in (select r.application_id from ${reach(f)} r where r.reached >= ${STAGE_KINDS.indexOf(reached as StageKind)})`,
    needs: () =>
      sql`(a.first_viewed_at is null or k.what in ('asked', 'reply') or k.due <= ${now}::timestamptz + interval '1 day')`,
    search: (search) =>
      sql`(j.title ilike ${containsPattern(search)} or a.number = ${Number(/^#?(\d{1,7})$/.exec(search)?.[1] ?? -1)}
      or exists (select from unnest(c.tags) t where t ilike ${containsPattern(search)})
      or (${visible} and (c.name ilike ${containsPattern(search)} or c.email ilike ${containsPattern(search)})))`,
  })
  const outcome = f.outcome === 'all' ? sql`true` : sql`a.outcome = ${f.outcome ?? 'active'}`
  return all([...cohort(f), outcome, some])
}

/** Each of them ends with the application itself, the same way round for all that have the same place. */
const ofRow = { by: sql.ref('a.id'), type: 'uuid' } as const
const applied = { by: sql.ref('a.applied_at'), type: 'instant' } as const
const lately = { ...applied, descending: true } as const
const activity = { by: sql.ref('a.last_activity_at'), type: 'instant' } as const
const unmet = { by: sql.ref('a.unmet'), type: 'whole' } as const
const name = { by: sql`lower(c.name)`, type: 'text' } as const
const met = { by: sql`r.points::numeric / r.most`, type: 'number', nulls: 'last' } as const
const nearness = { by: sql.ref('r.nearness'), type: 'float', nulls: 'last' } as const

const ORDERS: Readonly<Record<string, ListOrder>> = {
  applied: [applied, ofRow],
  '-applied': [lately, ofRow],
  activity: [activity, ofRow],
  '-activity': [{ ...activity, descending: true }, ofRow],
  due: [{ by: sql.ref('k.due'), type: 'instant', nulls: 'last' }, applied, ofRow],
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
  const shown = filter.names === 'shown' ? sql`true` : sql`v.at is not null`
  const { after, orderBy, limit, skip } = part
  const ordered = sql`and ${after} ${orderBy} limit ${limit} offset ${skip}`
  const late = filter.needs !== null || filter.sort === 'due'
  const chosen = late
    ? sql`${from(viewer)} ${narrowed(filter, viewer)} ${ordered}`
    : // What waits is worked out for the page alone.
      sql`${from(viewer)} and a.id in (select a.id ${bare(viewer)} ${narrowed(filter, viewer)} ${ordered})`
  return db.many<Listed>(sql`
    with p as materialized (
        select a.company_id, a.candidate_id, c.phone, c.name whole_name, a.id, a.number, case when ${shown} then c.name end name,
               case when ${shown} then c.email end email, a.job_id, j.title, a.stage_id, s.name stage, s.kind, a.outcome, a.applied_at,
               a.last_activity_at, a.first_viewed_at, k.what, k.due, a.source, a.unmet, r.met, r.of_all met_of, jsonb_array_length(a.answers) questions, c.tags,
               a.owner_id, trim(u.first_name || ' ' || coalesce(u.last_name, '')) owner, m.unread, a.version,
               ${part.key} place, row_number() over (${orderBy}) nth
        ${chosen}
      ), same as (
        select p.id, d.id other from p join candidates d on d.company_id = p.company_id and d.phone = p.phone
         where d.id <> p.candidate_id and d.merged_into is null and d.erased_at is null
        union select p.id, d.id from p join candidates d on d.company_id = p.company_id and lower(d.name) = lower(p.whole_name)
         where d.id <> p.candidate_id and d.merged_into is null and d.erased_at is null
      )
    select p.*, coalesce(n.n, 0) duplicates, g.mean::float8 rating, g.of_cards rated from p
      left join lateral (
        -- What others found stays hidden from an interviewer until they have handed in their own.
        select round(avg(d.overall), 1) mean, count(d.overall)::int of_cards from interviews i
          join scorecards d on d.company_id = i.company_id and d.interview_id = i.id and d.submitted_at is not null
         where i.company_id = p.company_id and i.application_id = p.id and (d.user_id = ${viewer.userId} or not exists (
           select from interview_panel q left join scorecards o on o.company_id = q.company_id and o.interview_id = q.interview_id and o.user_id = q.user_id
            where q.company_id = i.company_id and q.interview_id = i.id and q.user_id = ${viewer.userId} and o.submitted_at is null))) g on true
      left join (select id, count(*)::int n from same group by id) n on n.id = p.id order by p.nth`)
}

const GROUP_BY = {
  job: { key: sql`a.job_id::text`, name: sql`j.title` },
  // Stages of several pipelines are one where they are for the same.
  stage: { key: sql`s.kind`, name: sql`s.kind` },
  owner: {
    key: sql`coalesce(a.owner_id::text, '')`,
    name: sql`coalesce((select trim(w.first_name || ' ' || coalesce(w.last_name, '')) from users w
    where w.company_id = a.company_id and w.id = a.owner_id), '')`,
  },
  source: { key: sql`a.source`, name: sql`a.source` },
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
    select a.id, a.number, a.version, a.job_id, j.title, j.country, j.status, a.stage_id, s.name stage, s.kind, s.pipeline_id, a.outcome,
           a.outcome_at, a.outcome_phrase, a.applied_at, a.last_activity_at, a.first_viewed_at, a.first_response_at, a.asked_at, a.sent,
           a.answers, a.unmet, a.human_only, a.language, a.held_until, a.held_why, a.source, a.owner_id, trim(u.first_name || ' ' || coalesce(u.last_name, '')) owner,
           k.what, k.due, c.id candidate_id, c.name candidate, c.email candidate_email, c.email_proved, c.phone, c.tags, c.keep_until,
           c.erased_at, a.cv_file_id,
           (select f.name from files f where f.company_id = a.company_id and f.id = a.cv_file_id) cv_name,
           (select f.content_type from files f where f.company_id = a.company_id and f.id = a.cv_file_id) cv_type
    ${from(viewer)} and a.id = ${id}`)
