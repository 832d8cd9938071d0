import { Button, TextInput } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { MonthSelect } from '../../../../web/ui/MonthSelect.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type { agreeRecovery, closeRecovery, RecoveryView } from '../retro.contract.ts'
import { useWords } from '../words/index.ts'
import { recoveriesCall, useMinor } from './calls.ts'
import classes from './payroll.module.css'

const agreeCall = wire<typeof agreeRecovery>('POST', '/api/payroll/recoveries/:id/agree')
const closeCall = wire<typeof closeRecovery>('POST', '/api/payroll/recoveries/:id/close')
const TONES = { open: 'careful', disputed: 'wrong', agreed: 'ok', waived: 'idle' } as const

/** What people were paid too much: nothing is taken before their consent is recorded here. */
export default function Overpaid({ mayRun }: { mayRun: boolean }) {
  const t = useWords()
  const { data, error, isPending, refetch } = useApiState(recoveriesCall, {})
  if (error) return <ErrorState title={t('after.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={3} columns={3} />
  if (data.recoveries.length === 0)
    return (
      <EmptyState icon={<IconCoins size={22} stroke={1.6} />} title={t('overpaid.none')}>
        {t('overpaid.noneText')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {data.recoveries.map((recovery) => (
        <Recovery key={recovery.id} recovery={recovery} mayRun={mayRun} />
      ))}
    </ul>
  )
}

type Asking = 'agree' | 'disputed' | 'waived'

const Recovery = ({ recovery, mayRun }: { recovery: RecoveryView; mayRun: boolean }) => {
  const t = useWords()
  const say = useSentences()
  const { month } = useFormat()
  const period = usePeriod()
  const money = useMinor(recovery.country, recovery.currency)
  const [asking, setAsking] = useState<Asking | null>(null)
  const waits = recovery.state === 'open' || recovery.state === 'disputed'
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <strong>
          <bdi>{recovery.name}</bdi>
        </strong>
        <StatusBadge tone={TONES[recovery.state]}>{t(`overpaidStates.${recovery.state}`)}</StatusBadge>
      </div>
      <p>{t('overpaid.found', { amount: money(recovery.amount) })}</p>
      <ul className={classes.list}>
        {recovery.parts.map((part) => (
          <li key={`${part.label} ${part.from}`} className={classes.head}>
            <span className={classes.quiet}>
              <bdi>{say(part.label)}</bdi> · {period(part.from, part.until)}
            </span>
            <span className="figures">{money(part.amount)}</span>
          </li>
        ))}
      </ul>
      {recovery.agreed !== null && recovery.firstMonth && (
        <p className={classes.quiet}>
          {t('overpaid.plan', {
            count: recovery.instalments ?? 1,
            amount: money(recovery.agreed),
            month: month(recovery.firstMonth),
          })}
        </p>
      )}
      {recovery.reason && (
        <p className={classes.quiet}>
          <bdi>{recovery.reason}</bdi>
        </p>
      )}
      {waits && mayRun && (
        <div className={classes.actions}>
          <Button onClick={() => setAsking('agree')}>{t('overpaid.agree')}</Button>
          {recovery.state === 'open' && (
            <Button variant="default" onClick={() => setAsking('disputed')}>
              {t('overpaid.dispute')}
            </Button>
          )}
          <Button variant="default" onClick={() => setAsking('waived')}>
            {t('overpaid.waive')}
          </Button>
        </div>
      )}
      {asking === 'agree' && <Consent recovery={recovery} onClose={() => setAsking(null)} />}
      {(asking === 'disputed' || asking === 'waived') && (
        <Closing recovery={recovery} state={asking} onClose={() => setAsking(null)} />
      )}
    </li>
  )
}

type DialogProps = { recovery: RecoveryView; onClose: () => void }

const Consent = ({ recovery, onClose }: DialogProps) => {
  const t = useWords()
  const { code, minorUnits } = recovery.currency
  const agree = useCommand(agreeCall, { refreshes: [recoveriesCall] })
  const { today } = recovery
  const required = (text: string) => (text.trim() ? null : t('overpaid.required'))
  const { form, field, submit, sending, failure } = useFields(
    {
      amount: fromMinor(recovery.amount, minorUnits),
      instalments: '3',
      firstMonth: today.slice(0, 7),
      consentOn: today,
    },
    {
      amount: (text) => (typedMinor(text, minorUnits) ? null : t('overpaid.required')),
      instalments: required,
      firstMonth: required,
      consentOn: required,
    },
  )
  const send = submit(async (values) => {
    const amount = typedMinor(values.amount, minorUnits) ?? 0
    const { id, version } = recovery
    await agree.mutateAsync({ ...values, id, version, amount })
    notify.success(t('after.saved'))
    onClose()
  })
  return (
    <FormDialog
      title={t('overpaid.agreeTitle', { name: recovery.name })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('overpaid.agree')}
    >
      <TextInput
        {...field('amount')}
        label={t('after.amountIn', { label: t('overpaid.amount'), code })}
        inputMode="decimal"
        required
      />
      <TextInput {...field('instalments')} label={t('overpaid.instalments')} inputMode="numeric" required />
      <MonthSelect {...field('firstMonth')} label={t('overpaid.firstMonth')} required />
      <TextInput {...field('consentOn')} type="date" label={t('overpaid.consentOn')} required />
    </FormDialog>
  )
}

const Closing = ({ recovery, state, onClose }: DialogProps & { state: 'disputed' | 'waived' }) => {
  const t = useWords()
  const close = useCommand(closeCall, { refreshes: [recoveriesCall] })
  const { form, field, submit, sending, failure } = useFields(
    { reason: '' },
    { reason: (text) => (text.trim() ? null : t('overpaid.required')) },
  )
  const send = submit(async ({ reason }) => {
    const { id, version } = recovery
    await close.mutateAsync({ id, version, state, reason })
    notify.success(t('after.saved'))
    onClose()
  })
  return (
    <FormDialog
      title={t(`overpaidClose.${state}`, { name: recovery.name })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t(state === 'waived' ? 'overpaid.waive' : 'overpaid.dispute')}
    >
      <TextInput {...field('reason')} label={t('overpaid.reason')} required maxLength={300} data-autofocus />
    </FormDialog>
  )
}
