import { type RawBuilder, sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart, listWindow } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { besideGroup } from './group-on.queries.ts'

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
  /** When its figures were made, by the clock of the database, and the transactions that were seen; null: it was not reckoned to the end. */
  facts_at: string | null
  facts_in: string | null
  /** The engine and the law that reckoned it. */
  engine: string | null
  people: number
  blocked: number
  gross: number
  net: number
  employer_cost: number
  /** What is being done with it in the background, or was and came to no end; null: nothing. */
  work: RunWork | null
}

export type RunWork = {
  step: 'calculate' | 'lock' | 'publish'
  state: 'waiting' | 'working' | 'stopped' | 'failed'
  people: number
  done: number
  /** What stopped it, in a sentence. */
  problem: string | null
}

/** Read with what is being done with it in one go: read after it, what ended meanwhile would be nowhere. Sums of everybody whom the run pays: whoever is stopped has no figures to rely on yet. */
const runs = sql`
  select run.id, run.group_id, pay_group.name as group_name, pay_group.entity_id, entity.country, pay_group.currency, run.kind,
         run.from_day, run.until_day, run.pay_day, run.month, run.periods_per_year, run.corrects_run_id, run.only_employment_id,
         pay_group.back_months, run.state, run.known_at, run.version, run.made_by,
         run.calculated_by, run.published_at, run.void_reason, run.facts_at::text as facts_at, run.facts_in, run.engine, coalesce(sums.people, 0) as people,
         coalesce(sums.blocked, 0) as blocked, coalesce(sums.gross, 0) as gross, coalesce(sums.net, 0) as net,
         coalesce(sums.employer_cost, 0) as employer_cost,
         case when work.run_id is not null then jsonb_build_object(
           'step', work.step, 'state', work.state, 'people', work.people, 'done', work.done, 'problem', work.problem) end as work
    from pay_runs run
    join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id
    left join pay_run_sums sums on sums.company_id = run.company_id and sums.run_id = run.id
    left join pay_run_work work on work.company_id = run.company_id and work.run_id = run.id`

/** As many as a board shows. */
const MOST_RUNS = 200

export const listRuns = (db: Db, companyId: string) =>
  db.many(
    sql<RunRow>`${runs} where run.company_id = ${companyId} and run.state <> 'void' order by run.pay_day desc, run.id limit ${MOST_RUNS}`,
  )

export const findRun = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<RunRow>`${runs} where run.company_id = ${companyId} and run.id = ${id}`)

/** Runs by the day they are paid on, the earliest first: what is found of them is told in this order each time. */
export const runsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    sql<RunRow>`${runs} where run.company_id = ${companyId} and run.id = any(${[...ids]}::uuid[]) order by run.pay_day, run.id`,
  )

/** Held until the transaction ends: two who change a run do it one after the other. */
export const lockRun = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ id: string; version: number; state: RunState }>`
      select id, version, state from pay_runs where company_id = ${companyId} and id = ${id} for update`,
  )

/** Runs of the groups of one legal entity are locked one after the other: what one took is seen by the next, and nobody moves between them meanwhile. */
export const lockGroup = (db: Db, companyId: string, groupId: string) =>
  db.run(sql`
    select 1 from pay_groups where company_id = ${companyId} and id in ${besideGroup(companyId, groupId)} order by id for update`)

type Moved = { id: string; state: RunState; by: string; at: string }

export const moveRun = (db: Db, companyId: string, { id, state, by, at }: Moved) =>
  db.run(sql`
    update pay_runs set state = ${state}, version = version + 1,
           locked_at = case when ${state} = 'locked' then ${at}::timestamptz else locked_at end,
           locked_by = case when ${state} = 'locked' then ${by}::uuid else locked_by end
     where company_id = ${companyId} and id = ${id}`)

/** Who reckoned a run, and when: an approver who sends it back has not. */
export const noteReckoned = (
  db: Db,
  companyId: string,
  { id, by, at, facts, engine }: Omit<Moved, 'state'> & { facts: FactsRead; engine: string },
) =>
  db.run(sql`
    update pay_runs set known_at = ${at}, calculated_by = ${by}, facts_at = ${facts.at}::timestamptz, facts_in = ${facts.in}, engine = ${engine}
     where company_id = ${companyId} and id = ${id}`)

/** When facts were read, and the transactions that were seen: read before any of them. */
export type FactsRead = { at: string; in: string }

export const factsNow = (db: Db) =>
  db.one(sql<FactsRead>`select clock_timestamp()::text as at, pg_current_snapshot()::text as "in"`)

/** Nothing that was reckoned before counts any more: the run is reckoned part by part. */
export const beginAnew = (db: Db, companyId: string, id: string) =>
  db.run(sql`
    update pay_runs set state = 'draft', facts_in = null, version = version + 1 where company_id = ${companyId} and id = ${id}`)

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

