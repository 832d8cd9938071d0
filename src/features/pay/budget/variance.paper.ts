import { renderPdf } from '../../../server/pdf.ts'
import { longDay, longMoment } from '../../../shared/dates.text.ts'
import { periodText } from '../../../shared/period.text.ts'
import { paperMoney } from '../payroll/slip.paper.ts'
import type { BudgetBoard } from './contract.ts'

const STATES: Readonly<Record<BudgetBoard['budget']['state'], string>> = {
  draft: 'Draft',
  in_review: 'Waiting for approval',
  approved: 'Approved',
  frozen: 'Frozen',
}

const monthName = (month: string): string => longDay('en-GB', `${month}-01`).replace(/^\d+ /, '')

const departmentName = ({ department, isMerged }: BudgetBoard['departments'][number]): string => {
  if (isMerged) return 'Smaller departments together'
  return department || 'No department'
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

/**
 * A budget against what was spent and is expected, by month and by department, with the figures of the page of whoever takes it. A variance below
 * nought is more than was planned.
 */
export const variancePaper = (board: BudgetBoard, at: Date): AsyncGenerator<Uint8Array> => {
  const { budget, entity, months, departments } = board
  const money = paperMoney(entity.currency.minorUnits)
  const expected = (row: BudgetBoard['months'][number]): number => row.actual ?? row.forecast ?? 0
  const about = {
    title: 'Budget against actual',
    subject: `${entity.name} · ${budget.name}`,
    header: `${entity.name} · ${budget.name}`,
    footer: `${entity.name} · ${entity.currency.code}`,
    at,
  }
  return renderPdf(about, async (paper) => {
    paper.pairs([
      ['Legal entity', entity.name],
      ['Budget', `${budget.name} · ${STATES[budget.state]}`],
      ['Year', periodText('en-GB', board.from, board.until, (day) => longDay('en-GB', day))],
      ['Amounts in', entity.currency.code],
      ['Forecast of', board.forecastAt === null ? 'Not reckoned yet' : longMoment('en-GB', board.forecastAt, 'UTC')],
    ])
    paper.heading('By month')
    const byMonth = paper.table([
      { title: 'Month', width: 110 },
      { title: 'Budget', width: 95, end: true },
      { title: 'Actual', width: 95, end: true },
      { title: 'Expected', width: 95, end: true },
      { title: 'Variance', width: 95, end: true },
    ])
    for (const row of months)
      byMonth.row([
        monthName(row.month),
        money(row.budget),
        row.actual === null ? '' : money(row.actual),
        row.forecast === null ? '' : money(row.forecast),
        money(row.budget - expected(row)),
      ])
    byMonth.total([
      'Year',
      money(sumOf(months, (row) => row.budget)),
      money(sumOf(months, (row) => row.actual)),
      money(sumOf(months, (row) => row.forecast)),
      money(sumOf(months, (row) => row.budget - expected(row))),
    ])
    paper.heading('By department')
    const byDepartment = paper.table([
      { title: 'Department', width: 110 },
      { title: 'Budget', width: 76, end: true },
      { title: 'Actual', width: 76, end: true },
      { title: 'Expected', width: 76, end: true },
      { title: 'Reserved', width: 76, end: true },
      { title: 'Variance', width: 76, end: true },
    ])
    const figures = (rows: BudgetBoard['departments']) => [
      money(sumOf(rows, (row) => row.budget)),
      money(sumOf(rows, (row) => row.actual)),
      money(sumOf(rows, (row) => row.forecast)),
      money(sumOf(rows, (row) => row.reserved)),
      money(sumOf(rows, (row) => row.room)),
    ]
    for (const row of departments) byDepartment.row([departmentName(row), ...figures([row])])
    byDepartment.total(['All', ...figures(departments)])
  })
}
