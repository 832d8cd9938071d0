import { runApart } from '../../../server/apart.ts'
import type { Database } from '../../../server/tenancy.ts'
import type { CvText, ParsedCv } from '../cv-reading/parsed.rules.ts'
import { LONGEST_RULES, lexiconApart } from '../cv-reading/service.ts'
import type { Match } from './engine.rules.ts'
import type { CvInput, FactsInput, MatchInput } from './facts.apart.ts'
import type { Facts, Reading } from './facts.rules.ts'

const task = (name: string) => ({
  module: new URL('./facts.apart.ts', import.meta.url),
  name,
  longest: LONGEST_RULES,
})

/** What may be compared of a text. Throws `EndedApart`. */
export const factsOfText = async (database: Database, text: CvText | string, reading: Reading): Promise<Facts> =>
  runApart<Facts>(task('factsInText'), { text, reading } satisfies FactsInput, await lexiconApart(database))

/** What may be compared of a CV that was read. Throws `EndedApart`. */
export const factsOfCv = async (database: Database, cv: ParsedCv, reading: Reading): Promise<Facts> =>
  runApart<Facts>(task('factsInCv'), { cv, reading } satisfies CvInput, await lexiconApart(database))

/** The comparison. Throws `EndedApart`. */
export const matchApart = (input: MatchInput): Promise<Match | null> => runApart<Match | null>(task('matched'), input)
