import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Answer } from './Answer.tsx'
import { Asked } from './Asked.tsx'
import { answerCall, attemptCall, finishCall, pauseCall, resumeCall, testsCall } from './calls.ts'
import { useAway, useSecondsLeft } from './clock.ts'
import { Outcome } from './Outcome.tsx'
import { TestRun } from './TestRun.tsx'
import { Typing } from './Typing.tsx'
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
  const { id, questions, isPaused } = attempt
  const [first] = attempt.answers.flatMap((answer, at) => (answer === null ? [at] : []))
  const [at, setAt] = useState(first ?? 0)
  const [answers, setAnswers] = useState(() => attempt.answers.map((answer) => (answer === null ? '' : `${answer}`)))
  const [flagged, setFlagged] = useState(attempt.flagged)
  const [isHanding, setHanding] = useState(false)
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
  const isAnswered = (one: number) => typeof typedNumber(answers[one] ?? '') === 'number'
  const missing = answers.filter((_, one) => !isAnswered(one)).length
  const hand = async () => {
    if (!isOver && value !== undefined)
      await save.mutateAsync({ id, question: at + 1, answer: value, flagged: flagged[at] ?? false })
    finish.mutate({ id }, { onSuccess: () => setHanding(false) })
  }
  return (
    <TestRun
      title={t(`names.${attempt.test}`)}
      at={at}
      questions={questions.map((one) => JSON.stringify(one))}
      secondsLeft={left}
      isPaused={isPaused}
      isAnswered={isAnswered}
      isFlagged={(one) => flagged[one] ?? false}
      onMove={move}
      onBack={onBack}
      onResume={() => resume.mutate({ id })}
      onFinish={() => void hand()}
      handing={isHanding ? { missing, onClose: () => setHanding(false) } : null}
      isResuming={resume.isPending}
      isFinishing={finish.isPending || save.isPending}
      failure={save.error ?? pause.error ?? resume.error ?? finish.error}
    >
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
    </TestRun>
  )
}
