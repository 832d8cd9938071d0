import { Checkbox, NativeSelect } from '@mantine/core'
import { useWords } from '../words/index.ts'
import classes from './notifications.module.css'
import type { Choice } from './Settings.tsx'

const PACES = ['at_once', 'daily', 'weekly', 'off'] as const

type Props = { choices: readonly Choice[]; onChange: (event: string, part: Partial<Choice>) => void }

/** Event by channel; on a phone each event is a block of its own, with the channels named in it. */
export const EventTable = ({ choices, onChange }: Props) => {
  const t = useWords()
  return (
    <table className={classes.events}>
      <thead>
        <tr>
          <th scope="col">{t('event')}</th>
          <th scope="col">{t('listed')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('push')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <Row key={choice.event} choice={choice} onChange={(part) => onChange(choice.event, part)} />
        ))}
      </tbody>
    </table>
  )
}

const Row = ({ choice, onChange }: { choice: Choice; onChange: (part: Partial<Choice>) => void }) => {
  const t = useWords()
  const { label, listed, email, push, letterAlways } = choice
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={t('listed')}>
        <Checkbox
          aria-label={`${label}: ${t('listed')}`}
          checked={listed}
          onChange={(e) => onChange({ listed: e.currentTarget.checked })}
        />
      </td>
      <td data-label={t('email')}>
        {letterAlways ? (
          <span className={classes.always}>{t('always')}</span>
        ) : (
          <NativeSelect
            size="xs"
            aria-label={`${label}: ${t('email')}`}
            value={email}
            onChange={(e) => onChange({ email: e.currentTarget.value as Choice['email'] })}
            data={PACES.map((pace) => ({ value: pace, label: t(`pace.${pace}`) }))}
          />
        )}
      </td>
      <td data-label={t('push')}>
        <Checkbox
          aria-label={`${label}: ${t('push')}`}
          checked={push}
          onChange={(e) => onChange({ push: e.currentTarget.checked })}
        />
      </td>
    </tr>
  )
}
