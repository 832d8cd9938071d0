import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { Shown } from '../../../hiring/written-tests/screens/Shown.tsx'
import { clockText, useSecondsLeft } from '../../skill-tests/screens/clock.ts'
import classes from '../../skill-tests/screens/tests.module.css'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { WrittenAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAttempt } from './useAttempt.ts'

/** A test of a company while it runs. */
export const Running = ({ attempt, onBack }: { attempt: WrittenAttempt; onBack: () => void }) => {
  const t = useTestWords()
  const { number } = useFormat()
  const { id, questions, isPaused, title } = attempt
  const left = useSecondsLeft(attempt.secondsLeft, isPaused)
  const isOver = left === 0
  const run = useAttempt(attempt, isOver)
  const [handing, setHanding] = useState(false)
  const { at, flagged } = run
  const stateOf = (one: number) => {
    if (flagged[one]) return t('run.flagged')
    return run.isAnswered(one) ? t('run.answered') : t('run.open')
  }
  const markOf = (one: number) => {
    if (flagged[one]) return ' ⚑'
    return run.isAnswered(one) ? ' ✓' : ''
  }
  const askToHand = () => void run.settle().then((kept) => kept && setHanding(true))
  const renderStill = (words: string, label: string, press: { isBusy: boolean; onPress: () => void }) => (
    <>
      <p role="status">{words}</p>
      <div className={panel.row}>
        <Button loading={press.isBusy} onClick={press.onPress}>
          {label}
        </Button>
      </div>
    </>
  )
  const renderBody = () => {
    if (isPaused)
      return renderStill(t('run.paused'), t('run.resume'), {
        isBusy: run.resume.isPending,
        onPress: () => run.resume.mutate({ id }),
      })
    if (isOver)
      return renderStill(t('run.over'), t('run.finish'), { isBusy: run.isHanding, onPress: () => void run.hand() })
    return <Question attempt={attempt} run={run} onHand={askToHand} />
  }
  return (
    <section className={panel.stack} aria-labelledby="running">
      <h2 id="running" className={panel.title}>
        <bdi>{title}</bdi> · {t('run.number', { n: number(at + 1), of: number(questions.length) })}
      </h2>
      <p className="figures">{t('run.left', { time: clockText(left) })}</p>
      <p role="status" className={panel.quiet}>
        {left > 240 && left <= 300 && !isPaused ? t('run.five') : ''}
      </p>
      <nav aria-label={t('run.all')} className={classes.numbers}>
        {questions.map((question, i) => (
          <Button
            key={JSON.stringify(question)}
            size="compact-md"
            variant={i === at ? 'filled' : 'default'}
            disabled={isPaused || isOver}
            aria-current={i === at ? 'step' : undefined}
            aria-label={`${t('run.number', { n: number(i + 1), of: number(questions.length) })}: ${stateOf(i)}`}
            onClick={() => void run.move(i)}
          >
            {number(i + 1)}
            {markOf(i)}
          </Button>
        ))}
      </nav>
      {renderBody()}
      {run.failure && <ErrorState error={run.failure} title={t('run.saveFailed')} />}
      <div className={panel.row}>
        <Button variant="default" size="compact-md" onClick={onBack}>
          {t('run.back')}
        </Button>
      </div>
      {handing && (
        <Dialog title={t('run.sure')} onClose={() => setHanding(false)}>
          <div className={panel.stack}>
            <p>{run.missing > 0 ? t('run.sureText', { count: run.missing }) : t('run.allDone')}</p>
            <div className={panel.row}>
              <Button loading={run.isHanding} onClick={() => void run.hand()}>
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

type QuestionProps = { attempt: WrittenAttempt; run: ReturnType<typeof useAttempt>; onHand: () => void }

const Question = ({ attempt, run, onHand }: QuestionProps) => {
  const t = useTestWords()
  const own = useWords()
  const { id, questions, language, mayPause } = attempt
  const { at, flagged, pause } = run
  const question = questions[at]
  const isLast = at === questions.length - 1
  return (
    <form
      className={panel.stack}
      onSubmit={(e) => {
        e.preventDefault()
        if (isLast) onHand()
        else void run.move(at + 1)
      }}
    >
      {question && (
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
        <Button variant="default" disabled={at === 0} onClick={() => void run.move(at - 1)}>
          {t('run.previous')}
        </Button>
        {!isLast && <Button type="submit">{t('run.next')}</Button>}
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
