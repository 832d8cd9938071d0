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
  sql`(card.pay_currency = ${currency} and card.pay_from <= ${to}::bigint and coalesce(card.pay_to >= ${from}::bigint, true))`

/** Days until they can begin; null: not said. */
const daysOff = (today: string) =>
  sql`coalesce(card.notice_days, case when card.free_on is not null then greatest(0, card.free_on - ${today}::date) end)`

const conditions = (n: Narrow, v: Viewer): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [
    // Their own applicants stand above the list, and once.
    sql`(card.known_user is null or card.known_user not in (select applicant.user_id from candidates applicant where applicant.company_id = ${v.companyId}
      and applicant.user_id is not null and applicant.erased_at is null and applicant.merged_into is null and applicant.keep_until >= ${v.today}::date))`,
  ]
  if (n.asked) all.push(sql`card.id in (select talent_matching(${tsquery(n.asked)}))`)
  if (n.country) all.push(sql`card.country = ${n.country}`)
  if (n.place !== null) all.push(sql`card.place_id = ${n.place}`)
  if (n.years) all.push(sql`card.years >= ${YEARS[n.years][0]} and card.years < ${YEARS[n.years][1]}`)
  if (n.mode) all.push(sql`${n.mode} = any(card.modes)`)
  if (n.active) all.push(sql`card.active_on >= ${v.today}::date - ${ACTIVE[n.active]}::int`)
  if (n.skill) all.push(sql`${n.skill} = any(card.skills)`)
  if (n.pay) all.push(n.pay.any ? sql`(${payMeets(n.pay)} or card.pay is null)` : payMeets(n.pay))
  if (n.notice) all.push(sql`${daysOff(v.today)} <= ${NOTICE_DAYS[n.notice]}`)
  if (n.since) all.push(sql`card.visible_since > ${n.since}::timestamptz`)
  if (n.mayWork)
    all.push(
      sql`exists (select from jsonb_array_elements(card.authorisations) permit
        where permit->>'country' = ${n.mayWork} and permit->>'status' <> 'needs_sponsorship')`,
    )
  const mine = sql`select from talent_marks mark where mark.company_id = ${v.companyId} and mark.user_id = ${v.userId} and mark.card_id = card.id`
  all.push(
    n.only ? sql`exists (${mine} and mark.kind = ${n.only})` : sql`not exists (${mine} and mark.kind = 'hidden')`,
  )
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
) => sql`card.id, card.name, card.visibility, card.headline, card.shown, card.country, place.name place, place.region, card.years, card.modes,
  ${v.today}::date - card.active_on idle, card.authorisations, card.languages, card.pay,
  case when card.free_on <= ${v.today}::date then 'now' else card.notice end notice,
  exists (select from talent_views view where view.company_id = ${v.companyId} and view.card_id = card.id and view.user_id = ${v.userId}) opened,
  (select mark.kind from talent_marks mark where mark.company_id = ${v.companyId} and mark.user_id = ${v.userId} and mark.card_id = card.id) mark,
  array(select pool.name from talent_pool_members member join talent_pools pool on pool.company_id = member.company_id and pool.id = member.pool_id
    where member.company_id = ${v.companyId} and member.card_id = card.id and member.expires_on >= ${v.today}::date order by pool.name) pools,
  exists (select from talent_invitations invitation where invitation.company_id = ${v.companyId} and invitation.card_id = card.id
    and invitation.status in ('sent', 'later', 'accepted')) invited`
const joined = sql`left join places place on place.id = card.place_id`

/** Those in a pool of one's own first; then by how well the words fit, the latest here first. */
export const talentOrders = (n: Narrow, v: Viewer): Readonly<Record<'relevance' | 'active', ListOrder>> => {
  const stored = sql`(exists (select from talent_pool_members member where member.company_id = ${v.companyId} and member.card_id = card.id
    and member.expires_on >= ${v.today}::date))::int`
  const rank: ListKey[] = n.asked
    ? [{ by: sql`ts_rank(card.words, ${tsquery(n.asked)})::float8`, type: 'float', descending: true }]
    : []
  const active: ListKey = { by: sql.ref('card.active_on'), type: 'day', descending: true }
  const id: ListKey = { by: sql.ref('card.id'), type: 'uuid' }
  return { relevance: [{ by: stored, type: 'whole', descending: true }, ...rank, active, id], active: [active, id] }
}

export const listTalent = (db: Db, n: Narrow, v: Viewer, part: ListPart) =>
  db.many<Row & { place_in_list: (string | null)[] }>(sql`
    with found as materialized (select card.id, ${part.key} place_in_list from talent_cards card
      where ${conditions(n, v)} and ${part.after} ${part.end}),
    chosen as materialized (select found.*, row_number() over () n from found)
    select ${columns(v)}, chosen.place_in_list from chosen join talent_cards card on card.id = chosen.id ${joined} order by chosen.n`)

