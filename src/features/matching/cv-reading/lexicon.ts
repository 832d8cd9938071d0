import { placeBook, skillBook } from './aliases.rules.ts'
import type { Lexicon } from './parsed.rules.ts'

/** The tables of skills and places as one text: that goes to a process in no time, a map of tens of thousands does not. */
export type LexiconRows = { skills: Parameters<typeof skillBook>[0]; places: Parameters<typeof placeBook>[0] }

let known: { rows: string; lexicon: Lexicon } | null = null

/** The books made of the tables, once in a process. */
export const lexiconIn = (rows: string): Lexicon => {
  if (known?.rows === rows) return known.lexicon
  const { skills, places } = JSON.parse(rows) as LexiconRows
  known = { rows, lexicon: { skills: skillBook(skills), places: placeBook(places) } }
  return known.lexicon
}
