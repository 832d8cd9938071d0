import { lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { DataTable, type DataTableProps } from '../../../../web/ui/table/DataTable.tsx'
import type { ListBarProps } from './ListBar.tsx'

const ListBar = lazy(() => loadWords(['platform/lists']).then(() => import('./ListBar.tsx')))

/** As high as what comes, so that the table stays where it is. */
const PLACE = { minHeight: 36, marginBlockEnd: '0.5rem' }

type Props<Row> = DataTableProps<Row> & Omit<ListBarProps, 'table' | 'columns' | 'isEmpty'>

/**
 * A list of a company: its table, above it the filters in use, the views that were saved of it, and the list as a file. What it is filtered
 * by stands in the address of the screen; `view` is that address, `filter` the same as its call takes it.
 */
export const ListScreen = <Row extends object>({ list, view, onView, filter, chips, ...table }: Props<Row>) => (
  <>
    <div style={PLACE}>
      <Suspense fallback={null}>
        <ListBar
          list={list}
          view={view}
          onView={onView}
          filter={filter}
          chips={chips}
          table={table.name}
          columns={table.columns}
          isEmpty={table.total === 0}
        />
      </Suspense>
    </div>
    <DataTable {...table} />
  </>
)
