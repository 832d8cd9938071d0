import type { LevyStanding } from '../../../countries/levy.ts'
import type { YearMonth } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import { type Advice, heldFrom } from './advice.rules.ts'
import { SMALLEST_GROUP } from './board.rules.ts'

/** So few more hires before the next tier, and it is told of. */
const NEAR = 2

/**
 * The next worker, or the next but two, costs a dearer levy, or some stand in a dearer tier already. Of fewer than five foreigners it is never told. What it
 * promises is the levy of those above the first tier, were they within it; where nobody is above it nothing is promised but that it stays.
 */
export const levyAdvice = (
  standing: LevyStanding | null,
  paid: { month: YearMonth | undefined; levy: Minor },
  yearEnd: Day,
): Advice[] => {
  const { month } = paid
  if (standing === null || month === undefined || standing.foreign < SMALLEST_GROUP) return []
  const { sector, workforce, foreign, tier, left, dearer, rate, nextRate, firstRate } = standing
  if (left > NEAR && dearer === 0) return []
  return [
    {
      key: `levy ${sector} ${tier} ${month}`,
      kind: 'levy',
      about: sector,
      evidence: [
        { name: 'inMonth', month },
        { name: 'workforce', count: workforce },
        { name: 'foreigners', count: foreign },
        { name: 'levyTier', count: tier },
        { name: 'leftInTier', count: left },
        { name: 'levyEach', minor: rate },
        ...(nextRate === null ? [] : [{ name: 'levyNext', minor: nextRate }]),
        ...(dearer > 0 ? [{ name: 'inDearerTier', count: dearer }] : []),
      ],
      ...heldFrom(month, yearEnd),
      promise: { unit: 'minor', months: [month], before: paid.levy, change: -dearer * (rate - firstRate) || 0 },
    },
  ]
}
