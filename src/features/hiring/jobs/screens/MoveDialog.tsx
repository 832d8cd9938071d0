import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Job, JobRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, listCall, moveCall, readCall, revisionsCall } from './calls.ts'
import type { Asked } from './Moves.tsx'

type Props = { job: JobRow; asked: Asked; onClose: () => void; onMoved: (job: Job | null) => void }

/** A move that needs to know more: when, until when, why. */
export default function MoveDialog({ job, asked, onClose, onMoved }: Props) {
  const say = useWords()
  const refreshes = [listCall, readCall, revisionsCall]
  const move = useCommand(moveCall, { refreshes })
  const remove = useCommand(deleteCall, { refreshes: [listCall] })
  const [publishAt, setPublishAt] = useState('')
  const [closesOn, setClosesOn] = useState(job.closesOn ?? '')
  const [reason, setReason] = useState<'' | 'filled' | 'cancelled'>('')
  const [note, setNote] = useState('')
  const [message, setMessage] = useState('')
  const error = move.error ?? remove.error
  const fields = error?.fields ?? {}
  const other = Object.entries(fields).find(([name]) => name.startsWith('content.'))?.[1]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asked === 'delete')
      return remove.mutate(
        { id: job.id },
        {
          onSuccess: () => {
            notify.success(say('done.delete'))
            onMoved(null)
          },
        },
      )
    const moment = publishAt ? new Date(publishAt).toISOString() : null
    move.mutate(
      { id: job.id, version: job.version, action: asked, publishAt: moment, closesOn, reason, note, message },
      {
        onSuccess: ({ job: moved }) => {
          notify.success(say(`done.${asked}`))
          onMoved(moved)
        },
      },
    )
  }
  return (
    <Dialog title={say(`ask.${asked}`)} onClose={onClose} closeButtonProps={{ 'aria-label': say('ask.dismiss') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {asked === 'schedule' && (
            <TextInput
              type="datetime-local"
              label={say('ask.publishAt')}
              value={publishAt}
              onChange={(e) => setPublishAt(e.currentTarget.value)}
              error={fields.publishAt}
              data-autofocus
            />
          )}
          {asked === 'extend' && (
            <TextInput
              type="date"
              label={say('ask.closesOn')}
              value={closesOn}
              onChange={(e) => setClosesOn(e.currentTarget.value)}
              error={fields.closesOn}
              data-autofocus
            />
          )}
          {asked === 'close' && (
            <>
              <NativeSelect
                label={say('ask.reason')}
                value={reason}
                onChange={(e) => setReason(e.currentTarget.value as typeof reason)}
                error={fields.reason}
                data={[
                  { value: '', label: say('fields.choose') },
                  { value: 'filled', label: say('ask.filled') },
                  { value: 'cancelled', label: say('ask.cancelled') },
                ]}
                data-autofocus
              />
              {job.postedAt !== null && (
                <>
                  <Text size="sm">{say('ask.closeText')}</Text>
                  <Textarea
                    label={say('ask.message')}
                    description={say('ask.messageHint')}
                    value={message}
                    onChange={(e) => setMessage(e.currentTarget.value)}
                    maxLength={1000}
                    autosize
                    minRows={3}
                    error={fields.message}
                  />
                </>
              )}
              <Textarea
                label={say('ask.note')}
                value={note}
                onChange={(e) => setNote(e.currentTarget.value)}
                maxLength={500}
                autosize
                minRows={2}
                error={fields.note}
              />
            </>
          )}
          {(asked === 'sendBack' || asked === 'sendBackChange') && (
            <Textarea
              label={say('ask.whatToChange')}
              value={note}
              onChange={(e) => setNote(e.currentTarget.value)}
              maxLength={500}
              autosize
              minRows={3}
              error={fields.note}
              data-autofocus
            />
          )}
          {asked === 'delete' && <Text>{say('ask.deleteText', { title: job.title || say('untitled') })}</Text>}
          {error && (Object.keys(fields).length === 0 || other) && <Alert color="red">{other ?? error.message}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say('ask.cancel')}
            </Button>
            <Button
              type="submit"
              loading={move.isPending || remove.isPending}
              color={asked === 'delete' ? 'red' : 'teal'}
            >
              {asked === 'delete' ? say('moves.delete') : say('ask.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