const own = { by: sql.ref('person.employment_id'), type: 'uuid' } as const

/** People of a run stand by their names, as they were when it was reckoned. */
export const PEOPLE_ORDERS = bothWays('name', { by: sql.ref('person.sort_name'), type: 'code' }, own)

export type PeopleFilter = { state?: string | null; search?: string | null; employmentId?: string | null }

const peopleWhere = (companyId: string, runId: string, filter: PeopleFilter) => sql`
  person.company_id = ${companyId} and person.run_id = ${runId}
  and ${filterConditions(filter, {
    state: (state) => sql`person.state = ${state}`,
    search: (text) => {
      const begins = text.toLowerCase()
      return sql`person.sort_name >= ${begins} and person.sort_name < ${`${begins}\u{10ffff}`}`
    },
    employmentId: (id) => sql`person.employment_id = ${id}::uuid`,
  })}`

/**
 * A part of the people of a run with the net of the last locked regular run within the thirteen months before its pay day. The last nets are read in
 * one go: asked of each person by itself it took twice as long where the tables are new.
 */
export const listPeople = (db: Db, companyId: string, q: { runId: string; filter: PeopleFilter; part: ListPart }) =>
  db.many(sql<RunPersonRow & { place: (string | null)[] }>`
    with shown as materialized (
      select person.*, ${q.part.key} as place from pay_run_people person
       where ${peopleWhere(companyId, q.runId, q.filter)} and ${q.part.after} ${q.part.end}),
    before as materialized (
      select distinct on (person.employment_id) person.employment_id, person.net
        from pay_runs run
        join pay_runs earlier on earlier.company_id = run.company_id and earlier.state = 'locked' and earlier.kind = 'regular'
             and earlier.pay_day < run.pay_day and earlier.pay_day >= run.pay_day - interval '13 months'
        join pay_run_people person on person.company_id = earlier.company_id and person.run_id = earlier.id and person.state <> 'excluded'
             and person.employment_id in (select employment_id from shown)
       where run.company_id = ${companyId} and run.id = ${q.runId}
       order by person.employment_id, earlier.pay_day desc)
    select person.employment_id, employee.id as employee_id, employee.full_name as name, employment.number, person.state, person.reason,
           person.gates, person.gross, person.net, person.employer_cost, person.set_by, before.net as last_net, person.place
      from shown person
      join employments employment on employment.company_id = ${companyId} and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join before on before.employment_id = person.employment_id
     ${q.part.orderBy}`)

export const countPeople = async (db: Db, companyId: string, q: { runId: string; filter: PeopleFilter }) =>
  (await db.one(countUpTo(sql`from pay_run_people person where ${peopleWhere(companyId, q.runId, q.filter)}`))).n

/** Everybody of a run, or one of them. */
export const peopleOfRun = (db: Db, companyId: string, q: { runId: string; employmentId?: string }) =>
  listPeople(db, companyId, {
    runId: q.runId,
    filter: { employmentId: q.employmentId ?? null },
    part: listWindow(PEOPLE_ORDERS, { sort: 'name', pageSize: MOST_PEOPLE }),
  })

/** More than any run has. */
const MOST_PEOPLE = 10_000_000

export type ApprovedPeople = { paid: string; set_by: string[] }

/** Who of a run is paid what, as a fingerprint, and who set somebody of it apart. */
export const approvedPeople = (db: Db, companyId: string, runId: string) =>
  db.one(sql<ApprovedPeople>`
    select encode(sha256(convert_to(coalesce(string_agg(employment_id::text || ' ' || state || ' ' || net, ',' order by employment_id), ''), 'utf8')), 'hex') as paid,
           coalesce(array_agg(distinct set_by::text) filter (where set_by is not null), '{}') as set_by
      from pay_run_people where company_id = ${companyId} and run_id = ${runId}`)

