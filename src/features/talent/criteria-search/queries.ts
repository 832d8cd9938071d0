import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Facts } from '../../matching/matching/facts.rules.ts'
import type { CardView } from '../../matching/profile/card.rules.ts'
import { NOTICE_DAYS } from '../../matching/profile/wish.rules.ts'
import type { Viewer } from '../find/service.ts'
import type { TalentFilters } from './filters.rules.ts'

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
  not exists (select from talent_marks m where m.company_id = ${v.companyId} and m.user_id = ${v.userId} and m.card_id = c.id and m.kind = 'hidden')
  and (c.known_user is null or c.known_user not in (select a.user_id from candidates a where a.company_id = ${v.companyId}
    and a.user_id is not null and a.erased_at is null and a.merged_into is null and a.keep_until >= ${v.today}::date))`

export type CardRow = {
  id: string
  name: string | null
  shown: CardView
  years: number | null
  languages: { code: string; label: string }[]
  authorisations: { country: string; status: string }[]
}
const card = sql`c.id, c.name, c.shown, c.years, c.languages, c.authorisations`

/** The same with the places that are meant. */
export type Narrowed = Omit<TalentFilters, 'place'> & { places: readonly number[] | null }

const daysOff = (today: string) =>
  sql`coalesce(c.notice_days, case when c.free_on is not null then greatest(0, c.free_on - ${today}::date) end)`

/** Where somebody is has to be said; of mode, start and pay whoever says nothing stays. */
const narrowed = (v: Viewer, f: Narrowed): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (f.country !== null) all.push(sql`c.country = ${f.country}`)
  if (f.places !== null) all.push(sql`c.place_id = any(${[...f.places]}::int[])`)
  if (f.mode !== null) all.push(sql`(${f.mode} = any(c.modes) or cardinality(c.modes) = 0)`)
  if (f.notice !== null) all.push(sql`coalesce(${daysOff(v.today)} <= ${NOTICE_DAYS[f.notice]}, true)`)
  if (f.pay !== null)
    all.push(sql`(c.pay is null or (c.pay_currency = ${f.pay.currency} and c.pay_from <= ${f.pay.most}::bigint))`)
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
  const any = each.length > 0 ? sql`c.id in (select talent_matching(${sql.join(each, sql` || `)}))` : sql`true`
  const hits =
    each.length > 0
      ? sql.join(
          each.map((q) => sql`(c.words @@ ${q})::int`),
          sql` + `,
        )
      : sql`0`
  const fresh = since === null ? sql`true` : sql`c.visible_since > ${since}::timestamptz`
  return db.many<CardRow>(sql`
    with chosen as materialized (select c.id, row_number() over (order by ${hits} desc, c.active_on desc, c.id) n
      from talent_cards c where ${any} and ${fresh} and ${findable(v)} and ${by ? narrowed(v, by) : sql`true`} order by n limit ${most})
    select ${card} from chosen f join talent_cards c on c.id = f.id order by f.n`)
}

export const getCoverage = (db: Db, v: Viewer, input: readonly Words[], by: Narrowed | null = null) => {
  const each = queriesOf(input)
  const any = each.length > 0 ? sql`c.id in (select talent_matching(${sql.join(each, sql` || `)}))` : sql`true`
  return db.one<{ cards: number; empty: number; matching: number }>(sql`
    select count(*)::int cards, count(*) filter (where c.words = ''::tsvector)::int empty, count(*) filter (where ${any})::int matching
      from talent_cards c where ${findable(v)} and ${by ? narrowed(v, by) : sql`true`}`)
}

export const findCard = (db: Db, v: Viewer, id: string, input: readonly Words[]) => {
  const each = queriesOf(input)
  const any = each.length > 0 ? sql`c.words @@ (${sql.join(each, sql` || `)})` : sql`true`
  return db.maybe<CardRow & { any: boolean; hidden: boolean; findable: boolean; written_at: string }>(sql`
    select ${card}, ${any} "any", c.written_at, ${findable(v)} findable,
           exists (select from talent_marks m where m.company_id = ${v.companyId} and m.user_id = ${v.userId} and m.card_id = c.id and m.kind = 'hidden') hidden
      from talent_cards c where c.id = ${id}`)
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
      select distinct on (c.id) a.id, a.applied_at, a.job_id, a.human_only
        from candidates c join applications a on a.company_id = c.company_id and a.candidate_id = c.id
       where c.company_id = ${v.companyId} and c.erased_at is null and c.merged_into is null and c.keep_until >= ${v.today}::date and a.outcome <> 'withdrawn'
       order by c.id, a.applied_at desc)
    select n.id application_id, n.human_only or coalesce((j.content->>'usesAi') = 'false', false) human,
           case when n.human_only or coalesce((j.content->>'usesAi') = 'false', false) then null else f.facts end facts
      from newest n join jobs j on j.company_id = ${v.companyId} and j.id = n.job_id
      left join match_facts f on f.company_id = ${v.companyId} and f.application_id = n.id
     order by n.applied_at desc, n.id`)

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
  criteria: unknown
  filters: unknown
  coverage: unknown
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
  lines: unknown
}
export const insertResults = (db: Db, companyId: string, runId: string, results: readonly NewResult[]) =>
  db.run(sql`
    insert into talent_search_results (company_id, run_id, place, card_id, application_id, nearness, lines)
    select ${companyId}::uuid, ${runId}::uuid, place, card, application, nearness, lines
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as t (place int, card uuid, application uuid, nearness smallint, lines jsonb)`)

