import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { ACTS, BROKEN, isXml, problemInXml } from './content.xml.ts'

const inflated = promisify(inflateRaw)

const MOST_ENTRIES = 2_000
const MOST_INFLATED = 50 * 1024 * 1024

const NOT_WORD = 'The file must be a DOCX document.'
const BOMB = 'The DOCX unpacks to far more than it shows.'

type Entry = { name: string; method: number; packed: number; at: number; encrypted: boolean }

/** The archive's own table of contents. Null when it does not add up. */
const entriesOf = (bytes: Buffer): Entry[] | null => {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

const bodyOf = (bytes: Buffer, { at, packed }: Entry): Buffer | null => {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50) return null
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return start + packed <= bytes.length ? bytes.subarray(start, start + packed) : null
}

/** The names inside must be plain, all of it must fit a budget once unpacked, and nothing in it may act or call home. */
export const problemInWord = async (bytes: Buffer): Promise<string | null> => {
  const entries = entriesOf(bytes)
  if (!entries) return BROKEN
  if (entries.length > MOST_ENTRIES) return BOMB
  const names = new Set(entries.map((e) => e.name))
  if (names.size !== entries.length) return BROKEN
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return NOT_WORD
  let left = MOST_INFLATED
  for (const entry of entries) {
    if (/(^|\/)\.\.(\/|$)|^\/|\\|:/.test(entry.name) || entry.encrypted || ![0, 8].includes(entry.method)) return BROKEN
    if (/vbaproject|activex|\/embeddings\/|\.(bin|exe|dll|js|vbs)$/i.test(entry.name)) return ACTS
    const packed = bodyOf(bytes, entry)
    if (!packed) return BROKEN
    let body: Buffer
    try {
      body = entry.method === 0 ? packed : await inflated(packed, { maxOutputLength: Math.max(1, left) })
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? BOMB : BROKEN
    }
    left -= body.length
    if (left < 0) return BOMB
    const problem = isXml(entry.name, body) ? problemInXml(body) : null
    if (problem) return problem
  }
  return null
}
