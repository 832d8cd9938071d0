import { createHash } from 'node:crypto'
import { runOnce, turns } from '../../../server/apart.process.ts'
import { runApart } from '../../../server/apart.ts'
import { EndedApart } from '../../../server/apart.walls.ts'
import { checkFileContent, fileName } from '../../../server/content.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { ReadText } from '../../../server/feature.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { keepUpload } from '../../platform/uploads/service.ts'
import type * as contract from './claim.contract.ts'
import type { ReadingView } from './claim.contract.ts'
import type { ReadMail } from './mail.reader.ts'
import { findPerson, getPerson } from './person.service.ts'
import { factsOfReceipt } from './reading.rules.ts'
import * as query from './receipts.queries.ts'
import { readClaimFor } from './shown.service.ts'

export const RECEIPT_JOB = 'expense-receipt-read'

const LIKENESS = {
  module: new URL('./likeness.ts', import.meta.url),
  name: 'likenessOf',
  heapMb: 64,
  memory: 500 * 1024 * 1024,
  longest: 15_000,
  longestInAll: 15_000,
}
const MAIL = { module: new URL('./mail.reader.ts', import.meta.url), longest: 10_000 }
const inTurn = turns(2)

const MAIL_TYPE = 'message/rfc822'
const HTML_TYPE = 'text/plain'

/** A mail or a page, by how it begins; its text has no zero in it. */
const textKindOf = (bytes: Buffer): 'eml' | 'html' | null => {
  if (bytes.includes(0)) return null
  const head = bytes.toString('utf8', 0, 4000).trimStart()
  if (/^(<!doctype html|<html|<head|<body|<table|<div)/i.test(head)) return 'html'
  const isMail =
    /^(from|received|return-path|delivered-to|date|subject|to|mime-version|message-id|x-[\w-]+|dkim-signature|arc-[\w-]+):/i
  return isMail.test(head) ? 'eml' : null
}

export type JudgedReceipt = { bytes: Buffer; name: string; type: string; isPicture: boolean }

/** What may be a receipt, by its content. @throws Refusal INVALID with what it has to be */
export const judgeReceipt = async (sent: Buffer, given: string | null): Promise<JudgedReceipt> => {
  const kind = textKindOf(sent)
  if (kind === 'eml')
    return {
      bytes: sent,
      name: fileName(given ?? 'mail', { type: MAIL_TYPE, extension: 'eml' }),
      type: MAIL_TYPE,
      isPicture: false,
    }
  if (kind === 'html')
    return {
      bytes: sent,
      name: fileName(given ?? 'receipt', { type: HTML_TYPE, extension: 'html.txt' }),
      type: HTML_TYPE,
      isPicture: false,
    }
  const judged = await checkFileContent(sent, ['pdf', 'png', 'jpeg', 'webp', 'heic'], { mostPages: 30 })
  if (judged.problem !== null) throw invalid({ file: judged.problem })
  const { content, bytes } = judged
  const isPicture = ['png', 'jpg', 'webp'].includes(content.extension)
  return { bytes, name: fileName(given ?? 'receipt', content), type: content.type, isPicture }
}

const likenessOf = async (bytes: Buffer): Promise<string | null> => {
  try {
    return await inTurn(() => runOnce<string | null>(LIKENESS, { bytes }))
  } catch (error) {
    // Without it the receipt is compared by its content alone.
    if (error instanceof EndedApart) return null
    throw error
  }
}

export const toReadingView = (row: Pick<query.ReceiptRow, 'found' | 'problem' | 'read_at'>): ReadingView => {
  const found = row.found ?? {}
  return {
    isRead: row.read_at !== null,
    problem: row.problem,
    merchant: found.merchant ?? null,
    spent_on: found.spent_on ?? null,
    amount: found.amount ?? null,
    currency: found.currency ?? null,
    tax: found.tax ?? null,
    tax_number: found.tax_number ?? null,
  }
}

type NewReceipt = {
  companyId: string
  /** Whose it is. */
  employeeId: string
  /** Who handed it in. */
  userId: string
  judged: JudgedReceipt
}

/** Keeps a receipt that was judged, and has it read in the background. @throws Refusal CONFLICT where the company has no room left */
export const keepReceipt = async (
  services: Services,
  db: Db,
  { companyId, employeeId, userId, judged }: NewReceipt,
): Promise<{ id: string; name: string }> => {
  const stored = await keepUpload(services, db, {
    companyId,
    userId,
    purpose: 'expense-receipt',
    name: judged.name,
    contentType: judged.type,
    bytes: judged.bytes,
    isClaimed: true,
  })
  const { id } = await query.insertReceipt(db, {
    company_id: companyId,
    employee_id: employeeId,
    file_id: stored.id,
    content_hash: createHash('sha256').update(judged.bytes).digest('hex'),
    likeness: judged.isPicture ? await likenessOf(judged.bytes) : null,
    created_by: userId,
  })
  await enqueueJob(db, RECEIPT_JOB, { companyId, receiptId: id }, `${RECEIPT_JOB} ${id}`)
  return { id, name: stored.name }
}

