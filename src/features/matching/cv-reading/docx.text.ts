import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { MOST_PAGES, Unreadable } from './limits.rules.ts'
import type { CvText, HiddenText } from './parsed.rules.ts'
import { hiddenTexts, type Sheet, textOf } from './text.rules.ts'

/** Half points. Plain text of a document that does not say how large it is. */
const PLAIN = 22
const TINY = 7

type Look = { bold: boolean; size: number; hidden: HiddenText['reason'] | null; colour: string | null; shaded: boolean }
const PLAIN_LOOK: Look = { bold: false, size: PLAIN, hidden: null, colour: null, shaded: false }

type Piece = { text: string; look: Look }
type Paragraph = { text: string; bold: boolean; height: number }
type Part = {
  paragraphs: Paragraph[]
  pieces: { text: string; hidden: HiddenText['reason'] | null }[]
  breaks: number
  tables: number
  pictures: number
}

const isOn = (value: string | undefined) => value === undefined || !/^(0|false|off|none)$/i.test(value)
const isPale = (colour: string | null) =>
  colour !== null &&
  /^[0-9a-f]{6}$/i.test(colour) &&
  [0, 2, 4].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > 235)

const hiddenLook = (look: Look): Look['hidden'] => {
  if (look.hidden !== null) return look.hidden
  if (look.size < TINY) return 'tiny'
  return isPale(look.colour) && !look.shaded ? 'no_contrast' : null
}

/** Reads one part of a document: its paragraphs in order; the cells of a table's row beside each other when each is one line. */
const readPart = (xml: string): Part => {
  const part: Part = { paragraphs: [], pieces: [], breaks: 0, tables: 0, pictures: 0 }
  const parser = new SaxesParser({ xmlns: false })
  let look: Look = PLAIN_LOOK
  let paragraphLook: Look = PLAIN_LOOK
  let inRun = false
  let bullet = false
  let shadedCells = 0
  let skipping = 0
  let inText = false
  let pieces: Piece[] = []
  const outer: { pieces: Piece[]; look: Look; paragraphLook: Look; bullet: boolean }[] = []
  const rows: Paragraph[][][] = []

  const target = () => rows.at(-1)?.at(-1) ?? part.paragraphs
  const endParagraph = () => {
    const seen = pieces.filter((p) => !hiddenLook(p.look))
    for (const { text, look: l } of pieces) part.pieces.push({ text, hidden: hiddenLook(l) })
    const lines = seen
      .map((p) => p.text)
      .join('')
      .split('\n')
    const letters = seen.filter((p) => p.text.trim())
    const height = Math.max(...letters.map((p) => p.look.size), 0) / 2
    lines.forEach((line, i) => {
      const text = line.replace(/[ \u00a0]+/g, ' ').trim()
      if (text)
        target().push({
          text: bullet && i === 0 ? `• ${text}` : text,
          bold: letters.every((p) => p.look.bold),
          height,
        })
    })
    pieces = []
  }
  const endRow = (cells: Paragraph[][]) => {
    const filled = cells.filter((c) => c.length > 0)
    if (filled.length > 1 && filled.every((c) => c.length === 1 && (c[0] as Paragraph).text.length < 90)) {
      const first = filled[0]?.[0] as Paragraph
      target().push({ ...first, text: filled.map((c) => c[0]?.text).join('\t') })
    } else for (const cell of filled) target().push(...cell)
  }

  parser.on('doctype', () => {
    throw new Unreadable('broken')
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    // What stands there twice, once for older programs, is read once.
    if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:moveFrom') skipping++
    if (skipping > 0) return
    const value = attributes['w:val']
    switch (name) {
      case 'w:p':
        if (isSelfClosing) return
        outer.push({ pieces, look, paragraphLook, bullet })
        pieces = []
        bullet = false
        paragraphLook = { ...PLAIN_LOOK, shaded: shadedCells > 0 }
        look = paragraphLook
        return
      case 'w:numPr':
        bullet = true
        return
      case 'w:pStyle':
        if (/^(title|heading|heading1)$/i.test(value ?? '')) paragraphLook = { ...paragraphLook, bold: true, size: 30 }
        else if (/^heading/i.test(value ?? '')) paragraphLook = { ...paragraphLook, bold: true, size: 26 }
        else if (/list/i.test(value ?? '')) bullet = true
        look = paragraphLook
        return
      case 'w:r':
        inRun = true
        look = paragraphLook
        return
      case 'w:b':
        if (inRun) look = { ...look, bold: isOn(value) }
        return
      case 'w:sz':
        if (inRun) look = { ...look, size: Number(value) || look.size }
        return
      case 'w:color':
        if (inRun) look = { ...look, colour: value ?? null }
        return
      case 'w:vanish':
      case 'w:webHidden':
        if (inRun && isOn(value)) look = { ...look, hidden: 'invisible' }
        return
      case 'w:highlight':
        if (inRun) look = { ...look, shaded: true }
        return
      case 'w:shd':
        if (!/^(auto|ffffff)$/i.test(attributes['w:fill'] ?? 'auto')) {
          if (inRun) look = { ...look, shaded: true }
          else if (rows.length > 0) {
            shadedCells = rows.length
            paragraphLook = { ...paragraphLook, shaded: true }
          } else paragraphLook = { ...paragraphLook, shaded: true }
        }
        return
      case 'w:t':
        inText = true
        return
      case 'w:tab':
        if (inRun) pieces.push({ text: '\t', look })
        return
      case 'w:br':
      case 'w:cr':
        if (attributes['w:type'] === 'page') part.breaks++
        else pieces.push({ text: '\n', look })
        return
      case 'w:noBreakHyphen':
        pieces.push({ text: '-', look })
        return
      case 'w:lastRenderedPageBreak':
        part.breaks++
        return
      case 'w:tbl':
        part.tables++
        return
      case 'w:tr':
        rows.push([])
        return
      case 'w:tc':
        rows.at(-1)?.push([])
        return
      case 'pic:pic':
        part.pictures++
    }
  })
  parser.on('text', (text) => {
    if (inText && skipping === 0) pieces.push({ text, look })
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:moveFrom') {
      skipping--
      return
    }
    if (skipping > 0) return
    if (name === 'w:t') inText = false
    else if (name === 'w:r') inRun = false
    else if (name === 'w:p' && !isSelfClosing) {
      endParagraph()
      const before = outer.pop()
      if (before) ({ pieces, look, paragraphLook, bullet } = before)
    } else if (name === 'w:tc') {
      if (shadedCells === rows.length) shadedCells = 0
    } else if (name === 'w:tr') endRow(rows.pop() ?? [])
  })
  parser.write(xml).close()
  return part
}

