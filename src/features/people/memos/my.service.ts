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
import type { MemoFile } from './shown.ts'

export const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Memo')
  return ctx.actor.employeeId
}

export const standsOf = (m: query.Mine, today: string): contract.MyMemo => {
  const kind = m.kind as rules.Kind
  const memo = { state: m.state as rules.State, ack: m.ack as rules.Ack }
  const state = rules.myState(memo, { ...m, bounced: false })
  const personal = rules.isPersonal(kind)
  const titles = rules
    .wordsIn(m.texts as rules.Texts)
    .map(([language, { title }]) => [language, rules.fill(title, m.gaps as rules.Filled, language)])
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
  const { full_name, country, company } = await query.person(ctx.db, ctx.actor.companyId, ownId(ctx))
  return { name: full_name, company, today: dayIn(ctx.countries.get(country).zone, ctx.now()) }
}

export const list = async (ctx: Context): Promise<Output<typeof contract.listMine>> => {
  const { companyId, employeeId } = ctx.actor
  if (!employeeId) return { hasInbox: false, memos: [], counts: { action: 0, unread: 0, all: 0 } }
  const { today } = await placeOf(ctx)
  const memos = (await query.everything(ctx.db, companyId, employeeId)).map((m) => standsOf(m, today))
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

export const mine = async (ctx: Context, id: string) => {
  const found = await query.one(ctx.db, ctx.actor.companyId, ownId(ctx), id)
  if (!found) throw notFound('Memo')
  return found
}

export const isLocked = (ctx: Context, m: query.Mine): boolean =>
  rules.isPersonal(m.kind as rules.Kind) && m.unlocked_session !== ctx.actor.sessionId

export const refuseLocked = (ctx: Context, m: query.Mine) => {
  if (isLocked(ctx, m)) throw new Refusal('CONFLICT', 'This memo is for you alone. Open it with your password first.')
}

export const filled = (m: query.Mine): rules.Texts =>
  Object.fromEntries(
    rules.wordsIn(m.texts as rules.Texts).map(([language, { title, body }]) => {
      const gaps = m.gaps as rules.Filled
      return [language, { title: rules.fill(title, gaps, language), body: rules.fill(body, gaps, language) }]
    }),
  )

const shown = async (ctx: Context, id: string): Promise<{ memo: contract.MyMemoDetail }> => {
  const m = await mine(ctx, id)
  const { name, company, today } = await placeOf(ctx)
  const { companyId } = ctx.actor
  // A recalled memo says that it was recalled, and nothing else any more.
  const isClosedUp = isLocked(ctx, m)
  const hidden = isClosedUp || m.state === 'recalled'
  const personal = rules.isPersonal(m.kind as rules.Kind)
  const texts = hidden ? {} : filled(m)
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
      files: hidden ? [] : (m.files as MemoFile[]).map((f) => ({ id: f.id, name: f.name, bytes: f.bytes })),
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
      history: (await query.history(ctx.db, companyId, ownId(ctx), id)).map((h) => ({
        version: h.version,
        sentAt: h.at,
        answer: h.acknowledged_at ? 'acknowledged' : h.declined_at ? 'declined' : null,
        answeredAt: h.acknowledged_at ?? h.declined_at,
      })),
    },
  }
}

const keyOf = (ctx: Context, m: query.Mine) => ({ memo_id: m.id, version: m.version, employee_id: ownId(ctx) })

const markOpened = async (ctx: Context, m: query.Mine, language: Language, unlocked: boolean) => {
  const at = ctx.now().toISOString()
  await receipts.setReceipt(ctx.db, ctx.actor.companyId, keyOf(ctx, m), {
    ...(m.opened_at ? {} : { opened_at: at, language }),
    ...(m.delivered_at ? {} : { delivered_at: at, channel: 'portal' }),
    ...(m.read_at ? {} : { read_at: at }),
    ...(unlocked ? { unlocked_session: ctx.actor.sessionId } : {}),
  })
}

export const open = async (ctx: Context, { id, language }: Parsed<typeof contract.openMine>) => {
  const m = await mine(ctx, id)
  if (m.state !== 'recalled' && !isLocked(ctx, m) && !m.opened_at) await markOpened(ctx, m, language, false)
  return shown(ctx, id)
}

