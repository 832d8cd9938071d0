import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { attemptCall, finishCall, handInTextCall, openTextCall, testsCall } from './calls.ts'
import { clockText, useAway, useSecondsLeft } from './clock.ts'
import { TypeHere } from './TypeHere.tsx'

/** A typing test that is taken: one text after the other, each with its own clock on the server. */
export const Typing = ({ attempt, onBack }: { attempt: SkillAttempt; onBack: () => void }) => {
  const t = useWords()
  const { number } = useFormat()
  const { id, texts } = attempt
  const left = useSecondsLeft(attempt.secondsLeft, attempt.isPaused)
  const refreshes = { refreshes: [attemptCall, testsCall] }
  const open = useCommand(openTextCall, refreshes)
  const hand = useCommand(handInTextCall, refreshes)
  const finish = useCommand(finishCall, refreshes)
  useAway(id, left === 0)
  const [typed, setTyped] = useState('')
  const at = texts.findIndex((one) => one.state === 'open')
  const next = texts.findIndex((one) => one.state === 'new')
  const done = texts.filter((one) => one.state === 'done').length
  const current = texts[at]
  const failure = open.error ?? hand.error ?? finish.error
  const handIn = () => hand.mutate({ id, text: at + 1, typed }, { onSuccess: () => setTyped('') })
  return (
    <section className={panel.stack} aria-labelledby="typing">
      <h2 id="typing" className={panel.title}>
        {t(`names.${attempt.test}`)}
      </h2>
      <p className="figures">{t('run.left', { time: clockText(left) })}</p>
      <p role="status">{t('typing.done', { done: number(done), of: number(texts.length) })}</p>
      {current && (
        <form
          className={panel.stack}
          onSubmit={(e) => {
            e.preventDefault()
            handIn()
          }}
        >
          <TypeHere text={current.text ?? ''} typed={typed} onTyped={setTyped} />
          <div className={panel.row}>
            <Button type="submit" loading={hand.isPending}>
              {t('typing.hand')}
            </Button>
          </div>
        </form>
      )}
      {!current && (
        <>
          <p className={panel.quiet}>{t('typing.about')}</p>
          <p className={panel.quiet}>{t('typing.first')}</p>
          {next === -1 && <p>{t('typing.all')}</p>}
          {left === 0 && <p role="status">{t('run.over')}</p>}
          <div className={panel.row}>
            {next !== -1 && left > 0 && (
              <Button loading={open.isPending} onClick={() => open.mutate({ id, text: next + 1 })}>
                {t('typing.show', { n: number(next + 1) })}
              </Button>
            )}
            <Button
              variant={next === -1 || left === 0 ? 'filled' : 'default'}
              loading={finish.isPending}
              onClick={() => finish.mutate({ id })}
            >
              {t('run.finish')}
            </Button>
          </div>
        </>
      )}
      {failure && <ErrorState error={failure} title={t('run.saveFailed')} />}
      <div className={panel.row}>
        <Button variant="default" size="compact-md" onClick={onBack}>
          {t('run.back')}
        </Button>
      </div>
    </section>
  )
}
