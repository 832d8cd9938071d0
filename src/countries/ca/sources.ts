import type { Source } from '../../shared/explain.ts'

const checkedOn = '2026-11-20'

export const sources = {
  sin: {
    title: 'python-stdnum 1.18, stdnum.ca.sin',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  /** Which first digits are issued, and to whom, is from memory. */
  sinDigits: {
    title: 'Employment and Social Development Canada, Social Insurance Number',
    url: 'https://www.canada.ca',
    checkedOn,
    confirmed: false,
  },
  bn: {
    title: 'python-stdnum 1.18, stdnum.ca.bn',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  bcPhn: {
    title: 'python-stdnum 2.2, stdnum.ca.bc_phn',
    url: 'https://arthurdejong.org/python-stdnum/',
    checkedOn,
    confirmed: true,
  },
  healthCards: {
    title: 'petalmd/health_card: formats of Ontario and Québec',
    url: 'https://github.com/petalmd/health_card',
    checkedOn,
    confirmed: true,
  },
  otherHealthCards: { title: 'Formats of the other provincial health cards', checkedOn, confirmed: false },
  /** Newspapers, payroll providers and law firms that agree; the federal one of 2025 by the government’s own release. */
  minimumWage: {
    title:
      'Minimum wages of Canada from 2023, as given by Nethris, e2r, Global News, Immigration News Canada and todocanada.ca',
    url: 'https://nethris.com/legislation/minimum-wage',
    checkedOn: '2026-11-29',
    confirmed: false,
  },
  standards: {
    title: 'Labour standards Acts of the federal jurisdiction, provinces and territories, as transcribed in openbooks',
    url: 'https://github.com/braedonsaunders/openbooks',
    checkedOn,
    confirmed: true,
  },
  peNew: {
    title: 'Prince Edward Island Employment Standards, 44 hours from 30 June 2026 (CBC 24 June 2026; Stewart McKelvey)',
    url: 'https://www.stewartmckelvey.com',
    checkedOn,
    confirmed: true,
  },
  /** Each registry writes its own; the shape is wide on purpose. */
  /** From memory. */
  corporationsCanada: {
    title: 'Corporations Canada register',
    url: 'https://ised-isde.canada.ca/cc/lgcy/fdrlCrpSrch.html',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  businessRegistries: {
    title: 'Business Registries of Canada',
    url: 'https://ised-isde.canada.ca/cbr/srch',
    checkedOn,
    confirmed: false,
  },
  corporations: {
    title: 'Corporation numbers of the provinces and of Corporations Canada',
    checkedOn,
    confirmed: false,
  },
  /** Compared with each Act and with python holidays 0.105. */
  publicHolidays: {
    title: 'Employment standards Acts of the provinces and territories: statutory holidays of the private sector',
    checkedOn,
    confirmed: true,
  },
  federalHolidays: {
    title: 'Canada Labour Code, Part III, ss. 192 to 195: general holidays and the day that stands in for one',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
    checkedOn,
    confirmed: true,
  },
  /** From memory: what most offices keep. */
  usualWeek: {
    title: 'Usual week of offices, Monday to Friday; the Acts ask for one day of rest a week',
    checkedOn,
    confirmed: false,
  },
  statutoryHolidayPay: {
    title:
      'Holiday pay in the labour standards Acts, with the examples of the official guides, as transcribed in openbooks',
    url: 'https://github.com/braedonsaunders/openbooks',
    checkedOn,
    confirmed: true,
  },
  /** Sources differ on whether vacation pay is in the base. */
  albertaHolidayPay: {
    title: 'Alberta Employment Standards Code, Part 2, Division 5: general holidays and average daily wage',
    url: 'https://www.alberta.ca/general-holidays-pay',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  peOldHolidayPay: {
    title: 'Prince Edward Island Employment Standards Act of before 30 June 2026: paid holidays',
    checkedOn,
    confirmed: false,
  },
  vacation: {
    title: 'Vacation of the labour standards Acts (paycheckcanada.com, reviewed 2 July 2026; centvise.com)',
    url: 'https://paycheckcanada.com',
    checkedOn,
    confirmed: true,
  },
  sickPaid: {
    title:
      'Paid sick leave: Canada Labour Code s 239, British Columbia Employment Standards Act s 49.1, new Act of Prince Edward Island',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  sickUnpaid: {
    title: 'Short sick leave of the labour standards Acts, and sick leave of Québec',
    checkedOn,
    confirmed: false,
  },
  longSick: {
    title:
      'Long-term illness leave of 27 weeks: Canada Labour Code, British Columbia 27 November 2025, Alberta 1 January 2026',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  longSickElsewhere: {
    title:
      'Long-term illness leave of the other Acts: Ontario 19 June 2025, Saskatchewan 1 January 2026, Manitoba, Nova Scotia, Québec',
    checkedOn,
    confirmed: false,
  },
  /** From memory. */
  parental: {
    title: 'Maternity and parental leave of the labour standards Acts',
    checkedOn,
    confirmed: false,
  },
  federalBereavement: {
    title: 'Canada Labour Code, Part III, from 12 December 2025: bereavement and pregnancy loss (Hicks Morley; mross)',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  restFederal: {
    title: 'Canada Labour Code, ss 169.1 and 169.2, breaks and rest between shifts (IPG-101 names them)',
    url: 'https://www.canada.ca/en/employment-social-development/programs/laws-regulations/labour/interpretations-policies/scope-application.html',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  restOntario: {
    title:
      'Employment Standards Act, 2000, ss 18 and 20: 8 hours between shifts unless both are 13 hours at most or the employee agrees',
    url: 'https://www.employmentlaw-ontario.ca/employment-law',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  restBritishColumbia: {
    title: 'Employment Standards Act, ss 32 and 36: 8 hours between shifts, a meal break after 5 hours',
    url: 'https://www.legalbrief.ca/bc-l-wages-hours-free-from-work',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  restAlberta: {
    title: 'Employment Standards Code, ss 17 to 19: 8 hours between shifts where they change, a rest after 5 hours',
    url: 'https://www.legalbrief.ca/ab-l-hours-hoursofwork',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  managersFederal: {
    title: 'Canada Labour Code, s 167(2): hours of work are not for managers (IPG-049)',
    url: 'https://www.canada.ca/en/employment-social-development/programs/laws-regulations/labour/interpretations-policies/excluded-employees.html',
    checkedOn: '2026-11-28',
    confirmed: true,
  },
  permitOfHours: {
    title: 'Canada Labour Code, s 176: hours beyond the most of a week under a permit',
    url: 'https://laws.justice.gc.ca/eng/acts/L-2/section-176-20210101.html',
    checkedOn: '2026-11-28',
    confirmed: true,
  },
  averaging: {
    title: 'Employment Standards Act, 2000, s 22(2): hours averaged over four weeks at most by written agreement',
    url: 'https://www.ontario.ca/document/employment-standard-act-policy-and-interpretation-manual/part-viii-overtime-pay',
    checkedOn: '2026-11-28',
    confirmed: false,
  },
  managers: {
    title: 'Ontario Regulation 285/01: managers and information technology professionals have no overtime',
    checkedOn,
    confirmed: false,
  },
} as const satisfies Record<string, Source>
