import type { Country } from '../../../countries/country.ts'
import { type Finding, findingsOf, type PostingFacts, policy } from '../../../countries/posting.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor, toMinor } from '../../../shared/money.ts'
import { problemsOf } from './answers.rules.ts'
import type { JobContent } from './content.rules.ts'
import type { PayPeriod } from './kinds.rules.ts'

/** How many of a period are in a year: 52 weeks of 5 days of 8 hours. */
const IN_A_YEAR: Readonly<Record<PayPeriod, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 }

const yearly = (minor: Minor, period: PayPeriod): Exact => exact(minor).mul(IN_A_YEAR[period])
export const yearlyPay = (minor: Minor, period: PayPeriod): Minor => roundToMinor(yearly(minor, period))
export const monthlyPay = (minor: Minor, period: PayPeriod): Minor => roundToMinor(yearly(minor, period).div(12))

export type Pay = { min: Minor | null; max: Minor | null; period: PayPeriod }

const minorOf = (text: string, decimals: number): Minor | null => {
  if (text === '') return null
  try {
    return toMinor(text, decimals)
  } catch {
    return null
  }
}

/** Pay as it is written, in minor units. One figure alone is lowest and highest. */
export const payOf = (
  { payMin, payMax, payPeriod }: Pick<JobContent, 'payMin' | 'payMax' | 'payPeriod'>,
  decimals: number,
): Pay => {
  const [min, max] = [minorOf(payMin, decimals), minorOf(payMax, decimals)]
  return { min: min ?? max, max: max ?? min, period: payPeriod ?? 'MONTH' }
}

/** Which of a country's steps of monthly pay is reached; 0: none. */
export const payBandOf = (monthMax: Minor | null, country: Pick<Country, 'posting' | 'currency'>): number =>
  monthMax === null
    ? 0
    : country.posting.payBands.filter((step) => monthMax >= step * 10 ** country.currency.minorUnits).length

/** Everything a reader sees. */
const textOf = (c: JobContent): string =>
  [c.title, c.description, ...c.mustHave, ...c.niceToHave, c.aiStatement].filter(Boolean).join('\n')

export const factsOf = (content: JobContent, country: Pick<Country, 'currency'>, region: string): PostingFacts => {
  const { min, max, period } = payOf(content, country.currency.minorUnits)
  return {
    title: content.title,
    text: textOf(content),
    payMin: min,
    payMax: max,
    yearMin: min === null ? null : yearlyPay(min, period),
    yearMax: max === null ? null : yearlyPay(max, period),
    region,
    has25: content.has25,
    usesAi: content.usesAi,
    aiStatement: content.aiStatement,
    vacancyExists: content.vacancyExists,
    languages: content.languages,
    vacancies: content.vacancies,
    agencyNumber: content.agencyNumber,
    questions: content.questions.flatMap((q) => [q.ask, q.why, ...q.options]).filter(Boolean),
  }
}

const LONGEST_DAYS = 180
const SHORTEST_TEXT = 80

const missing = (id: string, field: string, message: string, rule: string): Finding => ({
  id,
  severity: 'block',
  field,
  message,
  phrase: null,
  better: null,
  rule,
  source: policy,
})

/** What no advert can do without, whatever the country. */
const incomplete = (c: JobContent, decimals: number, today: Day): Finding[] => {
  const found: Finding[] = []
  const need = (ok: boolean, field: string, message: string, rule = 'A reader decides by this.') => {
    if (!ok) found.push(missing(`need-${field}`, field, message, rule))
  }
  need(c.title.length >= 3, 'title', 'Give the job a title.')
  need(
    c.description.length >= SHORTEST_TEXT,
    'description',
    `Describe the work in ${SHORTEST_TEXT} characters or more.`,
  )
  need(c.employmentType !== null, 'employmentType', 'Choose the employment type.')
  need(c.workMode !== null, 'workMode', 'Say whether the work is on site, hybrid or remote.')
  need(c.placeId !== null, 'placeId', 'Choose the place of the work, or for remote work the place it reports to.')
  need(
    c.closesOn !== null && c.closesOn >= today,
    'closesOn',
    'Choose a closing day that is still to come.',
    'An advert that nobody takes down misleads; each has a last day.',
  )
  need(
    c.closesOn === null || c.closesOn <= addDays(today, LONGEST_DAYS),
    'closesOn',
    `The closing day may be at most ${LONGEST_DAYS} days away. It can be moved later.`,
    'An advert that stands for longer is seldom for a job that is really open.',
  )
  problemsOf(c.questions).forEach((sentence, i) => {
    found.push({
      ...missing(
        `questions-${i}`,
        'questions',
        sentence,
        'An application form asks only what the work needs, and says why.',
      ),
    })
  })
  const { min, max } = payOf(c, decimals)
  need(min === null || max === null || min <= max, 'payMax', 'The highest pay must not be below the lowest.')
  need(
    (c.payMin === '' && c.payMax === '') || c.payPeriod !== null,
    'payPeriod',
    'Say whether the pay is by the hour, day, week, month or year.',
  )
  need(
    [c.payMin, c.payMax].every((a) => a === '' || minorOf(a, decimals) !== null),
    'payMin',
    'The pay has more decimals than its currency.',
  )
  return found
}

/**
 * What stands between an advert and the public: what is missing, what the country of the work asks, and what the countries ask whose
 * people are recruited. The blocking ones first.
 */
export const checkPosting = (
  content: JobContent,
  country: Country,
  { others, region, today }: { others: readonly Country[]; region: string; today: Day },
): Finding[] => {
  const facts = factsOf(content, country, region)
  const all = [
    ...incomplete(content, country.currency.minorUnits, today),
    ...findingsOf(country.posting.rules, facts, today),
    ...others.filter((o) => o.code !== country.code).flatMap((o) => findingsOf(o.posting.abroad, facts, today)),
  ]
  const weight = { block: 0, warn: 1, note: 2 }
  return all.sort((a, b) => weight[a.severity] - weight[b.severity])
}

/** A job has no more vacancies than were approved for it. @param room null: it is of no requisition */
export const checkPlanned = (vacancies: number, room: number | null): Finding[] =>
  room === null || vacancies <= room
    ? []
    : [
        {
          ...missing(
            'planned',
            'vacancies',
            'Its requisition leaves room for {} in this job. Lower the vacancies, or have another requisition approved.',
            'What is hired was approved before; a job does not ask for more people than that.',
          ),
          phrase: String(Math.max(0, room)),
        },
      ]

/** Nothing that keeps anybody from publishing: several people are looked for by several adverts. */
export const checkSame = (isSame: boolean): Finding[] =>
  isSame
    ? [
        {
          ...missing(
            SAME_ADVERT,
            'title',
            'An advert with the same title, place and text is already open: people who look for work see one card for both.',
            'The same advert several times makes a list longer and tells nobody more. The number of vacancies says how many people are looked for.',
          ),
          severity: 'warn',
        },
      ]
    : []
/** Known to the server alone, which has the other adverts. */
export const SAME_ADVERT = 'same-advert'

export const blockingFindingsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter((f) => f.severity === 'block')

/** The sentence with the phrase that was found in its place. */
export const sentenceOf = ({ message, phrase }: Pick<Finding, 'message' | 'phrase'>): string =>
  message.replace('{}', phrase ?? '')
