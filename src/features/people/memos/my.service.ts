import { writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, Context, OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import { tokenInvalid } from '../../../server/tokens.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Language } from '../../../shared/languages.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { ownerOf } from '../../platform/accounts/security.service.ts'
import type * as contract from './my.contract.ts'
import * as query from './my.queries.ts'
import * as receipts from './receipts.queries.ts'
import * as rules from './rules.ts'

export const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Memo')
  return ctx.actor.employeeId
}

/** How they answered a version of the memo; null while they have not. */
const answerTo = (version: { acknowledged_at: string | null; declined_at: string | null }) => {
  if (version.acknowledged_at) return 'acknowledged' as const
  return version.declined_at ? ('declined' as const) : null
}

export const standsOf = (m: query.MyMemoRow, today: string): contract.MyMemo => {
  const kind = m.kind as rules.Kind
  const memo = { state: m.state as rules.State, ack: m.ack as rules.Ack }
  const state = rules.myState(memo, { ...m, bounced: false })
  const personal = rules.isPersonal(kind)
  const titles = rules
    .wordsIn(m.texts)
    .map(([language, { title }]) => [language, rules.fillPlaceholders(title, m.gaps, language)])
  return {
    id: m.id,
    kind,
    state,
    ack: memo.ack,
    titles: personal ? {} : Object.fromEntries(titles),
    mainLanguage: m.main_language as Language,
    personal,
    gate: m.gate,
    pinned: m.pinned,
    dueOn: m.due_on,
    overdue: rules.isOverdue(m.due_on, today, state === 'to_do'),
    sentAt: m.sent_at,
    answeredAt: m.acknowledged_at ?? m.declined_at,
    isRead: m.opened_at !== null || m.read_at !== null,
    version: m.version,
    newer: m.newer && state === 'to_do',
  }
}

export const placeOf = async (ctx: Context) => {
  const { full_name, country, company } = await query.getEmployeeWithCompany(ctx.db, ctx.actor.companyId, ownId(ctx))
  return { name: full_name, company, today: dayIn(ctx.countries.get(country).zone, ctx.now()) }
}

export const listMyMemos = async (ctx: Context): Promise<Output<typeof contract.listMyMemos>> => {
  const { companyId, employeeId } = ctx.actor
  if (!employeeId) return { hasInbox: false, memos: [], counts: { action: 0, unread: 0, all: 0 } }
  const { today } = await placeOf(ctx)
  const memos = (await query.listMemosForEmployee(ctx.db, companyId, employeeId)).map((m) => standsOf(m, today))
  return {
    hasInbox: true,
    memos,
    counts: {
      action: memos.filter((m) => m.state === 'to_do').length,
      unread: memos.filter((m) => !m.isRead && m.state !== 'recalled').length,
      all: memos.length,
    },
  }
}

export const getMyMemo = async (ctx: Context, id: string) => {
  const found = await query.findMemoForEmployee(ctx.db, ctx.actor.companyId, ownId(ctx), id)
  if (!found) throw notFound('Memo')
  return found
}

export const isLocked = (ctx: Context, m: query.MyMemoRow): boolean =>
  rules.isPersonal(m.kind as rules.Kind) && m.unlocked_session !== ctx.actor.sessionId

export const refuseLocked = (ctx: Context, m: query.MyMemoRow) => {
  if (isLocked(ctx, m)) throw new Refusal('CONFLICT', 'This memo is for you alone. Open it with your password first.')
}

export const filledTexts = (m: query.MyMemoRow): rules.Texts =>
  Object.fromEntries(
    rules.wordsIn(m.texts).map(([language, { title, body }]) => {
      const gaps = m.gaps
      return [
        language,
        { title: rules.fillPlaceholders(title, gaps, language), body: rules.fillPlaceholders(body, gaps, language) },
      ]
    }),
  )

