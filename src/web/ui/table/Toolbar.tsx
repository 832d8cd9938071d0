import { ActionIcon, Button, Group, Kbd, Menu, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isTyping } from '../../typing.ts'
import { useUiWords } from '../words/index.ts'
import classes from './DataTable.module.css'
import type { TableModel } from './model.ts'
import type { Density } from './preferences.ts'
import type { Column, Search } from './types.ts'

type Props<Row extends object> = {
  table: TableModel<Row>
  columns: Column<Row>[]
  search: Search | undefined
  filters: ReactNode
  /** What is done with the list as a whole: beside the choice of columns. */
  tools?: ReactNode
  density: Density
  onDensity: (density: Density) => void
  selectedCount: number
  onClearSelection: () => void
  bulkActions: ReactNode
  narrow: boolean
}

export const Toolbar = <Row extends object>(props: Props<Row>) => {
  const { search, filters, selectedCount, narrow } = props
  return (
    <div className={classes.toolbar}>
      {search && <SearchField {...search} narrow={narrow} />}
      {filters}
      <span className={classes.push} />
      {props.tools}
      {selectedCount > 0 ? <SelectionBar {...props} /> : !narrow && <ViewMenu {...props} />}
    </div>
  )
}

const WAIT_MS = 200

/** Searches when the person pauses, not with every letter. */
const SearchField = ({ value, onChange, placeholder, narrow }: Search & { narrow: boolean }) => {
  const t = useUiWords()
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => setTyped(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey) return
      if (isTyping(e.target) || (e.target as HTMLElement).closest('[role="dialog"]')) return
      e.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const type = (text: string, wait = WAIT_MS) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text), wait)
  }
  const onKeyDown = (e: ReactKeyboardEvent) => {
    if (e.key === 'Enter') type(typed, 0)
    if (e.key !== 'ArrowDown') return
    e.preventDefault()
    field.current?.closest('[data-table]')?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()
  }
  return (
    <TextInput
      ref={field}
      className={classes.search}
      type="search"
      aria-label={placeholder.replace(/[.…]+$/, '')}
      placeholder={placeholder}
      title={t('table.searchHint')}
      leftSection={<IconSearch size={16} />}
      rightSection={narrow || typed ? undefined : <Kbd size="xs">/</Kbd>}
      value={typed}
      onChange={(e) => type(e.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

const ViewMenu = <Row extends object>({ table, columns, density, onDensity }: Props<Row>) => {
  const t = useUiWords()
  const headers = new Map(columns.map((c) => [c.id, c.header]))
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} />}>
          {t('table.view')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.density')}</Menu.Label>
        <Menu.RadioGroup value={density} onChange={(value) => onDensity(value as Density)}>
          {(['comfortable', 'compact'] as const).map((d) => (
            <Menu.RadioItem key={d} value={d}>
              {t(`table.${d}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('table.columns')}</Menu.Label>
        {table
          .getAllLeafColumns()
          .filter((c) => c.getCanHide())
          .map((c) => (
            <Menu.CheckboxItem key={c.id} checked={c.getIsVisible()} onChange={() => c.toggleVisibility()}>
              {headers.get(c.id)}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const SelectionBar = <Row extends object>({ selectedCount, onClearSelection, bulkActions }: Props<Row>) => {
  const t = useUiWords()
  return (
    <Group gap="xs" className={classes.selection} role="status">
      <span className="figures">{t('table.selected', { count: selectedCount })}</span>
      {bulkActions}
      <ActionIcon aria-label={t('table.clearSelection')} onClick={onClearSelection}>
        <IconX size={16} />
      </ActionIcon>
    </Group>
  )
}
