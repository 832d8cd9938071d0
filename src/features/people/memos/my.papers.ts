import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type { Language } from '../../../shared/languages.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { fileOf } from './files.service.ts'
import type * as contract from './my.contract.ts'
import * as query from './my.queries.ts'
import { filledTexts, getMyMemo, isLocked, ownId, placeOf, refuseLocked, standsOf } from './my.service.ts'
import { ownPdf } from './paper.ts'
import type * as rules from './rules.ts'

/** The letters of Chinese cannot be drawn on paper yet (server/pdf.ts): the language that can be, else an honest no. */
const onPaper = (texts: rules.Texts, wanted: Language, main: Language): Language => {
  const found = [wanted, main, ...(Object.keys(texts) as Language[])].find((l) => l !== 'zh' && texts[l])
  if (!found)
    throw new Refusal('CONFLICT', 'A memo in Chinese alone cannot be saved as PDF yet. Print the page instead.')
  return found
}

export const asPdf = async (ctx: Context, { id, language }: Parsed<typeof contract.myPdf>): Promise<Download> => {
  const m = await getMyMemo(ctx, id)
  if (m.state === 'recalled') throw notFound('Memo')
  refuseLocked(ctx, m)
  const { name, company } = await placeOf(ctx)
  const texts = filledTexts(m)
  const words = texts[onPaper(texts, language, m.main_language as Language)] ?? { title: '', body: '' }
  const at = m.acknowledged_at ?? m.declined_at
  const file = ownPdf({
    ...words,
    company,
    name,
    version: m.version,
    hash: m.hash,
    sentAt: m.sent_at,
    at: ctx.now(),
    files: m.files.map((f) => f.name),
    answer: at
      ? { kind: m.acknowledged_at ? 'acknowledged' : 'declined', at, signature: m.signature, reason: m.reason }
      : null,
  })
  return new Download(`memo-${id.slice(0, 8)}-v${m.version}.pdf`, 'application/pdf', file)
}

export const readMyFile = async (ctx: Context, input: Parsed<typeof contract.myFile>): Promise<Download> => {
  const m = await getMyMemo(ctx, input.id)
  if (m.state === 'recalled' || !m.files.some((f) => f.id === input.file)) throw notFound('File')
  refuseLocked(ctx, m)
  return fileOf(ctx, input.id, input.file)
}

const RECORD = [
  'Type',
  'Title',
  'Version',
  'Sent (UTC)',
  'Opened (UTC)',
  'State',
  'Answered (UTC)',
  'Signature',
  'Reason',
  'SHA-256',
]
export const readMyRecord = async (ctx: Context): Promise<Download> => {
  const { today } = await placeOf(ctx)
  const rows = (await query.listMemosForEmployee(ctx.db, ctx.actor.companyId, ownId(ctx))).map((m) => {
    const stands = standsOf(m, today)
    const title = stands.titles[stands.mainLanguage] ?? ''
    const told = [m.kind, title, m.version, m.sent_at, m.opened_at, stands.state, stands.answeredAt]
    const theirs = isLocked(ctx, m) ? [null, null] : [m.signature, m.reason]
    return csvLine([...told, ...theirs, m.hash])
  })
  return new Download('my-memos.csv', 'text/csv; charset=utf-8', `\uFEFF${csvLine(RECORD)}${rows.join('')}`)
}
