import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayRecoveries } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { besideGroup } from './group-on.queries.ts'
import type { RetroDelta } from './retro.rules.ts'

/** Changes that were entered after pay was locked, and what came of them. */

/** What was being written while a run was locked may be dated before it: looked at again rather than missed. */
const MARGIN = sql`interval '10 minutes'`

/** A locked run that somebody was paid by for a period. */
export type PaidRun = {
  employment_id: string
  run_id: string
  from_day: Day
  until_day: Day
  /** By the clock of the database, as text: when the facts of the person’s last locked run were read. */
  facts_at: string
}

/** Periods from a day on that people were paid for by locked runs of any group of the legal entity, each with the moment their last facts were read. */
export const paidPeriods = (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; groupId: string; from: Day; before: Day },
) =>
  db.many(sql<PaidRun>`
    select person.employment_id, run.id as run_id, run.from_day, run.until_day,
           max(coalesce(run.facts_at, run.known_at)) over (partition by person.employment_id) as facts_at
      from pay_run_people person
      join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
     where person.company_id = ${companyId} and person.employment_id = any(${[...q.employmentIds]}::uuid[])
       and run.group_id in ${besideGroup(companyId, q.groupId)} and run.state = 'locked' and run.kind in ('regular', 'final')
       and person.state in ('locked', 'held') and run.from_day >= ${q.from} and run.from_day < ${q.before}
     order by run.from_day, person.employment_id`)

export type Changed = {
  employment_id: string
  /** The first day that is another. */
  from_day: Day
  /** Days of work or leave alone: not what was agreed. */
  days_only: boolean
  /** Among it something that contributions depend on. */
  facts: boolean
}

/** What was entered since the facts of the last locked run were read, by person: from which day it counts. */
export const changesSince = (
  db: Db,
  companyId: string,
  people: readonly { employment_id: string; facts_at: string; until_day: Day }[],
) =>
  db.many(sql<Changed>`
    select one.employment_id, min(change.from_day) as from_day,
           coalesce(bool_and(change.source = 'days') filter (where change.entered_at > one.facts_at), bool_and(change.source = 'days')) as days_only,
           bool_or(change.source = 'statutory_profiles') as facts
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as one(employment_id uuid, facts_at timestamptz, until_day date)
     cross join lateral (
       select log.effective_from as from_day, log.source_table as source, log.entered_at from change_log log
        where log.company_id = ${companyId} and log.employment_id = one.employment_id
          and log.entered_at > one.facts_at - ${MARGIN} and log.effective_from <= one.until_day
          and log.source_table in ('compensations', 'allowances', 'employment_terms', 'statutory_profiles')
        union all
       select days.from_day, 'days', days.entered_at from pay_day_changes days
        where days.company_id = ${companyId} and days.employment_id = one.employment_id
          and days.entered_at > one.facts_at - ${MARGIN} and days.from_day <= one.until_day
        union all
       select date '1900-01-01', 'employments', employment.updated_at from employments employment
        where employment.company_id = ${companyId} and employment.id = one.employment_id
          and employment.updated_at > one.facts_at - ${MARGIN}) change
     group by one.employment_id`)

export type Caused = {
  employment_id: string
  effective_from: Day
  cause: 'decided_late' | 'paid_late' | 'error'
  decided_on: Day | null
}

/** What was said of why changes of pay and terms came late, the last entered first. */
export const causesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<Caused>`
    select employment_id, effective_from, cause, decided_on from (
      select employment_id, effective_from, cause, decided_on, entered_at from compensations
       where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and cause is not null
       union all
      select employment_id, effective_from, cause, decided_on, entered_at from employment_terms
       where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and cause is not null) told
     order by entered_at desc, effective_from desc, cause`)

