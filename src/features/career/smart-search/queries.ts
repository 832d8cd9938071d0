import { type RawBuilder, sql } from 'kysely'
import { withoutLoneDashes } from '../../../server/search-words.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { LexiconPlace } from './lexicon.rules.ts'
import type { SearchFilter, Words } from './wanted.rules.ts'

export const listOccupationTitles = (db: Db) =>
  db.many(k.selectFrom('occupation_titles').select(['title', 'occupation_id']))
export const listSkills = (db: Db) => db.many(k.selectFrom('skills').select('title'))
export const listPlaces = (db: Db): Promise<LexiconPlace[]> =>
  db.many(k.selectFrom('places').select(['id', 'country', 'region', 'name', 'folded', 'lat', 'lng', 'people']))

const conditions = (w: SearchFilter): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`open`, sql`closes_at > now()`]
  const among = (column: string, values: readonly string[]) => {
    if (values.length > 0) all.push(sql`${sql.ref(column)} = any(${[...values]}::text[])`)
  }
  among('country', w.countries)
  among('work_mode', w.modes)
  among('employment_type', w.types)
  among('seniority', w.levels)
  if (w.places !== null) all.push(sql`place_id = any(${w.places}::int[])`)
  if (w.notModes.length > 0) all.push(sql`work_mode <> all(${w.notModes}::text[])`)
  if (w.notTypes.length > 0) all.push(sql`employment_type <> all(${w.notTypes}::text[])`)
  if (w.notPlaces.length > 0) all.push(sql`place_id <> all(${w.notPlaces}::int[])`)
  if (w.pay) all.push(sql`currency = ${w.pay.currency}`)
  if (w.pay && w.pay.least !== null) all.push(sql`month_max >= ${w.pay.least}::bigint`)
  if (w.pay && w.pay.most !== null) all.push(sql`month_max <= ${w.pay.most}::bigint`)
  if (w.postedAfter !== null) all.push(sql`posted_at >= ${w.postedAfter}::timestamptz`)
  // Of adverts that are the same, one (decisions/0068): as the public list has it.
  const behind = sql.ref(w.places === null && w.notPlaces.length === 0 ? 'behind' : 'behind_here')
  all.push(
    w.postedAfter === null
      ? sql`${behind} is null`
      : sql`(${behind} is null or ${behind} < ${w.postedAfter}::timestamptz)`,
  )
  if (w.permit) all.push(sql`shown->>'sponsorship' is distinct from 'no'`)
  return sql.join(all, sql` and `)
}

export type Hit = { id: string; title: string; hits: number }

const input = (words: string) => sql`websearch_to_tsquery('english', (${[withoutLoneDashes(words)]}::text[])[1])`
const hitsOf = (wishes: readonly string[]) =>
  wishes.length === 0
    ? sql`0`
    : sql.join(
        wishes.map((w) => sql`(words @@ ${input(w)})::int`),
        sql` + `,
      )

/** The newest whose title says it, or whose occupation is called so; then the newest that say it elsewhere. */
export const byWords = async (db: Db, wanted: SearchFilter, words: Words, most: number): Promise<Hit[]> => {
  const read = (where: RawBuilder<unknown>, limit: number) =>
    db.many<Hit>(sql`
      select id, lower(title) title, ${hitsOf(words.wishes)} hits from job_adverts
       where ${conditions(wanted)} and ${where} order by posted_at desc, id limit ${limit}`)
  if (words.asked === null) return read(sql`true`, most)
  const q = input(words.asked)
  const same = words.occupations.length > 0 ? sql` or occupation_id = any(${[...words.occupations]}::int[])` : sql``
  const also = words.also === null ? sql`` : sql` or title_words @@ ${input(words.also)}`
  const inTitle = sql`(title_words @@ ${q}${also}${same})`
  const best = (hits: Hit[]) => hits.sort((a, b) => b.hits - a.hits)
  const first = best(await read(inTitle, most))
  if (first.length === most) return first
  return [...first, ...best(await read(sql`words @@ ${q} and ${inTitle} is not true`, most - first.length))]
}

export const countByWords = async (db: Db, wanted: SearchFilter, words: Words, most: number): Promise<number> => {
  const same = words.occupations.length > 0 ? sql` or occupation_id = any(${[...words.occupations]}::int[])` : sql``
  const also = words.also === null ? sql`` : sql` or title_words @@ ${input(words.also)}`
  const said = words.asked === null ? sql`true` : sql`(words @@ ${input(words.asked)}${also}${same})`
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int n from (select from job_adverts where ${conditions(wanted)} and ${said} limit ${most}) counted`,
  )
  return n
}

/** A few of each title, the titles in the order given, of each the newest. */
export const byTitles = (
  db: Db,
  wanted: SearchFilter,
  { near, ofEach, most }: { near: readonly string[]; ofEach: number; most: number },
) =>
  db.many<{ id: string; title: string }>(sql`
    select advert.id, given.title from unnest(${[...near]}::text[]) with ordinality given(title, n)
    cross join lateral (select id, posted_at from job_adverts where lower(title) = given.title and ${conditions(wanted)}
      order by posted_at desc, id limit ${ofEach}) advert
    order by given.n, advert.posted_at desc, advert.id limit ${most}`)

/** Of words, those that some open advert says. */
export const filterWordsInAdverts = async (db: Db, words: readonly string[]): Promise<string[]> =>
  words.length === 0
    ? []
    : (
        await db.many<{ word: string }>(sql`
          select word from unnest(${[...words]}::text[]) word
           where exists (select from job_adverts where open and words @@ plainto_tsquery('english', word)
             and plainto_tsquery('english', word)::text <> '')`)
      ).map((r) => r.word)

export const meaningsSince = (db: Db, engine: string, after: number) =>
  db.many<{ n: number; title: string; vector: Buffer }>(
    sql`select n::int n, title, vector from job_meanings where engine = ${engine} and n > ${after} order by n`,
  )

/** Titles of open adverts whose meaning nobody has read yet. */
export const titlesUnread = async (db: Db, engine: string, most: number): Promise<string[]> =>
  (
    await db.many<{ title: string }>(sql`
      select distinct lower(title) title from job_adverts advert where open and closes_at > now()
         and not exists (select from job_meanings meaning where meaning.engine = ${engine} and meaning.title = lower(advert.title)) limit ${most}`)
  ).map((r) => r.title)

export const getLastJobChange = async (db: Db): Promise<number> =>
  (await db.one<{ n: number }>(sql`select last_value n from job_changes`)).n

export const insertMeanings = (
  db: Db,
  engine: string,
  read: readonly { title: string; vector: Buffer }[],
): Promise<unknown> =>
  db.run(
    k
      .insertInto('job_meanings')
      .values(read.map((r) => ({ engine, ...r })))
      .onConflict((on) => on.doNothing()),
  )

export const dropOtherEngines = (db: Db, engine: string) =>
  db.run(k.deleteFrom('job_meanings').where('engine', '<>', engine))

export const lessOf = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.many(
      k.selectFrom('smart_less').select('title').where('user_id', '=', userId).orderBy('at', 'desc').limit(200),
    )
  ).map((r) => r.title)

export const insertLess = (db: Db, userId: string, title: string) =>
  db.run(
    k
      .insertInto('smart_less')
      .values({ user_id: userId, title })
      .onConflict((on) => on.doNothing()),
  )
export const deleteLess = (db: Db, userId: string, title: string) =>
  db.run(k.deleteFrom('smart_less').where('user_id', '=', userId).where('title', '=', title))
