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
  exemption: {
    title:
      'Ministry of Manpower, oral answer of 12 November 2012: beyond 12 hours a day or 72 of overtime a month with an exemption, never beyond 14 a day',
    url: 'https://www.mom.gov.sg/newsroom/parliament-questions-and-replies/2012',
    checkedOn: '2026-11-28',
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
  /** The daily 8 hours, the week of 88 in two and the break are partly from memory. */
  rest: {
    title:
      'Employment Act 1968, ss 36 to 38: rest day, breaks, 12 hours a day, as given by payboy and smartouch.com.sg',
    url: 'https://sso.agc.gov.sg/Act/EmA1968',
    checkedOn,
    confirmed: false,
  },
  incompleteMonth: {
    title: 'Ministry of Manpower, salary of an incomplete month: gross ÷ working days in the month × days worked',
    url: 'https://www.mom.gov.sg/faq/salary/how-to-compute-the-salary-of-an-employee-who-is-on-no-pay-leave-for-the-month',
    checkedOn,
    confirmed: true,
  },
  leave: {
    title: 'Employment Act 1968, ss 88A and 89; Ministry of Manpower brochure LR13',
    url: 'https://www.mom.gov.sg/employment-practices/leave',
    checkedOn,
    confirmed: true,
  },
  /** That half a day rounds up, and that unused leave is paid at the gross rate, is from memory. */
  leaveOfPartYear: {
    title: 'Employment Act 1968, s 88A: annual leave of an incomplete year, half a day or more rounded up',
    url: 'https://sso.agc.gov.sg/Act/EmA1968',
    checkedOn,
    confirmed: false,
  },
  /** The caps of what the government pays back are from memory. */
  maternity: {
    title:
      'Child Development Co-Savings Act 2001 and Employment Act 1968, Part 9: maternity leave (The New Paper, sgcn.org)',
    url: 'https://www.mom.gov.sg/employment-practices/leave/maternity-leave',
    checkedOn,
    confirmed: false,
  },
  paternity: {
    title: 'Government-Paid Paternity Leave, 4 weeks for children born from 1 April 2025 (Dentons, The New Paper)',
    url: 'https://www.mom.gov.sg/employment-practices/leave/paternity-leave',
    checkedOn,
    confirmed: false,
  },
  sharedParental: {
    title:
      'Shared parental leave, 6 weeks from 1 April 2025, 10 weeks from 1 April 2026 (Ministry of Social and Family Development)',
    url: 'https://www.mom.gov.sg/employment-practices/leave/shared-parental-leave',
    checkedOn,
    confirmed: false,
  },
  childcare: {
    title: 'Childcare, extended childcare and infant care leave (sgchildcare.sg, Lockton)',
    url: 'https://www.mom.gov.sg/employment-practices/leave/childcare-leave',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  adoption: {
    title: 'Adoption leave of 12 weeks for mothers, paid by the government',
    url: 'https://www.mom.gov.sg/employment-practices/leave/adoption-leave',
    checkedOn,
    confirmed: false,
  },
  passSalaries: {
    title:
      'Qualifying salaries of Employment Pass and S Pass, Budgets 2024 and 2026 (The Business Times, 12 February 2026)',
    url: 'https://www.mom.gov.sg/passes-and-permits',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  untiedPasses: {
    title: 'Personalised Employment Pass of 1 September 2023, 22,500 a month; ONE Pass of 1 January 2023, 30,000',
    url: 'https://www.mom.gov.sg/passes-and-permits',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  nricPassword: {
    title: 'Personal Data Protection Commission, 2 February 2026: no NRIC as a password after 31 December 2026',
    url: 'https://www.pdpc.gov.sg',
    checkedOn,
    confirmed: false,
  },
  records: {
    title:
      'Employment records: two years, of leavers one year after they left (Ministry of Manpower as quoted by singroll.com)',
    url: 'https://www.mom.gov.sg/employment-practices/employment-records',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
