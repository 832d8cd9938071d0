import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { type Cell, csvSheet, xlsxSheet } from '../../../server/sheets.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { explainChange, type PayChange } from './explain-change.rules.ts'
import { netOf, type PayLine } from './lines.rules.ts'
import { taxYearStart } from './person-pay.rules.ts'
import * as query from './runs.queries.ts'
import { getRun } from './runs.service.ts'
import type * as contract from './variance.contract.ts'
import { linesBefore, paidSince, type VariedLine, variedLines } from './variance.queries.ts'

/** So many are read at once for a file. */
const AT_ONCE = 1_000

/** A line without its derivation: causes look at amounts alone. */
const lineOf = ({ key, label, kind, amount, nature, agreed, scheme }: VariedLine): PayLine => ({
  key,
  label,
  kind,
  amount,
  source: { kind: 'item', id: key },
  why: { value: '', unit: '', rule: NO_RULE, inputs: [], steps: [] },
  ...(nature ? { nature: nature as NonNullable<PayLine['nature']> } : {}),
  ...(agreed === null ? {} : { agreed }),
  ...(scheme ? { scheme } : {}),
})

const NO_RULE = {
  id: '',
  title: '',
  effectiveFrom: null,
  source: { title: '', checkedOn: '', confirmed: true },
} as const

type Varied = { lines: PayLine[]; before: PayLine[]; causes: PayChange[] }

/** Lines of some people with those of their last regular run, and why the nets differ; a first run changes nothing. */
const variedOf = async (
  ctx: Context,
  run: query.RunRow,
  employmentIds: readonly string[],
): Promise<Map<string, Varied>> => {
  const { companyId } = ctx.actor
  const group = (rows: readonly VariedLine[]) => Map.groupBy(rows, (row) => row.employment_id)
  const now = group(await variedLines(ctx.db, companyId, { runId: run.id, employmentIds }))
  const last = group(await linesBefore(ctx.db, companyId, { employmentIds, payDay: run.pay_day }))
  return new Map(
    employmentIds.map((id) => {
      const [lines, before] = [(now.get(id) ?? []).map(lineOf), (last.get(id) ?? []).map(lineOf)]
      return [id, { lines, before, causes: before.length > 0 && lines.length > 0 ? explainChange(before, lines) : [] }]
    }),
  )
}

const bySize = (a: PayChange, b: PayChange): number => Math.abs(b.amount) - Math.abs(a.amount)

