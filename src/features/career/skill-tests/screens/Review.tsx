import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { attemptCall, reviewCall, testsCall } from './calls.ts'

type ReviewProps = { attempt: SkillAttempt; result: NonNullable<SkillAttempt['result']> }

/** Asking Fourshore to look at a result again, or what came of it. */
export const Review = ({ attempt, result: { review, voided } }: ReviewProps) => {
  const t = useWords()
  const { day } = useFormat()
  const [words, setWords] = useState('')
  const ask = useCommand(reviewCall, { refreshes: [attemptCall, testsCall] })
  if (voided && !review) return null
  return (
    <section className={panel.card} aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      {review ? (
        <>
          <p>{t('review.asked', { day: day(review.askedOn) })}</p>
          <p className={panel.quiet} dir="auto">
            {review.words}
          </p>
          {!voided && review.answer === null && <p>{t('review.waits')}</p>}
          {review.answer !== null && (
            <p>
              {t('review.answer')} <bdi>{review.answer}</bdi>
            </p>
          )}
        </>
      ) : (
        <form
          className={panel.stack}
          onSubmit={(e) => {
            e.preventDefault()
            ask.mutate({ id: attempt.id, words })
          }}
        >
          <p className={panel.quiet}>{t('review.text')}</p>
          <Textarea
            label={t('review.words')}
            autosize
            minRows={2}
            maxLength={1000}
            value={words}
            onChange={(e) => setWords(e.currentTarget.value)}
          />
          {ask.error && <ErrorState error={ask.error} />}
          <div className={panel.row}>
            <Button type="submit" variant="default" disabled={!words.trim()} loading={ask.isPending}>
              {t('review.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
