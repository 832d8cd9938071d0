import type { Context } from '../../../server/context.ts'
import { everyRow, listWindow, pageOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './follow.contract.ts'
import { registerCsv, registerPdf } from './paper.ts'
import * as query from './queries.ts'
import * as receipts from './receipts.queries.ts'
import { inLog, isPersonal, type Kind, REMIND_HOURS, type ReceiptState } from './rules.ts'
import { enqueueCompanyMemos } from './send.service.ts'
import { getMemo, todayOf } from './shown.ts'

const toView = (r: receipts.ReceiptFound): contract.ReceiptRow => ({
  employeeId: r.employee_id,
  name: r.full_name,
  number: r.employee_number,
  department: r.department,
  gone: r.gone,
  account: r.account,
  state: r.state as ReceiptState,
  pending: r.pending,
  overdue: r.overdue ?? false,
  channel: r.channel,
  deliveredAt: r.delivered_at,
  openedAt: r.opened_at,
  answeredAt: r.acknowledged_at ?? r.declined_at,
  receivedAt: r.answer_received_at,
  seconds: r.seconds_open,
  language: r.language,
  signature: r.signature,
  reason: r.reason ?? r.exempt_reason,
  reminders: r.reminders,
  remindedAt: r.reminded_at,
  replies: r.replies,
})

export const listReceipts = async (
  ctx: Context,
  { id, status, search, cursor, page, pageSize }: Parsed<typeof contract.listReceipts>,
): Promise<Output<typeof contract.listReceipts>> => {
  await getMemo(ctx, id)
  const input = { companyId: ctx.actor.companyId, id, today: await todayOf(ctx), status, search }
  const part = listWindow(receipts.RECEIPT_ORDERS, { sort: 'name', cursor, page, pageSize })
  const { rows, next } = pageOf(part, await receipts.listReceipts(ctx.db, input, part))
  return {
    receipts: rows.map(toView),
    total: await receipts.receiptsCount(ctx.db, input),
    next,
    page,
    pageSize,
  }
}

const sent = async (ctx: Context, id: string) => {
  const memo = await getMemo(ctx, id, true)
  if (memo.state !== 'sent') throw new Refusal('CONFLICT', 'This is for a memo that is sent and not closed.')
  return memo
}

export const remindMemo = async (ctx: Context, { id }: Parsed<typeof contract.remindMemo>) => {
  const { companyId } = ctx.actor
  await sent(ctx, id)
  const since = new Date(ctx.now().getTime() - REMIND_HOURS * 3_600_000).toISOString()
  const { reminded, pending } = await receipts.wantReminders(ctx.db, companyId, id, since)
  if (reminded > 0) {
    await query.updateMemo(ctx.db, companyId, id, { waiting: true })
    await enqueueCompanyMemos(ctx.db, companyId)
    ctx.audit({ action: 'memo.remind', targetType: 'memo', targetId: id, after: { people: reminded } })
  }
  return { reminded, skipped: pending - reminded }
}

export const exemptFromMemo = async (
  ctx: Context,
  { id, employeeId, reason }: Parsed<typeof contract.exemptFromMemo>,
) => {
  const { companyId, userId } = ctx.actor
  const memo = await sent(ctx, id)
  const receipt = await receipts.lockReceipt(ctx.db, companyId, id, { version: memo.version, employeeId })
  if (!receipt) throw notFound('Employee')
  if (receipt.exempt_at) return { exempt: true }
  if (receipt.acknowledged_at) throw new Refusal('CONFLICT', 'This person has answered already.')
  await receipts.setReceipt(ctx.db, companyId, receipt, {
    exempt_at: ctx.now().toISOString(),
    exempt_reason: reason,
    exempt_by: userId,
    remind: false,
  })
  const after = { employee: employeeId, reason: inLog(memo.kind as Kind, reason) }
  ctx.audit({ action: 'memo.exempt', targetType: 'memo', targetId: id, after })
  return { exempt: true }
}

const PIECE = 500

const everyReceipt = (ctx: Context, input: Parameters<typeof receipts.listReceipts>[1]) =>
  everyRow((part) => receipts.listReceipts(ctx.db, input, part), receipts.RECEIPT_ORDERS, 'name', PIECE)

/** Who had to answer what and did, with the hash of the words they answered. Whoever takes it along is written down. */
export const memoRegister = async (
  ctx: Context,
  { id, format }: Parsed<typeof contract.memoRegister>,
): Promise<Download> => {
  const { companyId } = ctx.actor
  const memo = await getMemo(ctx, id)
  const version = await query.findVersion(ctx.db, companyId, id, memo.version)
  if (!version) throw new Refusal('CONFLICT', 'A draft has no register: nobody has got it yet.')
  const [counts] = await query.listReceiptCounts(ctx.db, companyId, [id], await todayOf(ctx))
  const { name: company } = await query.companyOf(ctx.db, companyId)
  const input = { companyId, id, today: await todayOf(ctx), status: '', search: '' }
  ctx.audit({
    action: 'memo.register',
    targetType: 'memo',
    targetId: id,
    detail: { format, version: memo.version, hash: version.hash },
  })
  const facts = { memo, version, counts, company, at: ctx.now() }
  const name = `memo-register-${id.slice(0, 8)}-v${memo.version}.${format}`
  const pieces = everyReceipt(ctx, input)
  return format === 'csv'
    ? new Download(name, 'text/csv; charset=utf-8', registerCsv(facts, pieces))
    : new Download(name, 'application/pdf', registerPdf(facts, pieces))
}

/** Words between HR and one person, about something that was sent to that person. */
const thread = async (ctx: Context, id: string, employeeId: string) => {
  const memo = await getMemo(ctx, id)
  const receipt = await receipts.lockReceipt(ctx.db, ctx.actor.companyId, id, { version: memo.version, employeeId })
  if (!isPersonal(memo.kind as Kind) || !receipt) throw notFound('Employee')
}

export const listReplies = async (ctx: Context, { id, employeeId }: Parsed<typeof contract.listReplies>) => {
  await thread(ctx, id, employeeId)
  ctx.audit({ action: 'memo.replies', targetType: 'memo', targetId: id, detail: { employee: employeeId } })
  return { replies: await receipts.repliesOf(ctx.db, ctx.actor.companyId, id, employeeId) }
}

export const answerReply = async (ctx: Context, { id, employeeId, body }: Parsed<typeof contract.answerReply>) => {
  const { companyId, userId } = ctx.actor
  await thread(ctx, id, employeeId)
  await receipts.insertReply(ctx.db, {
    company_id: companyId,
    memo_id: id,
    employee_id: employeeId,
    by_kind: 'hr',
    by_user: userId,
    body,
  })
  ctx.audit({ action: 'memo.reply', targetType: 'memo', targetId: id, detail: { employee: employeeId } })
  return { replies: await receipts.repliesOf(ctx.db, companyId, id, employeeId) }
}
