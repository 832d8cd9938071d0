import type { Country } from '../../countries/country.ts'
import type { ProfileInput } from '../../features/career/profile/contract.ts'
import { NOTICES } from '../../features/matching/profile/wish.rules.ts'
import { addDays } from '../../shared/dates.ts'
import { type Die, dieOf } from './draw.ts'
import type { Work } from './jobs.ts'
import { LEVELS, roundToStep, salaryOf, stepOf } from './work.ts'

/** Drawn apart, so that nothing else of a person changes by it: most say what they ask and when they can begin, and most of those show it. */
export const wishOf = (
  i: number,
  w: Work,
  country: Country,
  today: string,
): Pick<ProfileInput['desired'], 'pay' | 'notice'> => {
  const die = dieOf(`wish ${i}`)
  const { currency, posting } = country
  const year = posting.payPeriod === 'YEAR' ? 12 : 1
  const asks = salaryOf(die, country, w.department, LEVELS[w.level] ?? 'middle') * (0.9 + die.next() * 0.4) * year
  const minor = (units: number) => roundToStep(units, stepOf(country) * year) * 10 ** currency.minorUnits
  const pay = {
    from: minor(asks),
    to: die.chance(0.75) ? minor(asks * (1.15 + die.next() * 0.2)) : null,
    currency: currency.code,
    period: posting.payPeriod,
    shown: die.chance(0.8),
  }
  const day = addDays(today, die.between(10, 120))
  const notice = noticeBy(die, day)
  return { pay: die.chance(0.75) && pay.from > 0 ? pay : null, notice }
}

/** A day from which somebody is free, a usual time of notice, or nothing said. */
const noticeBy = (die: Die, day: string) => {
  if (die.chance(0.12)) return day
  return die.chance(0.85) ? die.pick(NOTICES) : null
}
