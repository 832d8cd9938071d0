import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Filter } from './Parts.tsx'
import classes from './recruitment.module.css'

/** What waits for somebody now, each with the way to it. */
export const Waits = ({ data, filter }: { data: Overview; filter: Filter }) => {
  const t = useWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  const { job, ...ofJobs } = given
  const behind = (what: 'feedback' | 'offers' | 'promises' | 'outcomes') =>
    paths.manageApplications({ outcome: 'all', behind: what, ...given })
  const all = (
    [
      ['requisitions', paths.recruitment({ tab: 'requisitions', waiting: 'you', ...given })],
      ['approvals', job ? paths.companyJobs({ job }) : paths.companyJobs({ waiting: 'anybody', ...ofJobs })],
      ['feedback', behind('feedback')],
      ['offers', behind('offers')],
      ['promises', behind('promises')],
      ['outcomes', behind('outcomes')],
    ] as const
  ).filter(([what]) => data.waits[what] > 0)
  return (
    <section aria-labelledby="waits" style={{ marginBottom: '1rem' }}>
      <h2 id="waits" className={classes.sub}>
        {t('parts.waits')}
      </h2>
      <p className={classes.means}>{all.length === 0 ? t('waits.nothing') : t('means.waits')}</p>
      <ul className={classes.waits}>
        {all.map(([what, to]) => (
          <li key={what}>
            <Link to={to} className={classes.wait}>
              {t(`waits.${what}`)} <strong>{format.number(data.waits[what])}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
