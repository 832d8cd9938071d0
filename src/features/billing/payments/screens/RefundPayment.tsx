import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { paymentsCall, planCall, refundCall } from './calls.ts'

type RefundPaymentProps = {
  payment: { id: string; refundable: number; currency: { code: string; minorUnits: number } }
  onClose: () => void
}

/** What is paid back, and what ends with it. */
export default function RefundPayment({ payment, onClose }: RefundPaymentProps) {
  const t = useWords()
  const refund = useCommand(refundCall, { refreshes: [paymentsCall, planCall] })
  const amount = useAmount()(payment.refundable, payment.currency)
  const send = () =>
    refund.mutate(
      { id: payment.id, amount: payment.refundable },
      {
        onSuccess: () => {
          notify.success(t('payments.asked', { amount }))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('payments.askTitle', { amount })} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('payments.askText')}</p>
        {refund.error && <ErrorState error={refund.error} />}
        <div className={panel.row}>
          <Button color="red" loading={refund.isPending} onClick={send}>
            {t('payments.confirm', { amount })}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('payments.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
