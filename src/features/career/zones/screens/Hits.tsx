import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import classes from '../../distance/screens/distance.module.css'
import type { Zones } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** What was found in one's zones, and what became of each. */
export const Hits = ({ hits }: { hits: Zones['hits'] }) => {
  const t = useWords()
  const { moment, isolated } = useFormat()
  const became = ({ state, toldAt }: Zones['hits'][number]) => {
    if (state === 'told' && toldAt) return t('hits.told', { at: moment(toldAt) })
    if (state === 'waiting') return t('hits.waiting')
    return t(state === 'not_sent' ? 'hits.not_sent' : 'hits.dropped')
  }
  return (
    <section className={classes.card} aria-labelledby="hits">
      <h2 id="hits">{t('hits.title')}</h2>
      {hits.length === 0 ? (
        <p className={classes.quiet}>{t('hits.none')}</p>
      ) : (
        <ul className={classes.list}>
          {hits.map((hit) => (
            <li key={hit.job} className={classes.beside}>
              <Link to={paths.job(hit.job)}>
                <bdi>{hit.title}</bdi>
              </Link>
              <p className={classes.quiet}>
                {t('hits.line', {
                  company: isolated(hit.company),
                  town: isolated(hit.town),
                  zone: isolated(hit.zone),
                })}
              </p>
              <p className={classes.quiet}>
                {t('hits.foundAt', { at: moment(hit.at) })} · {became(hit)}
                {!hit.open && ` · ${t('hits.closed')}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
