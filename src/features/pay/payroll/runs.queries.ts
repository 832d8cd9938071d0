import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

export type RunState = 'draft' | 'calculated' | 'in_review' | 'approved' | 'locked' | 'void'

export type RunKind = 'regular' | 'off_cycle' | 'bonus' | 'final' | 'correction' | 'opening'

export type RunRow = {
  id: string
  group_id: string
  group_name: string
  entity_id: string
  country: string
  currency: string
  kind: RunKind
  from_day: Day
  until_day: Day
  pay_day: Day
  month: string
  periods_per_year: number
  corrects_run_id: string | null
  only_employment_id: string | null
  back_months: number
  state: RunState
  known_at: string | null
  version: number
  made_by: string | null
  calculated_by: string | null
  published_at: string | null
  /** Why it was given up after it was locked. */
  void_reason: string | null
  people: number
  blocked: number
  gross: number
  net: number
  employer_cost: number
}

/** Sums of everybody whom the run pays: whoever is stopped has no figures to rely on yet. */
const runs = sql`
  select run.id, run.group_id, pay_group.name as group_name, pay_group.entity_id, entity.country, pay_group.currency, run.kind,
         run.from_day, run.until_day, run.pay_day, run.month, run.periods_per_year, run.corrects_run_id, run.only_employment_id,
         pay_group.back_months, run.state, run.known_at, run.version, run.made_by,
         run.calculated_by, run.published_at, run.void_reason, sums.people, sums.blocked, sums.gross, sums.net, sums.employer_cost
    from pay_runs run
    join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id
    left join lateral (
      select count(*) filter (where person.state <> 'excluded')::int as people,
             count(*) filter (where person.state = 'blocked')::int as blocked,
             coalesce(sum(person.gross) filter (where person.state in ('ok', 'held', 'locked')), 0)::bigint as gross,
             coalesce(sum(person.net) filter (where person.state in ('ok', 'held', 'locked')), 0)::bigint as net,
             coalesce(sum(person.employer_cost) filter (where person.state in ('ok', 'held', 'locked')), 0)::bigint as employer_cost
        from pay_run_people person where person.company_id = run.company_id and person.run_id = run.id) sums on true`

/** As many as a board shows. */
const MOST_RUNS = 200

export const listRuns = (db: Db, companyId: string) =>
  db.many(
    sql<RunRow>`${runs} where run.company_id = ${companyId} and run.state <> 'void' order by run.pay_day desc, run.id limit ${MOST_RUNS}`,
  )

export const findRun = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<RunRow>`${runs} where run.company_id = ${companyId} and run.id = ${id}`)

export const runsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<RunRow>`${runs} where run.company_id = ${companyId} and run.id = any(${[...ids]}::uuid[])`)

/** Held until the transaction ends: two who change a run do it one after the other. */
export const lockRun = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ id: string; version: number; state: RunState }>`
      select id, version, state from pay_runs where company_id = ${companyId} and id = ${id} for update`,
  )

/** Runs of one group are locked one after the other: what one took is seen by the next. */
export const lockGroup = (db: Db, companyId: string, groupId: string) =>
  db.run(sql`select 1 from pay_groups where company_id = ${companyId} and id = ${groupId} for update`)

type Moved = { id: string; state: RunState; by: string; at: string }

export const moveRun = (db: Db, companyId: string, { id, state, by, at }: Moved) =>
  db.run(sql`
    update pay_runs set state = ${state}, version = version + 1,
           locked_at = case when ${state} = 'locked' then ${at}::timestamptz else locked_at end,
           locked_by = case when ${state} = 'locked' then ${by}::uuid else locked_by end
     where company_id = ${companyId} and id = ${id}`)

/** Who reckoned a run, and when: an approver who sends it back has not. */
export const noteReckoned = (db: Db, companyId: string, { id, by, at }: Omit<Moved, 'state'>) =>
  db.run(sql`
    update pay_runs set known_at = ${at}, calculated_by = ${by}, facts_at = clock_timestamp() where company_id = ${companyId} and id = ${id}`)

export const publishRun = (db: Db, companyId: string, { id, by, at }: Omit<Moved, 'state'>) =>
  db.run(sql`
    update pay_runs set published_at = ${at}, published_by = ${by}, version = version + 1 where company_id = ${companyId} and id = ${id}`)

