import { BETWEEN_LOOKS, countEnded, type Ended, memoryOf, openWalled, type ProcessMessage } from './apart.walls.ts'

/** Work of which engines written elsewhere do a part (pictures, PDF): in a process of its own that reads one file and ends. */
export type ProcessTask = {
  module: URL
  name: string
  /** Objects it may hold, MB. */
  heapMb: number
  /** Everything it may hold, with the engines' own memory, bytes. */
  memory: number
  /** ms until it is ended; `onStep` may give it longer, up to `longestInAll`. */
  longest: number
  longestInAll: number
}

/** How many do one kind of work at once on one machine; the others wait. */
export const turns = (most: number) => {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((go) => waiting.push(go))
    inside++
    try {
      return await work()
    } finally {
      inside--
      waiting.shift()?.()
    }
  }
}

/** Runs a task in a process of its own. `onStep` is told what the task tells, and answers how long it may go on (ms). Throws `EndedApart`. */
export const runOnce = <Answer>(
  task: ProcessTask,
  input: unknown,
  onStep: (step: never) => number | undefined = () => undefined,
): Promise<Answer> =>
  new Promise<Answer>((resolve, reject) => {
    const child = openWalled(task.heapMb)
    let timer: NodeJS.Timeout
    const end = (settle: () => void) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.removeAllListeners()
      child.on('error', () => {})
      child.kill('SIGKILL')
      settle()
    }
    const fails = (why: Ended) => end(() => reject(countEnded(why)))
    const started = Date.now()
    const allow = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => fails('slow'), Math.min(ms, started + task.longestInAll - Date.now()))
    }
    allow(task.longest)
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) > task.memory) fails('large')
    }, BETWEEN_LOOKS)
    child.on('message', (message: ProcessMessage) => {
      if (message.says === 'ready') return
      if (message.says === 'answer') return end(() => resolve(message.answer as Answer))
      if (message.says === 'failed') return fails('broken')
      const longer = onStep(message.step as never)
      if (longer) allow(longer)
    })
    child.on('error', () => fails('broken'))
    // Ended without a word: its memory was full, or an engine fell over.
    child.on('exit', (_code, signal) => fails(signal === 'SIGABRT' || signal === 'SIGKILL' ? 'large' : 'broken'))
    child.send({ module: task.module.href, name: task.name, asked: input, sharedKey: null, shared: null }, (error) => {
      if (error) fails('broken')
    })
  })
