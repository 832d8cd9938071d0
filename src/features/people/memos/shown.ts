import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { maySee } from './policy.ts'
import * as query from './queries.ts'
import type { Ack, Kind, State, Texts } from './rules.ts'

export const NONE: contract.Counts = {
  people: 0,
  delivered: 0,
  opened: 0,
  acknowledged: 0,
  declined: 0,
  exempt: 0,
  bounced: 0,
  pending: 0,
  overdue: 0,
}

/** The day at the company’s place. */
export const todayOf = async (ctx: Context): Promise<string> => {
  const { country } = await query.companyOf(ctx.db, ctx.actor.companyId)
  return dayIn(ctx.countries.get(country).zone, ctx.now())
}

export const rowOf = (m: query.StoredMemo, counts: contract.Counts | undefined): contract.MemoRow => {
  const texts = m.texts
  return {
    id: m.id,
    kind: m.kind as Kind,
    state: m.state as State,
    title: texts[m.main_language as keyof Texts]?.title ?? Object.values(texts)[0]?.title ?? '',
    ack: m.ack as Ack,
    gate: m.gate,
    dueOn: m.due_on,
    publishAt: m.publish_at,
    sentAt: m.sent_at,
    updatedAt: m.updated_at,
    version: m.version,
    counts: counts ?? NONE,
  }
}

/** A memo of the company that this person may know of; whoever may not gets the 404 of one that is not there. */
export const getMemo = async (ctx: Context, id: string, current = false): Promise<query.StoredMemo> => {
  const memo = await (current ? query.lockMemo : query.findMemo)(ctx.db, ctx.actor.companyId, id)
  if (!memo || !maySee(ctx.actor, memo.kind as Kind)) throw notFound('Memo')
  return memo
}

export const memoOf = async (ctx: Context, id: string): Promise<{ memo: contract.Memo }> => {
  const { companyId } = ctx.actor
  const m = await getMemo(ctx, id)
  const [counts] = await query.listReceiptCounts(ctx.db, companyId, [id], await todayOf(ctx))
  const versions = await query.versionsOf(ctx.db, companyId, id)
  const files = await query.filesOf(ctx.db, companyId, id)
  return {
    memo: {
      ...rowOf(m, counts),
      mainLanguage: m.main_language as keyof Texts,
      texts: m.texts,
      audience: m.audience,
      joiners: m.joiners,
      reason: m.reason,
      revision: m.revision,
      createdBy: await query.emailOf(ctx.db, m.created_by),
      files: files.map(({ storage_key: _, ...f }) => f),
      versions: versions.map((v) => ({
        number: v.number,
        at: v.at,
        by: v.by,
        hash: v.hash,
        note: v.note,
        texts: v.texts,
        files: v.files,
        people: v.people,
        acknowledged: v.acknowledged,
      })),
    },
  }
}
