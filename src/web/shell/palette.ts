import { useEffect, useState } from 'react'
import { askForHelp } from '../help/ask.ts'

const OPEN = 'fourshore:palette'

/** Somewhere a question mark is a letter like any other. */
const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName))

/** Opens the list of everywhere one may go. */
export const openPalette = () => dispatchEvent(new Event(OPEN))

/** How often it was asked for; it is downloaded with the first time. */
export const usePaletteRequests = () => {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const ask = () => setAsked((n) => n + 1)
    const onKey = (e: KeyboardEvent) => {
      if (e.key === '?' && !isTyping(e.target) && !e.ctrlKey && !e.metaKey && !e.altKey) {
        e.preventDefault()
        return askForHelp('keys')
      }
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
