import { type ProcessTask, runOnce, turns } from '../../../server/apart.process.ts'
import { EndedApart } from '../../../server/apart.walls.ts'
import { checkFileContent } from '../../../server/content.ts'
import { CV_BYTES, MOST_PAGES, type Problem, Unreadable } from './limits.rules.ts'
import type { CvKind, CvText } from './parsed.rules.ts'
import type { Progress } from './pdf.text.ts'
import type { ReaderMessage, ReaderRequest, Step } from './reader.ts'

/** Reading a text may take so long; a picture of letters longer, each page anew. ms */
const LONGEST = 20_000
const LONGEST_OCR_PAGE = 30_000
const LONGEST_OCR = 240_000

const TASK: Omit<ProcessTask, 'longest'> = {
  module: new URL('./reader.ts', import.meta.url),
  name: 'readFile',
  heapMb: 512,
  memory: 900 * 1024 * 1024,
  longestInAll: LONGEST_OCR,
}
/** How many files are read at once on one machine. */
const inTurn = turns(2)

const KINDS: Record<string, ReaderRequest['kind']> = { pdf: 'pdf', docx: 'docx', png: 'image', jpg: 'image' }

/** What a file is by its content, and the bytes to keep; a sentence when it is none that a CV may be. */
export const checkCvFile = async (bytes: Buffer) => {
  const none = { content: null, kind: null, bytes: null }
  if (bytes.length > CV_BYTES) return { ...none, problem: 'The file must be at most 10 MB.' }
  const judged = await checkFileContent(bytes, ['pdf', 'docx', 'png', 'jpeg'], { mostPages: MOST_PAGES })
  if (judged.problem !== null) return { ...none, problem: judged.problem }
  const { content } = judged
  return { content, kind: KINDS[content.extension] as ReaderRequest['kind'], bytes: judged.bytes, problem: null }
}

/** The sentence for work apart that ended without an answer. */
export const problemOf = (error: unknown): Problem => {
  // Where there was no room the job comes back.
  if (!(error instanceof EndedApart) || error.why === 'busy') throw error
  return error.why
}

/** Reads a file that was judged. Throws `Unreadable` with the sentence to show; whatever the file is, this process lives on. */
export const readText = (
  kind: Exclude<CvKind, 'text'>,
  bytes: Uint8Array,
  tell: Progress = () => {},
  longest = LONGEST,
): Promise<CvText> =>
  inTurn(async () => {
    const onStep = ({ done, of, ocr }: Step) => {
      tell(done, of, ocr)
      return ocr ? LONGEST_OCR_PAGE : undefined
    }
    const task = { ...TASK, longest: kind === 'image' ? LONGEST_OCR_PAGE * 2 : longest }
    const told = await runOnce<ReaderMessage>(task, { kind, bytes } satisfies ReaderRequest, onStep).catch((error) => {
      throw new Unreadable(problemOf(error))
    })
    if (told.problem !== null) throw new Unreadable(told.problem)
    return told.text
  })
