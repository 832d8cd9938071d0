/** A process that runs functions on what others have made, one at a time. Run by `apart.ts` and `apart.process.ts`, which end it. */

import type { Input, ProcessMessage } from './apart.walls.ts'

type Run = (input: unknown, more: string | null | ((step: unknown) => void)) => unknown

const current = new Map<string, string>()
const tell = (message: ProcessMessage) => process.send?.(message)

process.on('message', async ({ module, name, asked: input, sharedKey, shared }: Input) => {
  try {
    if (sharedKey !== null && shared !== null) current.set(sharedKey, shared)
    const run = ((await import(module)) as Record<string, Run>)[name]
    if (!run) throw new Error(`${module} has no ${name}`)
    const more =
      sharedKey === null ? (step: unknown) => void tell({ says: 'step', step }) : (current.get(sharedKey) ?? null)
    tell({ says: 'answer', answer: await run(input, more) })
  } catch (error) {
    tell({ says: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
tell({ says: 'ready' })
