import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { isInGroup } from './group-on.queries.ts'
import { leaversIn } from './queries.ts'
import { type FactsRead, isOfPart, type Part, type RunWork } from './runs.queries.ts'

/** Steps of runs of many people, part by part. */

export type Step = RunWork['step']

export type WorkRow = {
  run_id: string
  id: string
  step: Step
  state: RunWork['state']
  asked_by: string
  asked_role: string
  asked_session: string | null
  facts_at: string
  facts_in: string
  engine: string
  people: number
  done: number
  done_until: string | null
  begun: number
  problem: string | null
}

const work = sql`
  select run_id, id, step, state, asked_by, asked_role, asked_session, facts_at::text as facts_at, facts_in, engine, people, done, done_until,
         begun, problem
    from pay_run_work`

export const workOfRuns = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<WorkRow>`${work} where company_id = ${companyId} and run_id = any(${[...ids]}::uuid[])`)

type Input = { runId: string; id: string }

/** A step that goes on. */
export const findWork = (db: Db, companyId: string, { runId, id }: Input) =>
  db.maybe(sql<WorkRow>`
    ${work} where company_id = ${companyId} and run_id = ${runId} and id = ${id} and state in ('waiting', 'working')`)

/** Held until the transaction ends: a step is stopped between two of its parts. */
export const lockWork = (db: Db, companyId: string, { runId, id }: Input) =>
  db.maybe(sql<WorkRow>`
    ${work} where company_id = ${companyId} and run_id = ${runId} and id = ${id} and state in ('waiting', 'working') for update`)

type NewWork = Pick<WorkRow, 'step' | 'people' | 'engine' | 'asked_by' | 'asked_role' | 'asked_session'> & {
  runId: string
  facts: FactsRead
}

export const insertWork = (db: Db, companyId: string, q: NewWork) =>
  db.one(sql<{ id: string }>`
    insert into pay_run_work (company_id, run_id, step, people, facts_at, facts_in, engine, asked_by, asked_role, asked_session)
    values (${companyId}, ${q.runId}, ${q.step}, ${q.people}, ${q.facts.at}::timestamptz, ${q.facts.in}, ${q.engine}, ${q.asked_by}, ${q.asked_role},
            ${q.asked_session}::uuid)
    on conflict (company_id, run_id) do update set id = excluded.id, step = excluded.step, state = 'waiting', people = excluded.people, done = 0,
       done_until = null, begun = 0, problem = null, asked_by = excluded.asked_by, asked_role = excluded.asked_role,
       asked_session = excluded.asked_session, asked_at = excluded.asked_at, facts_at = excluded.facts_at, facts_in = excluded.facts_in,
       engine = excluded.engine
    returning id`)

/** It waits for its next turn; that it was begun counts no more, as it got on. */
export const restWork = (db: Db, companyId: string, runId: string) =>
  db.run(
    sql`update pay_run_work set state = 'waiting', begun = 0 where company_id = ${companyId} and run_id = ${runId}`,
  )

/** One attempt more. By another engine than before it begins from the first. */
export const beginWork = (db: Db, companyId: string, { runId, engine }: { runId: string; engine: string }) =>
  db.run(sql`
    update pay_run_work set state = 'working', begun = begun + 1, engine = ${engine},
           done = case when engine = ${engine} then done else 0 end, done_until = case when engine = ${engine} then done_until end
     where company_id = ${companyId} and run_id = ${runId}`)

export const noteDone = (db: Db, companyId: string, q: { runId: string; done: number; until: string | null }) =>
  db.run(sql`
    update pay_run_work set done = ${q.done}, done_until = ${q.until} where company_id = ${companyId} and run_id = ${q.runId}`)

/**
 * A part is some of many people: each is looked up by key. Left to itself the database reads whole tables for each part, since it takes a key that is in
 * memory to be on a disk that turns. Holds until the transaction ends.
 */
