import type { Source } from '../../../shared/explain.ts'

const checkedOn = '2026-11-20'

/** Where the figures of pay in Singapore come from. */
export const paySources = {
  /** The bank’s own paper was seen as far as its contents; the columns are those of three programs written by it that agree, the hash of two. */
  uobGiro: {
    title:
      'United Overseas Bank, Bulk FAST and GIRO Format Specifications, versions 4.4 to 4.81, columns as given by three programs that agree',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  /** The header was read in the bank’s own paper; the columns of payments are those of two programs written by it that agree. */
  ocbcGiro: {
    title:
      'OCBC, GIRO/FAST WITH INV version 1.5: header as in its own paper, payments as given by two programs that agree',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  cpf2026: {
    title: 'CPF Board, how much CPF contributions to pay, from 1 January 2026',
    url: 'https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay',
    checkedOn,
    confirmed: true,
  },
  /** Secondary sources that agree, and a newspaper for the quota of manufacturing. */
  levyTiers: {
    title:
      'Quotas and tiers of the work permit levy, as given by enreach.sg, lavidalaura.com and the Straits Times of 17 February 2021; from 2028 the Business Times of 12 February 2026',
    url: 'http://enreach.sg/cpt_faq/services/',
    checkedOn: '2026-11-29',
    confirmed: false,
  },
  qualifyingSalary: {
    title: 'Ministry of Manpower, Local Qualifying Salary, with the change of 1 July 2026',
    url: 'https://www.mom.gov.sg/employment-practices/progressive-wage-model/local-qualifying-salary',
    checkedOn: '2026-11-29',
    confirmed: true,
  },
  /** Seen in a newspaper. */
  qualifyingSalary2022: {
    title: 'Local Qualifying Salary from 1 September 2022, Channel NewsAsia of that day',
    checkedOn: '2026-11-29',
    confirmed: false,
  },
  /** Seen in secondary sources only. */
  payslip: {
    title: 'Ministry of Manpower, what an itemised payslip shows, as given by secondary sources',
    checkedOn,
    confirmed: false,
  },
  /** Seen in a secondary source only. */
  cpf2025: { title: 'CPF contribution rates of 2025, as given by Talenox', checkedOn, confirmed: false },
  /** Seen in a secondary source only. */
  cpf2027: {
    title:
      'CPF contribution rates from 1 January 2027, Business Times of 12 February 2026; split as given by cpflah.sg',
    checkedOn,
    confirmed: false,
  },
  /** Seen in secondary sources only. */
  cpfGraduated: {
    title:
      'CPF graduated rates of permanent residents, tables of 2016; unchanged to 2026 as given by Kaizen and Talenox',
    checkedOn,
    confirmed: false,
  },
  /** Seen in a secondary source only. */
  cpfCeiling: { title: 'CPF ordinary wage ceiling, as given by secondary sources', checkedOn, confirmed: false },
  awCeiling: {
    title: 'CPF Board, Additional Wage (AW) Ceiling, June 2016',
    url: 'https://www.cpf.gov.sg',
    checkedOn,
    confirmed: true,
  },
  cpfRounding: {
    title: 'CPF Board, rounding of CPF contributions',
    url: 'https://ask.gov.sg/cpf/questions/cltr1sdaj03f8bykz7y3q3m4k',
    checkedOn,
    confirmed: true,
  },
  /** Seen in secondary sources only; the 30 days of clearance from memory. */
  taxClearance: { title: 'IR21, tax clearance of who is no citizen and leaves (IRAS)', checkedOn, confirmed: false },
  sdl: {
    title: 'CPF Board and SkillsFuture Singapore, Skills Development Levy',
    url: 'https://ask.gov.sg/cpf/questions/cm0f52l3e038bpz7a5rst0h44',
    checkedOn,
    confirmed: true,
  },
  cdac: {
    title: 'CDAC, contributor information, rates from 1 January 2015',
    url: 'https://www.cdac.org.sg',
    checkedOn,
    confirmed: true,
  },
  sinda: {
    title: 'SINDA, contribution rates from 1 January 2015',
    url: 'https://www.sinda.org.sg/contribution',
    checkedOn,
    confirmed: true,
  },
  mbmf: {
    title: 'MUIS, Mosque Building and Mendaki Fund, employer information, from 1 June 2016',
    url: 'https://www.muis.gov.sg',
    checkedOn,
    confirmed: true,
  },
  /** Bands above 2,500 from memory. */
  ecf: {
    title: 'Eurasian Community Fund, bands from 1 January 2015, as given by Talenox',
    checkedOn,
    confirmed: false,
  },
  /** S Pass and process as given by secondary sources, the other tiers from memory. */
  workPermitLevy: {
    title: 'Foreign worker levy by pass, sector and tier, from 1 September 2025',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  cpfDue: {
    title: 'CPF contributions: due on the last day of the month, late after the 14th of the next',
    checkedOn,
    confirmed: false,
  },
  /** Seen in two accounts of the board’s paper that agree field by field, and in one writer of the format before it. */
  ezpay: {
    title:
      'CPF Board, CPF EZPay (FTP) file specifications in force from 16 January 2025, as given by secondary sources',
    url: 'https://www.cpf.gov.sg/content/dam/web/employer/making-cpf-contributions/documents/CPFEZPayFTPSpecifications.pdf',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  ais: {
    title: 'IRAS, Auto-Inclusion Scheme, income of 2026 by 1 March 2027, as given by a secondary source',
    checkedOn,
    confirmed: true,
  },
  /** As two readers of the notes give them; the parts of the Mosque Building and Mendaki Fund from one of them (MUIS, table 1). */
  ir8a: {
    title:
      'IRAS, explanatory notes on form IR8A and appendix 8A for the year ended 31 December 2026, as given by secondary sources',
    url: 'https://www.iras.gov.sg/docs/default-source/individual-income-tax/employers/explanatory-notes-on-form-ir8a-and-appendix-8a-for-ya2027.pdf',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  /** As one reader of the ministry’s sector pages of September 2026 gives them. */
  progressiveWages: {
    title:
      'Ministry of Manpower, Progressive Wage Model by sector and occupation (pages of 1 September 2026), as given by a secondary source',
    url: 'https://www.mom.gov.sg/employment-practices/progressive-wage-model',
    checkedOn: '2026-11-30',
    confirmed: false,
  },
  incompleteMonth: {
    title: 'Ministry of Manpower, salary of an incomplete month',
    url: 'https://www.mom.gov.sg/faq/salary/how-to-compute-the-salary-of-an-employee-who-is-on-no-pay-leave-for-the-month',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  salary: {
    title: 'Employment Act 1968: salary within 7 days, on leaving within 3 working days, deductions of half at most',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
