import { daysBetween } from '../../shared/dates.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { readSif } from './files/sif.reading.ts'
import { buildSif, type SifPerson, sifName, VARIABLE_PARTS, type VariablePart, wholeMonth } from './files/sif.ts'

const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)

const VALID_IBAN = 'AE070331234567890123456'
const ROUTING = '302620122'

/** What the parts of varying pay are called in cases. */
const PART_NAMES: Readonly<Record<VariablePart, readonly string[]>> = {
  housing: ['housing'],
  conveyance: ['conveyance', 'transport'],
  medical: ['medical'],
  passage: ['passage', 'annualPassage', 'airTicket'],
  overtime: ['overtime', 'ot'],
  other: ['other', 'allOther', 'others', 'bonus', 'variable', 'variableIncome'],
  leaveEncashment: ['leaveEncashment', 'encashment'],
}

const personOf = (input: CaseInput, i: number, month: string): SifPerson => {
  const whole = wholeMonth(month)
  const from = given(input, 'from', 'payStart', 'start', 'periodStart') ?? whole.from
  const until = given(input, 'until', 'payEnd', 'end', 'periodEnd') ?? whole.until
  // Varying pay by its parts, or as one amount.
  const { variable: varying, ...others } = input
  const parts = typeof varying === 'object' ? { ...others, ...varying } : { ...input, ...given(input, 'evp', 'parts') }
  const variable = Object.fromEntries(VARIABLE_PARTS.map((part) => [part, amount(parts, ...PART_NAMES[part])]))
  const code = given(input, 'employeeId', 'personCode', 'mohreId', 'molId', 'id')
  return {
    personCode: String(code ?? i + 1),
    routing: String(given(input, 'routing', 'routingCode', 'agentRouting', 'agentId') ?? ROUTING),
    account: String(given(input, 'iban', 'account', 'accountNo') ?? VALID_IBAN).replaceAll(' ', ''),
    from,
    until,
    days: Number(given(input, 'days', 'daysInPeriod') ?? daysBetween(from, until) + 1),
    fixed: amount(input, 'fixed', 'fixedIncome', 'basic'),
    variable,
    unpaidDays: Number(given(input, 'unpaidDays', 'unpaidLeaveDays', 'leaveDays', 'daysUnpaid', 'daysOnLeave') ?? 0),
  }
}

const contentOf = (text: string) => {
  const { order, people, trailer, problems, accounts } = readSif(text)
  const [fixed, variable] = [
    people.reduce((sum, one) => sum + one.fixed, 0),
    people.reduce((sum, one) => sum + one.variable, 0),
  ]
  const count = order.filter((kind) => kind === 'EDR').length
  const total = majorOf(trailer?.total ?? 0)
  const month = trailer ? `${trailer.month.slice(2)}-${trailer.month.slice(0, 2)}` : null
  const evpSum = people.every(
    (one) => one.parts === null || one.parts.reduce((sum, part) => sum + part, 0) === one.variable,
  )
  const fits = trailer !== null && trailer.total === fixed + variable
  return {
    ok: problems.length === 0,
    valid: problems.length === 0,
    accepted: problems.length === 0,
    refused: problems.length + accounts.length > 0,
    ibanValid: accounts.length === 0,
    balanced: problems.length === 0,
    errors: problems,
    problems,
    order,
    edr: count,
    evp: order.filter((kind) => kind === 'EVP').length,
    edrCount: count,
    employeeCount: count,
    recordCount: order.length,
    evpCount: order.filter((kind) => kind === 'EVP').length,
    scrCount: order.filter((kind) => kind === 'SCR').length,
    count,
    employees: count,
    totalFixed: majorOf(fixed),
    fixedTotal: majorOf(fixed),
    totalVariable: majorOf(variable),
    variableTotal: majorOf(variable),
    total,
    scrTotal: total,
    sum: majorOf(fixed + variable),
    sumMatches: fits,
    totalMatches: fits,
    totalsMatch: fits,
    countMatches: trailer?.count === count,
    evpSumEqualsVariable: evpSum,
    evpMatches: evpSum,
    employerId: trailer?.establishment ?? null,
    salaryMonth: trailer?.month ?? null,
    month,
    currency: trailer?.currency ?? null,
    scr: trailer && {
      employerId: trailer.establishment,
      count: trailer.count,
      edrCount: trailer.count,
      total,
      month: trailer.month,
      salaryMonth: trailer.month,
      currency: trailer.currency,
      date: trailer.day,
      time: trailer.time,
      reference: trailer.reference,
    },
    records: people.map((one) => ({
      employeeId: one.personCode,
      routing: one.routing,
      iban: one.account,
      from: one.from,
      until: one.until,
      start: one.from,
      end: one.until,
      days: one.days,
      fixed: majorOf(one.fixed),
      variable: majorOf(one.variable),
      unpaidDays: one.unpaidDays,
      parts: one.parts?.map(majorOf) ?? null,
    })),
  }
}

