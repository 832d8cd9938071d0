import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { day, fileReason } from '../../../shared/fields.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid } from '../../../shared/refusal.ts'
import { ledgerOf } from './account.rules.ts'
import { leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { employmentsWithAccounts } from './ledger.queries.ts'
import { balanceOn, type Entry } from './ledger.rules.ts'
import { readAccounts } from './ledger.service.ts'
import { readsLeave } from './policy.ts'
import { daysOf } from './shown.service.ts'
import type * as contract from './year-end.contract.ts'

/** The year-end of leave tried before it happens: carrying over and ending come by themselves on their day, here they are read ahead. */

const AT_A_TIME = 500
const MOST_ROWS = 200
/** Grants are known no further ahead than the law is. */
const MOST_DAYS = 800

type Row = contract.YearEndRow & { number: string }

const sumOf = (entries: readonly Entry[], ...kinds: Entry['kind'][]): number =>
  entries.reduce((sum, one) => (kinds.includes(one.kind) ? sum + one.minutes : sum), 0)

const requireAhead = (today: Day, until: Day): void => {
  if (until <= today) throw invalid({ until: 'Until must lie ahead' })
  if (until > addDays(today, MOST_DAYS)) throw invalid({ until: 'At most two years ahead' })
}

/** Balances of which something is carried or ends by a day, some at a time. */
async function* yearEndRows(ctx: Context, until: Day): AsyncGenerator<Row[]> {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  let after: string | null = null
  for (;;) {
    const ids: string[] = (await employmentsWithAccounts(db, actor.companyId, after, AT_A_TIME)).map(({ id }) => id)
    const accounts = await readAccounts(reader, ground, ids, until)
    yield accounts.flatMap(({ row, known, type, facts }): Row[] => {
      const { entries } = ledgerOf(facts, until)
      const ahead = entries.filter(({ onDay }) => onDay > known.today)
      const carried = sumOf(ahead, 'carry_in')
      const lost = -sumOf(ahead, 'expire', 'unexpire')
      if (carried === 0 && lost === 0) return []
      return [
        {
          employeeId: known.person.employee_id,
          number: known.person.employee_number,
          person: known.person.full_name,
          department: known.person.department,
          type: { key: type.key, name: type.name, isOfLaw: type.law !== null },
          dayMinutes: row.day_minutes,
          before: balanceOn(entries, known.today),
          carried,
          lost,
          after: balanceOn(entries, until),
        },
      ]
    })
    after = ids.at(-1) ?? null
    if (ids.length < AT_A_TIME) return
  }
}

export const readLeaveYearEnd = async (
  ctx: Context,
  { until }: Parsed<typeof contract.leaveYearEnd>,
): Promise<Output<typeof contract.leaveYearEnd>> => {
  const today = dayIn('UTC', ctx.now())
  requireAhead(today, until)
  const rows: contract.YearEndRow[] = []
  let total = 0
  for await (const page of yearEndRows(ctx, until)) {
    total += page.length
    rows.push(...page.map(({ number: _, ...row }) => row))
    rows.sort((a, b) => b.lost - a.lost || b.carried - a.carried)
    rows.splice(MOST_ROWS)
  }
  return { today, until, total, rows }
}

/** The same as a file, of everybody. */
export const leaveYearEndExport = defineListExport({
  list: 'leave-year-end',
  may: readsLeave,
  screen: paths.leave({ tab: 'balances' }),
  action: 'leave.export-year-end',
  input: z.object({ until: day('Until'), reason: fileReason }),
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: Row) => row.number },
    { id: 'person', header: 'Person', value: (row) => row.person },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'type', header: 'Kind of leave', value: (row) => row.type.name },
    { id: 'before', header: 'Days now', value: (row) => daysOf(row.before, row.dayMinutes) },
    { id: 'carried', header: 'Days carried over', value: (row) => daysOf(row.carried, row.dayMinutes) },
    { id: 'lost', header: 'Days that end unused', value: (row) => daysOf(row.lost, row.dayMinutes) },
    { id: 'after', header: 'Days then', value: (row) => daysOf(row.after, row.dayMinutes) },
  ],
  rows: (ctx, { until }) => {
    requireAhead(dayIn('UTC', ctx.now()), until)
    return yearEndRows(ctx, until)
  },
})
