import { useId } from 'react'
import { Link } from '../../web/Link.tsx'
import { useFormat } from '../../web/ui/format.ts'
import classes from './Overview.module.css'

type Bar = { name: string; count: number; to?: string; tone?: 'ok' | 'careful' | 'wrong' }

/** How a whole is made up: one line each as given, its bar as long as its share of the whole. */
export const Bars = ({ title, bars }: { title: string; bars: Bar[] }) => {
  const heading = useId()
  const { number } = useFormat()
  const all = Math.max(
    1,
    bars.reduce((sum, bar) => sum + bar.count, 0),
  )
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.bars}>
        {bars.map((bar) => (
          <li key={bar.name} className={classes.bar}>
            {bar.to ? (
              <Link to={bar.to} className={classes.name}>
                {bar.name}
              </Link>
            ) : (
              <span className={classes.name}>{bar.name}</span>
            )}
            <span className={classes.count}>{number(bar.count)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} data-tone={bar.tone} style={{ width: `${(bar.count / all) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