export const lookUpByKey = (db: Db) =>
  db.run(
    sql`select set_config('random_page_cost', '1.1', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  )

/** Tells the database how many people, or locked lines, its runs have: what is asked next is planned by it. Nobody waits for it. */
export const learnRuns = (db: Db, of: 'people' | 'lines') => db.run(sql`select learn_pay_runs(${of === 'lines'})`)

/** Of fewer than that it does not matter how they are looked up. */
const FEW = 100

/** Of a table that is a few times the run it is quickly told; of a larger one the database knows what runs look like by those of before. */
const MUCH = 5

/**
 * As `learnRuns`, where a run is much of all that the database knows of: of the first ones it knows nothing, takes any index for as good as the key, and
 * reads everybody of the run for each of its people.
 */
export const learnOfRun = async (db: Db, of: 'people' | 'lines', people: number): Promise<void> => {
  if (people < FEW) return
  const [table, a] = of === 'lines' ? ['pay_lines', 4] : ['pay_run_people', 1]
  const least = people * a * MUCH
  await db.run(
    sql`select learn_pay_runs(${of === 'lines'}) from pg_class where oid = ${table}::regclass and reltuples < ${least}::int`,
  )
}

export const endWork = (db: Db, companyId: string, runId: string) =>
  db.run(sql`delete from pay_run_work where company_id = ${companyId} and run_id = ${runId}`)

/** It is not gone on with. @param q.problem what stopped it, in a sentence; null: somebody did */
export const stopWork = (db: Db, companyId: string, q: { runId: string; problem: string | null }) =>
  db.run(sql`
    update pay_run_work set state = case when ${q.problem}::text is null then 'stopped' else 'failed' end, problem = ${q.problem}
     where company_id = ${companyId} and run_id = ${q.runId} and state in ('waiting', 'working')`)

/** Whoever asked for a step, as they are now; undefined: they have left. */
export const findAsker = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; role: string; email: string; employee_id: string | null }>`
    select id, role, email, employee_id from users where company_id = ${companyId} and id = ${id} and disabled_at is null`)

export type Reckoned = { entityId: string; groupId: string; from: Day; until: Day; leftSince: Day }

/** Whom a run of everybody is about, by id: the employed of the period and whoever left the group before it. */
export const employmentsToReckon = async (
  db: Db,
  companyId: string,
  q: Reckoned & { after?: string | null; among?: readonly string[] },
): Promise<string[]> => {
  const after = q.after ? sql`id > ${q.after}::uuid` : sql`true`
  const among = q.among ? sql`id = any(${[...q.among]}::uuid[])` : sql`true`
  const found = await db.many(sql<{ id: string }>`
    select id from (
      select id from employments employment
       where company_id = ${companyId} and entity_id = ${q.entityId} and started_on <= ${q.until} and coalesce(ended_on >= ${q.from}, true) and ${among}
         and ${isInGroup(q.groupId, q.until)}
       union
      ${leaversIn(companyId, { groupId: q.groupId, since: q.leftSince, before: q.from, among: q.among ?? null })}) person
     where ${after} and ${among} order by id`)
  return found.map(({ id }) => id)
}

/** Ids at which parts of the people of a run end, in order; the last part has no end. */
export const endsOfParts = async (
  db: Db,
  companyId: string,
  q: { runId: string; size: number; after: string | null },
): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      select employment_id as id from (
        select employment_id, row_number() over (order by employment_id) as n from pay_run_people
         where company_id = ${companyId} and run_id = ${q.runId} and ${isOfPart({ after: q.after, until: null }, sql`employment_id`)}) person
       where n % ${q.size} = 0 order by employment_id`)
  ).map(({ id }) => id)

export type ToLock = { employment_id: string; name: string; digest: string | null; isPaid: boolean }

/** Who of a part stands in a run, with what their figures were made of. */
export const digestsOf = (db: Db, companyId: string, q: { runId: string; part: Part }) =>
  db.many(sql<ToLock>`
    select person.employment_id, employee.full_name as name, person.digest, person.state in ('ok', 'held') as "isPaid"
      from pay_run_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where person.company_id = ${companyId} and person.run_id = ${q.runId} and ${isOfPart(q.part, sql`person.employment_id`)}
     order by employee.sort_name, person.employment_id`)

type Locking = { runId: string; part: Part }

/**
 * Drafts of those of a part whom a run pays. Each is looked up by key: joined, the two are read against each other row by row while the database does not
 * know yet that they are many.
 */
const ofPart = (companyId: string, { runId, part }: Locking) => sql`
  draft.company_id = ${companyId} and draft.run_id = ${runId} and ${isOfPart(part, sql`draft.employment_id`)}
  and (select person.state from pay_run_people person where person.company_id = draft.company_id and person.run_id = draft.run_id
          and person.employment_id = draft.employment_id) in ('ok', 'held')`

const NOT_ONCE = ['item', 'scheme', 'time']

