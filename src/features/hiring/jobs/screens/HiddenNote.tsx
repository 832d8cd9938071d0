import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Job } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { answerCall, listCall } from './calls.ts'
import classes from './editor.module.css'

type Props = { job: Job; since: string; mayAnswer: boolean }

/** The platform reviews the advert: what that means, and a word to whoever does. */
export const HiddenNote = ({ job, since, mayAnswer }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [answer, setAnswer] = useState(job.hiddenAnswer)
  const [writes, setWrites] = useState(job.hiddenAnswer === null)
  const [words, setWords] = useState(job.hiddenAnswer?.words ?? '')
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useCommand(answerCall, { refreshes: [listCall] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(words.trim() === '')
    if (words.trim() === '') return
    await mutateAsync({ id: job.id, words }).then(
      (told) => {
        setAnswer(told.answer)
        setWrites(false)
        notify.success(t('hidden.sent'))
      },
      () => {},
    )
  }
  return (
    <Alert color="red" title={t('hidden.title')}>
      <div className={classes.answer}>
        <p>{t('hidden.text', { when: format.moment(since) })}</p>
        {answer && !writes && (
          <>
            <p>{t('hidden.answered', { when: format.moment(answer.at) })}</p>
            <blockquote dir="auto">{answer.words}</blockquote>
            {mayAnswer && (
              <Button variant="default" size="compact-sm" onClick={() => setWrites(true)}>
                {t('hidden.again')}
              </Button>
            )}
          </>
        )}
        {mayAnswer && writes && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Textarea
              label={t('hidden.answer')}
              description={t('hidden.answerHint')}
              autosize
              minRows={2}
              maxLength={2000}
              value={words}
              error={missing ? t('hidden.answerMissing') : error?.message}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" size="compact-sm" mt="xs" loading={isPending}>
              {t('hidden.send')}
            </Button>
          </form>
        )}
      </div>
    </Alert>
  )
}
