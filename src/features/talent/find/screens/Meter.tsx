import { useFormat } from '../../../../web/ui/format.ts'
import type { Invitations } from '../invitations.contract.ts'
import { ANSWER_DUE_DAYS, BEGINNERS, COUNTED_DAYS, FEWEST, STEPS } from '../quota.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

/** How many invitations are left this week, and how that number comes about. */
export const Meter = ({ meter }: { meter: Invitations['meter'] }) => {
  const t = useWords()
  const { number } = useFormat()
  const { due, answered, percent, weekly, left } = meter
  const shown = t('meter.left', { left: number(left), weekly: number(weekly) })
  return (
    <section className={classes.meter} aria-label={t('meter.title')}>
      <div className={classes.bar}>
        <strong>{t('meter.title')}</strong>
        <span className="figures">{shown}</span>
      </div>
      <progress max={weekly} value={left} aria-label={shown} />
      <p className={classes.quiet}>
        {percent === null
          ? t('meter.early', { due, fewest: FEWEST })
          : t('meter.rate', { percent: number(percent), answered, due })}
      </p>
      <details>
        <summary>{t('meter.how')}</summary>
        <p className={classes.quiet}>{t('meter.rule', { days: COUNTED_DAYS, due: ANSWER_DUE_DAYS })}</p>
        <ul className={classes.lines}>
          <li data-here={percent === null || undefined}>{t('meter.begin', { fewest: FEWEST, weekly: BEGINNERS })}</li>
          {STEPS.map((s) => (
            <li key={s.atLeast}>{t('meter.step', { percent: s.atLeast, weekly: s.weekly })}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
