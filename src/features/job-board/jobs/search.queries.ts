import { type RawBuilder, sql } from 'kysely'
import { withoutLoneDashes } from '../../../server/search-words.ts'
import type { Db } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import { ENOUGH_APPLICATIONS } from './answers.rules.ts'
import { openings, representativeCondition } from './same.queries.ts'
import { type Cell, COUNTED, type Kinds, type Sort } from './search.rules.ts'

/** Everything that narrows the list, in the terms of the table. */
export type Narrow = Kinds & {
  /** Words to find, folded; and occupations that are called exactly so. */
  words: string | null
  occupations: readonly number[]
  /** The words as they were typed, without other names for the same work; null: in letters that adverts are not searched by. */
  typed: string | null
  /** Among jobs of every country those of this one come first; null: of none. */
  home: string | null
  places: readonly number[] | null
  department: string | null
  /** The lowest pay of a month, in each country’s minor units. */
  salaryMin: readonly { country: string; minor: number }[] | null
  postedAfter: string | null
  sponsorship: 'yes' | 'case_by_case' | null
  /** Companies that answer most of who applies. */
  answering: readonly string[] | null
  marked: Marked | null
}

/** What somebody who is signed in set aside, or does not want to see. */
export type Marked = { only: readonly string[] | null; hidden: readonly string[]; employers: readonly string[] }

type Condition = RawBuilder<unknown>

/**
 * Bound as arrays on purpose: such a statement is planned with its values each time, and whether a word is rare decides between the
 * index of words and the newest adverts.
 */
const given = (value: string | number, type: 'text' | 'bigint' | 'smallint' | 'timestamptz') =>
  sql`(${[value]}::${sql.raw(type)}[])[1]`

const input = (words: string) => sql`websearch_to_tsquery('english', ${given(withoutLoneDashes(words), 'text')})`

type WordsIn = 'anywhere' | 'typed' | 'title' | 'elsewhere'

/**
 * The words as typed in the title; another name of the work in the title, or the occupation; the words as typed in the text alone. Other
 * names are looked for in titles only: in a text "cook" and "chef" stand for much else.
 */
const wordConditions = ({ words, typed, occupations }: Narrow, where: WordsIn): Condition[] => {
  if (words === null) return []
  const q = input(words)
  const same = occupations.length > 0 ? sql` or occupation_id = any(${[...occupations]}::int[])` : sql``
  const inTitle = sql`(title_words @@ ${q}${same})`
  const asTyped = typed === null ? null : input(typed)
  if (where === 'typed') return [asTyped ? sql`title_words @@ ${asTyped}` : sql`false`]
  if (where === 'title')
    return asTyped && typed !== words ? [inTitle, sql`(title_words @@ ${asTyped}) is not true`] : [inTitle]
  // Without an occupation the comparison is neither true nor false, and its negation would lose the row.
  if (where === 'elsewhere') return asTyped ? [sql`words @@ ${asTyped}`, sql`${inTitle} is not true`] : [sql`false`]
  if (typed === words) return [sql`(words @@ ${q}${same})`]
  return [asTyped ? sql`(title_words @@ ${q} or words @@ ${asTyped}${same})` : inTitle]
}

/** One figure where all currencies have as many decimals, else one for each. */
const paysAtLeast = (least: NonNullable<Narrow['salaryMin']>): Condition => {
  const [first] = least
  if (first && least.every((l) => l.minor === first.minor)) return sql`month_max >= ${given(first.minor, 'bigint')}`
  return sql`(${sql.join(
    least.map((l) => sql`(country = ${given(l.country, 'text')} and month_max >= ${given(l.minor, 'bigint')})`),
    sql` or `,
  )})`
}

