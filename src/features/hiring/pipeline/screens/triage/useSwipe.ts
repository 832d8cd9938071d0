import { type PointerEvent, useRef, useState } from 'react'

/** How far a finger goes before it means something, px. */
const FAR = 96

type Way = 'left' | 'right' | 'up' | 'down'

/** Follows a finger over a card. Sideways anywhere; up and down only where the card says so, since its text scrolls. */
export const useSwipe = (onSwipe: (way: Way) => void) => {
  const from = useRef<{ x: number; y: number; upright: boolean } | null>(null)
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const away = (e: PointerEvent) => {
    const start = from.current
    if (!start) return null
    const [x, y] = [e.clientX - start.x, e.clientY - start.y]
    if (Math.abs(x) >= Math.abs(y)) return { x, y: 0 }
    return start.upright ? { x: 0, y } : { x: 0, y: 0 }
  }
  const end = () => {
    from.current = null
    setAt(null)
  }
  return {
    at,
    handlers: {
      onPointerDown: (e: PointerEvent<HTMLElement>) => {
        if (!e.isPrimary || e.button !== 0) return
        if ((e.target as HTMLElement).closest('a, button, textarea, summary')) return
        const upright = (e.target as HTMLElement).closest('[data-upright]') !== null
        from.current = { x: e.clientX, y: e.clientY, upright }
      },
      onPointerMove: (e: PointerEvent<HTMLElement>) => {
        const gone = away(e)
        if (!gone) return
        if (at === null && Math.hypot(gone.x, gone.y) < 8) return
        if (at === null) e.currentTarget.setPointerCapture(e.pointerId)
        setAt(gone)
      },
      onPointerUp: (e: PointerEvent<HTMLElement>) => {
        const gone = away(e)
        end()
        if (!gone) return
        if (gone.x > FAR) onSwipe('right')
        else if (gone.x < -FAR) onSwipe('left')
        else if (gone.y < -FAR) onSwipe('up')
        else if (gone.y > FAR) onSwipe('down')
      },
      onPointerCancel: end,
    },
  }
}
