import { isDay } from '../../../shared/dates.ts'
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
  | 'niceToHave'
  | 'vacancies'
  | 'closesOn'
  | 'applyEmail'
>

const MODES: readonly [WorkMode, RegExp][] = [
  ['hybrid', /\bhybrid(?:e)?\b/i],
  [
    'remote',
    /\b(?:remote|work from home|wfh|fully distributed|t[ée]l[ée]travail|virtual(?:ly)? from anywhere)\b|[àa] distance\b/i,
  ],
  ['onsite', /\b(?:on[- ]?site|in[- ]office|in[- ]person|sur place|at our (?:office|site|warehouse))\b/i],
]
const TYPES: readonly [EmploymentType, RegExp][] = [
  ['FULL_TIME', /\b(?:full[- ]?time|temps plein|plein temps|permanent (?:role|position|job|full)|CDI)\b/i],
  ['PART_TIME', /\b(?:part[- ]?time|temps partiel|mi-temps)\b/i],
  ['INTERN', /\b(?:internship|intern (?:role|position|wanted)|stagiaire|student (?:trainee|intern))\b/i],
  [
    'CONTRACTOR',
    /\b(?:contractor|freelance|fixed[- ]term|contract (?:role|position|job)|\d{1,2}[- ]months? contract|term appointment|contractuel)\b/i,
  ],
  ['TEMPORARY', /\b(?:temporary|temp (?:role|position)|seasonal|temporaire|saisonnier)\b/i],
]
/** A line of the advert that names the type: it stands before whatever else the text speaks of. */
const TYPE_LINE =
  /^[\s*•#-]{0,8}(?:job |employment |work |appointment |type d['’]|type de )?(?:types?|schedule|status|hours|emploi|poste|horaire|statut|contract)\b[^:\n]{0,20}[*]{0,2}[:：](.{2,80})$/gimu
/** Speaks of somebody else's, of what is possible or of what counts: "part-time experience is credited", "full-time or part-time study". */
const OTHER_TYPE =
  /\b(?:experience|credit\w*|volunteer|equivalent|stud(?:y|ies|ents?)|benefits?|employees? (?:are|who|may)|eligib\w+|no longer|not (?:a )?|other|schedules? (?:are|may)|prior|previous|including|based on)\b/i

const PERIODS: readonly [PayPeriod, RegExp][] = [
  ['HOUR', /^[\s)\]*]*(?:(?:an?|per|\/|de l['’]|par)\s?)?(?:hour|hr|h|heure|hourly)\b/i],
  ['DAY', /^[\s)\]*]*(?:(?:an?|per|\/|par)\s?)?(?:day|jour|daily)\b/i],
  ['WEEK', /^[\s)\]*]*(?:(?:an?|per|\/|par)\s?)?(?:week|wk|semaine|weekly)\b/i],
  ['MONTH', /^[\s)\]*]*(?:(?:an?|per|\/|par)\s?)?(?:month|mth|mo|p\.?m\.?|mois|monthly|mensuel)\b/i],
  ['YEAR', /^[\s)\]*]*(?:(?:an?|per|\/|par)\s?)?(?:year|annum|yr|p\.?a\.?|an|ann[ée]e|annually|annual|yearly|lpa)\b/i],
]
const SIGN = String.raw`(?:S\$|C\$|CA\$|US\$|CAD\s?\$|\$|₹|SGD|CAD|AED|INR|USD|Dhs?\.?|Rs\.?)`
const FIGURE = String.raw`\d{1,3}(?:[,\s\u00a0\u202f]\d{2,3})+(?:\.\d{1,2})?|\d{1,12}(?:\.\d{1,2})?`
const UNITS = 'k|K|lakhs?|lacs?|lpa|LPA|L|crores?|cr|mille'
/** From one amount to another, with a sign, a unit or "pay" somewhere about it. */
const RANGE = new RegExp(
  String.raw`(?<before>${SIGN})?\s?(?<low>${FIGURE})\s?(?<lowUnit>(?:${UNITS})(?![a-z]))?\s?(?<mid>${SIGN})?\s?(?:-|–|—|\bto\b|\band\b|à|\bet\b)\s?(?<again>${SIGN})?\s?(?<high>${FIGURE})\s?(?<highUnit>(?:${UNITS})(?![a-z]))?\s?(?<after>${SIGN})?(?<rest>.{0,24})`,
  'giu',
)
/** One amount alone. */
const ONE = new RegExp(
  String.raw`(?<before>${SIGN})?\s?(?<low>${FIGURE})\s?(?<lowUnit>(?:${UNITS})(?![a-z]))?\s?(?<after>${SIGN})?(?<rest>.{0,24})`,
  'giu',
)
const PAY_WORD =
  /\b(?:salary|salaries|pay|wages?|compensation|remuneration|ctc|stipend|package|rate|salaire|r[ée]mun[ée]ration|taux|range)\b[^\n]{0,60}$/i
