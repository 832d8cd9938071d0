import {
  LEAST_BEFORE,
  LEAST_BEHIND,
  MOST_BEFORE,
  MOST_BEHIND,
  PERIODS_SAID,
  PHRASES,
  YEARS_SAID,
} from './languages.rules.ts'
import type { LexiconPlace } from './lexicon.rules.ts'
import type { ParsedPay } from './pay.rules.ts'
import type { Sheet } from './sheet.rules.ts'

/** When somebody can start, in English: at once, or a day, month or time. */
const START_NOW =
  /(?:(?:can |able to |available to |want to |to )?(?:start|join|joining|starting|available|availability)(?: work)? (?:immediately|asap|now|today|tomorrow|right away|at once|any ?time|straight away)|immediate(?:ly)? (?:start|joiner|joining|available|availability)|(?:immediately|readily) available|immediate(?:ly)?|asap|urgent(?:ly)?)/
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const START_AT = new RegExp(
  `(?:(?:can |able to |available to |want to |to )?(?:start|join|joining|starting|available|availability|free)(?: work)?(?: from| in| on| by| after| within)? (?:${MONTH}(?: \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|next (?:week|month|year)|(?:a|one|two|three|\\d{1,2}) (?:days?|weeks?|months?)(?: notice)?|monday)|(?:with )?(?:\\d{1,3}|one|two|three|a) (?:days?|weeks?|months?)['’]? notice(?: period)?|notice(?: period)?(?: of)? \\d{1,3} (?:days?|weeks?|months?)|from (?:next (?:week|month|year)|${MONTH}(?: \\d{4})?)|within (?:a|one|two|three|\\d{1,2}) (?:days?|weeks?|months?))`,
)

