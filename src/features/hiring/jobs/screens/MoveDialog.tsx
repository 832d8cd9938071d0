import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Job, JobRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, listCall, moveCall, readCall, revisionsCall } from './calls.ts'
import type { MoveDialogKind } from './Moves.tsx'

type Props = { job: JobRow; asked: MoveDialogKind; onClose: () => void; onMoved: (job: Job | null) => void }

/** A move that needs to know more: when, until when, why. */
export default function MoveDialog({ job, asked: input, onClose, onMoved }: Props) {
  const t = useWords()
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
    if (input === 'delete')
      return remove.mutate(
        { id: job.id },
        {
          onSuccess: () => {
            notify.success(t('done.delete'))
            onMoved(null)
          },
        },
      )
    const moment = publishAt ? new Date(publishAt).toISOString() : null
    move.mutate(
      { id: job.id, version: job.version, action: input, publishAt: moment, closesOn, reason, note, message },
      {
        onSuccess: ({ job: moved }) => {
          notify.success(t(`done.${input}`))
          onMoved(moved)
        },
      },
    )
  }
  return (
    <Dialog title={t(`ask.${input}`)} onClose={onClose} closeButtonProps={{ 'aria-label': t('ask.dismiss') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {input === 'schedule' && (
            <TextInput
              type="datetime-local"
              label={t('ask.publishAt')}
              value={publishAt}
              onChange={(e) => setPublishAt(e.currentTarget.value)}
              error={fields.publishAt}
              data-autofocus
            />
          )}
          {input === 'extend' && (
            <TextInput
              type="date"
              label={t('ask.closesOn')}
              value={closesOn}
              onChange={(e) => setClosesOn(e.currentTarget.value)}
              error={fields.closesOn}
              data-autofocus
            />
          )}
          {input === 'close' && (
            <>
              <NativeSelect
                label={t('ask.reason')}
                value={reason}
                onChange={(e) => setReason(e.currentTarget.value as typeof reason)}
                error={fields.reason}
                data={[
                  { value: '', label: t('fields.choose') },
                  { value: 'filled', label: t('ask.filled') },
                  { value: 'cancelled', label: t('ask.cancelled') },
                ]}
                data-autofocus
              />
              {job.postedAt !== null && (
                <>
                  <Text size="sm">{t('ask.closeText')}</Text>
                  <Textarea
                    label={t('ask.message')}
                    description={t('ask.messageHint')}
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
                label={t('ask.note')}
                value={note}
                onChange={(e) => setNote(e.currentTarget.value)}
                maxLength={500}
                autosize
                minRows={2}
                error={fields.note}
              />
            </>
          )}
          {(input === 'sendBack' || input === 'sendBackChange') && (
            <Textarea
              label={t('ask.whatToChange')}
              value={note}
              onChange={(e) => setNote(e.currentTarget.value)}
              maxLength={500}
              autosize
              minRows={3}
              error={fields.note}
              data-autofocus
            />
          )}
          {input === 'delete' && <Text>{t('ask.deleteText', { title: job.title || t('untitled') })}</Text>}
          {error && (Object.keys(fields).length === 0 || other) && <Alert color="red">{other ?? error.message}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('ask.cancel')}
            </Button>
            <Button
              type="submit"
              loading={move.isPending || remove.isPending}
              color={input === 'delete' ? 'red' : 'teal'}
            >
              {t(`moves.${input}`).replace('…', '')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
