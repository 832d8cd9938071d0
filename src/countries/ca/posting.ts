import type { Source } from '../../shared/explain.ts'
import {
  findPhrase,
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
const ontario: Source = {
  title:
    'Ontario Employment Standards Act, 2000, Part III.1 (job postings) and O. Reg. 476/24, as given by the ministry',
  url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0',
  checkedOn,
  confirmed: false,
}
const rights: Source = {
  title: 'Canadian Human Rights Act, s. 8 (employment applications, advertisements)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/h-6/',
  checkedOn,
  confirmed: false,
}
const from = '2026-01-01'

/** 25 people or more, and the work is done in Ontario. */
const covered = ({ region, has25 }: PostingFacts): boolean => region === 'Ontario' && has25
const CAP = 200_000_00
const SPREAD = 50_000_00

const ZONES: Readonly<Record<string, string>> = {
  'Newfoundland and Labrador': 'America/St_Johns',
  'Nova Scotia': 'America/Halifax',
  'New Brunswick': 'America/Moncton',
  'Prince Edward Island': 'America/Halifax',
  Manitoba: 'America/Winnipeg',
  Saskatchewan: 'America/Regina',
  Alberta: 'America/Edmonton',
  'Northwest Territories': 'America/Yellowknife',
  'British Columbia': 'America/Vancouver',
  Yukon: 'America/Whitehorse',
  Nunavut: 'America/Iqaluit',
}

const canadianExperience = findPhrase(/\bcanadian (work )?experience\b/, { deniable: true })

export const posting: Posting = {
  rules: [
    {
      id: 'on-pay-shown',
      severity: 'block',
      field: 'payMin',
      message: 'Give the pay or its range: in Ontario an employer of 25 or more must.',
      rule: 'A publicly advertised job posting states the expected compensation or its range, unless it is above CAD 200,000 a year.',
      source: ontario,
      from,
      broken: (f) => covered(f) && (f.payMin === null || f.payMax === null),
    },
    {
      id: 'on-pay-spread',
      severity: 'block',
      field: 'payMax',
      message: 'The range may span at most CAD 50,000 a year.',
      rule: 'A range of expected compensation does not exceed CAD 50,000 a year, unless its upper end is above CAD 200,000.',
      source: ontario,
      from,
      broken: (f) =>
        covered(f) && f.yearMin !== null && f.yearMax !== null && f.yearMax <= CAP && f.yearMax - f.yearMin > SPREAD,
    },
    {
      id: 'on-ai',
      severity: 'block',
      field: 'usesAi',
      message: 'Say whether artificial intelligence is used to screen, assess or select, and if so how.',
      rule: 'A posting includes a statement when artificial intelligence is used to screen, assess or select applicants.',
      source: ontario,
      from,
      broken: (f) => covered(f) && (f.usesAi === null || (f.usesAi && f.aiStatement.trim() === '')),
    },
    {
      id: 'on-vacancy',
      severity: 'block',
      field: 'vacancyExists',
      message: 'Say whether the advert is for a vacancy that exists.',
      rule: 'A posting states whether it is for an existing vacancy.',
      source: ontario,
      from,
      broken: (f) => covered(f) && f.vacancyExists === null,
    },
    {
      id: 'on-canadian-experience',
      severity: 'block',
      field: 'description',
      message: 'Take out “{}”: it may not be required.',
      rule: 'A posting does not require Canadian experience.',
      source: ontario,
      from,
      broken: (f) => covered(f) && canadianExperience({ ...f, text: [f.text, ...f.questions].join('\n') }),
    },
    payDisclosure({ source: policy, from: '2026-11-21', broken: (f) => !covered(f) && f.payMin === null }),
    plainExclusion({ source: rights, from: '1985-01-01' }),
    personalQuestion({ source: rights, from: '1985-01-01' }),
    loadedWords({ source: rights, from: '1985-01-01' }),
    languageReason({ source: policy, from: '2026-11-21' }),
    noFee({ source: policy, from: '2026-11-21' }),
  ],
  abroad: [],
  clock: null,
  outcomeClock: ({ region, has25 }) =>
    region === 'Ontario' && has25
      ? {
          days: 45,
          rule: 'Whoever was interviewed for a publicly advertised job is told within 45 days of the last interview whether a hiring decision has been made.',
          from,
          source: ontario,
        }
      : null,
  payBands: [3000, 4000, 5000, 6500, 8000, 11000],
  payPeriod: 'YEAR',
  zoneOf: (region) => ZONES[region] ?? 'America/Toronto',
  keeps: {
    months: 36,
    why: 'In Ontario the advert, its form and what was told to who was interviewed are kept for three years.',
    source: ontario,
  },
}
