import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { type Cell, csvSheet, xlsxSheet } from '../../../server/sheets.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { comparisonOf } from './compare.service.ts'
import type * as contract from './contract.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const HEADERS = [
  'Employee ID',
  'Name',
  'Side',
  'Component',
  'Kind',
  'Theirs',
  'Ours',
  'Difference',
  'Cause',
  'State',
  'Note',
  'Currency',
]

/** The differences of a month with their totals, as a file. */
export const downloadParallel = async (
  ctx: Context,
  { groupId, month, format }: Parsed<typeof contract.downloadParallel>,
): Promise<Download> => {
  const found = await comparisonOf(ctx, groupId, month)
  const { code, minorUnits } = found.currency
  const written = (amount: number) => fromMinor(amount, minorUnits)
  const rows = found.differences.map((one): Cell[] => [
    one.number,
    one.name,
    one.side === 'pay' ? 'Pay' : 'Employer',
    one.label,
    one.kind.replaceAll('_', ' '),
    written(one.theirs),
    written(one.ours),
    written(one.amount),
    one.cause ? [one.cause.kind.replaceAll('_', ' '), one.cause.of].filter(Boolean).join(': ') : '',
    one.state,
    one.note?.text ?? '',
    code,
  ])
  const { theirs, ours } = found
  rows.push([
    '',
    'Net pay of everybody',
    'Pay',
    '',
    'total',
    written(theirs),
    written(ours),
    written(theirs - ours),
    '',
    '',
    '',
    code,
  ])
  async function* pieces() {
    yield rows
  }
  ctx.audit({
    action: 'pay-trial.download',
    targetType: 'pay-group',
    targetId: groupId,
    detail: { month, format, differences: found.differences.length },
  })
  const sheet = format === 'xlsx' ? xlsxSheet : csvSheet
  return new Download(`parallel-run-${month}.${format}`, TYPES[format], sheet(HEADERS, pieces()))
}