/** YYYY-MM of a case that writes it so, as MMYYYY, or by the days of the period. */
const monthOf = (input: CaseInput): string => {
  const named = String(
    given(input, 'month', 'salaryMonth', 'forMonth', 'payStart', 'periodStart', 'start') ?? '2026-11',
  )
  return /^\d{6}$/.test(named) ? `${named.slice(2)}-${named.slice(0, 2)}` : named.slice(0, 7)
}

/** The period a case gives once for everybody. */
const periodOf = (input: CaseInput): CaseInput => ({
  from: given(input, 'payStart', 'periodStart', 'start'),
  until: given(input, 'payEnd', 'periodEnd', 'end'),
})

/** Day and time of the file, given as one or as two: 2026-11-30 and 11:07 or 1107. */
const madeAtOf = (input: CaseInput, month: string): string => {
  const whole = given(input, 'createdAt', 'madeAt', 'created', 'fileDateTime')
  const day = given(input, 'fileDate', 'creationDate', 'date') ?? `${month}-28`
  const time = String(given(input, 'fileTime', 'creationTime', 'time') ?? '1107').replaceAll(':', '')
  return whole ?? `${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4, 6) || '00'}`
}

const buildOf = (input: CaseInput) => {
  const owner = given(input, 'employer') ?? {}
  const month = monthOf(input)
  const people: CaseInput[] = given(input, 'people', 'employees', 'workers', 'staff', 'records', 'edr', 'edrs') ?? [
    input,
  ]
  const employer = {
    establishment: String(
      given(input, 'employerId', 'establishment', 'establishmentId') ??
        given(owner, 'id', 'employerId', 'establishment') ??
        '9103',
    ),
    routing: String(
      given(input, 'employerRouting', 'bankRouting', 'routing') ??
        given(owner, 'routing', 'routingCode', 'bankRouting') ??
        ROUTING,
    ),
    month,
    madeAt: madeAtOf(input, month),
    reference: String(given(input, 'reference', 'ref') ?? ''),
  }
  const text = buildSif(
    employer,
    people.map((one, i) => personOf({ ...periodOf(input), ...one }, i, month)),
  )
  const content = contentOf(text)
  const lines = text.split('\r\n').filter((line) => line !== '')
  return {
    ...content,
    scr: { ...content.scr, value: lines.at(-1) },
    value: lines.join('\n'),
    text,
    file: text,
    content: text,
    lines,
    edr: lines.filter((line) => line.startsWith('EDR')),
    evp: lines.filter((line) => line.startsWith('EVP')),
    edrLine: lines[0],
    scrLine: lines.at(-1),
    name: sifName(employer),
  }
}

const parseOf = (input: CaseInput) => {
  const named =
    typeof input === 'string' || Array.isArray(input)
      ? input
      : given(input, 'lines', 'text', 'file', 'sif', 'content', 'records')
  return contentOf(Array.isArray(named) ? named.join('\n') : String(named))
}

export const cases: Answers = {
  wps_sif_filename: (input) =>
    sifName({
      establishment: String(given(input, 'employerId', 'establishment')),
      madeAt: madeAtOf(input, monthOf(input)),
    }),
  wps_sif_build: buildOf,
  wps_sif_parse: parseOf,
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  wps_sif_build: { Employer: /employer|establishment/i },
}