/** Amounts of something else. */
const NOT_PAY =
  /\b(?:revenue|budget|funding|sales|turnover|deposit|bonus|allowance|award|grant|invest\w*|portfolio|deals?|users|customers|relocation|up to)\b[^\n]{0,40}$/i
/** The most that anybody may be paid is not what this job pays. */
const CAPPED = /\b(?:exceed\w*|cap(?:ped)?|cannot|limit\w*|no more than|ceiling)\b[^\n]{0,70}$/i
const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  mille: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lpa: 1e5,
  l: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
}

const amount = (digits: string, unit: string | undefined): string => {
  const plain = digits.replace(/[,\s\u00a0\u202f]/g, '')
  return unit ? String(Math.round(Number(plain) * (TIMES[unit.toLowerCase()] ?? 1) * 100) / 100) : plain
}

type Amounts = Partial<
  Record<'before' | 'low' | 'lowUnit' | 'mid' | 'again' | 'high' | 'highUnit' | 'after' | 'rest', string>
>

/** What stands right behind an amount or, on its line, before it, says for how long it is. */
const periodOf = (groups: Amounts, lead: string): PayPeriod | undefined => {
  if (/lpa/i.test(groups.highUnit ?? groups.lowUnit ?? '')) return 'YEAR'
  const rest = groups.rest ?? ''
  const behind = PERIODS.find(([, says]) => says.test(rest))?.[0]
  if (behind) return behind
  const said: [PayPeriod, RegExp][] = [
    ['HOUR', /\b(?:hourly|per hour|an hour|horaire)\b/i],
    ['DAY', /\b(?:daily|per day)\b/i],
    ['MONTH', /\b(?:monthly|per month|mensuel)\b/i],
    ['YEAR', /\b(?:annual(?:ly)?|yearly|per (?:year|annum)|a year|annuel|ctc)\b/i],
  ]
  return said.find(([, says]) => says.test(lead) || says.test(rest))?.[0]
}

const payMatches = (text: string, pattern: RegExp): Partial<Proposal>[] =>
  [...text.matchAll(pattern)].flatMap((m) => {
    const groups = (m.groups ?? {}) as Amounts
    const lineStart = text.lastIndexOf('\n', m.index) + 1
    const lead = text.slice(Math.max(lineStart, m.index - 80), m.index)
    const unit = groups.highUnit ?? groups.lowUnit
    const signed = Boolean(groups.before ?? groups.mid ?? groups.again ?? groups.after)
    const period = periodOf(groups, lead)
    const isRange = groups.high !== undefined
    const low = amount(groups.low ?? '', groups.lowUnit ?? groups.highUnit)
    const high = isRange ? amount(groups.high ?? '', groups.highUnit ?? groups.lowUnit) : low
    const isPay = signed || /lpa|lakh|lac/i.test(unit ?? '') || (PAY_WORD.test(lead) && Number(high) >= 500)
    if (!isPay || Number(low) <= 0 || Number(low) > Number(high)) return []
    if (!isRange && CAPPED.test(lead)) return []
    if (NOT_PAY.test(lead) && !PAY_WORD.test(lead)) return []
    // One amount alone is pay where a word or a period says so.
    if (!isRange && !period && !PAY_WORD.test(lead)) return []
    const indian = /lpa|lakh|lac|crore/i.test(unit ?? '') ? 'YEAR' : undefined
    const known = period ?? indian
    return [{ payMin: low, payMax: high, ...(known ? { payPeriod: known } : {}) }]
  })

