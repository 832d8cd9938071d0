import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Smallest width in pixels; what is left over is shared out in the same proportion. 160 unless said. */
  width?: number
  /** The name the server sorts by; the header then sorts by it, and by it with `-` in front. */
  sort?: string
  align?: 'end'
  /** Cannot be hidden: the column that says which row it is, the one that holds its actions. */
  fixed?: boolean
  /** The columns of the list's file that hold what this one shows. */
  inFile?: readonly string[]
  /** Left out of the cards on a phone. */
  wideOnly?: boolean
}

export type Search = { value: string; onChange: (value: string) => void; placeholder: string }

export type DataTableProps<Row> = {
  /** Remembers columns and density in this browser. */
  name: string
  /** What the table holds, for somebody who cannot see it. */
  label: string
  /** Keep it stable between renders (outside the component or in a memo). */
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** What a row is called when it is ticked: the person's name. */
  rowName: (row: Row) => string
  total: number
  /** The total stopped counting: written "10,000+". */
  totalIsAtLeast?: boolean
  page: number
  pageSize: number
  onPage: (page: number) => void
  onPageSize?: (size: number) => void
  sort?: string
  onSort?: (sort: string) => void
  search?: Search
  /** Beside the search. */
  filters?: ReactNode
  /** What is done with the list as a whole, at the end of the row of filters. */
  tools?: ReactNode
  /** Nothing to show yet. */
  loading?: boolean
  /** Rows are seen no sooner than this after the table has come, ms; until then they are drawn out of sight. */
  showAfter?: number
  /** Showing the last answer while the next is fetched. */
  fetching?: boolean
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  selected?: string[]
  onSelect?: (ids: string[]) => void
  /** What may be done with the ticked rows. */
  bulkActions?: ReactNode
  onOpen?: (row: Row) => void
  /** A row as a card, under 640 px. Its columns under one another unless given. */
  card?: (row: Row) => ReactNode
  /** Lines of text in a row: rows are 44 px (36 compact), with two lines 56 (48). */
  lines?: 1 | 2
}
