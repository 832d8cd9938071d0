import type { Minor } from '../../../shared/money.ts'

/**
 * Electronic challan cum return of the provident fund, version 2: text without a heading, a line for each member, 11 fields apart by #~#, whole
 * rupees. Field 9 is the employer’s share without what goes to the pension scheme.
 */

const BETWEEN = '#~#'

export type EcrMember = {
  /** 12 digits. */
  uan: string
  name: string
  /** All amounts in paise, whole rupees. */
  gross: Minor
  fundWages: Minor
  pensionWages: Minor
  insuranceWages: Minor
  employee: Minor
  pension: Minor
  employerFund: Minor
  /** Days not paid for. */
  unpaidDays: number
  refund: Minor
}

const rupees = (amount: Minor, what: string): string => {
  if (amount < 0 || amount % 100 !== 0) throw new RangeError(`${what} is not whole rupees`)
  return String(amount / 100)
}

/** The line of a member. @throws RangeError for what the portal would refuse */
export const ecrLine = (member: EcrMember): string => {
  if (!/^\d{12}$/.test(member.uan)) throw new RangeError(`${member.name}: a UAN has 12 digits`)
  if (member.name.trim() === '' || member.name.includes('#')) throw new RangeError('A member has a name without #')
  if (member.employee !== member.pension + member.employerFund)
    throw new RangeError(`${member.name}: the employer’s shares do not add up to the employee’s`)
  if (!Number.isInteger(member.unpaidDays) || member.unpaidDays < 0 || member.unpaidDays > 31)
    throw new RangeError(`${member.name}: ${member.unpaidDays} unpaid days`)
  return [
    member.uan,
    member.name.trim(),
    rupees(member.gross, 'Gross wages'),
    rupees(member.fundWages, 'Wages of the fund'),
    rupees(member.pensionWages, 'Wages of the pension scheme'),
    rupees(member.insuranceWages, 'Wages of the insurance'),
    rupees(member.employee, 'Employee’s share'),
    rupees(member.pension, 'Share of the pension scheme'),
    rupees(member.employerFund, 'Difference'),
    String(member.unpaidDays),
    rupees(member.refund, 'Refund'),
  ].join(BETWEEN)
}

/** The file of an establishment for a month. */
export const buildEcr = (members: readonly EcrMember[]): string => members.map((one) => `${ecrLine(one)}\n`).join('')

/** A file read back. @throws RangeError, naming the line, for what is none */
export const parseEcr = (file: string): EcrMember[] =>
  file
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line, i) => {
      const [uan = '', name = '', ...numbers] = line.split(BETWEEN)
      if (numbers.length !== 9 || numbers.some((one) => !/^\d+$/.test(one)))
        throw new RangeError(`Line ${i + 1} has not 11 fields, or an amount that is no whole number`)
      const [
        gross = 0,
        fund = 0,
        pensionWages = 0,
        insurance = 0,
        employee = 0,
        pension = 0,
        rest = 0,
        days = 0,
        refund = 0,
      ] = numbers.map(Number)
      return {
        uan,
        name,
        gross: gross * 100,
        fundWages: fund * 100,
        pensionWages: pensionWages * 100,
        insuranceWages: insurance * 100,
        employee: employee * 100,
        pension: pension * 100,
        employerFund: rest * 100,
        unpaidDays: days,
        refund: refund * 100,
      }
    })

/** What of a member’s line does not fit together, from its numbers alone: written apart from what builds it. */
export const checkEcr = (members: readonly EcrMember[]): string[] =>
  members.flatMap((one) => {
    const found: string[] = []
    if (!/^\d{12}$/.test(one.uan)) found.push(`${one.uan}: a UAN has 12 digits`)
    if (one.name.trim() === '') found.push(`${one.uan}: no name`)
    if (one.unpaidDays > 31) found.push(`${one.uan}: ${one.unpaidDays} unpaid days`)
    if (one.employee !== one.pension + one.employerFund) found.push(`${one.uan}: shares do not add up`)
    if (one.fundWages > one.gross) found.push(`${one.uan}: wages of the fund above gross wages`)
    if (one.pensionWages > one.fundWages) found.push(`${one.uan}: wages of the pension scheme above those of the fund`)
    if (members.filter((other) => other.uan === one.uan).length > 1) found.push(`${one.uan}: stands twice`)
    return found
  })
