import type { ReactNode } from 'react'
import { useWords } from '../../words/index.ts'
import classes from './form.module.css'
import type { Section as Name } from './judge.ts'

type Props = { name: Name; title?: string; children: ReactNode }

export const Section = ({ name, title, children }: Props) => {
  const t = useWords()
  const heading = `section-${name}`
  return (
    <section className={classes.section} id={`employee-section-${name}`} aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {title ?? t(`form.${name}`)}
      </h3>
      {children}
    </section>
  )
}

export const Grid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>
