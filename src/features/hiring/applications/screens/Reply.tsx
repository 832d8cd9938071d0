import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import { messageCall, STALE } from './calls.ts'
import classes from './work.module.css'

/** Writes to the person from under what was written; it leaves with time to take it back, as every letter to them. */
export const Reply = ({ id, subject }: { id: string; subject: string }) => {
  const t = useWords()
  const { moment } = useFormat()
  const [body, setBody] = useState('')
  const send = useCommand(messageCall, { refreshes: STALE })
  return (
    <form
      className={`${classes.card} ${classes.stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(
          { ids: [id], subject, body, preview: false },
          {
            onSuccess: ({ results }) => {
              const [result] = results
              if (result?.why) return notify.failure(result.why)
              notify.success(t('leaves', { when: moment(result?.leavesAt ?? null) }))
              setBody('')
            },
          },
        )
      }}
    >
      <Textarea
        label={t('reply.label')}
        value={body}
        onChange={(e) => setBody(e.currentTarget.value)}
        error={send.error?.message}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4000}
      />
      <Group justify="flex-end">
        <Button type="submit" loading={send.isPending} disabled={!body.trim()}>
          {t('reply.send')}
        </Button>
      </Group>
    </form>
  )
}
