import { spanIn } from './contacts.rules.ts'
import type { CvText, PrivateFact, PrivateKind } from './parsed.rules.ts'

/** How a CV says what nobody has to tell an employer. Numbers of identity stand by their shape or behind their name. */
const SAYS: readonly [PrivateKind, RegExp][] = [
  ['identity_number', /\b[STFGM]\d{7}[A-Z]\b|\b784-?\d{4}-?\d{7}-?\d\b/g],
  [
    'identity_number',
    /\b(?:nric|fin|ic no|aadhaar|aadhar|pan|passport|emirates id|sin|social insurance|voter id|driving licen[cs]e)\b(?: (?:no|number|card))?\.?\s{0,6}[:#–-]?\s{0,6}[A-Z0-9][A-Z0-9 -]{4,18}\d[A-Z]?/gi,
  ],
  [
    'birth_date',
    /\b(?:date of birth|d\.?o\.?b\.?|birth ?date|born(?: on)?|birthday|né(?:e)? le)(?![\p{L}])\s{0,6}[:–-]?\s{0,6}[^\n\t|;,+@]{0,28}(?:,\s?\d{4}|\d{2,4})/giu,
  ],
  ['age', /\bage\s{0,6}[:–-]\s{0,6}\d{2}\b|\b\d{2} years old\b/gi],
  ['gender', /\b(?:gender|sex)\s{0,6}[:–\t-]\s{0,6}:?\s{0,6}\w{1,60}/gi],
  ['marital_status', /\b(?:marital|civil) status\s{0,6}[:–\t-]?\s{0,6}:?\s{0,6}\w{1,60}/gi],
  ['religion', /\breligion\s{0,6}[:–\t-]\s{0,6}:?\s{0,6}\p{L}{1,60}/giu],
  ['race', /\b(?:race|ethnicity|caste|community)\s{0,6}[:–\t-]\s{0,6}:?\s{0,6}\p{L}{1,60}/giu],
  ['nationality', /\b(?:nationality|citizenship)\s{0,6}[:–\t-]\s{0,6}:?\s{0,6}\p{L}{1,60}/giu],
  [
    'family',
    /\b(?:father|mother|husband|wife|spouse)(?:['’]s)? name\s{0,6}[:–\t-]?\s{0,6}[^\n\t|;]{2,40}|\b(?:no\.? of |number of )?(?:children|dependents)\s{0,6}[:–-]\s{0,6}\w{1,60}/gi,
  ],
]

export const privateIn = (source: CvText): PrivateFact[] => {
  const facts: PrivateFact[] = []
  for (const line of source.lines) {
    if (line.text.length > 500) continue
    for (const [kind, says] of SAYS)
      for (const match of line.text.matchAll(says)) {
        const at = spanIn(line, match.index, match.index + match[0].trimEnd().length)
        const known = facts.some((f) => f.at && f.at.start < at.end && at.start < f.at.end && f.kind === kind)
        if (!known) facts.push({ kind, at })
      }
  }
  if (source.layout.photo) facts.push({ kind: 'photo', at: null })
  return facts
}

/** Whether a piece of the text tells something private: then it becomes no field. */
export const isPrivate = (facts: readonly PrivateFact[], start: number, end: number): boolean =>
  facts.some((f) => f.at && f.at.start < end && start < f.at.end)
