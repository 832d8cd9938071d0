import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PeriodEvent, PeriodKind } from './rules.ts'

export type PeriodRow = {
  id: string
  kind: PeriodKind
  group_id: string | null
  from_day: Day
  until_day: Day
  cut_off_at: string | null
  last_event: PeriodEvent | null
  last_at: string | null
  last_by: string | null
  last_reason: string | null
  /** How often it was locked, and when last. */
  revision: number
  locked_at: string | null
}

const fields = sql`
  period.id, period.kind, period.group_id, period.from_day, period.until_day, period.cut_off_at, last.event as last_event,
  last.at as last_at, last.by_user as last_by, last.reason as last_reason,
  (select count(*)::int from period_events locks
    where locks.company_id = period.company_id and locks.period_id = period.id and locks.event = 'locked') as revision,
  (select max(locks.at) from period_events locks
    where locks.company_id = period.company_id and locks.period_id = period.id and locks.event = 'locked') as locked_at`
const source = sql`
  from periods period
  left join lateral (
    select event.event, event.at, event.by_user, event.reason from period_events event
     where event.company_id = period.company_id and event.period_id = period.id
     order by event.id desc limit 1) last on true`

/** Periods of a kind that have a day between two in common, the last first. */
export const listPeriods = (
  db: Db,
  companyId: string,
  { kind, from, until }: { kind: PeriodKind; from: Day; until: Day },
) =>
  db.many(sql<PeriodRow>`
    select ${fields} ${source}
     where period.company_id = ${companyId} and period.kind = ${kind}
       and period.until_day >= ${from}::date and period.from_day <= ${until}::date
     order by period.from_day desc, period.group_id nulls first`)

export const findPeriod = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<PeriodRow>`select ${fields} ${source} where period.company_id = ${companyId} and period.id = ${id}`)

/** Held, so that two who lock it come one after the other. */
export const lockPeriodRow = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string }>`select id from periods where company_id = ${companyId} and id = ${id} for update`)

type NewPeriod = { kind: PeriodKind; groupId: string | null; from: Day; until: Day; by: string | null }

/** Adds a period unless one of the group has one of its days already. */
export const insertPeriod = (db: Db, companyId: string, { kind, groupId, from, until, by }: NewPeriod) =>
  db.run(sql`
    insert into periods (company_id, kind, group_id, from_day, until_day, created_by)
    select ${companyId}, ${kind}, ${groupId}, ${from}, ${until}, ${by}
     where not exists (select from periods known
       where known.company_id = ${companyId} and known.kind = ${kind} and known.group_id is not distinct from ${groupId}::uuid
         and known.from_day <= ${until}::date and known.until_day >= ${from}::date)
    on conflict do nothing`)

/** Whoever adds periods of a company does it one after the other: none overlap. */
export const lockPeriods = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`periods ${companyId}`}, 0))`)

type NewEvent = { periodId: string; event: PeriodEvent; by: string; reason: string | null; askedBy: string | null }

export const insertPeriodEvent = (db: Db, companyId: string, { periodId, event, by, reason, askedBy }: NewEvent) =>
  db.run(sql`
    insert into period_events (company_id, period_id, event, by_user, reason, asked_by)
    values (${companyId}, ${periodId}, ${event}, ${by}, ${reason}, ${askedBy})`)

export const listPeriodEvents = (db: Db, companyId: string, periodIds: readonly string[]) =>
  db.many(sql<{ period_id: string; event: PeriodEvent; at: string; who: string | null; reason: string | null }>`
    select event.period_id, event.event, event.at, event.reason,
           coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) as who
      from period_events event left join users account on account.id = event.by_user
     where event.company_id = ${companyId} and event.period_id = any(${[...periodIds]}::uuid[]) order by event.id`)

/** Accounts on the dashboard that are open, of these roles. */
export const countAccounts = async (db: Db, companyId: string, roles: readonly string[]) =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::int as n from users
       where company_id = ${companyId} and role = any(${[...roles]}) and disabled_at is null and activated_at is not null`)
  ).n
