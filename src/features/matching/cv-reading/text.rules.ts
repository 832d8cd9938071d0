import type { PlacedLine } from './lines.rules.ts'
import type { Box, CvKind, CvLine, CvText, HiddenText } from './parsed.rules.ts'

export type Sheet = {
  lines: (Pick<PlacedLine, 'text' | 'height' | 'bold' | 'font'> & { box: Box | null })[]
  hidden: HiddenText[]
  columns: number
  pictures: number
  photo: boolean
  tables: number
  ocr: boolean
}

/** What one CV may say. A longer one is cut, and said to be. */
export const MOST_TEXT = 200_000
export const MOST_LINES = 4_000

/** No person writes a longer line; one that is takes the reading far longer than its length is worth. */
const LONGEST_LINE = 400
const inShortLines = <L extends { text: string }>(line: L): L[] =>
  line.text.length <= LONGEST_LINE
    ? [line]
    : (line.text.match(/.{1,360}(?:\s|$)|.{1,400}/gsu) ?? []).map((text) => ({ ...line, text }))

const PAGE_NUMBER = /^(page\s*)?\d{1,2}(\s*(of|\/|\|)\s*\d{1,2})?(\s*\|?\s*page)?$/i
const inMargin = (box: Box | null) => box !== null && (box.y < 0.045 || box.y + box.height > 0.955)

/** The foot of a page is short; a long line is not looked at for one. */
const LONGEST_FOOT = 120

/** A line of the foot with the number of its page, such as `Asha Rao 1`: null, the line does not end with one. */
const aboveNumber = (text: string): string | null =>
  text.length > LONGEST_FOOT || !/\d$/.test(text)
    ? null
    : (/^(\S.*?)\s+(?:page\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/i.exec(text)?.[1] ?? null)

/** What stands at the foot of a page is the name or a line of the margin again, with its number: it is said already, and no skill. */
const isSaidAgain = (text: string, box: Box | null, lines: readonly CvLine[]): boolean => {
  const said = aboveNumber(text)
  if (said === null) return false
  return lines[0]?.text === said || (inMargin(box) && lines.some((line) => line.text === said))
}

/** A letter's width, roughly: what most lines of a document are as high as is its plain text. */
const plainHeight = (sheets: readonly Sheet[]): number => {
  const weights = new Map<number, number>()
  for (const { lines } of sheets)
    for (const { height, text } of lines) {
      const rounded = Math.round(height * 2) / 2
      weights.set(rounded, (weights.get(rounded) ?? 0) + text.length)
    }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] || 1
}

const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6, 0xff10]
/** Figures of other scripts as the plain ones, one for one. */
const plainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0be6-\u0bef\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })

/** Invisible marks and letters of private use say nothing to a reader; bullets of all kinds are one. */
const cleaned = (text: string) =>
  plainDigits(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/^[\s\u00b7\u2022\u2023\u25a0-\u25ff\u2713\u2714\u27a2\u2756\u2666\uf000-\uf8ff]+(?=\s*\S)/u, (marks) =>
      /\S/.test(marks) ? '• ' : '',
    )
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
    .trim()

/** Sheets read one after the other become one text, in which every line knows where it stands. */
export const textOf = (kind: CvKind, sheets: readonly Sheet[], pages: number, ocrConfidence: number | null): CvText => {
  const plain = plainHeight(sheets)
  const lines: CvLine[] = []
  const margins: string[] = []
  const fonts = new Set<string>()
  const parts: string[] = []
  let at = 0
  sheets.forEach((sheet, i) => {
    for (const line of sheet.lines.flatMap(inShortLines)) {
      const text = cleaned(line.text)
      if (!text || (PAGE_NUMBER.test(text) && (inMargin(line.box) || /page/i.test(text)))) continue
      if (isSaidAgain(text, line.box, lines)) continue
      if (lines.length >= MOST_LINES || at + text.length > MOST_TEXT) return
      if (inMargin(line.box)) margins.push(text)
      if (line.font) fonts.add(line.font)
      const size = Math.round((line.height / plain) * 100) / 100
      lines.push({ page: i + 1, start: at, end: at + text.length, text, box: line.box, size, bold: line.bold })
      parts.push(text)
      at += text.length + 1
    }
  })
  return {
    kind,
    text: parts.join('\n'),
    lines,
    pages: Math.max(1, pages),
    ocrPages: sheets.flatMap((s, i) => (s.ocr ? [i + 1] : [])),
    ocrConfidence,
    hidden: sheets.flatMap((s) => s.hidden).slice(0, 50),
    layout: {
      columns: Math.max(1, ...sheets.map((s) => s.columns)),
      tables: sheets.reduce((sum, s) => sum + s.tables, 0),
      pictures: sheets.reduce((sum, s) => sum + s.pictures, 0),
      photo: sheets.some((s) => s.photo),
      margins: margins.slice(0, 20),
      fonts: [...fonts].slice(0, 20),
    },
  }
}

/** Text that was typed or pasted. */
export const typedText = (typed: string): CvText =>
  textOf(
    'text',
    [
      {
        lines: typed
          .normalize('NFC')
          .split(/\r\n?|\n/)
          .map((text) => ({ text, box: null, height: 1, bold: false, font: '' })),
        hidden: [],
        columns: 1,
        pictures: 0,
        photo: false,
        tables: 0,
        ocr: false,
      },
    ],
    1,
    null,
  )

/** Text drawn so that nobody sees it, put together again into what it says. */
export const hiddenTexts = (runs: readonly { text: string; hidden: HiddenText['reason'] | null }[], page: number) => {
  const found = new Map<HiddenText['reason'], string>()
  for (const { hidden, text } of runs)
    if (hidden) found.set(hidden, `${found.get(hidden) ?? ''} ${text}`.replace(/\s+/g, ' ').trim().slice(0, 600))
  return [...found]
    .filter(([, text]) => /[\p{L}\p{N}]{2}/u.test(text))
    .map(([reason, text]) => ({ reason, page, text }))
}
