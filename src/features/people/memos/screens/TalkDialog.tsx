import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Memo } from '../contract.ts'
import type { ReceiptRow } from '../follow.contract.ts'
import { useWords } from '../words/index.ts'
import { receiptsCall, repliesCall, replyCall } from './calls.ts'
import classes from './memos.module.css'

/** What the person and HR said about a warning or a letter. */
export default function TalkDialog({
  memo,
  receipt,
  onClose,
}: {
  memo: Memo
  receipt: ReceiptRow
  onClose: () => void
}) {
  const t = useWords()
  const { moment } = useFormat()
  const whom = { id: memo.id, employeeId: receipt.employeeId }
  const { data, error, refetch, isFetching } = useApiState(repliesCall, whom)
  const reply = useCommand(replyCall, { refreshes: [repliesCall, receiptsCall] })
  const [body, setBody] = useState('')
  const submit = (e: FormEvent) => {
    e.preventDefault()
    reply.mutate({ ...whom, body }, { onSuccess: () => setBody('') })
  }
  return (
    <Dialog
      title={t('view.repliesOf', { name: receipt.name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.stack}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <LoadingTable rows={2} columns={1} />}
        {data?.replies.length === 0 && <p className={classes.quiet}>{t('ask.noReplies')}</p>}
        {data?.replies.map((r) => (
          <div key={r.id}>
            <p className={classes.quiet}>
              <bdi>{r.name}</bdi> · {moment(r.at)}
            </p>
            <p dir="auto">{r.body}</p>
          </div>
        ))}
        <form className={classes.stack} onSubmit={submit} noValidate>
          <Textarea
            label={t('ask.reply')}
            value={body}
            onChange={(e) => setBody(e.currentTarget.value)}
            error={reply.error?.fields?.body}
            maxLength={4000}
            autosize
            minRows={2}
          />
          {reply.error && !reply.error.fields?.body && (
            <Alert color="red" role="alert">
              {reply.error.message}
            </Alert>
          )}
          <div className={classes.end}>
            <Button type="submit" loading={reply.isPending}>
              {t('ask.sendReply')}
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}
