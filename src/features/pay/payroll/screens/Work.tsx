import { Alert, Button, Progress } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type * as contract from '../contract.ts'
import { useWords } from '../words/index.ts'
import { runCall, runsCall } from './calls.ts'
import classes from './payroll.module.css'

const stopCall = wire<typeof contract.stopPayRun>('POST', '/api/payroll/runs/:id/stop')

/** What is being done with a run of many people: how far it is, and what stopped it. */
export const Work = ({ run, mayRun }: { run: contract.PayRun; mayRun: boolean }) => {
  const t = useWords()
  const say = useSentences()
  const { number } = useFormat()
  const stop = useCommand(stopCall, { refreshes: [runCall, runsCall] })
  const { work } = run
  if (!work) return null
  if (work.state === 'failed')
    return (
      <Alert color="red" title={t(`workFailed.${work.step}`)} role="alert">
        {work.problem && say(work.problem)}
      </Alert>
    )
  if (work.state === 'stopped') return <Alert color="yellow">{t('work.stopped')}</Alert>
  const far = t('work.done', { done: number(work.done), people: number(work.people) })
  return (
    <Alert color="blue" title={t(`workGoing.${work.step}`)}>
      <div className={classes.stack}>
        <Progress
          value={work.people === 0 || work.step === 'lock' ? 100 : (100 * work.done) / work.people}
          animated
          aria-label={far}
        />
        <p role="status">{work.step === 'lock' ? t('work.whole') : far}</p>
        {mayRun && work.step === 'calculate' && (
          <div className={classes.actions}>
            <Button
              variant="default"
              loading={stop.isPending}
              onClick={() => stop.mutate({ id: run.id }, { onError: (failure) => notify.failure(failure.message) })}
            >
              {t('work.stop')}
            </Button>
          </div>
        )}
      </div>
    </Alert>
  )
}

/** Whether somebody who looks at a run has to look again. */
export const isGoingOn = (run: Pick<contract.PayRun, 'work'> | undefined): boolean =>
  run?.work?.state === 'waiting' || run?.work?.state === 'working'