/** The pay: a range before one amount, and one with its period before one without. */
const payIn = (text: string): Partial<Proposal> => {
  const ranges = payMatches(text, RANGE)
  const all = ranges.length > 0 ? ranges : payMatches(text, ONE)
  return all.find((p) => p.payPeriod) ?? all[0] ?? {}
}

const typeIn = (text: string): EmploymentType | undefined => {
  for (const [, said = ''] of text.matchAll(TYPE_LINE)) {
    const named = TYPES.find(([, says]) => says.test(said))?.[0]
    if (named) return named
  }
  const sentences = text.split(/(?<=[.!?;])\s|\n/)
  for (const [type, says] of TYPES)
    if (sentences.some((s) => says.test(s) && (type === 'INTERN' || !OTHER_TYPE.test(s)))) return type
  return undefined
}

const ASKS =
  /^(?:(?:key|minimum|basic|essential|job|mandatory|core|required|candidate|technical|specialized|general|position) ){0,2}(?:must[- ]haves?|requirements?|qualifications?|skills?(?: (?:and|&) (?:qualifications?|experience|requirements?))?|what (?:you|we)['’]?(?:ll|re| will| are)? (?:need|bring|looking for|look for)|who you are|about you|you(?:['’]ll)? (?:have|bring|need)|your (?:profile|skills|experience)|experience(?: (?:required|needed|and skills))?|competenc(?:y|ies)|exigences?|profil(?: recherch[ée])?|qualifications requises|compétences(?: requises)?|ce que nous recherchons)\b.{0,60}$/i
const BULLET = /^\s*(?:[-*+•·–▪●]|\d{1,2}[.)])\s+/
const HEAD = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)/

const plainLine = (line: string): string =>
  line
    .replace(BULLET, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim()

/** The points under a heading that asks for something, however many sentences stand before the first of them. */
const askedIn = (lines: readonly string[]): string[] => {
  const heads = lines.flatMap((line, i) => {
    const said = line.replace(/[#*_:]/g, '').trim()
    return said.length <= 90 && ASKS.test(said) && !BULLET.test(line) ? [i] : []
  })
  for (const from of heads) {
    const input: string[] = []
    for (const line of lines.slice(from + 1, from + 60)) {
      if (!line.trim()) continue
      if (BULLET.test(line)) input.push(plainLine(line))
      else if (input.length > 0 || HEAD.test(line)) break
    }
    const said = input.filter((l) => l.length > 2).map(shortened)
    if (said.length > 0) return [...new Set(said)].slice(0, 15)
  }
  return []
}

/** Asks for it and can do without: "experience preferred", "is a plus", "an asset". At the end alone, where it speaks of the whole point. */
const RATHER =
  /\b(?:preferred|preferably|an advantage|advantageous|a plus|a bonus|an asset|desirable|desired|nice to have|good to have|un atout|souhaitée?s?)\b[\s.)!]*$/i

/** How many are looked for, where a line says so by the word. */
const VACANCIES =
  /(?:^|[\n.;,|(•*-])[ \t]*(?:(\d{1,3}) (?:vacanc(?:y|ies)|openings?|positions?|headcounts?|postes?(?: à pourvoir)?)[ \t]*(?=[\n.;,|)]|$)|(?:(?:number|no\.?) of )?(?:vacanc(?:y|ies)|openings|positions|headcount|postes à pourvoir)[ \t]{0,3}[:：-][ \t]{0,3}(\d{1,3})\b)/i
const mostVacancies = 500
const vacanciesIn = (text: string): number | undefined => {
  const found = VACANCIES.exec(text)
  const count = Number(found?.[1] ?? found?.[2] ?? 0)
  return count >= 1 && count <= mostVacancies ? count : undefined
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** What stands before the last day, then the day itself. A month as a number beside a day is read nowhere: 05/06 is two days. */
const LAST_DAY =
  /\b(?:clos(?:ing|es)(?: (?:date|day|on))?|deadline|apply (?:by|before)|last (?:date|day)(?: to apply)?|applications? (?:close|due)(?: on| by)?)\b[^\n\d]{0,20}?(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})|\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))/i