export type RunPersonRow = {
  employment_id: string
  employee_id: string
  name: string
  number: string
  state: 'ok' | 'blocked' | 'excluded' | 'held' | 'locked'
  reason: string | null
  gates: { key: string; stops: boolean; message: string }[]
  gross: number
  net: number
  employer_cost: number
  last_net: number | null
  /** Who left them out, held them or took them back in. */
  set_by: string | null
}

/**
 * People of a run with the net of the last locked regular run within the thirteen months before its pay day. The last nets are read in one
 * go: asked of each person by itself it took twice as long where the tables are new.
 */
export const peopleOfRun = (db: Db, companyId: string, q: { runId: string; employmentId?: string }) => {
  const only = sql`(${q.employmentId ?? null}::uuid is null or person.employment_id = ${q.employmentId ?? null}::uuid)`
  return db.many(sql<RunPersonRow>`
    with before as materialized (
      select distinct on (person.employment_id) person.employment_id, person.net
        from pay_runs run
        join pay_runs earlier on earlier.company_id = run.company_id and earlier.state = 'locked' and earlier.kind = 'regular'
             and earlier.pay_day < run.pay_day and earlier.pay_day >= run.pay_day - interval '13 months'
        join pay_run_people person on person.company_id = earlier.company_id and person.run_id = earlier.id and person.state <> 'excluded'
       where run.company_id = ${companyId} and run.id = ${q.runId} and ${only}
       order by person.employment_id, earlier.pay_day desc)
    select person.employment_id, employee.id as employee_id, employee.full_name as name, employment.number, person.state, person.reason,
           person.gates, person.gross, person.net, person.employer_cost, person.set_by, before.net as last_net
      from pay_run_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join before on before.employment_id = person.employment_id
     where person.company_id = ${companyId} and person.run_id = ${q.runId} and ${only}
     order by employee.sort_name, person.employment_id`)
}

export const setPerson = (
  db: Db,
  companyId: string,
  q: { runId: string; employmentId: string; state: string; reason: string | null; by: string },
) =>
  db.run(sql`
    update pay_run_people set state = ${q.state}, reason = ${q.reason}, set_by = ${q.by}
     where company_id = ${companyId} and run_id = ${q.runId} and employment_id = ${q.employmentId}`)

/** What was held of somebody in a locked run is paid after all. */
export const releasePerson = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.run(sql`
    update pay_run_people set state = 'locked'
     where company_id = ${companyId} and run_id = ${q.runId} and employment_id = ${q.employmentId} and state = 'held'`)

export type SavedPerson = {
  employmentId: string
  state: 'ok' | 'blocked' | 'held'
  /** Why it is held. */
  reason: string | null
  gates: readonly object[]
  gross: number
  net: number
  employerCost: number
  digest: string
  result: object
}

/** So many drafts in one statement: the text of all of thousands is never in memory at once. */
const DRAFTS_AT_ONCE = 250

/**
 * Replaces the figures of people of a run; who is left out or held by somebody stays so, and so does who was let go. People who are no longer in the group go, unless the run is
 * locked, where nothing is written.
 */
