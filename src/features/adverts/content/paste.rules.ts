import type { JobContentInput } from './content.rules.ts'
import type { EmploymentType, PayPeriod, WorkMode } from './kinds.rules.ts'

/** What can be told of a job from an advert written elsewhere. Proposed to a person, never taken as it is. */
export type Proposal = Pick<
  JobContentInput,
  | 'title'
  | 'description'
  | 'employmentType'
  | 'workMode'
  | 'payMin'
  | 'payMax'
  | 'payPeriod'
  | 'mustHave'
  | 'applyEmail'
>

const MODES: readonly [WorkMode, RegExp][] = [
  ['hybrid', /\bhybrid\b/i],
  ['remote', /\b(remote|work from home|fully distributed)\b/i],
  ['onsite', /\b(on[- ]?site|in[- ]office|at our (office|site|warehouse))\b/i],
]
const TYPES: readonly [EmploymentType, RegExp][] = [
  ['INTERN', /\bintern(ship)?\b/i],
  ['PART_TIME', /\bpart[- ]time\b/i],
  ['CONTRACTOR', /\b(contractor|freelance|fixed[- ]term contract)\b/i],
  ['TEMPORARY', /\btemporary\b/i],
  ['FULL_TIME', /\bfull[- ]time\b/i],
]
const PERIODS: readonly [PayPeriod, RegExp][] = [
  ['HOUR', /^\W*(an?|per|\/)? ?(hour|hr|h)\b/i],
  ['DAY', /^\W*(an?|per|\/)? ?day\b/i],
  ['WEEK', /^\W*(an?|per|\/)? ?week\b/i],
  ['MONTH', /^\W*(an?|per|\/)? ?(month|mth|mo)\b/i],
  ['YEAR', /^\W*(an?|per|\/)? ?(year|annum|yr)\b/i],
]
const RANGE =
  /(?:S\$|C\$|\$|₹|SGD|CAD|AED|INR|Rs\.?)\s?(\d[\d,]{0,14}(?:\.\d{1,2})?)(k)?\s?(?:-|–|—|to)\s?(?:S\$|C\$|\$|₹|SGD|CAD|AED|INR|Rs\.?)?\s?(\d[\d,]{0,14}(?:\.\d{1,2})?)(k)?(.{0,16})/i

const amount = (digits: string, thousand: string | undefined): string => {
  const plain = digits.replace(/,/g, '')
  return thousand ? String(Number(plain) * 1000) : plain
}

const payIn = (text: string): Partial<Proposal> => {
  const found = RANGE.exec(text)
  if (!found) return {}
  const [, low = '', lowK, high = '', highK, after = ''] = found
  const period = PERIODS.find(([, says]) => says.test(after))?.[0]
  return {
    payMin: amount(low, lowK ?? highK),
    payMax: amount(high, highK),
    ...(period ? { payPeriod: period } : {}),
  }
}

const ASKS =
  /^(must[- ]haves?|requirements?|qualifications?|what you (need|bring)|you (have|bring|need)|skills)\b.{0,30}$/i
const BULLET = /^\s*[-*•·–]\s+/

/** The lines under a heading that asks for something. */
const askedIn = (lines: readonly string[]): string[] => {
  const from = lines.findIndex((line) => ASKS.test(line.replace(/[:#*]/g, '').trim()))
  if (from < 0) return []
  const input: string[] = []
  for (const line of lines.slice(from + 1)) {
    if (!line.trim() && input.length === 0) continue
    if (!BULLET.test(line)) break
    input.push(line.replace(BULLET, '').trim().slice(0, 120))
  }
  return input.filter(Boolean).slice(0, 15)
}

export const readAdvert = (pasted: string): Proposal => {
  const text = pasted.replace(/\r\n?/g, '\n').trim()
  const lines = text.split('\n')
  const head = (lines[0] ?? '').replace(/^(job title|position|role)\s*[:-]\s*/i, '').replace(/^#+\s*/, '')
  const hasTitle = head.length > 2 && head.length <= 120 && !/[.!?]$/.test(head)
  const mode = MODES.find(([, says]) => says.test(text))?.[0]
  const type = TYPES.find(([, says]) => says.test(text))?.[0]
  const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/.exec(text)?.[0]
  const mustHave = askedIn(lines)
  return {
    ...(hasTitle ? { title: head.trim() } : {}),
    description: (hasTitle ? lines.slice(1).join('\n') : text).trim().slice(0, 12_000),
    ...(mode ? { workMode: mode } : {}),
    ...(type ? { employmentType: type } : {}),
    ...(mustHave.length > 0 ? { mustHave } : {}),
    ...(mail ? { applyEmail: mail } : {}),
    ...payIn(text),
  }
}

/** A line that says where: "Location: …", also in Arabic and French. */
const WHERE =
  /^[ \t*•·#>-]{0,20}(?:(?:job|work|working|office)[ -])?(?:locations?|place(?: of work)?|workplace|city|town|where|based (?:in|at)|lieu(?: de travail)?|الموقع|مكان العمل|المدينة)\*{0,4}[ \t]{0,10}(?:[:：]|(?<=based (?:in|at))[ \t])\*{0,4}[ \t]{0,10}(.+)$/imu
/** In a sentence: "based in Fort McMurray, Alberta". A name begins with a capital. */
const BASED =
  /\b(?:based|located|situated|work(?:ing)?|office|offices|role|position|job) (?:in|at) ((?:\p{Lu}[\p{L}'’.-]*)(?: \p{Lu}[\p{L}'’.-]*){0,3}(?:, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}){0,2})/u

/** Where the work is, as the advert writes it; null: it does not say, or in no way that can be read. */
export const placeWritten = (pasted: string): string | null => {
  const text = pasted.replace(/\r\n?/g, '\n')
  const found = WHERE.exec(text)?.[1] ?? BASED.exec(text)?.[1]
  // A name of a place, and what may stand beside it: no more is looked at.
  const plain = found
    ?.slice(0, 300)
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;|/–—•·]| - |\b(?:hybrid|remote|on[- ]?site)\b/iu)[0]
    ?.replace(/[\s*.,:]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain && plain.length >= 2 && plain.length <= 80 ? plain : null
}
