import { type Day, isDay } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { isIban } from '../../check-digits.ts'
import { lastDayOf, monthOfDay, type YearMonth } from '../../payroll.ts'

/**
 * Salary information file of the wage protection system: ASCII, commas, no heading. A record EDR for each employee, right after it EVP where
 * part of the pay varies, one SCR at the end. A single mistake has the whole file refused, so nothing wrong is written.
 */

/** Parts of varying pay, in the order of the record EVP. */
export const VARIABLE_PARTS = [
  'housing',
  'conveyance',
  'medical',
  'passage',
  'overtime',
  'other',
  'leaveEncashment',
] as const
export type VariablePart = (typeof VARIABLE_PARTS)[number]

export type SifPerson = {
  /** Number at the ministry, up to 14 digits (newer guides: up to 35). */
  personCode: string
  /** Routing code of the agent who pays out, 9 digits. */
  routing: string
  /** IBAN, or the number of a card. */
  account: string
  from: Day
  until: Day
  days: number
  /** In fils. */
  fixed: Minor
  variable: Readonly<Partial<Record<VariablePart, Minor>>>
  unpaidDays: number
}

export type SifEmployer = {
  /** Number at the ministry, up to 13 digits. */
  establishment: string
  /** Routing code of the employer’s bank. */
  routing: string
  month: YearMonth
  /** Day and time the file is made at the employer’s place: YYYY-MM-DDTHH:MM:SS. */
  madeAt: string
  reference?: string
}

const zeroes = (value: string, length: number): string => value.padStart(length, '0')

/** A number of an employer at the ministry. */
export const isEstablishment = (number: string): boolean => /^\d{1,13}$/.test(number)
const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^.([01]\d|2[0-3])\D?[0-5]\d/.test(text.slice(10))

/** The name a file has to have: establishment, day and time, to the second. @throws RangeError for an establishment or a time that is none */
export const sifName = ({ establishment, madeAt }: Pick<SifEmployer, 'establishment' | 'madeAt'>): string => {
  if (!isEstablishment(establishment)) throw new RangeError('The employer has no number at the ministry')
  if (!isMoment(madeAt)) throw new RangeError('The day or time of the file is none')
  return `${zeroes(establishment, 13)}${madeAt.replace(/\D/g, '').slice(2, 14).padEnd(12, '0')}.SIF`
}

/** All that varies in a person’s pay, in fils. */
export const variableOf = ({ variable }: Pick<SifPerson, 'variable'>): Minor =>
  VARIABLE_PARTS.reduce((sum, part) => sum + (variable[part] ?? 0), 0)

/** What the system would refuse about a person’s record. */
const problemsOf = (person: SifPerson): string[] => {
  const at = person.personCode || 'A person'
  const amounts = [person.fixed, ...VARIABLE_PARTS.map((part) => person.variable[part] ?? 0)]
  const problems: [boolean, string][] = [
    [!/^\d{1,14}$|^[0-9A-Z]{15,35}$/.test(person.personCode), 'has no number at the ministry'],
    [!/^\d{9}$/.test(person.routing), 'has no routing code of 9 digits'],
    [/^[A-Z]{2}/.test(person.account) && !isIban(person.account), 'has an IBAN whose check digits are wrong'],
    [/^[A-Z]{2}/.test(person.account) && !/^AE\d{21}$/.test(person.account), 'has an IBAN of another country'],
    [!/^[A-Z]{2}/.test(person.account) && !/^\d{1,23}$/.test(person.account), 'has no account'],
    [amounts.some((amount) => !Number.isInteger(amount) || amount < 0), 'has an amount below nought or none at all'],
    [person.from > person.until, 'has a period that ends before it begins'],
    [monthOfDay(person.from) !== monthOfDay(person.until), 'has a period of two months'],
    [!isCount(person.days, 31) || !isCount(person.unpaidDays, 31), 'has days that no month has'],
    [person.unpaidDays > person.days, 'has more unpaid days than days'],
  ]
  return problems.filter(([wrong]) => wrong).map(([, problem]) => `${at} ${problem}`)
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

const employerProblems = (employer: SifEmployer): string[] => {
  const problems: [boolean, string][] = [
    [!isEstablishment(employer.establishment), 'The employer has no number at the ministry'],
    [!isMoment(employer.madeAt), 'The day or time of the file is none'],
    [!/^\d{9}$/.test(employer.routing), 'The employer’s bank has no routing code of 9 digits'],
    [!/^\d{4}-\d{2}$/.test(employer.month), 'The month is none'],
    [(employer.reference ?? '').length > 35, 'The reference has more than 35 characters'],
    [/[^\x20-\x7E]|,/.test(employer.reference ?? ''), 'The reference has a comma, or letters the system does not know'],
  ]
  return problems.filter(([wrong]) => wrong).map(([, problem]) => problem)
}

/** Everything that would have the file refused; empty: it may be sent. */
export const sifProblems = (employer: SifEmployer, people: readonly SifPerson[]): string[] => {
  const twice = people.filter((one, i) => people.findIndex((other) => other.personCode === one.personCode) !== i)
  return [
    ...employerProblems(employer),
    ...(people.length === 0 ? ['There is nobody to pay'] : []),
    ...people.flatMap(problemsOf),
    ...people
      .filter(({ from }) => monthOfDay(from) !== employer.month)
      .map(({ personCode }) => `${personCode} has a period outside ${employer.month}`),
    ...twice.map(({ personCode }) => `${personCode} stands twice`),
  ]
}

const personRecords = (person: SifPerson): string[] => {
  const code = zeroes(person.personCode, 14)
  const variable = variableOf(person)
  const employee = [
    'EDR',
    code,
    person.routing,
    person.account,
    person.from,
    person.until,
    person.days,
    fromMinor(person.fixed),
    fromMinor(variable),
    person.unpaidDays,
  ]
  if (variable === 0) return [employee.join(',')]
  const parts = VARIABLE_PARTS.map((part) => fromMinor(person.variable[part] ?? 0))
  return [employee.join(','), ['EVP', code, person.routing, ...parts].join(',')]
}

/** The file. @throws RangeError with the first of what would have it refused */
export const buildSif = (employer: SifEmployer, people: readonly SifPerson[]): string => {
  const [problem] = sifProblems(employer, people)
  if (problem !== undefined) throw new RangeError(problem)
  const total = people.reduce((sum, person) => sum + person.fixed + variableOf(person), 0)
  const [year = '', month = ''] = employer.month.split('-')
  const trailer = [
    'SCR',
    zeroes(employer.establishment, 13),
    employer.routing,
    employer.madeAt.slice(0, 10),
    employer.madeAt.slice(11, 16).replace(':', ''),
    `${month}${year}`,
    people.length,
    fromMinor(total),
    'AED',
    employer.reference ?? '',
  ]
  return [...people.flatMap(personRecords), trailer.join(',')].map((line) => `${line}\r\n`).join('')
}

/** The whole month of a person who was there all of it. */
export const wholeMonth = (month: YearMonth): Pick<SifPerson, 'from' | 'until' | 'days'> => {
  const until = lastDayOf(month)
  return { from: `${month}-01`, until, days: Number(until.slice(8)) }
}
