import { randomBytes } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { findStoredEmployee } from '../../people/employees/people.ts'
import { base32Of } from '../../platform/accounts/totp.rules.ts'
import { endUpload } from '../../platform/uploads/service.ts'
import type * as contract from './mailed.contract.ts'
import * as query from './mailed.queries.ts'
import { mailAddressOf } from './mailed.rules.ts'
import { findPerson, getPerson } from './person.service.ts'
import { getOwnReceipt, toReadingView } from './receipts.service.ts'

/** 20 letters and figures: a hundred bits, which nobody guesses. */
const newToken = (): string => base32Of(randomBytes(15)).slice(0, 20).toLowerCase()

export const readMailedReceipts = async (ctx: Context): Promise<Output<typeof contract.readMailedReceipts>> => {
  const { db, actor, settings } = ctx
  const person = await findPerson(ctx)
  if (!person) return { isOffered: false, address: null, senders: [], waiting: [] }
  const { employeeId } = person
  const token = await query.findMailAddress(db, actor.companyId, employeeId)
  const stored = await findStoredEmployee(db, actor.companyId, employeeId)
  const rows = await query.listWaitingReceipts(db, actor.companyId, employeeId)
  const domain = settings.inboundMail?.domain ?? null
  return {
    isOffered: domain !== null,
    address: token === null || domain === null ? null : mailAddressOf(token, domain),
    senders: [...new Set([stored?.email ?? actor.email, actor.email].map((email) => email.toLowerCase()))],
    waiting: rows.map((row) => ({
      id: row.id,
      name: row.name,
      contentType: row.content_type,
      at: iso(row.at),
      isAgain: row.is_again,
      reading: toReadingView(row),
    })),
  }
}

export const makeMailAddress = async (ctx: Context): Promise<Output<typeof contract.makeMailAddress>> => {
  const { db, actor, settings } = ctx
  const { employeeId } = await getPerson(ctx)
  if (!settings.inboundMail)
    throw new Refusal('CONFLICT', 'Receipts are not taken in by mail here. Upload them instead.')
  const before = await query.findMailAddress(db, actor.companyId, employeeId)
  const token = newToken()
  await query.replaceMailAddress(db, actor.companyId, { employeeId, token, at: ctx.now().toISOString() })
  const action = before === null ? 'expense-mail-address.make' : 'expense-mail-address.replace'
  ctx.audit({ action, targetType: 'employee', targetId: employeeId })
  return { address: mailAddressOf(token, settings.inboundMail.domain) }
}

export const downloadOwnReceipt = async (
  ctx: Context,
  { receiptId }: Parsed<typeof contract.downloadOwnReceipt>,
): Promise<Download> => {
  const receipt = await getOwnReceipt(ctx, receiptId)
  const bytes = await readFileOf(ctx, ctx.actor.companyId, receipt.storage_key)
  return new Download(receipt.name, receipt.content_type, bytes)
}

export const removeReceipt = async (
  ctx: Context,
  { receiptId }: Parsed<typeof contract.removeReceipt>,
): Promise<Output<typeof contract.removeReceipt>> => {
  const receipt = await getOwnReceipt(ctx, receiptId)
  if (await query.isOnClaim(ctx.db, ctx.actor.companyId, receiptId))
    throw new Refusal('CONFLICT', 'This receipt stands on a claim. Take the line out of the claim first.')
  await endUpload(ctx.db, ctx.actor.companyId, receipt.file_id, ctx.now().toISOString())
  ctx.audit({
    action: 'expense-receipt.remove',
    targetType: 'expense-receipt',
    targetId: receiptId,
    before: { name: receipt.name },
  })
  return { removed: true }
}
