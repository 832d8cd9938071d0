import { problemInPdf } from './content.pdf.ts'
import { problemInWord } from './content.word.ts'

/** What a file is by its content, whatever it is called and whatever type it was sent as. */
export type Content = { type: string; extension: string }
export type Verdict = { content: Content; problem: null } | { content: null; problem: string }

const KINDS = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  png: { type: 'image/png', extension: 'png' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
  heic: { type: 'image/heic', extension: 'heic' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extension: 'docx' },
} as const
export type Kind = keyof typeof KINDS

const NAMES: Record<Kind, string> = { pdf: 'PDF', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', heic: 'HEIC', docx: 'DOCX' }
/** A picture that would need gigabytes once unpacked. */
const MOST_PIXELS = 100_000_000

const refused = (problem: string): Verdict => ({ content: null, problem })

/** Judges a file: one of `accepted` through and through, and nothing else at the same time. */
export const judgeContent = async (
  bytes: Buffer,
  accepted: readonly Kind[],
  { mostPages }: { mostPages?: number } = {},
): Promise<Verdict> => {
  if (bytes.length === 0) return refused('The file is empty.')
  const kind = kindOf(bytes)
  const list = accepted.map((k) => NAMES[k]).join(', ')
  if (!kind || !accepted.includes(kind)) return refused(`The file must be one of: ${list}.`)
  const problem =
    kind === 'pdf'
      ? await problemInPdf(bytes, mostPages)
      : kind === 'docx'
        ? await problemInWord(bytes)
        : problemInImage(bytes, kind)
  return problem ? refused(problem) : { content: KINDS[kind], problem: null }
}

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

/** Formats of HEIF that cameras write. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

const kindOf = (bytes: Buffer): Kind | null => {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftyp', 4) && HEIC_BRANDS.has(bytes.toString('latin1', 8, 12))) return 'heic'
  if (startsWith(bytes, 'PK\x03\x04')) return 'docx'
  return null
}

const BROKEN = 'The picture is damaged or not complete.'
const TWO_THINGS = 'The file is a picture and something else at the same time.'
const TOO_MANY = 'The picture is too large: at most 100 million points.'

const problemInImage = (bytes: Buffer, kind: Kind): string | null => {
  if (kind === 'png') return problemInPng(bytes)
  if (kind === 'jpeg') return problemInJpeg(bytes)
  if (kind === 'webp' && Math.abs(bytes.readUInt32LE(4) + 8 - bytes.length) > 1) return TWO_THINGS
  return carriesMore(bytes) ? TWO_THINGS : null
}

/** A page, a script, a PDF or an archive inside what should only be a picture. */
const carriesMore = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1').toLowerCase()
  if (['<script', '<html', '<!doctype html', '<?php', '<svg'].some((mark) => text.includes(mark))) return true
  return text.slice(0, 2048).includes('%pdf-') || text.slice(-66_000).includes('pk\x05\x06')
}

const problemInPng = (bytes: Buffer): string | null => {
  let at = 8
  for (let chunk = 0; at + 12 <= bytes.length; chunk++) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 0) {
      if (name !== 'IHDR' || length !== 13 || at + 25 > bytes.length) return BROKEN
      if (bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12) > MOST_PIXELS) return TOO_MANY
    }
    at += 12 + length
    if (name === 'IEND') return at === bytes.length && !carriesMore(bytes) ? null : TWO_THINGS
  }
  return BROKEN
}

/** Start of frame: the marker that says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const problemInJpeg = (bytes: Buffer): string | null => {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return BROKEN
    const marker = bytes[at + 1] as number
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) {
      if (bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) > MOST_PIXELS) return TOO_MANY
      if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) return BROKEN
      return carriesMore(bytes) ? TWO_THINGS : null
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return BROKEN
}

/** A name somebody may see and save under: no path, no control or direction marks, the extension its content has. */
export const fileName = (given: string, { extension }: Content): string => {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const words = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*]/g, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...words].slice(0, 120).join('') || 'document'}.${extension}`
}
