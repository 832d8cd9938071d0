import { type RefObject, useEffect, useRef } from 'react'

/** Hears of a press, or of the keyboard going, outside a box that is open over the page. */
export const useLeave = (box: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void) => {
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    if (!isOpen) return
    const heard = (e: Event) => {
      if (!box.current?.contains(e.target as Node)) leave.current()
    }
    document.addEventListener('pointerdown', heard)
    document.addEventListener('focusin', heard)
    return () => {
      document.removeEventListener('pointerdown', heard)
      document.removeEventListener('focusin', heard)
    }
  }, [box, isOpen])
}