/** Who is paid by a locked run and not held. */
export const employeesLocked = async (db: Db, companyId: string, runId: string): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      select distinct employment.employee_id as id from pay_run_people person
        join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
       where person.company_id = ${companyId} and person.run_id = ${runId} and person.state = 'locked'`)
  ).map(({ id }) => id)

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
  sortName: string
  state: 'ok' | 'blocked' | 'held'
  /** Why it is held. */
  reason: string | null
  /** As JSON, as what comes below is: of a thousand people their text alone is in memory until it is sent. */
  gates: string
  gross: number
  net: number
  employerCost: number
  digest: string
  result: string
  /** What locking them writes beside their lines; null: nothing is locked from it. */
  locks: string | null
}

/** Whose figures of a run are meant: those named, those between two ids with the last one, or everybody. */
export type Part = { ids: readonly string[] } | { after: string | null; until: string | null }

export const isOfPart = (part: Part, column: RawBuilder<unknown>): RawBuilder<boolean> => {
  if ('ids' in part) return sql<boolean>`${column} = any(${[...part.ids]}::uuid[])`
  const after = part.after === null ? sql`true` : sql`${column} > ${part.after}::uuid`
  const until = part.until === null ? sql`true` : sql`${column} <= ${part.until}::uuid`
  return sql<boolean>`(${after} and ${until})`
}

export const EVERYBODY: Part = { after: null, until: null }

/** So many drafts in one statement: the text of all of thousands is never in memory at once, and few statements are prepared. */
const DRAFTS_AT_ONCE = [200, 20, 1] as const

type Saved = {
  runId: string
  people: readonly SavedPerson[]
  part?: Part
  /** Done when the people are there and before their drafts, each of which finds one of them. */
  between?: () => Promise<void>
}

/**
 * Replaces the figures of a part of the people of a run; who is left out or held by somebody stays so, and so does who was let go. Whoever of the part
 * is not among them goes with their draft.
 */
export const savePeople = async (
  db: Db,
  companyId: string,
  { runId, people, part = EVERYBODY, between }: Saved,
): Promise<void> => {
  const of = <T>(value: (person: SavedPerson) => T): T[] => people.map(value)
  const ids = of(({ employmentId }) => employmentId)
  await db.run(sql`
    delete from pay_run_people person where person.company_id = ${companyId} and person.run_id = ${runId}
       and ${isOfPart(part, sql`person.employment_id`)} and person.employment_id <> all(${ids}::uuid[])`)
  await db.run(sql`
    insert into pay_run_people (company_id, run_id, employment_id, state, reason, gates, gross, net, employer_cost, digest, sort_name)
    select ${companyId}, ${runId}, one.*
      from unnest(${ids}::uuid[], ${of(({ state }) => state)}::text[], ${of(({ reason }) => reason)}::text[],
                  ${of(({ gates }) => gates)}::jsonb[], ${of(({ gross }) => gross)}::bigint[], ${of(({ net }) => net)}::bigint[],
                  ${of(({ employerCost }) => employerCost)}::bigint[], ${of(({ digest }) => digest)}::text[], ${of(({ sortName }) => sortName)}::text[]) one
    on conflict (company_id, run_id, employment_id) do update set gates = excluded.gates, gross = excluded.gross, net = excluded.net,
       employer_cost = excluded.employer_cost, digest = excluded.digest, sort_name = excluded.sort_name,
       (state, reason) = (
         select case when kept.here then pay_run_people.state else excluded.state end, case when kept.here then pay_run_people.reason else excluded.reason end
           from (select pay_run_people.gates @> '[{"holds": true}]') law(held),
                lateral (select pay_run_people.state = 'excluded' or (excluded.state <> 'blocked'
                           and ((pay_run_people.state = 'held' and (not law.held or pay_run_people.set_by is not null))
                             or (pay_run_people.state = 'ok' and law.held and pay_run_people.set_by is not null)))) kept(here))`)
  await between?.()
  let at = 0
  for (const size of DRAFTS_AT_ONCE)
    for (; at + size <= people.length; at += size) {
      const rows = people
        .slice(at, at + size)
        .map(({ employmentId, result, locks }) => sql`(${employmentId}::uuid, ${result}::jsonb, ${locks}::jsonb)`)
      await db.run(sql`
        insert into pay_drafts (company_id, run_id, employment_id, result, locks)
        select ${companyId}::uuid, ${runId}::uuid, one.* from (values ${sql.join(rows)}) one
        on conflict (company_id, run_id, employment_id) do update set result = excluded.result, locks = excluded.locks`)
    }
}

export const draftsOf = <Result>(db: Db, companyId: string, q: { runId: string; employmentId?: string }) =>
  db.many(sql<{ employment_id: string; result: Result }>`
    select employment_id, result from pay_drafts where company_id = ${companyId} and run_id = ${q.runId}
       and (${q.employmentId ?? null}::uuid is null or employment_id = ${q.employmentId ?? null}::uuid)
     order by employment_id`)

/** The last locked regular run of somebody before a day. */
export const runBefore = (db: Db, companyId: string, q: { employmentId: string; payDay: Day }) =>
  db.maybe(sql<{ id: string }>`
    select run.id from pay_runs run
      join pay_run_people person on person.company_id = run.company_id and person.run_id = run.id
     where run.company_id = ${companyId} and person.employment_id = ${q.employmentId} and run.state = 'locked' and run.kind = 'regular'
       and person.state in ('locked', 'held') and run.pay_day < ${q.payDay}
     order by run.pay_day desc limit 1`)
