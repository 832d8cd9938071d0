import type { ReactNode } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './recruitment.module.css'

type StateProps = { state: Overview['begun'][keyof Overview['begun']]; children: ReactNode }

/** Done or asked for; otherwise what is to be pressed. */
const StepState = ({ state, children }: StateProps) => {
  const t = useWords()
  if (state === true || state === 'done') return <StatusBadge tone="ok">{t('done')}</StatusBadge>
  return state === 'asked' ? <StatusBadge tone="calm">{t('verifying')}</StatusBadge> : children
}

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
            <StepState state={begun[step]}>
              <Link to={to} className={classes.wait} aria-label={`${t('open')}: ${t(`steps.${step}`)}`}>
                {t('open')}
              </Link>
            </StepState>
          </li>
        ))}
      </ul>
      <p className={classes.means}>
        <Link to={paths.kanbanAts()}>{t('pipeline')}</Link>
      </p>
    </section>
  )
}
