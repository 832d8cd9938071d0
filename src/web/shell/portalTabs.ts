import { useSyncExternalStore } from 'react'

let known: readonly string[] | null = null
const CHANGED = 'portal-tabs'

/** The parts of the employee portal that are there for whoever looks, by their names in addresses, as the portal says. */
export const sayPortalTabs = (names: readonly string[] | null): void => {
  if (names?.join() === known?.join()) return
  known = names
  dispatchEvent(new Event(CHANGED))
}

const listen = (tell: () => void) => {
  addEventListener(CHANGED, tell)
  return () => removeEventListener(CHANGED, tell)
}

/** Null: the portal has not been open yet. */
export const usePortalTabNames = (): readonly string[] | null => useSyncExternalStore(listen, () => known)
