import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** The salt of a day: the one that is there, or this one from now on. */
export const saltOf = async (db: Db, day: string, fresh: Buffer): Promise<Buffer> => {
  await db.run(sql`insert into advert_salts (day, salt) values (${day}, ${fresh}) on conflict do nothing`)
  return (await db.one(sql<{ salt: Buffer }>`select salt from advert_salts where day = ${day}`)).salt
}

/** Everything by which somebody of an earlier day could be known again. */
export const forgetBefore = async (db: Db, day: string): Promise<void> => {
  await db.run(sql`delete from advert_salts where day < ${day}`)
  await db.run(sql`delete from advert_visits where day < ${day}`)
  await db.run(sql`delete from advert_own_visitors where day < ${day}`)
}

/** Whose the adverts are. */
export const ownersOf = (db: Db, ids: readonly string[]) =>
  db.many(sql<{ id: string; company_id: string }>`
    select id, company_id from job_adverts where id = any(${[...ids]}::uuid[])`)

/** Who of the company was there: what was counted of them today is counted no more. Hashes as hexadecimal text. */
export const leaveOut = async (db: Db, companyId: string, day: string, visitors: readonly string[]): Promise<void> => {
  await db.run(sql`
    insert into advert_own_visitors (company_id, day, visitor)
    select ${companyId}, ${day}, decode(seen, 'hex') from unnest(${[...visitors]}::text[]) seen on conflict do nothing`)
  await db.run(sql`
    with gone as (
      delete from advert_visits where company_id = ${companyId} and day = ${day}
         and visitor in (select decode(seen, 'hex') from unnest(${[...visitors]}::text[]) seen) returning job_id),
    counted as (select job_id, count(*)::int n from gone group by job_id)
    update advert_views advert_view set views = advert_view.views - counted.n from counted
     where advert_view.company_id = ${companyId} and advert_view.job_id = counted.job_id and advert_view.day = ${day}`)
}

/** Counts who was not there today yet. `visitors[i]` looked at `jobs[i]`. */
export const countViews = (
  db: Db,
  companyId: string,
  { day, visitors, jobs }: { day: string; visitors: readonly string[]; jobs: readonly string[] },
) =>
  db.run(sql`
    with fresh as (
      insert into advert_visits (company_id, day, visitor, job_id)
      select ${companyId}, ${day}, decode(seen.visitor, 'hex'), seen.job_id
        from unnest(${[...visitors]}::text[], ${[...jobs]}::uuid[]) seen (visitor, job_id)
       where not exists (select from advert_own_visitors visitor
         where visitor.company_id = ${companyId} and visitor.day = ${day} and visitor.visitor = decode(seen.visitor, 'hex'))
      on conflict do nothing returning job_id)
    insert into advert_views (company_id, job_id, day, views)
    select ${companyId}, job_id, ${day}, count(*) from fresh group by job_id order by job_id
    on conflict (company_id, job_id, day) do update set views = advert_views.views + excluded.views`)
