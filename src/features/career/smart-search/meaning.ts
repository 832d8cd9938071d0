import type { Ground } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Doors } from '../../../server/tenancy.ts'
import { embedderOf } from '../../matching/matching/embedder.ts'
import type { Chip } from './chips.rules.ts'
import { type Meanings, packed } from './merge.rules.ts'
import * as query from './queries.ts'

/** Whoever types does not wait for the model longer than this; words alone answer then. ms */
const PATIENCE = 250
/** How often it is asked whether more titles have been read. ms */
const FRESH = 10_000

type Held = Meanings & { n: number; at: number }
const books = new WeakMap<Doors, Held>()

/** The titles whose meaning is known, kept in memory and added to. */
export const meaningsOf = async ({ doors, now }: Ground, db: Db, engine: string): Promise<Meanings> => {
  const held = books.get(doors) ?? { n: 0, at: 0, titles: [], vectors: [] }
  const at = now().getTime()
  if (Math.abs(at - held.at) < FRESH && held.titles.length > 0) return held
  books.set(doors, held)
  held.at = at
  for (const row of await query.meaningsSince(db, engine, held.n)) {
    // Two questions at once read the same rows.
    if (row.n <= held.n) continue
    held.n = row.n
    held.titles.push(row.title)
    held.vectors.push(new Int8Array(row.vector))
  }
  return held
}

/** What the chips mean, in words for the model: the work, and what is known of it. */
export const textOf = (chips: readonly Chip[]): string =>
  chips
    .filter((c) => ['role', 'skill', 'word'].includes(c.kind))
    .map((c) => c.value)
    .join(' ')
    .slice(0, 300)

export const vectorOf = async (
  { settings }: Ground,
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
    ([vector]) => (vector ? packed(vector) : ('waiting' as const)),
    () => 'waiting' as const,
  )
  return Promise.race([read, patience]).finally(() => clearTimeout(timer))
}
