import type { Source } from '../../shared/explain.ts'

const checkedOn = '2026-11-20'

export const sources = {
  /** The libraries agree; the authority has published no method. */
  emiratesId: {
    title: 'Emirates ID, format and Luhn: test suite of the idnumbers library, python-stdnum 1.18',
    checkedOn,
    confirmed: false,
  },
  iban: {
    title: 'ISO 13616; python-stdnum 1.18, stdnum.iban',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  workingTime: {
    title: 'Federal Decree-Law 33/2021, Art 17 (8 hours a day or 48 a week)',
    url: 'https://u.ae/en/information-and-services/jobs/employment-in-the-private-sector/working-hours',
    checkedOn,
    confirmed: true,
  },
  overtimeLimit: {
    title: 'Federal Decree-Law 33/2021, Art 19(1): 2 hours a day, 144 hours in 3 weeks, as given by Gulf News',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  overtime: {
    title: 'Federal Decree-Law 33/2021, Art 19(2) and 19(3): 25 percent, 50 percent from 22:00 to 04:00',
    url: 'https://u.ae/en/information-and-services/jobs/employment-in-the-private-sector/working-hours',
    checkedOn,
    confirmed: true,
  },
  /** The law gives no divisor; practice is 30 days of 8 hours. */
  divisor: {
    title: 'Practice: basic ÷ 30 ÷ 8 (Federal Decree-Law 47/2021: a month has 30 days)',
    checkedOn,
    confirmed: false,
  },
  /** Each authority writes its own; the shape is wide on purpose. */
  /** From memory. */
  economicRegister: {
    title: 'National Economic Register',
    url: 'https://ner.economy.ae',
    checkedOn,
    confirmed: false,
  },
  licence: { title: 'Trade licences of the emirates and free zones', checkedOn, confirmed: false },
  mohreEstablishment: {
    title: 'Wages Protection System, salary information file: employer number of 13 digits (Mashreq guide)',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  trn: {
    title: 'Federal Tax Authority, Tax Registration Number of 15 digits',
    url: 'https://tax.gov.ae',
    checkedOn,
    confirmed: false,
  },
  publicHolidays: {
    title: 'Cabinet Resolution 27/2024, as given by Gulf News and Khaleej Times; days of the moon as reckoned',
    checkedOn,
    confirmed: false,
  },
  eidAlFitr: {
    title: 'Eid al-Fitr of the private sector, as announced in Dubai Standard and Filipino Times, 23 February 2026',
    checkedOn,
    confirmed: false,
  },
  /** From memory: what most offices keep. */
  usualWeek: {
    title: 'Usual week of offices, Monday to Friday; the law asks for one paid day of rest a week, Art 21',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
