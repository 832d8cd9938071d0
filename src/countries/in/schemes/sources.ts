import type { Source } from '../../../shared/explain.ts'

const checkedOn = '2026-11-20'

/** Where the figures of pay in India come from. */
export const paySources = {
  wages: {
    title: 'Code on Wages 2019, s. 2(y); worked example as given by greytHR',
    checkedOn,
    confirmed: true,
  },
  epf: {
    title: 'EPF Scheme 2026, G.S.R. 525(E), and EPS 2026, G.S.R. 527(E); ceiling re-notified 29 May 2026',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  edli: {
    title: 'EDLI 1976 and 2026: 0.5 % of wages, no administration charge since April 2017',
    checkedOn,
    confirmed: false,
  },
  epfAdmin: {
    title: 'EPF administration charge from 1 June 2018, 500 and 75 as given by chakdebiz',
    checkedOn,
    confirmed: false,
  },
  epfDamages: { title: 'EPF damages of 1 % a month since 2024, as given by fvbb.com', checkedOn, confirmed: true },
  esi: {
    title: 'ESI (Central) Rules 1950, G.S.R. 1166(E); saved by the Code on Social Security to 20 November 2026',
    checkedOn,
    confirmed: true,
  },
  incomeTaxNew: {
    title: 'Finance Act 2025 and Income-tax Act 2025: new regime, tax years 2025-26 and 2026-27',
    checkedOn,
    confirmed: true,
  },
  surcharge: { title: 'Surcharge on income tax and its marginal relief', checkedOn, confirmed: false },
  withoutPan: { title: 'Tax withheld without a PAN (s. 206AA of 1961)', checkedOn, confirmed: false },
  /** Slabs of seniors from memory. */
  incomeTaxOld: { title: 'Income tax, old regime, tax years 2025-26 and 2026-27', checkedOn, confirmed: false },
  hra: {
    title: 'House rent allowance, Income-tax Rules 2026 (r. 279 in draft), cities of 50 % from 1 April 2026',
    checkedOn,
    confirmed: true,
  },
  hraOf1962: { title: 'House rent allowance, Income-tax Rules 1962, r. 2A', checkedOn, confirmed: true },
  gratuity: {
    title: 'Code on Social Security 2020, s. 53, as given by livemint and ndtvprofit',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  gratuityOf1972: { title: 'Payment of Gratuity Act 1972, as amended in 2018', checkedOn, confirmed: false },
  /** From memory. */
  gratuityCeiling: { title: 'Gratuity ceiling of 20,00,000', checkedOn, confirmed: false },
  /** From memory. */
  bonus: { title: 'Statutory bonus, Code on Wages 2019, chapter IV', checkedOn, confirmed: false },
  ptKarnataka: { title: 'Karnataka Act 33 of 2025 (professional tax)', checkedOn, confirmed: true },
  ptMaharashtra: {
    title: 'Maharashtra professional tax, Schedule I entry 1, from 1 April 2023',
    checkedOn,
    confirmed: true,
  },
  ptChennai: { title: 'Greater Chennai Corporation, circular of 20 January 2025', checkedOn, confirmed: true },
  ptAndhra: { title: 'Professional tax of Andhra Pradesh, as given by secondary sources', checkedOn, confirmed: false },
  /** From memory. */
  ptTelangana: { title: 'Professional tax of Telangana', checkedOn, confirmed: false },
  ptGujarat: {
    title: 'Professional tax of Gujarat from 1 April 2022, as given by caclubindia',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  ptWestBengal: { title: 'Professional tax of West Bengal', checkedOn, confirmed: false },
  /** From memory. */
  ptKerala: { title: 'Professional tax of Kerala from 1 October 2024', checkedOn, confirmed: false },
  ptNone: { title: 'States without professional tax, as given by praansconsultech', checkedOn, confirmed: true },
  lwfKarnataka: { title: 'Karnataka Labour Welfare Fund (Amendment) Acts 2024 and 2025', checkedOn, confirmed: true },
  lwfConfirmed: {
    title: 'Labour welfare fund of the State, as given by secondary sources',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  lwfMemory: { title: 'Labour welfare fund of the State', checkedOn, confirmed: false },
  ecr: { title: 'EPFO, electronic challan cum return version 2, file structure', checkedOn, confirmed: true },
  /** From memory. */
  tdsDue: {
    title: 'Tax withheld: the 7th of the next month, of March 30 April; returns after each quarter',
    checkedOn,
    confirmed: false,
  },
  tdsCertificate: { title: 'Form 16 (130) by 15 June', checkedOn, confirmed: true },
  payday: {
    title: 'Code on Wages 2019, s. 17: by the 7th, on leaving within two working days',
    checkedOn,
    confirmed: true,
  },
  /** From memory. */
  deductions: { title: 'Code on Wages 2019, s. 18: deductions of half of wages at most', checkedOn, confirmed: false },
} as const satisfies Record<string, Source>
