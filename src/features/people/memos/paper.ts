import { type PdfWriter, renderPdf } from '../../../server/pdf.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Counts } from './contract.ts'
import type { StoredMemo } from './queries.ts'
import type { ReceiptFound } from './receipts.queries.ts'
import { type Ack, percentOf, type Texts, wordsIn } from './rules.ts'
import { blocksOf, toPrintedText } from './text.rules.ts'

type Pieces = AsyncIterable<ReceiptFound[]>
type Facts = {
  memo: StoredMemo
  version: { number: number; hash: string; at: string; main_language: string; texts: Texts }
  counts: Omit<Counts, never> | undefined
  company: string
  at: Date
}

const minute = (at: string | null): string => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '')

const COLUMNS = [
  'Employee ID',
  'Name',
  'Department',
  'State',
  'Delivered (UTC)',
  'Opened (UTC)',
  'Answered (UTC)',
  'Received by the server (UTC)',
  'Seconds open',
  'Language',
  'Signature',
  'Reason',
  'Reminders',
  'Address',
  'Version',
  'SHA-256 of the version answered',
]

export async function* registerCsv({ version }: Facts, pieces: Pieces) {
  yield `\uFEFF${csvLine(COLUMNS)}`
  for await (const rows of pieces)
    yield rows
      .map((r) =>
        csvLine([
          r.employee_number,
          r.full_name,
          r.department,
          r.state,
          r.delivered_at,
          r.opened_at,
          r.acknowledged_at ?? r.declined_at,
          r.answer_received_at,
          r.seconds_open,
          r.language,
          r.signature,
          r.reason ?? r.exempt_reason,
          r.reminders,
          r.answer_address,
          version.number,
          r.answer_hash,
        ]),
      )
      .join('')
}

const ASKED: Readonly<Record<Ack, string>> = {
  none: 'No answer was asked for.',
  acknowledge: 'Everybody was asked to acknowledge it.',
  sign: 'Everybody was asked to sign it by typing their name.',
}

const titleOf = (version: Facts['version']): string => {
  const texts = version.texts
  return texts[version.main_language as Language]?.title ?? ''
}

const writeBody = (paper: PdfWriter, body: string) => {
  for (const block of blocksOf(body)) {
    if (block.kind === 'heading') paper.heading(toPrintedText(block.pieces))
    else if (block.kind === 'list') for (const item of block.items) paper.text(`• ${toPrintedText(item)}`)
    else for (const line of block.lines) paper.text(toPrintedText(line))
    paper.gap(5)
  }
}

/** The register, and behind it the words that were sent. */
export const registerPdf = ({ memo, version, counts, company, at }: Facts, pieces: Pieces) =>
  renderPdf(
    {
      title: `Register: ${titleOf(version)}`,
      subject: `${company}, version ${version.number} of ${minute(version.at)}`,
      footer: `${company} · ${minute(at.toISOString())} · ${version.hash.slice(0, 16)}`,
      at,
      landscape: true,
    },
    async (paper) => {
      paper.text(`SHA-256 of this version: ${version.hash}`, { size: 9 })
      paper.text(ASKED[memo.ack as Ack], { size: 9 })
      if (memo.due_on) paper.text(`Due ${memo.due_on}.`, { size: 9 })
      if (counts)
        paper.text(
          `${counts.people} people. Delivered ${counts.delivered} (${percentOf(counts.delivered, counts.people)}%), opened ${counts.opened} (${percentOf(counts.opened, counts.people)}%), acknowledged ${counts.acknowledged} (${percentOf(counts.acknowledged, counts.people)}%), declined ${counts.declined}, exempt ${counts.exempt}, overdue ${counts.overdue}.`,
          { size: 9 },
        )
      paper.gap()
      const table = paper.table(
        [
          { title: 'Employee', width: 24 },
          { title: 'Department', width: 13 },
          { title: 'State', width: 11 },
          { title: 'Delivered', width: 13 },
          { title: 'Opened', width: 13 },
          { title: 'Answered', width: 13 },
          { title: 'Signature or reason', width: 20 },
        ],
        8,
      )
      for await (const rows of pieces)
        for (const r of rows) {
          table.row([
            `${r.full_name} (${r.employee_number})${r.gone ? ', has left' : ''}`,
            r.department,
            r.state,
            minute(r.delivered_at),
            minute(r.opened_at),
            minute(r.acknowledged_at ?? r.declined_at),
            r.signature ?? r.reason ?? r.exempt_reason ?? '',
          ])
          await paper.taken()
        }
      const texts = version.texts
      for (const [language, words] of wordsIn(texts)) {
        paper.heading(`${words.title} (${language})`)
        writeBody(paper, words.body)
      }
    },
  )

type Own = {
  company: string
  name: string
  title: string
  body: string
  version: number
  hash: string
  sentAt: string
  files: readonly string[]
  answer: { kind: 'acknowledged' | 'declined'; at: string; signature: string | null; reason: string | null } | null
  at: Date
}

/** What somebody takes home: the words as they were sent to them, and their answer. */
export const ownPdf = (own: Own) =>
  renderPdf(
    {
      title: own.title,
      subject: `${own.company} to ${own.name}, ${minute(own.sentAt)}`,
      header: `${own.company}: ${own.title}`,
      footer: `${own.company} · ${own.hash.slice(0, 16)}`,
      at: own.at,
    },
    async (paper) => {
      writeBody(paper, own.body)
      if (own.files.length > 0) paper.text(`Attached: ${own.files.join(', ')}`, { size: 9 })
      paper.gap()
      paper.text(`Version ${own.version}. SHA-256: ${own.hash}`, { size: 8.5, quiet: true })
      const { answer } = own
      if (!answer) paper.text('Not answered.', { size: 8.5, quiet: true })
      else {
        const reason = answer.reason ? `: ${answer.reason}` : ''
        const by = answer.signature ? `, signed ${answer.signature}` : reason
        paper.text(`${answer.kind === 'acknowledged' ? 'Acknowledged' : 'Declined'} ${minute(answer.at)}${by}`, {
          size: 9,
        })
      }
    },
  )
