import { useId } from 'react'
import { useCountryNames } from '../../features/platform/geo/screens/countries.ts'
import type { Home } from '../../features/platform/home/contract.ts'
import { Link } from '../../web/Link.tsx'
import { useFormat } from '../../web/ui/format.ts'
import classes from './Home.module.css'
import { useWords } from './words/index.ts'

/** What a country calls a thing, such as a pass, is said in the reader's language. */
const Detail = ({ detail, country }: { detail: string; country: string | null }) => {
  const say = useCountryNames(country)
  return <span className={classes.detail}>{say(detail)}</span>
}

/** What happens today and in the days after. */
export const Days = ({ today, days }: Pick<Home, 'today' | 'days'>) => {
  const t = useWords()
  const heading = useId()
  const { day, moment } = useFormat()
  const when = (line: Home['days'][number]['lines'][number]) => {
    if (line.time) return moment(line.time)
    return line.day === today ? t('today') : day(line.day)
  }
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('thisWeek')}
      </h2>
      {days.length === 0 && <p className={classes.nothing}>{t('nothingHappens')}</p>}
      {days.map(({ id, label, lines, more }) => (
        <div key={id} className={classes.kind}>
          <h3 className={classes.kindName}>{label}</h3>
          <ul className={classes.list}>
            {lines.map((line) => (
              <li key={line.id}>
                <Link to={line.to} className={classes.entry}>
                  <span className={classes.what}>
                    {line.title}
                    {line.detail && <Detail detail={line.detail} country={line.country} />}
                  </span>
                  <span className={classes.when}>{when(line)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={classes.more}>{t('more', { count: more })}</p>}
        </div>
      ))}
    </section>
  )
}
