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
  ramadan: {
    title: 'Ramadan: two hours a day less, 36 a week (kinetic.ae, rivermate)',
    checkedOn,
    confirmed: false,
  },
  restDay: {
    title:
      'Federal Decree-Law 33/2021, Art 19(4): another day of rest, or the day’s wage and at least half of basic, as given by Gulf News',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  holidayWork: {
    title:
      'Federal Decree-Law 33/2021, Art 28: another day off, or the day’s wage and at least half of basic, as given by Filipino Times',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  overtimeOfNeed: {
    title:
      'Federal Decree-Law 33/2021, Art 19(1), as the Ministry explains it: more than two hours of overtime a day to prevent a serious loss or accident, 144 hours in three weeks stay',
    url: 'https://u.ae/en/information-and-services/jobs/employment-in-the-private-sector/working-hours',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  outsideHours: {
    title:
      'Cabinet Resolution 1/2022, Art 15: work in successive shifts, 56 hours a week on average at most (Gulf News, 9 January 2026)',
    url: 'https://gulfnews.com/ask-gulf-news/ask-gulf-news-do-uae-labour-laws-limit-working-hours-for-maritime-ship-crew-1.500402348',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  supervisors: {
    title: 'Cabinet Resolution 1/2022: supervisory posts with the powers of the employer (Addleshaw Goddard)',
    checkedOn,
    confirmed: false,
  },
  /** That they have laws of their own is certain; none of theirs is on file. */
  freeZones: {
    title: 'Employment laws of the DIFC and the ADGM, apart from Federal Decree-Law 33/2021',
    checkedOn,
    confirmed: true,
  },
  weeklyRest: {
    title: 'Federal Decree-Law 33/2021, Arts 18 and 21: five hours without a break, one paid day of rest a week',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  /** That the 30 days are calendar days is from memory. */
  annualLeave: {
    title: 'Federal Decree-Law 33/2021, Art 29: 30 days a year, 2 a month from six months on (Legal 500)',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  sickLeave: {
    title: 'Federal Decree-Law 33/2021, Art 31: 15 days in full, 30 half, 45 unpaid (uaemoney.ae, Filipino Times)',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  /** The leave for a child with a disability is from memory. */
  familyLeave: {
    title:
      'Federal Decree-Law 33/2021, Arts 30 and 32: maternity, parental, bereavement and study leave (Gulf Today, 17 June 2023)',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
  /** It stems from the law of 1980, and is not in Art 32. */
  hajj: {
    title: 'Hajj leave, 30 days unpaid once, as told by u.ae in 2023',
    checkedOn,
    confirmed: false,
  },
  emiratiWage: {
    title:
      'Ministry of Human Resources and Emiratisation: minimum wage of Emiratis, AED 6,000 from 1 January 2026 (Gulf News, 10 February 2026)',
    checkedOn,
    confirmed: false,
  },
  records: {
    title:
      'Federal Decree-Law 33/2021, Art 13(1): files of a worker kept two years after the end of service (Gulf News)',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
