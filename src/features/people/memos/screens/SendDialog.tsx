import { Alert, Button, Radio, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Memo } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, readCall, sendCall } from './calls.ts'
import classes from './memos.module.css'

type Props = { memo: Memo; zone: string; onClose: () => void; onSent: () => void }

/** The last look before it leaves. */
export default function SendDialog({ memo, zone, onClose, onSent }: Props) {
  const say = useWords()
  const send = useCommand(sendCall, { refreshes: [listCall, readCall] })
  const [when, setWhen] = useState('now')
  const [time, setTime] = useState('')
  const fields = send.error?.fields ?? {}
  const submit = (e: FormEvent) => {
    e.preventDefault()
    send.mutate(
      { id: memo.id, revision: memo.revision, ...(when === 'later' ? { publishAt: time || ' ' } : {}) },
      {
        onSuccess: () => {
          notify.success(say(when === 'later' ? 'sending.scheduled' : 'sending.sent'))
          onClose()
          onSent()
        },
      },
    )
  }
  const other = Object.entries(fields).find(([field]) => field !== 'publishAt')?.[1]
  return (
    <Dialog
      title={say('sending.title', { title: memo.title })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <form className={classes.stack} onSubmit={submit} noValidate>
        <Radio.Group aria-label={say('form.send')} value={when} onChange={setWhen}>
          <div className={classes.line}>
            <Radio value="now" label={say('sending.now')} />
            <Radio value="later" label={say('sending.later')} />
          </div>
        </Radio.Group>
        {when === 'later' && (
          <TextInput
            type="datetime-local"
            label={say('sending.time', { zone })}
            value={time}
            onChange={(e) => setTime(e.currentTarget.value)}
            error={fields.publishAt}
            required
          />
        )}
        <p className={classes.quiet}>{say('sending.frozen')}</p>
        {send.error && !fields.publishAt && (
          <Alert color="red" role="alert">
            {other ?? send.error.message}
          </Alert>
        )}
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {say(when === 'later' ? 'sending.schedule' : 'sending.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
