import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Why work that runs apart gave no answer: too long, too much memory, or it failed or could not be begun. */
export type Ended = 'slow' | 'large' | 'broken' | 'busy'
export class EndedApart extends Error {
  readonly why: Ended
  constructor(why: Ended, said = '') {
    super(`Work apart ended: ${why}${said && ` (${said})`}`)
    this.why = why
  }
}

const ended: Record<Ended, number> = { slow: 0, large: 0, broken: 0, busy: 0 }
/** How much work apart was ended since the start of the process, by cause. */
export const endedApart = (): Readonly<Record<Ended, number>> => ({ ...ended })
export const countEnded = (why: Ended, said = ''): EndedApart => {
  ended[why]++
  return new EndedApart(why, said)
}

export type Input = {
  module: string
  name: string
  asked: unknown
  sharedKey: string | null
  /** Present the first time a process meets the key. */
  shared: string | null
}
export type ProcessMessage =
  | { says: 'ready' }
  | { says: 'step'; step: unknown }
  | { says: 'answer'; answer: unknown }
  | { says: 'failed'; message: string }

const RUNNER = fileURLToPath(new URL('./apart.runner.ts', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../..', import.meta.url))

/** Its sources and packages: not the folder where the program keeps its keys and files, nor its settings, which may be beside them. */
const readable = ['src', 'node_modules', 'package.json'].flatMap((name) => {
  const path = join(PROGRAM, name)
  try {
    return [...new Set([path, realpathSync(path)])]
  } catch {
    return []
  }
})

/** Reads what is named and nothing else: no writing, no programs, no settings of ours. */
const WALLS = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`), '--allow-addons', '--allow-worker']
  : []

/** Begins a process for work apart. A thread would not do: one that runs out of memory takes the whole program with it. */
export const openWalled = (heapMb: number): ChildProcess =>
  fork(RUNNER, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...WALLS],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** What a process holds in all, bytes; 0 where the system does not tell. */
export const memoryOf = async (pid: number | undefined): Promise<number> => {
  const told = pid ? await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '') : ''
  return Number(told.split(' ')[1] ?? 0) * 4096
}
/** How often that is looked at, ms. */
export const BETWEEN_LOOKS = 200
