import { type RawBuilder, sql } from 'kysely'
import type { ListKey, ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { CardView } from '../../matching/profile/card.rules.ts'
import { NOTICE_DAYS, type Notice, type PayBand } from '../../matching/profile/wish.rules.ts'
import type { WordQuery } from './query.rules.ts'
import { ACTIVE, type Active, YEARS, type Years } from './search.rules.ts'

/** Everything that narrows the list, in the terms of the table. */
export type Narrow = {
  asked: WordQuery | null
  country: string | null
  place: number | null
  years: Years | null
  mode: string | null
  active: Active | null
  skill: string | null
  pay: PayRange | null
  notice: Notice | null
  /** A country in which they say they may work without a sponsor. */
  mayWork: string | null
  only: 'shortlisted' | 'hidden' | null
  since: string | null
}
/** A month, in minor units of one currency; `any`: whoever said nothing as well. */
export type PayRange = { currency: string; from: number; to: number; any: boolean }
export type Viewer = { companyId: string; userId: string; today: string }

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** As PostgreSQL compares words: stop words ask nothing. */
const tsquery = (input: WordQuery): RawBuilder<unknown> => {
  if (input.kind === 'words') {
    const plain = sql`phraseto_tsquery('english', ${input.text})`
    return input.only ? sql`regexp_replace(${plain}::text, ${"'( |$)"}, ${`':${input.only}\\1`}, 'g')::tsquery` : plain
  }
  if (input.kind === 'lexemes') return sql`${input.all.map(quoted).join(' & ')}::tsquery`
  if (input.kind === 'not') return sql`(!! ${tsquery(input.of)})`
  return sql`(${sql.join(input.of.map(tsquery), input.kind === 'and' ? sql` && ` : sql` || `)})`
}

/** Bands meet. Another currency is never compared: no rate between two is anybody's wish. */
const payMeets = ({ currency, from, to }: PayRange) =>
  sql`(c.pay_currency = ${currency} and c.pay_from <= ${to}::bigint and coalesce(c.pay_to >= ${from}::bigint, true))`

/** Days until they can begin; null: not said. */
const daysOff = (today: string) =>
  sql`coalesce(c.notice_days, case when c.free_on is not null then greatest(0, c.free_on - ${today}::date) end)`

const conditions = (n: Narrow, v: Viewer): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [
    // Their own applicants stand above the list, and once.
    sql`(c.known_user is null or c.known_user not in (select a.user_id from candidates a where a.company_id = ${v.companyId}
      and a.user_id is not null and a.erased_at is null and a.merged_into is null and a.keep_until >= ${v.today}::date))`,
  ]
  if (n.asked) all.push(sql`c.id in (select talent_matching(${tsquery(n.asked)}))`)
  if (n.country) all.push(sql`c.country = ${n.country}`)
  if (n.place !== null) all.push(sql`c.place_id = ${n.place}`)
  if (n.years) all.push(sql`c.years >= ${YEARS[n.years][0]} and c.years < ${YEARS[n.years][1]}`)
  if (n.mode) all.push(sql`${n.mode} = any(c.modes)`)
  if (n.active) all.push(sql`c.active_on >= ${v.today}::date - ${ACTIVE[n.active]}::int`)
  if (n.skill) all.push(sql`${n.skill} = any(c.skills)`)
  if (n.pay) all.push(n.pay.any ? sql`(${payMeets(n.pay)} or c.pay is null)` : payMeets(n.pay))
  if (n.notice) all.push(sql`${daysOff(v.today)} <= ${NOTICE_DAYS[n.notice]}`)
  if (n.since) all.push(sql`c.visible_since > ${n.since}::timestamptz`)
  if (n.mayWork)
    all.push(
      sql`exists (select from jsonb_array_elements(c.authorisations) a where a->>'country' = ${n.mayWork} and a->>'status' <> 'needs_sponsorship')`,
    )
  const mine = sql`select from talent_marks m where m.company_id = ${v.companyId} and m.user_id = ${v.userId} and m.card_id = c.id`
  all.push(n.only ? sql`exists (${mine} and m.kind = ${n.only})` : sql`not exists (${mine} and m.kind = 'hidden')`)
  return sql.join(all, sql` and `)
}

export type Row = {
  id: string
  name: string | null
  visibility: 'anonymous' | 'open'
  headline: string
  shown: CardView
  country: string | null
  place: string | null
  region: string | null
  years: number | null
  modes: string[]
  idle: number
  opened: boolean
  mark: 'shortlisted' | 'hidden' | null
  pools: string[]
  invited: boolean
  authorisations: { country: string; status: string }[]
  languages: { code: string; label: string }[]
  pay: PayBand | null
  notice: string | null
}

