import { lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { DataTable, type DataTableProps } from '../../../../web/ui/table/DataTable.tsx'
import type { FilterChip, ListToolsProps } from './ListBar.tsx'

const load = () => loadWords(['platform/lists']).then(() => import('./ListBar.tsx'))
const ListTools = lazy(() => load().then(({ ListTools: part }) => ({ default: part })))
const FilterChips = lazy(() => load().then(({ FilterChips: part }) => ({ default: part })))

/** As high and as wide as what comes, so that the rest stays where it is. */
const CHIPS = { minHeight: 28, marginBlockEnd: '0.5rem' }
const TOOLS = { width: 160, height: 36 }

type Props<Row> = DataTableProps<Row> &
  Omit<ListToolsProps, 'table' | 'columns' | 'isEmpty'> & { chips: readonly FilterChip[] }

/**
 * A list of a company: its table, above it the filters in use, beside its filters the views that were saved of it and the list as a file.
 * What it is filtered by stands in the address of the screen; `view` is that address, `filter` the same as its call takes it.
 */
export const ListScreen = <Row extends object>({
  list,
  view,
  onView,
  filter,
  chips,
  asksReason,
  ...table
}: Props<Row>) => (
  <>
    {chips.length > 0 && (
      <div style={CHIPS}>
        <Suspense fallback={null}>
          <FilterChips chips={chips} />
        </Suspense>
      </div>
    )}
    <DataTable
      {...table}
      tools={
        // The list goes before what is done with it.
        table.loading ? (
          <span style={TOOLS} />
        ) : (
          <Suspense fallback={<span style={TOOLS} />}>
            <ListTools
              list={list}
              view={view}
              onView={onView}
              filter={filter}
              asksReason={asksReason}
              table={table.name}
              columns={table.columns}
              isEmpty={table.total === 0}
            />
          </Suspense>
        )
      }
    />
  </>
)
