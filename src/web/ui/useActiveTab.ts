import { useEffect, useRef } from 'react'

/** For a row of tabs wider than its place: the one that is open is in view. `ready` is what the row waits for before it is there. */
export const useActiveTab = (tab: string, ready: unknown = true) => {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another tab is open, or the row has come
  useEffect(() => {
    row.current
      ?.querySelector('[aria-selected="true"], [aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, ready])
  return row
}
