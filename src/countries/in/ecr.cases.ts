import { type Answers, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { checkEcr, ecrLine, parseEcr } from './files/ecr.ts'
import { providentFundOf } from './pay.cases.ts'

const whole = (paise: number): number => Math.round(paise / 100) * 100

/** Where a case writes wages by the fund alone (epf, eps, edli), it gives no shares: all three stand there, and edli is never a share of the line. */
const withWages = (input: CaseInput): CaseInput => {
  const [epf, eps, edli] = [given(input, 'epf'), given(input, 'eps'), given(input, 'edli')]
  if (epf === undefined || eps === undefined || edli === undefined) return input
  const { epf: _epf, eps: _eps, edli: _edli, ...others } = input
  return { ...others, epf_wages: epf, eps_wages: eps, edli_wages: edli }
}

const lineOf = (asked: CaseInput): string => {
  const input = withWages(asked)
  const [gross, fundWages] = [given(input, 'gross', 'gross_wages'), given(input, 'epf_wages', 'pf_wages', 'wages')]
  const pensionWages = given(input, 'eps_wages')
  const fund = providentFundOf({
    ...input,
    pf_wages: fundWages ?? gross,
    // Wages of the fund that a case writes down itself are what is contributed on, above the ceiling too.
    restrict_to_ceiling: given(input, 'restrict_to_ceiling', 'restricted') ?? given(input, 'epf_wages') === undefined,
    eps_member: given(input, 'eps_member') ?? (pensionWages === undefined || Number(pensionWages) > 0),
  })
  const own = (value: number, ...names: string[]): number => {
    const named = given(input, ...names)
    return named === undefined ? value : minorOf(named)
  }
  const employee = own(fund.employee, 'ee', 'epf_contribution', 'ee_share', 'epf', 'ee_contribution', 'epf_ee')
  const pension = own(fund.pension, 'eps', 'eps_contribution', 'eps_er')
  return ecrLine({
    uan: String(given(input, 'uan')),
    name: String(given(input, 'name', 'member_name')),
    gross: whole(own(fund.fundWages, 'gross', 'gross_wages', 'wages', 'pf_wages')),
    fundWages: whole(own(fund.fundWages, 'epf_wages')),
    pensionWages: whole(own(fund.pensionWages, 'eps_wages')),
    insuranceWages: whole(own(fund.insuranceWages, 'edli_wages')),
    employee,
    pension,
    employerFund: own(employee - pension, 'diff', 'er_epf_diff', 'difference', 'epf_eps_diff', 'er_diff'),
    unpaidDays: Number(given(input, 'ncp_days', 'ncp', 'unpaid_days') ?? 0),
    refund: own(0, 'refund', 'refund_of_advances', 'refunds', 'refund_of_advance'),
  })
}

/** What a line says, by the names of its fields. */
const fieldsOf = (line: string) => {
  const members = parseEcr(line)
  const [member] = members
  if (!member) throw new RangeError('There is no line')
  const problems = checkEcr(members)
  const difference = majorOf(member.employerFund)
  return {
    uan: member.uan,
    name: member.name,
    gross: majorOf(member.gross),
    gross_wages: majorOf(member.gross),
    epf_wages: majorOf(member.fundWages),
    eps_wages: majorOf(member.pensionWages),
    edli_wages: majorOf(member.insuranceWages),
    ee: majorOf(member.employee),
    epf: majorOf(member.employee),
    epf_contribution: majorOf(member.employee),
    eps: majorOf(member.pension),
    eps_contribution: majorOf(member.pension),
    diff: difference,
    er_diff: difference,
    er_epf_diff: difference,
    epf_eps_diff: difference,
    separator: '#~#',
    ncp: member.unpaidDays,
    ncp_days: member.unpaidDays,
    refund: majorOf(member.refund),
    refund_of_advances: majorOf(member.refund),
    fields: line.split('#~#').length,
    valid: problems.length === 0,
    ok: problems.length === 0,
    problems,
  }
}

export const cases: Answers = {
  'epf.ecr_line': (input) => {
    const told = typeof input === 'string' ? input : given(input, 'line', 'text', 'record')
    if (told !== undefined) return fieldsOf(String(told))
    const line = lineOf(input)
    return { ...fieldsOf(line), value: line, line, record: line, text: line }
  },
}
