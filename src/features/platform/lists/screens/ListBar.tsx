import { CloseButton } from '@mantine/core'
import { useMay } from '../../../../web/may.ts'
import type { Column } from '../../../../web/ui/table/types.ts'
import { useListWords } from '../words/index.ts'
import FileMenu from './FileMenu.tsx'
import classes from './list.module.css'
import SavedViews from './SavedViews.tsx'

/** A filter in use, in words. */
export type FilterChip = { id: string; label: string; onRemove: () => void }

export type ListBarProps = {
  /** The list as saved views and files know it. */
  list: string
  /** What the address of the screen says beside its page, and what a saved view does to it. */
  view: Record<string, string>
  onView: (view: Record<string, string>) => void
  /** The same as the call of the list takes it; left out where a file is had another way. */
  filter?: Readonly<Record<string, string>> | undefined
  chips: readonly FilterChip[]
  table: string
  columns: readonly Pick<Column<never>, 'id' | 'inFile'>[]
  isEmpty: boolean
}

/** Above a list: what it is filtered by, its views and its file. */
export default function ListBar({ list, view, onView, filter, chips, table, columns, isEmpty }: ListBarProps) {
  const t = useListWords()
  const may = useMay()
  return (
    <div className={classes.bar}>
      <ul className={classes.chips} aria-label={t('filters')}>
        {chips.map(({ id, label, onRemove }) => (
          <li key={id} className={classes.chip}>
            <bdi>{label}</bdi>
            <CloseButton size="xs" aria-label={t('removeFilter', { name: label })} onClick={onRemove} />
          </li>
        ))}
      </ul>
      {may('lists.keep') && <SavedViews list={list} now={view} onUse={onView} />}
      {filter && may('lists.keep') && (
        <FileMenu list={list} table={table} columns={columns} filter={filter} disabled={isEmpty} />
      )}
    </div>
  )
}
