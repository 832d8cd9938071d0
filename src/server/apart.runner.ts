/** A process that runs functions on what others have made, one at a time. Run by `apart.ts` and `apart.process.ts`, which end it. */

import type { Asked, Told } from './apart.walls.ts'

type Run = (asked: unknown, more: string | null | ((step: unknown) => void)) => unknown

const held = new Map<string, string>()
const tell = (told: Told) => process.send?.(told)

process.on('message', async ({ module, name, asked, sharedKey, shared }: Asked) => {
  try {
    if (sharedKey !== null && shared !== null) held.set(sharedKey, shared)
    const run = ((await import(module)) as Record<string, Run>)[name]
    if (!run) throw new Error(`${module} has no ${name}`)
    const more =
      sharedKey === null ? (step: unknown) => void tell({ says: 'step', step }) : (held.get(sharedKey) ?? null)
    tell({ says: 'answer', answer: await run(asked, more) })
  } catch (error) {
    tell({ says: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
tell({ says: 'ready' })
