import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { cellByKey, rectangleOf, type SheetCell } from '../sheet-cells.rules.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Cells of a timesheet that are chosen: one by a click, all from the last to this one with Shift, others with Ctrl; by the keyboard the arrows lead from
 * cell to cell, with Shift they choose on the way, Escape lets all go. `keyOf`: what a cell is called, undefined where there is none.
 */
export const useSheetCells = (
  size: { rows: number; columns: number },
  keyOf: (cell: SheetCell) => string | undefined,
) => {
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const from = useRef<SheetCell | null>(null)
  const keysOf = (cells: readonly SheetCell[]) => cells.flatMap((cell) => keyOf(cell) ?? [])
  const choose = (cells: readonly SheetCell[]) => {
    setChoosing(true)
    setChosen((before) => new Set([...before, ...keysOf(cells)]))
  }
  const clear = () => {
    setChosen(NONE)
    from.current = null
  }
  /** All of them, or where all are chosen already none of them. */
  const toggle = (cells: readonly SheetCell[]) => {
    const keys = keysOf(cells)
    const isAll = keys.every((key) => chosen.has(key))
    if (!isAll) return choose(cells)
    setChosen((before) => new Set([...before].filter((key) => !keys.includes(key))))
  }
  /** Says whether the click chose something; else the cell is to be opened. */
  const onClick = (event: MouseEvent, cell: SheetCell): boolean => {
    if (!isChoosing && !event.shiftKey && !event.ctrlKey && !event.metaKey) return false
    if (event.shiftKey && from.current) choose(rectangleOf(from.current, cell))
    else {
      setChoosing(true)
      toggle([cell])
      from.current = cell
    }
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, cell: SheetCell) => {
    if (event.key === 'Escape' && isChoosing) {
      clear()
      return
    }
    const next = cellByKey(event.key, cell, {
      ...size,
      isRightToLeft: document.documentElement.dir === 'rtl',
      isCell: (one) => keyOf(one) !== undefined,
    })
    if (!next) return
    event.preventDefault()
    if (event.shiftKey) {
      from.current ??= cell
      choose(rectangleOf(from.current, next))
    } else from.current = next
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)
      ?.focus()
  }
  return {
    isChoosing,
    chosen,
    clear,
    toggle,
    onClick,
    onKeyDown,
    setChoosing: (on: boolean) => {
      setChoosing(on)
      if (!on) clear()
    },
  }
}
