import type { Context } from '../../../server/context.ts'
import {
  defineImport,
  type ImportColumn,
  type ImportedRow,
  type ImportOf,
  type MadeRecords,
  type RowProblem,
} from '../../../server/imports.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { listLockedMonths } from '../payroll/opening.service.ts'
import { amountSentence, readAmount, readMonth } from './cells.rules.ts'
import {
  COMMON_COMPONENTS,
  componentsOfCountry,
  type RegisterComponent,
  registerComponents,
  UNPAID_COLUMN,
} from './components.rules.ts'
import { ownColumnsOfCompany, ownColumnsOfEntity } from './own-columns.service.ts'
import { preparesGoLive } from './policy.ts'
import * as query from './queries.ts'

/** The register of the provider before: what each person was paid in each month, by component. */

type Value = {
  groupId: string
  employmentId: string
  number: string
  month: string
  amounts: Record<string, number>
  gross: number | null
  net: number | null
}

const OWN_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'employee_id',
    label: { en: 'Employee ID', ar: 'رقم الموظف' },
    required: true,
    aliases: ['employee number', 'staff no', 'emp id', 'employee code'],
  },
  {
    key: 'month',
    label: { en: 'Month', ar: 'الشهر' },
    required: true,
    aliases: ['pay month', 'period', 'pay period', 'pay date', 'payment date'],
  },
  {
    key: UNPAID_COLUMN,
    label: { en: 'Unpaid leave', ar: 'إجازة غير مدفوعة' },
    aliases: ['no pay leave', 'npl', 'loss of pay', 'lop'],
  },
  {
    key: 'gross',
    label: { en: 'Gross pay', ar: 'إجمالي الراتب' },
    aliases: ['gross', 'total earnings', 'gross wages'],
  },
  { key: 'net', label: { en: 'Net pay', ar: 'صافي الراتب' }, aliases: ['net', 'take home', 'net salary'] },
]

const asColumn = ({ key, label, aliases }: RegisterComponent): ImportColumn => ({ key, label, aliases })

const columns = (_countries: Context['countries'], payrolls: Context['payrolls']): ImportColumn[] => [
  ...OWN_COLUMNS,
  ...COMMON_COMPONENTS.map(asColumn),
  ...[...payrolls.values()].flatMap((law) =>
    componentsOfCountry(law).map((one) => ({ ...asColumn(one), label: { en: `${one.label.en} (${law.code})` } })),
  ),
]

type Cells = Readonly<Record<string, string | undefined>>
type Problem = { field: string; message: string; duplicate?: true }

/** The employment somebody had in a month: of two under one number the one of that month. */
const employedIn = (people: readonly query.Employed[], month: string): query.Employed | undefined =>
  people.find(
    ({ started_on: from, ended_on: until }) =>
      from.slice(0, 7) <= month && (until === null || until.slice(0, 7) >= month),
  )

type Group = {
  components: ReadonlyMap<string, RegisterComponent>
  decimals: number
  /** Months that are locked, with the kind of run. */
  locked: ReadonlyMap<string, string>
}

const amountsIn = (cells: Cells, { components, decimals }: Group) => {
  const problems: Problem[] = []
  const amounts: Record<string, number> = {}
  const read = (key: string, label: string): number | null => {
    const cell = cells[key]
    if (cell === undefined || cell.trim() === '') return null
    const amount = readAmount(cell, decimals)
    if (amount === null) problems.push({ field: key, message: amountSentence(label, decimals) })
    return amount
  }
  const [gross, net, unpaid] = [read('gross', 'Gross pay'), read('net', 'Net pay'), read(UNPAID_COLUMN, 'Unpaid leave')]
  for (const [key, cell] of Object.entries(cells)) {
    const component = components.get(key)
    if (component) {
      const amount = read(key, component.label.en)
      if (amount !== null && amount !== 0) amounts[key] = component.kind === 'deduction' ? Math.abs(amount) : amount
    } else if (cell && key.includes('.') && readAmount(cell, decimals) !== 0)
      problems.push({ field: key, message: 'This is not asked for in the country of this person' })
  }
  // A column of its own takes it off basic pay, whichever sign it has.
  if (unpaid !== null) amounts.basic = (amounts.basic ?? 0) - Math.abs(unpaid)
  if (problems.length === 0 && Object.keys(amounts).length === 0)
    problems.push({ field: 'basic', message: 'This row has no amount: match at least one column of pay' })
  return { problems, amounts, gross, net }
}

const monthProblem = ({ locked }: Group, month: string): Problem | null => {
  const kind = locked.get(month)
  if (!kind) return null
  const message =
    kind === 'opening'
      ? `${month} is counted as paid before already. Take it back first.`
      : `The pay of ${month} is locked here: it was not paid by another provider.`
  return { field: 'month', message }
}

