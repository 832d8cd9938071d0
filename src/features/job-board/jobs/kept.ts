import type { Database } from '../../../server/tenancy.ts'

/** What many ask is answered once: kept until an advert changes, and never for longer than this, since last days pass. */
const KEPT_MS = 10_000
const MOST = 500

type StoredParts = { version: number; until: number; parts: Map<string, Promise<unknown>> }
/** Of each database that this process serves. */
const keptOf = new WeakMap<Database, Map<string, StoredParts>>()

type At = {
  /** Of the adverts: another number after every change. */
  version: number
  now: number
}

/**
 * The parts of the answer to a question, each found once by whoever asks first. One that could not be found is asked for again.
 * `question` names everything that the parts depend on but the adverts and the time.
 */
export const answersTo = (database: Database, question: string, { version, now }: At) => {
  const stored = keptOf.get(database) ?? new Map<string, StoredParts>()
  keptOf.set(database, stored)
  let known = stored.get(question)
  if (!known || known.version !== version || known.until <= now) {
    stored.delete(question)
    if (stored.size >= MOST) stored.delete(stored.keys().next().value as string)
    known = { version, until: now + KEPT_MS, parts: new Map() }
    stored.set(question, known)
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
