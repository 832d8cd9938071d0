/** What the matching does with texts that anybody may have written, in a process of its own (`facts.service.ts`). */

import { lexiconIn } from '../cv-reading/lexicon.ts'
import { parseCv } from '../cv-reading/parse.rules.ts'
import type { CvText, ParsedCv } from '../cv-reading/parsed.rules.ts'
import type { Criterion } from './criteria.rules.ts'
import { type Match, matchOf } from './engine.rules.ts'
import { type Facts, factsOf, type Reading } from './facts.rules.ts'

export type FactsInput = { text: CvText | string; reading: Reading }
export const factsInText = ({ text, reading }: FactsInput, rows: string): Facts => {
  const lexicon = lexiconIn(rows)
  return factsOf(parseCv(text, lexicon), lexicon, reading)
}

export type CvInput = { cv: ParsedCv; reading: Reading }
export const factsInCv = ({ cv, reading }: CvInput, rows: string): Facts => factsOf(cv, lexiconIn(rows), reading)

export type MatchInput = { criteria: readonly Criterion[]; facts: Facts; answers: Parameters<typeof matchOf>[2] }
export const matched = ({ criteria, facts, answers }: MatchInput): Match | null => matchOf(criteria, facts, answers)