/** Somebody among those who ask to be promoted, within everything that narrows: of whoever was seen today first, then by chance that stays for the day. */
export const findPromoted = (
  db: Db,
  n: Narrow,
  v: Viewer,
  { cards, seen }: { cards: readonly string[]; seen: readonly string[] },
) =>
  db.maybe<Row>(sql`
    select ${columns(v)} from talent_cards card ${joined} where card.id = any(${[...cards]}::uuid[]) and ${conditions(n, v)}
     order by card.id = any(${[...seen]}::uuid[]) desc, md5(card.id::text || ${`${v.companyId} ${v.today}`}), card.id limit 1`)

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
    with near as materialized (select distinct on (matching.id) matching.id, typed.n from (values ${sql.join(input)}) typed(n, q)
      cross join lateral talent_matching(typed.q) matching(id) order by matching.id, typed.n),
    chosen as materialized (select card.id, near.n, card.active_on from near join talent_cards card on card.id = near.id where ${conditions(n, v)}
      order by near.n, card.active_on desc, card.id limit ${most})
    select ${columns(v)} from chosen join talent_cards card on card.id = chosen.id ${joined} order by chosen.n, chosen.active_on desc, chosen.id`)
}

export const findCard = (db: Db, v: Viewer, id: string) =>
  db.maybe<Row>(sql`select ${columns(v)} from talent_cards card ${joined} where card.id = ${id}`)

/** Those of some people whom this company may find. */
export const listCardsById = (db: Db, v: Viewer, ids: readonly string[]) =>
  db.many<Row>(sql`select ${columns(v)} from talent_cards card ${joined} where card.id = any(${[...ids]}::uuid[])`)

export type Cell = { kind: string; value: string; name: string; n: number }

/** What is found, counted in every way at once: exact, whatever their number. */
export const countFacets = (db: Db, n: Narrow, v: Viewer, pay: PayRange | null = null) =>
  db.many<Cell>(sql`
    with found as materialized (select card.country, card.place_id, card.years, card.modes, card.active_on, card.skills, ${daysOff(v.today)} off,
      card.pay is null silent,
      ${pay ? payMeets(pay) : sql`false`} meets from talent_cards card where ${conditions(n, v)})
    select 'all' kind, '' value, '' name, count(*)::int n from found
    union all select 'country', country, country, count(*)::int from found where country is not null group by country
    union all (select 'place', place.id::text, place.name, frequent.n from (select place_id, count(*)::int n from found where place_id is not null
      group by 1 order by 2 desc, 1 limit 10) frequent join places place on place.id = frequent.place_id)
    union all select 'years', years::text, years::text, count(*)::int from found where years is not null group by years
    union all select 'mode', mode, mode, count(*)::int from found, unnest(modes) mode group by mode
    union all select 'active', (${v.today}::date - active_on)::text, '', count(*)::int from found group by active_on
    union all select 'notice', off::text, '', count(*)::int from found where off is not null group by off
    union all select 'pay', 'meets', '', count(*) filter (where meets)::int from found
    union all select 'pay', 'any', '', count(*) filter (where meets or silent)::int from found
    union all (select 'skill', skill, skill, count(*)::int from found, unnest(skills) skill group by skill order by 4 desc, 2 limit 12)`)

export const countTalent = async (db: Db, n: Narrow, v: Viewer): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from talent_cards card where ${conditions(n, v)}`)).n

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
    some.push(sql`(setweight(to_tsvector('english', job.title), 'A') || setweight(to_tsvector('english', array_to_string(candidate.tags, ' . ')), 'B')
      || case when application.human_only then ''::tsvector else coalesce(facts.words, ''::tsvector) end) @@ ${tsquery(input)}`)
  if (country) some.push(sql`coalesce(candidate.country, job.country) = ${country}`)
  if (place !== null) some.push(sql`candidate.place_id = ${place}`)
  const more = some.map((s) => sql` and ${s}`)
  return db.many<OwnRow>(sql`
    with theirs as (
      select distinct on (candidate.id) candidate.id candidate_id, application.id application_id,
        case when ${shown} or view.at is not null then candidate.name end name,
             case when ${shown} or view.at is not null then candidate.email end email, application.number, job.title,
             application.applied_at, application.outcome, candidate.keep_until, candidate.tags
        from candidates candidate
        join applications application on application.company_id = candidate.company_id and application.candidate_id = candidate.id
        join jobs job on job.company_id = application.company_id and job.id = application.job_id
        left join match_facts facts on facts.company_id = application.company_id and facts.application_id = application.id
        left join application_views view on view.company_id = application.company_id and view.application_id = application.id
          and view.user_id = ${v.userId}
       where candidate.company_id = ${v.companyId} and candidate.erased_at is null and candidate.merged_into is null
         and candidate.keep_until >= ${v.today}::date
         and application.outcome <> 'withdrawn' ${sql.join(more, sql``)}
       order by candidate.id, application.applied_at desc)
    select theirs.*, array(select pool.name from talent_pool_members member join talent_pools pool on pool.company_id = member.company_id
      and pool.id = member.pool_id
      where member.company_id = ${v.companyId} and member.candidate_id = theirs.candidate_id and member.expires_on >= ${v.today}::date
        order by pool.name) pools,
      count(*) over ()::int n
      from theirs order by theirs.applied_at desc, theirs.candidate_id limit ${size}`)
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
      select title from (select title from occupation_titles where title % ${text} union all select lower(title) from skills
        where lower(title) % ${text}) typed
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
