import { Button, TextInput } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { reopenPayPerson } from '../retro.contract.ts'
import { useWords } from '../words/index.ts'
import { reopeningsCall, runsCall } from './calls.ts'
import classes from './payroll.module.css'

const reopenCall = wire<typeof reopenPayPerson>('POST', '/api/payroll/runs/:id/people/:employmentId/reopen')

type Props = { runId: string; employmentId: string; mayRun: boolean; onRun: (id: string) => void }

/** One person of a locked run: what was asked for already, and asking to put it right. */
export const Reopen = ({ runId, employmentId, mayRun, onRun }: Props) => {
  const t = useWords()
  const { day } = useFormat()
  const { data } = useApiState(reopeningsCall, { id: runId })
  const reopen = useCommand(reopenCall, { refreshes: [reopeningsCall, runsCall] })
  const { form, set, field, submit, sending, failure } = useFields(
    { reason: '', payDay: ownToday() },
    {
      reason: (text) => (text.trim() ? null : t('person.reasonRequired')),
      payDay: (text) => (text ? null : t('newRun.payDayRequired')),
    },
  )
  const send = submit(async (values) => {
    await reopen.mutateAsync({ id: runId, employmentId, ...values })
    set('reason', '')
    notify.success(t('after.reopenAsked'))
  })
  const own = (data?.reopenings ?? []).filter((one) => one.employmentId === employmentId)
  if (own.length === 0 && !mayRun) return null
  return (
    <section className={classes.card} aria-label={t('after.reopenings')}>
      <h3 className={classes.title}>{t('after.reopenings')}</h3>
      <ul className={classes.list}>
        {own.map(({ id, reason, state, payDay, correctionRunId }) => (
          <li key={id} className={classes.head}>
            <span>
              <bdi>{reason}</bdi>
              <span className={classes.days}>
                {t(`reopenStates.${state}`)} · {day(payDay)}
              </span>
            </span>
            {correctionRunId && (
              <Button variant="default" onClick={() => onRun(correctionRunId)}>
                {t('after.reopenOpen')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayRun && !own.some(({ state }) => state === 'asked') && (
        <form ref={form} onSubmit={send} noValidate className={classes.stack}>
          <p className={classes.quiet}>{t('after.reopenHelp')}</p>
          <TextInput {...field('reason')} label={t('person.reason')} required maxLength={300} />
          <TextInput {...field('payDay')} type="date" label={t('after.reopenPayDay')} required />
          {failure instanceof Error && <p role="alert">{failure.message}</p>}
          <div className={classes.actions}>
            <Button type="submit" variant="default" loading={sending}>
              {t('after.reopenAsk')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