/** The password again, for what is between the company and this person. Whose session lies open on a desk does not show it. */
export const unlock = async (ctx: OpenContext, { id, password, language }: Parsed<typeof contract.unlockMine>) => {
  await ownerOf(ctx, password)
  const { sessionId } = actorOf(ctx)
  const done = await ctx.doors.asSession(sessionId, async (db, session) => {
    if (!session.companyId) throw notFound('Memo')
    const entries: AuditEntry[] = []
    const actor = { ...session, companyId: session.companyId }
    const own: Context = { ...ctx, db, actor, audit: (entry) => entries.push(entry) }
    const m = await mine(own, id)
    await markOpened(own, m, language, true)
    own.audit({ action: 'memo.unlock', targetType: 'memo', targetId: id })
    const answer = await shown(own, id)
    await writeAudit(db, session, ctx.caller, entries)
    return answer
  })
  if (!done) throw tokenInvalid()
  return done
}

/** An answer is to the words that were read: another version than the one that counts is not answered by it. */
export const answer = async (ctx: Context, asked: Parsed<typeof contract.answerMine>) => {
  const { companyId } = ctx.actor
  const first = await mine(ctx, asked.id)
  await receipts.receiptHeld(ctx.db, companyId, first.id, first.version, ownId(ctx))
  const m = await mine(ctx, asked.id)
  if (m.state === 'recalled')
    throw new Refusal('CONFLICT', 'This memo was recalled. Nothing is wanted of you any more.')
  if (m.ack === 'none') throw new Refusal('CONFLICT', 'This memo asks for no answer.')
  if (asked.hash !== m.hash)
    throw new Refusal('CONFLICT', 'A newer version needs you. Open the memo again to read what has changed.')
  const acknowledges = asked.answer === 'acknowledge'
  // Twice the same, from a second device or because the first answer was lost on its way.
  if (acknowledges ? m.acknowledged_at : m.declined_at) return shown(ctx, asked.id)
  if (m.acknowledged_at) throw new Refusal('CONFLICT', 'You have acknowledged this version already.')
  refuseLocked(ctx, m)
  if (!m.opened_at) throw new Refusal('CONFLICT', 'Open the memo before you answer it.')
  const { name } = await placeOf(ctx)
  if (acknowledges && m.ack === 'sign' && !rules.isSignature(asked.signature ?? '', name))
    throw invalid({ signature: `Type your name as it stands on your record: ${name}` })
  if (!acknowledges && !asked.reason) throw invalid({ reason: 'Say why you decline. HR reads it.' })
  const at = rules.answeredAt(asked.at ?? null, m.opened_at, ctx.now())
  await receipts.setReceipt(ctx.db, companyId, keyOf(ctx, m), {
    acknowledged_at: acknowledges ? at : null,
    declined_at: acknowledges ? null : at,
    answer_received_at: ctx.now().toISOString(),
    answer_hash: m.hash,
    answer_address: ctx.caller.address,
    signature: acknowledges && m.ack === 'sign' ? asked.signature : null,
    reason: acknowledges ? null : asked.reason,
    seconds_open: asked.seconds,
    language: asked.language,
    remind: false,
  })
  ctx.audit({
    action: acknowledges ? 'memo.acknowledge' : 'memo.decline',
    targetType: 'memo',
    targetId: m.id,
    after: { version: m.version, hash: m.hash, at, signed: acknowledges && m.ack === 'sign' },
  })
  return shown(ctx, asked.id)
}

export const pin = async (ctx: Context, { id, pinned }: Parsed<typeof contract.markMine>) => {
  const m = await mine(ctx, id)
  await receipts.setReceipt(ctx.db, ctx.actor.companyId, keyOf(ctx, m), { pinned })
  return { pinned }
}

export const readAll = async (ctx: Context) => ({
  read: await query.readAll(ctx.db, ctx.actor.companyId, ownId(ctx), ctx.now().toISOString()),
})

export const reply = async (ctx: Context, { id, body }: Parsed<typeof contract.replyMine>) => {
  const m = await mine(ctx, id)
  if (!rules.isPersonal(m.kind as rules.Kind))
    throw new Refusal('CONFLICT', 'Only a warning or a letter can be replied to.')
  if (m.state === 'recalled')
    throw new Refusal('CONFLICT', 'This memo was recalled. Nothing is wanted of you any more.')
  refuseLocked(ctx, m)
  const key = { company_id: ctx.actor.companyId, memo_id: id, employee_id: ownId(ctx) }
  await receipts.insertReply(ctx.db, { ...key, by_kind: 'employee', by_user: ctx.actor.userId, body })
  ctx.audit({ action: 'memo.reply', targetType: 'memo', targetId: id })
  return shown(ctx, id)
}
