import { useFormat } from '../../../../web/ui/format.ts'
import type { Invitations } from '../invitations.contract.ts'
import { BEGINNERS, COUNTED_DAYS, DUE_DAYS, FEWEST, STEPS } from '../quota.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

/** How many invitations are left this week, and how that number comes about. */
export const Meter = ({ meter }: { meter: Invitations['meter'] }) => {
  const say = useWords()
  const { number } = useFormat()
  const { due, answered, percent, weekly, left } = meter
  const shown = say('meter.left', { left: number(left), weekly: number(weekly) })
  return (
    <section className={classes.meter} aria-label={say('meter.title')}>
      <div className={classes.bar}>
        <strong>{say('meter.title')}</strong>
        <span className="figures">{shown}</span>
      </div>
      <progress max={weekly} value={left} aria-label={shown} />
      <p className={classes.quiet}>
        {percent === null
          ? say('meter.early', { due, fewest: FEWEST })
          : say('meter.rate', { percent: number(percent), answered, due })}
      </p>
      <details>
        <summary>{say('meter.how')}</summary>
        <p className={classes.quiet}>{say('meter.rule', { days: COUNTED_DAYS, due: DUE_DAYS })}</p>
        <ul className={classes.lines}>
          <li data-here={percent === null || undefined}>{say('meter.begin', { fewest: FEWEST, weekly: BEGINNERS })}</li>
          {STEPS.map((s) => (
            <li key={s.atLeast}>{say('meter.step', { percent: s.atLeast, weekly: s.weekly })}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
