import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { LEAST_PAYS, LEAST_SHARED, type Stand } from './paths.rules.ts'

export type StoredChoice = {
  id: string
  occupation: number
  title: string
  isco: string
  stand: Stand
  reason: string | null
  plan: string | null
}

export const listChoices = (db: Db, userId: string): Promise<StoredChoice[]> =>
  db.many<StoredChoice>(sql`
    select choice.id, choice.occupation_id occupation, occupation.title, occupation.isco, choice.stand, choice.reason, choice.plan
      from career_choices choice join occupations occupation on occupation.id = choice.occupation_id
     where choice.user_id = ${userId}::uuid order by occupation.title, choice.id limit 500`)

type NewChoice = { occupation: number; stand: Stand; reason: string | null; plan: string | null; at: string }

/** Makes room for a stand that one occupation alone has: a goal of before is kept in mind, the present one of before is forgotten. */
export const makeRoom = async (db: Db, userId: string, { occupation, stand }: NewChoice): Promise<void> => {
  if (stand === 'goal')
    await db.run(sql`
      update career_choices set stand = 'kept'
       where user_id = ${userId}::uuid and stand = 'goal' and occupation_id <> ${occupation}`)
  if (stand === 'current')
    await db.run(sql`
      delete from career_choices
       where user_id = ${userId}::uuid and stand = 'current' and occupation_id <> ${occupation}`)
}

export const upsertChoice = (db: Db, userId: string, choice: NewChoice): Promise<{ id: string }> =>
  db.one<{ id: string }>(sql`
    insert into career_choices (user_id, occupation_id, stand, reason, plan, at)
    values (${userId}::uuid, ${choice.occupation}, ${choice.stand}, ${choice.reason}, ${choice.plan}, ${choice.at}::timestamptz)
    on conflict (user_id, occupation_id)
      do update set stand = excluded.stand, reason = excluded.reason, plan = excluded.plan, at = excluded.at
    returning id`)

export const deleteChoice = (db: Db, userId: string, id: string) =>
  db.maybe<{ id: string }>(
    sql`delete from career_choices where user_id = ${userId}::uuid and id = ${id}::uuid returning id`,
  )

export const findOccupation = (db: Db, id: number) =>
  db.maybe(k.selectFrom('occupations').select(['id', 'title', 'isco']).where('id', '=', id))

/** Occupations that are called so, or that open adverts with such a title are of. */
export const listCalled = (db: Db, titles: readonly string[]): Promise<{ id: number; title: string }[]> =>
  db.many<{ id: number; title: string }>(sql`
    select occupation.id, occupation.title from occupations occupation
     where occupation.id in (select occupation_id from occupation_titles where title = any(${[...titles]}::text[])
        union select occupation_id from job_adverts where open and lower(title) = any(${[...titles]}::text[]))
     order by lower(occupation.title) = any(${[...titles]}::text[]) desc, occupation.title limit 5`)

export type Near = { id: number; title: string; isco: string; esco: string; shared: number; asked: number }

/** Occupations that ask some of these skills, or are of the same group as the present one. */
export const listNear = (db: Db, skills: readonly number[], isco: string | null): Promise<Near[]> =>
  db.many<Near>(sql`
    select occupation.id, occupation.title, occupation.isco, occupation.esco::text, count(*)::int asked,
           count(*) filter (where part.skill_id = any(${[...skills]}::int[]))::int shared
      from occupations occupation join occupation_skills part on part.occupation_id = occupation.id
     group by occupation.id
    having count(*) filter (where part.skill_id = any(${[...skills]}::int[])) >= ${LEAST_SHARED}
        or (${isco}::text is not null and left(occupation.isco, 3) = left(${isco}::text, 3)
            and count(*) filter (where part.skill_id = any(${[...skills]}::int[])) > 0)
     order by shared desc, occupation.id limit 500`)

/** One advert of each that are the same, as the public list counts them. */
const open = sql`advert.open and advert.closes_at > now() and advert.behind is null`
const ofThese = (ids: readonly number[]): RawBuilder<unknown> => sql`advert.occupation_id = any(${[...ids]}::int[])`

export const countOpen = (db: Db, ids: readonly number[]) =>
  db.many<{ occupation: number; country: string; jobs: number }>(sql`
    select advert.occupation_id occupation, advert.country, count(*)::int jobs from job_adverts advert
     where ${open} and ${ofThese(ids)} group by 1, 2`)

/** Between which amounts a month half of the adverts of a country lie that say one, in minor units. */
export const listPays = (db: Db, ids: readonly number[], country: string) =>
  db.many<{ occupation: number; adverts: number; low: string; high: string }>(sql`
    select advert.occupation_id occupation, count(advert.month_max)::int adverts,
           percentile_disc(0.25) within group (order by advert.month_max)::text low,
           percentile_disc(0.75) within group (order by advert.month_max)::text high
      from job_adverts advert
     where ${open} and ${ofThese(ids)} and advert.country = ${country} and advert.month_max is not null
     group by 1 having count(advert.month_max) >= ${LEAST_PAYS}`)

export const listSkillsAsked = (db: Db, ids: readonly number[]) =>
  db.many<{ occupation: number; id: number; title: string }>(sql`
    select part.occupation_id occupation, skill.id, skill.title from occupation_skills part join skills skill on skill.id = part.skill_id
     where part.occupation_id = any(${[...ids]}::int[]) order by part.occupation_id, part.place`)

export const listOpenJobs = async (db: Db, occupation: number, country: string, most: number): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select advert.id from job_adverts advert
       where ${open} and ${ofThese([occupation])} and advert.country = ${country}
       order by advert.posted_at desc, advert.id limit ${most}`)
  ).map(({ id }) => id)
