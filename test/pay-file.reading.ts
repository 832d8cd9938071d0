import { toMinor } from '../src/shared/money.ts'

/** Payment files read from their text alone, by what their formats publish: nothing of what builds them is used here. */

type ReadFile = {
  people: { account: string; name: string; amount: number }[]
  total: number
  problems: string[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** A line of comma-separated values by RFC 4180. */
const cellsOf = (line: string): string[] => {
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    if (line[at] === '"') {
      let cell = ''
      for (at += 1; line[at] !== '"' || line[at + 1] === '"'; at += 1) {
        if (line[at] === '"') at += 1
        cell += line[at]
      }
      cells.push(cell)
      at += 2
    } else {
      const end = line.indexOf(',', at)
      cells.push(line.slice(at, end < 0 ? line.length : end))
      at = end < 0 ? line.length + 1 : end + 1
    }
  }
  return cells
}

/** The plain list of payments: a heading, a line for each person, the total last. */
export const readPayments = (text: string): ReadFile => {
  const [heading = '', ...lines] = text.replace(/\r\n$/, '').split('\r\n')
  const columns = cellsOf(heading)
  const problems: string[] = []
  const column = (cells: string[], name: string) => {
    const at = columns.indexOf(name)
    if (at < 0) problems.push(`No column ${name}`)
    return cells[at] ?? ''
  }
  const all = lines.map(cellsOf)
  if (all.some((cells) => cells.length !== columns.length)) problems.push('A line is of another length')
  const last = all.at(-1) ?? []
  if (last[0] !== 'Total') problems.push('No total at the end')
  const people = all.slice(0, -1).map((cells) => ({
    account: column(cells, 'Account'),
    name: column(cells, 'Name'),
    amount: toMinor(column(cells, 'Amount')),
  }))
  const total = toMinor(column(last, 'Amount'))
  if (sum(people.map(({ amount }) => amount)) !== total) problems.push('The total is another')
  return { people, total, problems }
}

/** Payments Canada Standard 005, credits: 1,464 characters a record; A, then C with six payments of 240, then Z. */
export const readDeposits = (text: string): ReadFile & { day: string } => {
  const records = text.split('\r\n').slice(0, -1)
  const problems: string[] = []
  records.forEach((record, at) => {
    if (record.length !== 1464) problems.push(`Record ${at + 1} has ${record.length} characters`)
    if (record.slice(1, 10) !== String(at + 1).padStart(9, '0')) problems.push(`Record ${at + 1} is not counted`)
  })
  const kinds = records.map((record) => record[0]).join('')
  if (!/^AC+Z$/.test(kinds)) problems.push(`The records are ${kinds}`)
  const payments = records
    .filter((record) => record.startsWith('C'))
    .flatMap((record) => [0, 1, 2, 3, 4, 5].map((at) => record.slice(24 + at * 240, 264 + at * 240)))
    .filter((payment) => payment.trim() !== '')
  const people = payments.map((payment) => {
    if (payment.slice(0, 3) !== '200') problems.push(`A payment is of the kind ${payment.slice(0, 3)}, not payroll`)
    if (!/^0\d{3}\d{5}$/.test(payment.slice(19, 28))) problems.push('A branch is none')
    return {
      amount: Number(payment.slice(3, 13)),
      account: payment.slice(28, 40).trim(),
      name: payment.slice(80, 110).trim(),
    }
  })
  const last = records.at(-1) ?? ''
  const total = Number(last.slice(46, 60))
  if (Number(last.slice(60, 68)) !== people.length) problems.push('The last record counts others')
  if (sum(people.map(({ amount }) => amount)) !== total) problems.push('The total is another')
  return { people, total, problems, day: payments[0]?.slice(13, 19) ?? '' }
}

type ContributionRecord = {
  code: string
  account: string
  cents: number
  ordinary: number
  additional: number
  status: string
  name: string
}

/** CPF EZPay by file transfer, 150 characters a record: header, summaries, details, trailer. Columns are counted from one, as the paper has them. */
export const readContributionFile = (text: string) => {
  const problems: string[] = []
  const lines = text.split('\r\n')
  if (lines.pop() !== '') problems.push('The last record does not end')
  const at = (line: string, from: number, until: number) => line.slice(from - 1, until)
  for (const [i, line] of lines.entries())
    if (line.length !== 150) problems.push(`Record ${i + 1} is ${line.length} long`)
  if (new Set(lines.map((line) => at(line, 3, 20))).size !== 1) problems.push('The employer is not the same throughout')
  const [header = '', trailer = ''] = [lines[0], lines.at(-1)]
  if (!/^F [A-Z0-9 ]{10}[A-Z]{3}\d{2} \d{2}\d{14}FTP\.DTL {109}$/.test(header)) problems.push('The header is none')
  const summaries = lines
    .filter((line) => at(line, 2, 2) === '0')
    .map((line) => ({ code: at(line, 27, 28), cents: Number(at(line, 29, 40)), givers: Number(at(line, 41, 47)) }))
  const details: ContributionRecord[] = lines
    .filter((line) => at(line, 2, 2) === '1')
    .map((line) => ({
      code: at(line, 27, 28),
      account: at(line, 29, 37),
      cents: Number(at(line, 38, 49)),
      ordinary: Number(at(line, 50, 59)),
      additional: Number(at(line, 60, 69)),
      status: at(line, 70, 70),
      name: at(line, 71, 136).trimEnd(),
    }))
  for (const { code, cents } of summaries.filter((one) => one.code !== '11')) {
    const own = details.filter((one) => one.code === code)
    if (sum(own.map((one) => one.cents)) !== cents) problems.push(`Summary ${code} is another`)
  }
  if (Number(at(trailer, 21, 27)) !== lines.length) problems.push('The trailer counts others')
  if (Number(at(trailer, 28, 42)) !== sum(summaries.map(({ cents }) => cents))) problems.push('The total is another')
  return { month: at(lines[1] ?? '', 21, 26), summaries, details, total: Number(at(trailer, 28, 42)), problems }
}

type FundMember = { uan: string; name: string; gross: number; employee: number; pension: number; fund: number }

/** Electronic challan cum return, version 2: eleven fields a member, apart by #~#, whole rupees. */
export const readFundReturn = (text: string): { members: FundMember[]; problems: string[] } => {
  const problems: string[] = []
  const members = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const fields = line.split('#~#')
      if (fields.length !== 11) problems.push(`Line ${at + 1} has ${fields.length} fields`)
      const [uan = '', name = '', ...rest] = fields
      if (!/^\d{12}$/.test(uan)) problems.push(`Line ${at + 1} has no UAN`)
      if (rest.some((field) => !/^\d+$/.test(field))) problems.push(`Line ${at + 1} has no whole rupees`)
      const [gross = 0, fundWages = 0, pensionWages = 0, , employee = 0, pension = 0, fund = 0] = rest.map(Number)
      if (pension + fund !== employee) problems.push(`Line ${at + 1}: the shares of the employer are others`)
      if (fundWages > gross || pensionWages > 15_000) problems.push(`Line ${at + 1}: wages above their ceiling`)
      return { uan, name, gross: gross * 100, employee: employee * 100, pension: pension * 100, fund: fund * 100 }
    })
  return { members, problems }
}

