import type { Source } from '../../../shared/explain.ts'

const checkedOn = '2026-11-30'
/** Read in a secondary source; the authority’s own page was not at hand. */
const secondary = { checkedOn, confirmed: false } as const

/** Where the ceilings of what employees declare come from: until tax year 2025-26 the Act of 1961, from 2026-27 that of 2025. */
export const declarationSources = {
  regime: {
    title: 'CBDT circular 4 of 2023, 5 April 2023: the new regime unless the employee says otherwise, each year',
    url: 'https://www.taxheal.com/cbdt-circular-4-2023-clarification-regarding-deduction-of-tds-from-salary-under-new-tax-regime-i.html',
    ...secondary,
  },
  sections: {
    title: 'Sections of the Income-tax Acts of 1961 and 2025 beside one another, as given by eztax and aubsp',
    url: 'https://eztax.in/income-tax-act-2025/compare-old-new-section-codes',
    ...secondary,
  },
  savings: {
    title: 'Income-tax Act 1961, ss. 80C and 80CCE: 1,50,000, as given by outlookmoney',
    url: 'https://www.outlookmoney.com/amp/story/tax/how-to-claim-home-loan-tax-benefits-on-more-than-one-home',
    ...secondary,
  },
  savings2025: {
    title: 'Income-tax Act 2025, s. 123 with Schedule XV: 1,50,000, text as given by aubsp',
    url: 'https://aubsp.com/income-tax-act-2025-section-123',
    ...secondary,
  },
  pension: {
    title: 'Income-tax Act 1961, s. 80CCD(1B): 50,000, in the old regime alone, as given by karnanlg and ncduae',
    url: 'https://www.karnanlg.in/p/section-80ccd1b-of-income-tax-act-under.html',
    ...secondary,
  },
  health: {
    title: 'Income-tax Act 1961, s. 80D: 25,000, with a senior 50,000, check-ups 5,000 within, as given by livemint',
    url: 'https://www.livemint.com/money/personal-finance/how-to-save-income-tax-under-various-sections-in-fy-2223/amp-11672159551810.html',
    ...secondary,
  },
  health2025: {
    title: 'Income-tax Act 2025, s. 126: 25,000, with a senior 50,000, as given by taxtmi of the bill',
    url: 'https://www.taxtmi.com/acts?id=49124',
    ...secondary,
  },
  education: {
    title: 'Income-tax Act 2025, s. 129 (80E): interest of eight years, text as given by easevalue',
    url: 'https://easevalue.com/income-tax-act-2025/section-129-deduction-interest-loan-taken',
    ...secondary,
  },
  interest: {
    title: 'Income-tax Act 2025, s. 153 (80TTA, 80TTB): 10,000, of seniors 50,000, as given by taxtmi of the bill',
    url: 'https://www.taxtmi.com/acts?id=49151',
    ...secondary,
  },
  home: {
    title: 'Income-tax Act 1961, s. 24(b): 2,00,000 for a house lived in, else 30,000, as given by promptsolutions',
    url: 'https://promptsolutions.org/blog_details.php?id=13',
    ...secondary,
  },
  home2025: {
    title: 'Income-tax Act 2025, s. 22: 2,00,000 for a house lived in, else 30,000, as given by easevalue',
    url: 'https://easevalue.com/income-tax-act-2025/home-loan-interest-deduction',
    ...secondary,
  },
  landlord: {
    title: 'CBDT circular 8 of 2013, 10 October 2013; form 12BB: the landlord’s PAN above 1,00,000 a year (cleartax)',
    url: 'https://cleartax.in/s/landlord-pan-card-mandatory-for-hra-exemption',
    ...secondary,
  },
  landlord2026: {
    title: 'Form 124, Income-tax Rules 2026 r. 205: PAN above 1,00,000 a year, and the relation (Times of India)',
    url: 'https://globalindiabroadcastnews.com/business/rent-to-relatives-under-the-lens-as-the-new-hra-unveiling-begins-mumbai-news-times-of-india',
    ...secondary,
  },
  elsewhere: {
    title:
      'Form 122, Income-tax Rules 2026 r. 204 (12B, 12BAA): pay, other income and tax elsewhere, as given by taxheal',
    url: 'https://www.taxheal.com/form-122-income-tax-rules-2026-pdf-download-and-key-points.html',
    ...secondary,
  },
} as const satisfies Record<string, Source>