const groupsOf = async (ctx: Context, people: readonly query.Employed[]): Promise<Map<string, Group>> => {
  const groups = new Map<string, Group>()
  for (const id of new Set(people.flatMap(({ group_id }) => group_id ?? []))) {
    const { group, law } = await groupWithLaw(ctx, id)
    if (!law) continue
    const { minorUnits: decimals } = ctx.countries.get(group.country).currency
    const locked = new Map(
      (await listLockedMonths(ctx.db, ctx.actor.companyId, id))
        .filter(({ kind }) => kind === 'opening' || kind === 'regular')
        .map(({ month, kind }) => [month, kind]),
    )
    const own = await ownColumnsOfEntity(ctx, law, group.entity_id)
    groups.set(id, { components: registerComponents(law, own), decimals, locked })
  }
  return groups
}

type Known = {
  people: ReadonlyMap<string, query.Employed[]>
  groups: ReadonlyMap<string, Group>
  /** Months of people that were brought in already. */
  taken: ReadonlySet<string>
}

const readRow = (known: Known, number: string, cells: Cells): { value: Value } | { problems: Problem[] } => {
  const wrong = (field: string, message: string, duplicate?: true): { problems: Problem[] } => ({
    problems: [duplicate ? { field, message, duplicate } : { field, message }],
  })
  const own = known.people.get(number)
  if (!own) return wrong('employee_id', 'Nobody has this employee ID')
  const month = readMonth(cells.month ?? '')
  if (!month) return wrong('month', 'Month must be like 2026-03 or Mar 2026')
  const person = employedIn(own, month)
  if (!person) return wrong('month', 'This person was not employed in this month')
  const { employment_id: employmentId, group_id: groupId } = person
  const group = known.groups.get(groupId ?? '')
  if (!group || !groupId)
    return wrong('employee_id', 'Their legal entity has no pay group yet: say how its people are paid')
  const stopped = monthProblem(group, month)
  if (stopped) return { problems: [stopped] }
  if (known.taken.has(`${employmentId} ${month}`))
    return wrong('month', 'This person’s pay of this month was brought in already', true)
  const { problems, ...read } = amountsIn(cells, group)
  return problems.length > 0 ? { problems } : { value: { groupId, employmentId, number, month, ...read } }
}

const check = async (ctx: Context, rows: readonly ImportedRow[]) => {
  const { companyId } = ctx.actor
  const numbers = rows.map(({ cells }) => String((cells as Cells).employee_id ?? '').trim())
  const found = await query.listEmployed(ctx.db, companyId, [...new Set(numbers)])
  const ids = found.map(({ employment_id: id }) => id)
  const taken = await query.listTakenRows(ctx.db, companyId, ids)
  const known: Known = {
    people: Map.groupBy(found, ({ number }) => number),
    groups: await groupsOf(ctx, found),
    taken: new Set(taken.map((row) => `${row.employment_id} ${row.month}`)),
  }
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  rows.forEach(({ row, cells }, at) => {
    const read = readRow(known, numbers[at] ?? '', cells as Cells)
    if ('value' in read) right.push({ row, value: read.value })
    else problems.push(...read.problems.map((problem) => ({ row, ...problem })))
  })
  return { right, problems }
}

const write = async (
  ctx: Context,
  rows: readonly { value: Value }[],
  { importId }: ImportOf,
): Promise<readonly string[]> =>
  (
    await query.insertRegisterRows(ctx.db, ctx.actor.companyId, {
      importId,
      by: ctx.actor.userId,
      rows: rows.map(({ value }) => value),
    })
  ).map(({ id }) => id)

/** Rows go unless their month is counted as paid before: that is taken back first. */
const undo = async (ctx: Context, { records }: MadeRecords) => {
  const { companyId } = ctx.actor
  const rows = await query.rowsByIds(ctx.db, companyId, records)
  const used = new Set<string>()
  for (const groupId of new Set(rows.map(({ group_id }) => group_id)))
    for (const { month, kind } of await listLockedMonths(ctx.db, companyId, groupId))
      if (kind === 'opening') used.add(`${groupId} ${month}`)
  const isUsed = (row: (typeof rows)[number]) => used.has(`${row.group_id} ${row.month}`)
  const free = rows.filter((row) => !isUsed(row)).map(({ id }) => id)
  await query.deleteRegisterRows(ctx.db, companyId, free)
  const kept = rows.filter(isUsed)
  const named = kept
    .slice(0, 50)
    .map((row) => ({ id: row.id, employee_id: row.number, name: row.name, why: 'records' as const }))
  return { removed: free.length, left: 0, kept: { count: kept.length, people: named } }
}

export const registerImport = defineImport<Value>({
  kind: 'pay-registers',
  label: { en: 'Pay register of another provider', ar: 'سجل رواتب من مزوّد آخر' },
  may: preparesGoLive,
  columns,
  ownColumns: async (ctx) => (await ownColumnsOfCompany(ctx)).map(asColumn),
  mostRows: 60_000,
  check,
  keysOf: ({ number, month }) => [{ field: 'month', label: 'Employee ID and month', value: `${number} ${month}` }],
  write,
  undo,
  undoHours: null,
  action: 'pay-register.import',
})
