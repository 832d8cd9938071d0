import type { FileFormat } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import {
  holdLockedRun,
  type LockedPerson,
  type LockedRun,
  listLockedPeople,
  listLockedRuns,
} from '../payroll/locked.service.ts'
import { buildFile, draftFile, type FileDraft, findFormat, isSecretColumn } from './build.service.ts'
import type * as contract from './contract.ts'
import { factsOfEntity, getEntityFacts, getFilings } from './facts.service.ts'
import { allowedActions, isPayment, maskOf, missingFor, paymentState, payRefusal } from './files.rules.ts'
import { confirmsPayments, makesPayFiles } from './policy.ts'
import * as query from './queries.ts'

export const getLockedRun = async (ctx: Context, runId: string): Promise<LockedRun> => {
  const [run] = await listLockedRuns(ctx.db, ctx.actor.companyId, { runId })
  if (!run) throw notFound('Pay run')
  return run
}

type Sums = { net: number; paid: number; sent: number; held: number }

const toRun = (ctx: Context, run: LockedRun, { net, paid, sent, held }: Sums): contract.PaidRun => ({
  id: run.id,
  group: run.group_name,
  entityId: run.entity_id,
  entity: run.entity_name,
  country: run.country,
  currency: { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits },
  kind: run.kind,
  from: run.from_day,
  until: run.until_day,
  payDay: run.pay_day,
  month: run.month,
  net,
  paid,
  sent,
  held,
  toPay: net - paid - sent - held,
})

const NOTHING: Sums = { net: 0, paid: 0, sent: 0, held: 0 }

export const listPayableRuns = async (ctx: Context): Promise<Output<typeof contract.listPayableRuns>> => {
  const { companyId } = ctx.actor
  const runs = await listLockedRuns(ctx.db, companyId)
  const rows = await query.sumsOfRuns(
    ctx.db,
    companyId,
    runs.map(({ id }) => id),
  )
  const sums = new Map(rows.map((row) => [row.run_id, row]))
  return { runs: runs.map((run) => toRun(ctx, run, sums.get(run.id) ?? NOTHING)) }
}

/** How the payment of everybody of a run stands. */
const paymentsOf = async (
  ctx: Context,
  run: LockedRun,
  people: readonly LockedPerson[],
): Promise<contract.Payment[]> => {
  const { companyId } = ctx.actor
  const items = Map.groupBy(await query.itemsOfRuns(ctx.db, companyId, [run.id]), (item) => item.employment_id)
  const released = new Set((await query.listReleases(ctx.db, companyId, [run.id])).map((row) => row.employment_id))
  return people.map((person) => {
    const own = items.get(person.employment_id) ?? []
    const sent = own.find(({ state }) => state === 'sent')
    const isHeld = person.state === 'held' && !released.has(person.employment_id)
    const state = paymentState({
      net: person.net,
      isHeld,
      isSent: sent !== undefined,
      isPaid: sent?.file_state === 'paid',
    })
    const rejected = own.filter((item) => item.state === 'rejected').at(-1)
    const refused = sent ? null : (rejected?.reason ?? null)
    return {
      employmentId: person.employment_id,
      name: person.name,
      number: person.number,
      amount: person.net,
      state,
      reason: state === 'held' ? person.reason : refused,
      fileId: sent?.file_id ?? null,
    }
  })
}

const askerOf = async (ctx: Context) => ({
  mayMake: makesPayFiles(ctx.actor),
  mayPay: confirmsPayments(ctx.actor),
  isAlone: (await query.countOtherPayers(ctx.db, ctx.actor.companyId, ctx.actor.userId)) === 0,
})
type Asker = Awaited<ReturnType<typeof askerOf>>

const standingOf = (row: query.FileRow) => ({
  state: row.state,
  isPayment: row.run_id !== null,
  rejected: row.rejected,
  people: row.people,
})

const byOf = (ctx: Context, row: query.FileRow, asker: Asker) => ({
  ...asker,
  isMaker: row.made_by === ctx.actor.userId,
})

