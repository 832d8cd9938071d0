import type { Minor } from '../../../shared/money.ts'

/** What people have spent, put together: by category, cost centre and project, and the tax in it. */

export const GROUPED_BY = ['category', 'costCentre', 'project'] as const
export type GroupedBy = (typeof GROUPED_BY)[number]

export type SpentRow = {
  category: string
  /** The department on the day of spending; null: none was said. */
  costCentre: string | null
  project: string | null
  currency: string
  lines: number
  minor: Minor
}

export type SpentSum = { name: string | null; currency: string; lines: number; minor: Minor }

/** Sums of each currency by one of the three, the largest first; what has no name stands last. */
export const spentBy = (rows: readonly SpentRow[], by: GroupedBy): SpentSum[] => {
  const sums = new Map<string, SpentSum>()
  for (const row of rows) {
    const key = JSON.stringify([row[by], row.currency])
    const sum = sums.get(key) ?? { name: row[by], currency: row.currency, lines: 0, minor: 0 }
    sums.set(key, { ...sum, lines: sum.lines + row.lines, minor: sum.minor + row.minor })
  }
  return [...sums.values()].sort(
    (a, b) =>
      Number(a.name === null) - Number(b.name === null) ||
      b.minor - a.minor ||
      (a.name ?? '').localeCompare(b.name ?? '') ||
      a.currency.localeCompare(b.currency),
  )
}

/** The tax in what was approved of a line: of one approved in part its share, rounded down, since no more than was paid is asked back. */
export const taxOfApproved = ({ tax, payable, approved }: { tax: Minor; payable: Minor; approved: Minor }): Minor => {
  if (payable <= 0 || approved <= 0) return 0
  return approved >= payable ? tax : Number((BigInt(tax) * BigInt(approved)) / BigInt(payable))
}

export type TaxedLine = {
  country: string
  currency: string
  amount: Minor
  tax: Minor
  payable: Minor
  approved: Minor
  taxNumber: string | null
  hasReceipt: boolean
}
export type TaxSum = {
  country: string
  currency: string
  lines: number
  amount: Minor
  tax: Minor
  /** Of it, on lines that have a receipt and the tax number of the shop. */
  proven: Minor
}

/** The tax by country and currency, in the order of both. */
export const taxSums = (lines: readonly TaxedLine[]): TaxSum[] => {
  const sums = new Map<string, TaxSum>()
  for (const line of lines) {
    const key = `${line.country} ${line.currency}`
    const { country, currency } = line
    const sum = sums.get(key) ?? { country, currency, lines: 0, amount: 0, tax: 0, proven: 0 }
    const tax = taxOfApproved(line)
    sums.set(key, {
      ...sum,
      lines: sum.lines + 1,
      amount: sum.amount + line.amount,
      tax: sum.tax + tax,
      proven: sum.proven + (line.taxNumber !== null && line.hasReceipt ? tax : 0),
    })
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, sum]) => sum)
}

/** A name of a receipt in an archive that no other has: letters of any script stay, what a path or a program could read does not. */
export const archiveNames = () => {
  const taken = new Set<string>()
  return (folder: string, name: string): string => {
    const plain =
      name
        .replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')
        .replace(/^\.+/, '_')
        .slice(-120) || 'receipt'
    const dot = plain.lastIndexOf('.')
    const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
    for (let n = 1; ; n++) {
      const path = `${folder}/${n === 1 ? stem : `${stem}-${n}`}${end}`
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  }
}
