import type { Day } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { Minor } from '../shared/money.ts'
import { excludingPhrases, loadedPhrases, type Phrase } from './wording.ts'

/** What is known of a job when a rule of advertising asks. */
export type PostingFacts = {
  title: string
  /** Everything a reader sees, title included. */
  text: string
  /** As written, minor units; null: not said. */
  payMin: Minor | null
  payMax: Minor | null
  /** The same for a year. */
  yearMin: Minor | null
  yearMax: Minor | null
  /** State, province or emirate, by its English name; '' where there is none. */
  region: string
  /** Whether the company has 25 people or more. */
  has25: boolean
  usesAi: boolean | null
  aiStatement: string
  vacancyExists: boolean | null
  languages: readonly { language: string; reason: string }[]
  /** Registration or licence of whoever recruits, as typed. */
  agencyNumber: string
  /** What is asked of whoever applies. */
  questions: readonly string[]
  /** How many people are looked for. */
  vacancies: number
}

/** An advert that says nothing, for asking what a country's rules have against single words. */
export const NO_POSTING: PostingFacts = {
  title: '',
  text: '',
  payMin: null,
  payMax: null,
  yearMin: null,
  yearMax: null,
  region: '',
  has25: false,
  usesAi: null,
  aiStatement: '',
  vacancyExists: null,
  languages: [],
  agencyNumber: '',
  questions: [],
  vacancies: 1,
}

/** `block` keeps an advert from being published; `warn` and `note` do not. */
export type PostingSeverity = 'block' | 'warn' | 'note'

/** What an authority, or we, ask of an advert. */
export type PostingRule = {
  /** Unique within the country. */
  id: string
  severity: PostingSeverity
  /** The field of the form that puts it right. */
  field: string
  /** What is wrong and what helps; `{}` is the phrase that was found. */
  message: string
  /** What is asked, in one sentence. */
  rule: string
  from: Day
  until?: Day
  source: Source
  /** Whether it is broken: true, or the phrase that breaks it, or all of them with what could be said instead. */
  broken: (facts: PostingFacts) => boolean | string | readonly Phrase[]
}

export type Finding = {
  id: string
  severity: PostingSeverity
  field: string
  message: string
  phrase: string | null
  /** What could be said instead; null: the message says it. */
  better: string | null
  rule: string
  source: Source
}

/** Calendar days from the last interview, for adverts published on `from` or later. */
export type OutcomeClock = { days: number; rule: string; from: Day; source: Source }

export type Posting = {
  /** For work that is done here. */
  rules: readonly PostingRule[]
  /** For people here who are recruited for work elsewhere. */
  abroad: readonly PostingRule[]
  /** Days an advert must have stood unchanged before something may be applied for; null: nothing asks. */
  clock: { days: number; for: string; source: Source } | null
  /** Within how many days somebody who was interviewed has to be told the outcome; null: nothing asks. */
  outcomeClock: (facts: { region: string; has25: boolean }) => OutcomeClock | null
  /** Steps of monthly pay to filter by, major units, rising. */
  payBands: readonly number[]
  payPeriod: 'HOUR' | 'MONTH' | 'YEAR'
  /** IANA zone of a region by its English name. */
  zoneOf: (region: string) => string
  /** How long what somebody sent with an application may be kept after it, and why. */
  keeps: { months: number; why: string; source: Source }
}

/** What a rule found, as phrases; one without words where it was no phrase. */
const phrasesIn = (broken: ReturnType<PostingRule['broken']>): readonly (Phrase | { phrase: null; better: null })[] => {
  if (typeof broken === 'string') return broken === '' ? [] : [{ phrase: broken, better: null }]
  if (typeof broken === 'boolean') return broken ? [{ phrase: null, better: null }] : []
  return broken
}

/** The findings of some rules on a day: one for each phrase that a rule is about. */
export const findingsOf = (rules: readonly PostingRule[], facts: PostingFacts, today: Day): Finding[] =>
  rules.flatMap((rule) => {
    if (today < rule.from || (rule.until && today > rule.until)) return []
    const { id, severity, field, message, source } = rule
    return phrasesIn(rule.broken(facts)).map(({ phrase, better }) => ({
      id,
      severity,
      field,
      message,
      phrase,
      better,
      rule: rule.rule,
      source,
    }))
  })

