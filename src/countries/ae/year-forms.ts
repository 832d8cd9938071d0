import { addMonths, type Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import { type PaidPerson, sumOfEarnings, sumOfLines, type YearForm } from '../filing.ts'
import payroll from './payroll.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Basic pay of the last month of the year somebody was paid for. */
const lastBasic = ({ lines }: PaidPerson): Minor => {
  const basics = lines.filter(({ kind, nature }) => kind === 'earning' && nature === 'basic')
  const last = basics
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  return basics.filter(({ month }) => month === last).reduce((sum, { amount }) => sum + amount, 0)
}

/** Gratuity as if service ended on the last day of the year, or on the last day of employment. */
const gratuityAt = (paid: PaidPerson, yearBegins: Day): Minor => {
  const { serviceFrom, endedOn } = paid.facts
  const ends = addMonths(yearBegins, 12)
  const lastDay = endedOn && endedOn < ends ? endedOn : `${Number(ends.slice(0, 4)) - 1}-12-31`
  if (!serviceFrom || serviceFrom > lastDay) return 0
  const basic = lastBasic(paid)
  return payroll
    .exit({ facts: paid.facts, serviceFrom, lastDay, unpaidDays: 0, basic, wages: basic })
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** No return of pay is asked for here: what is owed at the end of service is what the books want of a year. */
export const endOfService: YearForm = {
  key: 'end_of_service',
  label: 'Pay of the year and gratuity accrued',
  source: sources.gratuity,
  lacks:
    'The law asks for no yearly return of pay. Gratuity is reckoned as if service ended on the last day of the year.',
  boxes: [
    { box: 'Pay', label: 'Pay of the year', amount: ({ lines }) => sumOfEarnings(lines) },
    {
      box: 'Pension',
      label: 'Employee’s pension share',
      amount: ({ lines }) => sumOfLines(lines, ['pension'], 'employee'),
    },
    { box: 'Basic', label: 'Basic pay of the last month', amount: lastBasic },
    { box: 'Gratuity', label: 'Gratuity accrued', amount: gratuityAt },
  ],
}
