import type { Doors } from '../../../server/tenancy.ts'

/** What many ask is answered once: kept until an advert changes, and never for longer than this, since last days pass. */
const KEPT_MS = 10_000
const MOST = 500

type Kept = { version: number; until: number; parts: Map<string, Promise<unknown>> }
/** Of each database that this process serves. */
const keptOf = new WeakMap<Doors, Map<string, Kept>>()

type At = {
  /** Of the adverts: another number after every change. */
  version: number
  now: number
}

/**
 * The parts of the answer to a question, each found once by whoever asks first. One that could not be found is asked for again.
 * `question` names everything that the parts depend on but the adverts and the time.
 */
export const answersTo = (doors: Doors, question: string, { version, now }: At) => {
  const kept = keptOf.get(doors) ?? new Map<string, Kept>()
  keptOf.set(doors, kept)
  let known = kept.get(question)
  if (!known || known.version !== version || known.until <= now) {
    kept.delete(question)
    if (kept.size >= MOST) kept.delete(kept.keys().next().value as string)
    known = { version, until: now + KEPT_MS, parts: new Map() }
    kept.set(question, known)
  }
  const { parts } = known
  return <T>(part: string, find: () => Promise<T>): Promise<T> => {
    const found = parts.get(part)
    if (found) return found as Promise<T>
    const finding = find()
    parts.set(part, finding)
    finding.catch(() => parts.delete(part))
    return finding
  }
}
