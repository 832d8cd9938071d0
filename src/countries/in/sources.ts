import type { Source } from '../../shared/explain.ts'

const checkedOn = '2026-11-20'

export const sources = {
  pan: {
    title: 'python-stdnum 1.18, stdnum.in_.pan; Income Tax Department tutorial',
    url: 'https://www.incometaxindia.gov.in',
    checkedOn,
    confirmed: true,
  },
  aadhaar: {
    title: 'UIDAI numbering scheme; python-stdnum 1.18, stdnum.in_.aadhaar',
    url: 'https://uidai.gov.in',
    checkedOn,
    confirmed: true,
  },
  /** The fifth character 0 is from memory. */
  ifsc: {
    title: 'Reserve Bank of India, structure of the IFSC',
    url: 'https://www.rbi.org.in',
    checkedOn,
    confirmed: false,
  },
  esi: {
    title: 'ESIC: insured person 10 digits, employer 17 digits (officeanywhere.io, finchcontext.com)',
    url: 'https://www.esic.gov.in',
    checkedOn,
    confirmed: true,
  },
  epf: {
    title: 'EPFO electronic challan file structure: UAN 12 digits, member ID 22 characters',
    url: 'https://www.epfindia.gov.in',
    checkedOn,
    confirmed: true,
  },
  gstin: {
    title: 'python-stdnum 1.18, stdnum.in_.gstin',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  hours: {
    title: 'Code on Wages (Central) Rules 2026, G.S.R. 343(E): 48 hours a week',
    url: 'https://gazettetracker.com',
    checkedOn,
    confirmed: true,
  },
  daily: {
    title: 'Occupational Safety, Health and Working Conditions Code 2020, s 25(1)(a): 8 hours a day',
    checkedOn,
    confirmed: true,
  },
  overtime: {
    title:
      'Occupational Safety, Health and Working Conditions Code 2020, s 27 (twice the rate of wages), in force 21 November 2025; Central Rules, rule 69',
    url: 'https://capda.co.in/detail/60150',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  /** From memory. */
  llpin: {
    title: 'Ministry of Corporate Affairs, Limited Liability Partnership Identification Number',
    url: 'https://www.mca.gov.in',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  mcaRegister: {
    title: 'Ministry of Corporate Affairs register',
    url: 'https://www.mca.gov.in',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  gstRegister: {
    title: 'GST taxpayer register',
    url: 'https://services.gst.gov.in/services/searchtp',
    checkedOn,
    confirmed: false,
  },
  cin: {
    title: 'Ministry of Corporate Affairs, structure of the Corporate Identity Number',
    url: 'https://www.mca.gov.in',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  tan: {
    title: 'Income Tax Department, structure of the TAN',
    url: 'https://www.incometaxindia.gov.in',
    checkedOn,
    confirmed: false,
  },
  /** The three days were compared with date-holidays 3.37.0. */
  nationalHolidays: {
    title: 'National holidays, National and Festival Holidays Acts of the States',
    checkedOn,
    confirmed: true,
  },
  festivals: {
    title: 'Festival days as reckoned by python holidays 0.105; the gazette of each State decides',
    checkedOn,
    confirmed: false,
  },
  /** From memory: what most offices keep. */
  usualWeek: {
    title: 'Usual week of offices, Monday to Friday; the codes ask for one day of rest in seven',
    checkedOn,
    confirmed: false,
  },
  /** The wording of who is a worker is from memory. */
  worker: {
    title:
      'Occupational Safety, Health and Working Conditions Code 2020, s 2(1)(zzl): worker, supervisors up to 18,000 a month',
    checkedOn,
    confirmed: false,
  },
  /** Partly from memory: Tamil Nadu and Maharashtra. */
  shops: {
    title:
      'Shops and Establishments Acts of Delhi, Karnataka, Tamil Nadu and Maharashtra (slci.in, greythr, daily8.com)',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  weeklyRest: {
    title: 'Occupational Safety, Health and Working Conditions Code 2020, s 26: one day of rest in seven',
    checkedOn,
    confirmed: false,
  },
  earnedLeave: {
    title:
      'Occupational Safety, Health and Working Conditions Code 2020, s 32: a day for every 20 worked, after 180 days',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  earnedLeaveCarry: {
    title: 'Occupational Safety, Health and Working Conditions Code 2020, s 32: 30 days carried, the rest paid',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  maternity: {
    title: 'Code on Social Security 2020, Chapter VI: 26 weeks for the first two children, 12 after, 80 days worked',
    checkedOn,
    confirmed: false,
  },
  adoption: {
    title:
      'Supreme Court, March 2026: the age of three months in s 60(4) of the Code on Social Security struck down (Manupatra)',
    checkedOn,
    confirmed: true,
  },
  /** Tamil Nadu was seen; the others are from memory. */
  stateLeave: {
    title: 'Sick and casual leave of the Shops and Establishments Acts (hrglobalonline)',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
