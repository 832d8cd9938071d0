import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** What is kept of each: a question and an answer are `text`; what was handed on has `from`, `to` and `reason`. */
type TalkDetail = { text?: string; from?: string; to?: string; reason?: string | null }

/** What was handed from one to another, asked back and answered, of some requests, in the order it happened. */
export const talkOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('approval_events')
      .select(['instance_id', 'event', 'by_user', 'at', 'id', sql<TalkDetail>`detail`.as('detail')])
      .where('company_id', '=', companyId)
      .where('instance_id', '=', anyOf(ids))
      .where('event', 'in', ['reassigned', 'question', 'answer'])
      .orderBy('id'),
  )
export type Talk = Awaited<ReturnType<typeof talkOf>>[number]

/** Sets a request aside for somebody until a day, or takes it up again. */
export const setAside = async (
  db: Db,
  companyId: string,
  { instanceId, userId, until }: { instanceId: string; userId: string; until: Day | null },
) => {
  await db.run(
    k
      .deleteFrom('approvals_set_aside')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('instance_id', '=', instanceId),
  )
  if (until === null) return
  const row = { company_id: companyId, instance_id: instanceId, user_id: userId, until_day: until }
  await db.run(k.insertInto('approvals_set_aside').values(row))
}

/** What somebody has set aside: request → the day it comes back. */
export const setAsideBy = async (db: Db, companyId: string, userId: string, ids: readonly string[]) =>
  new Map(
    (
      await db.many(
        k
          .selectFrom('approvals_set_aside')
          .select(['instance_id', 'until_day'])
          .where('company_id', '=', companyId)
          .where('user_id', '=', userId)
          .where('instance_id', '=', anyOf(ids)),
      )
    ).map((row) => [row.instance_id, row.until_day] as const),
  )

/** What somebody of the portal was asked and has answered: they have no kinds of their own to look through. */
export const listInstancesDecidedBy = (db: Db, companyId: string, userId: string, limit: number) =>
  db.many(
    k
      .selectFrom('approval_instances')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('state', '<>', 'pending')
      .where('id', 'in', (q) =>
        q
          .selectFrom('approval_decisions')
          .select('instance_id')
          .where('company_id', '=', companyId)
          .where('by_user', '=', userId),
      )
      .orderBy(sql`coalesce(decided_at, asked_at)`, 'desc')
      .orderBy('id')
      .limit(limit),
  )