export const searchConditionsOf = (n: Narrow, where: WordsIn = 'anywhere'): Condition => {
  const all: Condition[] = [sql`open`, sql`closes_at > now()`, ...wordConditions(n, where)]
  // What somebody set aside is shown as they did.
  if (!n.marked?.only) all.push(representativeCondition(n.places !== null, n.postedAfter))
  const is = (column: string, value: string | number | null, type: 'text' | 'smallint' = 'text') => {
    if (value !== null) all.push(sql`${sql.ref(column)} = ${given(value, type)}`)
  }
  is('country', n.country)
  is('work_mode', n.mode)
  is('employment_type', n.employmentType)
  is('seniority', n.seniority)
  is('field', n.field, 'smallint')
  if (n.payBand !== null) all.push(sql`pay_band >= ${given(n.payBand, 'smallint')}`)
  if (n.salaryMin !== null) all.push(paysAtLeast(n.salaryMin))
  if (n.postedAfter !== null) all.push(sql`posted_at >= ${given(n.postedAfter, 'timestamptz')}`)
  if (n.places !== null) all.push(sql`place_id = any(${[...n.places]}::int[])`)
  // Written out, so that the index of those is read.
  if (n.sponsorship !== null) all.push(sql`sponsorship = ${sql.lit(n.sponsorship)}`)
  if (n.answering !== null) all.push(sql`company_id = any(${[...n.answering]}::uuid[])`)
  if (n.marked?.only) all.push(sql`id = any(${[...n.marked.only]}::uuid[])`)
  if (n.marked?.hidden.length) all.push(sql`id <> all(${[...n.marked.hidden]}::uuid[])`)
  if (n.marked?.employers.length) all.push(sql`company_id <> all(${[...n.marked.employers]}::uuid[])`)
  if (n.department !== null) all.push(sql`lower(department) = lower(${given(n.department, 'text')})`)
  return sql.join(all, sql` and `)
}

export type PublicJobRow = {
  id: string
  company_name: string
  company_slug: string
  title: string
  department: string
  employment_type: string
  work_mode: string
  seniority: string | null
  country: string
  currency: string
  shown: Record<string, unknown>
  posted_at: string
  updated_at: string
  closes_at: string
  open: boolean
  occupation: string | null
  /** Open ones that are the same, itself counted; the first day of any; which they are, at most twenty. */
  openings: number
  since: string
  same: string[]
  review_days: number | null
  active_at: string | null
  verified: {
    country: string
    name: string
    key: string
    number: string
    by: string | null
    register: string
    on: string
  } | null
}

const columns = sql`advert.id, company.name company_name, company.slug company_slug, advert.title, advert.department, advert.employment_type,
  advert.work_mode, advert.seniority, advert.country, advert.currency,
  advert.shown, advert.posted_at, advert.updated_at, advert.closes_at, advert.open, occupation.title occupation,
  case when answer.applications >= ${sql.lit(ENOUGH_APPLICATIONS)} then answer.review_days end review_days, answer.active_at, verified.verified,
    standing.openings, standing.since, standing.same`
const joined = sql`join companies company on company.id = advert.company_id left join occupations occupation on occupation.id = advert.occupation_id
  left join company_answers answer on answer.company_id = advert.company_id
  left join lateral (select json_build_object('country', country, 'name', legal_name, 'key', number_key, 'number', number, 'by', given_by,
      'register', register, 'on', checked_on) verified
    from company_verifications where company_id = advert.company_id and state = 'verified' order by country <> advert.country, decided_at,
      entity_id limit 1) verified on true
  left join lateral (${openings}) standing on true`

/** One text instead of an array: such a statement is planned once, and there is but one way to read rows by their identifiers. */
export const rowsOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.many<PublicJobRow>(sql`select ${columns} from unnest(string_to_array(${ids.join(' ')}, ' ')::uuid[]) with ordinality asked(id, n)
        join job_adverts advert on advert.id = asked.id ${joined} order by asked.n`)

const newest = async (
  db: Db,
  where: Condition,
  { size, skip, order = sql`posted_at desc, id` }: { size: number; skip: number; order?: RawBuilder<unknown> },
) =>
  (
    await db.many<{ id: string }>(
      sql`select id from job_adverts where ${where} order by ${order} limit ${size} offset ${skip}`,
    )
  ).map((r) => r.id)

/** The nearest places first, and in each the newest: only as many of each as the page can need. */
const nearest = async (db: Db, n: Narrow, size: number, skip: number) => {
  const need = size + skip
  const rows = await db.many<{ id: string }>(sql`
    select advert.id from unnest(${[...(n.places ?? [])]}::int[]) with ordinality given(id, n)
    cross join lateral (select id, posted_at from job_adverts where place_id = given.id and ${searchConditionsOf({ ...n, places: null })}
      order by posted_at desc, id limit ${need}) advert
    order by given.n, advert.posted_at desc, advert.id limit ${size} offset ${skip}`)
  return rows.map((r) => r.id)
}

