import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { askBankChange, BankChange, readOwnBank, withdrawBankChange } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './bank.module.css'

const readCall = wire<typeof readOwnBank>('GET', '/api/portal/bank-account')
const askCall = wire<typeof askBankChange>('POST', '/api/portal/bank-account')
const withdrawCall = wire<typeof withdrawBankChange>('DELETE', '/api/portal/bank-account/:id')

const TONES: Record<BankChange['state'], Tone> = {
  asked: 'calm',
  approved: 'careful',
  refused: 'wrong',
  withdrawn: 'idle',
  used: 'ok',
}

/** Where the reader’s pay goes, and what they have asked to change of it. */
export default function BankAccount() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(readCall, {})
  const [asks, setAsks] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={1} />
  const isOpen = data.changes.some(({ mayWithdraw }) => mayWithdraw)
  return (
    <section className={classes.card} aria-label={t('title')}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p>
        {data.accountMask ? <bdi>{t('now', { bank: data.bankName ?? '', account: data.accountMask })}</bdi> : t('none')}
      </p>
      <p className={classes.note}>{t('text', { days: data.coolingDays })}</p>
      {!isOpen && (
        <div>
          <Button onClick={() => setAsks(true)}>{t('change')}</Button>
        </div>
      )}
      {data.changes.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('past')}</h3>
          <ul className={classes.list}>
            {data.changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </>
      )}
      {asks && <AskDialog onClose={() => setAsks(false)} />}
    </section>
  )
}

const Change = ({ change }: { change: BankChange }) => {
  const t = useWords()
  const { day } = useFormat()
  const withdraw = useCommand(withdrawCall, { refreshes: [readCall] })
  return (
    <li className={classes.row}>
      <span>
        <bdi>
          {change.bankName}, {change.accountMask}
        </bdi>
      </span>
      <StatusBadge tone={TONES[change.state]}>{t(`states.${change.state}`)}</StatusBadge>
      {change.state === 'approved' && change.usableFrom && (
        <span className={classes.note}>{t('usableFrom', { when: day(change.usableFrom.slice(0, 10)) })}</span>
      )}
      {change.mayWithdraw && (
        <Button
          variant="default"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ id: change.id }, { onSuccess: () => notify.success(t('withdrawn')) })}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}

const AskDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const ask = useCommand(askCall, { refreshes: [readCall] })
  const form = useFields({ bankName: '', accountNumber: '' }, {})
  const send = form.submit(async (values) => {
    await ask.mutateAsync(values)
    notify.success(t('asked'))
    onClose()
  })
  return (
    <Dialog title={t('change')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.form}>
        <p className={classes.note}>{t('proof')}</p>
        <TextInput {...form.field('bankName')} label={t('bankName')} maxLength={200} data-autofocus />
        <TextInput
          {...form.field('accountNumber')}
          label={t('accountNumber')}
          maxLength={60}
          dir="ltr"
          autoComplete="off"
        />
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.row}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('ask')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