export type RecoveryState = 'open' | 'disputed' | 'agreed' | 'waived' | 'gone'
export type RecoveryRow = {
  id: string
  employment_id: string
  employee_id: string
  name: string
  run_id: string
  country: string
  zone: string | null
  currency: string
  amount: number
  deltas: RetroDelta[]
  state: RecoveryState
  agreed: number | null
  instalments: number | null
  first_month: string | null
  consent_on: Day | null
  reason: string | null
  version: number
  found_at: string
}

const recoveries = sql`
  select recovery.id, recovery.employment_id, employee.id as employee_id, employee.full_name as name, recovery.run_id, entity.country,
         entity.zone, recovery.currency, recovery.amount, recovery.deltas, recovery.state, recovery.agreed, recovery.instalments, recovery.first_month,
         recovery.consent_on, recovery.reason, recovery.version, recovery.found_at
    from pay_recoveries recovery
    join employments employment on employment.company_id = recovery.company_id and employment.id = recovery.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    join pay_runs run on run.company_id = recovery.company_id and run.id = recovery.run_id
    join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id`

/** Those that wait first, then the latest; what turned out to be nothing is left out. */
export const listRecoveries = (db: Db, companyId: string) =>
  db.many(sql<RecoveryRow>`${recoveries} where recovery.company_id = ${companyId} and recovery.state <> 'gone'
    order by recovery.state not in ('open', 'disputed'), recovery.found_at desc, recovery.id limit 200`)

export const recoveriesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<RecoveryRow>`${recoveries} where recovery.company_id = ${companyId} and recovery.state <> 'gone'
     and recovery.employment_id = any(${[...employmentIds]}::uuid[]) order by recovery.found_at, recovery.id`)

export const findRecovery = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<RecoveryRow>`${recoveries} where recovery.company_id = ${companyId} and recovery.id = ${id}`)

export const lockRecovery = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string }>`select id from pay_recoveries where company_id = ${companyId} and id = ${id} for update`)

/** The open case of a person follows what was found last: another amount, or nothing any more. */
export const insertRecovery = (db: Db, values: Omit<Insertable<PayRecoveries>, 'deltas'> & { deltas: object }) =>
  db.run(k.insertInto('pay_recoveries').values({ ...values, deltas: sql`${JSON.stringify(values.deltas)}::jsonb` }))

export const updateRecoveryFound = (
  db: Db,
  companyId: string,
  q: { id: string; runId: string; amount: number; deltas: object },
) =>
  db.run(sql`
    update pay_recoveries set run_id = ${q.runId}, amount = ${q.amount}, deltas = ${JSON.stringify(q.deltas)}::jsonb, version = version + 1
     where company_id = ${companyId} and id = ${q.id} and (amount <> ${q.amount} or deltas <> ${JSON.stringify(q.deltas)}::jsonb)`)

export const decideRecovery = (
  db: Db,
  companyId: string,
  q: {
    id: string
    state: RecoveryState
    by: string
    at: string
    reason: string | null
    plan?: { agreed: number; instalments: number; firstMonth: string; consentOn: Day }
  },
) =>
  db.run(sql`
    update pay_recoveries set state = ${q.state}, reason = ${q.reason}, decided_at = ${q.at}, decided_by = ${q.by},
           agreed = ${q.plan?.agreed ?? null}, instalments = ${q.plan?.instalments ?? null}, first_month = ${q.plan?.firstMonth ?? null},
           consent_on = ${q.plan?.consentOn ?? null}, version = version + 1
     where company_id = ${companyId} and id = ${q.id}`)

/** Days that people were paid for and that are other days now. */
export const insertDayChanges = (
  db: Db,
  companyId: string,
  days: readonly { employmentId: string; from: Day; until: Day }[],
) =>
  db.run(sql`
    insert into pay_day_changes (company_id, employment_id, from_day, until_day)
    select ${companyId}, one."employmentId", one."from", one."until"
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as one("employmentId" uuid, "from" date, "until" date)
     where exists (
       select from pay_run_people person join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
        where person.company_id = ${companyId} and person.employment_id = one."employmentId" and run.until_day >= one."from")`)
