import { lexiconIn } from '../../matching/cv-reading/lexicon.ts'
import { parseCv } from '../../matching/cv-reading/parse.rules.ts'
import type { Template } from './kinds.rules.ts'
import type { Heads } from './lines.rules.ts'
import { settleHeads } from './readback.rules.ts'
import type { Resume } from './resume.contract.ts'

export type Settling = { resume: Resume; template: Template }

/** In a process of its own, as everything that reads what anybody may have written: how the heads of a CV are written. */
export const settled = ({ resume, template }: Settling, rows: string): Heads => {
  const lexicon = lexiconIn(rows)
  return settleHeads(resume, template, (text) => parseCv(text, lexicon))
}
