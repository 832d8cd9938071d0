import type { ReactNode } from 'react'

/** What other features put into the employee portal. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /**
     * A tab, known in addresses by the last part of its feature (`people/memos` is `?tab=memos`): its place in the row of tabs, drawn by `tab`
     * with its name, or nothing where the reader has no use for it; or, opened, what it shows.
     */
    'portal.tab': { part: 'tab' | 'panel'; isOpen: boolean; tab: (name: string) => ReactNode }
  }
}
