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
    else if (opener.current) giveBack(opener.current)
  }, [open])
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
const sameAs = (gone: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(gone.tagName)].find((element) => nameOf(element) === nameOf(gone))

/** A list that lay hidden beneath a page draws its rows anew when it is shown: what opened the page is there again some frames later. */
const giveBack = (opener: HTMLElement, frames = 60) => {
  const here = opener.isConnected ? opener : sameAs(opener)
  if (here) here.focus({ preventScroll: true })
  else if (frames > 0)
    requestAnimationFrame(() => document.activeElement === document.body && giveBack(opener, frames - 1))
}
