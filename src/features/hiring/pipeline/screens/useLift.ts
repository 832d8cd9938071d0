import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Column } from '../board.rules.ts'

/** A card that was lifted by keyboard, and where it would be laid. */
export type Lift = { id: string; from: { column: number; index: number }; column: number; index: number }

const handleOf = (id: string) => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)

/** The board with the lifted card where it would be laid. */
export const withLift = (columns: readonly Column[], lift: Lift | null): readonly Column[] => {
  if (!lift) return columns
  const card = columns[lift.from.column]?.cards.find((c) => c.id === lift.id)
  if (!card) return columns
  return columns.map((column, i) => {
    const cards = column.cards.filter((c) => c.id !== lift.id)
    if (i === lift.column) cards.splice(lift.index, 0, card)
    return cards.length === column.cards.length && i !== lift.column ? column : { ...column, cards }
  })
}

type LiftHandlers = {
  lifted: (lift: Lift) => void
  moved: (lift: Lift) => void
  dropped: (lift: Lift, before: string | null) => void
  cancelled: (lift: Lift) => void
}

/** Space lifts, arrows move, Enter lays down, Escape puts back. Without a lifted card, arrows go from card to card. */
export const useLift = (columns: readonly Column[], handlers: LiftHandlers) => {
  const [lift, setLift] = useState<Lift | null>(null)
  const focused = useRef<string | null>(null)
  const held = useRef<HTMLElement | null>(null)

  // The card is drawn anew in its other column: it has the focus there at once, so that no key is lost between the two. In a long column it may
  // be drawn some frames later.
  useLayoutEffect(() => {
    // Also where it is drawn anew a moment later, as when the server has answered: nobody has taken the focus from it, it went with the handle.
    const lost = held.current && !held.current.isConnected && document.activeElement === document.body
    const id = focused.current ?? (lost ? held.current?.dataset.handle : null)
    if (!id) return
    focused.current = null
    const again = (tries: number) => {
      const handle = handleOf(id)
      if (handle) handle.focus({ preventScroll: true })
      if (tries > 0 && (!handle || document.activeElement !== handle)) requestAnimationFrame(() => again(tries - 1))
    }
    again(20)
  })

  const onFocus = (e: FocusEvent) => {
    held.current = (e.target as HTMLElement).closest<HTMLElement>('[data-handle]')
  }

  const place = (id: string) => {
    for (const [column, { cards }] of columns.entries()) {
      const index = cards.findIndex((c) => c.id === id)
      if (index >= 0) return { column, index }
    }
    return null
  }

  const onKeyDown = (e: KeyboardEvent) => {
    const handle = (e.target as HTMLElement).closest<HTMLElement>('[data-handle]')
    const id = handle?.dataset.handle
    if (!id) return
    const rtl = getComputedStyle(handle).direction === 'rtl'
    const right = rtl ? -1 : 1
    const side = { ArrowRight: right, ArrowLeft: -right }[e.key] ?? 0
    const down = { ArrowDown: 1, ArrowUp: -1 }[e.key] ?? 0
    if (!lift) {
      const at = place(id)
      if (!at) return
      if (e.key === ' ') {
        e.preventDefault()
        const next = { id, from: at, ...at }
        setLift(next)
        handlers.lifted(next)
      } else if (down || side) {
        e.preventDefault()
        const column = nextColumn(columns, at.column, side)
        const cards = columns[column]?.cards ?? []
        const to = cards[Math.max(0, Math.min(cards.length - 1, at.index + down))]
        if (to) focused.current = to.id
        if (to) handleOf(to.id)?.focus()
      }
      return
    }
    const others = (column: number) => (columns[column]?.cards ?? []).filter((c) => c.id !== lift.id)
    if (e.key === 'Escape') {
      e.preventDefault()
      e.stopPropagation()
      setLift(null)
      focused.current = id
      handlers.cancelled(lift)
    } else if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault()
      setLift(null)
      focused.current = id
      handlers.dropped(lift, others(lift.column)[lift.index]?.id ?? null)
    } else if (down || side) {
      e.preventDefault()
      const column = Math.max(0, Math.min(columns.length - 1, lift.column + side))
      const index = Math.max(0, Math.min(others(column).length, lift.index + down))
      const next = { ...lift, column, index }
      setLift(next)
      focused.current = id
      handlers.moved(next)
    }
  }
  const cancel = useCallback(() => setLift(null), [])
  return { lift, onKeyDown, onFocus, cancel }
}

/** The next column on that side that has a card. */
const nextColumn = (columns: readonly Column[], from: number, side: number): number => {
  if (side === 0) return from
  for (let i = from + side; i >= 0 && i < columns.length; i += side) if (columns[i]?.cards.length) return i
  return from
}