const listFiles = async (ctx: Context, run: LockedRun): Promise<contract.PayFile[]> => {
  const { companyId } = ctx.actor
  const rows = await query.filesOfRun(ctx.db, companyId, { runId: run.id, entityId: run.entity_id, month: run.month })
  const taken = await query.listDownloads(
    ctx.db,
    companyId,
    rows.map(({ id }) => id),
  )
  const asker = await askerOf(ctx)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    format: row.format,
    label: row.label,
    name: row.name,
    number: row.number,
    people: row.people,
    total: row.total,
    hash: row.hash,
    state: row.state,
    madeAt: iso(row.made_at),
    madeBy: row.maker || null,
    paidOn: row.paid_on,
    paidBy: row.payer || null,
    withdrawnWhy: row.withdrawn_why,
    rejected: row.rejected,
    downloads: taken
      .filter(({ file_id }) => file_id === row.id)
      .map(({ at, by, reason }) => ({ at: iso(at), by: by || null, reason })),
    allowed: allowedActions(standingOf(row), byOf(ctx, row, asker)),
    payRefusal: payRefusal(standingOf(row), byOf(ctx, row, asker)),
  }))
}

const shownRun = async (ctx: Context, run: LockedRun): Promise<contract.RunFiles> => {
  const { companyId } = ctx.actor
  const people = await listLockedPeople(ctx.db, companyId, run.id)
  const [sums = NOTHING] = await query.sumsOfRuns(ctx.db, companyId, [run.id])
  const employer = await factsOfEntity(ctx, await getEntityFacts(ctx, run.entity_id), run.pay_day)
  return {
    run: toRun(ctx, run, sums),
    payments: await paymentsOf(ctx, run, people),
    files: await listFiles(ctx, run),
    formats: getFilings(ctx, run.country).formats.map((format) => ({
      key: format.key,
      label: format.label,
      kind: format.kind,
      isPayment: isPayment(format),
      missing: missingFor(format.asks.employer, employer),
      source: {
        title: format.source.title,
        checkedOn: format.source.checkedOn,
        confirmed: format.source.confirmed,
      },
    })),
    mayMake: makesPayFiles(ctx.actor),
  }
}

export const readRunFiles = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRunFiles>,
): Promise<Output<typeof contract.readRunFiles>> => shownRun(ctx, await getLockedRun(ctx, id))

const getFormat = (ctx: Context, run: LockedRun, key: string): FileFormat => {
  const format = findFormat(ctx, run, key)
  if (!format) throw notFound('Format')
  return format
}

/** The file as it would be made now: of payments, of those who are still to be paid. */
const draftNow = async (ctx: Context, run: LockedRun, format: FileFormat) => {
  const { companyId } = ctx.actor
  const people = isPayment(format) ? await listLockedPeople(ctx.db, companyId, run.id) : []
  const open = (await paymentsOf(ctx, run, people)).filter(({ state }) => state === 'to_pay')
  const only = isPayment(format) ? new Set(open.map(({ employmentId }) => employmentId)) : null
  const number = await query.nextNumber(ctx.db, companyId, run.entity_id)
  return { draft: await draftFile(ctx, run, { format, only, number }), number }
}

const previewOf = (format: FileFormat, { lines }: FileDraft) => {
  const facts = format.asks.person.filter((key) => lines.some(({ item }) => item.facts[key]))
  const columns = [
    ...facts.map((key) => ({
      key,
      label: lines[0]?.known.find(({ fact }) => fact.key === key)?.fact.label ?? key,
      isAmount: false,
    })),
    ...format.asks.amounts
      .filter((key) => lines.some(({ item }) => item.amounts[key]))
      .map((key) => ({ key, label: key, isAmount: true })),
  ]
  const cell = (line: FileDraft['lines'][number], column: (typeof columns)[number]): string => {
    if (column.isAmount) return String(line.item.amounts[column.key] ?? 0)
    const text = line.item.facts[column.key] ?? ''
    return isSecretColumn(lines, column.key) && text !== '' ? maskOf(text) : text
  }
  return {
    columns,
    rows: lines.map((line) => ({
      employmentId: line.person.employment_id,
      name: line.person.name,
      cells: columns.map((column) => cell(line, column)),
      amount: line.due,
    })),
  }
}

export const previewPayFile = async (
  ctx: Context,
  input: Parsed<typeof contract.previewPayFile>,
): Promise<Output<typeof contract.previewPayFile>> => {
  const run = await getLockedRun(ctx, input.id)
  const format = getFormat(ctx, run, input.format)
  const { draft } = await draftNow(ctx, run, format)
  const { file, problems } = buildFile(format, draft)
  return {
    name: file?.name ?? format.name(draft.input),
    ...previewOf(format, draft),
    people: draft.lines.length,
    total: draft.lines.reduce((sum, { due }) => sum + due, 0),
    problems,
  }
}

export const placeOfPayFile = (id: string): string => `pay-file/${id}`

