import type { Ground } from '../../../server/context.ts'
import type { Doors } from '../../../server/tenancy.ts'
import { placeBook, skillBook } from './aliases.rules.ts'
import { Unreadable } from './limits.rules.ts'
import { parseCv } from './parse.ts'
import type { Lexicon, ParsedCv } from './parsed.rules.ts'
import type { Progress } from './pdf.text.ts'
import * as query from './queries.ts'
import { judgeCv, readText } from './read.ts'

const books = new WeakMap<Doors, Promise<Lexicon>>()

/** The tables of skills and places, read once in the life of the process: they change by a migration alone. */
export const lexiconOf = (doors: Doors): Promise<Lexicon> => {
  const known = books.get(doors)
  if (known) return known
  const made = doors.asPublic(async (db) => ({
    skills: skillBook(await query.allSkills(db)),
    places: placeBook(await query.allPlaces(db)),
  }))
  books.set(doors, made)
  made.catch(() => books.delete(doors))
  return made
}

/**
 * Reads any file that a CV may be: judged by its content, its text taken in a process of its own, its fields by rules. Throws `Unreadable`
 * with a sentence for a person. Takes seconds: for a job, not for a call.
 */
export const readCv = async ({ doors }: Pick<Ground, 'doors'>, bytes: Buffer, tell?: Progress): Promise<ParsedCv> => {
  const { kind, problem } = await judgeCv(bytes)
  if (problem !== null) throw new Unreadable('broken')
  return parseCv(await readText(kind, bytes, tell), await lexiconOf(doors))
}
