import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react'
import type { IconName } from './shell/icons.ts'

/**
 * Places on a screen that later features fill: the name of each, with what its fillers are given. The owner of the screen adds its own:
 * `declare module '…/web/slots.tsx' { interface Slots { 'employee.overtime': { id: string } } }`.
 */
export interface Slots {
  /** Lines at the top of the navigation that a feature draws itself; each is a link with this class. */
  'frame.lines': { lineClass: string }
  /** Beside each page of those who work on the dashboard of a company: what a feature does when one is opened. It draws nothing. */
  'frame.opened': Record<never, never>
  /** A card of a feature on the home page of those who work on the dashboard: what `home` in its `feature.ts` cannot say. */
  'home.card': Record<never, never>
  /**
   * A tab of the employee portal, known in addresses by the last part of its feature (`people/memos` is `?tab=memos`): its place in the row of
   * tabs and in the navigation, drawn by `tab` with its name and picture, or nothing where the reader has no use for it; or, opened, what it
   * shows. Those that the portal names for its first page draw lines there as well, by `row`: `now` is how things stand today, `todo` what waits for
   * whoever reads.
   */
  'portal.tab': { isOpen: boolean; tab: (name: string, icon: IconName) => ReactNode } & (
    | { part: 'tab' | 'panel' }
    | { part: 'now' | 'todo'; row: DrawRow }
  )
}

/** A line of the portal's first page: a link that leads on, or a button of its own. */
export type TodayRow = {
  icon: IconName
  children: ReactNode
  link?: { to: string; name: string }
  button?: ReactNode
}
export type DrawRow = (line: TodayRow) => ReactNode

export type SlotName = keyof Slots & string

/** What fills a place: a component of the feature, fetched when it is first drawn. */
export type Fill = { slot: string; feature: string; Component: ComponentType<never> }

export const FillsContext = createContext<readonly Fill[]>([])

/** Who fills a place, in the order of the areas; nobody may. */
export const useFills = <N extends SlotName>(name: N) =>
  use(FillsContext).filter(({ slot }) => slot === name) as unknown as readonly {
    feature: string
    Component: ComponentType<Slots[N]>
  }[]

type SlotProps<N extends SlotName> = { name: N; with: Slots[N]; fallback?: ReactNode }

/** A place on a screen that later features fill: draws all of them, each when it is here. */
export const Slot = <N extends SlotName>({ name, with: given, fallback = null }: SlotProps<N>) =>
  useFills(name).map(({ feature, Component }) => (
    <Suspense key={feature} fallback={fallback}>
      <Component {...(given as Slots[N] & object)} />
    </Suspense>
  ))
