import { Checkbox, TextInput } from '@mantine/core'
import { useLanguage } from '../../../../web/i18n.ts'
import classes from '../../distance/screens/distance.module.css'
import { useWords } from '../words/index.ts'
import type { Draft } from './draft.ts'

/** Any Monday, to name the days of a week by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Names of the days of the week, by their number: 1 is Monday. */
export const useWeekdays = (): ((day: number) => string) => {
  const short = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short', timeZone: 'UTC' })
  return (day) => short.format(MONDAY + (day - 1) * DAY_MS)
}

type Props = { draft: Draft; set: (changes: Partial<Draft>) => void; wrong: Readonly<Record<string, string>> }

/** On which days and in which hours a zone tells. */
export const Times = ({ draft: { days, from, to }, set, wrong }: Props) => {
  const t = useWords()
  const nameOf = useWeekdays()
  return (
    <details open={days.length > 0 || from !== '' || wrong.from !== undefined || wrong.to !== undefined}>
      <summary>{t('form.times')}</summary>
      <div className={classes.stack}>
        <p className={classes.quiet}>{t('form.timesHint')}</p>
        <Checkbox.Group label={t('form.days')} value={[...days]} onChange={(chosen) => set({ days: chosen })}>
          <div className={classes.row}>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <Checkbox key={day} value={String(day)} label={nameOf(day)} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.fields}>
          <TextInput
            label={t('form.from')}
            type="time"
            value={from}
            error={wrong.from}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            label={t('form.to')}
            type="time"
            value={to}
            error={wrong.to}
            onChange={(event) => set({ to: event.currentTarget.value })}
          />
        </div>
      </div>
    </details>
  )
}
