import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './types.ts'

/** The server sorts, filters and pages; what is left to the table is which columns show and which rows are ticked. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
type Features = typeof features
export type TableModel<Row extends object> = ReactTable<Features, Row>

type Options<Row> = {
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  selected: string[]
  onSelect: ((ids: string[]) => void) | undefined
  hidden: Record<string, boolean>
  onHidden: (hidden: Record<string, boolean>) => void
}

const shownOf = (hidden: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(hidden).map(([id, isHidden]) => [id, !isHidden]))

export const useTableModel = <Row extends object>(o: Options<Row>): TableModel<Row> => {
  const columns = useMemo(
    () =>
      o.columns.map(
        (c): ColumnDef<Features, Row> => ({
          id: c.id,
          header: c.header,
          enableHiding: !c.fixed,
          cell: ({ row }) => c.cell(row.original),
        }),
      ),
    [o.columns],
  )
  const rowSelection = useMemo(() => Object.fromEntries(o.selected.map((id) => [id, true as const])), [o.selected])
  const columnVisibility = useMemo(() => shownOf(o.hidden), [o.hidden])
  return useTable({
    features,
    columns,
    data: o.rows,
    getRowId: o.rowId,
    enableRowSelection: o.onSelect !== undefined,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      o.onSelect?.(Object.keys(next).filter((id) => next[id]))
    },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(columnVisibility) : update
      o.onHidden(Object.fromEntries(Object.entries(next).map(([id, shown]) => [id, !shown])))
    },
  })
}
