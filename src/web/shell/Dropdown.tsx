import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLeave } from '../ui/useLeave.ts'
import classes from './Dropdown.module.css'

type Props = {
  /** The button's content and, when that is a picture, its name. */
  button: ReactNode
  label?: string
  className?: string
  /** Gets a way to close, for entries that do something rather than lead somewhere. */
  children: (close: () => void) => ReactNode
}

const entriesOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

/**
 * A button that shows a short list of links or choices under it. Escape and a press elsewhere close it, arrows move. Used in the
 * top bar, which is on every page, instead of a menu that would have to be downloaded with it.
 */
export const Dropdown = ({ button, label, className, children }: Props) => {
  const [open, setOpen] = useState(false)
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useLeave(box, open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && open) {
      e.stopPropagation()
      close()
    }
    if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return
    e.preventDefault()
    if (!open) return setOpen(true)
    const entries = entriesOf(panel.current)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = e.key === 'ArrowDown' ? at + 1 : at - 1
    entries[(next + entries.length) % entries.length]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the list inside
    <div ref={box} className={`${classes.box} ${className ?? ''}`} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={classes.trigger}
        aria-expanded={open}
        aria-controls={list}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: following a link inside closes the list
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div
          ref={panel}
          id={list}
          className={classes.panel}
          onClick={(e) => (e.target as HTMLElement).closest('a') && setOpen(false)}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

/** A named group of choices in a dropdown. */
export const DropdownGroup = ({ label, children }: { label: string; children: ReactNode }) => {
  const name = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
    <div role="group" aria-labelledby={name} className={classes.group}>
      <span id={name} className={classes.groupLabel}>
        {label}
      </span>
      {children}
    </div>
  )
}

export const dropdownEntry = classes.entry as string