const readView = async (ctx: Context, id: string): Promise<{ memo: contract.MyMemoDetail }> => {
  const m = await getMyMemo(ctx, id)
  const { name, company, today } = await placeOf(ctx)
  const { companyId } = ctx.actor
  // A recalled memo says that it was recalled, and nothing else any more.
  const isClosedUp = isLocked(ctx, m)
  const hidden = isClosedUp || m.state === 'recalled'
  const personal = rules.isPersonal(m.kind as rules.Kind)
  const texts = hidden ? {} : filledTexts(m)
  const stands = standsOf(m, today)
  return {
    memo: {
      ...stands,
      ...(personal && !hidden
        ? { titles: Object.fromEntries(rules.wordsIn(texts).map(([language, words]) => [language, words.title])) }
        : {}),
      company,
      name,
      locked: isClosedUp && m.state !== 'recalled',
      texts,
      hash: m.hash,
      note: hidden ? null : m.note,
      reason: isClosedUp && m.state !== 'recalled' ? null : m.memo_reason,
      files: hidden ? [] : m.files.map((f) => ({ id: f.id, name: f.name, bytes: f.bytes })),
      // What they wrote themselves is as much between the two as the memo.
      answer:
        m.answer_received_at && !isClosedUp
          ? { signature: m.signature, reason: m.reason, receivedAt: m.answer_received_at }
          : null,
      tracked: {
        deliveredAt: m.delivered_at,
        openedAt: m.opened_at,
        language: m.language,
        seconds: m.seconds_open,
        reminders: m.reminders,
        exemptReason: isClosedUp ? null : m.exempt_reason,
      },
      replies: personal && !hidden ? await receipts.repliesOf(ctx.db, companyId, id, ownId(ctx)) : [],
      history: (await query.listVersionsForEmployee(ctx.db, companyId, ownId(ctx), id)).map((h) => ({
        version: h.version,
        sentAt: h.at,
        answer: answerTo(h),
        answeredAt: h.acknowledged_at ?? h.declined_at,
      })),
    },
  }
}

const keyOf = (ctx: Context, m: query.MyMemoRow) => ({ memo_id: m.id, version: m.version, employee_id: ownId(ctx) })

const markOpened = async (ctx: Context, m: query.MyMemoRow, language: Language, unlocked: boolean) => {
  const at = ctx.now().toISOString()
  await receipts.setReceipt(ctx.db, ctx.actor.companyId, keyOf(ctx, m), {
    ...(m.opened_at ? {} : { opened_at: at, language }),
    ...(m.delivered_at ? {} : { delivered_at: at, channel: 'portal' }),
    ...(m.read_at ? {} : { read_at: at }),
    ...(unlocked ? { unlocked_session: ctx.actor.sessionId } : {}),
  })
}

export const openMyMemo = async (ctx: Context, { id, language }: Parsed<typeof contract.openMyMemo>) => {
  const m = await getMyMemo(ctx, id)
  if (m.state !== 'recalled' && !isLocked(ctx, m) && !m.opened_at) await markOpened(ctx, m, language, false)
  return readView(ctx, id)
}

/** The password again, for what is between the company and this person. Whose session lies open on a desk does not show it. */
export const unlockMyMemo = async (
  ctx: OpenContext,
  { id, password, language }: Parsed<typeof contract.unlockMyMemo>,
) => {
  await ownerOf(ctx, password)
  const { sessionId } = actorOf(ctx)
  const done = await ctx.database.forSession(sessionId, async (db, session) => {
    if (!session.companyId) throw notFound('Memo')
    const entries: AuditEntry[] = []
    const actor = { ...session, companyId: session.companyId }
    const own: Context = { ...ctx, db, actor, audit: (entry) => entries.push(entry) }
    const m = await getMyMemo(own, id)
    await markOpened(own, m, language, true)
    own.audit({ action: 'memo.unlock', targetType: 'memo', targetId: id })
    const answer = await readView(own, id)
    await writeAudit(db, session, ctx.caller, entries)
    return answer
  })
  if (!done) throw tokenInvalid()
  return done
}

