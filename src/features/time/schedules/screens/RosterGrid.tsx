import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type DragEvent, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import { useCountryNames } from '../../../platform/geo/screens/countries.ts'
import type { RosterCell, RosterMark, RosterPerson, readRoster } from '../contract.ts'
import type { ShiftType } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './roster.module.css'
import { shiftColour } from './shiftColour.ts'
import { useRosterMoves } from './useRosterMoves.ts'

type Roster = Output<typeof readRoster>
/** A person, or the shifts that nobody has. */
export type GridRow = {
  id: string | null
  name: string
  note: string
  siteId: string | null
  /** Of the place they work at; null: of several. */
  zone: string | null
  cells: RosterCell[]
  marks: RosterPerson['marks']
  /** Null: of the shifts that nobody has. */
  country: string | null
}
export type Chosen = { row: GridRow; day: string }

type Props = {
  roster: Roster
  days: readonly string[]
  types: ReadonlyMap<string, ShiftType>
  today: string
  mayChange: boolean
  onOpen: (chosen: Chosen) => void
}

/** How many columns the style sheet draws, and how narrow one may be: a month's show the beginning, a week's both times. */
const columnsOf = (days: number): CSSProperties & Record<'--days' | '--cell', string | number> => ({
  '--days': days,
  '--cell': days > 7 ? '4.5rem' : '6.5rem',
})

const CHIP = 23
const LEAST = 50
const heightOf = ({ cells, marks }: GridRow): number => {
  const counts = new Map<string, number>()
  for (const { day } of [...cells, ...marks]) counts.set(day, (counts.get(day) ?? 0) + 1)
  return Math.max(LEAST, Math.max(0, ...counts.values()) * CHIP + 8)
}

