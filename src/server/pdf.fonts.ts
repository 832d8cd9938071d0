import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { type Direction, isPlain, visualRuns } from './pdf.bidi.ts'

/**
 * The letters of every PDF of the house. Latin, Greek, Cyrillic, Devanagari, Arabic, Tamil and Chinese letters are drawn; others (Thai, Bengali,
 * Gurmukhi and so on) stand as a box. A paper holds only the letters that stand in it. A paragraph that begins in Arabic runs from the right,
 * with the Latin words and figures in it in their own order (pdf.bidi.ts).
 */
const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`))
export const FONTS = {
  plain: 'noto-sans/400Regular/NotoSans_400Regular',
  bold: 'noto-sans/600SemiBold/NotoSans_600SemiBold',
  arabic: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
  tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
  chinese: 'noto-sans-sc/400Regular/NotoSansSC_400Regular',
} as const

const read = new Map<string, Font>()

/** A font is read once: to read one anew for each paper takes longer than to write a page. */
export const fontAt = (path: string): Font => {
  const known = read.get(path)
  if (known) return known
  const font = create(readFileSync(fontFile(path)))
  read.set(path, font)
  return font
}

/** Words are set once for all papers: of a payslip it took a third of its time. Kept until there are so many of a font. */
const MOST_WORDS = 2_000
const ASKED_BETWEEN = 1_000
const setWords = new Map<string, { words: Record<string, unknown>; asked: number }>()

const wordsOf = (name: string): Record<string, unknown> => {
  const known = setWords.get(name)
  const isFull = known && ++known.asked % ASKED_BETWEEN === 0 && Object.keys(known.words).length > MOST_WORDS
  if (known && !isFull) return known.words
  const words: Record<string, unknown> = Object.create(null)
  setWords.set(name, { words, asked: 0 })
  return words
}

/** What pdfkit keeps of a font in a paper that its types do not say: how its words are set. */
type Taken = { _font: { layoutCache?: Record<string, unknown> } }

/** Takes a font for what is written next; read when the first paper needs it, since that of Chinese weighs 10 MB. */
export const takeFont = (doc: PDFKit.PDFDocument, name: keyof typeof FONTS): PDFKit.PDFDocument => {
  const taken = doc.registerFont(name, fontAt(FONTS[name])).font(name)
  ;(taken as unknown as Taken)._font.layoutCache = wordsOf(name)
  return taken
}

export type FontRun = { text: string; font: keyof typeof FONTS }

/** A line in pieces of one font each, from left to right as they are drawn. */
export const fontRuns = (text: string, bold: boolean, direction: Direction): FontRun[] => {
  if (direction === 'ltr' && isPlain(text)) return [{ text, font: bold ? 'bold' : 'plain' }]
  return visualRuns(text, direction).map(({ font, text: piece }) => ({
    text: piece,
    font: bold && font === 'plain' ? 'bold' : font,
  }))
}
