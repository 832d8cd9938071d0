import type { ButtonHTMLAttributes, Ref } from 'react'
import classes from './RowControls.module.css'

// What stands on every row of a list, drawn plainly: a component of the library for each of them was a quarter of what a list cost to draw.

type TickProps = { label: string; checked: boolean; onChange: (on: boolean) => void; some?: boolean; tabIndex?: number }

/** A box to tick; `some` shows that a part of what it stands for is ticked. */
export const Tick = ({ label, checked, onChange, some = false, tabIndex }: TickProps) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    type="checkbox"
    className={classes.tick}
    aria-label={label}
    tabIndex={tabIndex}
    checked={checked}
    onChange={(e) => onChange(e.currentTarget.checked)}
  />
)

type RowButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** With words in a frame, a picture alone, or text that opens something. */
  look: 'framed' | 'picture' | 'text'
  ref?: Ref<HTMLButtonElement>
}

/** A button on a row. One with a picture alone has its name in `aria-label`. */
export const RowButton = ({ look, className = '', ...rest }: RowButtonProps) => (
  <button type="button" className={`${classes.button} ${classes[look]} ${className}`} {...rest} />
)
