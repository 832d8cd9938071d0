import { useSyncExternalStore } from 'react'

let known: readonly string[] | null = null
const listeners = new Set<() => void>()

/** The parts of the employee portal that are there for whoever looks, by their names in addresses, as the portal says. */
export const sayPortalTabs = (names: readonly string[] | null): void => {
  if (names?.join() === known?.join()) return
  known = names
  for (const tell of listeners) tell()
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Null: the portal has not been open yet. */
export const usePortalTabNames = (): readonly string[] | null => useSyncExternalStore(listen, () => known)
