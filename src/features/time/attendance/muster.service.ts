import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { type Cell, xlsxSheet } from '../../../server/sheets.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import * as query from './days.queries.ts'
import type { DayState } from './days.rules.ts'
import { requireSpan } from './days.service.ts'
import type { musterRoll } from './muster.contract.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PEOPLE_AT_ONCE = 500

/** What a day is, in as few letters as a column of a muster roll has room for. */
const LETTERS: Readonly<Record<DayState, string>> = {
  scheduled: '',
  in_progress: 'P',
  complete: 'P',
  exception: '?',
  leave: 'L',
  holiday: 'H',
  rest: 'R',
  absent_provisional: 'A?',
  absent: 'A',
}
const MEANING =
  'P present, A absent, A? absent so far, L leave, H holiday, R day off, ? not clear; after it the hours worked'

const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100
const wordOf = ({ state, worked }: query.StoredDayRow): string =>
  [LETTERS[state], worked ? String(hours(worked)) : ''].filter(Boolean).join(' ')

type Input = Parsed<typeof musterRoll>

/** The people of the roll, some at a time, each with their days. */
async function* rowsOf({ db, actor }: Context, input: Input, days: readonly Day[]): AsyncGenerator<Cell[][]> {
  const { companyId } = actor
  for (let offset = 0; ; offset += PEOPLE_AT_ONCE) {
    const people = await query.listSheetPeople(db, companyId, { ...input, limit: PEOPLE_AT_ONCE, offset })
    const ids = people.map(({ employment_id }) => employment_id)
    const stored = Map.groupBy(await query.listDays(db, companyId, ids, input), (day) => day.employment_id)
    yield people.map(({ employment_id, number, name, site }) => {
      const own = stored.get(employment_id) ?? []
      const byDay = new Map(own.map((day) => [day.work_date, day] as const))
      const count = (...states: DayState[]) => own.filter(({ state }) => states.includes(state)).length
      const sum = (of: (day: query.StoredDayRow) => number) => hours(own.reduce((total, day) => total + of(day), 0))
      return [
        number,
        name,
        site ?? '',
        ...days.map((day) => {
          const found = byDay.get(day)
          return found ? wordOf(found) : ''
        }),
        count('complete', 'in_progress'),
        count('absent', 'absent_provisional'),
        count('leave'),
        count('holiday'),
        count('exception'),
        sum(({ worked }) => worked ?? 0),
        sum(({ overtime }) => overtime),
        sum(({ overtime_paid }) => overtime_paid),
      ]
    })
    if (people.length < PEOPLE_AT_ONCE) return
  }
}

/** The muster roll: people down, days across, then what they come to. */
export const downloadMusterRoll = async (ctx: Context, input: Input) => {
  requireSpan(input)
  const days: Day[] = []
  for (let day = input.from; day <= input.until; day = addDays(day, 1)) days.push(day)
  const sums = ['Present', 'Absent', 'Leave', 'Holidays', 'Not clear', 'Hours', 'Overtime', 'Overtime paid']
  const head = ['Employee ID', 'Name', 'Site', ...days, ...sums, MEANING]
  const { from, until } = input
  ctx.audit({ action: 'attendance.muster', targetType: 'attendance', detail: { from, until, site: input.site } })
  return new Download(`muster-roll-${from}.xlsx`, WORKBOOK, xlsxSheet(head, rowsOf(ctx, input, days)))
}
