import type { ReactNode } from 'react'
import { useFormat } from './format.ts'
import panel from './panel.module.css'
import classes from './Talk.module.css'

export type TalkLine = {
  id: string
  /** Who wrote it, as the reader calls them. */
  by: string
  at: string
  words: string
  /** Beside the name: an internal note. */
  mark?: ReactNode
  /** own: the reader's; aside: not for everybody who reads the rest. */
  tone?: 'own' | 'aside'
}

/** What was written between two sides, the earliest first: who, when, and the words with their lines. */
export const Talk = ({ lines, label }: { lines: readonly TalkLine[]; label: string }) => {
  const { moment } = useFormat()
  return (
    <ol className={classes.talk} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} data-tone={line.tone}>
          <p className={panel.quiet}>
            <bdi>{line.by}</bdi> · {moment(line.at)} {line.mark}
          </p>
          <p className={panel.words} dir="auto">
            {line.words}
          </p>
        </li>
      ))}
    </ol>
  )
}
