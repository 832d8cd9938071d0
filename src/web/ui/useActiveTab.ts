import { useEffect, useRef } from 'react'

/** For a row of tabs wider than its place: the one that is open is in view. `ready` is what the row waits for before it is there. */
export const useActiveTab = (tab: string, ready: unknown = true) => {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another tab is open, or the row has come
  useEffect(() => {
    const open = row.current?.querySelector('[aria-selected="true"], [aria-current="page"]')
    if (!row.current || !open) return
    // The first tab needs no page to move: it begins at its top, wherever on it the row stands. One that was asked for is brought into view.
    const isFirst = open === row.current.querySelector('[role="tab"], a')
    if (!isFirst) {
      // Newer browsers answer a promise here, which an effect must not return: React would call it as the effect's end.
      open.scrollIntoView({ block: 'center', inline: 'center' })
      return
    }
    const [around, inside] = [row.current.getBoundingClientRect(), open.getBoundingClientRect()]
    row.current.scrollBy({ left: inside.left + inside.width / 2 - around.left - around.width / 2 })
  }, [tab, ready])
  return row
}
