import { Button, Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import panel from '../../../../web/ui/panel.module.css'
import { Shown } from '../../../hiring/written-tests/screens/Shown.tsx'
import { clockText, useSecondsLeft } from '../../skill-tests/screens/clock.ts'
import { TestRun } from '../../skill-tests/screens/TestRun.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { WrittenAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAttempt } from './useAttempt.ts'

/** A test of a company while it runs. */
export const Running = ({ attempt, onBack }: { attempt: WrittenAttempt; onBack: () => void }) => {
  const { id, questions, isPaused, title } = attempt
  const left = useSecondsLeft(attempt.secondsLeft, isPaused)
  const isOver = left === 0
  const run = useAttempt(attempt, isOver)
  const [isHanding, setHanding] = useState(false)
  const askToHand = () => void run.settle().then((kept) => kept && setHanding(true))
  return (
    <TestRun
      title={<bdi>{title}</bdi>}
      at={run.at}
      questions={Array.from({ length: attempt.asked }, (_, one) => `${one} ${JSON.stringify(questions[one] ?? null)}`)}
      isOneWay={attempt.atQuestion !== null}
      secondsLeft={left}
      isPaused={isPaused}
      isAnswered={run.isAnswered}
      isFlagged={(one) => run.flagged[one] ?? false}
      onMove={(to) => void run.move(to)}
      onBack={onBack}
      onResume={() => run.resume.mutate({ id })}
      onFinish={() => void run.hand()}
      handing={isHanding ? { missing: run.missing, onClose: () => setHanding(false) } : null}
      isResuming={run.resume.isPending}
      isFinishing={run.isHanding}
      failure={run.failure}
    >
      <Question attempt={attempt} run={run} onHand={askToHand} />
    </TestRun>
  )
}

type QuestionProps = { attempt: WrittenAttempt; run: ReturnType<typeof useAttempt>; onHand: () => void }

const Question = ({ attempt, run, onHand }: QuestionProps) => {
  const t = useTestWords()
  const own = useWords()
  const { id, questions, language, mayPause } = attempt
  const { at, flagged, pause } = run
  const question = questions[at]
  const isLast = at === attempt.asked - 1
  const { atQuestion } = attempt
  const left = useSecondsLeft(attempt.questionSecondsLeft ?? 0, attempt.questionSecondsLeft === null)
  const isTimed = attempt.questionSecondsLeft !== null
  const isOver = isTimed && left === 0
  const { settle } = run
  // What was typed is kept before the question closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when two seconds are left
  useEffect(() => {
    if (isTimed && left === 2) void settle()
  }, [isTimed, left === 2])
  return (
    <form
      className={panel.stack}
      onSubmit={(e) => {
        e.preventDefault()
        if (isLast) onHand()
        else void run.move(at + 1)
      }}
    >
      {isTimed && <p className="figures">{own('questionLeft', { time: clockText(left) })}</p>}
      {isOver && <p role="status">{own('questionOver')}</p>}
      {question && !isOver && (
        <Shown
          key={at}
          id="asked"
          question={question}
          language={language}
          given={run.given}
          isWrong={run.isWrong}
          labels={{
            one: own('one'),
            many: own('many'),
            number: own('number'),
            numberHint: own('numberHint'),
            wrong: own('wrong'),
          }}
          onChange={run.answer}
        />
      )}
      <Checkbox
        label={t('run.flag')}
        checked={flagged[at] ?? false}
        onChange={(e) => run.flag(e.currentTarget.checked)}
      />
      <div className={panel.row}>
        {atQuestion === null && (
          <Button variant="default" disabled={at === 0} onClick={() => void run.move(at - 1)}>
            {t('run.previous')}
          </Button>
        )}
        {!isLast && (
          <Button type="submit" loading={run.isMoving}>
            {t('run.next')}
          </Button>
        )}
        {mayPause && (
          <Button
            variant="subtle"
            loading={pause.isPending}
            onClick={() => void run.settle().then((kept) => kept && pause.mutate({ id }))}
          >
            {t('run.pause')}
          </Button>
        )}
        <Button variant={isLast ? 'filled' : 'subtle'} onClick={onHand}>
          {t('run.finish')}
        </Button>
      </div>
    </form>
  )
}
