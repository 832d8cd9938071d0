import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { ApprovalInstances, ApprovalSteps } from '../../../server/tables.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Approver } from './route.rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'approval_instances.content': PolicyContent
    'approval_policy_versions.content': PolicyContent
    'approval_steps.approvers': Approver[]
  }
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** Everybody with an account on the company's dashboard, those whose account is closed as well: decisions of theirs stay theirs. */
/** How many of the last requests are looked through for whose they are. */
const ASKED_LATELY = 3000

/**
 * Accounts of the dashboard, and those of the portal that approvals are about: of managers, of whoever asked lately and of whoever was asked.
 * A company has many more people than these.
 */
export const listAccounts = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'language', 'role', 'portal', 'disabled_at'])
      .where('company_id', '=', companyId)
      .where(sql<boolean>`(portal = 'company'
        or users.id in (select lately.asked_by from (select asked_by from approval_instances
             where company_id = ${companyId} order by asked_at desc limit ${sql.lit(ASKED_LATELY)}) lately)
        or users.employee_id in (select above.employee_id from reporting_lines line
             join employments above on above.company_id = line.company_id and above.id = line.manager_employment_id
            where line.company_id = ${companyId}))`)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id'),
  )
export type Account = Awaited<ReturnType<typeof listAccounts>>[number]

const instances = (companyId: string) =>
  k.selectFrom('approval_instances').selectAll().where('company_id', '=', companyId)

/** The newest request about each of some subjects. */
export const newestInstances = (db: Db, companyId: string, kind: string, subjects: readonly string[]) =>
  db.many(
    instances(companyId)
      .distinctOn('subject_id')
      .where('kind', '=', kind)
      .where('subject_id', '=', anyOf(subjects))
      .orderBy('subject_id')
      .orderBy(sql`state = 'pending'`, 'desc')
      .orderBy('asked_at', 'desc')
      .orderBy('id'),
  )
export type StoredInstance = Awaited<ReturnType<typeof newestInstances>>[number]

/** What waits, the oldest first. So many are looked through at a time. */
export const listPendingInstances = (db: Db, companyId: string, kind: string | null = null) =>
  db.many(
    instances(companyId)
      .where('state', '=', 'pending')
      .$if(kind !== null, (q) => q.where('kind', '=', kind as string))
      .orderBy('asked_at')
      .orderBy('id')
      .limit(2000),
  )

export const listInstancesAskedBy = (db: Db, companyId: string, userId: string, limit: number) =>
  db.many(instances(companyId).where('asked_by', '=', userId).orderBy('asked_at', 'desc').orderBy('id').limit(limit))

export const listDecidedInstances = (db: Db, companyId: string, kinds: readonly string[], limit: number) =>
  db.many(
    instances(companyId)
      .where('state', '<>', 'pending')
      .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
      .orderBy(sql`coalesce(decided_at, asked_at)`, 'desc')
      .orderBy('id')
      .limit(limit),
  )

export const findInstance = (db: Db, companyId: string, id: string) =>
  db.maybe(instances(companyId).where('id', '=', id))

/** The pending request about something, held until the end of the transaction: two words are taken one after the other. */
export const lockPending = (db: Db, companyId: string, kind: string, subjectId: string) =>
  db.maybe(
    instances(companyId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'pending')
      .forUpdate(),
  )

export const insertInstance = (
  db: Db,
  {
    facts,
    content,
    ...values
  }: Omit<Insertable<ApprovalInstances>, 'facts' | 'content'> & { facts: unknown; content: unknown },
) =>
  db.one(
    k
      .insertInto('approval_instances')
      .values({ ...values, facts: jsonb(facts), content: jsonb(content) })
      .returningAll(),
  )

export const updateInstance = (db: Db, companyId: string, id: string, values: Updateable<ApprovalInstances>) =>
  db.run(k.updateTable('approval_instances').set(values).where('company_id', '=', companyId).where('id', '=', id))

export const stepsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('approval_steps')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('instance_id', '=', anyOf(ids))
      .orderBy('step'),
  )
export type StoredStep = Awaited<ReturnType<typeof stepsOf>>[number]

