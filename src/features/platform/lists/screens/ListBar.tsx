import { CloseButton } from '@mantine/core'
import { useMay } from '../../../../web/may.ts'
import { useSession } from '../../../../web/session.ts'
import type { Column } from '../../../../web/ui/table/types.ts'
import { useListWords } from '../words/index.ts'
import FileMenu from './FileMenu.tsx'
import classes from './list.module.css'
import PlatformFileMenu from './PlatformFileMenu.tsx'
import SavedViews from './SavedViews.tsx'

/** A filter in use, in words. */
export type FilterChip = { id: string; label: string; onRemove: () => void }

export type ListToolsProps = {
  /** The list as saved views and files know it. */
  list: string
  /** What the address of the screen says beside its page, and what a saved view does to it. */
  view: Record<string, string>
  onView: (view: Record<string, string>) => void
  /** The same as the call of the list takes it; left out where a file is had another way. */
  filter?: Readonly<Record<string, string>> | undefined
  table: string
  columns: readonly Pick<Column<never>, 'id' | 'inFile'>[]
  isEmpty: boolean
  /** Its file tells of pay, health or whereabouts: what it is for is asked first. */
  asksReason?: boolean | undefined
}

/** Beside the filters of a list: its views and its file. */
export const ListTools = ({
  list,
  view,
  onView,
  filter,
  table,
  columns,
  isEmpty,
  asksReason = false,
}: ListToolsProps) => {
  const may = useMay()
  const { user } = useSession()
  if (user?.role === 'system_owner' || user?.role === 'system_admin')
    return filter ? (
      <PlatformFileMenu list={list} filter={filter} table={{ name: table, columns }} disabled={isEmpty} />
    ) : null
  if (!may('lists.keep')) return null
  return (
    <div className={classes.tools}>
      <SavedViews list={list} now={view} onUse={onView} />
      {filter && (
        <FileMenu
          list={list}
          table={table}
          columns={columns}
          filter={filter}
          disabled={isEmpty}
          asksReason={asksReason}
        />
      )}
    </div>
  )
}

/** Above a list: what it is filtered by, each to be taken away. */
export const FilterChips = ({ chips }: { chips: readonly FilterChip[] }) => {
  const t = useListWords()
  return (
    <ul className={classes.chips} aria-label={t('filters')}>
      {chips.map(({ id, label, onRemove }) => (
        <li key={id} className={classes.chip}>
          <bdi>{label}</bdi>
          <CloseButton size="xs" aria-label={t('removeFilter', { name: label })} onClick={onRemove} />
        </li>
      ))}
    </ul>
  )
}
