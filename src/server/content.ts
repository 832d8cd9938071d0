import { runOnce, turns } from './apart.process.ts'
import { runApart } from './apart.ts'
import { EndedApart } from './apart.walls.ts'
import { type Judged, type Judging, KINDS, type Kind } from './content.judge.ts'
import type { PictureInput, PictureKind } from './content.picture.ts'
import { serviceBusy } from './sql.ts'

export type { Kind } from './content.judge.ts'

/** What a file is by its content, whatever it is called and whatever type it was sent as. */
export type Content = { type: string; extension: string }
/** `bytes`: what is kept of the file; a picture is written anew. */
export type Verdict =
  | { content: Content; bytes: Buffer; problem: null }
  | { content: null; bytes: null; problem: string }

const JUDGE = { module: new URL('./content.judge.ts', import.meta.url), name: 'judge', longest: 10_000 }
const ANEW = {
  module: new URL('./content.picture.ts', import.meta.url),
  name: 'pictureAnew',
  heapMb: 128,
  memory: 800 * 1024 * 1024,
  longest: 30_000,
  longestInAll: 30_000,
}
/** Each may hold half a gigabyte for a moment. */
const inTurn = turns(2)

const TOO_LONG = 'Looking through the file took too long. Save it as a plain PDF or JPEG and choose that.'
const TOO_LARGE = 'Looking through the file needed too much memory. Save it smaller and choose that.'
const BROKEN_PICTURE = 'The picture is damaged or not complete.'

const refused = (problem: string): Verdict => ({ content: null, bytes: null, problem })

const refusedFor = (error: unknown): Verdict => {
  if (!(error instanceof EndedApart)) throw error
  if (error.why === 'busy') throw serviceBusy()
  if (error.why === 'broken') throw error
  return refused(error.why === 'slow' ? TOO_LONG : TOO_LARGE)
}

const isPicture = (kind: Kind): kind is PictureKind => kind === 'png' || kind === 'jpeg' || kind === 'webp'

/**
 * Judges a file: one of `accepted` through and through, and nothing else at the same time. Never in the server's own thread: in another process, which is
 * ended when it takes too long; pictures are decoded in a process of their own. Keep `bytes` of the verdict, not what was sent.
 */
export const checkFileContent = async (
  bytes: Buffer,
  accepted: readonly Kind[],
  { mostPages }: { mostPages?: number } = {},
): Promise<Verdict> => {
  if (bytes.length === 0) return refused('The file is empty.')
  try {
    const judging: Judging = { bytes, accepted, mostPages: mostPages ?? null }
    const judged = await runApart<Judged>(JUDGE, judging)
    if (judged.problem !== null) return refused(judged.problem)
    const { kind } = judged
    if (!isPicture(kind)) return { content: KINDS[kind], bytes: asBuffer(judged.bytes) ?? bytes, problem: null }
    const anew = await inTurn(() => pictureAnew({ bytes, kind }))
    return anew ? { content: KINDS[kind], bytes: anew, problem: null } : refused(BROKEN_PICTURE)
  } catch (error) {
    return refusedFor(error)
  }
}

const asBuffer = (bytes: Uint8Array | null): Buffer | null =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Null: its decoder gave up, or fell over. */
const pictureAnew = async (input: PictureInput): Promise<Buffer | null> => {
  try {
    return asBuffer(await runOnce<Uint8Array | null>(ANEW, input))
  } catch (error) {
    if (error instanceof EndedApart && error.why === 'broken') return null
    throw error
  }
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
