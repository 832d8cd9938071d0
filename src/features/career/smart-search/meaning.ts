import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Database } from '../../../server/tenancy.ts'
import { embedderOf } from '../../matching/matching/embedder.ts'
import type { Chip } from './chips.rules.ts'
import { type Meanings, packVector } from './merge.rules.ts'
import * as query from './queries.ts'

/** Whoever types does not wait for the model longer than this; words alone answer then. ms */
const PATIENCE = 250
/** How often it is asked whether more titles have been read. ms */
const FRESH = 10_000

type Held = Meanings & { n: number; at: number }
const books = new WeakMap<Database, Held>()

/** The titles whose meaning is known, kept in memory and added to. */
export const meaningsOf = async ({ database, now }: Services, db: Db, engine: string): Promise<Meanings> => {
  const current = books.get(database) ?? { n: 0, at: 0, titles: [], vectors: [] }
  const at = now().getTime()
  if (Math.abs(at - current.at) < FRESH && current.titles.length > 0) return current
  books.set(database, current)
  current.at = at
  for (const row of await query.meaningsSince(db, engine, current.n)) {
    // Two questions at once read the same rows.
    if (row.n <= current.n) continue
    current.n = row.n
    current.titles.push(row.title)
    current.vectors.push(new Int8Array(row.vector))
  }
  return current
}

/** What the chips mean, in words for the model: the work, and what is known of it. */
export const textOf = (chips: readonly Chip[]): string =>
  chips
    .filter((c) => ['role', 'skill', 'word'].includes(c.kind))
    .map((c) => c.value)
    .join(' ')
    .slice(0, 300)

export const vectorOf = async (
  { settings }: Services,
  text: string,
  wait = PATIENCE,
): Promise<Int8Array | 'off' | 'waiting'> => {
  const model = embedderOf(settings.matchModel)
  if (!model) return 'off'
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<'waiting'>((done) => {
    timer = setTimeout(() => done('waiting'), wait)
  })
  const read = model.embed([text]).then(
    ([vector]) => (vector ? packVector(vector) : ('waiting' as const)),
    () => 'waiting' as const,
  )
  return Promise.race([read, patience]).finally(() => clearTimeout(timer))
}
