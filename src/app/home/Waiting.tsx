import { IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { Home } from '../../features/platform/home/contract.ts'
import { Link } from '../../web/Link.tsx'
import { useFormat } from '../../web/ui/format.ts'
import { StatusBadge } from '../../web/ui/StatusBadge.tsx'
import classes from './Home.module.css'
import { useWords } from './words/index.ts'

/** What waits for whoever looks: each line leads to where it is done. */
export const Waiting = ({ decisions }: { decisions: Home['decisions'] }) => {
  const t = useWords()
  const heading = useId()
  const { number } = useFormat()
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('waiting')}
      </h2>
      {decisions.length === 0 && (
        <p className={classes.nothing}>
          <IconCircleCheck size={18} aria-hidden />
          {t('nothingWaits')}
        </p>
      )}
      <ul className={classes.list}>
        {decisions.map(({ id, label, count, overdue, to }) => (
          <li key={id}>
            <Link to={to} className={classes.entry}>
              <span className={classes.what}>{label}</span>
              {overdue > 0 && <StatusBadge tone="wrong">{t('overdue', { count: overdue })}</StatusBadge>}
              {overdue < count && <strong className={classes.count}>{number(count)}</strong>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
