import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkTo } from '../Link.tsx'
import classes from './press.module.css'

type Look = { look?: 'primary' | 'quiet'; large?: boolean }

const classOf = (look: 'primary' | 'quiet', large: boolean, more: string | undefined) =>
  [classes[look], large && classes.large, more].filter(Boolean).join(' ')

/** A button of the public pages, which do not carry the component library. */
export const Press = ({
  look = 'primary',
  large = false,
  className,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) => (
  <button type="button" {...props} className={classOf(look, large, className)} />
)

/** A link that looks like one. */
export const PressLink = ({ look = 'primary', large = false, className, ...props }: LinkTo & Look) => (
  <Link {...props} className={classOf(look, large, className)} />
)
