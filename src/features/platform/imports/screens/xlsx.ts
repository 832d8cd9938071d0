import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { type Style, stylesOf, textOf } from './xlsx.cells.ts'
import { NotRead } from './xlsx.problem.ts'

export type Workbook = { sheets: string[]; sheet: string }
/** Rows that hold anything, with the number each has in the spreadsheet. */
export type OnRows = (rows: string[][], numbers: number[], share: number) => void

/** Bytes of one part once it is unpacked: a small file may claim to be endless. */
const LARGEST_PART = 400 * 1024 * 1024
const MOST_COLUMNS = 500
const ROWS_AT_ONCE = 2_000
const PIECE = 1 << 20

/** A part of the package, unpacked; undefined when it is not there. */
const part = (zip: Uint8Array, path: string): Uint8Array | undefined => {
  const wanted = path.replace(/^\//, '').toLowerCase()
  const found = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (name.toLowerCase() !== wanted) return false
      if (originalSize > LARGEST_PART) throw new NotRead('tooLarge')
      return true
    },
  })
  return Object.values(found)[0]
}

type Attributes = Record<string, string>
type Handlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part piece by piece; a document type, which no workbook has, ends it. */
const read = (
  bytes: Uint8Array | undefined,
  { open, text, close }: Handlers,
  onShare: (share: number) => void = () => {},
) => {
  if (!bytes) return
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new NotRead('broken')
  })
  if (open) parser.on('opentag', (tag) => open(local(tag.name), tag.attributes as Attributes))
  if (close) parser.on('closetag', (tag) => close(local(tag.name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += PIECE) {
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }))
    onShare(Math.min(1, (at + PIECE) / bytes.length))
  }
  parser.write(decoder.decode())
  parser.close()
}

/** Where the relationships of a part lead: id or type → path inside the package. */
const relations = (zip: Uint8Array, path: string, folder: string) => {
  const found = new Map<string, string>()
  read(part(zip, path), {
    open: (name, a) => {
      if (name !== 'Relationship' || !a.Target) return
      const target = a.Target.startsWith('/') ? a.Target.slice(1) : `${folder}${a.Target}`
      if (a.Id) found.set(a.Id, target)
      if (a.Type) found.set(local(a.Type.slice(a.Type.lastIndexOf('/') + 1)), target)
    },
  })
  return found
}

/** _x000D_ and the like, as text in a workbook writes what XML cannot hold. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

const sharedStrings = (bytes: Uint8Array | undefined): string[] => {
  const strings: string[] = []
  let [text, inText, phonetic] = ['', false, false]
  read(bytes, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 't') inText = !phonetic
      else if (name === 'rPh') phonetic = true
    },
    text: (t) => {
      if (inText) text += t
    },
    close: (name) => {
      if (name === 't') inText = false
      else if (name === 'rPh') phonetic = false
      else if (name === 'si') strings.push(unescaped(text))
    },
  })
  return strings
}

/** "BC12" → 54, counted from 0. */
const columnOf = (reference: string): number => {
  let column = 0
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

type Around = { strings: string[]; styles: Style[]; since1904: boolean }

const rowsOf = (sheet: Uint8Array, { strings, styles, since1904 }: Around, most: number, onRows: OnRows) => {
  let [rows, numbers, share, count]: [string[][], number[], number, number] = [[], [], 0, 0]
  let [number, cells]: [number, string[]] = [0, []]
  let [column, type, style, value, taken] = [-1, '', 0, '', false]
  const flush = () => {
    onRows(rows, numbers, share)
    ;[rows, numbers] = [[], []]
  }
  read(
    sheet,
    {
      open: (name, a) => {
        if (name === 'row') {
          number = a.r ? Number(a.r) : number + 1
          ;[cells, column] = [[], -1]
        } else if (name === 'c') {
          column = a.r ? columnOf(a.r) : column + 1
          ;[type, style, value] = [a.t ?? 'n', Number(a.s ?? 0), '']
        } else if (name === 'v' || name === 't') taken = true
      },
      text: (t) => {
        if (taken) value += t
      },
      close: (name) => {
        if (name === 'v' || name === 't') taken = false
        else if (name === 'c' && value !== '') {
          if (column >= MOST_COLUMNS) throw new NotRead('tooLarge')
          const text =
            type === 's' ? (strings[Number(value)] ?? '') : textOf(type, unescaped(value), styles[style], since1904)
          while (cells.length < column) cells.push('')
          cells[column] = text
        } else if (name === 'row' && cells.some((c) => c.trim() !== '')) {
          // The first one is the header.
          if (count++ > most) throw new NotRead('tooManyRows')
          rows.push(cells)
          numbers.push(number)
          if (rows.length === ROWS_AT_ONCE) flush()
        }
      },
    },
    (s) => {
      share = s
    },
  )
  flush()
}

/** Reads one sheet of a workbook: the named one, or the first that is not hidden. */
export const readWorkbook = (zip: Uint8Array, wanted: string | null, mostRows: number, onRows: OnRows): Workbook => {
  // An old or a protected workbook is no package at all.
  if (zip[0] === 0xd0 && zip[1] === 0xcf) throw new NotRead('protected')
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) throw new NotRead('broken')
  try {
    const book = relations(zip, '_rels/.rels', '').get('officeDocument') ?? 'xl/workbook.xml'
    const cut = book.lastIndexOf('/') + 1
    const [folder, file] = [book.slice(0, cut), book.slice(cut)]
    const parts = relations(zip, `${folder}_rels/${file}.rels`, folder)
    const sheets: { name: string; path: string; hidden: boolean }[] = []
    let since1904 = false
    read(part(zip, book), {
      open: (name, a) => {
        if (name === 'workbookPr') since1904 = a.date1904 === '1' || a.date1904 === 'true'
        if (name !== 'sheet') return
        const id = Object.entries(a).find(([key]) => key.includes(':') && local(key) === 'id')?.[1] ?? ''
        const path = parts.get(id)
        if (path) sheets.push({ name: a.name ?? '', path, hidden: (a.state ?? 'visible') !== 'visible' })
      },
    })
    const shown = sheets.filter((s) => !s.hidden)
    const sheet = shown.find((s) => s.name === wanted) ?? shown[0]
    const content = sheet && part(zip, sheet.path)
    if (!sheet || !content) throw new NotRead('broken')
    const strings = sharedStrings(part(zip, parts.get('sharedStrings') ?? ''))
    const styles: Style[] = []
    const formats = stylesOf(styles)
    read(part(zip, parts.get('styles') ?? ''), formats)
    rowsOf(content, { strings, styles, since1904 }, mostRows, onRows)
    return { sheets: shown.map((s) => s.name), sheet: sheet.name }
  } catch (error) {
    throw error instanceof NotRead ? error : new NotRead('broken')
  }
}