/**
 * Writes what is locked of a part from its drafts: lines, sums of the year, what was paid by the run, days of time. Recurring pay and what schemes take
 * are of the run itself; time is used by its days. What was lacking in an earlier run is named by that run, and is each person’s own.
 * @throws the database’s 23505 on a source that was paid already
 */
export const lockDrafts = async (db: Db, companyId: string, q: Locking): Promise<void> => {
  const those = ofPart(companyId, q)
  await db.run(sql`
    insert into pay_lines (company_id, run_id, employment_id, line, key, label, kind, nature, amount, agreed, for_from, for_until, quantity,
                           scheme, party, cause, source_kind, source_id, why, component, counted_as)
    select draft.company_id, draft.run_id, draft.employment_id, one.line, one.key, one.label, one.kind, one.nature, one.amount, one.agreed,
           one."from", one."until", one.quantity, one.scheme, one.party, one.cause, one.source ->> 'kind', one.source ->> 'id', one.why,
           one.component, one."countedAs"
      from pay_drafts draft
     cross join lateral rows from (jsonb_to_recordset(draft.result -> 'lines')
        as (key text, label text, kind text, nature text, amount bigint, agreed bigint, "from" date, "until" date, quantity jsonb, scheme text,
            party text, cause text, source jsonb, why jsonb, component text, "countedAs" text)) with ordinality
        as one(key, label, kind, nature, amount, agreed, "from", "until", quantity, scheme, party, cause, source, why, component, "countedAs", line)
     where ${those}`)
  await db.run(sql`
    insert into pay_balances (company_id, run_id, employment_id, key, for_month, amount)
    select draft.company_id, draft.run_id, draft.employment_id, one.key, one.for_month, one.amount
      from pay_drafts draft
     cross join lateral jsonb_to_recordset(draft.locks -> 'balances') as one(key text, for_month text, amount bigint)
     where ${those}`)
  await db.run(sql`
    insert into pay_source_uses (company_id, source_kind, source_id, run_id)
    select draft.company_id, one.source ->> 'kind',
           case one.source ->> 'kind' when 'retro' then draft.employment_id || '.' else '' end || (one.source ->> 'id'), draft.run_id
      from pay_drafts draft
     cross join lateral jsonb_to_recordset(draft.result -> 'lines') as one(source jsonb)
     where ${those} and one.source ->> 'kind' <> all(${NOT_ONCE}::text[])`)
  await db.run(sql`
    insert into pay_time_uses (company_id, employment_id, work_date, class, seq, run_id, minutes, as_time_off)
    select draft.company_id, draft.employment_id, one.day, one.class, one.seq, draft.run_id, one.minutes, one."asTimeOff"
      from pay_drafts draft
     cross join lateral jsonb_to_recordset(draft.locks -> 'timeUses') as one(day date, class text, seq int, minutes int, "asTimeOff" boolean)
     where ${those} and draft.locks ? 'timeUses'`)
}

/** What of drafts of a part other tables are told when they are locked; of whom there is nothing, no row. */
export const restOfDrafts = <Locks>(db: Db, companyId: string, q: Locking) =>
  db.many(sql<{ employment_id: string; locks: Locks }>`
    select draft.employment_id, draft.locks - 'balances' - 'timeUses' as locks from pay_drafts draft
     where ${ofPart(companyId, q)} and draft.locks ?| array['timeOff', 'claims', 'rests'] order by draft.employment_id`)

/** Whoever is paid by a run is locked; of whoever is left out nothing is kept. */
export const lockPeople = async (db: Db, companyId: string, runId: string): Promise<void> => {
  await db.run(sql`
    delete from pay_drafts draft using pay_run_people person
     where person.company_id = ${companyId} and person.run_id = ${runId} and person.state = 'excluded' and draft.company_id = person.company_id
       and draft.run_id = person.run_id and draft.employment_id = person.employment_id`)
  await db.run(
    sql`update pay_run_people set state = 'locked' where company_id = ${companyId} and run_id = ${runId} and state = 'ok'`,
  )
}

/** Drops what a run was locked from. Of a run that is not locked nothing goes. */
export const dropDrafts = (db: Db, companyId: string, runId: string) =>
  db.run(sql`
    delete from pay_drafts where company_id = ${companyId} and run_id = ${runId}
       and exists (select from pay_runs run where run.company_id = ${companyId} and run.id = ${runId} and run.state in ('locked', 'void'))`)
