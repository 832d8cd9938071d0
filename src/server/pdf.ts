import PDFDocument from 'pdfkit'
import { directionOf } from './pdf.bidi.ts'
import { fontRuns, takeFont } from './pdf.fonts.ts'
import { PageNumbers } from './pdf.numbers.ts'

export type Style = { size?: number; bold?: boolean; quiet?: boolean }
/** What a label says of something: `Starts on`, `1 December 2026`. */
export type Pair = readonly [label: string, value: string]
export type Column = { title: string; width: number; end?: boolean }

const MARGIN = 48
export const INK = '#1b1f27'
export const QUIET = '#5c6470'
const QUIET_PARTS = [92, 100, 112] as const
const LINE = '#d5d9e0'
/** Writing goes on for so long before others have their turn, ms. */
const LONGEST_TURN = 10
const MOST_MEASURED = 5_000
/** Bytes that may wait to be taken before writing pauses. */
const MOST_WAITING = 512 * 1024

type About = {
  title: string
  subject: string
  footer: string
  at: Date
  landscape?: boolean
  /** Stands at the top of each page but the first: whose paper it is. */
  header?: string
}

/** What a report is written on, from top to bottom; pages turn by themselves. */
export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument
  private readonly about: Pick<About, 'footer' | 'header'>
  private y = MARGIN
  private turnBegan = performance.now()
  /** Words come again and again in a long report, and to measure one is what takes its time. */
  private readonly measured = new Map<string, number>()
  private page = 0
  private readonly numbers: PageNumbers

  constructor(doc: PDFKit.PDFDocument, about: Pick<About, 'footer' | 'header'>) {
    this.doc = doc
    this.about = about
    this.numbers = new PageNumbers(doc)
    this.turn()
  }

  private get right() {
    return this.doc.page.width - MARGIN
  }
  private get bottom() {
    return this.doc.page.height - MARGIN - 18
  }

  private turn() {
    this.doc.addPage()
    this.page++
    const { footer, header } = this.about
    const small = { size: 8, quiet: true }
    this.draw(footer, MARGIN, this.doc.page.height - MARGIN, small)
    this.numbers.add(this.right)
    this.y = MARGIN
    if (!header || this.page === 1) return
    this.draw(header, MARGIN, MARGIN - 12, small)
    this.y += 6
  }

  /** The last page is written: each is told its number among how many. */
  end(): void {
    this.numbers.end({ baseline: MARGIN, font: 'plain', ink: QUIET_PARTS })
  }

  private width(text: string, { size = 10, bold = false }: Style): number {
    const key = `${size}${bold}${text}`
    const known = this.measured.get(key)
    if (known !== undefined) return known
    const width = fontRuns(text, bold, directionOf(text)).reduce(
      (sum, r) => sum + takeFont(this.doc, r.font).fontSize(size).widthOfString(r.text),
      0,
    )
    if (this.measured.size > MOST_MEASURED) this.measured.clear()
    this.measured.set(key, width)
    return width
  }

  private draw(text: string, x: number, y: number, style: Style & { direction?: ReturnType<typeof directionOf> }) {
    const { size = 10, bold = false, quiet = false, direction = directionOf(text) } = style
    this.doc.fillColor(quiet ? QUIET : INK)
    let at = x
    for (const run of fontRuns(text, bold, direction)) {
      takeFont(this.doc, run.font).fontSize(size)
      // Baselines meet, whatever room a font leaves above its letters.
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(run.text)
    }
  }

  /** Broken at spaces, and inside a word only when it is wider than the line. */
  private lines(text: string, width: number, style: Style): string[] {
    const whole = text.trim().replaceAll(/\s+/g, ' ')
    if (this.width(whole, style) <= width) return [whole]
    const lines: string[] = []
    let line = ''
    const put = (word: string) => {
      const joined = line ? `${line} ${word}` : word
      if (this.width(joined, style) <= width) line = joined
      else {
        if (line) lines.push(line)
        line = word
        while (this.width(line, style) > width && [...line].length > 1) {
          const chars = [...line]
          let fits = chars.length - 1
          while (fits > 1 && this.width(chars.slice(0, fits).join(''), style) > width) fits--
          lines.push(chars.slice(0, fits).join(''))
          line = chars.slice(fits).join('')
        }
      }
    }
    for (const word of text.split(/\s+/)) put(word)
    return [...lines, line]
  }

  /** Room for something of a height, on the next page if need be. */
  private room(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.turn()
    return true
  }

  text(text: string, style: Style = {}) {
    const leading = (style.size ?? 10) * 1.45
    const direction = directionOf(text)
    for (const line of this.lines(text, this.right - MARGIN, style)) {
      this.room(leading)
      const x = direction === 'rtl' ? this.right - this.width(line, style) : MARGIN
      this.draw(line, x, this.y + leading * 0.72, { ...style, direction })
      this.y += leading
    }
  }

  heading(text: string) {
    this.room(48)
    this.y += 12
    this.text(text, { size: 12.5, bold: true })
    this.y += 3
  }

  gap(height = 8) {
    this.y += height
  }

  /** Labels with what they say, side by side in so many columns. A row stays on one page. */
  pairs(pairs: readonly Pair[], columns = 2) {
    const width = (this.right - MARGIN) / columns
    const style = { size: 9.5 }
    const leading = 9.5 * 1.4
    for (let from = 0; from < pairs.length; from += columns) {
      const row = pairs.slice(from, from + columns)
      const broken = row.map(([, value]) => this.lines(value, width - 16, style))
      const height = leading * (1 + Math.max(...broken.map((lines) => lines.length))) + 6
      this.room(height)
      for (const [i, [label, value]] of row.entries()) {
        const x = MARGIN + i * width
        const direction = directionOf(value)
        this.draw(label, x, this.y + leading * 0.72, { size: 8, quiet: true })
        for (const [n, line] of (broken[i] ?? []).entries())
          this.draw(line, x, this.y + leading * (n + 1.72), { ...style, direction })
      }
      this.y += height
    }
  }

  /** Columns share the width as their numbers say; an amount stands at the end of its own, a sum below a stronger line; the titles stand again on each page. */
  table(columns: readonly Column[], size = 9) {
    const whole = columns.reduce((sum, c) => sum + c.width, 0)
    const space = this.right - MARGIN
    const leading = size * 1.4
    const places = columns.map((c, i) => {
      const before = columns.slice(0, i).reduce((sum, b) => sum + b.width, 0)
      return { x: MARGIN + (before / whole) * space, width: (c.width / whole) * space - 8 }
    })
    const write = (cells: readonly string[], style: Style, isTitle = false) => {
      const broken = cells.map((cell, i) => this.lines(cell, places[i]?.width ?? space, style))
      const height = Math.max(...broken.map((b) => b.length)) * leading + 6
      if (this.room(height) && !isTitle) titles()
      for (const [i, lines] of broken.entries()) {
        const place = places[i]
        if (!place) continue
        const direction = directionOf(cells[i] ?? '')
        for (const [n, line] of lines.entries()) {
          const isEnd = columns[i]?.end || direction === 'rtl'
          const inset = isEnd ? place.width - this.width(line, style) : 0
          this.draw(line, place.x + inset, this.y + 3 + leading * (n + 0.74), { ...style, direction })
        }
      }
      this.y += height
      this.doc.moveTo(MARGIN, this.y).lineTo(this.right, this.y).lineWidth(0.5).strokeColor(LINE).stroke()
    }
    const titles = () =>
      write(
        columns.map((c) => c.title),
        { size, bold: true },
        true,
      )
    const total = (cells: readonly string[]) => {
      this.doc.moveTo(MARGIN, this.y).lineTo(this.right, this.y).lineWidth(1).strokeColor(QUIET).stroke()
      write(cells, { size, bold: true })
    }
    titles()
    return { row: (cells: readonly string[]) => write(cells, { size }), total }
  }

  /**
   * Waits until what was written has been taken: a slow reader does not fill the memory. Lets others have their turn now and then, and ends
   * the writing when nobody reads any more.
   */
  async taken() {
    if (performance.now() - this.turnBegan > LONGEST_TURN) {
      await new Promise((resolve) => setImmediate(resolve))
      this.turnBegan = performance.now()
    }
    while (this.doc.readableLength > MOST_WAITING && !this.doc.destroyed)
      await new Promise((resolve) => setTimeout(resolve, 5))
    if (this.doc.destroyed) throw new Error('Nobody reads this report any more')
  }
}

/** A PDF, page by page as it is written. `write` awaits `paper.taken()` in a long report. */
export async function* renderPdf(about: About, write: (paper: PdfWriter) => Promise<void>): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: about.landscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    // None of pdfkit’s own, which it would make ready for each paper.
    font: '',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Creator: 'Fourshore',
      Producer: 'Fourshore',
      CreationDate: about.at,
    },
  })
  const written = (async () => {
    const paper = new PdfWriter(doc, about)
    paper.text(about.title, { size: 18, bold: true })
    paper.text(about.subject, { quiet: true })
    paper.gap()
    await write(paper)
    paper.end()
    doc.end()
  })()
  // Whoever reads learns of a failure: the stream ends with it, and nothing half-written looks whole.
  written.catch((error: Error) => doc.destroy(error))
  try {
    for await (const piece of doc) yield piece as Uint8Array
    await written
  } finally {
    if (!doc.destroyed) doc.destroy()
    // What writes may be reading from a transaction that ends with us.
    await written.catch(() => {})
  }
}
