import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { ErrorState } from '../../../../../web/ui/states.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../employee/words/index.ts'
import { mineCall, remoteCall, requestsCall } from './calls.ts'
import classes from './mine.module.css'

/** Days of remote work that one asks for; without a last day, the one day. */
export const RemoteCard = ({ today }: { today: string }) => {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const ask = useCommand(remoteCall, { refreshes: [requestsCall, mineCall] })
  const { form, field, submit, sending, failure } = useFields({ from: today, until: '', reason: '' }, {})
  const send = submit(async ({ from, until, reason }) => {
    await ask.mutateAsync({ from, until: until || from, reason })
    notify.success(t('remoteAsk.sent'))
    setOpen(false)
  })
  return (
    <section className={classes.card} aria-label={t('remoteAsk.title')}>
      <div className={classes.row}>
        <h2 className={classes.title}>{t('remoteAsk.title')}</h2>
        {!isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('remoteAsk.ask')}
          </Button>
        )}
      </div>
      {isOpen && (
        <form ref={form} onSubmit={(event) => void send(event)} noValidate>
          <Group grow align="start">
            <TextInput type="date" min={today} label={t('remoteAsk.from')} {...field('from')} />
            <TextInput type="date" min={today} label={t('remoteAsk.until')} {...field('until')} />
          </Group>
          <Textarea mt="sm" label={t('ask.reason')} {...field('reason')} maxLength={500} />
          {failure !== null && <ErrorState error={failure} />}
          <Button mt="md" type="submit" loading={sending}>
            {t('remoteAsk.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
