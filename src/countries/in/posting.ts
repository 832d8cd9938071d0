import type { Source } from '../../shared/explain.ts'
import {
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
const emigration: Source = {
  title: 'Emigration Act, 1983, s. 10 (recruiting agents are registered), Ministry of External Affairs',
  url: 'https://www.mea.gov.in/ras.htm',
  checkedOn,
  confirmed: false,
}
const privacy: Source = {
  title: 'Digital Personal Data Protection Act, 2023, s. 8(7) (erased when its purpose is no longer served)',
  url: 'https://www.meity.gov.in/data-protection-framework',
  checkedOn,
  confirmed: false,
}

export const posting: Posting = {
  rules: [
    plainExclusion({ source: policy, from: '2026-11-21' }),
    personalQuestion({ source: policy, from: '2026-11-21', severity: 'warn' }),
    loadedWords({ source: policy, from: '2026-11-21' }),
    languageReason({ source: policy, from: '2026-11-21' }),
    payDisclosure({ source: policy, from: '2026-11-21' }),
    noFee({ source: policy, from: '2026-11-21' }),
  ],
  abroad: [
    {
      id: 'in-recruiting-agent',
      severity: 'block',
      field: 'agencyNumber',
      message: 'Give the registration number of the recruiting agent: people in India are recruited for work abroad.',
      rule: 'Whoever recruits people in India for work abroad is registered as a recruiting agent, or acts through one.',
      source: emigration,
      from: '1983-12-30',
      broken: ({ agencyNumber }) => agencyNumber.trim() === '',
    },
  ],
  clock: null,
  outcomeClock: () => null,
  payBands: [20000, 35000, 50000, 80000, 120000, 200000],
  payPeriod: 'YEAR',
  zoneOf: () => 'Asia/Kolkata',
  keeps: { months: 12, why: 'A claim about a decision can still be answered within a year.', source: privacy },
}