/** What people have learned and may show: the first is how it is looked for. */
const QUALIFICATIONS: readonly (readonly [string, RegExp])[] = [
  [
    'degree',
    /(?:with (?:an? )?|have (?:an? )?|holding (?:an? )?)?(?:(?:university |college |bachelor'?s? |master'?s? |engineering |nursing |law )?degree(?: holder)?|bachelor'?s?(?: degree)?|graduate degree|b\.? ?tech|b\.? ?e\b|b\.? ?com|b\.? ?sc|m\.? ?com|m\.? ?sc|mba|bba|bca|mca|b\.? ?ed|phd)(?: in (?:engineering|commerce|science|arts|nursing|hospitality|business|accounting|finance|computer science|education|pharmacy|law|mechanical|electrical|civil|culinary arts|early childhood))?/,
  ],
  [
    'diploma',
    /(?:with (?:an? )?|have (?:an? )?)?(?:(?:polytechnic |higher |nursing |engineering )?diploma(?: holder)?|nitec|higher nitec|iti|gnm|anm)(?: in (?:engineering|commerce|science|arts|nursing|hospitality|business|accounting|finance|computer science|education|pharmacy|law|mechanical|electrical|civil|culinary arts|early childhood))?/,
  ],
  [
    'high school',
    /(?:with )?(?:high school(?: diploma)?|(?:o|a|n)[ -]levels?|10th(?: pass)?|12th(?: pass)?|ssc|hsc|grade 12|secondary school|sslc|ged)/,
  ],
  [
    'driving licence',
    /(?:with (?:an? |my |own )?|have (?:an? |my )?|holding (?:an? )?)?(?:valid )?(?:(?:uae|gcc|singapore|indian|canadian|dubai|ontario|heavy|light|manual|class [1-5][a-z]?|class [a-z]{1,2}|[gz]2?) )*(?:driver'?s?|driving) licen[cs]e|class [1-5][ab]? licen[cs]e|(?:az|dz) licen[cs]e|(?:have|has|having|with|holding) (?:an? )?class [2-5][abc]?/,
  ],
  [
    'certificate',
    /(?:with (?:an? )?|have (?:an? )?)?(?:food (?:safety|hygiene|handler'?s?)|first[ -]aid|cpr|smart serve|whmis|forklift|security|plrd|wsq|nebosh|iosh|osha|bls|acls|tesl|tefl|celta|red seal|journeyman|ielts)(?: (?:certificate|certified|certification|licen[cs]e|ticket|level \d))?(?: course)?/,
  ],
  [
    'licence',
    /(?:dha|haad|doh|moh|snb|rnao|cno|acca|cpa|cfa|cma|chartered accountant|pmp|ccna|aws certified)(?: (?:licen[cs]e|licensed|certified|certification|registered|qualified|exam passed))?/,
  ],
]

/** Qualifications, before anything else reads their words. */
export const readQualifications = (sheet: Sheet, isTitle: (phrase: string) => boolean): void => {
  for (const [value, said] of QUALIFICATIONS)
    for (const m of sheet.find(said)) {
      // "forklift" or "security" alone is work.
      const isCertified =
        /certif|licen|ticket|hygiene|safety|handler|aid|cpr|serve|whmis|seal|nebosh|iosh|osha|ielts|tefl|wsq|plrd|bls|acls/.test(
          m[0],
        )
      if (value === 'certificate' && !isCertified) continue
      if (isTitle(m[0].trim())) continue
      // What is not wanted is read as that.
      if (/(?:without|no|not|non|sans|need)\s+(?:an? |any |the )?$/.test(sheet.low.slice(0, m.index))) continue
      const text = m[0].replace(/^(?:with|have|holding) (?:an? |my |own )?/, '')
      sheet.take(
        sheet.within(m.index, m.index + m[0].length),
        'qualification',
        value === 'licence' || value === 'certificate' ? text : value,
      )
    }
}

export const readStart = (sheet: Sheet): void => {
  for (const m of sheet.find(START_NOW)) sheet.take(sheet.within(m.index, m.index + m[0].length), 'start', 'now')
  for (const m of sheet.find(START_AT)) sheet.take(sheet.within(m.index, m.index + m[0].length), 'start', m[0].trim())
}

/** Where somebody lives, in English. */
const NEAR_ME =
  /(?:near(?: to|by)? (?:me|home|my (?:home|house|place|area|location))|close to (?:me|home|my (?:home|house|place))|close by|around me|in my (?:area|city|town|neighbou?rhood|locality)|walking distance from (?:home|my (?:home|house))|not far from (?:me|home|my (?:home|house))|nearby)/

/** "near me" is where the person lives; where that is not known it is shown as not understood. */
export const readNearMe = (
  sheet: Sheet,
  take: (words: number[], place: LexiconPlace) => void,
  own: LexiconPlace | null,
) => {
  const near = PHRASES.filter((p) => p.kind === 'near').map((p) => p.said)
  for (const pattern of [NEAR_ME, ...near])
    for (const m of sheet.find(pattern)) {
      const words = sheet.within(m.index, m.index + m[0].length)
      if (own) take(words, own)
      else sheet.leave(words)
    }
}

/** What the other languages of the screens say beside the names of work and places. `spoken`: how one speaks, at the end. */
export const readPhrases = (sheet: Sheet, spoken: boolean): void => {
  for (const { kind, value, said } of PHRASES) {
    if (kind === 'near' || (kind === 'said') !== spoken) continue
    for (const m of sheet.find(said)) {
      const words = sheet.within(m.index, m.index + m[0].length)
      if (kind === 'said') for (const i of words) sheet.say(i)
      else sheet.take(words, kind, value, kind === 'posted' ? { n: Number(value) } : {})
    }
  }
}

export const readYearsSaid = (sheet: Sheet): void => {
  for (const m of sheet.find(YEARS_SAID)) {
    const n = Number(m.slice(1).find((group) => group !== undefined))
    if (n > 0 && n < 60) sheet.take(sheet.within(m.index, m.index + m[0].length), 'years', String(n), { n })
  }
}

const REACH = 30

/** What stands round an amount: whether it is the most that is meant, and for how long; and where those words are. */
export const roundPay = (
  low: string,
  from: number,
  to: number,
): { said: Partial<ParsedPay>; from: number; to: number } => {
  const before = low.slice(Math.max(0, from - REACH), from)
  let start = from
  let end = to
  const said: Partial<ParsedPay> = {}
  const lead = (pattern: RegExp) => {
    const m = pattern.exec(before)
    if (m) start = Math.min(start, from - before.length + m.index)
    return m !== null
  }
  const trail = (pattern: RegExp) => {
    const m = pattern.exec(low.slice(end, end + REACH))
    if (m) end += m[0].length
    return m !== null
  }
  // "3000 par mois maximum", "3000 maximum par mois"
  for (let round = 0; round < 2; round++) {
    if (trail(MOST_BEHIND)) said.atMost = true
    else if (trail(LEAST_BEHIND)) said.atMost = false
    for (const { period, behind } of PERIODS_SAID) if (!said.period && trail(behind)) said.period = period
  }
  if (lead(MOST_BEFORE)) said.atMost = true
  else lead(LEAST_BEFORE)
  for (const { period, before: pattern } of PERIODS_SAID) if (!said.period && lead(pattern)) said.period = period
  return { said, from: start, to: end }
}
