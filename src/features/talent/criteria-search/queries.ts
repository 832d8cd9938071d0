import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { CriterionInput } from '../../matching/matching/criterion-input.rules.ts'
import type { Facts } from '../../matching/matching/facts.rules.ts'
import type { CardView } from '../../matching/profile/card.rules.ts'
import { NOTICE_DAYS } from '../../matching/profile/wish.rules.ts'
import type { Viewer } from '../find/service.ts'
import type { TalentRun } from './contract.ts'
import type { TalentFilters } from './filters.rules.ts'
import type { Line } from './verdict.rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'talent_search_runs.criteria': CriterionInput[]
    'talent_search_runs.coverage': TalentRun['coverage']
    /** What was added to them later is not in runs of before. */
    'talent_search_runs.filters': Partial<TalentFilters>
    'talent_search_results.lines': Line[]
  }
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export type Words = { words: string[]; stems: string[] }
/** Any word of a criterion, as the index has it or by its beginning. Null: nothing to look for. */
const anyOf = ({ words, stems }: Words): RawBuilder<unknown> | null =>
  words.length === 0
    ? null
    : sql`(coalesce(nullif(replace(plainto_tsquery('english', ${words.join(' ')})::text, '&', '|'), '')::tsquery, ''::tsquery)
        || ${stems.map((s) => `${quoted(s)}:*`).join(' | ')}::tsquery)`

const queriesOf = (all: readonly Words[]) => all.flatMap((w) => anyOf(w) ?? [])

/** Who this company may find, but for whom one has hidden, and its own applicants, who are compared as such. */
const findable = (v: Viewer) => sql`
  not exists (select from talent_marks mark where mark.company_id = ${v.companyId} and mark.user_id = ${v.userId} and mark.card_id = card.id
    and mark.kind = 'hidden')
  and (card.known_user is null or card.known_user not in (select applicant.user_id from candidates applicant where applicant.company_id = ${v.companyId}
    and applicant.user_id is not null and applicant.erased_at is null and applicant.merged_into is null and applicant.keep_until >= ${v.today}::date))`

export type CardRow = {
  id: string
  name: string | null
  shown: CardView
  years: number | null
  languages: { code: string; label: string }[]
  authorisations: { country: string; status: string }[]
}
const card = sql`card.id, card.name, card.shown, card.years, card.languages, card.authorisations`

/** The same with the places that are meant. */
export type Narrowed = Omit<TalentFilters, 'place'> & { places: readonly number[] | null }

const daysOff = (today: string) =>
  sql`coalesce(card.notice_days, case when card.free_on is not null then greatest(0, card.free_on - ${today}::date) end)`

/** Where somebody is has to be said; of mode, start and pay whoever says nothing stays. */
const narrowed = (v: Viewer, f: Narrowed): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (f.country !== null) all.push(sql`card.country = ${f.country}`)
  if (f.places !== null) all.push(sql`card.place_id = any(${[...f.places]}::int[])`)
  if (f.mode !== null) all.push(sql`(${f.mode} = any(card.modes) or cardinality(card.modes) = 0)`)
  if (f.notice !== null) all.push(sql`coalesce(${daysOff(v.today)} <= ${NOTICE_DAYS[f.notice]}, true)`)
  if (f.pay !== null)
    all.push(
      sql`(card.pay is null or (card.pay_currency = ${f.pay.currency} and card.pay_from <= ${f.pay.most}::bigint))`,
    )
  return sql.join(all, sql` and `)
}

/** Cards that have a word of what is asked: those with words of most criteria first, the latest here of equals. */
export const toCompare = (
  db: Db,
  v: Viewer,
  input: readonly Words[],
  { most, since = null, by = null }: { most: number; since?: string | null; by?: Narrowed | null },
): Promise<CardRow[]> => {
  const each = queriesOf(input)
  const any = each.length > 0 ? sql`card.id in (select talent_matching(${sql.join(each, sql` || `)}))` : sql`true`
  const hits =
    each.length > 0
      ? sql.join(
          each.map((q) => sql`(card.words @@ ${q})::int`),
          sql` + `,
        )
      : sql`0`
  const fresh = since === null ? sql`true` : sql`card.visible_since > ${since}::timestamptz`
  return db.many<CardRow>(sql`
    with chosen as materialized (select card.id, row_number() over (order by ${hits} desc, card.active_on desc, card.id) n
      from talent_cards card where ${any} and ${fresh} and ${findable(v)} and ${by ? narrowed(v, by) : sql`true`} order by n limit ${most})
    select ${card} from chosen join talent_cards card on card.id = chosen.id order by chosen.n`)
}

