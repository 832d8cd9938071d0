import type { ReactNode } from 'react'
import type { Template } from '../kinds.rules.ts'
import { type Heads, headsOf, linesOf, POINT } from '../lines.rules.ts'
import type { Resume } from '../resume.contract.ts'
import classes from './resumes.module.css'

type PaperProps = {
  document: Resume
  template: Template
  /** As a program reads them best, where that is known. */
  heads?: Heads | undefined
  /** What stands before a line, by its place. */
  before?: (at: number) => ReactNode
  /** In place of a CV with nothing in it. */
  empty: ReactNode
}

/** The lines of a CV as they stand in its files. */
export const Paper = ({ document, template, heads = headsOf(template), before, empty }: PaperProps) => {
  const lines = linesOf(document, template, heads)
  if (lines.length === 0) return empty
  return (
    <div className={classes.paper} dir="ltr" lang="en">
      {lines.map(({ as, text, withNext }, at) => {
        const last = lines[at - 1]
        // The first line of an entry, but for the first beneath its heading.
        const begins = withNext && as !== 'heading' && last?.as !== 'heading' && last?.withNext !== true
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          <div key={at}>
            {before?.(at)}
            <p data-as={as} data-begins={begins || undefined} dir="auto">
              {as === 'point' ? `${POINT} ${text}` : text}
            </p>
          </div>
        )
      })}
    </div>
  )
}
