import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import type { TalentRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { answerCall, runCall, runsCall } from './calls.ts'
import classes from './search.module.css'

type Props = { run: string; objection: TalentRun['objections'][number] }

/** What somebody a verdict is about says against it, and what is answered. */
export const Answer = ({ run, objection: o }: Props) => {
  const t = useWords()
  const [words, setWords] = useState('')
  const send = useCommand(answerCall, { refreshes: [runCall, runsCall] })
  const answer = (agreed: boolean) =>
    send.mutate(
      { run, objection: o.id, agreed, words },
      {
        onSuccess: () => notify.success(t('answered')),
        onError: (error) => !error.fields.words && notify.failure(error.message),
      },
    )
  return (
    <div className={classes.careful}>
      <p className={classes.text} dir="auto">
        {t('theySay', { reason: o.reason })}
      </p>
      {o.answer ? (
        <p className={classes.quiet} dir="auto">
          {t(o.answer.agreed ? 'weAgreed' : 'weStay')} {o.answer.words && t('withWords', { words: o.answer.words })}
        </p>
      ) : (
        <form noValidate className={classes.stack} aria-label={t('answerTitle')} onSubmit={(e) => e.preventDefault()}>
          <Textarea
            label={t('answerWords')}
            description={t('answerHint')}
            value={words}
            error={send.error?.fields.words}
            onChange={(e) => setWords(e.currentTarget.value)}
            autosize
            minRows={2}
            maxLength={1000}
            dir="auto"
          />
          <div className={classes.inline}>
            <Button size="compact-md" loading={send.isPending} onClick={() => answer(true)}>
              {t('agree')}
            </Button>
            <Button size="compact-md" variant="default" disabled={send.isPending} onClick={() => answer(false)}>
              {t('stay')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