/** Parts of an order, one after the other; each is read only where those before it leave room on the page. */
const inParts = async (db: Db, parts: readonly Condition[], size: number, skip: number): Promise<string[]> => {
  const ids: string[] = []
  let passed = 0
  for (const part of parts) {
    const skipped = Math.max(0, skip - passed)
    const here = await newest(db, part, { size: size - ids.length, skip: skipped })
    ids.push(...here)
    if (ids.length === size) return ids
    // How many stand in a part is only asked by who has turned past them.
    passed += here.length > 0 || skipped === 0 ? skipped + here.length : await countTo(db, part, skipped)
  }
  return ids
}

/** First in one's own country, then elsewhere. */
const homeFirst = (n: Narrow, part: Condition): Condition[] =>
  n.home === null || n.country !== null
    ? [part]
    : [sql`${part} and country = ${given(n.home, 'text')}`, sql`${part} and country <> ${given(n.home, 'text')}`]

/**
 * One page. Relevance: the words stand in the title as they were typed; then another name of the same work does, or the occupation is called
 * so; then those that hold them elsewhere. In each part those of one's own country come first, and then the newest.
 */
export const listPublicJobs = async (
  db: Db,
  n: Narrow,
  { sort, size, skip }: { sort: Sort; size: number; skip: number },
): Promise<PublicJobRow[]> => {
  if (sort === 'distance') return rowsOf(db, await nearest(db, n, size, skip))
  if (sort === 'pay')
    return rowsOf(
      db,
      await newest(db, searchConditionsOf(n), { size, skip, order: sql`month_max desc nulls last, id` }),
    )
  if (sort === 'newest' || n.words === null) return rowsOf(db, await newest(db, searchConditionsOf(n), { size, skip }))
  const where: WordsIn[] = n.typed === n.words ? ['title', 'elsewhere'] : ['typed', 'title', 'elsewhere']
  const parts = where.flatMap((part) => homeFirst(n, searchConditionsOf(n, part)))
  return rowsOf(db, await inParts(db, parts, size, skip))
}

