import type { Source } from '../../../shared/explain.ts'

const checkedOn = '2026-11-20'
const cra =
  'https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html'

/** Where the figures of pay in Canada come from. */
export const paySources = {
  contributions: {
    title: 'CPP, QPP, EI and QPIP rates and maxima, T4127 (as transcribed) and four pages that agree',
    url: cra,
    checkedOn,
    confirmed: true,
  },
  /** One transcription, with slips that the arithmetic of the constants put right. */
  t4127ed120: {
    title: 'CRA T4127, 120th edition, January 2025, as transcribed',
    url: cra,
    checkedOn,
    confirmed: false,
  },
  t4127ed121: { title: 'CRA T4127, 121st edition, July 2025, as transcribed', url: cra, checkedOn, confirmed: false },
  t4127ed122: { title: 'CRA T4127, 122nd edition, January 2026, as transcribed', url: cra, checkedOn, confirmed: true },
  t4127ed123: { title: 'CRA T4127, 123rd edition, July 2026, as transcribed', url: cra, checkedOn, confirmed: true },
  tp1015: {
    title: 'Revenu Québec TP-1015.F-V (2026-01), formulas and appendices 1 to 3',
    url: 'https://www.revenuquebec.ca',
    checkedOn,
    confirmed: true,
  },
  /** The thresholds of 2025 from memory; its constants follow from them. */
  tp1015of2025: { title: 'Revenu Québec TP-1015.F-V (2025-01)', checkedOn, confirmed: false },
  ehtOntario: {
    title: 'Employer Health Tax Act, RSO 1990 c E.11; exemption to 2028 as given by rcgt; rates by band from memory',
    checkedOn,
    confirmed: false,
  },
  ehtBritishColumbia: {
    title: 'Employer Health Tax Act, SBC 2018 c 42, rates from 2024 as given by payworks',
    checkedOn,
    confirmed: true,
  },
  levyManitoba: {
    title: 'Health and Post Secondary Education Tax Levy Act, CCSM c H24, thresholds of 2025 as given by powerpay',
    checkedOn,
    confirmed: true,
  },
  levyNewfoundland: {
    title: 'Health and Post Secondary Education Tax Act, RSNL 1990 c H-1, as given by powerpay',
    checkedOn,
    confirmed: true,
  },
  /** The formula between the two ends from memory. */
  healthServicesFund: {
    title: 'Health services fund of Quebec, 2026, as given by powerpay',
    checkedOn,
    confirmed: false,
  },
  /** Thresholds of the kinds of remitters from memory. */
  remitting: {
    title: 'CRA, when to remit (pay), and its list of public holidays',
    url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/remitting-source-deductions/when-remit-due-dates.html',
    checkedOn,
    confirmed: true,
  },
  roe: { title: 'Service Canada, record of employment, as given by immigration.ca', checkedOn, confirmed: true },
  t4: { title: 'CRA, T4 slip and summary: the last day of February', checkedOn, confirmed: true },
  /** Beginning of the page; blocks behind it by published writers whose files were held against the schema. */
  roeXml: {
    title: 'Service Canada, ROE Web user requirements, appendix D: payroll extract, XML version 2.0, read in part',
    url: 'https://www.canada.ca/en/employment-social-development/programs/ei/ei-list/ei-roe/user-requirements/appendix-d.html',
    checkedOn: '2026-11-29',
    confirmed: false,
  },
  /** Beginning and news of both pages; the elements behind them by the CRA’s page of 2024 and by three writers of the file that agree. */
  t4Xml: {
    title: 'CRA, T4 and T619 XML specifications, 2026V4 of 30 and 14 January 2026, read in part; elements by 2024V1',
    url: 'https://www.canada.ca/en/revenue-agency/services/e-services/filing-information-returns-electronically-t4-t5-other-types-returns-overview/t619-2026/t4-2026.html',
    checkedOn: '2026-11-29',
    confirmed: false,
  },
  cpa005: {
    title: 'Payments Canada, Standard 005 (2024 edition)',
    url: 'https://www.payments.ca',
    checkedOn,
    confirmed: true,
  },
} as const satisfies Record<string, Source>
