import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { addDays, type Day, dayIn, instantIn, weekdayOf } from '../../../../shared/dates.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useInterviewWords } from '../words/index.ts'
import { availabilityCall } from './calls.ts'
import classes from './WeekGrid.module.css'

const HOURS = Array.from({ length: 12 }, (_, n) => n + 8)
const HALVES = ['00', '30'] as const
const pad = (n: number) => String(n).padStart(2, '0')

type Props = {
  zone: string
  minutes: number
  people: readonly string[]
  nameOf: (userId: string) => string
  /** Times as a clock in the zone shows them. */
  times: readonly string[]
  onToggle: (time: string) => void
  /** The interview that is being moved: not in its own way. */
  except: string | null
  /** Whether times in the past can be chosen, and no others. */
  past: boolean
}

/** A week of half hours with when its people are busy: a time is added or taken away by tapping it. */
export const WeekGrid = ({ zone, minutes, people, nameOf, times, onToggle, except, past }: Props) => {
  const t = useInterviewWords()
  const { day, list } = useFormat()
  const today = dayIn(zone, new Date())
  const monday = addDays(today, 1 - weekdayOf(today))
  const [week, setWeek] = useState<Day>(monday)
  const days = Array.from({ length: 7 }, (_, n) => addDays(week, n))
  const { data, error, isFetching, refetch } = useApiState(availabilityCall, {
    people: [...people],
    from: week,
    zone,
    except,
  })
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'short', timeZone: 'UTC' })
  const busyAt = (time: string): string[] => {
    const start = Date.parse(instantIn(zone, time) ?? '')
    const end = start + minutes * 60_000
    const meets = (data?.busy ?? []).filter((b) => Date.parse(b.startsAt) < end && Date.parse(b.endsAt) > start)
    return [...new Set(meets.map((b) => nameOf(b.userId)))]
  }
  const cell = (date: Day, clock: string) => {
    const time = `${date}T${clock}`
    const busy = busyAt(time)
    const isPast = Date.parse(instantIn(zone, time) ?? '') <= Date.now()
    const chosen = times.includes(time)
    const name = `${weekday.format(new Date(`${date}T00:00:00Z`))} ${day(date)}, ${clock}`
    return (
      <button
        key={time}
        type="button"
        className={classes.cell}
        aria-pressed={chosen}
        aria-label={busy.length > 0 ? t('week.busy', { time: name, who: list(busy) }) : name}
        title={busy.length > 0 ? t('week.busy', { time: name, who: list(busy) }) : undefined}
        data-busy={busy.length > 0 || undefined}
        disabled={isPast !== past && !chosen}
        onClick={() => onToggle(time)}
      >
        {chosen ? clock : ''}
      </button>
    )
  }
  return (
    <div>
      <div className={classes.bar}>
        <ActionIcon variant="default" aria-label={t('week.before')} onClick={() => setWeek(addDays(week, -7))}>
          <IconChevronLeft className="mirrored" size={16} />
        </ActionIcon>
        <strong>{t('week.of', { from: day(week), to: day(addDays(week, 6)) })}</strong>
        <ActionIcon variant="default" aria-label={t('week.after')} onClick={() => setWeek(addDays(week, 7))}>
          <IconChevronRight className="mirrored" size={16} />
        </ActionIcon>
      </div>
      <div className={classes.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons laid out as a week; a fieldset cannot be a grid of columns */}
        <div className={classes.grid} role="group" aria-label={t('week.label')}>
          <span />
          {days.map((date) => (
            <span key={date} className={classes.day}>
              {weekday.format(new Date(`${date}T00:00:00Z`))} {Number(date.slice(8))}
            </span>
          ))}
          {HOURS.flatMap((hour) =>
            HALVES.map((half) => [
              <span key={`${hour}${half}`} className={classes.hour}>
                {half === '00' ? `${pad(hour)}:00` : ''}
              </span>,
              ...days.map((date) => cell(date, `${pad(hour)}:${half}`)),
            ]),
          )}
        </div>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !error && (
        <p className={classes.key}>
          {data.unknown.length > 0 ? t('week.unknown', { who: list(data.unknown.map(nameOf)) }) : t('week.known')}
        </p>
      )}
    </div>
  )
}
