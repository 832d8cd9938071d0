import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import type * as contract from './contract.ts'
import { refusalToMoveFiling, refusalToSnooze } from './filings.rules.ts'
import { allFilings, keyOf } from './owed.service.ts'
import { worksOnFilings } from './policy.ts'
import * as query from './queries.ts'

const healthOf = (filings: readonly contract.Filing[]): contract.FilingHealth[] =>
  [...Map.groupBy(filings, ({ country }) => country)]
    .map(([country, own]) => {
      const count = (...standings: contract.Filing['standing'][]) =>
        own.filter(({ standing }) => standings.includes(standing)).length
      return {
        country,
        late: count('late'),
        due: count('due'),
        upcoming: count('upcoming'),
        done: count('filed', 'confirmed', 'waived'),
      }
    })
    .sort((a, b) => a.country.localeCompare(b.country))

export const listFilings = async (ctx: Context): Promise<Output<typeof contract.listFilings>> => {
  const filings = await allFilings(ctx)
  const workers = await query.listWorkers(ctx.db, ctx.actor.companyId)
  return {
    filings,
    health: healthOf(filings),
    owners: workers.map(({ id, name }) => ({ id, name })),
    mayWork: worksOnFilings(ctx.actor),
  }
}

/** The obligation as it stands now. @throws Refusal NOT_FOUND for what is not owed */
const getFiling = async (ctx: Context, key: query.FilingKey): Promise<contract.Filing> => {
  const wanted = keyOf(key.entityId, key.rule, key)
  const found = (await allFilings(ctx)).find((one) => keyOf(one.entityId, one.rule, one) === wanted)
  if (!found) throw notFound('Filing')
  return found
}

const toAuditDetail = ({ entity, rule, from, until }: contract.Filing) => ({ entity, rule, from, until })

/** The amount that was filed stays written down as long as it counts as filed. */
const amountAfter = (to: contract.Filing['state'], { now, filed }: { now: number | null; filed: number | null }) => {
  if (to === 'filed') return now
  return to === 'confirmed' ? filed : null
}

export const moveFiling = async (ctx: Context, input: Parsed<typeof contract.moveFiling>) => {
  const { companyId, userId } = ctx.actor
  const before = await getFiling(ctx, input)
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  if (row.version !== Math.max(1, input.version))
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has worked on this filing since you opened it.', {
      data: { filing: await getFiling(ctx, input) },
    })
  const refusal = refusalToMoveFiling(row.state, input.to, row.receipt_id !== null)
  if (refusal !== null) throw new Refusal('CONFLICT', refusal)
  if (input.to === 'filed' && !input.filedOn) throw invalid({ filedOn: 'Filed on is required' })
  if (input.to === 'filed' && input.filedOn && input.filedOn > dayIn('Pacific/Kiritimati', ctx.now()))
    throw invalid({ filedOn: 'Filed on must not be in the future' })
  if (input.to === 'waived' && !input.note) throw invalid({ note: 'Say why it is not owed' })
  const isDone = input.to === 'filed' || input.to === 'confirmed'
  await query.moveFilingRow(ctx.db, companyId, {
    id: row.id,
    state: input.to,
    amount: amountAfter(input.to, { now: before.amount, filed: row.amount }),
    filedOn: isDone ? (input.filedOn ?? row.filed_on) : null,
    reference: isDone ? (input.reference ?? row.reference) : null,
    note: input.note ?? (input.to === 'waived' ? row.note : null),
    by: userId,
    at: ctx.now().toISOString(),
  })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: `filing.${input.to}`,
    targetType: 'filing',
    targetId: row.id,
    before: { state: row.state },
    after: { ...toAuditDetail(filing), state: filing.state, amount: filing.amount, reference: filing.reference },
  })
  return { filing }
}

export const assignFiling = async (ctx: Context, input: Parsed<typeof contract.assignFiling>) => {
  const { companyId, userId } = ctx.actor
  await getFiling(ctx, input)
  if (input.ownerId !== null) {
    const workers = await query.listWorkers(ctx.db, companyId)
    if (!workers.some(({ id }) => id === input.ownerId))
      throw invalid({ ownerId: 'Owner must be somebody of the company who works on filings' })
  }
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  const at = ctx.now().toISOString()
  await query.setFilingOwner(ctx.db, companyId, { id: row.id, ownerId: input.ownerId, by: userId, at })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: 'filing.assign',
    targetType: 'filing',
    targetId: row.id,
    before: { owner: row.owner },
    after: { ...toAuditDetail(filing), owner: filing.owner },
  })
  return { filing }
}

/** Puts off reminders of a filing. Whoever works on it meanwhile is not overwritten: nothing else of it changes. */
export const snoozeFiling = async (ctx: Context, input: Parsed<typeof contract.snoozeFiling>) => {
  const { companyId, userId } = ctx.actor
  const before = await getFiling(ctx, input)
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  const { snoozeUntil: until, reason } = input
  const refusal = refusalToSnooze(
    { state: row.state, due: before.due },
    { until, today: addDays(before.due, -before.daysLeft) },
  )
  if (refusal !== null) throw invalid({ snoozeUntil: refusal })
  const at = ctx.now().toISOString()
  await query.snoozeFilingRow(ctx.db, companyId, { id: row.id, until, why: reason, by: userId, at })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: 'filing.snooze',
    targetType: 'filing',
    targetId: row.id,
    after: { ...toAuditDetail(filing), until, reason },
  })
  return { filing }
}

export const RECEIPT_PURPOSE = 'filing-receipt'

export const addFilingReceipt = async (ctx: Context, input: Parsed<typeof contract.addFilingReceipt>) => {
  const { companyId, userId } = ctx.actor
  await getFiling(ctx, input)
  const row = await query.holdFilingRow(ctx.db, companyId, input)
  if (row.state === 'confirmed')
    throw new Refusal('CONFLICT', 'It is confirmed with the receipt it has: that one stays.')
  const stored = await storeUpload(ctx, {
    purpose: RECEIPT_PURPOSE,
    name: input.name,
    ...(row.receipt_id ? { supersedes: row.receipt_id } : {}),
  })
  const hash = createHash('sha256')
    .update(ctx.upload ?? Buffer.alloc(0))
    .digest('hex')
  const at = ctx.now().toISOString()
  await query.setFilingReceipt(ctx.db, companyId, { id: row.id, fileId: stored.id, hash, by: userId, at })
  const filing = await getFiling(ctx, input)
  ctx.audit({
    action: 'filing.receipt',
    targetType: 'filing',
    targetId: row.id,
    after: { ...toAuditDetail(filing), name: stored.name, hash },
  })
  return { filing }
}

export const readFilingReceipt = async (ctx: Context, { id }: Parsed<typeof contract.readFilingReceipt>) => {
  const { companyId } = ctx.actor
  const row = await query.findFilingRow(ctx.db, companyId, id)
  const file = row?.receipt_id ? await query.findReceiptFile(ctx.db, companyId, row.receipt_id) : undefined
  if (!file) throw notFound('Receipt')
  return new Download(file.name, file.content_type, await readFileOf(ctx, companyId, file.storage_key))
}
