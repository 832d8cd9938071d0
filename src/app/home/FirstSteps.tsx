import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useId } from 'react'
import type { Home } from '../../features/platform/home/contract.ts'
import { Link } from '../../web/Link.tsx'
import classes from './Home.module.css'
import { useWords } from './words/index.ts'

/** What is left of setting the company up, with how far it is; gone once all is done. */
export const FirstSteps = ({ steps }: Pick<Home, 'steps'>) => {
  const t = useWords()
  const heading = useId()
  const finished = steps.filter((step) => step.done)
  const done = finished.length
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.progressHead}>
        <h2 id={heading} className={classes.heading}>
          {t('steps')}
        </h2>
        <span className={classes.detail}>{t('stepsDone', { done, all: steps.length })}</span>
      </div>
      <progress className={classes.progress} value={done} max={steps.length} aria-labelledby={heading} />
      <ul className={classes.steps}>
        {steps
          .filter((step) => !step.done)
          .map((step) => (
            <li key={step.id}>
              <IconCircleDashed size={20} className={classes.open} aria-hidden />
              <span>
                <Link to={step.to} className={classes.stepLink}>
                  {step.label}
                </Link>
                <span className={classes.detail}>{step.hint}</span>
              </span>
            </li>
          ))}
        {done > 0 && (
          <li>
            <IconCircleCheckFilled size={20} className={classes.ticked} aria-hidden />
            <span className={classes.doneStep}>
              {finished.map(({ label }) => label).join(' · ')} <span className={classes.said}>{t('stepDone')}</span>
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
