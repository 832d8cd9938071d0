import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import classes from './search.module.css'

type Props = {
  /** The criterion the verdict is on. */
  text: string
  words: { title: string; hint: string; done: string; send: string; cancel: string; close: string }
  command: {
    mutate: (reason: string, then: { onSuccess: () => void; onError: (error: Failed) => void }) => void
    isPending: boolean
    error: Failed | null
  }
  onClose: () => void
}
type Failed = Error & { fields: Record<string, string> }

/** What is wrong with a verdict, said by the team or by whom it is about. */
export const ObjectionDialog = ({ text, words, command, onClose }: Props) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title={words.title} onClose={onClose} closeButtonProps={{ 'aria-label': words.close }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          command.mutate(reason, {
            onSuccess: () => {
              notify.success(words.done)
              onClose()
            },
            onError: (error) => !error.fields.reason && notify.failure(error.message),
          })
        }}
      >
        <Textarea
          label={<bdi>{text}</bdi>}
          description={words.hint}
          value={reason}
          error={command.error?.fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          dir="auto"
          required
          data-autofocus
        />
        <div className={classes.inline}>
          <Button type="submit" loading={command.isPending} disabled={reason.trim() === ''}>
            {words.send}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
