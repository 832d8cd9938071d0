import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Answer } from './Answer.tsx'
import { Asked } from './Asked.tsx'
import { answerCall, attemptCall, finishCall, pauseCall, resumeCall, testsCall } from './calls.ts'
import { clockText, useAway, useSecondsLeft } from './clock.ts'
import { Outcome } from './Outcome.tsx'
import { Typing } from './Typing.tsx'
import classes from './tests.module.css'
import { typedNumber } from './typed.ts'

/** A test that is taken, or its result when it is over. */
export default function Attempt({ id, onBack }: { id: string; onBack: () => void }) {
  const answer = useApiState(attemptCall, { id })
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
      {(attempt) => {
        if (attempt.result) return <Outcome attempt={attempt} result={attempt.result} onBack={onBack} />
        if (attempt.texts.length > 0) return <Typing attempt={attempt} onBack={onBack} />
        return <Running key={`${attempt.isPaused}`} attempt={attempt} onBack={onBack} />
      }}
    </WhenLoaded>
  )
}

const Running = ({ attempt, onBack }: { attempt: SkillAttempt; onBack: () => void }) => {
  const t = useWords()
  const { number } = useFormat()
  const { id, questions, isPaused } = attempt
  const [first] = attempt.answers.flatMap((answer, at) => (answer === null ? [at] : []))
  const [at, setAt] = useState(first ?? 0)
  const [answers, setAnswers] = useState(() => attempt.answers.map((answer) => (answer === null ? '' : `${answer}`)))
  const [flagged, setFlagged] = useState(attempt.flagged)
  const [handing, setHanding] = useState(false)
  const left = useSecondsLeft(attempt.secondsLeft, isPaused)
  const refreshes = { refreshes: [attemptCall, testsCall] }
  const save = useCommand(answerCall)
  const pause = useCommand(pauseCall, refreshes)
  const resume = useCommand(resumeCall, refreshes)
  const finish = useCommand(finishCall, refreshes)
  const isOver = left === 0
  useAway(id, isPaused || isOver)

  const typed = answers[at] ?? ''
  const value = typedNumber(typed)
  const keep = (answer: number | null, isFlagged: boolean) =>
    save.mutate({ id, question: at + 1, answer, flagged: isFlagged })
  const move = (to: number) => {
    if (value !== undefined && value !== attempt.answers[at]) keep(value, flagged[at] ?? false)
    setAt(Math.min(Math.max(to, 0), questions.length - 1))
  }
  const question = questions[at]
  const missing = answers.filter((one) => typeof typedNumber(one) !== 'number').length
  const hand = async () => {
    if (!isOver && value !== undefined)
      await save.mutateAsync({ id, question: at + 1, answer: value, flagged: flagged[at] ?? false })
    finish.mutate({ id }, { onSuccess: () => setHanding(false) })
  }
  const stateOf = (one: number) => {
    if (flagged[one]) return t('run.flagged')
    return typeof typedNumber(answers[one] ?? '') === 'number' ? t('run.answered') : t('run.open')
  }
  const failure = save.error ?? pause.error ?? resume.error ?? finish.error
  const renderQuestion = () => {
    if (isPaused)
      return (
        <>
          <p role="status">{t('run.paused')}</p>
          <div className={panel.row}>
            <Button loading={resume.isPending} onClick={() => resume.mutate({ id })}>
              {t('run.resume')}
            </Button>
          </div>
        </>
      )
    if (isOver)
      return (
        <>
          <p role="status">{t('run.over')}</p>
          <div className={panel.row}>
            <Button loading={finish.isPending} onClick={() => void hand()}>
              {t('run.finish')}
            </Button>
          </div>
        </>
      )
    return (
      <form
        className={panel.stack}
        onSubmit={(e) => {
          e.preventDefault()
          if (at === questions.length - 1) {
            move(at)
            setHanding(true)
          } else move(at + 1)
        }}
      >
        {question && <Asked question={question} id="asked" />}
        {question && (
          <Answer
            key={at}
            question={question}
            describedBy="asked"
            value={typed}
            onChange={(next) => setAnswers((old) => old.map((one, i) => (i === at ? next : one)))}
          />
        )}
        <Checkbox
          label={t('run.flag')}
          checked={flagged[at] ?? false}
          onChange={(e) => {
            const isFlagged = e.currentTarget.checked
            setFlagged((old) => old.map((one, i) => (i === at ? isFlagged : one)))
            keep(value ?? null, isFlagged)
          }}
        />
        <div className={panel.row}>
          <Button variant="default" disabled={at === 0} onClick={() => move(at - 1)}>
            {t('run.previous')}
          </Button>
          {at < questions.length - 1 && <Button type="submit">{t('run.next')}</Button>}
          {attempt.mayPause && (
            <Button variant="subtle" loading={pause.isPending} onClick={() => pause.mutate({ id })}>
              {t('run.pause')}
            </Button>
          )}
          <Button
            variant={at === questions.length - 1 ? 'filled' : 'subtle'}
            onClick={() => {
              move(at)
              setHanding(true)
            }}
          >
            {t('run.finish')}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <section className={panel.stack} aria-labelledby="running">
      <div className={panel.row}>
        <h2 id="running" className={panel.title}>
          {t(`names.${attempt.test}`)} · {t('run.number', { n: number(at + 1), of: number(questions.length) })}
        </h2>
      </div>
      <p className="figures">{t('run.left', { time: clockText(left) })}</p>
      <p role="status" className={panel.quiet}>
        {left > 240 && left <= 300 && !isPaused ? t('run.five') : ''}
      </p>
      <nav aria-label={t('run.all')} className={classes.numbers}>
        {questions.map((one, i) => (
          <Button
            key={JSON.stringify(one)}
            size="compact-md"
            variant={i === at ? 'filled' : 'default'}
            disabled={isPaused || isOver}
            aria-current={i === at ? 'step' : undefined}
            aria-label={`${t('run.number', { n: number(i + 1), of: number(questions.length) })}: ${stateOf(i)}`}
            onClick={() => move(i)}
          >
            {number(i + 1)}
            {flagged[i] && ' ⚑'}
            {!flagged[i] && typeof typedNumber(answers[i] ?? '') === 'number' && ' ✓'}
          </Button>
        ))}
      </nav>
      {renderQuestion()}
      {failure && <ErrorState error={failure} title={t('run.saveFailed')} />}
      <div className={panel.row}>
        <Button variant="default" size="compact-md" onClick={onBack}>
          {t('run.back')}
        </Button>
      </div>
      {handing && (
        <Dialog title={t('run.sure')} onClose={() => setHanding(false)}>
          <div className={panel.stack}>
            <p>{missing > 0 ? t('run.sureText', { count: missing }) : t('run.allDone')}</p>
            <div className={panel.row}>
              <Button loading={finish.isPending || save.isPending} onClick={() => void hand()}>
                {t('run.finish')}
              </Button>
              <Button variant="default" onClick={() => setHanding(false)}>
                {t('begin.cancel')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  )
}