export const savePeople = async (
  db: Db,
  companyId: string,
  { runId, people }: { runId: string; people: readonly SavedPerson[] },
): Promise<void> => {
  const of = <T>(value: (person: SavedPerson) => T): T[] => people.map(value)
  const ids = of(({ employmentId }) => employmentId)
  await db.run(sql`delete from pay_drafts where company_id = ${companyId} and run_id = ${runId}`)
  await db.run(sql`
    delete from pay_run_people person where person.company_id = ${companyId} and person.run_id = ${runId}
       and not exists (select from unnest(${ids}::uuid[]) one(id) where one.id = person.employment_id)`)
  await db.run(sql`
    insert into pay_run_people (company_id, run_id, employment_id, state, reason, gates, gross, net, employer_cost, digest)
    select ${companyId}, ${runId}, one.*
      from unnest(${ids}::uuid[], ${of(({ state }) => state)}::text[], ${of(({ reason }) => reason)}::text[],
                  ${of(({ gates }) => JSON.stringify(gates))}::jsonb[], ${of(({ gross }) => gross)}::bigint[], ${of(({ net }) => net)}::bigint[],
                  ${of(({ employerCost }) => employerCost)}::bigint[], ${of(({ digest }) => digest)}::text[]) one
    on conflict (company_id, run_id, employment_id) do update set gates = excluded.gates, gross = excluded.gross, net = excluded.net,
       employer_cost = excluded.employer_cost, digest = excluded.digest,
       (state, reason) = (
         select case when kept.here then pay_run_people.state else excluded.state end, case when kept.here then pay_run_people.reason else excluded.reason end
           from (select pay_run_people.gates @> '[{"holds": true}]') law(held),
                lateral (select pay_run_people.state = 'excluded' or (excluded.state <> 'blocked'
                           and ((pay_run_people.state = 'held' and (not law.held or pay_run_people.set_by is not null))
                             or (pay_run_people.state = 'ok' and law.held and pay_run_people.set_by is not null)))) kept(here))`)
  for (let at = 0; at < people.length; at += DRAFTS_AT_ONCE) {
    const some = people.slice(at, at + DRAFTS_AT_ONCE)
    const results = some.map(({ result }) => JSON.stringify(result))
    await db.run(sql`
      insert into pay_drafts (company_id, run_id, employment_id, result)
      select ${companyId}, ${runId}, one.*
        from unnest(${some.map(({ employmentId }) => employmentId)}::uuid[], ${results}::jsonb[]) one`)
  }
}

export const draftsOf = <Result>(db: Db, companyId: string, q: { runId: string; employmentId?: string }) =>
  db.many(sql<{ employment_id: string; result: Result }>`
    select employment_id, result from pay_drafts where company_id = ${companyId} and run_id = ${q.runId}
       and (${q.employmentId ?? null}::uuid is null or employment_id = ${q.employmentId ?? null}::uuid)
     order by employment_id`)

/** Writes the lines, the sums of the year and what was paid by a run, of all people at once. @throws on a source that was paid already */
export const insertLocked = async (
  db: Db,
  companyId: string,
  q: { runId: string; lines: readonly object[]; balances: readonly object[]; uses: readonly object[] },
): Promise<void> => {
  await db.run(sql`
    insert into pay_lines (company_id, run_id, employment_id, line, key, label, kind, nature, amount, agreed, for_from, for_until, quantity,
                           scheme, party, cause, source_kind, source_id, why)
    select ${companyId}, ${q.runId}, one.* from jsonb_to_recordset(${JSON.stringify(q.lines)}::jsonb)
        as one(employment_id uuid, line int, key text, label text, kind text, nature text, amount bigint, agreed bigint, for_from date,
               for_until date, quantity jsonb, scheme text, party text, cause text, source_kind text, source_id text, why jsonb)`)
  await db.run(sql`
    insert into pay_balances (company_id, run_id, employment_id, key, for_month, amount)
    select ${companyId}, ${q.runId}, one.* from jsonb_to_recordset(${JSON.stringify(q.balances)}::jsonb)
        as one(employment_id uuid, key text, for_month text, amount bigint)`)
  await db.run(sql`
    insert into pay_source_uses (company_id, source_kind, source_id, run_id)
    select ${companyId}, one.kind, one.id, ${q.runId} from jsonb_to_recordset(${JSON.stringify(q.uses)}::jsonb) as one(kind text, id text)`)
  await db.run(sql`
    update pay_run_people set state = 'locked' where company_id = ${companyId} and run_id = ${q.runId} and state = 'ok'`)
  await db.run(sql`delete from pay_drafts where company_id = ${companyId} and run_id = ${q.runId}`)
}

export type LockedLine = {
  run_id: string
  employment_id: string
  pay_day: Day
  month: string
  from_day: Day
  kind: RunKind
  key: string
  label: string
  line_kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  nature: string | null
  amount: number
  agreed: number | null
  for_from: Day | null
  for_until: Day | null
  scheme: string | null
  party: string | null
  cause: string | null
  source_kind: string
  source_id: string
  why: object
}

const lockedLines = sql`
  select line.run_id, line.employment_id, run.pay_day, run.month, run.from_day, run.kind, line.key, line.label, line.kind as line_kind,
         line.nature, line.amount, line.agreed, line.for_from, line.for_until, line.scheme, line.party, line.cause, line.source_kind,
         line.source_id, line.why
    from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id`

