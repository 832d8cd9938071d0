import { allFilings } from '../../features/pay/filings/owed.service.ts'
import { holdFilingRow, moveFilingRow } from '../../features/pay/filings/queries.ts'
import { addFilingReceipt, assignFiling, moveFiling } from '../../features/pay/filings/service.ts'
import { makePayFile, previewPayFile } from '../../features/pay/pay-files/make.service.ts'
import { getLockedRun, readRunFiles } from '../../features/pay/pay-files/shown.service.ts'
import { listYearForms, makeYearSlips } from '../../features/pay/year-end/service.ts'
import type { Context } from '../../server/context.ts'
import { renderPdf } from '../../server/pdf.ts'
import { addDays } from '../../shared/dates.ts'

/** Files of a locked run, each that can be made with what is known. */
export const makeDemoFiles = async (ctx: Context, runId: string): Promise<void> => {
  const { formats } = await readRunFiles(ctx, { id: runId })
  const made = new Set<boolean>()
  for (const { key, isPayment } of formats) {
    if (made.has(isPayment)) continue
    const { problems } = await previewPayFile(ctx, { id: runId, format: key })
    if (problems.length > 0) continue
    await makePayFile(ctx, { id: runId, format: key })
    made.add(isPayment)
  }
}

/** The slips of the year so far of a run’s legal entity. */
export const makeDemoSlips = async (ctx: Context, runId: string): Promise<void> => {
  const run = await getLockedRun(ctx, runId)
  const year = Number(run.pay_day.slice(0, 4))
  const { entities } = await listYearForms(ctx, { year })
  const [form] = entities.find(({ entityId }) => entityId === run.entity_id)?.forms ?? []
  if (form) await makeYearSlips(ctx, { entityId: run.entity_id, form: form.key, year })
}

const receiptOf = async (ctx: Context, label: string): Promise<Buffer> => {
  const about = { title: 'Receipt', subject: label, footer: 'Demonstration', at: ctx.now() }
  const pieces: Uint8Array[] = []
  for await (const piece of renderPdf(about, async (paper) => paper.heading(label))) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Filed on the day before it was due, whatever was due longer ago than this, in days: the months behind the last one. */
const FILED_BEFORE = 21

const fileEarlierOnes = async (ctx: Context): Promise<void> => {
  const { companyId, userId: by } = ctx.actor
  const at = ctx.now().toISOString()
  const old = addDays(at.slice(0, 10), -FILED_BEFORE)
  for (const { entityId, rule, from, until, due, amount, state } of await allFilings(ctx)) {
    if (due > old || state !== 'open') continue
    const { id } = await holdFilingRow(ctx.db, companyId, { entityId, rule, from, until })
    const reference = `DEMO-${from.slice(0, 7)}`
    const filedOn = addDays(due, -1)
    await moveFilingRow(ctx.db, companyId, { id, state: 'filed', amount, filedOn, reference, note: null, by, at })
  }
}

/** The filings of earlier months are done, and one of the last with its receipt; the others wait for whoever runs the company. */
export const fileDemoFilings = async (ctx: Context): Promise<void> => {
  await fileEarlierOnes(ctx)
  const [first, second] = (await allFilings(ctx)).filter(({ amount, state }) => state === 'open' && (amount ?? 0) > 0)
  if (second) {
    const { entityId, rule, from, until } = second
    await assignFiling(ctx, { entityId, rule, from, until, ownerId: ctx.actor.userId })
  }
  if (!first) return
  const { entityId, rule, from, until, version } = first
  const key = { entityId, rule, from, until }
  const filedOn = ctx.now().toISOString().slice(0, 10)
  await moveFiling(ctx, { ...key, to: 'filed', filedOn, reference: 'DEMO-1', note: null, version })
  const upload = await receiptOf(ctx, first.label)
  await addFilingReceipt({ ...ctx, upload }, { ...key, name: 'receipt.pdf' })
}
