import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './recruitment.module.css'

/** Nobody has applied yet: what comes before that, and what of it is done. */
export const SetupSteps = ({ begun }: { begun: Overview['begun'] }) => {
  const t = useWords()
  const steps = [
    ['verification', paths.company({ tab: 'verification' })],
    ['job', paths.companyJobs({ new: '1' })],
    ['published', paths.companyJobs()],
    ['team', paths.company()],
    ['applied', paths.manageApplications()],
  ] as const
  return (
    <section className={classes.panel} aria-labelledby="begin">
      <h2 id="begin">{t('begin')}</h2>
      <p className={classes.means}>{t('beginText')}</p>
      <ul className={classes.steps}>
        {steps.map(([step, to]) => (
          <li key={step}>
            <span>{t(`steps.${step}`)}</span>
            {begun[step] === true || begun[step] === 'done' ? (
              <StatusBadge tone="ok">{t('done')}</StatusBadge>
            ) : begun[step] === 'asked' ? (
              <StatusBadge tone="calm">{t('verifying')}</StatusBadge>
            ) : (
              <Link to={to} className={classes.wait} aria-label={`${t('open')}: ${t(`steps.${step}`)}`}>
                {t('open')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.means}>
        <Link to={paths.kanbanAts()}>{t('pipeline')}</Link>
      </p>
    </section>
  )
}