const countTo = async (db: Db, where: Condition, most: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from (select from job_adverts where ${where} limit ${most}) counted`,
    )
  ).n

type Counted = {
  cells: Cell[]
  /** The ten with the most; namesakes of one region are one. */
  places: { name: string; region: string; country: string; n: number }[]
  /** How many help with a work permit, perhaps do, and are of companies that answer most of who applies. */
  yes: number
  perhaps: number
  most: number
}

/** Up to `COUNTED` and one of what is found, looked at once and counted by kind, by place and by employer. */
export const countedFound = (db: Db, n: Narrow, enough: number) =>
  db.one<Counted>(sql`
    with found as materialized (select country, work_mode, employment_type, coalesce(seniority, '') seniority, coalesce(field, -1) field, pay_band,
        place_id, company_id, sponsorship from job_adverts where ${searchConditionsOf(n)} limit ${COUNTED + 1}),
      cells as (select country, work_mode, employment_type, seniority, field, pay_band, count(*)::int n from found group by 1, 2, 3, 4, 5, 6),
      placed as (select place.name, place.region, place.country, sum(frequent.n)::int n from (select place_id, count(*)::int n from found
        group by 1) frequent
        join places place on place.id = frequent.place_id group by 1, 2, 3 order by n desc, 1, 2 limit 10)
    select coalesce((select json_agg(cells) from cells), '[]') cells, coalesce((select json_agg(placed) from placed), '[]') places,
      (select count(*)::int from found where sponsorship = 'yes') yes, (select count(*)::int from found where sponsorship = 'case_by_case') perhaps,
      (select count(*)::int from found join company_answers answer on answer.company_id = found.company_id
        where answer.applications >= ${enough} and answer.answered * 2 > answer.applications) most`)

/** All of them, from the tallies: exact, whatever their number. Only for what the tallies know of. */
export const talliedCells = (db: Db, n: Kinds) => {
  const all: Condition[] = [sql`adverts > 0`]
  if (n.country !== null) all.push(sql`country = ${n.country}`)
  if (n.mode !== null) all.push(sql`work_mode = ${n.mode}`)
  if (n.employmentType !== null) all.push(sql`employment_type = ${n.employmentType}`)
  if (n.seniority !== null) all.push(sql`seniority = ${n.seniority}`)
  if (n.field !== null) all.push(sql`field = ${n.field}`)
  if (n.payBand !== null) all.push(sql`pay_band >= ${n.payBand}`)
  return db.many<Cell>(
    sql`select country, work_mode, employment_type, seniority, field, pay_band, adverts n from job_tallies where ${sql.join(all, sql` and `)}`,
  )
}

/** Another number after every change of an advert. */
export const getChangeNumber = async (db: Db): Promise<number> =>
  (await db.one<{ n: number }>(sql`select last_value n from job_changes`)).n

/** What fits but for its pay, which it does not state. */
export const countUnpaid = (db: Db, n: Narrow) =>
  countTo(db, sql`${searchConditionsOf({ ...n, salaryMin: null, payBand: null })} and month_max is null`, COUNTED)

export const countFound = (db: Db, n: Narrow) => countTo(db, searchConditionsOf(n), COUNTED + 1)

export const findAdvert = (db: Db, id: string) =>
  db.maybe<
    PublicJobRow & {
      company_id: string
      same_key: string
      occupation_id: number | null
      field: number | null
      place_id: number
    }
  >(
    sql`select ${columns}, advert.company_id, advert.same_key, advert.occupation_id, advert.field, advert.place_id
      from job_adverts advert ${joined} where advert.id = ${id}::uuid and not advert.withheld`,
  )

type Like = {
  id: string
  company_id: string
  same_key: string
  open: boolean
  occupation_id: number | null
  title: string
  country: string
}

/** Open ones like it: the same occupation, else words of its title, in its country; the newest first. Beside an open one none that is the same. */
export const listSimilarJobs = async (db: Db, like: Like): Promise<PublicJobRow[]> => {
  const { id, company_id, same_key, occupation_id, title, country } = like
  const words = title.match(/[\p{L}\d]+/gu)?.join(' or ') ?? ''
  const alike = occupation_id === null ? sql`title_words @@ ${input(words)}` : sql`occupation_id = ${occupation_id}`
  const others = like.open ? sql`not (company_id = ${company_id}::uuid and same_key = ${same_key}::uuid)` : sql`true`
  const ids = await newest(
    db,
    sql`open and closes_at > now() and ${representativeCondition(false, null)} and country = ${country} and id <> ${id}::uuid and ${others} and ${alike}`,
    { size: 4, skip: 0 },
  )
  return rowsOf(db, ids)
}

/** The open ones of a company by its address, the newest first, and how many there are. `each`: every advert, also those that are the same. */
export const ofCompany = async (db: Db, slug: string, size: number, each: boolean) => {
  const which = each ? sql`true` : representativeCondition(false, null)
  const theirs = sql`open and closes_at > now() and ${which} and company_id = (select id from companies where slug = ${slug})`
  const { total } = await db.one(sql<{ total: number }>`select count(*)::int as total from job_adverts where ${theirs}`)
  return { rows: await rowsOf(db, await newest(db, theirs, { size, skip: 0 })), total }
}

type CareersFilter = {
  search: string | null
  country: string | null
  department: string | null
  page: number
  size: number
}

/** The open ones of a company that fit, some at a time, with what there is to choose from. */
export const searchOfCompany = async (
  db: Db,
  slug: string,
  { search, country, department, page, size }: CareersFilter,
) => {
  const theirs = sql`open and closes_at > now() and ${representativeCondition(false, null)}
    and company_id = (select id from companies where slug = ${slug})`
  const fits = sql`${theirs} and (${country}::text is null or country = ${country}) and (${department}::text is null or department = ${department})
    and (${search}::text is null or title ilike ${containsPattern(search ?? '')} or department ilike ${containsPattern(search ?? '')})`
  const counted = await db.many(sql<{ kind: 'country' | 'department' | 'all' | 'fits'; value: string; count: number }>`
    select 'all' kind, '' as value, count(*)::int count from job_adverts where ${theirs}
    union all select 'fits', '', count(*)::int from job_adverts where ${fits}
    union all select 'country', country, count(*)::int from job_adverts where ${theirs} group by country
    union all select 'department', department, count(*)::int from job_adverts where ${theirs} and department <> '' group by department
     order by 3 desc, 2`)
  const of = (kind: string) => counted.filter((one) => one.kind === kind).map(({ value, count }) => ({ value, count }))
  return {
    rows: await rowsOf(db, await newest(db, fits, { size, skip: (page - 1) * size })),
    all: of('all')[0]?.count ?? 0,
    total: of('fits')[0]?.count ?? 0,
    countries: of('country'),
    departments: of('department'),
  }
}

/** A company that has published something. */
export const findCompanyBySlug = (db: Db, slug: string) =>
  db.maybe<{ name: string }>(sql`select name from companies where slug = ${slug}`)
