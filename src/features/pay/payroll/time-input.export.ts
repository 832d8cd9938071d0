import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import type { Day } from '../../../shared/dates.ts'
import { fileReason, uuid } from '../../../shared/fields.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { approvedMinutesOf, countUnclear } from '../../time/attendance/paid-time.service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { unpaidLeaveOf } from '../../time/leave/unpaid.service.ts'
import { groupWithLaw } from './grid.service.ts'
import { periodsOfMonth } from './pay-calendar.rules.ts'
import { readsPayroll } from './policy.ts'
import * as query from './queries.ts'
import { month } from './shapes.contract.ts'

/** Approved time of people by pay period and class, in minutes: what pay is made of, for whoever pays elsewhere or looks it over. */

type TimeInputRow = {
  number: string
  name: string
  group: string
  from: Day
  until: Day
  payDay: Day
  class: string
  kind: string
  minutes: number
  isLocked: boolean
  /** Days of the person in the period that are still to be put right. */
  unclear: number
}

/** People whose time is read at once. */
const AT_ONCE = 500

type Period = { from: Day; until: Day; payDay: Day }

/** What somebody has of each class, ordinary time first, and of leave that nobody pays. */
async function* rowsOfPeriod(
  ctx: Context,
  group: query.GroupRow,
  { from, until, payDay }: Period,
): AsyncGenerator<TimeInputRow[]> {
  const { companyId } = ctx.actor
  const people = await query.peopleOfEntity(ctx.db, companyId, {
    entityId: group.entity_id,
    groupId: group.id,
    from,
    until,
  })
  for (let at = 0; at < people.length; at += AT_ONCE) {
    const some = people.slice(at, at + AT_ONCE)
    const asked = { companyId, employmentIds: some.map(({ employment_id }) => employment_id), from, until }
    const minutes = Map.groupBy(await approvedMinutesOf(ctx, asked), (row) => row.employment_id)
    const leave = await unpaidLeaveOf(leaveReaderOf(ctx), asked)
    const unclear = await countUnclear(ctx, asked)
    yield some.flatMap((person): TimeInputRow[] => {
      const id = person.employment_id
      const base = { number: person.number, name: person.name, group: group.name, from, until, payDay }
      const own = Map.groupBy(minutes.get(id) ?? [], (row) => row.class)
      const classes = [...own.values()].map((rows) => ({
        class: rows[0]?.label ?? '',
        kind: rows[0]?.kind ?? '',
        minutes: rows.reduce((sum, { paid }) => sum + paid, 0),
        isLocked: rows.every(({ isLocked }) => isLocked),
      }))
      const unpaid = [...Map.groupBy(leave.get(id)?.days ?? [], ({ name }) => name)].map(([name, days]) => ({
        class: name,
        kind: 'unpaid_leave',
        minutes: roundToMinor(days.reduce((sum, { unpaid: part, ofDay }) => sum.add(part.mul(ofDay)), exact(0))),
        isLocked: false,
      }))
      const isOrdinary = ({ kind }: { kind: string }) => Number(kind !== 'regular')
      const said = [...classes, ...unpaid]
        .filter((one) => one.minutes !== 0)
        .toSorted((a, b) => isOrdinary(a) - isOrdinary(b) || a.class.localeCompare(b.class))
      const waits = unclear.get(id) ?? 0
      // Whoever has nothing but days to be put right is not passed over.
      if (said.length === 0 && waits > 0) said.push({ class: '', kind: '', minutes: 0, isLocked: false })
      return said.map((one) => ({ ...base, ...one, unclear: waits }))
    })
  }
}

export const timeInputExport = defineListExport({
  list: 'pay-time',
  may: readsPayroll,
  screen: paths.payroll({ tab: 'inputs' }),
  action: 'payroll.export-time',
  input: z.object({ group: uuid('Pay group'), month, reason: fileReason }),
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: TimeInputRow) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'group', header: 'Pay group', value: (row) => row.group },
    { id: 'from', header: 'From', value: (row) => row.from },
    { id: 'until', header: 'Until', value: (row) => row.until },
    { id: 'payDay', header: 'Pay day', value: (row) => row.payDay },
    { id: 'class', header: 'Class', value: (row) => row.class },
    { id: 'kind', header: 'Kind', value: (row) => row.kind.replaceAll('_', ' ') },
    { id: 'minutes', header: 'Minutes', value: (row) => row.minutes },
    { id: 'locked', header: 'Locked', value: (row) => (row.isLocked ? 'yes' : '') },
    { id: 'unclear', header: 'Days to put right', value: (row) => row.unclear },
  ],
  rows: async function* (ctx, { group: id, month: ofMonth }) {
    const { group } = await groupWithLaw(ctx, id)
    for (const period of periodsOfMonth(group, ofMonth)) yield* rowsOfPeriod(ctx, group, period)
  },
})