export const getCoverage = (db: Db, v: Viewer, input: readonly Words[], by: Narrowed | null = null) => {
  const each = queriesOf(input)
  const any = each.length > 0 ? sql`card.id in (select talent_matching(${sql.join(each, sql` || `)}))` : sql`true`
  return db.one<{ cards: number; empty: number; matching: number }>(sql`
    select count(*)::int cards, count(*) filter (where card.words = ''::tsvector)::int empty, count(*) filter (where ${any})::int matching
      from talent_cards card where ${findable(v)} and ${by ? narrowed(v, by) : sql`true`}`)
}

export const findCard = (db: Db, v: Viewer, id: string, input: readonly Words[]) => {
  const each = queriesOf(input)
  const any = each.length > 0 ? sql`card.words @@ (${sql.join(each, sql` || `)})` : sql`true`
  return db.maybe<CardRow & { any: boolean; hidden: boolean; findable: boolean; written_at: string }>(sql`
    select ${card}, ${any} "any", card.written_at, ${findable(v)} findable,
           exists (select from talent_marks mark where mark.company_id = ${v.companyId} and mark.user_id = ${v.userId} and mark.card_id = card.id
             and mark.kind = 'hidden') hidden
      from talent_cards card where card.id = ${id}`)
}

export type OwnRow = {
  application_id: string
  facts: Facts | null
  human: boolean
}
/** One's own applicants within the time they may be kept, by the newest application of each. */
export const listOwnApplicants = (db: Db, v: Viewer) =>
  db.many<OwnRow>(sql`
    with newest as (
      select distinct on (candidate.id) application.id, application.applied_at, application.job_id, application.human_only
        from candidates candidate join applications application on application.company_id = candidate.company_id
          and application.candidate_id = candidate.id
       where candidate.company_id = ${v.companyId} and candidate.erased_at is null and candidate.merged_into is null
         and candidate.keep_until >= ${v.today}::date and application.outcome <> 'withdrawn'
       order by candidate.id, application.applied_at desc)
    select newest.id application_id, newest.human_only or coalesce((job.content->>'usesAi') = 'false', false) human,
           case when newest.human_only or coalesce((job.content->>'usesAi') = 'false', false) then null else facts.facts end facts
      from newest join jobs job on job.company_id = ${v.companyId} and job.id = newest.job_id
      left join match_facts facts on facts.company_id = ${v.companyId} and facts.application_id = newest.id
     order by newest.applied_at desc, newest.id`)

