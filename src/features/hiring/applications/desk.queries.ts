import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type ApplicationHold = {
  id: string
  outcome: string
  held_until: string | null
  country: string
  region: string | null
}

export const lockApplicationHolds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<ApplicationHold>(sql`
    select a.id, a.outcome, a.held_until, j.country, p.region from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join places p on p.id = (j.content->>'placeId')::int
     where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[]) order by a.id for update of a`)

export const updateHolds = (
  db: Db,
  companyId: string,
  { holds, why, now }: { holds: readonly { id: string; until: string | null }[]; why: string | null; now: string },
) =>
  db.run(sql`
    update applications a set held_until = h.until, held_why = case when h.until is not null then ${why} end, last_activity_at = ${now},
           version = a.version + 1
      from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as h(id uuid, until timestamptz)
     where a.company_id = ${companyId} and a.id = h.id`)

/** Takes it where nobody else has it, or where it is to be taken over; says whose it is then. */
export const claimEditor = async (
  db: Db,
  companyId: string,
  id: string,
  { userId, take, now, until }: { userId: string; take: boolean; now: string; until: string },
) => {
  await db.run(sql`
    insert into application_editors as e (company_id, application_id, user_id, until) values (${companyId}, ${id}, ${userId}, ${until})
    on conflict (company_id, application_id) do update set user_id = excluded.user_id, until = excluded.until
     where e.user_id = excluded.user_id or e.until <= ${now}::timestamptz or ${take}`)
  return db.one<{ id: string; name: string }>(sql`
    select u.id, trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name from application_editors e join users u on u.id = e.user_id
     where e.company_id = ${companyId} and e.application_id = ${id}`)
}

export const deleteEditor = (db: Db, companyId: string, id: string, userId: string) =>
  db.run(
    sql`delete from application_editors where company_id = ${companyId} and application_id = ${id} and user_id = ${userId}`,
  )
