import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)

/** Names of what a PDF can do beyond being read. An action that runs a script says so by /JavaScript or /Rendition. */
const ACTIVE =
  /\/(JavaScript|Rendition|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Flash|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])/

/** What all object streams of one file may unpack to. */
const MOST_INFLATED = 60 * 1024 * 1024

const BROKEN = 'The PDF is damaged or not complete.'
const LOCKED = 'The PDF is protected. Save it without protection and choose it again.'
const BOMB = 'The PDF unpacks to far more than it shows.'
const DOES_THINGS =
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.'

const TWO_THINGS = 'The file is a PDF and something else at the same time.'
const tooLong = (pages: number) => `The document has more than ${pages} pages. Choose a shorter one.`

/** Where an archive's table of contents may end: its remark is at most so long. */
const ARCHIVE_END = 66_000

/** An archive may have anything before it, a PDF too: it is read from its end, which says where its table of contents stands. */
const isArchiveToo = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ARCHIVE_END)
  for (
    let end = bytes.indexOf('PK\x05\x06', from, 'latin1');
    end >= 0;
    end = bytes.indexOf('PK\x05\x06', end + 1, 'latin1')
  ) {
    const table = end + 22 <= bytes.length ? end - bytes.readUInt32LE(end + 12) : -1
    if (table >= 0 && table < end && bytes.readUInt32LE(table) === 0x02014b50) return true
  }
  return false
}

/** Pages that objects say they are, and the most that a tree of pages says it has. A file saved many times holds pages that are no longer shown. */
const pagesIn = (text: string) => ({
  objects: text.match(/\/Type\s*\/Page(?![A-Za-z0-9])/g)?.length ?? 0,
  said: Math.max(0, ...(text.match(/\/Count\s+\d{1,9}/g) ?? []).map((c) => Number(c.replace(/\D+/g, '')))),
})

/** Byte of a hexadecimal digit → what it counts, -1 for any other. */
const DIGITS = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
)

/** Names may be written in hexadecimal (/J#61vaScript): read as a viewer reads them. Byte by byte, for a file may hold nothing else. */
const plainNames = (text: string) => {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let to = 0
  for (let at = 0; at < bytes.length; at++) {
    const high = bytes[at] === 0x23 ? (DIGITS[bytes[at + 1] ?? 0] ?? -1) : -1
    const low = high >= 0 ? (DIGITS[bytes[at + 2] ?? 0] ?? -1) : -1
    bytes[to++] = low >= 0 ? high * 16 + low : (bytes[at] as number)
    if (low >= 0) at += 2
  }
  return bytes.toString('latin1', 0, to)
}

/**
 * Nothing that acts: looked for in the whole file, also where objects are packed into compressed object streams. What cannot be looked
 * into (encrypted, packed in another way) is refused.
 */
export const problemInPdf = async (bytes: Buffer, mostPages = Number.POSITIVE_INFINITY): Promise<string | null> => {
  const raw = bytes.toString('latin1')
  if (isArchiveToo(bytes)) return TWO_THINGS
  if (!raw.slice(-2048).includes('%%EOF')) return BROKEN
  const text = plainNames(raw)
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return LOCKED
  if (ACTIVE.test(text)) return DOES_THINGS
  let pages = pagesIn(text)
  let left = MOST_INFLATED
  let streams = 0
  for (const { dictionary, body } of objectStreams(raw, bytes)) {
    if (++streams > MOST_STREAMS) return BOMB
    const said = plainNames(dictionary)
    const filters = [...said.matchAll(/\/(\w+Decode|Fl|LZW|A85|AHx|Crypt)(?![A-Za-z0-9])/g)].map((m) => m[1])
    const predictor = Number(/\/Predictor\s+(\d+)/.exec(said)?.[1] ?? 1)
    if (filters.some((f) => f !== 'FlateDecode') || filters.length > 1 || predictor > 1) return LOCKED
    let current = body
    if (filters.length === 1) {
      try {
        current = await inflated(body, { maxOutputLength: Math.max(1, left) })
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? BOMB : BROKEN
      }
    }
    left -= current.length
    if (left < 0) return BOMB
    const inside = plainNames(current.toString('latin1'))
    if (ACTIVE.test(inside)) return DOES_THINGS
    const more = pagesIn(inside)
    pages = { objects: pages.objects + more.objects, said: Math.max(pages.said, more.said) }
  }
  return Math.min(pages.objects, pages.said) > mostPages ? tooLong(mostPages) : null
}

/** Beyond it a file is made to be looked at for long. */
const MOST_STREAMS = 20_000

/**
 * Every stream before which it is said that it packs objects. Its dictionary: all that stands between the end of the stream before and this
 * one, so that nothing in it can hide a part of it, and so that no byte is read twice however the file is made.
 */
function* objectStreams(raw: string, bytes: Buffer) {
  let from = 0
  let end = 0
  for (const found of raw.matchAll(/stream[ \t]*(\r\n|\n|\r)?/g)) {
    const at = found.index
    const start = at + found[0].length
    const dictionary = raw.slice(from, at)
    from = start
    if (dictionary.endsWith('end')) continue
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(plainNames(dictionary))) continue
    if (end >= 0 && end < start) end = raw.indexOf('endstream', start)
    yield { dictionary, body: bytes.subarray(start, end < 0 ? bytes.length : end) }
  }
}
