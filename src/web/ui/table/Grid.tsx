import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Row as ModelRow } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUiWords } from '../words/index.ts'
import classes from './DataTable.module.css'
import type { TableModel } from './model.ts'
import { firstRect, moveTo, observeRect } from './place.ts'
import { Tick } from './Tick.tsx'
import type { Column, DataTableProps } from './types.ts'

type Props<Row extends object> = DataTableProps<Row> & {
  table: TableModel<Row>
  byId: Map<string, Column<Row>>
  rowHeight: number
}

const WIDTH = 160
const TICK_WIDTH = 44

export const Grid = <Row extends object>({ table, byId, rowHeight, rowName, onOpen, ...props }: Props<Row>) => {
  const t = useUiWords()
  const scroll = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [focusing, setFocusing] = useState(false)
  const rows = table.getRowModel().rows
  const ticks = props.onSelect !== undefined
  const shown = table.getVisibleLeafColumns()
  const widths = shown.map((c) => byId.get(c.id)?.width ?? WIDTH)
  const [initialRect] = useState(firstRect)
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    initialRect,
    observeElementRect: observeRect,
    scrollToFn: moveTo,
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: useSpare(rows),
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const at = Math.min(active, rows.length - 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another density, another height
  useLayoutEffect(() => virtual.measure(), [rowHeight])
  useLayoutEffect(() => {
    if (!focusing) return
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    setFocusing(false)
  })

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index))
    setActive(next)
    virtual.scrollToIndex(next)
    setFocusing(true)
  }

  const onKeyDown = (e: KeyboardEvent<HTMLTableRowElement>, row: ModelRow<never, Row>) => {
    // Keys pressed on a button inside a row belong to the button.
    if (e.target !== e.currentTarget) return
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 400) / rowHeight) - 2)
    const jump = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    }[e.key]
    if (jump !== undefined) goTo(jump)
    else if (e.key === 'Enter' && onOpen) onOpen(row.original)
    else if (e.key === ' ' && ticks) (row as unknown as { toggleSelected: () => void }).toggleSelected()
    else return
    e.preventDefault()
  }

  const columns = shown.map((c) => c.id).join(' ')
  const latest = useRef({ onKeyDown, onOpen, setActive })
  latest.current = { onKeyDown, onOpen, setActive }
  const [on] = useState<Handlers>(() => ({
    key: (e, row) => latest.current.onKeyDown(e, row as never),
    open: (row) => latest.current.onOpen?.(row.original as Row),
    focus: (index) => latest.current.setActive(index),
  }))

  return (
    <div ref={scroll} className={classes.scroll} data-fetching={props.fetching || undefined}>
      <table
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        style={{ minWidth: widths.reduce((sum, w) => sum + w, ticks ? TICK_WIDTH : 0) }}
      >
        <colgroup>
          {ticks && <col style={{ width: TICK_WIDTH }} />}
          {shown.map((c, i) => (
            <col key={c.id} style={{ width: widths[i] }} />
          ))}
        </colgroup>
        <thead className={classes.head}>
          <tr aria-rowindex={1}>
            {ticks && (
              <th scope="col" className={classes.tick}>
                <Tick
                  label={t('table.selectAll')}
                  checked={table.getIsAllRowsSelected()}
                  some={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={(on) => table.toggleAllRowsSelected(on)}
                />
              </th>
            )}
            {shown.map((c) => {
              const column = byId.get(c.id)
              return column && <HeaderCell key={c.id} column={column} sort={props.sort} onSort={props.onSort} />
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map((item) => {
            const row = rows[item.index]
            if (!row) return null
            return (
              <Line
                key={row.id}
                row={row}
                index={item.index}
                height={rowHeight}
                current={item.index === at}
                selected={row.getIsSelected()}
                columns={columns}
                byId={byId}
                tick={ticks ? t('table.selectRow', { name: rowName(row.original) }) : null}
                on={on}
              />
            )
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}

/** Rows drawn beyond those in sight: few with a page that has just come, so that what is seen is there within a frame; the rest after it. */
const useSpare = (rows: readonly unknown[]) => {
  const [seen, setSeen] = useState<readonly unknown[]>()
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setSeen(rows)), 300)
    return () => clearTimeout(later)
  }, [rows])
  return seen === rows ? 10 : 1
}

type AnyRow = ModelRow<never, object>
type Handlers = {
  key: (e: KeyboardEvent<HTMLTableRowElement>, row: AnyRow) => void
  open: (row: AnyRow) => void
  focus: (index: number) => void
}
type LineProps = {
  row: unknown
  index: number
  height: number
  current: boolean
  selected: boolean
  /** Ids of the columns shown: another choice draws the line anew. */
  columns: string
  byId: unknown
  tick: string | null
  on: Handlers
}

/** One row. Kept while nothing of it changes, so that scrolling draws only the rows that come into view. */
const Line = memo(({ row: given, index, height, current, selected, byId: columnsById, tick, on }: LineProps) => {
  const row = given as AnyRow & {
    toggleSelected: (on: boolean) => void
    getVisibleCells: () => { id: string; column: { id: string } }[]
  }
  const byId = columnsById as Map<string, Column<object>>
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={tick === null ? undefined : selected}
      className={classes.row}
      style={{ height }}
      tabIndex={current ? 0 : -1}
      onFocus={() => on.focus(index)}
      onKeyDown={(e) => on.key(e, row)}
      onDoubleClick={() => on.open(row)}
    >
      {tick !== null && (
        <td className={classes.tick}>
          <Tick tabIndex={-1} label={tick} checked={selected} onChange={(on) => row.toggleSelected(on)} />
        </td>
      )}
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={classes.cell} data-align={byId.get(cell.column.id)?.align}>
          {byId.get(cell.column.id)?.cell(row.original)}
        </td>
      ))}
    </tr>
  )
})

type HeaderProps<Row> = { column: Column<Row>; sort: string | undefined; onSort: ((sort: string) => void) | undefined }

const HeaderCell = <Row,>({ column, sort, onSort }: HeaderProps<Row>) => {
  const t = useUiWords()
  const up = column.sort !== undefined && sort === column.sort
  const down = column.sort !== undefined && sort === `-${column.sort}`
  if (!column.sort || !onSort) {
    return (
      <th scope="col" className={classes.headCell} data-align={column.align}>
        {column.header}
      </th>
    )
  }
  const next = up ? `-${column.sort}` : column.sort
  const notUp = down ? 'descending' : 'none'
  return (
    <th scope="col" className={classes.headCell} data-align={column.align} aria-sort={up ? 'ascending' : notUp}>
      <UnstyledButton
        className={classes.sort}
        title={t('table.sortBy', { column: column.header })}
        onClick={() => onSort(next)}
      >
        {column.header}
        <span className={classes.arrow} data-on={up || down || undefined} aria-hidden>
          {down ? <IconArrowDown size={13} /> : <IconArrowUp size={13} />}
        </span>
      </UnstyledButton>
    </th>
  )
}
