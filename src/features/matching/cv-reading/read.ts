import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { judgeContent } from '../../../server/content.ts'
import { CV_BYTES, MOST_PAGES, Unreadable } from './limits.rules.ts'
import type { CvKind, CvText } from './parsed.rules.ts'
import type { Progress } from './pdf.text.ts'
import type { Asked, Told } from './reader.ts'

/** Reading a text may take so long; a picture of letters longer, each page anew. ms */
const LONGEST = 20_000
const LONGEST_OCR_PAGE = 30_000
const LONGEST_OCR = 240_000
/** What the process may hold: its objects, and everything with the engines' own memory. */
const MOST_HEAP_MB = 512
const MOST_MEMORY = 900 * 1024 * 1024
/** How many files are read at once on one machine. */
const MOST_AT_ONCE = 2

const READER = fileURLToPath(new URL('./reader.ts', import.meta.url))
const HOME = fileURLToPath(new URL('../../../..', import.meta.url))

const KINDS: Record<string, Asked['kind']> = { pdf: 'pdf', docx: 'docx', png: 'image', jpg: 'image' }

/** What a file is by its content; a sentence when it is none that a CV may be. */
export const judgeCv = async (bytes: Buffer) => {
  const { content, problem } = await judgeContent(bytes, ['pdf', 'docx', 'png', 'jpeg'], { mostPages: MOST_PAGES })
  if (problem !== null) return { content: null, kind: null, problem }
  if (bytes.length > CV_BYTES) return { content: null, kind: null, problem: 'The file must be at most 10 MB.' }
  return { content, kind: KINDS[content.extension] as Asked['kind'], problem: null }
}

/** The process reads what is its own and nothing else: no writing, no programs, no settings of ours. */
const walls = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', `--allow-fs-read=${HOME}`, '--allow-addons', '--allow-worker']
  : []

const memoryOf = async (pid: number | undefined): Promise<number> => {
  const told = pid ? await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '') : ''
  return Number(told.split(' ')[1] ?? 0) * 4096
}

let inside = 0
const waiting: (() => void)[] = []
const turn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (inside >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  inside++
  try {
    return await work()
  } finally {
    inside--
    waiting.shift()?.()
  }
}

/** Reads a file that was judged. Throws `Unreadable` with the sentence to show; whatever the file is, this process lives on. */
export const readText = (
  kind: Exclude<CvKind, 'text'>,
  bytes: Uint8Array,
  tell: Progress = () => {},
  longest = LONGEST,
): Promise<CvText> =>
  turn(
    () =>
      new Promise((resolve, reject) => {
        const child = fork(READER, [], {
          execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--no-warnings', ...walls],
          env: { NODE_ENV: 'production' },
          serialization: 'advanced',
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        })
        let timer: NodeJS.Timeout
        const end = (settle: () => void) => {
          clearTimeout(timer)
          clearInterval(watch)
          child.removeAllListeners()
          child.on('error', () => {})
          child.kill('SIGKILL')
          settle()
        }
        const fails = (problem: Unreadable['problem']) => end(() => reject(new Unreadable(problem)))
        const started = Date.now()
        const allow = (ms: number) => {
          clearTimeout(timer)
          const left = started + LONGEST_OCR - Date.now()
          timer = setTimeout(() => fails('slow'), Math.min(ms, left))
        }
        allow(kind === 'image' ? LONGEST_OCR_PAGE * 2 : longest)
        const watch = setInterval(async () => {
          if ((await memoryOf(child.pid)) > MOST_MEMORY) fails('large')
        }, 200)
        child.on('message', (told: Told) => {
          if (told.says === 'progress') {
            if (told.ocr) allow(LONGEST_OCR_PAGE)
            return tell(told.done, told.of, told.ocr)
          }
          if (told.says === 'problem') return fails(told.problem)
          end(() => resolve(told.text))
        })
        child.on('error', () => fails('broken'))
        // Ended without a word: its memory was full, or an engine fell over.
        child.on('exit', () => fails('large'))
        child.send({ kind, bytes } satisfies Asked, (error) => {
          if (error) fails('broken')
        })
      }),
  )