const two = (n: string | number) => String(n).padStart(2, '0')
const lastDayIn = (text: string): string | undefined => {
  const found = LAST_DAY.exec(text)
  if (!found) return undefined
  const [, isoYear, isoMonth, isoDay, dayFirst, monthThen, yearThen, monthFirst, dayThen, yearLast] = found
  const month = isoMonth ?? MONTHS.indexOf((monthThen ?? monthFirst ?? '').slice(0, 3).toLowerCase()) + 1
  const day = `${isoYear ?? yearThen ?? yearLast}-${two(month)}-${two(isoDay ?? dayFirst ?? dayThen ?? '')}`
  return isDay(day) ? day : undefined
}

const LONGEST_POINT = 120
/** As much of a long point as a must-have holds, to the end of a word. */
const shortened = (line: string): string =>
  line.length <= LONGEST_POINT ? line : line.slice(0, line.lastIndexOf(' ', LONGEST_POINT)).replace(/[\s,;:]+$/, '')

/** What stands above a text of Markdown: its title is said there. */
const FRONT = /^---\n([\s\S]{0,4000}?)\n---\n/

export const readAdvert = (pasted: string): Proposal => {
  const whole = pasted.replace(/\r\n?/g, '\n').trim()
  const front = FRONT.exec(whole)?.[1] ?? ''
  const titled = /^(?:title|position|role):\s*["']?(.{3,120}?)["']?\s*$/im.exec(front)?.[1]
  const text = front ? whole.replace(FRONT, '').trim() : whole
  const lines = text.split('\n')
  const head = (lines[0] ?? '')
    .replace(/^(?:job title|position|role|poste|titre(?: du poste)?)\s*[:-]\s*/i, '')
    .replace(/^#+\s*/, '')
    .replace(/\*\*/g, '')
  const hasTitle = head.length > 2 && head.length <= 120 && !/[.!?]$/.test(head)
  const title = titled ?? (hasTitle ? head.trim() : undefined)
  const mode = MODES.find(([, says]) => says.test(text))?.[0]
  const type = typeIn(text)
  const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/.exec(text)?.[0]
  const asked = askedIn(lines)
  const mustHave = asked.filter((point) => !RATHER.test(point))
  const niceToHave = asked.filter((point) => RATHER.test(point))
  const vacancies = vacanciesIn(text)
  const closesOn = lastDayIn(text)
  return {
    ...(title ? { title } : {}),
    description: (hasTitle && !titled ? lines.slice(1).join('\n') : text).trim().slice(0, 12_000),
    ...(mode ? { workMode: mode } : {}),
    ...(type ? { employmentType: type } : {}),
    ...(mustHave.length > 0 ? { mustHave } : {}),
    ...(niceToHave.length > 0 ? { niceToHave } : {}),
    ...(vacancies ? { vacancies } : {}),
    ...(closesOn ? { closesOn } : {}),
    ...(mail ? { applyEmail: mail } : {}),
    ...payIn(`${front}\n${text}`),
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
