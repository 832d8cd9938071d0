import { describe, expect, test } from 'vitest'
import { cellByKey, rectangleOf } from './sheet-cells.rules.ts'

describe('cells of the timesheet', () => {
  test('are chosen from one corner to the other, whichever comes first', () => {
    const cells = rectangleOf({ row: 2, column: 1 }, { row: 1, column: 3 })
    expect(cells.map(({ row, column }) => `${row}${column}`)).toEqual(['11', '12', '13', '21', '22', '23'])
  })

  const page = { rows: 2, columns: 4, isRightToLeft: false, isCell: ({ column }: { column: number }) => column !== 1 }
  test('are reached with the arrow keys, over days that are none, and not beyond the edge', () => {
    expect(cellByKey('ArrowRight', { row: 0, column: 0 }, page)).toEqual({ row: 0, column: 2 })
    expect(cellByKey('ArrowDown', { row: 1, column: 0 }, page)).toBeNull()
    expect(cellByKey('Enter', { row: 0, column: 0 }, page)).toBeNull()
  })

  test('run from the right where the page does', () => {
    expect(cellByKey('ArrowLeft', { row: 0, column: 2 }, { ...page, isRightToLeft: true })).toEqual({
      row: 0,
      column: 3,
    })
  })
})
