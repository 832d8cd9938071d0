import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Wire } from '../../../../shared/endpoint.ts'

export type Result = { id: string; why: string | null }
export type Progress = { of: number; seen: number; failed: { id: string; why: string }[]; running: boolean }

/** So many go in one call: few enough that one sees it come on. */
const AT_ONCE = 25

// biome-ignore lint/suspicious/noExplicitAny: any call will do; only its path is read
type AnyWire = Pick<Wire<any>, 'path'>

/** Does something with many rows of a list, some at a time, and fetches `stale` anew: how far it has come, what was done, and what was not, each with why. */
export const useBulk = (each: (ids: string[]) => Promise<Result[]>, stale: readonly AnyWire[]) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const done = useRef<string[]>([])
  const run = async (ids: readonly string[]): Promise<Progress> => {
    const now: Progress = { of: ids.length, seen: 0, failed: [], running: true }
    setProgress({ ...now })
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const some = ids.slice(i, i + AT_ONCE)
      const results = await each(some).catch((error: Error) => some.map((id) => ({ id, why: error.message })))
      for (const { id, why } of results)
        if (why === null) done.current.push(id)
        else now.failed.push({ id, why })
      now.seen += some.length
      setProgress({ ...now, failed: [...now.failed] })
    }
    now.running = false
    setProgress({ ...now })
    for (const w of stale) void client.invalidateQueries({ queryKey: [w.path] })
    return now
  }
  return {
    progress,
    run,
    /** All that were done since the dialog opened, also by another try. */
    done: () => done.current,
    retry: () => run((progress?.failed ?? []).map((f) => f.id)),
  }
}
