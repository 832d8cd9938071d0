import { isDay } from '../../../shared/dates.ts'
import { type Minor, toMinor } from '../../../shared/money.ts'
import { isIban } from '../../check-digits.ts'

/** A salary information file read and judged from its text alone: written apart from what builds one, so that neither hides the other’s mistake. */

export type SifRecord = {
  personCode: string
  routing: string
  account: string
  from: string
  until: string
  days: number
  fixed: Minor
  variable: Minor
  unpaidDays: number
  /** Housing, conveyance, medical, passage, overtime, other, leave encashment; null: no record EVP. */
  parts: readonly Minor[] | null
}

export type SifContent = {
  /** Kinds of records in order. */
  order: readonly string[]
  people: readonly SifRecord[]
  trailer: {
    establishment: string
    routing: string
    day: string
    time: string
    /** MMYYYY */
    month: string
    count: number
    total: Minor
    currency: string
    reference: string
  } | null
  /** What does not fit together, in words; empty: nothing. */
  problems: readonly string[]
  /** Accounts that are none: wrong check digits, another country’s. The dummies banks print in their samples are among them. */
  accounts: readonly string[]
}

/** An amount with up to two decimals and no separators; null for anything else. */
const amountOf = (text: string): Minor | null => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? toMinor(text) : null)

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, one) => total + one, 0)

type Reading = { people: SifRecord[]; trailer: SifContent['trailer']; problems: string[]; accounts: string[] }

/** An IBAN of the Emirates, or the number of a card. */
const isAccount = (text: string): boolean =>
  /^[A-Z]/.test(text) ? text.startsWith('AE') && isIban(text) : /^\d{1,23}$/.test(text)

const readEmployee = (fields: readonly string[], line: number, reading: Reading): void => {
  const [
    ,
    code = '',
    routing = '',
    account = '',
    from = '',
    until = '',
    days = '',
    fixed = '',
    variable = '',
    unpaid = '',
  ] = fields
  const wrong = (problem: string) => reading.problems.push(`Line ${line}: ${problem}`)
  if (fields.length !== 10) wrong(`EDR has ${fields.length} fields, not 10`)
  if (!/^\d{14}$|^[0-9A-Z]{15,35}$/.test(code) || /^0+$/.test(code)) wrong('no number of the employee at the ministry')
  if (!/^\d{9}$/.test(routing)) wrong('routing code is not 9 digits')
  if (!isAccount(account)) reading.accounts.push(account)
  if (!isDay(from) || !isDay(until) || from > until) wrong('the period is none')
  else if (from.slice(0, 7) !== until.slice(0, 7)) wrong('the period goes over a month’s end')
  const [fixedAmount, variableAmount] = [amountOf(fixed), amountOf(variable)]
  if (fixedAmount === null || variableAmount === null) wrong('an amount is none, or below nought')
  if (!/^\d{1,4}$/.test(days) || !/^\d{1,4}$/.test(unpaid)) wrong('days are no whole number')
  reading.people.push({
    personCode: code,
    routing,
    account,
    from,
    until,
    days: Number(days),
    fixed: fixedAmount ?? 0,
    variable: variableAmount ?? 0,
    unpaidDays: Number(unpaid),
    parts: null,
  })
}

const readVariable = (fields: readonly string[], line: number, before: string | undefined, reading: Reading): void => {
  const wrong = (problem: string) => reading.problems.push(`Line ${line}: ${problem}`)
  const person = reading.people.at(-1)
  if (before !== 'EDR' || !person || person.personCode !== fields[1]) {
    wrong('EVP does not follow the EDR of the same employee')
    return
  }
  if (fields.length !== 10) wrong(`EVP has ${fields.length} fields, not 10`)
  const parts = fields.slice(3, 10).map(amountOf)
  if (parts.includes(null)) wrong('an amount is none, or below nought')
  const amounts = parts.map((amount) => amount ?? 0)
  if (fields[2] !== person.routing) wrong('the routing code is not that of the EDR')
  if (sum(amounts) !== person.variable) wrong('the parts do not add up to the varying pay of the EDR')
  reading.people[reading.people.length - 1] = { ...person, parts: amounts }
}

const readTrailer = (fields: readonly string[], line: number, reading: Reading): void => {
  const [
    ,
    establishment = '',
    routing = '',
    day = '',
    time = '',
    month = '',
    count = '',
    total = '',
    currency = '',
    reference = '',
  ] = fields
  const wrong = (problem: string) => reading.problems.push(`Line ${line}: ${problem}`)
  if (reading.trailer) wrong('a second SCR')
  if (fields.length < 9 || fields.length > 10) wrong(`SCR has ${fields.length} fields, not 10`)
  if (!/^\d{13}$/.test(establishment)) wrong('the employer’s number is not 13 digits')
  if (!/^\d{9}$/.test(routing)) wrong('routing code is not 9 digits')
  if (reference.length > 35) wrong('the reference has more than 35 characters')
  if (!isDay(day) || !/^([01]\d|2[0-3])[0-5]\d$/.test(time)) wrong('day or time of the file is none')
  if (!/^(0[1-9]|1[0-2])\d{4}$/.test(month)) wrong('the month is not MMYYYY')
  if (currency !== 'AED') wrong('the currency is not AED')
  const amount = amountOf(total)
  if (amount === null) wrong('the total is no amount')
  reading.trailer = {
    establishment,
    routing,
    day,
    time,
    month,
    count: Number(count),
    total: amount ?? 0,
    currency,
    reference,
  }
}

const judgeTotals = ({ people, trailer, problems }: Reading, lastKind: string | undefined): void => {
  if (!trailer || lastKind !== 'SCR') {
    problems.push('The last line is no SCR')
    return
  }
  if (trailer.count !== people.length) problems.push(`SCR counts ${trailer.count}, there are ${people.length}`)
  if (sum(people.map(({ fixed, variable }) => fixed + variable)) !== trailer.total)
    problems.push('The total of SCR is not the sum of the records')
  for (const person of people)
    if (person.variable > 0 && person.parts === null) problems.push(`${person.personCode}: varying pay without EVP`)
}

/** Reads a file and says what is wrong with it. Never throws. */
export const readSif = (text: string): SifContent => {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  const reading: Reading = { people: [], trailer: null, problems: [], accounts: [] }
  const order = filled.map((line) => line.split(',')[0]?.trim().toUpperCase() ?? '')
  filled.forEach((line, i) => {
    const fields = line.split(',').map((field) => field.trim())
    if (/[^\x20-\x7E]/.test(line)) reading.problems.push(`Line ${i + 1}: letters the system does not know`)
    if (order[i] === 'EDR') readEmployee(fields, i + 1, reading)
    else if (order[i] === 'EVP') readVariable(fields, i + 1, order[i - 1], reading)
    else if (order[i] === 'SCR') readTrailer(fields, i + 1, reading)
    else reading.problems.push(`Line ${i + 1}: no record of the system`)
  })
  judgeTotals(reading, order.at(-1))
  return { order, ...reading }
}
