import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { useFormat } from '../../../web/ui/format.ts'
import { StatusBadge } from '../../../web/ui/StatusBadge.tsx'
import type { FoundTalent } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

/** Applicants of the company come first, and under their own heading. */
export const Own = ({ own }: { own: FoundTalent['own'] }) => {
  const say = useWords()
  const format = useFormat()
  return (
    <section className={classes.own} aria-labelledby="own">
      <h3 id="own" className={classes.facet}>
        {say('own')}
      </h3>
      <p className={classes.quiet}>{say('ownText')}</p>
      <ul className={classes.rows}>
        {own.people.map((p) => (
          <li key={p.candidateId} className={classes.row}>
            <div>
              <Link to={paths.ats({ application: p.applicationId })} className={classes.open}>
                <bdi>{p.name ?? say('ownName', { number: p.number })}</bdi>
              </Link>
              <span className={classes.quiet}>{say('ownOf', { job: p.job, day: format.day(p.appliedAt) })}</span>
            </div>
            <span className={classes.badges}>
              {p.pools.map((pool) => (
                <StatusBadge key={pool} tone="calm">
                  {pool}
                </StatusBadge>
              ))}
              {p.keepUntil && (
                <span className={classes.quiet}>{say('keptUntil', { day: format.day(p.keepUntil) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {own.total > own.people.length && (
        <p className={classes.quiet}>{say('ownMore', { shown: own.people.length, total: format.number(own.total) })}</p>
      )}
    </section>
  )
}