export const findJob = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('jobs')
      .select(['id', 'title', 'country', 'content', 'version'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const homeOf = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country

type New = {
  by: string
  source: string
  title: string
  job: { id: string; version: number } | null
  country: string
  engine: string
  model: string | null
  inputs: Buffer
  criteria: readonly CriterionInput[]
  filters: TalentFilters
  coverage: TalentRun['coverage']
}
export const insertRun = async (db: Db, companyId: string, n: New): Promise<string> =>
  (
    await db.one(
      k
        .insertInto('talent_search_runs')
        .values({
          company_id: companyId,
          by_user: n.by,
          source: n.source,
          title: n.title,
          country: n.country,
          job_id: n.job?.id ?? null,
          job_version: n.job?.version ?? null,
          engine: n.engine,
          model: n.model,
          inputs: n.inputs,
          criteria: JSON.stringify(n.criteria),
          filters: JSON.stringify(n.filters),
          coverage: JSON.stringify(n.coverage),
        })
        .returning('id'),
    )
  ).id

export type NewResult = {
  place: number
  card: string | null
  application: string | null
  nearness: number | null
  lines: readonly Line[]
}
export const insertResults = (db: Db, companyId: string, runId: string, results: readonly NewResult[]) =>
  db.run(sql`
    insert into talent_search_results (company_id, run_id, place, card_id, application_id, nearness, lines)
    select ${companyId}::uuid, ${runId}::uuid, place, card, application, nearness, lines
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given (place int, card uuid, application uuid, nearness smallint, lines jsonb)`)

/** The last run of somebody, when it had the very same inputs. */
export const sameAsLast = (db: Db, companyId: string, by: string, inputs: Buffer) =>
  db.maybe<{ id: string; model: string | null }>(sql`
    select id, model from (select id, model, inputs from talent_search_runs where company_id = ${companyId} and by_user = ${by} order by at desc,
      id limit 1) last
     where inputs = ${inputs}`)

export const findRun = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('talent_search_runs').selectAll().where('company_id', '=', companyId).where('id', '=', id))
export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

export type ResultRow = {
  place: number
  card_id: string | null
  application_id: string | null
  nearness: number | null
  lines: Line[]
  own_name: string | null
  number: number | null
  job_title: string | null
}
export const listResults = (db: Db, v: Viewer, runId: string) =>
  db.many<ResultRow>(sql`
    select result.place, result.card_id, result.application_id, result.nearness, result.lines, application.number, job.title job_title,
      case when view.at is not null then person.name end own_name
      from talent_search_results result
      left join applications application on application.company_id = result.company_id and application.id = result.application_id
      left join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join candidates person on person.company_id = application.company_id and person.id = application.candidate_id
      left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${v.userId}
     where result.company_id = ${v.companyId} and result.run_id = ${runId}
       and (application.id is null or (person.erased_at is null and person.keep_until >= ${v.today}::date and not application.human_only))
     order by result.place`)

export const peopleIn = async (db: Db, companyId: string, runId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from talent_search_results where company_id = ${companyId} and run_id = ${runId}`,
    )
  ).n

export const resultOf = (db: Db, companyId: string, runId: string, by: { card: string } | { place: number }) =>
  db.maybe<{ place: number; lines: Line[] }>(sql`
    select place, lines from talent_search_results where company_id = ${companyId} and run_id = ${runId}
       and ${'card' in by ? sql`card_id = ${by.card}` : sql`place = ${by.place}`}`)

/** Cards that say something else than when the search was made. */
export const changedSince = async (db: Db, at: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from talent_cards where written_at > ${at}::timestamptz`)).n

/** The newest, and before them those in which somebody waits for an answer. */
export const listLatestRuns = (db: Db, companyId: string) =>
  db.many<{ id: string; at: string; title: string; by: string | null; people: number; waiting: number }>(sql`
    select run.id, run.at, run.title, (select trim(account.first_name || ' ' || coalesce(account.last_name, '')) from users account
      where account.id = run.by_user and account.company_id = run.company_id) "by",
           (select count(*)::int from talent_search_results listed_result where listed_result.company_id = run.company_id
             and listed_result.run_id = run.id) people, objected.waiting
      from talent_search_runs run cross join lateral (
        select count(*)::int waiting from talent_search_objections objection where objection.company_id = run.company_id and objection.run_id = run.id
          and objection.by_person
           and not exists (select from talent_search_answers answer where answer.company_id = objection.company_id
             and answer.objection_id = objection.id)) objected
     where run.company_id = ${companyId} order by objected.waiting > 0 desc, run.at desc, run.id limit 10`)

/** As somebody who was found: the searches they were in. */
export const foundIn = (db: Db) =>
  db.many<{
    id: string
    company: string
    at: string
    engine: string
    model: string | null
    criteria: CriterionInput[]
    lines: Line[]
  }>(sql`
    select run.id, company.name company, run.at, run.engine, run.model, run.criteria, listed_result.lines
      from talent_search_results listed_result join talent_search_runs run on run.company_id = listed_result.company_id
        and run.id = listed_result.run_id join companies company on company.id = listed_result.company_id
     order by run.at desc, run.id limit 50`)
