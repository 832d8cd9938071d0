import classes from './Tick.module.css'

type TickProps = {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
  /** A part of what it stands for is ticked. */
  some?: boolean
  /** For a finger. */
  large?: boolean
  className?: string | undefined
  tabIndex?: number
}

/** The box of a row. Plain: of the library’s, one for each row was a tenth of what a list cost to draw. */
export const Tick = ({
  label,
  checked,
  onChange,
  some = false,
  large = false,
  className = '',
  tabIndex,
}: TickProps) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    type="checkbox"
    className={`${classes.tick} ${large ? classes.large : ''} ${className}`}
    aria-label={label}
    tabIndex={tabIndex}
    checked={checked}
    onChange={(e) => onChange(e.currentTarget.checked)}
  />
)
