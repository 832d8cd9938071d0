import type { Source } from '../../shared/explain.ts'
import {
  languageReason,
  loadedWords,
  noFee,
  type Posting,
  type PostingFacts,
  payDisclosure,
  personalQuestion,
  plainExclusion,
  policy,
} from '../posting.ts'

const checkedOn = '2026-11-21'
/** The ministry’s pages as quoted by the sources; the day the figures began is the one they were changed on last. */
const fcf: Source = {
  title: 'Ministry of Manpower, Fair Consideration Framework: job advertising before an Employment Pass or S Pass',
  url: 'https://www.mom.gov.sg/passes-and-permits/s-pass/consider-all-candidates-fairly',
  checkedOn,
  confirmed: false,
}
const tafep: Source = {
  title: 'Tripartite Guidelines on Fair Employment Practices, job advertisements (TAFEP)',
  url: 'https://www.tal.sg/tafep/employment-practices/recruitment',
  checkedOn,
  confirmed: false,
}
const forms: Source = {
  title: 'TAFEP, Preparing job application forms: what a form may not ask',
  url: 'https://www.tal.sg/tafep/employment-practices/recruitment/preparing-job-application-forms',
  checkedOn,
  confirmed: false,
}
const privacy: Source = {
  title: 'Personal Data Protection Act 2012, s. 25 (retention limitation): no longer than a purpose needs',
  url: 'https://sso.agc.gov.sg/Act/PDPA2012',
  checkedOn,
  confirmed: false,
}
const from = '2023-09-01'
/** A fixed monthly salary from which no advert is asked for, in cents. */
const EXEMPT_PAY = 22_500_00
const EXEMPT =
  'No advert is asked for in a company of fewer than 10 people, for a fixed monthly salary of S$22,500 or more, for work of up to one month, or for somebody moved within a group of companies.'
const paysExempt = ({ yearMin }: PostingFacts): boolean => yearMin !== null && yearMin >= EXEMPT_PAY * 12

export const posting: Posting = {
  rules: [
    payDisclosure({
      severity: 'block',
      message: 'Give the pay range: in Singapore an advert must show the lowest and the highest salary.',
      rule: 'The advert shows the salary range.',
      source: fcf,
      from,
    }),
    {
      id: 'pay-spread',
      severity: 'block',
      field: 'payMax',
      message: 'The highest pay may be at most twice the lowest.',
      rule: 'The maximum of the salary range is not more than two times its minimum.',
      source: fcf,
      from,
      broken: ({ payMin, payMax }) => payMin !== null && payMax !== null && payMax > 2 * payMin,
    },
    plainExclusion({ source: tafep, from }),
    personalQuestion({ source: forms, from }),
    loadedWords({ source: tafep, from }),
    languageReason({ source: tafep, from }),
    {
      id: 'advertising-exempt',
      severity: 'note',
      field: 'payMin',
      message:
        'A fixed monthly salary of S$22,500 or more needs no advert before an Employment Pass or S Pass is applied for.',
      rule: EXEMPT,
      source: fcf,
      from,
      broken: paysExempt,
    },
    {
      id: 'passes-within-vacancies',
      severity: 'note',
      field: 'vacancies',
      message: 'This advert can stand behind at most {} Employment Pass or S Pass applications, one for each vacancy.',
      rule: 'No more passes are applied for on an advert than it has vacancies.',
      source: fcf,
      from,
      broken: (facts) => !paysExempt(facts) && String(facts.vacancies),
    },
    {
      id: 'advertising-clock',
      severity: 'note',
      field: 'closesOn',
      message:
        'An Employment Pass or S Pass for this job may be applied for after 14 days on show. A change of title, pay, place or vacancies starts them anew.',
      rule: `The job is advertised for at least 14 consecutive days before an Employment Pass or S Pass application. ${EXEMPT}`,
      source: fcf,
      from,
      broken: (facts) => !paysExempt(facts),
    },
    noFee({ source: policy, from: '2026-11-21' }),
  ],
  abroad: [],
  clock: { days: 14, for: 'Employment Pass or S Pass', source: fcf },
  outcomeClock: () => null,
  payBands: [2000, 3000, 4000, 6000, 8000, 12000],
  payPeriod: 'MONTH',
  zoneOf: () => 'Asia/Singapore',
  keeps: { months: 12, why: 'A claim about a decision can still be answered within a year.', source: privacy },
}
