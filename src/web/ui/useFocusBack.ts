import { useEffect, useRef } from 'react'

/** A dialog gives the focus back to what opened it. */
export const useFocusBack = (open: boolean) => {
  const opener = useRef<HTMLElement | null>(null)
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = (e: FocusEvent) => {
      if (e.target instanceof HTMLElement && !e.target.closest('[role="dialog"], [role="menu"]'))
        last.current = e.target
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (open) opener.current = last.current
    else if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  }, [open])
}
