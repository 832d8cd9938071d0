import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import classes from './PageTabs.module.css'
import { LoadingTable } from './states.tsx'
import { useActiveTab } from './useActiveTab.ts'

type Props<T extends string> = {
  tabs: readonly T[]
  /** The one that is open: the screen reads it from its address. */
  open: T
  onOpen: (tab: T) => void
  /** What the row of tabs is called. */
  label: string
  nameOf: (tab: T) => ReactNode
  /** What the open tab shows; only that one is drawn. */
  children: (tab: T) => ReactNode
}

/** The parts of a page, one of them open. On a phone the row scrolls, and the open tab is in sight. */
export const PageTabs = <T extends string>({ tabs, open, onOpen, label, nameOf, children }: Props<T>) => {
  const row = useActiveTab(open)
  return (
    <Tabs value={open} onChange={(next) => next && onOpen(next as T)} keepMounted={false}>
      <Tabs.List ref={row} aria-label={label} className={classes.row}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {nameOf(tab)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="md">
          {tab === open && <Suspense fallback={<LoadingTable rows={5} columns={4} />}>{children(tab)}</Suspense>}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
