import type { Source } from '../../shared/explain.ts'

const checkedOn = '2026-11-20'

export const sources = {
  formSg: {
    title: 'GovTech FormSG, shared/utils/nric-validation.ts and its tests',
    url: 'https://github.com/opengovsg/FormSG',
    checkedOn,
    confirmed: true,
  },
  uen: {
    title: 'python-stdnum 1.18, stdnum.sg.uen',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  bizfile: {
    title: 'ACRA register (Bizfile)',
    url: 'https://www.bizfile.gov.sg',
    checkedOn,
    confirmed: false,
  },
  partFour: {
    title: 'Employment Act 1968, Part 4; Ministry of Manpower press reply 2019/0508',
    url: 'https://www.mom.gov.sg',
    checkedOn,
    confirmed: true,
  },
  /** Seen in a secondary source only. */
  hours: {
    title: 'Employment Act 1968, s 38 (8 hours a day or 44 a week), as given by acsa.sg',
    url: 'https://sso.agc.gov.sg/Act/EmA1968',
    checkedOn,
    confirmed: false,
  },
  hourlyBasic: {
    title: 'Hourly basic rate 12 × monthly ÷ (52 × 44), as given by hrsingapore.org',
    url: 'https://hrsingapore.org/overtime-calculation-formula',
    checkedOn,
    confirmed: false,
  },
  restDay: {
    title:
      'Pay for work on a rest day, Ministry of Manpower as quoted by humanresourcesonline.net and smartouch.com.sg',
    url: 'https://www.mom.gov.sg',
    checkedOn,
    confirmed: false,
  },
  publicHoliday: {
    title: 'Public holiday pay, Ministry of Manpower as quoted by JustLogin and thenews.sg',
    url: 'https://www.mom.gov.sg',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  csn: {
    title: 'Central Provident Fund Board: submission number = UEN, payment code, serial number',
    url: 'https://www.cpf.gov.sg',
    checkedOn,
    confirmed: false,
  },
  /** As given by the holidays library, which cites the Ministry's page. */
  publicHolidays: {
    title: 'Public holidays 2026 and 2027, Ministry of Manpower (page of 18 June 2026, as given by vacanza/holidays)',
    url: 'https://www.mom.gov.sg/employment-practices/public-holidays',
    checkedOn,
    confirmed: false,
  },
  /** From memory: what most offices keep. */
  usualWeek: {
    title: 'Usual week of offices, Monday to Friday; the Employment Act asks for one day of rest a week',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