export const addReceipt = async (ctx: Context, { name: given }: Parsed<typeof contract.addReceipt>) => {
  const { companyId, userId } = ctx.actor
  const { employeeId } = await getPerson(ctx)
  const judged = await judgeReceipt(ctx.upload ?? Buffer.alloc(0), given)
  const { id, name } = await keepReceipt(ctx, ctx.db, { companyId, employeeId, userId, judged })
  ctx.audit({ action: 'expense-receipt.add', targetType: 'expense-receipt', targetId: id, after: { name } })
  return {
    receipt: { id, name, contentType: judged.type },
    reading: toReadingView({ found: null, problem: null, read_at: null }),
  }
}

/** A receipt of whoever calls. @throws Refusal NOT_FOUND */
export const getOwnReceipt = async (ctx: Context, receiptId: string): Promise<query.ReceiptRow> => {
  const person = await findPerson(ctx)
  const receipt = await query.findReceipt(ctx.db, ctx.actor.companyId, receiptId)
  if (!person || receipt?.employee_id !== person.employeeId) throw notFound('Receipt')
  return receipt
}

export const readReading = async (ctx: Context, { receiptId }: Parsed<typeof contract.readReading>) => {
  const receipt = await getOwnReceipt(ctx, receiptId)
  return { reading: toReadingView(receipt) }
}

/** For whoever may see the claim that it stands on. */
export const downloadReceipt = async (
  ctx: Context,
  { id, receiptId }: Parsed<typeof contract.downloadReceipt>,
): Promise<Download> => {
  await readClaimFor(ctx, id)
  const receipt = await query.findReceipt(ctx.db, ctx.actor.companyId, receiptId)
  if (!receipt || !(await query.isReceiptOf(ctx.db, ctx.actor.companyId, id, receiptId))) throw notFound('Receipt')
  const bytes = await readFileOf(ctx, ctx.actor.companyId, receipt.storage_key)
  return new Download(receipt.name, receipt.content_type, bytes)
}

const NOT_READ = 'This kind of picture cannot be read. Type what it says.'

const linesOfFile = async (services: Services, type: string, bytes: Buffer): Promise<ReadText> => {
  const readText = services.features.find((feature) => feature.readText)?.readText
  if (!readText) return { lines: [], confidence: 0, problem: NOT_READ }
  if (type === 'application/pdf') return readText('pdf', bytes)
  if (type === 'image/png' || type === 'image/jpeg' || type === 'image/webp') return readText('image', bytes)
  if (type !== MAIL_TYPE && type !== HTML_TYPE) return { lines: [], confidence: 0, problem: NOT_READ }
  const task = { ...MAIL, name: type === MAIL_TYPE ? 'readMail' : 'readHtml' }
  const mail = await runApart<ReadMail>(task, { bytes }).catch((error) => {
    if (!(error instanceof EndedApart) || error.why === 'busy') throw error
    return null
  })
  if (!mail) return { lines: [], confidence: 0, problem: 'The mail could not be read. Type what it says.' }
  if (!mail.attachment) return { lines: mail.lines, confidence: 1, problem: null }
  // A paper that came with the mail says it better; what the mail itself says stands behind it.
  const paper = await readText(mail.attachment.kind, mail.attachment.bytes)
  return {
    lines: [...paper.lines, ...mail.lines],
    confidence: paper.problem === null ? paper.confidence : 1,
    problem: null,
  }
}

/** Countries that write the month before the day. */
const isMonthFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).find(({ type }) => type !== 'literal')?.type === 'month'

/** Reads a receipt: what it says is kept beside it, as suggestions. Twice changes nothing. */
export const readReceipt = async (
  services: Services,
  { companyId, receiptId }: { companyId: string; receiptId: string },
): Promise<void> => {
  const receipt = await services.database.forCompany(companyId, (db) => query.findReceipt(db, companyId, receiptId))
  if (!receipt || receipt.read_at !== null) return
  const bytes = await readFileOf(services, companyId, receipt.storage_key)
  const { lines, confidence, problem } = await linesOfFile(services, receipt.content_type, bytes)
  await services.database.forCompany(companyId, async (db) => {
    const country = await query.countryOfEmployee(db, companyId, receipt.employee_id)
    const monthFirst = country ? isMonthFirst(services.countries.get(country).locale) : false
    const found = factsOfReceipt(lines, { sureness: confidence, monthFirst })
    await query.insertReading(db, companyId, { receiptId, found, problem })
  })
}
