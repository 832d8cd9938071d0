/** What is done with the text of CVs, in a process of its own: rules over what anybody may have written (`service.ts`). */

import { type Analysis, analyseParsedCv, type Requirement, requirementIn } from './analysis.rules.ts'
import { lexiconIn } from './lexicon.ts'
import { parseCv } from './parse.rules.ts'
import type { CvText, ParsedCv } from './parsed.rules.ts'
import { isJsonResume, readJsonResume } from './resume.json.rules.ts'

export const parse = (text: CvText | string, rows: string): ParsedCv => parseCv(text, lexiconIn(rows))

export type TextRead = { cv: ParsedCv; leftOut: string[]; problem: null } | { cv: null; problem: 'json' | 'other-json' }

/** A pasted text: a JSON Resume, or a CV in plain words. */
export const readTyped = (text: string, rows: string): TextRead => {
  if (!text.trimStart().startsWith('{')) return { cv: parseCv(text, lexiconIn(rows)), leftOut: [], problem: null }
  let resume: unknown
  try {
    resume = JSON.parse(text)
  } catch {
    return { cv: null, problem: 'json' }
  }
  if (!isJsonResume(resume)) return { cv: null, problem: 'other-json' }
  return { ...readJsonResume(resume, lexiconIn(rows)), problem: null }
}

export const analysed = ({ cv, mustHave }: { cv: ParsedCv; mustHave: readonly string[] | null }): Analysis =>
  analyseParsedCv(cv, mustHave)

export const requirements = ({ cv, asked: input }: { cv: ParsedCv; asked: readonly string[] }): Requirement[] =>
  input.map((requirement) => requirementIn(cv, requirement))
