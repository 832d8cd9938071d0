import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { objectCall, runCall } from './calls.ts'
import type { Wrong } from './Results.tsx'
import classes from './search.module.css'

type Props = { run: string; wrong: Wrong; onClose: () => void }

export default function WrongDialog({ run, wrong, onClose }: Props) {
  const say = useWords()
  const [reason, setReason] = useState('')
  const send = useCommand(objectCall, { refreshes: [runCall] })
  return (
    <Dialog title={say('wrongTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': say('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(
            { run, place: wrong.place, line: wrong.line, reason },
            {
              onSuccess: () => {
                notify.success(say('wrongSent'))
                onClose()
              },
              onError: (error) => !error.fields.reason && notify.failure(error.message),
            },
          )
        }}
      >
        <Textarea
          label={<bdi>{wrong.text}</bdi>}
          description={say('wrongHint')}
          value={reason}
          error={send.error?.fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          autosize
          minRows={2}
          maxLength={1000}
          dir="auto"
          required
          data-autofocus
        />
        <div className={classes.inline}>
          <Button type="submit" loading={send.isPending} disabled={reason.trim() === ''}>
            {say('send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