/** A list for an authority takes the place of the one that was made of the month before. */
const replaceEarlier = async (ctx: Context, run: LockedRun, format: FileFormat): Promise<void> => {
  if (isPayment(format)) return
  const { companyId, userId } = ctx.actor
  const rows = await query.filesOfRun(ctx.db, companyId, { runId: run.id, entityId: run.entity_id, month: run.month })
  for (const row of rows.filter((one) => one.format === format.key && one.state === 'made'))
    await query.withdrawFile(ctx.db, {
      companyId,
      fileId: row.id,
      at: ctx.now().toISOString(),
      by: userId,
      reason: 'Made again',
    })
}

export const makePayFile = async (ctx: Context, input: Parsed<typeof contract.makePayFile>) => {
  const { companyId, userId } = ctx.actor
  const run = await holdLockedRun(ctx.db, companyId, input.id)
  if (!run) throw notFound('Pay run')
  const format = getFormat(ctx, run, input.format)
  const { draft, number } = await draftNow(ctx, run, format)
  const { file, problems } = buildFile(format, draft)
  const [first] = problems
  if (!file || first) {
    const who = first?.name ? `${first.name}: ` : ''
    throw new Refusal('CONFLICT', `${who}${first?.message ?? 'The file cannot be made.'}`)
  }
  await replaceEarlier(ctx, run, format)
  const id = crypto.randomUUID()
  const runId = isPayment(format) ? run.id : null
  await query.insertFile(
    ctx.db,
    {
      company_id: companyId,
      id,
      entity_id: run.entity_id,
      run_id: runId,
      month: run.month,
      kind: format.kind,
      format: format.key,
      label: format.label,
      name: file.name,
      number,
      currency: run.currency,
      people: draft.lines.length,
      total: file.total,
      content: ctx.fields.seal(companyId, placeOfPayFile(id), file.text),
      key_version: ctx.fields.version,
      hash: file.hash,
      made_at: ctx.now().toISOString(),
      made_by: userId,
    },
    draft.lines.map(({ person, due }) => ({
      company_id: companyId,
      file_id: id,
      employment_id: person.employment_id,
      run_id: runId,
      amount: due,
      reference: person.number,
    })),
  )
  const { people, total, hash } = { people: draft.lines.length, ...file }
  ctx.audit({
    action: 'pay-file.make',
    targetType: 'pay-file',
    targetId: id,
    after: { format: format.key, name: file.name, people, total, hash },
  })
  return { ...(await shownRun(ctx, run)), fileId: id }
}

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
  ctx.audit({
    action: 'pay-payment.release',
    targetType: 'employee',
    targetId: person.employee_id,
    after: { run: run.id, reason },
  })
  return shownRun(ctx, run)
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
    throw new Refusal('CONFLICT', 'A file that was paid, or of which payments were rejected, stays.')
  await query.withdrawFile(ctx.db, { companyId, fileId, at: ctx.now().toISOString(), by: userId, reason })
  ctx.audit({ action: 'pay-file.withdraw', targetType: 'pay-file', targetId: fileId, after: { reason } })
  return { withdrawn: true }
}

export const rejectPayments = async (ctx: Context, { fileId, rejects }: Parsed<typeof contract.rejectPayments>) => {
  const { companyId, userId } = ctx.actor
  const { allowed } = await holdFile(ctx, fileId)
  if (!allowed.includes('reject')) throw new Refusal('CONFLICT', 'No payment of this file can be rejected.')
  const unique = [...new Map(rejects.map((one) => [one.employmentId, one])).values()]
  const at = ctx.now().toISOString()
  const rejected = await query.rejectItems(ctx.db, { companyId, fileId, at, by: userId, rejects: unique })
  if (rejected !== unique.length)
    throw new Refusal(
      'CONFLICT',
      'Somebody of these is not in this file, or was rejected already. Load the page again.',
    )
  ctx.audit({ action: 'pay-file.reject', targetType: 'pay-file', targetId: fileId, after: { rejects: unique } })
  return { rejected }
}

export const markPayFilePaid = async (ctx: Context, { fileId, paidOn }: Parsed<typeof contract.markPayFilePaid>) => {
  const { companyId, userId } = ctx.actor
  const { row, by } = await holdFile(ctx, fileId)
  const refusal = payRefusal(standingOf(row), by)
  if (refusal !== null) throw new Refusal('CONFLICT', refusal)
  await query.payFile(ctx.db, { companyId, fileId, at: ctx.now().toISOString(), by: userId, paidOn })
  ctx.audit({
    action: 'pay-file.paid',
    targetType: 'pay-file',
    targetId: fileId,
    after: { paidOn, total: row.total },
    detail: { alone: by.isMaker },
  })
  return { paid: true }
}
