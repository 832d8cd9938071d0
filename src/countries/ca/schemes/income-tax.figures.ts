import { type Exact, exact } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { percent } from '../../reckoning.ts'
import { type Phased, phased, type TaxBand, taxBands } from './bands.ts'
import { JANUARY_2025, JULY_2025 } from './provinces.2025.ts'
import { JANUARY_2026, JULY_2026 } from './provinces.2026.ts'
import { paySources as sources } from './sources.ts'

/** Tables of T4127, option 1, by pay day. Thresholds and constants in dollars, as published. */

const recorded = '2026-11-23'

export type FederalTax = {
  bands: readonly TaxBand[]
  basic: Phased
  /** Distance of the claim codes from the second on. */
  claimStep: Exact
  /** Canada employment amount. */
  employment: Exact
}

const federal2025 = {
  basic: phased(16_129, 14_538, 177_882, 253_414),
  claimStep: exact(2778),
  employment: exact(1471),
}
const JANUARY_2025_FEDERAL: FederalTax = {
  ...federal2025,
  bands: taxBands(
    [57_375, 15, 0],
    [114_750, 20.5, 3156],
    [177_882, 26, 9467],
    [253_414, 29, 14_803],
    [null, 33, 24_940],
  ),
}
const JULY_2025_FEDERAL: FederalTax = {
  ...federal2025,
  bands: taxBands(
    [57_375, 14, 0],
    [114_750, 20.5, 3729],
    [177_882, 26, 10_041],
    [253_414, 29, 15_377],
    [null, 33, 25_514],
  ),
}
const FEDERAL_2026: FederalTax = {
  bands: taxBands(
    [58_523, 14, 0],
    [117_045, 20.5, 3804],
    [181_440, 26, 10_241],
    [258_482, 29, 15_685],
    [null, 33, 26_024],
  ),
  basic: phased(16_452, 14_829, 181_440, 258_482),
  claimStep: exact(2833),
  employment: exact(1501),
}

/** Part of the federal tax that Quebec's own tax stands for; what stands for a province's outside of Canada; the most a fund credit takes. */
export const QUEBEC_ABATEMENT = percent(16.5)
export const OUTSIDE_SURTAX = percent(48)
export const FUND_CREDIT_MOST = exact(750)
/** Annual income up to which a bonus is taxed at a flat rate. */
export const FLAT_BONUS = { upTo: exact(5000), rate: percent(15), quebecRate: percent(10) }

export const incomeTaxFigures = effectiveDated('Income tax tables (T4127)', [
  {
    from: '2025-01-01',
    until: '2025-06-30',
    value: { edition: 120, federal: JANUARY_2025_FEDERAL, provinces: JANUARY_2025 },
    source: sources.t4127ed120,
    recorded,
  },
  {
    from: '2025-07-01',
    until: '2025-12-31',
    value: { edition: 121, federal: JULY_2025_FEDERAL, provinces: JULY_2025 },
    source: sources.t4127ed121,
    recorded,
  },
  {
    from: '2026-01-01',
    until: '2026-06-30',
    value: { edition: 122, federal: FEDERAL_2026, provinces: JANUARY_2026 },
    source: sources.t4127ed122,
    recorded,
  },
  {
    from: '2026-07-01',
    until: '2026-12-31',
    value: { edition: 123, federal: FEDERAL_2026, provinces: JULY_2026 },
    source: sources.t4127ed123,
    recorded,
  },
])