export const saveStep = (
  db: Db,
  { approvers, ...values }: Omit<Insertable<ApprovalSteps>, 'approvers'> & { approvers: readonly Approver[] },
) => {
  const row = { ...values, approvers: jsonb(approvers) }
  return db.run(
    k
      .insertInto('approval_steps')
      .values(row)
      .onConflict((c) => c.columns(['company_id', 'instance_id', 'step']).doUpdateSet(row)),
  )
}

export const updateStep = (
  db: Db,
  companyId: string,
  { instance, step }: { instance: string; step: number },
  values: Updateable<ApprovalSteps>,
) =>
  db.run(
    k
      .updateTable('approval_steps')
      .set(values)
      .where('company_id', '=', companyId)
      .where('instance_id', '=', instance)
      .where('step', '=', step),
  )

export const insertDecision = (
  db: Db,
  companyId: string,
  d: {
    instance: string
    step: number
    by: string
    onBehalfOf: string | null
    verdict: string
    reason: string | null
    hash: string
    shown: unknown
    at: string
  },
) =>
  db.run(
    k.insertInto('approval_decisions').values({
      company_id: companyId,
      instance_id: d.instance,
      step: d.step,
      by_user: d.by,
      on_behalf_of: d.onBehalfOf,
      verdict: d.verdict,
      reason: d.reason,
      subject_hash: d.hash,
      shown: jsonb(d.shown),
      at: d.at,
    }),
  )

export const decisionsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('approval_decisions')
      .select(['instance_id', 'id', 'step', 'by_user', 'on_behalf_of', 'verdict', 'reason', 'subject_hash', 'at'])
      .where('company_id', '=', companyId)
      .where('instance_id', '=', anyOf(ids))
      .orderBy('id'),
  )
export type Decision = Awaited<ReturnType<typeof decisionsOf>>[number]

export const insertEvent = (
  db: Db,
  companyId: string,
  e: { instance: string; event: string; by: string | null; at: string; detail?: unknown },
) =>
  db.run(
    k.insertInto('approval_events').values({
      company_id: companyId,
      instance_id: e.instance,
      event: e.event,
      by_user: e.by,
      at: e.at,
      detail: jsonb(e.detail ?? {}),
    }),
  )

type HistoryRow = { subject_id: string; what: string; by_user: string | null; note: string | null; at: string }

/** Everything that was asked and answered about some subjects, in the order it happened. */
export const historyOf = (db: Db, companyId: string, kind: string, subjects: readonly string[]) =>
  db.many<HistoryRow>(sql`
    select subject_id, what, by_user, note, at from (
      select instance.subject_id, event.event as what, event.by_user, null as note, event.at, event.id, 0 as rank
        from approval_events event
        join approval_instances instance on instance.company_id = event.company_id and instance.id = event.instance_id
       where event.company_id = ${companyId} and instance.kind = ${kind} and instance.subject_id = ${anyOf(subjects)}
         and event.event in ('asked', 'withdrawn', 'lapsed')
      union all
      select instance.subject_id, decision.verdict, decision.by_user, decision.reason, decision.at, decision.id, 1
        from approval_decisions decision
        join approval_instances instance on instance.company_id = decision.company_id and instance.id = decision.instance_id
       where decision.company_id = ${companyId} and instance.kind = ${kind} and instance.subject_id = ${anyOf(subjects)}) happened
     order by at, rank, id`)

export const eventsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('approval_events')
      .select(['event', 'by_user', 'detail', 'at', 'id'])
      .where('company_id', '=', companyId)
      .where('instance_id', '=', id)
      .orderBy('id'),
  )

/* Delegations */

export const delegationsOn = (db: Db, companyId: string, day: Day) =>
  db.many(
    k
      .selectFrom('delegations')
      .select(['from_user', 'to_user', 'kinds'])
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .where('from_day', '<=', day)
      .where('until_day', '>=', day)
      .orderBy('created_at'),
  )

