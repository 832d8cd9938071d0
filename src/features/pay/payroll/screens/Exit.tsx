import { Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type * as exits from '../exits.contract.ts'
import { useWords } from '../words/index.ts'
import { Clock } from './Clock.tsx'
import { exitCall, exitsCall, runsCall, useMinor } from './calls.ts'
import { ExitForm } from './ExitForm.tsx'
import classes from './payroll.module.css'
import { EXIT_TONES } from './tones.ts'

const submitCall = wire<typeof exits.submitExit>('POST', '/api/payroll/exits/:id/submit')
const dropCall = wire<typeof exits.dropExit>('POST', '/api/payroll/exits/:id/drop')
const payCall = wire<typeof exits.payExit>('POST', '/api/payroll/exits/:id/pay')

type Props = { employmentId: string; onBack: () => void; onRun: (id: string) => void }

/** The final settlement of somebody who leaves: what it comes to, by when, what could not be reckoned, and the next step. */
export default function Exit({ employmentId, onBack, onRun }: Props) {
  const t = useWords()
  const { day } = useFormat()
  const { data, error, isPending, refetch } = useApiState(exitCall, { employmentId })
  const refreshes = [exitCall, exitsCall, runsCall]
  const submit = useCommand(submitCall, { refreshes })
  const drop = useCommand(dropCall, { refreshes })
  const [paying, setPaying] = useState(false)
  const [editing, setEditing] = useState(false)
  if (error) return <ErrorState title={t('after.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable rows={5} columns={2} />
  const { exit } = data
  const { id, version, runId } = exit
  const take = (step: 'submit' | 'drop') => {
    if (!id) return
    const command = step === 'submit' ? submit : drop
    command.mutate(
      { id, version },
      { onSuccess: () => notify.success(t(`leaverDone.${step}`)), onError: (e) => notify.failure(e.message) },
    )
  }
  const isOpen = exit.state !== 'dropped' && exit.state !== 'paying'
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <Button variant="subtle" leftSection={<IconArrowLeft className="mirrored" size={16} />} onClick={onBack}>
          {t('leavers.back')}
        </Button>
        <div className={classes.actions}>
          {exit.allowed.includes('save') && (
            <Button variant={id ? 'default' : 'filled'} onClick={() => setEditing(true)}>
              {t(id ? 'leavers.edit' : 'leavers.save')}
            </Button>
          )}
          {exit.allowed.includes('submit') && (
            <Button loading={submit.isPending} onClick={() => take('submit')}>
              {t('leavers.submit')}
            </Button>
          )}
          {exit.allowed.includes('pay') && <Button onClick={() => setPaying(true)}>{t('leavers.pay')}</Button>}
          {exit.allowed.includes('drop') && (
            <Button variant="default" loading={drop.isPending} onClick={() => take('drop')}>
              {t('leavers.drop')}
            </Button>
          )}
          {runId && <Button onClick={() => onRun(runId)}>{t('leavers.openRun')}</Button>}
        </div>
      </div>
      <section className={classes.card} aria-label={t('leavers.worksheet')}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            <bdi>{exit.name}</bdi>
          </h2>
          <span className={classes.actions}>
            {isOpen && <Clock due={exit.due} daysLeft={exit.daysLeft} />}
            <StatusBadge tone={exit.state === 'dropped' ? 'idle' : EXIT_TONES[exit.state]}>
              {t(`leaverStates.${exit.state === 'dropped' || !id ? 'none' : exit.state}`)}
            </StatusBadge>
          </span>
        </div>
        <p className={classes.quiet}>
          {t('leavers.service', { from: day(exit.serviceFrom), until: day(exit.lastDay) })}
        </p>
        <Sheet exit={exit} />
      </section>
      {editing && <ExitForm exit={exit} onClose={() => setEditing(false)} />}
      {paying && id && <Paying id={id} version={version} onClose={() => setPaying(false)} onRun={onRun} />}
    </div>
  )
}

const Sheet = ({ exit }: { exit: exits.ExitView }) => {
  const t = useWords()
  const say = useSentences()
  const money = useMinor(exit.country, exit.currency)
  return (
    <>
      <table className={classes.lines}>
        <tbody>
          {exit.lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <bdi>{say(line.label)}</bdi>
              </th>
              <td className="figures">
                {line.why ? (
                  <Explain name={line.label} explained={line.why}>
                    {money(line.amount)}
                  </Explain>
                ) : (
                  money(line.amount)
                )}
              </td>
            </tr>
          ))}
          <tr data-sum>
            <th scope="row">{t('leavers.total')}</th>
            <td className="figures">{money(exit.total)}</td>
          </tr>
          {exit.owed.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <bdi>{one.label}</bdi>
                {one.agreed && <span className={classes.days}>{t('leavers.owedAgreed')}</span>}
              </th>
              <td className="figures">{money(-one.amount)}</td>
            </tr>
          ))}
          {exit.receivable > 0 && (
            <tr data-sum>
              <th scope="row">{t('leavers.receivable')}</th>
              <td className="figures">{money(-exit.receivable)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={classes.quiet}>{t('leavers.plusPay')}</p>
      {exit.open.length > 0 && (
        <div role="note">
          <strong>{t('leavers.open')}</strong>
          <ul className={classes.list}>
            {exit.open.map((sentence) => (
              <li key={sentence}>{say(sentence)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type PayingProps = { id: string; version: number; onClose: () => void; onRun: (id: string) => void }

const Paying = ({ id, version, onClose, onRun }: PayingProps) => {
  const t = useWords()
  const pay = useCommand(payCall, { refreshes: [exitCall, exitsCall, runsCall] })
  const { form, field, submit, sending, failure } = useFields(
    { payDay: ownToday() },
    { payDay: (text) => (text ? null : t('overpaid.required')) },
  )
  const send = submit(async ({ payDay }) => {
    const { exit } = await pay.mutateAsync({ id, version, payDay })
    notify.success(t('leaverDone.pay'))
    onClose()
    if (exit.runId) onRun(exit.runId)
  })
  return (
    <FormDialog
      title={t('leavers.pay')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('leavers.pay')}
    >
      <TextInput {...field('payDay')} type="date" label={t('leavers.payDay')} required data-autofocus />
    </FormDialog>
  )
}
