import type { Context } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { instantIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { canonicalTextOf, gapsOf, inLog, type Kind, type Texts } from './rules.ts'
import { givenTexts, lackSentence, refuseSent, refuseStale, refuseUnsendable, refuseWords } from './service.ts'
import { getMemo, memoOf, todayOf } from './shown.ts'

export const enqueueCompanyMemos = (db: Db, companyId: string) =>
  enqueueJob(db, 'company-memos', { companyId }, `memos ${companyId}`)

type Stamp = {
  companyId: string
  memo: query.StoredMemo
  number: number
  note: string | null
  by: string | null
  at: string
}

/** Writes a version down: its words, its files and the hash over both. */
const stamp = async (db: Db, { companyId, memo, number, note, by, at }: Stamp): Promise<string> => {
  const files = (await query.filesOf(db, companyId, memo.id)).map(({ storage_key: _, ...f }) => f)
  const texts = memo.texts
  const { kind, ack, main_language } = memo
  const hash = sha256(canonicalTextOf({ kind, ack, mainLanguage: main_language, texts, files })).toString('hex')
  await query.insertVersion(db, {
    company_id: companyId,
    memo_id: memo.id,
    number,
    kind,
    ack,
    main_language,
    hash,
    note,
    at,
    texts: JSON.stringify(texts),
    files: JSON.stringify(files),
    by_user: by,
  })
  return hash
}

/** The first version: the people are those of this moment, whoever joins or leaves the department afterwards. */
export const publishMemo = async (
  db: Db,
  {
    companyId,
    memo,
    day,
    at,
    by,
  }: { companyId: string; memo: query.StoredMemo; day: string; at: string; by: string | null },
) => {
  const hash = await stamp(db, { companyId, memo, number: 1, note: null, by, at })
  const { name } = await query.companyOf(db, companyId)
  const audience = memo.audience
  const people = await query.insertReceipts(db, { companyId, id: memo.id, version: 1, company: name, day, audience })
  await query.updateMemo(db, companyId, memo.id, {
    state: 'sent',
    version: 1,
    sent_at: at,
    publish_at: null,
    waiting: true,
  })
  await enqueueCompanyMemos(db, companyId)
  return { hash, people }
}

export const sendMemo = async (ctx: Context, { id, revision, publishAt }: Parsed<typeof contract.sendMemo>) => {
  const { companyId, userId } = ctx.actor
  const memo = await getMemo(ctx, id, true)
  // The same press twice: the second finds it sent.
  if (memo.state === 'sent' && memo.version === 1 && memo.revision === revision + 1) return memoOf(ctx, id)
  refuseSent(memo)
  refuseStale(memo, revision)
  const today = await todayOf(ctx)
  await refuseUnsendable(ctx, memo, today)
  if (publishAt !== null) {
    const { country } = await query.companyOf(ctx.db, companyId)
    const at = instantIn(ctx.countries.get(country).zone, publishAt)
    if (at === null) throw invalid({ publishAt: 'Time must be a day and a time such as 2026-12-01T09:00.' })
    if (at <= ctx.now().toISOString())
      throw invalid({ publishAt: 'This time is over. Choose a later one, or send it now.' })
    await query.updateMemo(ctx.db, companyId, id, { state: 'scheduled', publish_at: at })
    ctx.audit({ action: 'memo.schedule', targetType: 'memo', targetId: id, after: { publish_at: at } })
    return memoOf(ctx, id)
  }
  const at = ctx.now().toISOString()
  const { hash, people } = await publishMemo(ctx.db, { companyId, memo, day: today, at, by: userId })
  ctx.audit({ action: 'memo.send', targetType: 'memo', targetId: id, after: { version: 1, people, hash } })
  return memoOf(ctx, id)
}

/** A new version of what was sent: whoever had the old one gets it, and is asked again. */
export const supersedeMemo = async (ctx: Context, input: Parsed<typeof contract.supersedeMemo>) => {
  const { companyId, userId } = ctx.actor
  const memo = await getMemo(ctx, input.id, true)
  if (memo.state !== 'sent') throw new Refusal('CONFLICT', 'Only a memo that is sent can have a new version.')
  refuseStale(memo, input.revision)
  const texts = givenTexts(input.texts)
  refuseWords(input.mainLanguage, texts)
  const words = (mainLanguage: string, current: Texts) =>
    canonicalTextOf({ kind: '', ack: '', mainLanguage, texts: current, files: [] })
  if (words(input.mainLanguage, texts) === words(memo.main_language, memo.texts))
    throw invalid({ texts: 'Nothing is different from what was sent.' })
  for (const gap of gapsOf(texts)) {
    const lacking = await query.lackingIn(ctx.db, companyId, memo, gap)
    if (lacking.length > 0)
      throw invalid({
        texts: lackSentence(
          gap,
          lacking.map((p) => p.name),
          lacking.length,
        ),
      })
  }
  const number = memo.version + 1
  const at = ctx.now().toISOString()
  const changed = { ...memo, texts: texts as never, main_language: input.mainLanguage }
  const hash = await stamp(ctx.db, { companyId, memo: changed, number, note: input.note, by: userId, at })
  const people = await query.copyReceiptsToVersion(ctx.db, companyId, memo.id, { to: number, day: await todayOf(ctx) })
  const values = { texts: JSON.stringify(texts), main_language: input.mainLanguage, version: number, waiting: true }
  await query.updateMemo(ctx.db, companyId, memo.id, values)
  await enqueueCompanyMemos(ctx.db, companyId)
  ctx.audit({
    action: 'memo.supersede',
    targetType: 'memo',
    targetId: memo.id,
    after: { version: number, people, hash, note: inLog(memo.kind as Kind, input.note) },
  })
  return memoOf(ctx, memo.id)
}

/** From which states a memo can become each, and what the log calls it. */
const MOVES: Readonly<
  Record<Parsed<typeof contract.moveMemo>['to'], { from: readonly string[]; action: 'unschedule' | 'close' | 'recall' }>
> = {
  draft: { from: ['scheduled'], action: 'unschedule' },
  closed: { from: ['sent'], action: 'close' },
  recalled: { from: ['sent', 'closed'], action: 'recall' },
}

export const moveMemo = async (ctx: Context, { id, to, reason }: Parsed<typeof contract.moveMemo>) => {
  const memo = await getMemo(ctx, id, true)
  if (memo.state === to) return memoOf(ctx, id)
  const { from, action } = MOVES[to]
  if (!from.includes(memo.state))
    throw new Refusal(
      'CONFLICT',
      `A memo that is ${memo.state === 'draft' ? 'a draft' : memo.state} cannot become ${to === 'draft' ? 'a draft' : to}.`,
    )
  if (to === 'recalled' && !reason)
    throw invalid({ reason: 'Say why it is recalled. Everybody who got it reads this.' })
  const values =
    to === 'draft'
      ? { state: to, publish_at: null }
      : { state: to, reason, waiting: false, ended_at: ctx.now().toISOString() }
  await query.updateMemo(ctx.db, ctx.actor.companyId, id, values)
  ctx.audit({
    action: `memo.${action}`,
    targetType: 'memo',
    targetId: id,
    before: { state: memo.state },
    after: { state: to, reason: inLog(memo.kind as Kind, reason) },
  })
  return memoOf(ctx, id)
}

export const extendMemo = async (ctx: Context, { id, dueOn }: Parsed<typeof contract.extendMemo>) => {
  const memo = await getMemo(ctx, id, true)
  if (memo.state !== 'sent') throw new Refusal('CONFLICT', 'Only a memo that is sent has a due date to move.')
  if (dueOn < (await todayOf(ctx))) throw invalid({ dueOn: 'The due date is over.' })
  if (memo.due_on !== null && dueOn < memo.due_on)
    throw invalid({ dueOn: 'The due date can only be moved to a later day.' })
  await query.updateMemo(ctx.db, ctx.actor.companyId, id, { due_on: dueOn })
  ctx.audit({
    action: 'memo.extend',
    targetType: 'memo',
    targetId: id,
    before: { due_on: memo.due_on },
    after: { due_on: dueOn },
  })
  return memoOf(ctx, id)
}
