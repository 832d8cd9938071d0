import type { SlipGroup } from '../../../countries/components.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { groupThousands } from '../../../shared/digits.ts'
import { fromMinor } from '../../../shared/money.ts'
import { employerCostOf, grossOf, isTaken, netOf, type PayLine } from './lines.rules.ts'
import type { SlipLeave } from './shapes.contract.ts'
import { leaveKindWord, slipDays } from './slip-leave.ts'
import { lineWord, slipWord } from './slip-words.rules.ts'
import type { PaperFacts, YearLine } from './slips.queries.ts'

/** Everything a payslip as a paper is made of. */
export type SlipPaper = {
  facts: PaperFacts
  currency: { code: string; minorUnits: number }
  period: { from: Day; until: Day; payDay: Day }
  version: number
  replaced: boolean
  lines: readonly PayLine[]
  /** What a line is called in other languages, and its group on the payslip: as its component says. */
  namesOf: (line: PayLine) => Readonly<Record<string, string>> | undefined
  groupOf: (line: PayLine) => SlipGroup | undefined
  /** What was left of leave when it was published; null: not kept. */
  leave: SlipLeave | null
  /** Of the tax year up to this pay day, by component. */
  year: readonly Pick<YearLine, 'key' | 'kind' | 'amount'>[]
  /** Numbers the employer is registered under. */
  employer: readonly (readonly [label: string, value: string])[]
  /** What the law asks of the person that stands on a payslip: numbers of funds. */
  numbers: readonly (readonly [label: string, value: string])[]
  at: Date
}

type Money = (minor: number) => string

/** As it is written on paper: 1,234.50, below nought with a sign. */
export const paperMoney =
  (minorUnits: number): Money =>
  (minor) => {
    const [whole = '0', cents] = fromMinor(minor, minorUnits).split('.')
    return cents ? `${groupThousands(whole)}.${cents}` : groupThousands(whole)
  }

const dayOf = (day: Day): string => longDay('en-GB', day)

const quantityOf = ({ quantity, from, until }: PayLine): string => {
  if (quantity) return ` (${quantity.value} ${quantity.unit})`
  return from && until ? ` (${dayOf(from)} – ${dayOf(until)})` : ''
}

const headOf = (
  { facts, period, employer, numbers, currency }: SlipPaper,
  w: (key: Parameters<typeof slipWord>[0]) => string,
) => [
  [w('employer'), facts.employer] as const,
  [w('employee'), facts.name] as const,
  ...employer,
  [w('number'), facts.number] as const,
  ...(facts.position ? [[w('position'), facts.position] as const] : []),
  ...(facts.department ? [[w('department'), facts.department] as const] : []),
  [w('joined'), dayOf(facts.started_on)] as const,
  [w('period'), `${dayOf(period.from)} – ${dayOf(period.until)}`] as const,
  [w('payDay'), `${dayOf(period.payDay)} · ${currency.code}`] as const,
  ...(facts.bank_name ? [[w('paidBy'), facts.bank_name] as const] : []),
  ...numbers,
]

const sumOf = (year: SlipPaper['year'], line: Pick<PayLine, 'key' | 'kind'>): number =>
  year.reduce((sum, row) => (row.key === line.key && row.kind === line.kind ? sum + row.amount : sum), 0)

const sumOfKind = (year: SlipPaper['year'], ...kinds: readonly string[]): number =>
  year.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.amount : sum), 0)

/**
 * A payslip in English and the language of whoever is paid: who pays whom for which days, each earning with its days or hours, each
 * deduction, what the employer pays, gross, net and the tax year so far. It has what a wage slip of each of our countries has to show.
 */