const columns = (
  v: Viewer,
) => sql`c.id, c.name, c.visibility, c.headline, c.shown, c.country, p.name place, p.region, c.years, c.modes,
  ${v.today}::date - c.active_on idle, c.authorisations, c.languages, c.pay,
  case when c.free_on <= ${v.today}::date then 'now' else c.notice end notice,
  exists (select from talent_views w where w.company_id = ${v.companyId} and w.card_id = c.id and w.user_id = ${v.userId}) opened,
  (select m.kind from talent_marks m where m.company_id = ${v.companyId} and m.user_id = ${v.userId} and m.card_id = c.id) mark,
  array(select o.name from talent_pool_members b join talent_pools o on o.company_id = b.company_id and o.id = b.pool_id
    where b.company_id = ${v.companyId} and b.card_id = c.id and b.expires_on >= ${v.today}::date order by o.name) pools,
  exists (select from talent_invitations i where i.company_id = ${v.companyId} and i.card_id = c.id and i.status in ('sent', 'later', 'accepted')) invited`
const joined = sql`left join places p on p.id = c.place_id`

/** Those in a pool of one's own first; then by how well the words fit, the latest here first. */
export const talentOrders = (n: Narrow, v: Viewer): Readonly<Record<'relevance' | 'active', ListOrder>> => {
  const stored = sql`(exists (select from talent_pool_members b where b.company_id = ${v.companyId} and b.card_id = c.id
    and b.expires_on >= ${v.today}::date))::int`
  const rank: ListKey[] = n.asked
    ? [{ by: sql`ts_rank(c.words, ${tsquery(n.asked)})::float8`, type: 'float', descending: true }]
    : []
  const active: ListKey = { by: sql.ref('c.active_on'), type: 'day', descending: true }
  const id: ListKey = { by: sql.ref('c.id'), type: 'uuid' }
  return { relevance: [{ by: stored, type: 'whole', descending: true }, ...rank, active, id], active: [active, id] }
}

export const listTalent = (db: Db, n: Narrow, v: Viewer, part: ListPart) =>
  db.many<Row & { place_in_list: (string | null)[] }>(sql`
    with found as materialized (select c.id, ${part.key} place_in_list from talent_cards c
      where ${conditions(n, v)} and ${part.after} ${part.end}),
    chosen as materialized (select f.*, row_number() over () n from found f)
    select ${columns(v)}, f.place_in_list from chosen f join talent_cards c on c.id = f.id ${joined} order by f.n`)

/** By posts of these names or occupations, the nearest name first and of each whoever was here last, within everything else that narrows. */
export const listTalentByTitles = (
  db: Db,
  n: Narrow,
  v: Viewer,
  { titles, most }: { titles: readonly { title: string; occupations: readonly number[] }[]; most: number },
) => {
  const input = titles.map(({ title, occupations }, i) => {
    const whole: WordQuery = { kind: 'words', text: title, only: 'A' }
    const same: WordQuery[] = occupations.map((id) => ({ kind: 'lexemes', all: [`occ:${id}`] }))
    return sql`(${i}::int, ${tsquery({ kind: 'or', of: [whole, ...same] })})`
  })
  return db.many<Row>(sql`
    with near as materialized (select distinct on (m.id) m.id, t.n from (values ${sql.join(input)}) t(n, q) cross join lateral talent_matching(t.q) m(id) order by m.id, t.n),
    chosen as materialized (select c.id, near.n, c.active_on from near join talent_cards c on c.id = near.id where ${conditions(n, v)}
      order by near.n, c.active_on desc, c.id limit ${most})
    select ${columns(v)} from chosen f join talent_cards c on c.id = f.id ${joined} order by f.n, f.active_on desc, f.id`)
}

export const findCard = (db: Db, v: Viewer, id: string) =>
  db.maybe<Row>(sql`select ${columns(v)} from talent_cards c ${joined} where c.id = ${id}`)

/** Those of some people whom this company may find. */
export const listCardsById = (db: Db, v: Viewer, ids: readonly string[]) =>
  db.many<Row>(sql`select ${columns(v)} from talent_cards c ${joined} where c.id = any(${[...ids]}::uuid[])`)

export type Cell = { kind: string; value: string; name: string; n: number }

/** What is found, counted in every way at once: exact, whatever their number. */
export const countFacets = (db: Db, n: Narrow, v: Viewer, pay: PayRange | null = null) =>
  db.many<Cell>(sql`
    with found as materialized (select c.country, c.place_id, c.years, c.modes, c.active_on, c.skills, ${daysOff(v.today)} off, c.pay is null silent,
      ${pay ? payMeets(pay) : sql`false`} meets from talent_cards c where ${conditions(n, v)})
    select 'all' kind, '' value, '' name, count(*)::int n from found
    union all select 'country', country, country, count(*)::int from found where country is not null group by country
    union all (select 'place', p.id::text, p.name, f.n from (select place_id, count(*)::int n from found where place_id is not null group by 1 order by 2 desc, 1 limit 10) f join places p on p.id = f.place_id)
    union all select 'years', years::text, years::text, count(*)::int from found where years is not null group by years
    union all select 'mode', m, m, count(*)::int from found, unnest(modes) m group by m
    union all select 'active', (${v.today}::date - active_on)::text, '', count(*)::int from found group by active_on
    union all select 'notice', off::text, '', count(*)::int from found where off is not null group by off
    union all select 'pay', 'meets', '', count(*) filter (where meets)::int from found
    union all select 'pay', 'any', '', count(*) filter (where meets or silent)::int from found
    union all (select 'skill', s, s, count(*)::int from found, unnest(skills) s group by s order by 4 desc, 2 limit 12)`)

