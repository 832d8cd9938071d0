import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineImport, type ImportedRow, type MadeRecords, type RowProblem } from '../../../server/imports.ts'
import { isCurrencyCode } from './money.rules.ts'
import { worksOnExpenses } from './policy.ts'
import { ratesOfRow } from './rate-file.rules.ts'
import type { StoredRate } from './rates.rules.ts'
import { deleteRates, insertRates } from './rules.queries.ts'

/** What banks publish in a column each. */
const COLUMNS = [
  'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'ISK', 'JPY', 'KRW', 'MXN', 'MYR', 'NOK',
  'NZD', 'PHP', 'PLN', 'QAR', 'RON', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'USD', 'ZAR',
] as const // biome-ignore format: a list

const BASE = 'EUR'
const SOURCE = 'European Central Bank'
type Value = { rates: StoredRate[] }
const Cells = z.record(z.string(), z.string())

const check = async (_: Context, rows: readonly ImportedRow[]) => {
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells: raw } of rows) {
    const cells = Cells.parse(raw)
    const { rates, problem } = ratesOfRow(cells, {
      base: BASE,
      source: cells.source?.trim().slice(0, 120) || SOURCE,
    })
    const unknown = rates.find(({ base, quote }) => !isCurrencyCode(base) || !isCurrencyCode(quote))
    if (problem === null && !unknown) right.push({ row, value: { rates } })
    else
      problems.push({
        row,
        field: 'date',
        message: problem ?? 'From and to must be two currencies such as USD and SGD',
      })
  }
  return { right, problems }
}

const write = async ({ db, actor }: Context, rows: readonly { value: Value }[]): Promise<string[]> => {
  const rates = rows.flatMap(({ value }) => value.rates)
  const ids: string[] = []
  for (let at = 0; at < rates.length; at += 1000) {
    const part = rates.slice(at, at + 1000)
    const made = await insertRates(
      db,
      part.map((rate) => ({ ...rate, company_id: actor.companyId, entered_by: actor.userId })),
    )
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** What was settled with a rate keeps it: taking rates back changes no claim that was handed in. */
const undo = async ({ db, actor }: Context, { records }: MadeRecords) => ({
  removed: await deleteRates(db, actor.companyId, records),
  left: 0,
  kept: { count: 0, people: [] },
})

/** Exchange rates as the European Central Bank publishes them (`Date, USD, JPY …`, of one euro), or a line each (`Date, From, To, Rate`). */
export const rateImport = defineImport<Value>({
  kind: 'exchange-rates',
  label: { en: 'Exchange rates', ar: 'أسعار الصرف' },
  may: worksOnExpenses,
  columns: [
    { key: 'date', label: { en: 'Date', ar: 'التاريخ' }, required: true, aliases: ['day', 'rate date'] },
    { key: 'from', label: { en: 'From', ar: 'من' }, aliases: ['base', 'from currency'] },
    { key: 'to', label: { en: 'To', ar: 'إلى' }, aliases: ['quote', 'to currency'] },
    { key: 'rate', label: { en: 'Rate', ar: 'السعر' }, aliases: ['exchange rate'] },
    { key: 'source', label: { en: 'Source', ar: 'المصدر' }, aliases: ['published by'] },
    ...COLUMNS.map((code) => ({ key: code.toLowerCase(), label: { en: code, ar: code }, aliases: [] })),
  ],
  check,
  keysOf: () => [],
  write,
  undo,
  action: 'exchange-rate.import',
})