/** The last run of somebody, when it had the very same inputs. */
export const sameAsLast = (db: Db, companyId: string, by: string, inputs: Buffer) =>
  db.maybe<{ id: string; model: string | null }>(sql`
    select id, model from (select id, model, inputs from talent_search_runs where company_id = ${companyId} and by_user = ${by} order by at desc, id limit 1) last
     where inputs = ${inputs}`)

export const findRun = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('talent_search_runs').selectAll().where('company_id', '=', companyId).where('id', '=', id))
export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

export type ResultRow = {
  place: number
  card_id: string | null
  application_id: string | null
  nearness: number | null
  lines: unknown
  own_name: string | null
  number: number | null
  job_title: string | null
}
export const listResults = (db: Db, v: Viewer, runId: string) =>
  db.many<ResultRow>(sql`
    select r.place, r.card_id, r.application_id, r.nearness, r.lines, a.number, j.title job_title, case when w.at is not null then p.name end own_name
      from talent_search_results r
      left join applications a on a.company_id = r.company_id and a.id = r.application_id
      left join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join candidates p on p.company_id = a.company_id and p.id = a.candidate_id
      left join application_views w on w.company_id = a.company_id and w.application_id = a.id and w.user_id = ${v.userId}
     where r.company_id = ${v.companyId} and r.run_id = ${runId}
       and (a.id is null or (p.erased_at is null and p.keep_until >= ${v.today}::date and not a.human_only))
     order by r.place`)

export const peopleIn = async (db: Db, companyId: string, runId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from talent_search_results where company_id = ${companyId} and run_id = ${runId}`,
    )
  ).n

export const resultOf = (db: Db, companyId: string, runId: string, by: { card: string } | { place: number }) =>
  db.maybe<{ place: number; lines: unknown }>(sql`
    select place, lines from talent_search_results where company_id = ${companyId} and run_id = ${runId}
       and ${'card' in by ? sql`card_id = ${by.card}` : sql`place = ${by.place}`}`)

/** Cards that say something else than when the search was made. */
export const changedSince = async (db: Db, at: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from talent_cards where written_at > ${at}::timestamptz`)).n

/** The newest, and before them those in which somebody waits for an answer. */
export const listLatestRuns = (db: Db, companyId: string) =>
  db.many<{ id: string; at: string; title: string; by: string | null; people: number; waiting: number }>(sql`
    select r.id, r.at, r.title, (select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from users u where u.id = r.by_user and u.company_id = r.company_id) "by",
           (select count(*)::int from talent_search_results t where t.company_id = r.company_id and t.run_id = r.id) people, w.waiting
      from talent_search_runs r cross join lateral (
        select count(*)::int waiting from talent_search_objections o where o.company_id = r.company_id and o.run_id = r.id and o.by_person
           and not exists (select from talent_search_answers a where a.company_id = o.company_id and a.objection_id = o.id)) w
     where r.company_id = ${companyId} order by w.waiting > 0 desc, r.at desc, r.id limit 10`)

/** As somebody who was found: the searches they were in. */
export const foundIn = (db: Db) =>
  db.many<{
    id: string
    company: string
    at: string
    engine: string
    model: string | null
    criteria: unknown
    lines: unknown
  }>(sql`
    select r.id, c.name company, r.at, r.engine, r.model, r.criteria, t.lines
      from talent_search_results t join talent_search_runs r on r.company_id = t.company_id and r.id = t.run_id join companies c on c.id = t.company_id
     order by r.at desc, r.id limit 50`)
