import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './help.module.css'
import { useHelpWords } from './words/index.ts'

/** A dialog of the browser's own: it keeps the focus inside, closes with Escape and gives the focus back. */
export const Sheet = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const t = useHelpWords()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    box.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; this is the press beside it
    <dialog
      ref={box}
      className={classes.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(e) => e.target === box.current && onClose()}
    >
      <div className={classes.inner}>
        <header className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
            <Cross />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

export const Cross = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
)
