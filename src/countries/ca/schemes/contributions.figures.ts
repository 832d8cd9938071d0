import { type Exact, exact } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { percent } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Pension plans and insurances, by calendar year of the pay day. In dollars. */

const recorded = '2026-11-23'

/** A pension plan: base and first additional contributions together up to `most`, the second additional ones above the first ceiling. */
export type PensionPlan = {
  rate: Exact
  /** The part of the rate that earns a credit; the rest is deducted from income. */
  baseRate: Exact
  additionalRate: Exact
  most: Exact
  mostBase: Exact
  secondRate: Exact
  mostSecond: Exact
}

/** YMPE: earnings up to which the plans are paid on; `second`: up to which their second additional part is. */
type YearFigures = {
  ceiling: Exact
  exemption: Exact
  secondCeiling: Exact
  cpp: PensionPlan
  qpp: PensionPlan
  ei: { rate: Exact; most: Exact; quebecRate: Exact; quebecMost: Exact; employerMultiple: Exact }
  qpip: { rate: Exact; most: Exact; employerRate: Exact; mostEmployer: Exact }
}

const plan = ({
  rate,
  baseRate,
  most,
  mostBase,
  mostSecond,
}: {
  rate: string
  baseRate: string
  most: string
  mostBase: string
  mostSecond: string
}): PensionPlan => ({
  rate: percent(rate),
  baseRate: percent(baseRate),
  additionalRate: percent(1),
  most: exact(most),
  mostBase: exact(mostBase),
  secondRate: percent(4),
  mostSecond: exact(mostSecond),
})

export const contributionFigures = effectiveDated('CPP, QPP, EI and QPIP', [
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: {
      ceiling: exact(71_300),
      exemption: exact(3500),
      secondCeiling: exact(81_200),
      cpp: plan({ rate: '5.95', baseRate: '4.95', most: '4034.10', mostBase: '3356.10', mostSecond: '396.00' }),
      qpp: plan({ rate: '6.4', baseRate: '5.4', most: '4339.20', mostBase: '3661.20', mostSecond: '396.00' }),
      ei: {
        rate: percent('1.64'),
        most: exact('1077.48'),
        quebecRate: percent('1.31'),
        quebecMost: exact('860.67'),
        employerMultiple: exact('1.4'),
      },
      qpip: {
        rate: percent('0.494'),
        most: exact('484.12'),
        employerRate: percent('0.692'),
        mostEmployer: exact('678.16'),
      },
    } satisfies YearFigures,
    source: sources.contributions,
    recorded,
  },
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: {
      ceiling: exact(74_600),
      exemption: exact(3500),
      secondCeiling: exact(85_000),
      cpp: plan({ rate: '5.95', baseRate: '4.95', most: '4230.45', mostBase: '3519.45', mostSecond: '416.00' }),
      qpp: plan({ rate: '6.3', baseRate: '5.3', most: '4479.30', mostBase: '3768.30', mostSecond: '416.00' }),
      ei: {
        rate: percent('1.63'),
        most: exact('1123.07'),
        quebecRate: percent('1.3'),
        quebecMost: exact('895.70'),
        employerMultiple: exact('1.4'),
      },
      qpip: {
        rate: percent('0.43'),
        most: exact('442.90'),
        employerRate: percent('0.602'),
        mostEmployer: exact('620.06'),
      },
    } satisfies YearFigures,
    source: sources.contributions,
    recorded,
  },
])
