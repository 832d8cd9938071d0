import type { Context } from '../../../server/context.ts'
import * as query from './month-open.queries.ts'
import type { OpenPay } from './month-open.rules.ts'
import { periodsOfMonth } from './pay-calendar.rules.ts'
import { listGroups } from './queries.ts'

/** Pay of a month that is to come or waits to be locked, by the day it is paid on. */
export const openPayOfMonth = async (
  { db, actor: { companyId } }: Pick<Context, 'db' | 'actor'>,
  q: { entityId: string; month: string },
): Promise<OpenPay[]> => {
  const groups = (await listGroups(db, companyId)).filter((one) => one.entity_id === q.entityId)
  const runs = await query.runsOfMonth(db, companyId, q)
  const first = new Map((await query.firstDays(db, companyId, q.entityId)).map((row) => [row.group_id, row.day]))
  const open: OpenPay[] = []
  for (const group of groups) {
    const own = runs.filter((run) => run.group_id === group.id)
    for (const { from, until, payDay } of periodsOfMonth(group, q.month)) {
      const run = own.find((one) => one.kind === 'regular' && one.from_day === from)
      if (run?.state === 'locked' || from < (first.get(group.id) ?? '')) continue
      if (own.some((one) => one.kind === 'opening' && one.state === 'locked')) continue
      const people = await query.peopleToPay(db, companyId, { entityId: q.entityId, groupId: group.id, from, until })
      if (people > 0) open.push({ group: group.name, payDay, kind: 'regular', people, runId: run?.id ?? null })
    }
    for (const run of own)
      if (run.kind !== 'regular' && run.state !== 'locked')
        open.push({ group: group.name, payDay: run.pay_day, kind: run.kind, people: 0, runId: run.id })
  }
  return open.toSorted((a, b) => a.payDay.localeCompare(b.payDay) || a.group.localeCompare(b.group))
}
