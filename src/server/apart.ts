import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import {
  BETWEEN_LOOKS,
  countEnded,
  type Ended,
  type Input,
  memoryOf,
  openWalled,
  type ProcessMessage,
} from './apart.walls.ts'

/** A function that a module exports. What it is asked and answers crosses as a copy. */
export type ApartTask = {
  module: URL
  name: string
  /** ms; the process that is still at it then is ended. */
  longest: number
}
/** Something large that many tasks need: handed to a process once. The same key, the same value. */
export type ApartShared = { key: string; value: string }

type Turn = Omit<Input, 'shared'> & {
  longest: number
  value: string | null
  resolve: (answer: never) => void
  reject: (error: Error) => void
}
type Helper = { child: ChildProcess; isReady: boolean; turn: Turn | null; known: Set<string>; timer?: NodeJS.Timeout }

/** Leaves a core to the calls, but one piece of work never waits for one other alone. */
const MOST_HELPERS = Math.min(4, Math.max(2, availableParallelism() - 1))
/** What one may hold of objects, MB, and in all, bytes. */
const MOST_HEAP_MB = 320
const MOST_MEMORY = 640 * 1024 * 1024
/** Work that waits; beyond it, whoever asks is told to come back. */
const MOST_WAITING = 200
/** One that was not asked for so long goes, ms: it holds tables of some megabytes. */
const IDLE = 120_000

const helpers = new Set<Helper>()
const waiting: Turn[] = []

const drop = (helper: Helper) => {
  clearTimeout(helper.timer)
  helpers.delete(helper)
  helper.child.removeAllListeners()
  helper.child.on('error', () => {})
  helper.child.kill('SIGKILL')
}

/** It goes with what it had in hand, and another takes the next. */
const fail = (helper: Helper, why: Ended) => {
  if (!helpers.has(helper)) return
  const { turn, isReady } = helper
  drop(helper)
  turn?.reject(countEnded(why))
  // Where none can be begun at all, nothing that waits would ever be done.
  if (!isReady) for (const current of waiting.splice(0)) current.reject(countEnded('broken'))
  next()
}

/** A process that has nothing else to do ends, whatever waits in here. */
const holdOpen = ({ child }: Helper, isHeld: boolean) => {
  if (isHeld) child.ref()
  else child.unref()
  if (isHeld) child.channel?.ref()
  else child.channel?.unref()
}

const open = () => {
  const child = openWalled(MOST_HEAP_MB)
  const helper: Helper = { child, isReady: false, turn: null, known: new Set() }
  child.on('message', (message: ProcessMessage) => {
    if (message.says === 'step') return
    if (message.says === 'ready') helper.isReady = true
    else {
      const { turn } = helper
      helper.turn = null
      clearTimeout(helper.timer)
      if (message.says === 'answer') turn?.resolve(message.answer as never)
      else turn?.reject(countEnded('broken', message.message))
    }
    next()
  })
  child.on('error', () => fail(helper, 'broken'))
  // Ended without a word: its memory was full.
  child.on('exit', () => fail(helper, helper.isReady ? 'large' : 'broken'))
  helpers.add(helper)
}

const give = (helper: Helper, turn: Turn) => {
  const { module, name, asked: input, sharedKey, value, longest } = turn
  const shared = sharedKey !== null && !helper.known.has(sharedKey) ? value : null
  if (sharedKey !== null) helper.known.add(sharedKey)
  helper.turn = turn
  clearTimeout(helper.timer)
  holdOpen(helper, true)
  helper.timer = setTimeout(() => fail(helper, 'slow'), longest)
  watch(helper, turn)
  const message: Input = { module, name, asked: input, sharedKey, shared }
  helper.child.send(message, (error) => {
    if (error && helper.turn === turn) fail(helper, 'broken')
  })
}

const watch = (helper: Helper, turn: Turn) => {
  setTimeout(async () => {
    if (helper.turn !== turn) return
    if ((await memoryOf(helper.child.pid)) > MOST_MEMORY) {
      if (helper.turn === turn) fail(helper, 'large')
    } else watch(helper, turn)
  }, BETWEEN_LOOKS).unref()
}

/** Hands out what waits; what is not asked goes after a while. */
const next = () => {
  for (const helper of helpers) {
    if (!helper.isReady || helper.turn) continue
    const turn = waiting.shift()
    if (turn) give(helper, turn)
    else {
      clearTimeout(helper.timer)
      holdOpen(helper, false)
      helper.timer = setTimeout(() => drop(helper), IDLE)
      helper.timer.unref()
    }
  }
  const opening = [...helpers].filter((h) => !h.isReady).length
  if (waiting.length > opening && helpers.size < MOST_HELPERS) open()
}

/**
 * Runs a task on what somebody else has made, in a process that is ended when it takes longer or holds more than it may, and that cannot read the
 * program's keys: the calls go on meanwhile. Throws `EndedApart`.
 */
export const runApart = <Answer>(task: ApartTask, input: unknown, shared: ApartShared | null = null): Promise<Answer> =>
  new Promise<Answer>((resolve, reject) => {
    if (waiting.length >= MOST_WAITING) return reject(countEnded('busy'))
    waiting.push({
      module: task.module.href,
      name: task.name,
      asked: input,
      longest: task.longest,
      sharedKey: shared?.key ?? null,
      value: shared?.value ?? null,
      resolve: resolve as (answer: never) => void,
      reject,
    })
    next()
  })
