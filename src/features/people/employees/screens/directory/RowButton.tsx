import type { ButtonHTMLAttributes, Ref } from 'react'
import classes from './RowButton.module.css'

type RowButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** With words in a frame, a picture alone (its name in `aria-label`), or text that opens something. */
  look: 'framed' | 'picture' | 'text'
  ref?: Ref<HTMLButtonElement>
}

/** A button of a row. Plain: four of the library’s on each of them were a sixth of what the list cost to draw. */
export const RowButton = ({ look, className = '', ...rest }: RowButtonProps) => (
  <button type="button" className={`${classes.button} ${classes[look]} ${className}`} {...rest} />
)
