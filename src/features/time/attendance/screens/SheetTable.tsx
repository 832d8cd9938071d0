import { Button, Group, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Day } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useMay } from '../../../../web/may.ts'
import type { timesheet } from '../contract.ts'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { rectangleOf, type SheetCell } from '../sheet-cells.rules.ts'
import { useWords } from '../words/index.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import classes from './attendance.module.css'
import { useTimes } from './employee/useTimes.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { useSheetCells } from './useSheetCells.ts'

const GiveSchedule = lazy(() => import('./GiveSchedule.tsx'))

type SheetPerson = Output<typeof timesheet>['people'][number]
type Props = {
  people: readonly SheetPerson[]
  days: readonly Day[]
  today: Day
  onOpen: (cell: { employeeId: string; day: Day }) => void
}
type Doing = 'accept' | 'settle' | 'schedule'

/** Minutes as a narrow cell has room for: 8:05. */
const hoursAndMinutes = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** People by day. A cell opens to where its minutes come from; several are chosen to be put right at once. */
export const SheetTable = ({ people, days, today, onOpen }: Props) => {
  const t = useWords()
  const own = useOwnWords()
  const { shortDay, duration } = useTimes()
  const may = useMay()
  const mayChoose = may('attendance.write')
  const [doing, setDoing] = useState<Doing | null>(null)
  const byDay = people.map((person) => new Map(person.days.map((day) => [day.workDate, day] as const)))
  const dayAt = ({ row, column }: SheetCell) => byDay[row]?.get(days[column] ?? '')
  const cells = useSheetCells({ rows: people.length, columns: days.length }, (cell) =>
    dayAt(cell) ? `${cell.row} ${cell.column}` : undefined,
  )
  const chosen = [...cells.chosen].flatMap((key) => {
    const [row = 0, column = 0] = key.split(' ').map(Number)
    const [person, day] = [people[row], dayAt({ row, column })]
    return person && day ? [{ person, day }] : []
  })
  const chosenPeople = people.filter((person) => chosen.some((one) => one.person === person))
  const end = () => {
    setDoing(null)
    cells.clear()
  }
  const wholeRow = (row: number) => rectangleOf({ row, column: 0 }, { row, column: days.length - 1 })
  const wholeColumn = (column: number) => rectangleOf({ row: 0, column }, { row: people.length - 1, column })
  const head = (name: string, of: SheetCell[]) =>
    cells.isChoosing ? (
      <UnstyledButton className={classes.cell} aria-label={t('choose.all', { name })} onClick={() => cells.toggle(of)}>
        {name}
      </UnstyledButton>
    ) : (
      <bdi>{name}</bdi>
    )
  return (
    <>
      {mayChoose && (
        <Group mb="xs" gap="xs">
          <Button
            variant={cells.isChoosing ? 'light' : 'default'}
            aria-pressed={cells.isChoosing}
            onClick={() => cells.setChoosing(!cells.isChoosing)}
          >
            {t('choose.open')}
          </Button>
          {cells.isChoosing && (
            <span className={classes.note} role="status">
              {chosen.length === 0
                ? t('choose.hint')
                : t('choose.chosen', { count: chosen.length, people: chosenPeople.length })}
            </span>
          )}
          {chosen.length > 0 && (
            <>
              <Button onClick={() => setDoing('accept')}>{t('accept.open')}</Button>
              <Button variant="default" onClick={() => setDoing('settle')}>
                {t('settle.title')}
              </Button>
              {may('schedules.write') && (
                <Button variant="default" onClick={() => setDoing('schedule')}>
                  {t('give.title')}
                </Button>
              )}
              <Button variant="subtle" onClick={cells.clear}>
                {t('choose.clear')}
              </Button>
            </>
          )}
        </Group>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keys */}
      <section className={classes.scroll} aria-label={t('tabs.timesheet')} tabIndex={0}>
        <table className={classes.sheet}>
          <thead>
            <tr>
              <th scope="col">{t('list.name')}</th>
              {days.map((day, column) => (
                <th key={day} scope="col" data-today={day === today || undefined}>
                  {head(shortDay(day), wholeColumn(column))}
                </th>
              ))}
              <th scope="col">{t('list.worked')}</th>
              <th scope="col">{t('list.overtime')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, row) => (
              <tr key={person.employmentId}>
                <th scope="row">{head(person.name, wholeRow(row))}</th>
                {days.map((day, column) => {
                  const found = dayAt({ row, column })
                  if (!found) return <td key={day} />
                  const state = own(`states.${found.state}`)
                  const isChosen = cells.chosen.has(`${row} ${column}`)
                  return (
                    <td key={day} data-state={found.state} data-chosen={isChosen || undefined}>
                      <button
                        type="button"
                        className={classes.cell}
                        title={state}
                        data-cell={`${row} ${column}`}
                        aria-pressed={cells.isChoosing ? isChosen : undefined}
                        aria-label={`${person.name}, ${shortDay(day)}: ${state}${found.worked ? `, ${duration(found.worked)}` : ''}`}
                        onClick={(event) => {
                          if (!mayChoose || !cells.onClick(event, { row, column }))
                            onOpen({ employeeId: person.employeeId, day })
                        }}
                        onKeyDown={(event) => mayChoose && cells.onKeyDown(event, { row, column })}
                      >
                        {found.worked ? hoursAndMinutes(found.worked) : SIGN[found.state]}
                      </button>
                    </td>
                  )
                })}
                <td className="figures">{duration(person.worked)}</td>
                <td className="figures">{person.overtime > 0 ? duration(person.overtime) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {doing === 'accept' && (
        <AcceptDialog
          days={chosen.map(({ person, day }) => ({
            employeeId: person.employeeId,
            name: person.name,
            workDate: day.workDate,
            exceptions: day.exceptions,
          }))}
          onClose={end}
        />
      )}
      {doing === 'settle' && (
        <SettleDialog
          days={chosen.map(({ person, day }) => ({ employeeId: person.employeeId, day: day.workDate }))}
          onClose={end}
        />
      )}
      {doing === 'schedule' && (
        <Suspense>
          <GiveSchedule
            people={chosenPeople}
            from={chosen.map(({ day }) => day.workDate).sort()[0] ?? today}
            onClose={end}
          />
        </Suspense>
      )}
    </>
  )
}

const SIGN = {
  scheduled: '·',
  in_progress: '…',
  complete: '0',
  exception: '!',
  leave: '–',
  holiday: '–',
  rest: '',
  absent_provisional: '?',
  absent: '×',
} as const