const NEGATED = /\b(no|not|never|without|nor|free of|zero)\b[^.!?\n]{0,50}$/i
/** A word that denies stands so near, characters. */
const NEAR = 70

/** Every phrase of a text that matches and is not denied there: "no registration fee" asks for none. */
const phrasesMatching = (phrases: RegExp, text: string): string[] => {
  const found = [...text.matchAll(new RegExp(phrases.source, 'giu'))]
    .filter((m) => !NEGATED.test(text.slice(Math.max(0, m.index - NEAR), m.index)))
    .map((m) => m[0].replace(/\s+/g, ' ').trim())
  return [...new Set(found)]
}

/** The first of some phrases that stands in the text and is not denied there: "no registration fee" asks for none. */
export const findPhrase = (phrases: RegExp, { deniable = false } = {}) => {
  const all = new RegExp(phrases.source, 'giu')
  return ({ text }: PostingFacts): string | false => {
    for (const found of text.matchAll(all))
      if (!deniable || !NEGATED.test(text.slice(Math.max(0, found.index - NEAR), found.index)))
        return found[0].replace(/\s+/g, ' ')
    return false
  }
}

/** What it costs to be hired, and who is made to bear it. */
const COST =
  '(?:visa|work (?:permit|pass)|levy|recruitment|agency|agent|placement|air ?(?:ticket|fare)|flight|ticket|medical(?: (?:test|check-?up|exam\\w*))?|training|uniform|accommodation deposit|insurance|emirates id|labou?r card|immigration|documentation|processing|sponsorship|permit)'
const FEES = new RegExp(
  [
    String.raw`\b(?:registration|application|processing|placement|joining|training|recruitment|agency|agent|visa|medical|uniform|security|admin(?:istration)?|documentation|background check|interview) (?:fees?|charges?|deposits?)\b(?! (?:is|are|will be) (?:paid|borne|covered|met) by (?:us|the (?:company|employer)))`,
    String.raw`\b(?:refundable|security|caution) deposits?\b`,
    String.raw`\bpay [^.\n]{0,30}\bto (?:apply|register|join|secure)\b`,
    // Taken from pay, or borne by the person.
    String.raw`\b${COST}(?: (?:and|&|,) ${COST})*(?: (?:costs?|fees?|charges?|expenses?|amounts?))?(?: (?:will|shall|to|is|are|must|can|may))*(?: be)? (?:deducted|recovered|recouped|adjusted|withheld|taken|cut|charged|borne by (?:the )?(?:candidate|employee|worker|applicant|staff)|paid by (?:the )?(?:candidate|employee|worker|applicant|staff))\b`,
    String.raw`\b(?:deduct(?:ed|s|ions?)?|recover(?:ed|s)?|recoup(?:ed)?|withh(?:old|eld)|cut)\b[^.\n]{0,40}\b${COST}\b|\b(?:salary|pay|wage)s? (?:deductions?|cuts?) (?:for|of|towards?) [^.\n]{0,20}\b${COST}\b`,
    String.raw`\b(?:candidate|employee|worker|applicant|staff|helper|maid)s? (?:(?:will|shall|must|has to|have to|should|need(?:s)? to|to|must be ready to|are expected to) )?(?:bear|pay|cover|arrange and pay|reimburse|refund|repay)s?(?: for)? [^.\n]{0,25}\b${COST}\b|\b${COST}(?: (?:costs?|fees?|expenses?|charges?))? (?:is |are )?(?:on|at) (?:your |their |his |her |candidate['’]?s? |employee['’]?s? )?own (?:cost|expenses?|account)\b|\b(?:own|self)[- ](?:paid |sponsored )?(?:visa|ticket)s? (?:cost|expense|only)\b|\bpay for (?:your|their) own ${COST}\b`,
    String.raw`\b(?:two|three|one|half|\d)[- ]months?['’]? (?:salary|pay|wages?) (?:as|for) (?:an? )?(?:agency|agent|placement|recruitment|deposit|commission)\b|\b(?:original )?(?:passports?|certificates?)(?: and \w+)? (?:will|must|shall|to) be (?:kept|held|surrendered|retained|deposited|submitted to the company)\b|\b(?:hold|keep|retain)(?:s|ing)? (?:of )?(?:(?:your|the|their|all|employees?['’]?|original) )+passports?\b|\bpay(?:s|ing)? (?:for )?(?:your|their|his|her) own (?:air )?(?:tickets?|visas?|flights?|permits?)\b|\b(?:surrender|deposit|hand over|submission) (?:of )?(?:your |their |the )?(?:original )?(?:passport|certificate)s?\b`,
  ].join('|'),
)
const feePhrases = (facts: PostingFacts): Phrase[] =>
  phrasesMatching(FEES, facts.text).map((phrase) => ({ phrase, better: null }))

