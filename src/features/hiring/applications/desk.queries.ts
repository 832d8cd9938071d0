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
    select application.id, application.outcome, application.held_until, job.country, place.region from applications application
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places place on place.id = (job.content->>'placeId')::int
     where application.company_id = ${companyId} and application.id = any(${[...ids]}::uuid[]) order by application.id for update of application`)

export const updateHolds = (
  db: Db,
  companyId: string,
  { holds, why, now }: { holds: readonly { id: string; until: string | null }[]; why: string | null; now: string },
) =>
  db.run(sql`
    update applications application set held_until = hold.until, held_why = case when hold.until is not null then ${why} end, last_activity_at = ${now},
           version = application.version + 1
      from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as hold(id uuid, until timestamptz)
     where application.company_id = ${companyId} and application.id = hold.id`)

/** Takes it where nobody else has it, or where it is to be taken over; says whose it is then. */
export const claimEditor = async (
  db: Db,
  companyId: string,
  id: string,
  { userId, take, now, until }: { userId: string; take: boolean; now: string; until: string },
) => {
  await db.run(sql`
    insert into application_editors as editor (company_id, application_id, user_id, until) values (${companyId}, ${id}, ${userId}, ${until})
    on conflict (company_id, application_id) do update set user_id = excluded.user_id, until = excluded.until
     where editor.user_id = excluded.user_id or editor.until <= ${now}::timestamptz or ${take}`)
  return db.one<{ id: string; name: string }>(sql`
    select account.id, trim(account.first_name || ' ' || coalesce(account.last_name, '')) as name from application_editors editor join users account
      on account.id = editor.user_id
     where editor.company_id = ${companyId} and editor.application_id = ${id}`)
}

export const deleteEditor = (db: Db, companyId: string, id: string, userId: string) =>
  db.run(
    sql`delete from application_editors where company_id = ${companyId} and application_id = ${id} and user_id = ${userId}`,
  )
