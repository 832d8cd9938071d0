import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import type { Filing } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, snoozeCall } from './calls.ts'
import classes from './filings.module.css'

/** Puts off reminders of a filing until a day, for a reason. */
export const Snooze = ({ filing }: { filing: Filing }) => {
  const t = useWords()
  const snooze = useCommand(snoozeCall, { refreshes: [listCall] })
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { entityId, rule, from, until } = filing
  const send = () => {
    if (!day || !reason.trim()) return setWrong(t('snooze.required'))
    setWrong(null)
    snooze.mutate(
      { entityId, rule, from, until, snoozeUntil: day, reason: reason.trim() },
      {
        onSuccess: () => notify.success(t('snooze.done')),
        onError: (failure) => setWrong(failure.message),
      },
    )
  }
  return (
    <section aria-label={t('snooze.title')}>
      <p className={classes.quiet}>{t('snooze.title')}</p>
      <Group grow align="end">
        <TextInput
          type="date"
          label={t('snooze.day')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextInput
          label={t('snooze.reason')}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button variant="default" loading={snooze.isPending} onClick={send}>
          {t('snooze.send')}
        </Button>
      </Group>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </section>
  )
}
