import { sumOfEarnings, sumOfLines, type YearForm } from '../filing.ts'
import { paySources as sources } from './schemes/sources.ts'

const BONUS = ['bonus', 'statutory_bonus'] as const
const ALLOWANCES = ['allowance', 'housing', 'conveyance'] as const
const SALARY = ['basic', 'overtime', 'commission', 'leave_pay', 'arrears'] as const
const LUMP_SUMS = ['notice_pay', 'gratuity', 'severance'] as const

/** Income of a calendar year as form IR8A asks for it. Names and places of its items are from memory. */
export const ir8a: YearForm = {
  key: 'ir8a',
  label: 'IR8A',
  source: sources.ais,
  lacks:
    'The layout of the AIS file is not on file here. These are the figures of the form, to be typed in at myTax Portal; items are named from memory.',
  boxes: [
    {
      box: 'a',
      label: 'Gross salary, fees, leave pay, wages and overtime pay',
      amount: ({ lines }) => sumOfEarnings(lines, SALARY),
    },
    { box: 'b', label: 'Bonus', amount: ({ lines }) => sumOfEarnings(lines, BONUS) },
    { box: 'd1', label: 'Allowances', amount: ({ lines }) => sumOfEarnings(lines, ALLOWANCES) },
    { box: 'd3', label: 'Lump sum payments', amount: ({ lines }) => sumOfEarnings(lines, LUMP_SUMS) },
    { box: 'd9', label: 'Benefits in kind', amount: ({ lines }) => sumOfEarnings(lines, ['in_kind']) },
    {
      box: 'CPF',
      label: 'Employee’s CPF contributions',
      amount: ({ lines }) => sumOfLines(lines, ['cpf'], 'employee'),
    },
    {
      box: 'Donations',
      label: 'Donations deducted through salaries: CDAC, SINDA, ECF',
      amount: ({ lines }) => sumOfLines(lines, ['shg.cdac', 'shg.sinda', 'shg.ecf'], 'employee'),
    },
    {
      box: 'MBF',
      label: 'Contributions deducted through salaries for Mosque Building Fund',
      amount: ({ lines }) => sumOfLines(lines, ['shg.mbmf'], 'employee'),
    },
  ],
}