/** Lines of locked runs, not of those given up, of people whose pay day falls into a stretch of days, the earliest first. */
export const linesPaidIn = (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; from: Day; until: Day },
) =>
  db.many(sql<LockedLine>`${lockedLines}
     where line.company_id = ${companyId} and line.employment_id = any(${[...q.employmentIds]}::uuid[]) and run.state = 'locked'
       and run.pay_day between ${q.from} and ${q.until}
     order by run.pay_day, line.run_id, line.employment_id, line.line`)

export const linesOfRun = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<LockedLine>`${lockedLines}
     where line.company_id = ${companyId} and line.run_id = ${q.runId} and line.employment_id = ${q.employmentId} order by line.line`)

export const balancesIn = (db: Db, companyId: string, q: { employmentIds: readonly string[]; from: Day; until: Day }) =>
  db.many(sql<{
    employment_id: string
    run_id: string
    pay_day: Day
    month: string
    from_day: Day
    key: string
    amount: number
  }>`
    select balance.employment_id, balance.run_id, run.pay_day, coalesce(nullif(balance.for_month, ''), run.month) as month, run.from_day,
           balance.key, balance.amount
      from pay_balances balance join pay_runs run on run.company_id = balance.company_id and run.id = balance.run_id
     where balance.company_id = ${companyId} and balance.employment_id = any(${[...q.employmentIds]}::uuid[]) and run.state = 'locked'
       and run.pay_day between ${q.from} and ${q.until}`)

/** The last locked regular run of somebody before a day. */
export const runBefore = (db: Db, companyId: string, q: { employmentId: string; payDay: Day }) =>
  db.maybe(sql<{ id: string }>`
    select run.id from pay_runs run
      join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id
     where run.company_id = ${companyId} and person.employment_id = ${q.employmentId} and run.state = 'locked' and run.kind = 'regular'
       and person.state in ('locked', 'held') and run.pay_day < ${q.payDay}
     order by run.pay_day desc limit 1`)

/** Payslips of everybody a run pays who is not held and has none yet. */
export const insertPayslips = (db: Db, companyId: string, { id, by }: { id: string; by: string }) =>
  db.run(sql`
    insert into payslips (company_id, employment_id, run_id, published_by)
    select company_id, employment_id, run_id, ${by}::uuid from pay_run_people
     where company_id = ${companyId} and run_id = ${id} and state = 'locked'
       and exists (select from pay_lines line where line.company_id = ${companyId} and line.run_id = ${id}
             and line.employment_id = pay_run_people.employment_id)
    on conflict do nothing`)

/** What is put right is a new version of the payslip it puts right; the one before stays. */
export const insertCorrectedPayslips = (db: Db, companyId: string, { id, by }: { id: string; by: string }) =>
  db.run(sql`
    insert into payslips (company_id, employment_id, run_id, version, correction_run_id, published_by)
    select run.company_id, person.employment_id, run.corrects_run_id,
           coalesce((select max(slip.version) from payslips slip where slip.company_id = run.company_id
                        and slip.employment_id = person.employment_id and slip.run_id = run.corrects_run_id), 0) + 1, run.id, ${by}::uuid
      from pay_runs run
      join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id and person.state = 'locked'
     where run.company_id = ${companyId} and run.id = ${id}`)

/** The country and money that somebody is paid in. */
export const countryOfEmployment = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(sql<{ country: string; currency: string | null }>`
    select entity.country, coalesce(pay_group.currency, entity.currency) as currency
      from employments employment
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
      left join pay_groups pay_group on pay_group.company_id = entity.company_id and pay_group.entity_id = entity.id
     where employment.company_id = ${companyId} and employment.id = ${employmentId}`)

export const digestsOf = async (db: Db, companyId: string, runId: string): Promise<Map<string, string | null>> =>
  new Map(
    (
      await db.many(
        sql<{ employment_id: string; digest: string | null }>`
          select employment_id, digest from pay_run_people where company_id = ${companyId} and run_id = ${runId}`,
      )
    ).map((row) => [row.employment_id, row.digest]),
  )
