import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { clockText } from './clock.ts'
import classes from './tests.module.css'

type TestRunProps = {
  /** What the test is called. */
  title: ReactNode
  /** Which question is shown, from 0. */
  at: number
  /** A text of its own for each question: its key. */
  questions: readonly string[]
  /** Questions come one after the other: none but the one that is shown can be opened. */
  isOneWay?: boolean
  secondsLeft: number
  isPaused: boolean
  isAnswered: (question: number) => boolean
  isFlagged: (question: number) => boolean
  onMove: (to: number) => void
  onBack: () => void
  onResume: () => void
  onFinish: () => void
  /** What is asked before it is handed in: how many questions are open; null while nothing is asked. */
  handing: { missing: number; onClose: () => void } | null
  isResuming: boolean
  isFinishing: boolean
  /** Why something was not kept. */
  failure: unknown
  /** The question that is shown, with its buttons. */
  children: ReactNode
}

/** A test while it runs, ours or a company's: its clock, the numbers of its questions, what a pause and its end say, handing it in. */
export const TestRun = (props: TestRunProps) => {
  const t = useWords()
  const { number } = useFormat()
  const { at, questions, secondsLeft, isPaused, handing, isFinishing, onFinish, failure } = props
  const isOver = secondsLeft === 0
  const numberOf = (one: number) => t('run.number', { n: number(one + 1), of: number(questions.length) })
  const stateOf = (one: number) => {
    if (props.isFlagged(one)) return t('run.flagged')
    return props.isAnswered(one) ? t('run.answered') : t('run.open')
  }
  const markOf = (one: number) => {
    if (props.isFlagged(one)) return ' ⚑'
    return props.isAnswered(one) ? ' ✓' : ''
  }
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
      return renderStill(t('run.paused'), t('run.resume'), { isBusy: props.isResuming, onPress: props.onResume })
    if (isOver) return renderStill(t('run.over'), t('run.finish'), { isBusy: isFinishing, onPress: onFinish })
    return props.children
  }
  return (
    <section className={panel.stack} aria-labelledby="running">
      <h2 id="running" className={panel.title}>
        {props.title} · {numberOf(at)}
      </h2>
      <p className="figures">{t('run.left', { time: clockText(secondsLeft) })}</p>
      <p role="status" className={panel.quiet}>
        {secondsLeft > 240 && secondsLeft <= 300 && !isPaused ? t('run.five') : ''}
      </p>
      <nav aria-label={t('run.all')} className={classes.numbers}>
        {questions.map((question, i) => (
          <Button
            key={question}
            size="compact-md"
            variant={i === at ? 'filled' : 'default'}
            disabled={isPaused || isOver || (props.isOneWay === true && i !== at)}
            aria-current={i === at ? 'step' : undefined}
            aria-label={`${numberOf(i)}: ${stateOf(i)}`}
            onClick={() => props.onMove(i)}
          >
            {number(i + 1)}
            {markOf(i)}
          </Button>
        ))}
      </nav>
      {renderBody()}
      {Boolean(failure) && <ErrorState error={failure} title={t('run.saveFailed')} />}
      <div className={panel.row}>
        <Button variant="default" size="compact-md" onClick={props.onBack}>
          {t('run.back')}
        </Button>
      </div>
      {handing && (
        <Dialog title={t('run.sure')} onClose={handing.onClose}>
          <div className={panel.stack}>
            <p>{handing.missing > 0 ? t('run.sureText', { count: handing.missing }) : t('run.allDone')}</p>
            <div className={panel.row}>
              <Button loading={isFinishing} onClick={onFinish}>
                {t('run.finish')}
              </Button>
              <Button variant="default" onClick={handing.onClose}>
                {t('begin.cancel')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  )
}
