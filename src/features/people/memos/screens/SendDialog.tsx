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
  const t = useWords()
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
          notify.success(t(when === 'later' ? 'sending.scheduled' : 'sending.sent'))
          onClose()
          onSent()
        },
      },
    )
  }
  const other = Object.entries(fields).find(([field]) => field !== 'publishAt')?.[1]
  return (
    <Dialog
      title={t('sending.title', { title: memo.title })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.stack} onSubmit={submit} noValidate>
        <Radio.Group aria-label={t('form.send')} value={when} onChange={setWhen}>
          <div className={classes.line}>
            <Radio value="now" label={t('sending.now')} />
            <Radio value="later" label={t('sending.later')} />
          </div>
        </Radio.Group>
        {when === 'later' && (
          <TextInput
            type="datetime-local"
            label={t('sending.time', { zone })}
            value={time}
            onChange={(e) => setTime(e.currentTarget.value)}
            error={fields.publishAt}
            required
          />
        )}
        <p className={classes.quiet}>{t('sending.frozen')}</p>
        {send.error && !fields.publishAt && (
          <Alert color="red" role="alert">
            {other ?? send.error.message}
          </Alert>
        )}
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t(when === 'later' ? 'sending.schedule' : 'sending.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
