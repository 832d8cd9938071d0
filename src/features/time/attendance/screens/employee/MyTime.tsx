import { useState } from 'react'
import { addMonths } from '../../../../../shared/dates.ts'
import { useApiState } from '../../../../../web/api.ts'
import { MonthSelect } from '../../../../../web/ui/MonthSelect.tsx'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../../web/ui/TimeRange.tsx'
import { useWords } from '../../employee/words/index.ts'
import { daysCall } from './calls.ts'
import classes from './mine.module.css'
import { StateBadge } from './StateBadge.tsx'
import { useTimes } from './useTimes.ts'

const lastOf = (month: string) =>
  new Date(Date.parse(`${addMonths(`${month}-01`, 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** One's own days of a month. */
export const MyTime = ({ today, onOpen }: { today: string; onOpen: (day: string) => void }) => {
  const t = useWords()
  const { clock, shortDay, duration } = useTimes()
  const [month, setMonth] = useState(today.slice(0, 7))
  const { data, error, isFetching, refetch } = useApiState(daysCall, { from: `${month}-01`, until: lastOf(month) })
  return (
    <section className={classes.card} aria-label={t('time.title')}>
      <div className={classes.row}>
        <h2 className={classes.title}>{t('time.title')}</h2>
        <MonthSelect
          aria-label={t('time.month')}
          value={month}
          max={today.slice(0, 7)}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
      </div>
      {!data && !error && <LoadingTable rows={5} columns={4} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.days.length === 0 && <EmptyState title={t('time.none')}>{t('time.noneText')}</EmptyState>}
      {data && data.days.length > 0 && (
        <>
          <p className={classes.note}>
            {t('time.plan')}: {duration(data.planned)} · {t('time.worked')}: {duration(data.worked)} ·{' '}
            {t('time.overtime')}: {duration(data.overtime)}
          </p>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>{t('time.day')}</th>
                <th>{t('time.worked')}</th>
                <th className={classes.wideOnly}>{t('time.overtime')}</th>
                <th>{t('time.state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.days.toReversed().map((day) => (
                <tr key={day.workDate}>
                  <td>
                    <button
                      type="button"
                      className={classes.open}
                      onClick={() => onOpen(day.workDate)}
                      aria-label={t('time.open', { day: shortDay(day.workDate) })}
                    >
                      {shortDay(day.workDate)}
                    </button>
                    <div className={classes.note}>
                      {day.firstIn && (
                        <PlaceTime from={day.firstIn} until={day.lastOut} zone={day.zone}>
                          <TimeRange from={clock(day.firstIn, day.zone)} until={clock(day.lastOut ?? null, day.zone)} />
                        </PlaceTime>
                      )}
                    </div>
                  </td>
                  <td className="figures">
                    {day.worked === null || day.workDate > today ? '–' : duration(day.worked)}
                    {day.overtime > 0 && (
                      <div className={`${classes.note} ${classes.narrowOnly}`}>
                        {t('time.overtime')}: {duration(day.overtime)}
                      </div>
                    )}
                  </td>
                  <td className={`figures ${classes.wideOnly}`}>{day.overtime > 0 ? duration(day.overtime) : ''}</td>
                  <td>
                    <StateBadge state={day.state} />
                    {day.remote && <div className={classes.note}>{t('place.remote')}</div>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
