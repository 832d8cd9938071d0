import { useEffect, useState } from 'react'

const OPEN = 'fourshore:palette'

/** Opens the list of everywhere one may go. */
export const openPalette = () => dispatchEvent(new Event(OPEN))

/** How often it was asked for; it is downloaded with the first time. */
export const usePaletteRequests = () => {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const ask = () => setAsked((n) => n + 1)
    const onKey = (e: KeyboardEvent) => {
      if (e.key.toLowerCase() !== 'k' || !(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey) return
      e.preventDefault()
      ask()
    }
    addEventListener(OPEN, ask)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener(OPEN, ask)
      removeEventListener('keydown', onKey)
    }
  }, [])
  return asked
}
