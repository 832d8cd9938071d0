/** Where a cell of the timesheet stands: which person of the page, which day. */
export type SheetCell = { row: number; column: number }

/** All cells between two corners, both included. */
export const rectangleOf = (a: SheetCell, b: SheetCell): SheetCell[] => {
  const rows = [Math.min(a.row, b.row), Math.max(a.row, b.row)] as const
  const columns = [Math.min(a.column, b.column), Math.max(a.column, b.column)] as const
  const cells: SheetCell[] = []
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) cells.push({ row, column })
  return cells
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The cell that an arrow key leads to: the next in its direction that is one (`isCell`; days on which somebody was not employed are none). Where the
 * page runs from the right, so do its days. Null: another key, or there is none.
 */
export const cellByKey = (
  key: string,
  from: SheetCell,
  page: { rows: number; columns: number; isRightToLeft: boolean; isCell: (cell: SheetCell) => boolean },
): SheetCell | null => {
  const step = STEPS[key]
  if (!step) return null
  const [down, across] = [step[0], page.isRightToLeft ? -step[1] : step[1]]
  let { row, column } = { row: from.row + down, column: from.column + across }
  while (row >= 0 && row < page.rows && column >= 0 && column < page.columns) {
    if (page.isCell({ row, column })) return { row, column }
    row += down
    column += across
  }
  return null
}