/** Columns of a record, counted from one as the papers of banks have them. */
const columns = (record: string, from: number, until: number): string => record.slice(from - 1, until)

/** Each sign of these columns, spaces too, by its place in them. */
const weighed = (record: string, from: number, until: number): number => {
  let weight = 0
  for (let at = from; at <= until; at += 1) weight += (at - from + 1) * record.charCodeAt(at - 1)
  return weight
}

/** UOB, bulk FAST and GIRO without payment advice: 615 characters a record; header 1, payments 2, trailer 9 with a hash. */
export const readUobFile = (text: string): ReadFile & { header: Record<string, string> } => {
  const records = text.split('\r\n')
  const problems: string[] = []
  if (records.pop() !== '') problems.push('The last record does not end')
  records.forEach((record, at) => {
    if (record.length !== 615) problems.push(`Record ${at + 1} has ${record.length} characters`)
  })
  const [header = '', trailer = ''] = [records[0], records.at(-1)]
  const payments = records.slice(1, -1)
  if (header[0] !== '1' || trailer[0] !== '9' || payments.some(([kind]) => kind !== '2'))
    problems.push('Kinds are wrong')
  const people = payments.map((record) => ({
    bic: columns(record, 2, 12),
    account: columns(record, 13, 46).trim(),
    name: columns(record, 47, 186).trim(),
    amount: Number(columns(record, 190, 207)),
    endToEnd: columns(record, 208, 242).trim(),
    purpose: columns(record, 278, 281),
  }))
  let hash = weighed(header, 36, 46) + weighed(header, 50, 83) + weighed(header, 84, 223)
  let turn = 0
  for (const record of payments) {
    turn = turn === 9 ? 1 : turn + 1
    hash += weighed(record, 2, 12) + weighed(record, 187, 189) + weighed(record, 190, 207) + weighed(record, 278, 281)
    hash += turn * weighed(record, 13, 46) + turn * weighed(record, 47, 186) + turn * 22
  }
  if (Number(columns(trailer, 27, 42)) !== hash) problems.push('The hash is another')
  if (Number(columns(trailer, 20, 26)) !== people.length) problems.push('The trailer counts others')
  const total = Number(columns(trailer, 2, 19))
  if (sum(people.map(({ amount }) => amount)) !== total) problems.push('The total is another')
  return {
    people,
    total,
    problems,
    header: {
      fileName: columns(header, 2, 11),
      kind: columns(header, 12, 23),
      bic: columns(header, 36, 46),
      account: columns(header, 50, 83).trim(),
      name: columns(header, 84, 223).trim(),
      days: columns(header, 224, 239),
    },
  }
}

/** OCBC, GIRO/FAST with invoice: 1,000 characters a record; a header, then payments, no trailer. */
export const readOcbcFile = (text: string): ReadFile & { header: Record<string, string> } => {
  const records = text.split('\r\n')
  const problems: string[] = []
  if (records.pop() !== '') problems.push('The last record does not end')
  records.forEach((record, at) => {
    if (record.length !== 1000) problems.push(`Record ${at + 1} has ${record.length} characters`)
  })
  const [header = '', ...payments] = records
  const people = payments.map((record) => ({
    bic: columns(record, 1, 11),
    account: columns(record, 12, 45).trim(),
    name: columns(record, 46, 185).trim(),
    amount: Number(columns(record, 189, 205)),
    details: columns(record, 206, 240).trim(),
    purpose: columns(record, 241, 244),
  }))
  return {
    people,
    total: sum(people.map(({ amount }) => amount)),
    problems,
    header: {
      type: columns(header, 1, 2),
      madeOn: columns(header, 6, 13),
      bic: columns(header, 14, 24),
      account: columns(header, 25, 58).trim(),
      clearing: columns(header, 206, 209),
      valueDay: columns(header, 226, 233),
    },
  }
}
