import { Button, TextInput } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { fromMinor } from '../../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { AdvanceView } from '../../claim.contract.ts'
import { useClaimWords } from '../../words/index.ts'
import classes from '../own/claims.module.css'
import { useAmount } from '../own/parts.tsx'
import { advancesCall, payAdvanceCall, returnAdvanceCall } from './calls.ts'

/** Advances of everybody: what was paid out, settled, given back, and what is left. */
export default function CompanyAdvances() {
  const t = useClaimWords()
  const { data, error, isFetching, refetch } = useApiState(advancesCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={3} />
  if (data.advances.length === 0)
    return (
      <EmptyState icon={<IconCoins size={22} stroke={1.6} />} title={t('advancesNone')}>
        {t('advancesNoneText')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {data.advances.map((advance) => (
        <Advance key={advance.id} advance={advance} />
      ))}
    </ul>
  )
}

const Advance = ({ advance }: { advance: AdvanceView }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const [returns, setReturns] = useState(false)
  const pay = useCommand(payAdvanceCall, { refreshes: [advancesCall] })
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>
          <bdi>{advance.person}</bdi>: <bdi>{advance.reason}</bdi>
        </span>
        <span className="figures">{amount(advance.asked)}</span>
      </div>
      <p className={classes.note}>
        {t(`advanceStates.${advance.state}`)}
        {advance.paid.minor > 0 && ` · ${t('left', { left: amount(advance.left), paid: amount(advance.paid) })}`}
      </p>
      {pay.error && <p role="alert">{pay.error.message}</p>}
      <div className={classes.actions}>
        {advance.state === 'approved' && (
          <Button
            variant="default"
            loading={pay.isPending}
            onClick={() => pay.mutate({ id: advance.id }, { onSuccess: () => notify.success(t('saved')) })}
          >
            {t('payOut')}
          </Button>
        )}
        {advance.state === 'paid' && (
          <Button variant="default" onClick={() => setReturns(true)}>
            {t('giveBack')}
          </Button>
        )}
      </div>
      {returns && <ReturnDialog advance={advance} onClose={() => setReturns(false)} />}
    </li>
  )
}

const ReturnDialog = ({ advance, onClose }: { advance: AdvanceView; onClose: () => void }) => {
  const t = useClaimWords()
  const { minor, decimals } = advance.left
  const form = useFields({ amount: fromMinor(minor, decimals), note: '' }, {})
  const give = useCommand(returnAdvanceCall, { refreshes: [advancesCall] })
  const send = form.submit(async (values) => {
    await give.mutateAsync({ ...values, id: advance.id })
    onClose()
  })
  return (
    <Dialog
      title={t('giveBackTitle', { name: advance.person })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        <TextInput
          {...form.field('amount')}
          label={`${t('amount')} (${advance.left.currency})`}
          inputMode="decimal"
          data-autofocus
        />
        <TextInput {...form.field('note')} label={t('note')} maxLength={300} />
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
