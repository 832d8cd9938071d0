import { refusedWhenEnded } from '../../../server/apart.refuse.ts'
import { runApart } from '../../../server/apart.ts'
import { fileName } from '../../../server/content.ts'
import type { OpenContext } from '../../../server/context.ts'
import { canDraw } from '../../../server/pdf.bidi.ts'
import { drawPages, type PaperSize, type SetPage, setPages } from '../../../server/pdf.pages.ts'
import type { Database } from '../../../server/tenancy.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { Unreadable } from '../../matching/cv-reading/limits.rules.ts'
import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'
import { LONGEST_RULES, lexiconApart, parseApart, readCv, readTypedApart } from '../../matching/cv-reading/service.ts'
import { blocksOf } from './blocks.rules.ts'
import type { ResumeFormat, Template } from './kinds.rules.ts'
import { type Heads, jsonOf, linesOf, type ResumeLine, textOfLines } from './lines.rules.ts'
import { differencesOf } from './readback.rules.ts'
import type { Resume } from './resume.contract.ts'
import type { Settling } from './settle.apart.ts'
import { wordOf } from './word.document.ts'

export type ToExport = { name: string; template: Template; paper: PaperSize; document: Resume }
type Settled = { lines: ResumeLine[]; heads: Heads; pages: SetPage[] }

const SETTLE = { module: new URL('./settle.apart.ts', import.meta.url), name: 'settled', longest: LONGEST_RULES }

/** The lines of a CV, written so that a reader finds in them what stands there, and how they fall on pages. */
const settle = async (database: Database, { document, template, paper }: ToExport): Promise<Settled> => {
  const input: Settling = { resume: document, template }
  const heads = await refusedWhenEnded('document', runApart<Heads>(SETTLE, input, await lexiconApart(database)))
  const lines = linesOf(document, template, heads)
  return { lines, heads, pages: setPages(blocksOf(lines, template), paper) }
}

const fileOf = async (cv: ToExport, { lines, pages }: Settled, format: ResumeFormat, at: Date): Promise<Buffer> => {
  const { document, paper, template } = cv
  const about = { title: cv.name, author: document.basics.name, paper }
  switch (format) {
    case 'pdf':
      if (!lines.every(({ text }) => canDraw(text)))
        throw new Refusal(
          'CONFLICT',
          'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.',
        )
      return drawPages({ ...about, at }, pages)
    case 'docx':
      return wordOf(about, blocksOf(lines, template))
    case 'txt':
      return Buffer.from(textOfLines(lines))
    case 'json':
      return Buffer.from(`${JSON.stringify(jsonOf(document), null, 2)}\n`)
  }
}

const TYPES: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
}

/** A CV as a file of the format, with what it is called. */
export const exportFile = async (
  { database, now }: Pick<OpenContext, 'database' | 'now'>,
  cv: ToExport,
  format: ResumeFormat,
): Promise<{ name: string; type: string; bytes: Buffer }> => {
  const bytes = await fileOf(cv, await settle(database, cv), format, now())
  const called = [cv.document.basics.name, cv.name].filter(Boolean).join(' - ')
  const type = TYPES[format]
  return { name: fileName(`${called}.${format}`, { type, extension: format }), type, bytes }
}

/** A file read as an employer's program would read it: by the reader of uploaded CVs, which knows nothing of how it was made. */
const readExport = async (ctx: OpenContext, bytes: Buffer, format: ResumeFormat): Promise<ParsedCv> => {
  if (format === 'txt') return refusedWhenEnded('document', parseApart(ctx.database, bytes.toString()))
  if (format === 'json') {
    const read = await refusedWhenEnded('document', readTypedApart(ctx.database, bytes.toString()))
    if (read.problem !== null) throw new Refusal('CONFLICT', 'There is nothing in this CV to read yet.')
    return read.cv
  }
  return readCv(ctx, bytes).catch((error) => {
    throw error instanceof Unreadable ? new Refusal('CONFLICT', error.message) : error
  })
}

/** What a reader makes of an export, and where its pages begin. */
export const readBack = async (ctx: OpenContext, cv: ToExport, format: ResumeFormat) => {
  const settled = await settle(ctx.database, cv)
  const isEmpty = settled.lines.every(({ text }) => !/[\p{L}\p{N}]{2}/u.test(text))
  const pages = settled.pages.length
  // Lines of the CV with which a page begins, from the second on.
  const breaks = settled.pages.slice(1).flatMap(({ lines: [first] }) => (first ? [first.block] : []))
  if (isEmpty) return { pages, breaks, heads: settled.heads, differences: [], private: [], isEmpty }
  const read = await readExport(ctx, await fileOf(cv, settled, format, ctx.now()), format)
  return {
    pages,
    breaks,
    heads: settled.heads,
    differences: differencesOf(cv.document, read),
    private: [...new Set(read.private.map(({ kind }) => kind))],
    isEmpty,
  }
}