const sheetOf = (part: Part): Sheet => ({
  lines: part.paragraphs.map((p) => ({ ...p, box: null, font: '' })),
  hidden: hiddenTexts(part.pieces, 1),
  columns: 1,
  pictures: part.pictures,
  // A document does not say where its pictures stand; one or two in a CV are most often the person.
  photo: part.pictures > 0 && part.pictures < 3,
  tables: part.tables,
  ocr: false,
})

/** The archive was judged before: its size unpacked, its names and that nothing in it acts (`server/content.word.ts`). */
export const docxText = (bytes: Uint8Array): CvText => {
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        originalSize < 30_000_000 && /^(word\/(document|header\d*|footer\d*)\.xml|docProps\/app\.xml)$/.test(name),
    })
  } catch {
    throw new Unreadable('broken')
  }
  const named = (pattern: RegExp) =>
    Object.keys(files)
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => readPart(strFromU8(files[name] as Uint8Array)))
  const main = files['word/document.xml']
  if (!main) throw new Unreadable('broken')
  try {
    const body = readPart(strFromU8(main))
    const heads = named(/header/)
    const parts = [...heads, body, ...named(/footer/)]
    const sheets = parts.map(sheetOf)
    const told = /<Pages>(\d{1,4})<\/Pages>/.exec(files['docProps/app.xml'] ? strFromU8(files['docProps/app.xml']) : '')
    const pages = Math.max(1, body.breaks + 1, Number(told?.[1] ?? 1))
    if (pages > MOST_PAGES) throw new Unreadable('pages')
    const merged: Sheet = {
      ...(sheets[heads.length] as Sheet),
      photo: sheets.some((s) => s.photo),
      lines: sheets.flatMap((s) => s.lines),
      hidden: sheets.flatMap((s) => s.hidden),
    }
    const read = textOf('docx', [merged], pages, null)
    const margins = sheets.flatMap((s, i) => (i === heads.length ? [] : s.lines.map((l) => l.text)))
    return { ...read, layout: { ...read.layout, margins } }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken')
  }
}
