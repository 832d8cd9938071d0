import { lastDayOf, type SchemeInput, yearOfMonth } from '../payroll.ts'

/** Full years of age at the end of a month. */
export const ageOf = ({ facts, month }: SchemeInput): number => {
  const { birthDate } = facts
  if (!birthDate) throw new RangeError('The date of birth is not known')
  const last = lastDayOf(month)
  return yearOfMonth(month) - Number(birthDate.slice(0, 4)) - (last.slice(5) < birthDate.slice(5) ? 1 : 0)
}

/**
 * Age reached in the tax year of a month: on the day after its last, since who is born on 1 April is taken to reach an age on 31 March (from
 * memory).
 */
export const ageInTaxYear = ({ facts, month }: Pick<SchemeInput, 'facts' | 'month'>): number => {
  const { birthDate } = facts
  if (!birthDate) throw new RangeError('The date of birth is not known')
  const ends = yearOfMonth(month) + (Number(month.slice(5)) >= 4 ? 1 : 0)
  return ends - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > '04-01' ? 1 : 0)
}