/** An answer is to the words that were read: another version than the one that counts is not answered by it. */
export const answerMyMemo = async (ctx: Context, input: Parsed<typeof contract.answerMyMemo>) => {
  const { companyId } = ctx.actor
  const first = await getMyMemo(ctx, input.id)
  await receipts.lockReceipt(ctx.db, companyId, first.id, { version: first.version, employeeId: ownId(ctx) })
  const m = await getMyMemo(ctx, input.id)
  if (m.state === 'recalled')
    throw new Refusal('CONFLICT', 'This memo was recalled. Nothing is wanted of you any more.')
  if (m.ack === 'none') throw new Refusal('CONFLICT', 'This memo asks for no answer.')
  if (input.hash !== m.hash)
    throw new Refusal('CONFLICT', 'A newer version needs you. Open the memo again to read what has changed.')
  const acknowledges = input.answer === 'acknowledge'
  // Twice the same, from a second device or because the first answer was lost on its way.
  if (acknowledges ? m.acknowledged_at : m.declined_at) return readView(ctx, input.id)
  if (m.acknowledged_at) throw new Refusal('CONFLICT', 'You have acknowledged this version already.')
  refuseLocked(ctx, m)
  if (!m.opened_at) throw new Refusal('CONFLICT', 'Open the memo before you answer it.')
  const { name } = await placeOf(ctx)
  if (acknowledges && m.ack === 'sign' && !rules.isSignature(input.signature ?? '', name))
    throw invalid({ signature: `Type your name as it stands on your record: ${name}` })
  if (!acknowledges && !input.reason) throw invalid({ reason: 'Say why you decline. HR reads it.' })
  const at = rules.answeredAt(input.at ?? null, m.opened_at, ctx.now())
  await receipts.setReceipt(ctx.db, companyId, keyOf(ctx, m), {
    acknowledged_at: acknowledges ? at : null,
    declined_at: acknowledges ? null : at,
    answer_received_at: ctx.now().toISOString(),
    answer_hash: m.hash,
    answer_address: ctx.caller.address,
    signature: acknowledges && m.ack === 'sign' ? input.signature : null,
    reason: acknowledges ? null : input.reason,
    seconds_open: input.seconds,
    language: input.language,
    remind: false,
  })
  ctx.audit({
    action: acknowledges ? 'memo.acknowledge' : 'memo.decline',
    targetType: 'memo',
    targetId: m.id,
    after: { version: m.version, hash: m.hash, at, signed: acknowledges && m.ack === 'sign' },
  })
  return readView(ctx, input.id)
}

export const pinMyMemo = async (ctx: Context, { id, pinned }: Parsed<typeof contract.pinMyMemo>) => {
  const m = await getMyMemo(ctx, id)
  await receipts.setReceipt(ctx.db, ctx.actor.companyId, keyOf(ctx, m), { pinned })
  return { pinned }
}

export const readAll = async (ctx: Context) => ({
  read: await query.readAll(ctx.db, ctx.actor.companyId, ownId(ctx), ctx.now().toISOString()),
})

export const replyToMyMemo = async (ctx: Context, { id, body }: Parsed<typeof contract.replyToMyMemo>) => {
  const m = await getMyMemo(ctx, id)
  if (!rules.isPersonal(m.kind as rules.Kind))
    throw new Refusal('CONFLICT', 'Only a warning or a letter can be replied to.')
  if (m.state === 'recalled')
    throw new Refusal('CONFLICT', 'This memo was recalled. Nothing is wanted of you any more.')
  refuseLocked(ctx, m)
  const key = { company_id: ctx.actor.companyId, memo_id: id, employee_id: ownId(ctx) }
  await receipts.insertReply(ctx.db, { ...key, by_kind: 'employee', by_user: ctx.actor.userId, body })
  ctx.audit({ action: 'memo.reply', targetType: 'memo', targetId: id })
  return readView(ctx, id)
}
