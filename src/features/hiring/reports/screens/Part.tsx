import type { ReactNode } from 'react'
import classes from './recruitment.module.css'

/** One figure with what it means. */
export const Part = ({
  name,
  means,
  wide,
  children,
}: {
  name: string
  means: string
  wide?: boolean
  children: ReactNode
}) => (
  <section className={`${classes.panel} ${wide ? classes.wide : ''}`} aria-label={name}>
    <h2>{name}</h2>
    <p className={classes.means}>{means}</p>
    {children}
  </section>
)

type Bar = { key: string; name: ReactNode; size: number; value: ReactNode }

/** A length beside each number; the number is what is read. */
export const Bars = ({ bars, full = 1 }: { bars: readonly Bar[]; full?: number }) => {
  const most = Math.max(full, ...bars.map((b) => b.size))
  return (
    <ul className={classes.bars}>
      {bars.map((b) => (
        <li key={b.key}>
          <span>{b.name}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.fill}
              data-none={b.size === 0 || undefined}
              style={{ inlineSize: `${(b.size / most) * 100}%` }}
            />
          </span>
          <span className={classes.value}>{b.value}</span>
        </li>
      ))}
    </ul>
  )
}
