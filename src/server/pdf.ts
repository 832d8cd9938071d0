import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

/**
 * Every PDF of the house. Latin, Greek, Cyrillic, Devanagari, Arabic and Tamil letters are drawn; others (Chinese, Thai, Bengali, Gurmukhi and
 * so on) stand as a box, because their fonts weigh more than all of this. Right-to-left words stand in reading order within a line.
 */
const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`))
const FONTS = {
  plain: 'noto-sans/400Regular/NotoSans_400Regular',
  bold: 'noto-sans/600SemiBold/NotoSans_600SemiBold',
  arabic: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
  tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
} as const
type Font = keyof typeof FONTS

const ARABIC = /[\p{Script=Arabic}،؛؟ـ]/u
const TAMIL = /\p{Script=Tamil}/u
const DRAWN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Tamil}\p{Mn}\p{Mc}\p{Nd}\p{P}\p{Zs}\p{Sc}\p{Sk}+<=>|~¬±×÷−°©®™]/u

const fontOf = (char: string): Font => (ARABIC.test(char) ? 'arabic' : TAMIL.test(char) ? 'tamil' : 'plain')
/** Marks join the letter before them, and signs between Arabic words the words. */
const NEUTRAL = /[\p{P}\p{Zs}\p{Sc}\p{Sm}\p{Mn}\p{Mc}\p{Nd}\p{Sk}]/u

type Run = { text: string; font: Font }

/** A text in pieces of one font each; within an Arabic piece the words are put into the order in which they are drawn. */
const runsOf = (text: string, bold: boolean): Run[] => {
  const runs: Run[] = []
  for (const given of text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, ' ')) {
    const char = DRAWN.test(given) ? given : '□'
    const last = runs.at(-1)
    const font = NEUTRAL.test(char) && last && /\p{Mn}|\p{Mc}/u.test(char) ? last.font : fontOf(char)
    const joins = last && (last.font === font || (last.font === 'arabic' && char === ' '))
    if (joins) last.text += char
    else runs.push({ text: char, font })
  }
  return runs.flatMap(({ text: piece, font }): Run[] => {
    if (font !== 'arabic') return [{ text: piece, font: bold && font === 'plain' ? 'bold' : font }]
    const [, words = '', after = ''] = /^(.*?)(\s*)$/s.exec(piece) ?? []
    return [
      { font, text: words.split(' ').reverse().join(' ') },
      ...(after ? [{ font: 'plain' as const, text: after }] : []),
    ]
  })
}

export type Style = { size?: number; bold?: boolean; quiet?: boolean }
export type Column = { title: string; width: number; end?: boolean }

const MARGIN = 48
const INK = '#1b1f27'
const QUIET = '#5c6470'
const LINE = '#d5d9e0'
/** Writing goes on for so long before others have their turn, ms. */
const LONGEST_TURN = 10
const MOST_MEASURED = 5_000
/** Bytes that may wait to be taken before writing pauses. */
const MOST_WAITING = 512 * 1024

type About = { title: string; subject: string; footer: string; at: Date; landscape?: boolean }

/** What a report is written on, from top to bottom; pages turn by themselves. */
export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument
  private readonly footer: string
  private y = MARGIN
  private turnBegan = performance.now()
  /** Words come again and again in a long report, and to measure one is what takes its time. */
  private readonly measured = new Map<string, number>()
  private page = 0

  constructor(doc: PDFKit.PDFDocument, footer: string) {
    this.doc = doc
    this.footer = footer
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
    this.draw(`${this.footer} · ${this.page}`, MARGIN, this.doc.page.height - MARGIN, { size: 8, quiet: true })
    this.y = MARGIN
  }

  private width(text: string, { size = 10, bold = false }: Style): number {
    const key = `${size}${bold}${text}`
    const known = this.measured.get(key)
    if (known !== undefined) return known
    const width = runsOf(text, bold).reduce(
      (sum, r) => sum + this.doc.font(r.font).fontSize(size).widthOfString(r.text),
      0,
    )
    if (this.measured.size > MOST_MEASURED) this.measured.clear()
    this.measured.set(key, width)
    return width
  }

  private draw(text: string, x: number, y: number, style: Style) {
    const { size = 10, bold = false, quiet = false } = style
    this.doc.fillColor(quiet ? QUIET : INK)
    let at = x
    for (const run of runsOf(text, bold)) {
      this.doc.font(run.font).fontSize(size)
      // Baselines meet, whatever room a font leaves above its letters.
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(run.text)
    }
  }

  /** Broken at spaces, and inside a word only when it is wider than the line. */
  private lines(text: string, width: number, style: Style): string[] {
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
    for (const line of this.lines(text, this.right - MARGIN, style)) {
      this.room(leading)
      this.draw(line, MARGIN, this.y + leading * 0.72, style)
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

  /** Columns share the width as their numbers say; the titles stand again on each page. */
  table(columns: readonly Column[], size = 9) {
    const whole = columns.reduce((sum, c) => sum + c.width, 0)
    const space = this.right - MARGIN
    const leading = size * 1.4
    const places = columns.map((c, i) => {
      const before = columns.slice(0, i).reduce((sum, b) => sum + b.width, 0)
      return { x: MARGIN + (before / whole) * space, width: (c.width / whole) * space - 8 }
    })
    const write = (cells: readonly string[], style: Style) => {
      const broken = cells.map((cell, i) => this.lines(cell, places[i]?.width ?? space, style))
      const height = Math.max(...broken.map((b) => b.length)) * leading + 6
      if (this.room(height) && !style.bold) titles()
      for (const [i, lines] of broken.entries()) {
        const place = places[i]
        if (!place) continue
        for (const [n, line] of lines.entries()) {
          const inset = columns[i]?.end ? place.width - this.width(line, style) : 0
          this.draw(line, place.x + inset, this.y + 3 + leading * (n + 0.74), style)
        }
      }
      this.y += height
      this.doc.moveTo(MARGIN, this.y).lineTo(this.right, this.y).lineWidth(0.5).strokeColor(LINE).stroke()
    }
    const titles = () =>
      write(
        columns.map((c) => c.title),
        { size, bold: true },
      )
    titles()
    return { row: (cells: readonly string[]) => write(cells, { size }) }
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
  for (const [name, path] of Object.entries(FONTS)) doc.registerFont(name, fontFile(path))
  const written = (async () => {
    const paper = new PdfWriter(doc, about.footer)
    paper.text(about.title, { size: 18, bold: true })
    paper.text(about.subject, { quiet: true })
    paper.gap()
    await write(paper)
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
