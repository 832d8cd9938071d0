import { useEffect, useRef } from 'react'

const openOf = (row: HTMLElement) => row.querySelector('[aria-selected="true"], [aria-current="page"]')

/** The row moves, the page does not. */
const centre = (row: HTMLElement) => {
  const open = openOf(row)
  if (!open) return
  const [around, inside] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
  row.scrollBy({ left: inside.left + inside.width / 2 - around.left - around.width / 2 })
}

/**
 * For a row of tabs wider than its place: the one that is open is in view, also when tabs come to the row later. `ready` is what the row waits
 * for before it is there.
 */
export const useActiveTab = (tab: string, ready: unknown = true) => {
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another tab is open, or the row has come
  useEffect(() => {
    const row = place.current
    if (!row) return
    const open = openOf(row)
    // The first tab needs no page to move: it begins at its top, wherever on it the row stands. One that was asked for is brought into view.
    // Newer browsers answer a promise to it, which an effect must not return: React would call it as the effect's end.
    if (open && open !== row.querySelector('[role="tab"], a'))
      open.scrollIntoView({ block: 'center', inline: 'center' })
    else if (moved.current) centre(row)
    // A row begins with its first tab in view, and nothing is to be moved. Looking where it stands would cost a layout of the page.
    moved.current = true
    const later = new MutationObserver(() => centre(row))
    later.observe(row, { childList: true })
    return () => later.disconnect()
  }, [tab, ready])
  return place
}
