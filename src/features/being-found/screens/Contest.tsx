import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { FoundInSearch } from '../../talent-search/contract.ts'
import { useWords } from '../words/index.ts'
import { contestCall, inSearchesCall } from './calls.ts'
import classes from './found.module.css'

type Props = { search: FoundInSearch; line: string; text: string }

/** What somebody said against a verdict on them, with its answer; and the way to say so, once at a time. */
export const Contest = ({ search, line, text }: Props) => {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const said = search.objections.filter((o) => o.line === line)
  const { company } = search
  return (
    <>
      {said.map((o) => (
        <div key={o.at} className={classes.careful} dir="auto">
          {say('inSearches.said', { reason: o.reason })}
          <span className={classes.quiet}>
            {' '}
            {o.answer
              ? say(o.answer.agreed ? 'inSearches.agreed' : 'inSearches.stays', { company })
              : say('inSearches.waits')}{' '}
            {o.answer?.words && say('inSearches.theirWords', { words: o.answer.words })}
          </span>
        </div>
      ))}
      {said.every((o) => o.answer) && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={say('inSearches.wrongOf', { text })}
            onClick={() => setAsking(true)}
          >
            {say('inSearches.wrong')}
          </Button>
        </div>
      )}
      {asking && <Ask search={search} line={line} text={text} onClose={() => setAsking(false)} />}
    </>
  )
}

const Ask = ({ search: { id, company }, line, text, onClose }: Props & { onClose: () => void }) => {
  const say = useWords()
  const [reason, setReason] = useState('')
  const send = useCommand(contestCall, { refreshes: [inSearchesCall] })
  return (
    <Dialog title={say('inSearches.wrongTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': say('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(
            { run: id, line, reason },
            {
              onSuccess: () => {
                notify.success(say('inSearches.wrongSent', { company }))
                onClose()
              },
              onError: (error) => !error.fields.reason && notify.failure(error.message),
            },
          )
        }}
      >
        <Textarea
          label={<bdi>{text}</bdi>}
          description={say('inSearches.wrongHint', { company })}
          value={reason}
          error={send.error?.fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          dir="auto"
          required
          data-autofocus
        />
        <div className={classes.buttons}>
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
