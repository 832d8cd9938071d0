import type { ReactNode } from 'react'
import classes from './company.module.css'

/** A part of a tab: what it is about at the side, what is asked beside it. */
export const Part = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <div>
      <h2 className={classes.partTitle}>{title}</h2>
      {help && <p className={classes.quiet}>{help}</p>}
    </div>
    <div className={classes.grid}>{children}</div>
  </section>
)
