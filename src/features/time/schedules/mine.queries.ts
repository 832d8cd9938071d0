import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** The employment of an employee that holds on a day, else the one that began last. */
export const findOwnEmployment = (db: Db, companyId: string, employeeId: string, day: Day) =>
  db.maybe(sql<{
    id: string
    country: string
    full_name: string
    zone: string | null
    site_id: string | null
    region: string | null
  }>`
    select employment.id, coalesce(term.country, employee.country) as country, employee.full_name, site.zone, term.site_id, term.region
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select own.site_id, own.country, own.region from employment_terms own
         where own.company_id = employment.company_id and own.employment_id = employment.id and own.voids_id is null
           and own.effective_from <= greatest(${day}::date, employment.started_on)
           and not exists (select from employment_terms void where void.company_id = own.company_id
                 and void.employment_id = own.employment_id and void.voids_id = own.id)
         order by own.effective_from desc, own.id desc limit 1) term on true
      left join sites site on site.company_id = employment.company_id and site.id = term.site_id
     where employment.company_id = ${companyId}::uuid and employment.employee_id = ${employeeId}::uuid
     order by employment.started_on <= ${day}::date and coalesce(employment.ended_on >= ${day}::date, true) desc,
              employment.started_on desc, employment.id desc limit 1`)

export const insertAvailability = (
  db: Db,
  companyId: string,
  said: {
    employmentId: string
    kind: string
    fromDay: Day
    untilDay: Day | null
    weekdays: readonly number[] | null
    fromTime: string | null
    untilTime: string | null
    note: string | null
    by: string
  },
) =>
  db.one(
    k
      .insertInto('availabilities')
      .values({
        company_id: companyId,
        employment_id: said.employmentId,
        kind: said.kind,
        from_day: said.fromDay,
        until_day: said.untilDay,
        weekdays: said.weekdays === null ? null : [...said.weekdays],
        from_time: said.fromTime,
        until_time: said.untilTime,
        note: said.note,
        created_by: said.by,
      })
      .returning('id'),
  )

export const removeAvailability = (
  db: Db,
  companyId: string,
  employmentId: string,
  { id, at }: { id: string; at: string },
) =>
  db.run(
    k
      .updateTable('availabilities')
      .set({ removed_at: at })
      .where('company_id', '=', companyId)
      .where('employment_id', '=', employmentId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )

/** Claims of open shifts that wait, of some shifts, in the order they were made. */
export const listClaims = (db: Db, companyId: string, shiftIds: readonly string[]) =>
  db.many(
    k
      .selectFrom('shift_claims')
      .select(['id', 'shift_id', 'employment_id', 'claimed_at', 'state'])
      .where('company_id', '=', companyId)
      .where('shift_id', '=', sql<string>`any(${[...shiftIds]}::uuid[])`)
      .where('state', '=', 'asked')
      .orderBy('claimed_at')
      .orderBy('id'),
  )

export const findClaim = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('shift_claims').selectAll().where('company_id', '=', companyId).where('id', '=', id))

export const insertClaim = (
  db: Db,
  companyId: string,
  claim: { shiftId: string; employmentId: string; state: 'asked' | 'given'; at: string; by: string | null },
) =>
  db.run(
    k.insertInto('shift_claims').values({
      company_id: companyId,
      shift_id: claim.shiftId,
      employment_id: claim.employmentId,
      state: claim.state,
      claimed_at: claim.at,
      decided_at: claim.state === 'given' ? claim.at : null,
      decided_by: claim.by,
    }),
  )

/** Ends the claims of a shift: the one that is given, and all others with the reason. */
export const endClaims = (
  db: Db,
  companyId: string,
  { shiftId, givenTo, why, at, by }: { shiftId: string; givenTo: string; why: string; at: string; by: string | null },
) =>
  db.many(sql<{ employment_id: string; state: string }>`
    update shift_claims set state = case when employment_id = ${givenTo}::uuid then 'given' else 'refused' end,
           why = case when employment_id = ${givenTo}::uuid then null else ${why} end, decided_at = ${at}::timestamptz, decided_by = ${by}::uuid
     where company_id = ${companyId}::uuid and shift_id = ${shiftId}::uuid and state = 'asked'
    returning employment_id, state`)

export const confirmShifts = (
  db: Db,
  companyId: string,
  employmentId: string,
  { ids, at }: { ids: readonly string[]; at: string },
) =>
  db.many(sql<{ id: string }>`
    update roster_shifts set state = 'confirmed', seen_at = ${at}::timestamptz, version = version + 1, updated_at = now()
     where company_id = ${companyId}::uuid and employment_id = ${employmentId}::uuid and id = any(${[...ids]}::uuid[]) and state = 'published'
    returning id`)

/** One address for each: the one before stops working. */
export const saveFeed = (db: Db, companyId: string, employeeId: string, digest: string) =>
  db.run(sql`
    insert into schedule_feeds (company_id, employee_id, digest) values (${companyId}::uuid, ${employeeId}::uuid, ${digest})
    on conflict (company_id, employee_id) do update set digest = excluded.digest, made_at = now()`)

export const deleteFeed = (db: Db, companyId: string, employeeId: string) =>
  db.run(k.deleteFrom('schedule_feeds').where('company_id', '=', companyId).where('employee_id', '=', employeeId))

export const findFeed = (db: Db, companyId: string, employeeId: string) =>
  db.maybe(
    k
      .selectFrom('schedule_feeds')
      .select(['digest', 'made_at'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId),
  )

/** Nobody who has left, and nobody without an address of their own. */
export const findFeedOwner = (db: Db, companyId: string, digest: string) =>
  db.maybe(
    k
      .selectFrom('schedule_feeds as feed')
      .innerJoin('employees as employee', (join) =>
        join.onRef('employee.company_id', '=', 'feed.company_id').onRef('employee.id', '=', 'feed.employee_id'),
      )
      .select(['feed.employee_id', 'employee.full_name'])
      .where('feed.company_id', '=', companyId)
      .where('feed.digest', '=', digest)
      .where('employee.status', '!=', 'terminated'),
  )
