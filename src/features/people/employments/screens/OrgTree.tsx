import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import type { ChartPerson } from '../chart.contract.ts'
import { chartCall } from './calls.ts'
import classes from './org.module.css'

/** People of one level that are fetched and drawn at a time: a company of 10,000 is never drawn whole. */
const AT_ONCE = 50

type Props = {
  /** Whose reports; without it, who reports to nobody. */
  under?: string
  label: string
}

const rowsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]
const parentOf = (row: HTMLElement) => row.parentElement?.closest<HTMLElement>('[role="treeitem"]') ?? null

/** What is asked for a page of the level under somebody. */
const levelAsked = (managerId: string | undefined, cursor: string | undefined) => ({
  ...(managerId && { managerId }),
  ...(cursor && { cursor }),
  pageSize: AT_ONCE,
})

/** Where the arrow keys lead from a row, as trees do; null: the key means something else here. */
const nextRow = (tree: HTMLElement, row: HTMLElement, key: string): HTMLElement | null | undefined => {
  const rows = rowsOf(tree)
  const at = rows.indexOf(row)
  const inward = getComputedStyle(tree).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const outward = inward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowDown') return rows[at + 1]
  if (key === 'ArrowUp') return rows[at - 1]
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  if (key === inward && row.ariaExpanded === 'true') return rows[at + 1]
  if (key === outward && row.ariaExpanded !== 'true') return parentOf(row)
  if (key === inward || key === outward) return row
  return null
}

/** Who reports to whom as a tree: a level is fetched when it is opened, the arrow keys walk and open, Enter opens the person. */
export const OrgTree = ({ under, label }: Props) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string | null>(null)
  const go = useGo()
  // The first level, which it draws below: until it is there the tree says that it is busy.
  const { isPending } = useApiState(chartCall, levelAsked(under, undefined))
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]')
    if (!row) return
    const { id, more } = row.dataset
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (more !== undefined) row.click()
      else if (id) void go(paths.employees({ open: 'profile', id, tab: 'org' }))
      return
    }
    const next = nextRow(event.currentTarget, row, event.key)
    if (next === null) return
    event.preventDefault()
    if (next === row && id && row.ariaExpanded !== null) toggle(id)
    else next?.focus()
  }
  return (
    <div
      role="tree"
      aria-label={label}
      aria-busy={isPending}
      className={classes.tree}
      onKeyDown={press}
      onFocus={(event) => setAt((event.target as HTMLElement).dataset.key ?? null)}
    >
      <Level managerId={under} around={{ open, toggle, at, level: 1 }} />
    </div>
  )
}

type Around = {
  open: ReadonlySet<string>
  toggle: (id: string) => void
  /** The row that Tab reaches. */
  at: string | null
  level: number
}
type LevelProps = { managerId: string | undefined; around: Around; cursor?: string; isFirst?: boolean }

/** One page of a level, and the next beneath it once it is asked for. */
const Level = ({ managerId, around, cursor, isFirst = true }: LevelProps) => {
  const t = useProfileWords()
  const [more, setMore] = useState(false)
  const { data, error, isFetching, refetch } = useApiState(chartCall, levelAsked(managerId, cursor))
  if (!data && error)
    return (
      <div>
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  if (!data)
    return (
      <div>
        <Skeleton height={36} />
      </div>
    )
  const key = `more ${managerId ?? ''} ${cursor ?? ''}`
  if (isFirst && data.people.length === 0)
    return (
      <div role="treeitem" aria-level={around.level} aria-disabled tabIndex={-1} className={classes.note}>
        {t('org.none')}
      </div>
    )
  return (
    <>
      {data.people.map((person, i) => (
        <Person
          key={person.id}
          person={person}
          around={around}
          isEntry={around.at === null && around.level === 1 && isFirst && i === 0}
        />
      ))}
      {data.next && !more && (
        <div
          role="treeitem"
          aria-level={around.level}
          tabIndex={around.at === key ? 0 : -1}
          data-key={key}
          data-more=""
          className={classes.more}
          onClick={() => setMore(true)}
          onKeyDown={() => undefined}
        >
          {t('org.more')}
        </div>
      )}
      {data.next && more && <Level managerId={managerId} around={around} cursor={data.next} isFirst={false} />}
    </>
  )
}

const Person = ({ person, around, isEntry }: { person: ChartPerson; around: Around; isEntry: boolean }) => {
  const t = useProfileWords()
  const term = useTerm()
  const go = useGo()
  const { id, name, position, department, reports } = person
  const isOpen = around.open.has(id)
  const about = [position, term(department)].filter(Boolean).join(' · ')
  return (
    <div
      role="treeitem"
      aria-level={around.level}
      aria-label={[name, about, reports > 0 && t('aside.people', { count: reports })].filter(Boolean).join(', ')}
      {...(reports > 0 ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isEntry || around.at === id ? 0 : -1}
      data-key={id}
      data-id={id}
      className={classes.row}
    >
      <div className={classes.line}>
        {/* The keyboard opens with the arrows; this is for the pointer. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.twist}
          data-open={isOpen || undefined}
          disabled={reports === 0}
          onClick={() => around.toggle(id)}
        >
          {reports > 0 && <IconChevronRight size={16} className="mirrored" />}
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.who}
          onClick={() => void go(paths.employees({ open: 'profile', id, tab: 'org' }))}
        >
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={classes.note}>
            <bdi>{about}</bdi>
          </span>
        </button>
        {reports > 0 && <span className={`${classes.note} figures`}>{t('aside.people', { count: reports })}</span>}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree, which is no group of boxes
        <div role="group" className={classes.group}>
          <Level managerId={id} around={{ ...around, level: around.level + 1 }} />
        </div>
      )}
    </div>
  )
}
