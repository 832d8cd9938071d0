import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

/** ok: as it should be. careful: needs attention. wrong: is not right. calm: under way. idle: at rest. */
export type Tone = 'ok' | 'careful' | 'wrong' | 'calm' | 'idle'

/** A state in words, with its colour beside it: never the colour alone. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
