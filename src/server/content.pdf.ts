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
const DOES_THINGS =
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.'

/** Names may be written in hexadecimal (/J#61vaScript): read as a viewer reads them. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Nothing that acts: looked for in the whole file, also where objects are packed into compressed object streams. What cannot be looked
 * into (encrypted, packed in another way) is refused.
 */
export const problemInPdf = async (bytes: Buffer): Promise<string | null> => {
  const raw = bytes.toString('latin1')
  if (!raw.slice(-2048).includes('%%EOF')) return BROKEN
  const text = plainNames(raw)
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return LOCKED
  if (ACTIVE.test(text)) return DOES_THINGS
  let left = MOST_INFLATED
  for (const { dictionary, body } of objectStreams(raw, bytes)) {
    const said = plainNames(dictionary)
    const filters = [...said.matchAll(/\/(\w+Decode|Fl|LZW|A85|AHx|Crypt)(?![A-Za-z0-9])/g)].map((m) => m[1])
    const predictor = Number(/\/Predictor\s+(\d+)/.exec(said)?.[1] ?? 1)
    if (filters.some((f) => f !== 'FlateDecode') || filters.length > 1 || predictor > 1) return LOCKED
    let held = body
    if (filters.length === 1) {
      try {
        held = await inflated(body, { maxOutputLength: Math.max(1, left) })
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
          ? 'The PDF unpacks to far more than it shows.'
          : BROKEN
      }
    }
    left -= held.length
    if (ACTIVE.test(plainNames(held.toString('latin1')))) return DOES_THINGS
  }
  return null
}

/** Every stream whose dictionary says it packs objects. Its dictionary: what stands between the last `obj` and `stream`. */
function* objectStreams(raw: string, bytes: Buffer) {
  for (const found of raw.matchAll(/stream\r?\n/g)) {
    const at = found.index
    if (raw.slice(at - 3, at) === 'end') continue
    const dictionary = raw.slice(Math.max(0, raw.lastIndexOf('obj', at), at - 4096), at)
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(plainNames(dictionary))) continue
    const start = at + found[0].length
    const end = raw.indexOf('endstream', start)
    yield { dictionary, body: bytes.subarray(start, end < 0 ? bytes.length : end) }
  }
}
