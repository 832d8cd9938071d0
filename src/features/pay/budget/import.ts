import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import {
  defineImport,
  type ImportedRow,
  type ImportOf,
  type MadeRecords,
  type RowProblem,
} from '../../../server/imports.ts'
import { day, optionalDay, requiredText, text, uuid } from '../../../shared/fields.ts'
import { typedMinor } from '../../../shared/money.ts'
import { invalid } from '../../../shared/refusal.ts'
import { groundOfBudget, holdDraft } from './budgets.service.ts'
import { decimalsOf, lastDayOfYear, reckonPlaces } from './cost.service.ts'
import { writesBudgets } from './policy.ts'
import { newPlace } from './positions.service.ts'
import * as query from './queries.ts'

const Cells = z.object({
  title: requiredText('Title', 120),
  department: text('Department', 100).default(''),
  site: text('Site', 200).default(''),
  monthly_pay: requiredText('Monthly pay', 20),
  from: day('From'),
  until: optionalDay('Until'),
})
type Value = Omit<z.output<typeof Cells>, 'monthly_pay'> & { pay: number }

const Options = z.object({ budgetId: uuid('Budget') })

const budgetOf = async (ctx: Context, { options }: ImportOf) => {
  const { data } = Options.safeParse(options)
  if (!data) throw invalid({ budgetId: 'Choose the budget that the positions go into' })
  return holdDraft(ctx, data.budgetId)
}

const check = async (ctx: Context, rows: readonly ImportedRow[], of: ImportOf) => {
  const budget = await budgetOf(ctx, of)
  const decimals = decimalsOf(ctx, budget.currency)
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const { data, error } = Cells.safeParse(cells)
    if (!data) {
      for (const { path, message } of error.issues) problems.push({ row, field: String(path[0] ?? ''), message })
      continue
    }
    const { monthly_pay: typed, ...fields } = data
    const pay = typedMinor(typed, decimals)
    const last = lastDayOfYear(budget.year_from)
    if (pay === null || pay <= 0)
      problems.push({ row, field: 'monthly_pay', message: `Monthly pay must be an amount in ${budget.currency}` })
    else if (fields.from > last) problems.push({ row, field: 'from', message: 'From is after the year of this budget' })
    else if (fields.until !== null && (fields.until < fields.from || fields.until < budget.year_from))
      problems.push({ row, field: 'until', message: 'Until must not be before From or before the year of this budget' })
    else right.push({ row, value: { ...fields, pay } })
  }
  return { right, problems }
}

const write = async (ctx: Context, rows: readonly { value: Value }[], of: ImportOf): Promise<string[]> => {
  const budget = await budgetOf(ctx, of)
  const places = rows.map(({ value }) => newPlace(value, 'import', budget.year_from))
  await query.insertPositions(ctx.db, ctx.actor.companyId, budget.id, places)
  await reckonPlaces(ctx, await groundOfBudget(ctx, budget), { budgetId: budget.id, places })
  return places.map(({ id }) => id)
}

/** What was changed since stays, and everything of a budget that was handed in. */
const undo = async (ctx: Context, { records }: MadeRecords) => {
  const { companyId } = ctx.actor
  const rows = await query.positionsByIds(ctx.db, companyId, records)
  const drafts = new Set(
    (await query.listBudgets(ctx.db, companyId, { ids: [...new Set(rows.map(({ budget_id: id }) => id))] }))
      .filter(({ state }) => state === 'draft')
      .map(({ id }) => id),
  )
  const free = rows.filter((row) => row.version === 1 && drafts.has(row.budget_id))
  const kept = rows.filter((row) => !free.includes(row))
  await query.deletePositions(
    ctx.db,
    companyId,
    free.map(({ id }) => id),
  )
  const people = kept.map(({ id, title }) => ({ id, employee_id: '', name: title, why: 'changed' as const }))
  return { removed: free.length, left: 0, kept: { count: kept.length, people: people.slice(0, 20) } }
}

/** Places of a budget from a file; the budget is said once for all of them. */
export const positionImport = defineImport<Value>({
  kind: 'budget-positions',
  label: { en: 'Budget positions', ar: 'وظائف الميزانية' },
  may: writesBudgets,
  columns: [
    { key: 'title', label: { en: 'Title', ar: 'المسمى' }, required: true, aliases: ['position', 'job title', 'role'] },
    { key: 'department', label: { en: 'Department', ar: 'القسم' }, aliases: ['cost centre', 'cost center', 'dept'] },
    { key: 'site', label: { en: 'Site', ar: 'الموقع' }, aliases: ['location', 'place'] },
    {
      key: 'monthly_pay',
      label: { en: 'Monthly pay', ar: 'الأجر الشهري' },
      required: true,
      aliases: ['salary', 'pay'],
    },
    { key: 'from', label: { en: 'From', ar: 'من' }, required: true, aliases: ['start', 'start date'] },
    { key: 'until', label: { en: 'Until', ar: 'حتى' }, aliases: ['end', 'end date'] },
  ],
  mostRows: 10_000,
  check,
  keysOf: () => [],
  write,
  undo,
  action: 'budget-position.import',
})