/** Nobody pays for work here, whatever the country says. */
export const noFee = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'no-fee',
  severity: 'block',
  field: 'description',
  message: 'The advert asks the person for money (“{}”). Take it out: nobody pays to get a job.',
  rule: 'An advert may not ask the person who applies for a fee, a deposit or any other payment.',
  broken: feePhrases,
  ...over,
})

export const policy: Source = {
  title: 'Fourshore, rules for adverts',
  checkedOn: '2026-11-21',
  confirmed: true,
}

/** A language may be asked for when the work needs it, and the advert says why. */
export const languageReason = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'language-reason',
  severity: 'block',
  field: 'languages',
  message: 'Say why the work needs {}.',
  rule: 'A language may be required only with the reason the work needs it.',
  broken: ({ languages }) => languages.find((l) => l.language.trim() && !l.reason.trim())?.language.trim() ?? false,
  ...over,
})

/** A person may not be kept out for what they are. `block` where the words leave no doubt. */
export const plainExclusion = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'exclusion',
  severity: 'block',
  field: 'description',
  message: '“{}” keeps people out for who they are. Say what the work needs instead.',
  rule: 'An advert may not select by age, sex, marital status, race, religion, nationality, family or disability.',
  broken: excludingPhrases,
  ...over,
})

/** Words that often keep people out without anybody meaning it. */
export const loadedWords = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'wording',
  severity: 'warn',
  field: 'description',
  message: '“{}” may keep good people from applying. Say what the work needs instead.',
  rule: 'Wording should not suggest a preference for an age, a sex, an origin or a look.',
  broken: loadedPhrases,
  ...over,
})

/** Pay is always shown here; where no law asks for it, its absence is a warning. */
export const payDisclosure = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'pay-shown',
  severity: 'warn',
  field: 'payMin',
  message: 'Say what the job pays: adverts with pay are opened more, and by people it suits.',
  rule: 'An advert says what the job pays.',
  broken: ({ payMin, payMax }) => payMin === null || payMax === null,
  ...over,
})

const PERSONAL =
  /\b(how old|(your|what) age|age group|(date|year) of birth|birth ?(date|day|year)|nric|fin number|identity (card|number)|passport number|gender|(your|what) sex|(your|which|what) race|racial|ethnic(ity)?|religio(n|us)|church|mosque|temple|marital|married|(your )?(husband|wife|spouse)|pregnan(t|cy)|(your|any|have) (children|kids)|family (status|plans?|members?)|disabilit(y|ies)|disabled|health (condition|status|problems?)|medical (condition|history)|(your|recent|passport(-sized?)?) photo(graph)?s?)\b/

/** Whether a question asks what somebody is: such a one can be from before the rule, or where the law only warns. */
export const isPersonalQuestion = (ask: string): boolean => PERSONAL.test(ask.toLowerCase())

/** A form asks what the work needs, never what somebody is. */
export const personalQuestion = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'personal-question',
  severity: 'block',
  field: 'questions',
  message: 'Take the question about “{}” out: an application form may not ask it.',
  rule: 'An application form asks no age, identity number, sex, race, religion, marital or family status, disability or photo.',
  broken: (facts) => findPhrase(PERSONAL)({ ...facts, text: facts.questions.join('\n') }),
  ...over,
})

const ASKS = /[^.!?\n]*\?/g

/** What the rules that keep an advert back have against words of another kind, a letter or an answer, beyond what they have against silence. */
export const findingsInWords = (words: string, rules: readonly PostingRule[], today: Day): Finding[] => {
  const silent = new Set(findingsOf(rules, NO_POSTING, today).map(({ id }) => id))
  const facts = { ...NO_POSTING, text: words, questions: words.match(ASKS) ?? [] }
  return findingsOf(rules, facts, today).filter(({ id, severity }) => severity === 'block' && !silent.has(id))
}
