import type { Minor } from '../../shared/money.ts'
import { type PaidLine, type PaidPerson, sumOfEarnings, sumOfLines, type YearBox, type YearForm } from '../filing.ts'
import { paySources as sources } from './schemes/sources.ts'

const BONUS = ['bonus', 'statutory_bonus'] as const
const ALLOWANCES = ['allowance', 'housing', 'conveyance'] as const
const SALARY = ['basic', 'overtime', 'leave_pay', 'arrears'] as const
const LUMP_SUMS = ['notice_pay', 'gratuity'] as const

const earnings = (box: string, label: string, natures: readonly string[]): YearBox => ({
  box,
  label,
  amount: ({ lines }) => sumOfEarnings(lines, natures),
})

/** Items d1 to d8 of the form that pay knows. Compensation for loss of office is not taxed and no part of their sum. */
const OTHERS = [
  earnings('d1', 'Allowances', ALLOWANCES),
  earnings('d2', 'Gross commission', ['commission']),
  earnings('d3', 'Lump sum payments: gratuity, notice pay', LUMP_SUMS),
  earnings('d8', 'Benefits in kind', ['in_kind']),
] as const

/**
 * What of a month's contribution to the Mosque Building and Mendaki Fund goes to mosques and religious education, in cents, by the contribution
 * of the schedule in force from 1 June 2016; the rest is Mendaki’s, a donation.
 */
const MOSQUE_PART: ReadonlyMap<Minor, Minor> = new Map([
  [300, 175],
  [450, 300],
  [650, 500],
  [1_500, 1_100],
  [1_950, 1_350],
  [2_200, 1_450],
  [2_400, 1_600],
  [2_600, 1_750],
])

/** The mosque part of a year, month by month. An amount that is none of the schedule, as somebody may ask for, is told as the fund’s whole. */
const mosquePartOf = (lines: readonly PaidLine[]): Minor => {
  const months = Map.groupBy(
    lines.filter(({ key }) => key === 'shg.mbmf'),
    ({ month }) => month,
  )
  return [...months.values()].reduce((sum, own) => {
    const cents = sumOfLines(own, ['shg.mbmf'], 'employee')
    return sum + (MOSQUE_PART.get(cents) ?? cents)
  }, 0)
}

const donationsOf = ({ lines }: PaidPerson): Minor =>
  sumOfLines(lines, ['shg.cdac', 'shg.sinda', 'shg.ecf', 'shg.mbmf'], 'employee') - mosquePartOf(lines)

/**
 * Income that was due for a calendar year, paid in it or later, as form IR8A asks for it from the year of assessment 2027: Income Tax Act 1947,
 * s. 68(2). No director’s fees, pensions, share options or remissions: pay knows none.
 */
export const ir8a: YearForm = {
  key: 'ir8a',
  label: 'IR8A',
  source: sources.ir8a,
  by: 'month',
  lacks:
    'IRAS takes this return from payroll software that it has admitted, or typed in at myTax Portal, up to 200 people at a time. These are the figures to type in.',
  boxes: [
    earnings('a', 'Gross salary, fees, leave pay, wages and overtime pay', SALARY),
    earnings('b', 'Bonus', BONUS),
    ...OTHERS,
    {
      box: 'd',
      label: 'Total of d1 to d8',
      amount: (paid, year) => OTHERS.reduce((sum, { amount }) => sum + amount(paid, year), 0),
    },
    earnings('d3 note', 'Compensation for loss of office: not taxed, not in the total', ['severance']),
    {
      box: 'CPF',
      label: 'Employee’s compulsory CPF contributions',
      amount: ({ lines }) => sumOfLines(lines, ['cpf'], 'employee'),
    },
    { box: 'Donations', label: 'Donations deducted: CDAC, SINDA, ECF, Yayasan Mendaki', amount: donationsOf },
    {
      box: 'MBF',
      label: 'Contributions deducted for Mosque Building Fund',
      amount: ({ lines }) => mosquePartOf(lines),
    },
  ],
}
