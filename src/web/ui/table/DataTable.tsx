import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useShowsHijri } from '../format.ts'
import { ErrorState, LoadingTable } from '../states.tsx'
import { Cards } from './Cards.tsx'
import classes from './DataTable.module.css'
import { Grid } from './Grid.tsx'
import { useTableModel } from './model.ts'
import { Pager } from './Pager.tsx'
import { useTablePreferences } from './preferences.ts'
import { Toolbar } from './Toolbar.tsx'
import type { DataTableProps } from './types.ts'

export type { Column, DataTableProps } from './types.ts'

const NONE: string[] = []

/**
 * One page of a list the server searches, filters, sorts and pages. `/` goes to the search, arrows move along the rows, Enter
 * opens one, Space ticks it. A table from 640 px on, cards below.
 */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { columns, rowId, selected = NONE, onSelect, lines = 1 } = props
  // A page that comes while somebody types is drawn between their letters, not in one piece. The first one, and none, at once.
  const drawn = useDeferredValue(props.rows)
  const rows = drawn.length === 0 || props.rows.length === 0 ? props.rows : drawn
  const [preferences, change] = useTablePreferences(props.name)
  const narrow = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  const table = useTableModel({
    columns,
    rows,
    rowId,
    selected,
    onSelect,
    hidden: preferences.hidden,
    onHidden: (hidden) => change({ hidden }),
  })
  const compact = preferences.density === 'compact'
  const isHijri = useShowsHijri()
  // The Hijri day of a date stands on a second line.
  const rowHeight = (compact ? 36 : 44) + (lines === 2 || isHijri ? 12 : 0)
  const byId = useMemo(() => new Map(columns.map((c) => [c.id, c])), [columns])

  return (
    <div className={classes.frame} data-table aria-busy={props.loading || props.fetching}>
      <Toolbar
        table={table}
        columns={columns}
        search={props.search}
        filters={props.filters}
        tools={props.tools}
        density={preferences.density}
        onDensity={(density) => change({ density })}
        selectedCount={selected.length}
        onClearSelection={() => onSelect?.([])}
        bulkActions={props.bulkActions}
        narrow={narrow}
      />
      <Content {...props} rows={rows} table={table} byId={byId} rowHeight={rowHeight} narrow={narrow} />
    </div>
  )
}

type ContentProps<Row extends object> = DataTableProps<Row> & {
  table: Parameters<typeof Grid<Row>>[0]['table']
  byId: Parameters<typeof Grid<Row>>[0]['byId']
  rowHeight: number
  narrow: boolean
}

const Content = <Row extends object>(props: ContentProps<Row>) => {
  if (props.error && props.rows.length === 0) {
    return (
      <ErrorState
        error={props.error}
        {...(props.onRetry ? { onRetry: props.onRetry } : {})}
        retrying={props.fetching ?? false}
      />
    )
  }
  const shown =
    props.rows.length === 0 ? (
      props.empty
    ) : (
      <>
        {props.narrow ? <Cards {...props} /> : <Grid {...props} />}
        <Pager {...props} />
      </>
    )
  return (
    <ShowAfter
      ms={props.showAfter ?? 0}
      loading={props.loading ?? false}
      waiting={<LoadingTable rows={10} columns={props.narrow ? 2 : Math.min(props.columns.length, 6)} />}
    >
      {shown}
    </ShowAfter>
  )
}

type ShowAfterProps = { ms: number; loading: boolean; waiting: ReactNode; children: ReactNode }

/** What has come, no sooner than `ms` after the table: drawn out of sight until then, so that it is there when its time comes. */
const ShowAfter = ({ ms, loading, waiting, children }: ShowAfterProps) => {
  const [due, setDue] = useState(ms === 0)
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return (
    <>
      {(loading || !due) && waiting}
      {!loading && <div className={due ? classes.shown : classes.ahead}>{children}</div>}
    </>
  )
}