export const listDelegations = (db: Db, companyId: string, until: Day) =>
  db.many(
    k
      .selectFrom('delegations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .where('until_day', '>=', until)
      .orderBy('from_day')
      .orderBy('id'),
  )

/** Delegations are written one after the other: no circle is closed from two sides. */
export const lockDelegations = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`delegations ${companyId}`}, 0))`)

export const insertDelegation = (
  db: Db,
  companyId: string,
  d: { from: string; to: string; kinds: readonly string[]; fromDay: Day; untilDay: Day; origin?: 'manual' | 'leave' },
) =>
  db.one(
    k
      .insertInto('delegations')
      .values({
        company_id: companyId,
        from_user: d.from,
        to_user: d.to,
        kinds: [...d.kinds],
        from_day: d.fromDay,
        until_day: d.untilDay,
        origin: d.origin ?? 'manual',
      })
      .returning('id'),
  )

export const endDelegation = (db: Db, companyId: string, id: string, at: string) =>
  db.run(
    k
      .updateTable('delegations')
      .set({ ended_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('ended_at', 'is', null),
  )

export const narrowDelegation = (db: Db, companyId: string, id: string, span: { fromDay: Day; untilDay: Day }) =>
  db.run(sql`
    update delegations set from_day = ${span.fromDay}, until_day = ${span.untilDay}
     where company_id = ${companyId} and id = ${id} and ended_at is null`)

/* Policies */

export const listPolicies = (db: Db, companyId: string) =>
  db.many<{
    id: string
    kind: string
    version: number
    content: PolicyContent | null
    at: string | null
    by_user: string | null
  }>(sql`
    select policy.id, policy.kind, policy.version, said.content, said.at, said.by_user
      from approval_policies policy
      left join approval_policy_versions said
        on said.company_id = policy.company_id and said.policy_id = policy.id and said.version = policy.version
     where policy.company_id = ${companyId}`)

export const addPolicyVersion = async (
  db: Db,
  companyId: string,
  { kind, content, by, at }: { kind: string; content: PolicyContent | null; by: string | null; at: string },
) => {
  const policy = await db.one(
    k
      .insertInto('approval_policies')
      .values({ company_id: companyId, kind, version: 1 })
      .onConflict((c) => c.columns(['company_id', 'kind']).doUpdateSet({ version: sql`approval_policies.version + 1` }))
      .returning(['id', 'version']),
  )
  await db.run(
    k.insertInto('approval_policy_versions').values({
      company_id: companyId,
      policy_id: policy.id,
      version: policy.version,
      content: content === null ? null : jsonb(content),
      by_user: by,
      at,
    }),
  )
}

/* Controls */

export const findWaitingControl = (db: Db, companyId: string, control: string) =>
  db.maybe(
    k
      .selectFrom('control_changes')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('control', '=', control)
      .where('state', '=', 'waiting'),
  )

export const controlsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(k.selectFrom('control_changes').selectAll().where('company_id', '=', companyId).where('id', '=', anyOf(ids)))

export const insertControl = (
  db: Db,
  companyId: string,
  c: { control: string; before: unknown; after: unknown; by: string; at: string },
) =>
  db.one(
    k
      .insertInto('control_changes')
      .values({
        company_id: companyId,
        control: c.control,
        before: jsonb(c.before),
        after: jsonb(c.after),
        asked_by: c.by,
        asked_at: c.at,
      })
      .returningAll(),
  )

export const endControl = (db: Db, companyId: string, id: string, state: 'done' | 'refused' | 'withdrawn') =>
  db.run(k.updateTable('control_changes').set({ state }).where('company_id', '=', companyId).where('id', '=', id))

/** Where the company is: its working days are counted with. */
export const countryOf = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country

/* Timetable */

export const companiesWithPending = (db: Db) =>
  db.many<{ company_id: string }>(sql`select distinct company_id from approval_instances where state = 'pending'`)

/* One of several words in a transaction: what it wrote is taken back alone when it is refused. */

export const beginWord = (db: Db) => db.run(sql`savepoint word`)
export const keepWord = (db: Db) => db.run(sql`release savepoint word`)
export const dropWord = (db: Db) => db.run(sql`rollback to savepoint word`)

export const companyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name
