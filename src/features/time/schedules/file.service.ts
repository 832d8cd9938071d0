import type { Context } from '../../../server/context.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { Download } from '../../../server/routes.ts'
import { xlsxSheet } from '../../../server/sheets.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import { readRoster } from './roster.service.ts'
import { listShiftTypes } from './setup.queries.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Roster = Awaited<ReturnType<typeof readRoster>>
const hours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100)

/** One line a shift: who, where, when, what; those that are open last. */
const linesOf = ({ people, open }: Roster, nameOf: (id: string) => string) => [
  ...people.flatMap(({ name, position, department, cells }) =>
    cells
      .toSorted((a, b) => (`${a.day} ${a.start}` < `${b.day} ${b.start}` ? -1 : 1))
      .map((cell) => [
        name,
        position ?? '',
        department ?? '',
        cell.day,
        cell.start,
        cell.end,
        nameOf(cell.shiftTypeId),
        Number(hours(cell.minutes)),
        cell.state,
        cell.note ?? '',
      ]),
  ),
  ...open.map((cell) => [
    '',
    '',
    '',
    cell.day,
    cell.start,
    cell.end,
    nameOf(cell.shiftTypeId),
    Number(hours(cell.minutes)),
    'open',
    cell.note ?? '',
  ]),
]

const HEAD = ['Person', 'Position', 'Department', 'Day', 'Start', 'End', 'Shift', 'Hours', 'State', 'Note']

async function* onePiece<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows
}

/** A week to a page: people down, days across. */
const printed = (ctx: Context, roster: Roster, days: readonly Day[], codeOf: (id: string) => string) =>
  renderPdf(
    {
      title: 'Roster',
      subject: `Roster from ${roster.from} to ${roster.until}`,
      footer: `Roster, printed ${longDay('en-GB', ctx.now().toISOString().slice(0, 10))}`,
      at: ctx.now(),
      landscape: true,
    },
    async (paper) => {
      for (let first = 0; first < days.length; first += 7) {
        const week = days.slice(first, first + 7)
        const [begin = roster.from, end = roster.until] = [week[0], week.at(-1)]
        paper.heading(`${longDay('en-GB', begin)} – ${longDay('en-GB', end)}`)
        const table = paper.table([
          { title: 'Person', width: 150 },
          ...week.map((day) => ({ title: longDay('en-GB', day).replace(/ \d{4}$/, ''), width: 78 })),
        ])
        for (const { name, cells, marks } of roster.people) {
          const of = (day: Day) => {
            const own = cells.filter((cell) => cell.day === day)
            if (own.length > 0)
              return own.map((cell) => `${codeOf(cell.shiftTypeId)} ${cell.start}–${cell.end}`).join(', ')
            return marks.find((mark) => mark.day === day && mark.kind !== 'cannot')?.label ?? ''
          }
          table.row([name, ...week.map(of)])
          await paper.taken()
        }
      }
    },
  )

/** The roster as a spreadsheet (a line a shift) or as pages to print. */
export const downloadRoster = async (
  ctx: Context,
  { from, until, siteId, format }: Parsed<typeof contract.rosterFile>,
) => {
  const roster = await readRoster(ctx, { from, until, siteId, department: null, search: null })
  const types = new Map((await listShiftTypes(ctx.db, ctx.actor.companyId)).map((type) => [type.id, type]))
  ctx.audit({ action: 'roster.export', targetType: 'roster', detail: { from, until, siteId, format } })
  if (format === 'xlsx') {
    const rows = linesOf(roster, (id) => types.get(id)?.name ?? '')
    return new Download(`roster-${from}.xlsx`, WORKBOOK, xlsxSheet(HEAD, onePiece(rows)))
  }
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  const content = await printed(ctx, roster, days, (id) => types.get(id)?.code ?? '')
  return new Download(`roster-${from}.pdf`, 'application/pdf', content)
}
