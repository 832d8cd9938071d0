/** Judges files. Run in a process of its own (`content.ts`): what somebody sends must not hold the calls of others. */

import { clearedHeic } from './content.heic.ts'
import { problemInImage } from './content.image.ts'
import { problemInPdf } from './content.pdf.ts'
import { problemInWord } from './content.word.ts'

export const KINDS = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  png: { type: 'image/png', extension: 'png' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
  heic: { type: 'image/heic', extension: 'heic' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extension: 'docx' },
} as const
export type Kind = keyof typeof KINDS

export type Judging = { bytes: Uint8Array; accepted: readonly Kind[]; mostPages: number | null }
/** `bytes`: what to keep instead of what was sent; null: that itself. */
export type Judged = { kind: Kind; bytes: Uint8Array | null; problem: null } | { kind: null; problem: string }

const NAMES: Record<Kind, string> = { pdf: 'PDF', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', heic: 'HEIC', docx: 'DOCX' }

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

const problemIn = (bytes: Buffer, kind: Kind, mostPages: number | null): Promise<string | null> | string | null => {
  switch (kind) {
    case 'pdf':
      return problemInPdf(bytes, mostPages ?? Number.POSITIVE_INFINITY)
    case 'docx':
      return problemInWord(bytes)
    case 'heic':
      return clearedHeic(bytes)
    default:
      return problemInImage(bytes, kind)
  }
}

/** One of the kinds accepted through and through, and nothing else at the same time. */
export const judge = async ({ bytes: sent, accepted, mostPages }: Judging): Promise<Judged> => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const kind = kindOf(bytes)
  const list = accepted.map((k) => NAMES[k]).join(', ')
  if (!kind || !accepted.includes(kind)) return { kind: null, problem: `The file must be one of: ${list}.` }
  const problem = await problemIn(bytes, kind, mostPages)
  if (problem !== null) return { kind: null, problem }
  return { kind, bytes: kind === 'heic' ? bytes : null, problem: null }
}
