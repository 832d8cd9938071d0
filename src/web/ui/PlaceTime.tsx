import type { ReactNode } from 'react'
import { useWebWords } from '../words/index.ts'
import { useFormat } from './format.ts'
import { ownTimeOf, ownZone } from './own-time.ts'
import classes from './PlaceTime.module.css'

type Props = {
  /** The instants that are shown. Nothing is known: nothing is added. */
  from: string | null | undefined
  until?: string | null
  /** The place's. */
  zone: string
  children: ReactNode
}

/**
 * A time of a place, as its own clock shows it. To whom another clock hangs on the wall it says what that shows: when it is pointed at, and on
 * phones in a line beneath.
 */
export const PlaceTime = ({ from, until = null, zone, children }: Props) => {
  const t = useWebWords()
  const { day } = useFormat()
  const time = from ? ownTimeOf({ from, until, zone }, ownZone(), day) : null
  if (time === null) return children
  const own = t('ownTime', { time })
  return (
    <span className={classes.time} title={own}>
      {children}
      <small className={classes.own}>{own}</small>
    </span>
  )
}
