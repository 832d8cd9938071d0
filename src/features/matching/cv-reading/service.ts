import { type ApartShared, runApart } from '../../../server/apart.ts'
import type { Services } from '../../../server/context.ts'
import type { Database } from '../../../server/tenancy.ts'
import type { Analysis, Requirement } from './analysis.rules.ts'
import { lexiconIn } from './lexicon.ts'
import { Unreadable } from './limits.rules.ts'
import type { CvText, Lexicon, ParsedCv } from './parsed.rules.ts'
import type { Progress } from './pdf.text.ts'
import * as query from './queries.ts'
import { checkCvFile, problemOf, readText } from './read.ts'
import type { TextRead } from './rules.apart.ts'

const rowsHeld = new WeakMap<Database, Promise<string>>()

/** The tables of skills and places as one text, read once in the life of the process: they change by a migration alone. */
const rowsOf = (database: Database): Promise<string> => {
  const known = rowsHeld.get(database)
  if (known) return known
  const made = database.forPublic(async (db) =>
    JSON.stringify({ skills: await query.allSkills(db), places: await query.allPlaces(db) }),
  )
  rowsHeld.set(database, made)
  made.catch(() => rowsHeld.delete(database))
  return made
}

export const lexiconOf = async (database: Database): Promise<Lexicon> => lexiconIn(await rowsOf(database))

/** The same for work that runs apart: each process is handed it once. */
export const lexiconApart = async (database: Database): Promise<ApartShared> => ({
  key: 'lexicon',
  value: await rowsOf(database),
})

/** Rules over a text that anybody may have written, ms: a CV of thirty pages takes a twentieth of it. */
export const LONGEST_RULES = 10_000
const task = (name: string) => ({
  module: new URL('./rules.apart.ts', import.meta.url),
  name,
  longest: LONGEST_RULES,
})

/** Reads a CV's fields, in a process of its own. Throws `EndedApart`. */
export const parseApart = async (database: Database, text: CvText | string): Promise<ParsedCv> =>
  runApart<ParsedCv>(task('parse'), text, await lexiconApart(database))

/** Reads what was typed or pasted: plain words or a JSON Resume. Throws `EndedApart`. */
export const readTypedApart = async (database: Database, text: string): Promise<TextRead> =>
  runApart<TextRead>(task('readTyped'), text, await lexiconApart(database))

/** Checks a CV that was read. Throws `EndedApart`. */
export const analyseApart = (cv: ParsedCv, mustHave: readonly string[] | null): Promise<Analysis> =>
  runApart<Analysis>(task('analysed'), { cv, mustHave })

/** What a CV says to each of what is asked. Throws `EndedApart`. */
export const requirementsApart = (cv: ParsedCv, input: readonly string[]): Promise<Requirement[]> =>
  runApart<Requirement[]>(task('requirements'), { cv, asked: input })

/** The text of any file that a CV may be: judged by its content, read in a process of its own. Throws `Unreadable`. */
export const readCvText = async (bytes: Buffer, tell?: Progress): Promise<CvText> => {
  const judged = await checkCvFile(bytes)
  if (judged.problem !== null) throw new Unreadable('broken')
  return readText(judged.kind, judged.bytes, tell)
}

/**
 * Reads any file that a CV may be: its text as `readCvText`, its fields by rules in a process of their own. Throws `Unreadable`
 * with a sentence for a person. Takes seconds: for a job, not for a call.
 */
export const readCv = async (
  { database }: Pick<Services, 'database'>,
  bytes: Buffer,
  tell?: Progress,
): Promise<ParsedCv> => {
  const text = await readCvText(bytes, tell)
  return parseApart(database, text).catch((error) => {
    throw new Unreadable(problemOf(error))
  })
}
