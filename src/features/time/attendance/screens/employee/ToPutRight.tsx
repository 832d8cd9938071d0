import { Button } from '@mantine/core'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { DayRow, Request } from '../../shapes.contract.ts'
import classes from './mine.module.css'
import { useTimes } from './useTimes.ts'

type Props = { days: readonly DayRow[]; waiting: readonly Request[]; onOpen: (day: string) => void }

/** Own days that are not clear: a word for each, and one press to say it. */
export const ToPutRight = ({ days, waiting, onOpen }: Props) => {
  const t = useWords()
  const { shortDay } = useTimes()
  if (days.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('fix.title')}>
      <h2 className={classes.title}>{t('fix.title')}</h2>
      <p className={classes.note}>{t('fix.note', { count: days.length })}</p>
      <ul className={classes.list}>
        {days.map((day) => {
          const waits = waiting.some(({ workDate, what }) => workDate === day.workDate && what === 'correction')
          const problem = day.exceptions[0]
          return (
            <li key={day.workDate} className={classes.row}>
              <span>
                <strong>{shortDay(day.workDate)}</strong>{' '}
                <span className={classes.note}>{problem ? t(`problems.${problem}`) : t(`states.${day.state}`)}</span>
              </span>
              {waits ? (
                <StatusBadge tone="careful">{t('fix.waits')}</StatusBadge>
              ) : (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => onOpen(day.workDate)}
                  aria-label={`${t('fix.forgot')}: ${shortDay(day.workDate)}`}
                >
                  {t('fix.forgot')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
