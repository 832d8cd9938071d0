import { Button, FileButton, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useInterviewWords } from '../words/index.ts'
import { availabilityCall, dropCalendarCall, ownCalendarCall, saveCalendarCall } from './calls.ts'
import classes from './interviews.module.css'

/** When the reader themself is busy, by a calendar file they choose or paste. Only the times are kept. */
export const OwnCalendar = () => {
  const t = useInterviewWords()
  const { moment, day } = useFormat()
  const [pasted, setPasted] = useState('')
  const own = useApiState(ownCalendarCall, {}).data
  const refreshes = [ownCalendarCall, availabilityCall]
  const save = useCommand(saveCalendarCall, { refreshes })
  const drop = useCommand(dropCalendarCall, { refreshes })
  const read = (text: string) =>
    save.mutate(
      { text, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      {
        onSuccess: ({ times }) => {
          notify.success(t('calendar.read', { count: times }))
          setPasted('')
        },
        onError: (error) => notify.failure(error.fields.text ?? error.message),
      },
    )
  return (
    <details className={classes.wide}>
      <summary>
        {own?.readAt
          ? t('calendar.from', { when: moment(own.readAt), until: day(own.readsUntil) })
          : t('calendar.title')}
      </summary>
      <p className={classes.quiet}>{t('calendar.text')}</p>
      <Group gap="xs" align="flex-end">
        <FileButton accept=".ics,text/calendar" onChange={(file) => void file?.text().then(read)}>
          {(props) => (
            <Button {...props} size="compact-sm" variant="default" loading={save.isPending}>
              {t('calendar.choose')}
            </Button>
          )}
        </FileButton>
        {own?.readAt && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => drop.mutate({})}
            loading={drop.isPending}
          >
            {t('calendar.forget')}
          </Button>
        )}
      </Group>
      <Textarea
        label={t('calendar.paste')}
        value={pasted}
        onChange={(e) => setPasted(e.currentTarget.value)}
        minRows={2}
        maxRows={4}
        autosize
      />
      {pasted.trim() && (
        <Button mt="xs" size="compact-sm" variant="default" onClick={() => read(pasted)} loading={save.isPending}>
          {t('calendar.use')}
        </Button>
      )}
    </details>
  )
}
