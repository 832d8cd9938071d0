import { elementScroll, type Virtualizer } from '@tanstack/react-virtual'

/**
 * How large the place of a list is, told once the browser has laid the page out, and again when it changes. Asked for at once, as the library does,
 * the whole page would be laid out for the answer before it is drawn.
 */
export const observeRect = (
  { scrollElement }: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: { width: number; height: number }) => void,
): (() => void) | undefined => {
  if (!scrollElement) return
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    tell({ width: Math.round(width), height: Math.round(height) })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** What a list is taken to be until then: most of the window, so that its first rows are drawn with it. */
export const firstRect = () => ({ width: innerWidth, height: Math.round(innerHeight * 0.6) })

const placed = new WeakSet<Element>()

/** Moves the list. One that has just come stands at its top already: to say so once more would lay the page out for nothing. */
export const moveTo: typeof elementScroll<HTMLDivElement> = (offset, how, instance) => {
  const { scrollElement } = instance
  const isNew = scrollElement !== null && !placed.has(scrollElement)
  if (scrollElement) placed.add(scrollElement)
  if (isNew && offset + (how.adjustments ?? 0) === 0) return
  elementScroll(offset, how, instance)
}
