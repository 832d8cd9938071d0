import { type ReactNode, useId } from 'react'
import classes from './settings.module.css'

type Props = { title: string; about: ReactNode; children: ReactNode }

/** One matter of the settings: what it is on the one side, what there is to do on the other. */
export const Section = ({ title, about, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
