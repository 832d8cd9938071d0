import PDFDocument from 'pdfkit'
import { type Direction, directionOf } from './pdf.bidi.ts'
import { FONTS, fontAt, fontRuns, takeFont } from './pdf.fonts.ts'
import { INK, QUIET } from './pdf.ts'

/**
 * Pages that are set before they are drawn: where every line stands is known to whoever shows them on a screen, and the file is drawn from
 * the same lines. `renderPdf` of pdf.ts is for reports, which are written while they are read.
 */
export type PaperSize = 'A4' | 'LETTER'

/** Points. */
export const PAPERS: Readonly<Record<PaperSize, { width: number; height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
}

/** A paragraph as it is to be set. */
export type Block = {
  text: string
  size: number
  bold?: boolean
  quiet?: boolean
  /** Room above it, points; none at the top of a page. */
  before?: number
  /** A sign that stands before it, such as that of a list. */
  mark?: string
  /** Stays on the page of the first line of what follows. */
  withNext?: boolean
  /** Begins a page. */
  newPage?: boolean
  /** Set in smaller letters, down to so many points, rather than in two lines. */
  fitsFrom?: number
  /** A fine line beneath it. */
  ruled?: boolean
}

export type SetLine = {
  /** Which block it is of. */
  block: number
  text: string
  mark: string
  /** From the left edge, and of the line the letters stand on from the upper one, points. */
  x: number
  y: number
  width: number
  size: number
  bold: boolean
  quiet: boolean
  ruled: boolean
  direction: Direction
}
export type SetPage = { lines: SetLine[] }

const MARGIN = 54
/** The room a sign of a list takes, in sizes of its letters. */
const MARK_ROOM = 1.1
const LEADING = 1.4

const widthOf = (text: string, size: number, bold: boolean): number =>
  fontRuns(text, bold, directionOf(text)).reduce((sum, run) => {
    const font = fontAt(FONTS[run.font])
    return sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size
  }, 0)

/** A word wider than the line, in pieces that are not. */
const broken = (word: string, room: number, fits: (text: string, room: number) => boolean): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece && !fits(piece + letter, room)) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}

/** Broken at spaces, not at those that hold words together (U+00A0). */
const linesIn = (text: string, room: number, size: number, bold: boolean): string[] => {
  const fits = (said: string, width: number) => widthOf(said, size, bold) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[^\S\u00a0]+/u).flatMap((w) => (fits(w, room) ? [w] : broken(w, room, fits)))) {
    const joined = line ? `${line} ${word}` : word
    if (!line || fits(joined, room)) line = joined
    else {
      lines.push(line)
      line = word
    }
  }
  return line ? [...lines, line] : lines
}

const sizeOf = ({ text, size, bold = false, fitsFrom }: Block, room: number): number => {
  if (fitsFrom === undefined) return size
  const wide = widthOf(text, size, bold)
  return wide <= room ? size : Math.max(fitsFrom, Math.floor((size * room * 10) / wide) / 10)
}

type Raised = Omit<SetLine, 'y'> & { above: number; height: number; withNext: boolean; newPage: boolean }

const raise = (blocks: readonly Block[], width: number): Raised[] =>
  blocks.flatMap((block, at): Raised[] => {
    const { bold = false, quiet = false, mark = '', before = 0, withNext = false, newPage = false } = block
    const inset = mark ? block.size * MARK_ROOM : 0
    const room = width - 2 * MARGIN - inset
    const size = sizeOf(block, room)
    const direction = directionOf(block.text)
    const lines = linesIn(block.text, room, size, bold)
    return lines.map((text, n) => {
      const wide = widthOf(text, size, bold)
      return {
        block: at,
        text,
        mark: n === 0 ? mark : '',
        x: direction === 'rtl' ? width - MARGIN - inset - wide : MARGIN + inset,
        width: wide,
        size,
        bold,
        quiet,
        ruled: n === lines.length - 1 && (block.ruled ?? false),
        direction,
        above: n === 0 ? before : 0,
        height: size * LEADING,
        // All lines of a heading stay together, and the last of them with what follows.
        withNext,
        newPage: n === 0 && newPage,
      }
    })
  })

/** Sets paragraphs on pages: one after the other, a heading never apart from the first line of what it stands above. */
export const setPages = (blocks: readonly Block[], paper: PaperSize): SetPage[] => {
  const { width, height } = PAPERS[paper]
  const bottom = height - MARGIN
  const pages: SetPage[] = [{ lines: [] }]
  let y = MARGIN
  const raised = raise(blocks, width)
  for (let at = 0; at < raised.length; ) {
    let end = at
    while (raised[end]?.withNext && !raised[end + 1]?.newPage && end < raised.length - 1) end++
    const group = raised.slice(at, end + 1)
    const page = pages.at(-1) as SetPage
    const tall = group.reduce(
      (sum, line, i) => sum + line.height + (i === 0 && page.lines.length === 0 ? 0 : line.above),
      0,
    )
    if (page.lines.length > 0 && (group[0]?.newPage || y + tall > bottom)) {
      pages.push({ lines: [] })
      y = MARGIN
    }
    for (const { above, height: high, withNext: _, newPage: __, ...line } of group) {
      const here = pages.at(-1) as SetPage
      if (here.lines.length > 0) y += above
      // Headings without end are longer than a page: they go on in the next.
      if (y + high > bottom && here.lines.length > 0) {
        pages.push({ lines: [] })
        y = MARGIN
      }
      ;(pages.at(-1) as SetPage).lines.push({ ...line, y: y + high * 0.75 })
      y += high
    }
    at = end + 1
  }
  return pages
}

type About = { title: string; author: string; paper: PaperSize; at: Date }

/** The file of pages that were set. */
export const drawPages = async ({ title, author, paper, at }: About, pages: readonly SetPage[]): Promise<Buffer> => {
  const { width, height } = PAPERS[paper]
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Fourshore', Producer: 'Fourshore', CreationDate: at },
  })
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  const written = new Promise<void>((done, fail) => doc.on('end', done).on('error', fail))
  const write = (text: string, x: number, y: number, line: Pick<SetLine, 'size' | 'bold' | 'quiet' | 'direction'>) => {
    doc.fillColor(line.quiet ? QUIET : INK)
    let from = x
    for (const run of fontRuns(text, line.bold, line.direction)) {
      takeFont(doc, run.font).fontSize(line.size)
      doc.text(run.text, from, y, { lineBreak: false, baseline: 'alphabetic' })
      from += doc.widthOfString(run.text)
    }
  }
  for (const [n, { lines }] of pages.entries()) {
    doc.addPage()
    for (const line of lines) {
      const away = line.size * MARK_ROOM
      const markAt = line.direction === 'rtl' ? line.x + line.width + away - line.size * 0.5 : line.x - away
      if (line.mark) write(line.mark, markAt, line.y, line)
      write(line.text, line.x, line.y, line)
      if (!line.ruled) continue
      const under = line.y + line.size * 0.35
      doc
        .moveTo(MARGIN, under)
        .lineTo(width - MARGIN, under)
        .lineWidth(0.5)
        .strokeColor(QUIET)
        .stroke()
    }
    if (pages.length === 1) continue
    const number = { size: 8, bold: false, quiet: true, direction: 'ltr' } as const
    const text = `${n + 1} / ${pages.length}`
    write(text, width - MARGIN - widthOf(text, 8, false), height - 22, number)
  }
  doc.end()
  await written
  return Buffer.concat(pieces)
}
