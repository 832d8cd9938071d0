import type { Source } from '../../shared/explain.ts'
import {
  findPhrase,
  languageReason,
  loadedWords,
  noFee,
  type Posting,
  payDisclosure,
  personalQuestion,
  plainExclusion,
  policy,
} from '../posting.ts'

const checkedOn = '2026-11-21'
const labour: Source = {
  title:
    'Federal Decree-Law 33 of 2021, Article 6 (costs of recruitment; mediation with a licence of the ministry only)',
  url: 'https://www.mohre.gov.ae',
  checkedOn,
  confirmed: false,
}
const equal: Source = {
  title: 'Federal Decree-Law 33 of 2021, Article 4 (equality)',
  url: 'https://www.mohre.gov.ae',
  checkedOn,
  confirmed: false,
}
const privacy: Source = {
  title: 'Federal Decree-Law 45 of 2021 on personal data, Article 5 (kept no longer than its purpose needs)',
  url: 'https://u.ae/en/about-the-uae/digital-uae/data/data-protection-laws',
  checkedOn,
  confirmed: false,
}
const from = '2022-02-02'

export const posting: Posting = {
  rules: [
    noFee({
      rule: 'The employer bears the costs of recruitment; nothing of them may be taken from the worker, directly or indirectly.',
      message: 'The advert asks the person for money (“{}”). Take it out: the employer bears all costs of recruitment.',
      source: labour,
      from,
    }),
    {
      id: 'mediation-licence',
      severity: 'block',
      field: 'agencyNumber',
      message: '“{}” says that you recruit for somebody else. Give the licence number of the ministry (MOHRE).',
      rule: 'Whoever recruits for another, or supplies workers, holds a licence of the ministry.',
      source: labour,
      from,
      broken: (f) =>
        f.agencyNumber.trim() === '' &&
        findPhrase(/\b(our client|on behalf of (a|our) (client|company)|manpower supply|recruitment agency)\b/)(f),
    },
    plainExclusion({ source: equal, from }),
    personalQuestion({ source: equal, from }),
    loadedWords({ source: equal, from }),
    languageReason({ source: policy, from: '2026-11-21' }),
    payDisclosure({ source: policy, from: '2026-11-21' }),
  ],
  abroad: [],
  clock: null,
  outcomeClock: () => null,
  payBands: [3000, 5000, 8000, 12000, 18000, 25000],
  payPeriod: 'MONTH',
  zoneOf: () => 'Asia/Dubai',
  keeps: { months: 12, why: 'A claim about a decision can still be answered within a year.', source: privacy },
}
