import { Worker } from 'node:worker_threads'
import { MODEL } from './version.rules.ts'

/** Turns texts into vectors of length one. Small on purpose: whatever model there is stands behind it. */
export type Embedder = {
  /** Stands beside every result that it had a part in. */
  id: string
  embed: (texts: readonly string[]) => Promise<number[][]>
}

/** Its weights take 300 MB: they go when nobody has asked for a while. ms */
const IDLE = 60_000
const LONGEST = 120_000
/** What jobs ask is the same for everybody who applies. */
const MOST_KEPT = 2_000

type Waiting = { resolve: (vectors: number[][]) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

const openModel = (): Embedder => {
  let worker: Worker | null = null
  let turn = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()
  const known = new Map<string, number[]>()

  const stop = (error: Error) => {
    const gone = worker
    worker = null
    gone?.removeAllListeners()
    void gone?.terminate()
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    waiting.clear()
  }
  const start = (): Worker => {
    const made = new Worker(new URL('./embedding.thread.ts', import.meta.url))
    made.unref()
    made.on('message', ({ turn: of, vectors, problem }: { turn: number; vectors?: number[][]; problem?: string }) => {
      const current = waiting.get(of)
      if (!current) return
      waiting.delete(of)
      clearTimeout(current.timer)
      if (vectors) current.resolve(vectors)
      else current.reject(new Error(problem))
    })
    made.on('error', stop)
    made.on('exit', () => stop(new Error('The model has stopped.')))
    return made
  }
  const ask = (texts: string[]) =>
    new Promise<number[][]>((resolve, reject) => {
      clearTimeout(idle)
      worker ??= start()
      const timer = setTimeout(() => stop(new Error('The model took too long.')), LONGEST)
      waiting.set(++turn, { resolve, reject, timer })
      worker.postMessage({ turn, texts })
    }).finally(() => {
      clearTimeout(idle)
      idle = setTimeout(() => waiting.size === 0 && stop(new Error('The model was not asked any more.')), IDLE)
      idle.unref()
    })

  return {
    id: MODEL,
    embed: async (texts) => {
      const fresh = [...new Set(texts.filter((t) => !known.has(t)))]
      const vectors = fresh.length > 0 ? await ask(fresh) : []
      const made = new Map(fresh.map((text, i) => [text, vectors[i] as number[]]))
      const all = texts.map((t) => known.get(t) ?? (made.get(t) as number[]))
      for (const [text, vector] of made) known.set(text, vector)
      for (const text of known.keys()) {
        if (known.size <= MOST_KEPT) break
        known.delete(text)
      }
      return all
    },
  }
}

let model: Embedder | null = null
/** The model of this process; null where it is turned off. */
export const embedderOf = (isOn: boolean): Embedder | null => {
  if (!isOn) return null
  model ??= openModel()
  return model
}
