import { effectiveDated } from '../../src/countries/country.ts'
import { deriveNumber, quantity, ruleOf } from '../../src/countries/derived.ts'
import { belowLaw, type CountryLeave, type LeaveKind, leaveKind } from '../../src/countries/leave.ts'
import { exact } from '../../src/shared/money.ts'
import { source, time } from './time.ts'

const annual = effectiveDated('Annual leave of Freedonia', [
  { from: '1933-11-17', value: { days: 13, withTenYears: 20 }, source, recorded: '1933-11-17' },
])

const kinds: readonly LeaveKind[] = [
  leaveKind({
    key: 'annual',
    label: 'Annual leave',
    source,
    accrual: 'by_month',
    entitlement: (q) => {
      const edition = annual.on(q.on)
      const { days, withTenYears } = edition.value
      return deriveNumber(
        exact(q.service.years >= 10 ? withTenYears : days),
        ruleOf('fd.leave', 'Annual leave', edition),
        {
          unit: 'days',
          inputs: [quantity('Completed years', q.service.years, 'years')],
        },
      )
    },
  }),
]

/** Leave of a country that does not exist. */
export const leave: CountryLeave = {
  regimes: time.regimes,
  kinds,
  notLessThanLaw: (promise, on) => belowLaw(kinds, promise, on),
  exit: () => ({ none: 'Nobody ever left' }),
}
