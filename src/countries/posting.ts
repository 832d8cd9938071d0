import type { Day } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { Minor } from '../shared/money.ts'

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
  /** Whether it is broken: true, or the phrase that breaks it. */
  broken: (facts: PostingFacts) => boolean | string
}

export type Finding = {
  id: string
  severity: PostingSeverity
  field: string
  message: string
  phrase: string | null
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

/** The findings of some rules on a day. */
export const findingsOf = (rules: readonly PostingRule[], facts: PostingFacts, today: Day): Finding[] =>
  rules.flatMap((rule) => {
    if (today < rule.from || (rule.until && today > rule.until)) return []
    const broken = rule.broken(facts)
    if (!broken) return []
    const { id, severity, field, message, source } = rule
    const phrase = typeof broken === 'string' ? broken : null
    return [{ id, severity, field, message, phrase, rule: rule.rule, source }]
  })

const NEGATED = /\b(no|not|never|without|nor|free of|zero)\b[^.!?\n]{0,50}$/i
/** A word that denies stands so near, characters. */
const NEAR = 70

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

const FEES =
  /\b(registration|application|processing|placement|joining|training|recruitment|visa|medical|uniform|security|admin(istration)?) (fees?|charges?|deposits?)\b|\b(refundable|security|caution) deposits?\b|\bpay [^.\n]{0,30}\bto (apply|register|join|secure)\b/

/** Nobody pays for work here, whatever the country says. */
export const noFee = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'no-fee',
  severity: 'block',
  field: 'description',
  message: 'The advert asks the person for money (“{}”). Take it out: nobody pays to get a job.',
  rule: 'An advert may not ask the person who applies for a fee, a deposit or any other payment.',
  broken: findPhrase(FEES, { deniable: true }),
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

const EXCLUDING =
  /\b((fe)?males?|men|women|ladies|gentlemen|girls|boys|singles|unmarried|muslims?|hindus?|christians?|locals|singaporeans|chinese|malays?|indians|emiratis|arabs?|canadians) only\b|\bonly ((fe)?males?|men|women|ladies|girls|boys|unmarried|muslims?|hindus?|christians?)\b|\b(no|not suitable for) (pregnant|older|elderly|disabled|foreign|married|muslims?|women|men|mothers)\b|\b(max(imum)? age|age limit|below \d\d years|aged? (below|under) \d\d)\b/

/** A person may not be kept out for what they are. `block` where the words leave no doubt. */
export const plainExclusion = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'exclusion',
  severity: 'block',
  field: 'description',
  message: '“{}” keeps people out for who they are. Say what the work needs instead.',
  rule: 'An advert may not select by age, sex, marital status, race, religion, nationality, family or disability.',
  broken: findPhrase(EXCLUDING),
  ...over,
})

const LOADED =
  /\b(young (and )?(energetic|dynamic|team)|youthful|digital natives?|recent graduates? only|native (english )?speakers?|mother tongue|handsome|beautiful|pretty|good[- ]looking|attractive (appearance|personality)|salesm[ae]n|waitress(es)?|handym[ae]n|chairm[ae]n|foremen|stewardess(es)?|work hard,? play hard|ninja|rockstar|able[- ]bodied|physically fit)\b/

/** Words that often keep people out without anybody meaning it. */
export const loadedWords = (over: Partial<PostingRule> & Pick<PostingRule, 'source' | 'from'>): PostingRule => ({
  id: 'wording',
  severity: 'warn',
  field: 'description',
  message: '“{}” may keep good people from applying. Say what the work needs instead.',
  rule: 'Wording should not suggest a preference for an age, a sex, an origin or a look.',
  broken: findPhrase(LOADED),
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