/** People down, days across. Only the rows in sight are drawn; cells are walked with arrow keys. */
export const RosterGrid = ({ roster, days, types, today, mayChange, onOpen }: Props) => {
  const t = useWords()
  const format = useFormat()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ row: 0, day: 0 })
  const { picked, setPicked, place } = useRosterMoves()
  const rows = useMemo((): GridRow[] => {
    const open: GridRow = {
      id: null,
      name: t('openRow'),
      note: '',
      siteId: null,
      zone: null,
      cells: roster.open,
      marks: [],
      country: null,
    }
    const people = roster.people.map(
      ({ id, name, position, minutes, siteId, country, zone, cells, marks }): GridRow => ({
        id,
        name,
        note: format.list([t('hours', { hours: format.number(Math.round(minutes / 6) / 10) }), position]),
        siteId,
        country,
        zone,
        cells,
        marks,
      }),
    )
    return [open, ...people]
  }, [roster, t, format])
  const heights = useMemo(() => rows.map(heightOf), [rows])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (i) => heights[i] ?? LEAST,
    getItemKey: (i) => rows[i]?.id ?? 'open',
    overscan: 8,
    useFlushSync: false,
  })
  const names = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { weekday: 'short', timeZone: 'UTC' })
    const number = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { day: 'numeric', timeZone: 'UTC' })
    return days.map((day) => {
      const moment = Date.parse(`${day}T00:00:00Z`)
      const weekend = new Date(moment).getUTCDay() % 6 === 0
      return { short: `${weekday.format(moment)} ${number.format(moment)}`, long: format.day(day), weekend }
    })
  }, [days, language, format])

  const placeOf = (target: EventTarget): { row: number; day: number; chip: number } | null => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-day]')
    if (!cell) return null
    const chip = (target as HTMLElement).closest<HTMLElement>('[data-chip]')
    return { row: Number(cell.dataset.row), day: Number(cell.dataset.day), chip: Number(chip?.dataset.chip ?? 0) }
  }
  const cellsAt = (row: number, day: number) => rows[row]?.cells.filter((cell) => cell.day === days[day]) ?? []
  const focusAt = (row: number, day: number) => {
    const next = { row: Math.min(rows.length - 1, Math.max(0, row)), day: Math.min(days.length - 1, Math.max(0, day)) }
    setAt(next)
    virtual.scrollToIndex(next.row, { align: 'auto' })
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-day="${next.day}"]`)?.focus(),
    )
  }
  const pick = (copy: boolean) => {
    const [cell] = cellsAt(at.row, at.day)
    const row = rows[at.row]
    if (cell && row) setPicked({ cell, personId: row.id, copy, siteId: row.siteId })
  }
  const put = () => {
    const row = rows[at.row]
    const day = days[at.day]
    if (!picked || !row || !day) return
    setPicked(null)
    void place(picked, { personId: row.id, day })
  }
  const onKey = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, () => void> = {
      ArrowDown: () => focusAt(at.row + 1, at.day),
      ArrowUp: () => focusAt(at.row - 1, at.day),
      ArrowRight: () => focusAt(at.row, at.day + forward),
      ArrowLeft: () => focusAt(at.row, at.day - forward),
      Home: () => focusAt(at.row, 0),
      End: () => focusAt(at.row, days.length - 1),
      Escape: () => setPicked(null),
    }
    const changes: Record<string, () => void> = { c: () => pick(true), x: () => pick(false), v: put }
    const act =
      steps[event.key] ?? (mayChange && !event.ctrlKey && !event.metaKey ? changes[event.key.toLowerCase()] : undefined)
    if (!act) return
    event.preventDefault()
    act()
  }
  const onDragStart = (event: DragEvent) => {
    const from = placeOf(event.target)
    const row = from && rows[from.row]
    const cell = from && cellsAt(from.row, from.day)[from.chip]
    if (!row || !cell) return
    event.dataTransfer.effectAllowed = 'copyMove'
    event.dataTransfer.setData('text/plain', `${cell.start}–${cell.end}`)
    setPicked({ cell, personId: row.id, copy: false, siteId: row.siteId })
  }
  const over = useRef<HTMLElement | null>(null)
  const mark = (element: HTMLElement | null) => {
    if (over.current === element) return
    over.current?.removeAttribute('data-over')
    element?.setAttribute('data-over', '')
    over.current = element
  }
  const onDragOver = (event: DragEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')
    mark(cell)
    if (!cell || !picked) return
    event.preventDefault()
    event.dataTransfer.dropEffect = event.altKey ? 'copy' : 'move'
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    mark(null)
    const to = placeOf(event.target)
    const row = to && rows[to.row]
    const day = to && days[to.day]
    setPicked(null)
    if (picked && row && day) void place({ ...picked, copy: event.altKey }, { personId: row.id, day })
  }
  const open = (target: EventTarget) => {
    const found = placeOf(target)
    const row = found && rows[found.row]
    const day = found && days[found.day]
    if (!row || !day) return
    setAt({ row: found.row, day: found.day })
    onOpen({ row, day })
  }
  const said = picked ? `${picked.cell.start}–${picked.cell.end}` : ''
  return (
    <>
      {mayChange && (
        <p className={picked ? classes.quiet : classes.keys}>
          {picked ? t(picked.copy ? 'copied' : 'picked', { shift: said }) : t('gridHelp')}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of this size is drawn row by row, and no table is */}
      <div
        ref={frame}
        className={classes.frame}
        role="grid"
        aria-label={t('grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        style={columnsOf(days.length)}
        tabIndex={-1}
        onKeyDown={onKey}
        onClick={(event) => open(event.target)}
        onDragStart={onDragStart}
        onDragOver={onDragOver}
        onDragEnd={() => mark(null)}
        onDrop={onDrop}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={`${classes.row} ${classes.head}`} role="row" tabIndex={-1} aria-rowindex={1}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <span role="columnheader" tabIndex={-1}>
            {t('person')}
          </span>
          {days.map((day, i) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <span
              key={day}
              role="columnheader"
              tabIndex={-1}
              data-weekend={names[i]?.weekend || undefined}
              data-today={day === today || undefined}
            >
              {names[i]?.short}
            </span>
          ))}
        </div>
        <div className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index]
            return (
              row && (
                <Line
                  key={item.key}
                  row={row}
                  index={item.index}
                  top={item.start}
                  height={item.size}
                  days={days}
                  names={names}
                  types={types}
                  mayChange={mayChange}
                  focused={item.index === at.row ? at.day : -1}
                />
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

type LineProps = {
  row: GridRow
  index: number
  top: number
  height: number
  days: readonly string[]
  names: readonly { long: string; weekend: boolean }[]
  types: ReadonlyMap<string, ShiftType>
  mayChange: boolean
  /** The cell that a Tab reaches; -1: none of this row. */
  focused: number
}

const Line = memo(({ row, index, top, height, days, names, types, mayChange, focused }: LineProps) => {
  const t = useWords()
  const format = useFormat()
  const byDay = useMemo(() => Map.groupBy(row.cells, ({ day }) => day), [row.cells])
  const marks = useMemo(() => Map.groupBy(row.marks, ({ day }) => day), [row.marks])
  const holidayName = useCountryNames(row.country)
  /** A holiday is called as its country does, in the reader's language. */
  const markInWords = ({ kind, label }: Pick<RosterMark, 'kind' | 'label'>): string => {
    if (label === null) return t(`marks.${kind}`)
    return kind === 'holiday' ? holidayName(label) : label
  }
  const inWords = (day: string): string => {
    const shifts = (byDay.get(day) ?? []).map(
      (cell) => `${types.get(cell.shiftTypeId)?.name ?? ''} ${cell.start}–${cell.end}, ${t(`states.${cell.state}`)}`,
    )
    const others = (marks.get(day) ?? []).map((mark) => markInWords(mark))
    const all = [...shifts, ...others]
    return all.length > 1 ? format.list(all) : (all[0] ?? t('nothing'))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      className={`${classes.row} ${classes.line}`}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      style={{ top, height }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <span className={classes.who} role="rowheader" tabIndex={-1}>
        <bdi className={classes.name}>{row.name}</bdi>
        <span className={classes.small}>{row.note}</span>
      </span>
      {days.map((day, i) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        <div
          key={day}
          className={classes.cell}
          role="gridcell"
          tabIndex={focused === i ? 0 : -1}
          aria-label={t('cell', { name: row.name, day: names[i]?.long ?? day, what: inWords(day) })}
          data-row={index}
          data-day={i}
          data-change={mayChange || undefined}
          data-weekend={names[i]?.weekend || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') event.currentTarget.click()
          }}
        >
          {(byDay.get(day) ?? []).map((cell, n) => {
            const type = types.get(cell.shiftTypeId)
            return (
              <span
                key={cell.id ?? cell.start}
                className={classes.chip}
                draggable={mayChange}
                data-chip={n}
                data-state={cell.state}
                style={shiftColour(type?.colour ?? 'gray')}
              >
                <span className={classes.code}>{type?.code}</span>
                {days.length > 7 ? (
                  <span className="ltr figures">{cell.start}</span>
                ) : (
                  <TimeRange from={cell.start} until={cell.end} />
                )}
                {cell.unseen && <span aria-hidden>•</span>}
              </span>
            )
          })}
          {(marks.get(day) ?? []).map(({ kind, label }) => (
            <span key={`${kind} ${label}`} className={classes.mark} data-kind={kind}>
              {markInWords({ kind, label })}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
})