export const slipPaper = (slip: SlipPaper): AsyncGenerator<Uint8Array> => {
  const language = slip.facts.language ?? 'en'
  const w = (key: Parameters<typeof slipWord>[0]) => slipWord(key, language)
  const money = paperMoney(slip.currency.minorUnits)
  const about = {
    title: w('payslip'),
    subject: `${slip.facts.name} · ${dayOf(slip.period.from)} – ${dayOf(slip.period.until)}`,
    header: `${slip.facts.employer} · ${slip.facts.name}`,
    footer: `${slip.facts.employer} · ${slip.facts.number} · v${slip.version}`,
    at: slip.at,
  }
  return renderPdf(about, async (paper) => {
    if (slip.replaced) paper.text(w('replaced'), { bold: true })
    paper.pairs(headOf(slip, w))
    const part = (title: string, lines: readonly PayLine[], total: string, totals: readonly [number, number]) => {
      if (lines.length === 0) return
      paper.heading(title)
      const table = paper.table([
        { title: '', width: 260 },
        { title: w('amount'), width: 110, end: true },
        { title: w('yearToDate'), width: 110, end: true },
      ])
      const told = new Set<string>()
      const groups = new Set(lines.map(slip.groupOf))
      let group: SlipGroup | undefined
      for (const line of lines) {
        const own = slip.groupOf(line)
        if (groups.size > 1 && own && own !== group) table.row([w(`group.${own}`), '', ''])
        group = own
        const isFirst = !told.has(line.key)
        told.add(line.key)
        table.row([
          `${lineWord(line, language, slip.namesOf(line))}${quantityOf(line)}`,
          money(line.amount),
          isFirst ? money(sumOf(slip.year, line)) : '',
        ])
      }
      table.total([total, money(totals[0]), money(totals[1])])
    }
    const earned = slip.lines.filter(({ kind }) => kind === 'earning' || kind === 'reimbursement')
    const taken = slip.lines.filter(isTaken)
    const paidBack = earned.filter(({ kind }) => kind === 'reimbursement').reduce((sum, { amount }) => sum + amount, 0)
    part(w('earnings'), earned, w('gross'), [
      grossOf(slip.lines) + paidBack,
      sumOfKind(slip.year, 'earning', 'reimbursement'),
    ])
    const all = taken.reduce((sum, { amount }) => sum + amount, 0)
    part(w('deductions'), taken, w('taken'), [all, sumOfKind(slip.year, 'deduction')])
    paper.gap()
    paper.text(`${w('net')}: ${slip.currency.code} ${money(netOf(slip.lines))}`, { size: 13, bold: true })
    const employer = slip.lines.filter(({ kind }) => kind === 'employer')
    part(w('employerPays'), employer, w('total'), [employerCostOf(slip.lines), sumOfKind(slip.year, 'employer')])
    if (slip.leave === null || slip.leave.balances.length === 0) return
    paper.heading(`${w('leaveLeft')}: ${dayOf(slip.leave.on)}`)
    const left = paper.table([
      { title: '', width: 370 },
      { title: w('days'), width: 110, end: true },
    ])
    for (const balance of slip.leave.balances) left.row([leaveKindWord(balance, language), slipDays(balance)])
  })
}

/** What somebody was paid in a year, month by month. */
export type StatementPaper = {
  facts: PaperFacts
  currency: { code: string; minorUnits: number }
  from: Day
  until: Day
  lines: readonly YearLine[]
  at: Date
}

const monthName = (month: string): string => dayOf(`${month}-01`).replace(/^\d+ /, '')

/** Months of a year with gross, deductions and net, then each component of the year. */
export const statementPaper = (statement: StatementPaper): AsyncGenerator<Uint8Array> => {
  const language = statement.facts.language ?? 'en'
  const w = (key: Parameters<typeof slipWord>[0]) => slipWord(key, language)
  const money = paperMoney(statement.currency.minorUnits)
  const of = (month: string | null, ...kinds: string[]) =>
    statement.lines
      .filter((line) => (month === null || line.month === month) && kinds.includes(line.kind))
      .reduce((sum, { amount }) => sum + amount, 0)
  const rowOf = (name: string, month: string | null) => {
    const [gross, taken] = [of(month, 'earning', 'reimbursement'), of(month, 'deduction')]
    return [name, money(gross), money(taken), money(gross - taken), money(of(month, 'employer'))]
  }
  const about = {
    title: w('statement'),
    subject: `${statement.facts.name} · ${dayOf(statement.from)} – ${dayOf(statement.until)}`,
    header: `${statement.facts.employer} · ${statement.facts.name}`,
    footer: `${statement.facts.employer} · ${statement.facts.number}`,
    at: statement.at,
  }
  return renderPdf(about, async (paper) => {
    paper.pairs([
      [w('employer'), statement.facts.employer],
      [w('employee'), statement.facts.name],
      [w('number'), statement.facts.number],
      [w('total'), statement.currency.code],
    ])
    paper.heading(w('month'))
    const months = paper.table([
      { title: w('month'), width: 130 },
      { title: w('gross'), width: 90, end: true },
      { title: w('deductions'), width: 90, end: true },
      { title: w('net'), width: 90, end: true },
      { title: w('employerPays'), width: 90, end: true },
    ])
    for (const month of [...new Set(statement.lines.map((line) => line.month))].sort())
      months.row(rowOf(monthName(month), month))
    months.total(rowOf(w('total'), null))
    paper.heading(w('total'))
    const parts = paper.table([
      { title: '', width: 330 },
      { title: w('amount'), width: 130, end: true },
    ])
    const sums = Map.groupBy(statement.lines, ({ kind, key }) => `${kind} ${key}`)
    for (const rows of sums.values()) {
      const [first] = rows
      if (!first || first.kind === 'memo') continue
      const amount = rows.reduce((sum, row) => sum + row.amount, 0)
      const party = first.kind === 'employer' ? ` (${w('employer')})` : ''
      parts.row([`${lineWord(first, language)}${party}`, money(amount)])
    }
  })
}
