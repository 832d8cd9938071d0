import { Zip, ZipPassThrough } from 'fflate'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { addDays } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type { Verdict } from './limits.rules.ts'
import { decimalsOf, moneyOf } from './money.rules.ts'
import type * as contract from './report.contract.ts'
import * as query from './report.queries.ts'
import { archiveNames, GROUPED_BY, type SpentSum, spentBy, taxOfApproved, taxSums } from './report.rules.ts'

/** Days of the longest period that is asked for at once, and receipts of the largest archive. */
const MOST_DAYS = 3 * 366
const MOST_RECEIPTS = 5_000

/** @throws Refusal INVALID */
const periodOf = ({ from, until }: query.Period): query.Period => {
  if (until < from) throw invalid({ until: 'Last day must not be before the first' })
  if (until > addDays(from, MOST_DAYS)) throw invalid({ until: 'At most three years at once' })
  return { from, until }
}

const taxedLine = (row: query.TaxedRow) => ({ ...row, taxNumber: row.tax_number, hasReceipt: row.has_receipt })

export const readExpenseReport = async (
  ctx: Context,
  input: Parsed<typeof contract.readExpenseReport>,
): Promise<Output<typeof contract.readExpenseReport>> => {
  const period = periodOf(input)
  const { companyId } = ctx.actor
  const spent = await query.spentInPeriod(ctx.db, companyId, period)
  const toSum = ({ name, currency, lines, minor }: SpentSum) => ({ name, lines, amount: moneyOf(minor, currency) })
  const taxed = await query.taxedInPeriod(ctx.db, companyId, period)
  return {
    category: spentBy(spent, 'category').map(toSum),
    costCentre: spentBy(spent, 'costCentre').map(toSum),
    project: spentBy(spent, 'project').map(toSum),
    tax: taxSums(taxed.map(taxedLine)).map(({ country, currency, lines, amount, tax, proven }) => {
      const { salesTax, currency: own } = ctx.countries.get(country)
      const isAbroad = own.code !== currency
      return {
        country,
        name: isAbroad ? null : (salesTax ?? null),
        isAbroad,
        lines,
        amount: moneyOf(amount, currency),
        tax: moneyOf(tax, currency),
        proven: moneyOf(proven, currency),
      }
    }),
    flagged: (await query.flaggedInPeriod(ctx.db, companyId, period)).length,
    receipts: (await query.receiptsInPeriod(ctx.db, companyId, period)).length,
  }
}

type Table = { headers: readonly string[]; rows: (string | number | null)[][] }

const written = (minor: Minor | null, currency: string) =>
  minor === null ? '' : fromMinor(minor, decimalsOf(currency))

const GROUP_NAMES = { category: 'Category', costCentre: 'Cost centre', project: 'Project' } as const

const spendingTable = async (ctx: Context, period: query.Period): Promise<Table> => {
  const spent = await query.spentInPeriod(ctx.db, ctx.actor.companyId, period)
  return {
    headers: ['By', 'Name', 'Currency', 'Lines', 'Approved'],
    rows: GROUPED_BY.flatMap((by) =>
      spentBy(spent, by).map((sum) => [
        GROUP_NAMES[by],
        sum.name,
        sum.currency,
        sum.lines,
        written(sum.minor, sum.currency),
      ]),
    ),
  }
}

const sentenceOf = (verdict: Verdict): string => {
  switch (verdict.rule) {
    case 'above-limit':
      return `${written(verdict.over, verdict.currency)} ${verdict.currency} above the limit of ${written(verdict.limit, verdict.currency)}`
    case 'no-receipt':
      return `A receipt is needed above ${written(verdict.above, verdict.currency)} ${verdict.currency}`
    case 'late':
      return `Handed in after ${verdict.days} days, ${verdict.allowed} are allowed`
    case 'rate-typed':
      return `Own exchange rate: ${verdict.reason}`
    case 'same-receipt':
      return `The same receipt is on claim ${verdict.claim}`
    case 'alike-receipt':
      return `A receipt that looks the same is on claim ${verdict.claim}`
    case 'same-spending':
      return `Same shop, day and amount (or same trip or days away) as on claim ${verdict.claim}`
  }
}

