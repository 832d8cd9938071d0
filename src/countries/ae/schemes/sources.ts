import type { Source } from '../../../shared/explain.ts'

const checkedOn = '2026-11-20'

/** Where the figures of pay in the United Arab Emirates come from. */
export const paySources = {
  gratuity: {
    title: 'Federal Decree-Law 33 of 2021, articles 51 to 53, as given by The National and Clyde & Co',
    url: 'https://uaelegislation.gov.ae/en/legislations/1541',
    checkedOn,
    confirmed: true,
  },
  /** Whether basic or all pay: from memory. */
  gratuityCap: {
    title: 'Gratuity of two years’ wage at most, as given by bisandjuris.com',
    checkedOn,
    confirmed: false,
  },
  savings: {
    title: 'Cabinet Resolution 96 of 2023, voluntary savings scheme, as given by Clyde & Co',
    checkedOn,
    confirmed: true,
  },
  law7: {
    title: 'GPSSA, Federal Law 7 of 1999, private sector',
    url: 'https://gpssa.gov.ae',
    checkedOn,
    confirmed: true,
  },
  law7Lowest: { title: 'Lowest base of Federal Law 7 of 1999, AED 1,000', checkedOn, confirmed: false },
  law57: {
    title: 'GPSSA, Federal Decree-Law 57 of 2023; lowest and highest base as given by WAM',
    url: 'https://gpssa.gov.ae',
    checkedOn,
    confirmed: true,
  },
  pensionDue: { title: 'GPSSA, articles 12 to 15', url: 'https://gpssa.gov.ae', checkedOn, confirmed: true },
  /** Undated; current rates from memory. */
  gulf: { title: 'Pension shares of GCC nationals, as given by HLB', checkedOn, confirmed: false },
  iloe: {
    title: 'Unemployment insurance (ILOE), as given by Emirates 24|7 of 1 October 2023',
    checkedOn,
    confirmed: true,
  },
  wps: {
    title: 'Ministerial Resolution 340 of 2026 (12 May 2026), as given by Emirates 24|7 and harf.ae',
    checkedOn,
    confirmed: true,
  },
  /** The rule before: from secondary sources. */
  wpsBefore: { title: 'Wage protection before 1 June 2026: 15 days and 80 %', checkedOn, confirmed: false },
  sif: { title: 'WPS salary information file, as given by DIB, Mashreq and RadixHR', checkedOn, confirmed: true },
  /** From memory. */
  deductions: {
    title: 'Federal Decree-Law 33 of 2021, article 25: deductions of half at most',
    checkedOn,
    confirmed: false,
  },
  month: { title: 'Federal Decree-Law 47 of 2021: a year of 365 days, a month of 30', checkedOn, confirmed: true },
} as const satisfies Record<string, Source>
