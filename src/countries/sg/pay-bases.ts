import type { Minor } from '../../shared/money.ts'
import { type BasesInput, type Nature, sumOfNatures } from '../payroll.ts'
import { ordinarySubject } from './schemes/cpf.ts'

/**
 * CPF Act, s. 2 and First Schedule: ordinary wages are those due for the month and payable by the 14th of the next; all other wages are
 * additional. Pay in lieu of notice, gratuity at the end of service, benefits in kind and what is paid back are no wages of it.
 */
export const ORDINARY_WAGES: readonly Nature[] = [
  'basic',
  'allowance',
  'housing',
  'conveyance',
  'overtime',
  'commission',
]
export const ADDITIONAL_WAGES: readonly Nature[] = ['bonus', 'statutory_bonus', 'leave_pay', 'arrears']

/** Sums of pay that the funds and levies of Singapore are reckoned on, in cents. */
export const basesOf = ({
  month,
  span,
  agreed,
  monthsToCome,
  restOfMonth = {},
}: BasesInput): Readonly<Record<string, Minor>> => {
  const ordinary = sumOfNatures(span, ...ORDINARY_WAGES)
  const additional = sumOfNatures(span, ...ADDITIONAL_WAGES)
  const agreedOrdinary = sumOfNatures(agreed, ...ORDINARY_WAGES)
  const bases = {
    'cpf.ow': ordinary,
    'cpf.aw': additional,
    'sdl.wages': ordinary + additional,
    'shg.wages': ordinary + additional,
  }
  if (agreedOrdinary === 0) return bases
  // What later runs of the month bring counts up to the ceiling of the month.
  const ofMonth = ordinarySubject(ordinary + sumOfNatures(restOfMonth, ...ORDINARY_WAGES), month)
  const rest = Math.max(0, ofMonth - ordinarySubject(ordinary, month))
  return { ...bases, 'cpf.ow_to_come': ordinarySubject(agreedOrdinary, month) * monthsToCome + rest }
}