const violationsTable = async (ctx: Context, period: query.Period): Promise<Table> => ({
  headers: [
    'Claim', 'Person', 'State', 'Day', 'Merchant', 'Category', 'Amount', 'Currency', 'Severity', 'Rule', 'Decision', 'Approved', 'Reason',
  ], // biome-ignore format: a list
  rows: (await query.flaggedInPeriod(ctx.db, ctx.actor.companyId, period)).flatMap((row) =>
    (row.verdicts as Verdict[])
      .filter(({ severity }) => severity !== 'warning')
      .map((verdict) => [
        row.number,
        row.person,
        row.state,
        row.spent_on,
        row.merchant,
        row.category,
        written(row.payable, row.currency),
        row.currency,
        verdict.severity,
        sentenceOf(verdict),
        row.decision,
        written(row.approved, row.currency),
        row.decision_reason,
      ]),
  ),
})

const taxTable = async (ctx: Context, period: query.Period): Promise<Table> => ({
  headers: [
    'Country', 'Tax', 'Day', 'Merchant', 'Tax number of the shop', 'Amount', 'Tax in it', 'Tax of what was approved', 'Currency', 'Receipt', 'Claim',
    'Person', 'Category', 'Ledger code', 'Project',
  ], // biome-ignore format: a list
  rows: (await query.taxedInPeriod(ctx.db, ctx.actor.companyId, period)).map((row) => {
    const { salesTax, currency } = ctx.countries.get(row.country)
    const { amount, tax } = row
    return [
      row.country,
      currency.code === row.currency ? (salesTax ?? '') : 'Paid abroad',
      row.spent_on,
      row.merchant,
      row.tax_number,
      written(amount, row.currency),
      written(tax, row.currency),
      written(taxOfApproved(row), row.currency),
      row.currency,
      row.has_receipt ? 'yes' : 'no',
      row.number,
      row.person,
      row.category,
      row.ledger_code,
      row.project,
    ]
  }),
})

const TABLES = { spending: spendingTable, violations: violationsTable, tax: taxTable } as const

export const downloadExpenseReport = async (
  ctx: Context,
  { what, ...input }: Parsed<typeof contract.downloadExpenseReport>,
): Promise<Download> => {
  const period = periodOf(input)
  const { headers, rows } = await TABLES[what](ctx, period)
  ctx.audit({
    action: 'expense-report.download',
    targetType: 'company',
    targetId: ctx.actor.companyId,
    detail: { what, ...period, rows: rows.length },
  })
  const content = `\uFEFF${[csvLine(headers), ...rows.map(csvLine)].join('')}`
  return new Download(`expenses-${what}-${period.from}-${period.until}.csv`, 'text/csv; charset=utf-8', content)
}

/** Receipts one after the other, each read while the one before is on its way: memory holds one of them. */
async function* zipReceipts(ctx: Context, receipts: readonly query.FiledReceipt[]) {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  const nameOf = archiveNames()
  for (const receipt of receipts) {
    const file = new ZipPassThrough(nameOf(`claim-${receipt.number}`, `${receipt.spent_on} ${receipt.name}`))
    zip.add(file)
    file.push(await readFileOf(ctx, ctx.actor.companyId, receipt.storage_key), true)
    if (failure) throw failure
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

export const downloadReceipts = async (
  ctx: Context,
  { reason, ...input }: Parsed<typeof contract.downloadReceipts>,
): Promise<Download> => {
  const period = periodOf(input)
  const receipts = await query.receiptsInPeriod(ctx.db, ctx.actor.companyId, period)
  if (receipts.length === 0) throw new Refusal('CONFLICT', 'No receipts of this period were handed in.')
  if (receipts.length > MOST_RECEIPTS)
    throw new Refusal('CONFLICT', `This period has more than ${MOST_RECEIPTS} receipts. Choose a shorter one.`)
  ctx.audit({
    action: 'expense-receipts.archive',
    targetType: 'company',
    targetId: ctx.actor.companyId,
    detail: { ...period, reason, receipts: receipts.length },
  })
  const name = `receipts-${period.from}-${period.until}.zip`
  return new Download(name, 'application/zip', zipReceipts(ctx, receipts))
}
