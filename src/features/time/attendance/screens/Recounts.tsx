import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { RecountView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { recountCall, recountsCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'

/** Changes of rules after which days were computed again, and what came out otherwise. Nothing where there was none. */
export const Recounts = () => {
  const t = useWords()
  const { data } = useApiState(recountsCall, {})
  if (!data || data.recounts.length === 0) return null
  return (
    <section aria-label={t('recounts.title')}>
      <h2>{t('recounts.title')}</h2>
      <ul className={classes.cards}>
        {data.recounts.map((one) => (
          <Recount key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

/** Minutes more or fewer. */
const signed = (minutes: number, duration: (minutes: number) => string) =>
  `${minutes < 0 ? '−' : '+'}${duration(Math.abs(minutes))}`

const Recount = ({ one }: { one: RecountView }) => {
  const t = useWords()
  const { moment, day } = useFormat()
  const { duration } = useTimes()
  const [isOpen, setOpen] = useState(false)
  const language = useLanguage() === 'ar' ? 'ar' : 'en'
  const fields = one.fields.map((label) => label[language]).join(language === 'ar' ? '، ' : ', ')
  const changes = [
    one.counted !== 0 && t('recounts.worked', { time: signed(one.counted, duration) }),
    one.overtime !== 0 && t('recounts.overtime', { time: signed(one.overtime, duration) }),
    one.overtimePaid !== 0 && t('recounts.paid', { time: signed(one.overtimePaid, duration) }),
  ].filter(Boolean)
  const { changedDays: changed, days, changedPeople: people } = one
  const titleOf = ({ cause, from, until }: RecountView) => {
    if (cause === 'again') return t('recounts.again', { from: day(from ?? ''), until: day(until ?? '') })
    return cause === 'settings' ? t('recounts.settings', { fields }) : t('recounts.limits')
  }
  return (
    <li className={classes.site}>
      <header className={classes.head}>
        <h3>
          {titleOf(one)}
          {one.site !== null && <bdi className={classes.note}> {one.site}</bdi>}
        </h3>
        {one.finishedAt === null && <StatusBadge tone="careful">{t('recounts.running')}</StatusBadge>}
      </header>
      <p className={classes.note}>{t('recounts.by', { who: one.askedBy ?? '', when: moment(one.askedAt) })}</p>
      {one.finishedAt !== null && (
        <p>{changed === 0 ? t('recounts.nothing', { days }) : t('recounts.result', { changed, days, people })}</p>
      )}
      {changes.length > 0 && <p>{changes.join(' · ')}</p>}
      {changed > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('recounts.show')}</summary>
          {isOpen && <Days id={one.id} />}
        </details>
      )}
    </li>
  )
}

const Days = ({ id }: { id: string }) => {
  const t = useWords()
  const { duration, shortDay } = useTimes()
  const { data } = useApiState(recountCall, { id })
  return (
    <ul className={classes.lines}>
      {data?.days.map((day) => (
        <li key={`${day.employeeId}${day.workDate}`}>
          <bdi>{day.name}</bdi>, {shortDay(day.workDate)}:{' '}
          <span className="figures">
            {t('recounts.day', { before: duration(day.countedBefore), after: duration(day.countedAfter) })}
            {day.overtimeBefore !== day.overtimeAfter &&
              ` · ${t('list.overtime')} ${t('recounts.day', { before: duration(day.overtimeBefore), after: duration(day.overtimeAfter) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