export const countTalent = async (db: Db, n: Narrow, v: Viewer): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from talent_cards c where ${conditions(n, v)}`)).n

export type OwnRow = {
  candidate_id: string
  application_id: string
  name: string | null
  email: string | null
  number: number
  title: string
  applied_at: string
  outcome: string
  keep_until: string | null
  tags: string[]
  pools: string[]
  n: number
}

/** One's own applicants within the time they may be kept, by the newest application of each. */
export const listOwnApplicants = (
  db: Db,
  v: Viewer,
  {
    asked: input,
    country,
    place,
    shown,
    size,
  }: Pick<Narrow, 'asked' | 'country' | 'place'> & { shown: boolean; size: number },
) => {
  const some: RawBuilder<unknown>[] = []
  // Whoever asked for people alone is found by what they applied for, and by no reading of their CV.
  if (input)
    some.push(sql`(setweight(to_tsvector('english', j.title), 'A') || setweight(to_tsvector('english', array_to_string(c.tags, ' . ')), 'B')
      || case when a.human_only then ''::tsvector else coalesce(f.words, ''::tsvector) end) @@ ${tsquery(input)}`)
  if (country) some.push(sql`coalesce(c.country, j.country) = ${country}`)
  if (place !== null) some.push(sql`c.place_id = ${place}`)
  const more = some.map((s) => sql` and ${s}`)
  return db.many<OwnRow>(sql`
    with theirs as (
      select distinct on (c.id) c.id candidate_id, a.id application_id, case when ${shown} or w.at is not null then c.name end name,
             case when ${shown} or w.at is not null then c.email end email, a.number, j.title,
             a.applied_at, a.outcome, c.keep_until, c.tags
        from candidates c
        join applications a on a.company_id = c.company_id and a.candidate_id = c.id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
        left join match_facts f on f.company_id = a.company_id and f.application_id = a.id
        left join application_views w on w.company_id = a.company_id and w.application_id = a.id and w.user_id = ${v.userId}
       where c.company_id = ${v.companyId} and c.erased_at is null and c.merged_into is null and c.keep_until >= ${v.today}::date
         and a.outcome <> 'withdrawn' ${sql.join(more, sql``)}
       order by c.id, a.applied_at desc)
    select t.*, array(select o.name from talent_pool_members b join talent_pools o on o.company_id = b.company_id and o.id = b.pool_id
      where b.company_id = ${v.companyId} and b.candidate_id = t.candidate_id and b.expires_on >= ${v.today}::date order by o.name) pools,
      count(*) over ()::int n
      from theirs t order by t.applied_at desc, t.candidate_id limit ${size}`)
}

/** Occupations by what they are called, for each of some texts. */
export const findOccupationsByTitle = async (db: Db, texts: readonly string[]): Promise<Map<string, number[]>> => {
  const by = new Map<string, number[]>()
  if (texts.length === 0) return by
  const rows = await db.many(
    k
      .selectFrom('occupation_titles')
      .select(['title', 'occupation_id'])
      .where('title', '=', sql<string>`any(${[...texts]}::text[])`)
      .orderBy('occupation_id')
      .limit(200),
  )
  for (const { title, occupation_id } of rows) by.set(title, [...(by.get(title) ?? []), occupation_id])
  return by
}

/** A title or skill that resembles what was typed. */
export const findSimilarTerm = async (db: Db, text: string): Promise<string | null> =>
  (
    await db.maybe<{ title: string }>(sql`
      select title from (select title from occupation_titles where title % ${text} union all select lower(title) from skills where lower(title) % ${text}) t
       where title <> ${text} order by similarity(title, ${text}) desc, title limit 1`)
  )?.title ?? null

export const noteView = (db: Db, v: Viewer, cardId: string): Promise<number> =>
  db.run(
    k
      .insertInto('talent_views')
      .values({ company_id: v.companyId, card_id: cardId, user_id: v.userId })
      .onConflict((c) => c.doNothing()),
  )

export const upsertTalentMark = (db: Db, v: Viewer, cardId: string, kind: 'shortlisted' | 'hidden') =>
  db.run(
    k
      .insertInto('talent_marks')
      .values({ company_id: v.companyId, user_id: v.userId, card_id: cardId, kind })
      .onConflict((c) => c.columns(['company_id', 'user_id', 'card_id']).doUpdateSet({ kind, at: sql`now()` })),
  )
export const deleteTalentMark = (db: Db, v: Viewer, cardId: string) =>
  db.run(
    k
      .deleteFrom('talent_marks')
      .where('company_id', '=', v.companyId)
      .where('user_id', '=', v.userId)
      .where('card_id', '=', cardId),
  )

export const findJob = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('jobs')
      .select(['id', 'status', 'title', 'country', 'content', 'hidden_at'])
      .select(sql<boolean>`company_withheld(company_id)`.as('withheld'))
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
