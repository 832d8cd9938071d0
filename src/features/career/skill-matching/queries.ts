import { type RawBuilder, sql } from 'kysely'
import { countUpTo, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { SaidSkill, Stand } from './skills.rules.ts'
import { MOST_MISSING, type SKILL_JOB_SORTS } from './verdict.rules.ts'

export const listSaid = (db: Db, userId: string): Promise<SaidSkill[]> =>
  db.many<SaidSkill>(sql`
    select id, key, label, stand, note, first from seeker_skills where user_id = ${userId}::uuid order by key limit 1000`)

/** Of how many other skills somebody has said something. */
export const countOtherSaid = async (db: Db, userId: string, key: string): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from seeker_skills where user_id = ${userId}::uuid and key <> ${key}`,
    )
  ).n

type Saying = {
  userId: string
  key: string
  label: string
  stand: Stand
  note: string | null
  first: boolean
  at: string
}

export const upsertSaid = (db: Db, { userId, key, label, stand, note, first, at }: Saying): Promise<{ id: string }> =>
  db.one<{ id: string }>(sql`
    insert into seeker_skills (user_id, key, label, stand, note, first, at)
    values (${userId}::uuid, ${key}, ${label}, ${stand}, ${note}, ${first}, ${at}::timestamptz)
    on conflict (user_id, key) do update set label = excluded.label, stand = excluded.stand, note = excluded.note, first = excluded.first,
      at = excluded.at
    returning id`)

export const deleteSaid = (db: Db, userId: string, id: string) =>
  db.maybe<{ key: string }>(
    sql`delete from seeker_skills where user_id = ${userId}::uuid and id = ${id}::uuid returning key`,
  )

export type Reach = {
  userId: string
  /** Keys of the skills they have. */
  held: readonly string[]
  /** Of them, those they put first. */
  first: readonly string[]
  country: string | null
  gap: number | null
  /** Key of the one skill that keeps them away. */
  skill: string | null
}

/** Of `needed`, the skills of a need that nothing they have meets. */
const isUnmet = (held: readonly string[]) => sql`
  not exists (select from job_need_skills other where other.job_id = needed.job_id and other.nth = needed.nth
    and other.skill = any(${[...held]}::text[]))`

/**
 * Open jobs that ask at least one skill they have and at most two they do not, one advert of each that are the same, without what they hide:
 * the same for what is counted and what is listed.
 */
const within = ({ userId, held, first, country, gap, skill }: Reach): RawBuilder<unknown> => sql`
  from (select needed.job_id, count(distinct needed.nth)::int met,
               (count(distinct needed.skill) filter (where needed.skill = any(${[...first]}::text[])))::int first from job_need_skills needed
         where needed.skill = any(${[...held]}::text[]) group by needed.job_id) reached
  join job_needs need on need.job_id = reached.job_id
  join job_adverts advert on advert.id = need.job_id
 where need.needs - reached.met ${gap === null ? sql`<= ${sql.lit(MOST_MISSING)}` : sql`= ${sql.lit(gap)}`}
   and advert.open and advert.closes_at > now() and advert.behind is null
   ${country === null ? sql`` : sql`and advert.country = ${country}`}
   and not exists (select from seeker_marks mark
     where mark.user_id = ${userId}::uuid and mark.job_id = advert.id and mark.kind = 'hidden')
   and not exists (select from seeker_hidden_employers employer
     where employer.user_id = ${userId}::uuid and employer.employer_id = advert.company_id)
   ${
     skill === null
       ? sql``
       : sql`and need.needs - reached.met = 1
         and exists (select from job_need_skills needed where needed.job_id = advert.id and needed.skill = ${skill} and ${isUnmet(held)})`
   }`

export const SKILL_JOB_ORDERS: Readonly<Record<(typeof SKILL_JOB_SORTS)[number], ListOrder>> = {
  first: [
    { by: sql`reached.first`, type: 'whole', descending: true },
    { by: sql`(need.needs - reached.met)`, type: 'whole' },
    { by: sql`reached.met`, type: 'whole', descending: true },
    { by: sql`advert.posted_at`, type: 'instant', descending: true },
    { by: sql`advert.id`, type: 'uuid' },
  ],
  usual: [
    { by: sql`(need.needs - reached.met)`, type: 'whole' },
    { by: sql`reached.met`, type: 'whole', descending: true },
    { by: sql`advert.posted_at`, type: 'instant', descending: true },
    { by: sql`advert.id`, type: 'uuid' },
  ],
}

export type ReachedJob = { id: string; needs: number; gap: number; unread: number; place: (string | null)[] }

export const listReached = (db: Db, reach: Reach, part: ListPart): Promise<ReachedJob[]> =>
  db.many<ReachedJob>(sql`
    select advert.id, need.needs, need.needs - reached.met gap, need.unread, ${part.key} place
    ${within(reach)} and ${part.after} ${part.end}`)

export const countReached = async (db: Db, reach: Reach): Promise<number> => (await db.one(countUpTo(within(reach)))).n

export const countByGap = (db: Db, reach: Reach): Promise<{ gap: number; jobs: number }[]> =>
  db.many<{ gap: number; jobs: number }>(sql`
    select need.needs - reached.met gap, count(*)::int jobs ${within({ ...reach, gap: null, skill: null })} group by 1`)

/** Of jobs that are one skill away: which, and how many jobs each. */
export const listUnlocks = (
  db: Db,
  reach: Reach,
  most: number,
): Promise<{ skill: string; label: string; jobs: number }[]> =>
  db.many<{ skill: string; label: string; jobs: number }>(sql`
    with near as (select advert.id ${within({ ...reach, gap: 1, skill: null })})
    select needed.skill, min(needed.label) as label, count(distinct needed.job_id)::int jobs
      from near join job_need_skills needed on needed.job_id = near.id
     where ${isUnmet(reach.held)} group by needed.skill order by jobs desc, label, needed.skill limit ${most}`)

export type Standing = { waiting: number; silent: number }

/** Open jobs that are not taken apart yet, and those that name no skill we know. */
export const countStanding = (db: Db, country: string | null): Promise<Standing> =>
  db.one<Standing>(sql`
    select count(*) filter (where need.job_id is null)::int waiting, count(*) filter (where need.needs = 0)::int silent
      from job_adverts advert left join job_needs need on need.job_id = advert.id
     where advert.open and advert.closes_at > now() and advert.behind is null
       ${country === null ? sql`` : sql`and advert.country = ${country}`}`)

export const searchSkills = async (db: Db, typed: string, most: number): Promise<string[]> =>
  (
    await db.many<{ title: string }>(sql`
      select title from skills where title ilike ${containsPattern(typed)}
       order by title not ilike ${`${containsPattern(typed).slice(1)}`}, length(title), title limit ${most}`)
  ).map(({ title }) => title)
