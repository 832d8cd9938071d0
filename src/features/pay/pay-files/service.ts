import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { confirmClaimsOfRun, reopenClaimsOfRun } from '../claims/pay.service.ts'
import { holdLockedRun, listLockedPeople, releaseHeldPay } from '../payroll/locked.service.ts'
import type * as contract from './contract.ts'
import { allowedActions, payRefusal } from './files.rules.ts'
import { placeOfPayFile } from './make.service.ts'
import * as query from './queries.ts'
import { askerOf, byOf, paymentsOf, standingOf, toRunView } from './shown.service.ts'

export const releasePayment = async (ctx: Context, input: Parsed<typeof contract.releasePayment>) => {
  const { companyId, userId } = ctx.actor
  const run = await holdLockedRun(ctx.db, companyId, input.id)
  if (!run) throw notFound('Pay run')
  const person = (await listLockedPeople(ctx.db, companyId, run.id)).find(
    ({ employment_id: id }) => id === input.employmentId,
  )
  if (!person) throw notFound('Person')
  const [payment] = await paymentsOf(ctx, run, [person])
  if (payment?.state !== 'held') throw new Refusal('CONFLICT', 'This payment is not held.')
  const { employmentId, reason } = input
  const at = ctx.now().toISOString()
  await query.insertRelease(ctx.db, { companyId, runId: run.id, employmentId, at, by: userId, reason })
  await releaseHeldPay(ctx, { runId: run.id, employmentId })
  ctx.audit({
    action: 'pay-payment.release',
    targetType: 'employee',
    targetId: person.employee_id,
    after: { run: run.id, reason },
  })
  return toRunView(ctx, run)
}

/** A file, held, with what whoever asks may do with it. */
const holdFile = async (ctx: Context, fileId: string) => {
  const { companyId } = ctx.actor
  const held = await query.lockFile(ctx.db, companyId, fileId)
  const row = held && (await query.findFile(ctx.db, companyId, fileId))
  if (!held || !row) throw notFound('File')
  const by = byOf(ctx, row, await askerOf(ctx))
  return { row, content: held.content, by, allowed: allowedActions(standingOf(row), by) }
}

export const downloadPayFile = async (ctx: Context, { fileId, reason }: Parsed<typeof contract.downloadPayFile>) => {
  const { companyId, userId } = ctx.actor
  const { row, content, allowed } = await holdFile(ctx, fileId)
  if (!allowed.includes('download')) throw new Refusal('CONFLICT', 'This file was withdrawn: it is not sent any more.')
  await query.insertDownload(ctx.db, { companyId, fileId, at: ctx.now().toISOString(), by: userId, reason })
  const text = ctx.fields.open(companyId, placeOfPayFile(fileId), content)
  const { hash, people, name } = row
  ctx.audit({ action: 'pay-file.download', targetType: 'pay-file', targetId: fileId, detail: { reason, hash, people } })
  return { name, text, hash }
}

export const withdrawPayFile = async (ctx: Context, { fileId, reason }: Parsed<typeof contract.withdrawPayFile>) => {
  const { companyId, userId } = ctx.actor
  const { allowed } = await holdFile(ctx, fileId)
  if (!allowed.includes('withdraw'))
    throw new Refusal(
      'CONFLICT',
      'A file that was paid, or of which payments were rejected, stays. One that was taken out is taken back by somebody who has not made it.',
    )
  await query.withdrawFile(ctx.db, { companyId, fileId, at: ctx.now().toISOString(), by: userId, reason })
  ctx.audit({ action: 'pay-file.withdraw', targetType: 'pay-file', targetId: fileId, after: { reason } })
  return { withdrawn: true }
}

export const rejectPayments = async (ctx: Context, { fileId, rejects }: Parsed<typeof contract.rejectPayments>) => {
  const { companyId, userId } = ctx.actor
  const { row, allowed } = await holdFile(ctx, fileId)
  if (!allowed.includes('reject')) throw new Refusal('CONFLICT', 'No payment of this file can be rejected.')
  const unique = [...new Map(rejects.map((one) => [one.employmentId, one])).values()]
  const at = ctx.now().toISOString()
  const rejected = await query.rejectItems(ctx.db, { companyId, fileId, at, by: userId, rejects: unique })
  if (rejected !== unique.length)
    throw new Refusal(
      'CONFLICT',
      'Somebody of these is not in this file, or was rejected already. Load the page again.',
    )
  const file = await peopleOfFile(ctx, row)
  if (file) {
    const employeeIds = file.employeesOf(unique.map(({ employmentId }) => employmentId))
    await reopenClaimsOfRun(ctx.db, companyId, { runId: file.runId, employeeIds })
  }
  ctx.audit({ action: 'pay-file.reject', targetType: 'pay-file', targetId: fileId, after: { rejects: unique } })
  return { rejected }
}

/** Whom a payment file pays in a run: those whose payment was not refused. */
const peopleOfFile = async (ctx: Context, { id, run_id: runId }: query.FileRow) => {
  const { companyId } = ctx.actor
  if (runId === null) return null
  const items = (await query.itemsOfRuns(ctx.db, companyId, [runId])).filter((item) => item.file_id === id)
  const people = await listLockedPeople(ctx.db, companyId, runId)
  const employeesOf = (employmentIds: readonly string[]) =>
    people.filter((person) => employmentIds.includes(person.employment_id)).map((person) => person.employee_id)
  const sent = items.filter(({ state }) => state === 'sent').map((item) => item.employment_id)
  return { runId, sent: employeesOf(sent), employeesOf }
}

export const markPayFilePaid = async (ctx: Context, { fileId, paidOn }: Parsed<typeof contract.markPayFilePaid>) => {
  const { companyId, userId } = ctx.actor
  const { row, by } = await holdFile(ctx, fileId)
  const refusal = payRefusal(standingOf(row), by)
  if (refusal !== null) throw new Refusal('CONFLICT', refusal)
  // The day has come somewhere on earth at the latest.
  if (paidOn > dayIn('Pacific/Kiritimati', ctx.now())) throw invalid({ paidOn: 'Paid on must not be in the future' })
  const at = ctx.now().toISOString()
  await query.payFile(ctx.db, { companyId, fileId, at, by: userId, paidOn })
  ctx.audit({
    action: 'pay-file.paid',
    targetType: 'pay-file',
    targetId: fileId,
    after: { paidOn, total: row.total },
    detail: { alone: by.isMaker },
  })
  const paid = await peopleOfFile(ctx, row)
  if (paid) await confirmClaimsOfRun(ctx.db, companyId, { runId: paid.runId, employeeIds: paid.sent, at })
  return { paid: true }
}