export const readPayVariance = async (
  ctx: Context,
  { id, page, cursor, pageSize, state, search }: Parsed<typeof contract.readPayVariance>,
): Promise<Output<typeof contract.readPayVariance>> => {
  const run = await getRun(ctx, id)
  const part = listWindow(query.PEOPLE_ORDERS, { sort: 'name', page, cursor, pageSize })
  const { companyId } = ctx.actor
  const asked = { runId: id, filter: { state, search } }
  const { rows, next } = pageOf(part, await query.listPeople(ctx.db, companyId, { ...asked, part }))
  const total = totalOf(await query.countPeople(ctx.db, companyId, asked))
  const ids = rows.map((row) => row.employment_id)
  const varied = await variedOf(ctx, run, ids)
  return {
    people: ids.map((employmentId) => ({
      employmentId,
      causes: [...(varied.get(employmentId)?.causes ?? [])].sort(bySize),
    })),
    next,
    page,
    ...total,
  }
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const SAID: Readonly<Record<PayChange['kind'], string>> = {
  raise: 'pay',
  days: 'days paid',
  started: 'began',
  ended: 'ended',
  amount: 'amount',
  contribution: 'contribution',
  deduction: 'deduction',
}

const KINDS = {
  earning: 'Earnings',
  reimbursement: 'Paid back',
  deduction: 'Deductions',
  employer: 'Employer',
} as const
type Shown = keyof typeof KINDS
const isShown = (kind: PayLine['kind']): kind is Shown => kind !== 'memo'

/** Of people of a run one after the other, so many at a time. */
async function* peopleOf(ctx: Context, runId: string) {
  let cursor: string | null = null
  do {
    const part = listWindow(query.PEOPLE_ORDERS, { sort: 'name', page: 1, cursor, pageSize: AT_ONCE })
    const asked = { runId, filter: { state: null, search: null }, part }
    const found = pageOf(part, await query.listPeople(ctx.db, ctx.actor.companyId, asked))
    yield found.rows
    cursor = found.next
  } while (cursor)
}

/**
 * The register of a run: a row for each person, a column for each component, what they were paid the last time and why it is another amount now, and the
 * tax year with this run.
 */
export const payRegister = async (
  ctx: Context,
  { id, format }: Pick<Parsed<typeof contract.downloadPayRegister>, 'id' | 'format'>,
): Promise<{ download: Download; people: number }> => {
  const run = await getRun(ctx, id)
  if (run.state === 'draft' || run.state === 'void')
    throw new Refusal('CONFLICT', 'Calculate the run first: a register is made from what was calculated.')
  const { companyId } = ctx.actor
  const { minorUnits } = ctx.countries.get(run.country).currency
  const money = (amount: number) => fromMinor(amount, minorUnits)
  const law = ctx.payrolls.get(run.country)
  const from = taxYearStart(run.pay_day, law?.taxYearFrom ?? '01-01')
  // Columns are known once everybody was read: amounts are kept, no derivation is.
  const columns = new Map<string, { kind: Shown; label: string }>()
  const people: { row: query.RunPersonRow; amounts: Map<string, number>; cells: Cell[] }[] = []
  for await (const rows of peopleOf(ctx, id)) {
    const employmentIds = rows.map((row) => row.employment_id)
    const varied = await variedOf(ctx, run, employmentIds)
    const year = new Map(
      (await paidSince(ctx.db, companyId, { employmentIds, from, until: run.pay_day })).map((one) => [
        one.employment_id,
        one,
      ]),
    )
    for (const row of rows) {
      const { lines = [], causes = [] } = varied.get(row.employment_id) ?? {}
      const amounts = new Map<string, number>()
      for (const { kind, key, label, amount } of lines) {
        if (!isShown(kind)) continue
        const column = `${kind} ${label}`
        if (!columns.has(column)) columns.set(column, { kind, label: label || key })
        amounts.set(column, (amounts.get(column) ?? 0) + amount)
      }
      const isLocked = run.state === 'locked'
      const paid = year.get(row.employment_id)
      const also = isLocked ? { gross: 0, net: 0 } : { gross: row.gross, net: netOf(lines) }
      people.push({
        row,
        amounts,
        cells: [
          row.last_net === null ? '' : money(row.last_net),
          row.last_net === null ? '' : money(row.net - row.last_net),
          causes.map((one) => `${one.label} (${SAID[one.kind]}): ${money(one.amount)}`).join('; '),
          money((paid?.gross ?? 0) + also.gross),
          money((paid?.net ?? 0) + also.net),
        ],
      })
    }
  }
  const order = Object.keys(KINDS)
  const shown = [...columns].sort(([, a], [, b]) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const headers = [
    'Employee ID',
    'Name',
    'Status',
    ...shown.map(([, { kind, label }]) => `${KINDS[kind]}: ${label}`),
    'Gross',
    'Employer cost',
    'Net',
    'Last net',
    'Change',
    'Why',
    'Gross of the tax year',
    'Net of the tax year',
    'Currency',
  ]
  async function* pieces() {
    for (let at = 0; at < people.length; at += AT_ONCE)
      yield people
        .slice(at, at + AT_ONCE)
        .map(({ row, amounts, cells }): Cell[] => [
          row.number,
          row.name,
          row.state,
          ...shown.map(([column]) => money(amounts.get(column) ?? 0)),
          money(row.gross),
          money(row.employer_cost),
          money(row.net),
          ...cells,
          run.currency,
        ])
  }
  const sheet = format === 'xlsx' ? xlsxSheet : csvSheet
  const download = new Download(`register-${run.pay_day}.${format}`, TYPES[format], sheet(headers, pieces()))
  return { download, people: people.length }
}

/** The register as a file. Who took it, and why, is logged. */
export const downloadPayRegister = async (
  ctx: Context,
  { id, format, reason }: Parsed<typeof contract.downloadPayRegister>,
): Promise<Download> => {
  const { download, people } = await payRegister(ctx, { id, format })
  const detail = { format, reason, people }
  ctx.audit({ action: 'pay-register.download', targetType: 'pay-run', targetId: id, detail })
  return download
}
