import { Button, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call, useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useAmount } from '../../payments/screens/amount.ts'
import { TestCardForm } from '../../payments/screens/TestCardForm.tsx'
import type { CompanyBill, CompanyPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { openBillCall, payBillCall } from './calls.ts'
import { Lines } from './Lines.tsx'

/** A bill that waits to be paid; `onPaid`: what became of it is to be asked until it is told. */
export const OpenBill = ({
  bill,
  payments,
  isWaiting,
  onPaid,
}: {
  bill: CompanyBill
  payments: CompanyPlan['payments']
  isWaiting: boolean
  onPaid: () => void
}) => {
  const t = useWords()
  const { day } = useFormat()
  const amount = useAmount()(bill.total, bill.currency)
  return (
    <section className={panel.card} aria-labelledby="open-bill">
      <h2 id="open-bill">{t('open.title', { what: t(`kinds.${bill.kind}`) })}</h2>
      <Lines {...bill} />
      {bill.nextTry && <p>{t('open.nextTry', { day: day(bill.nextTry.slice(0, 10)) })}</p>}
      {isWaiting && (
        <p role="status">
          <Loader size="sm" aria-hidden /> {t('open.waiting')}
        </p>
      )}
      {!isWaiting && payments === 'stripe' && <AtStripe id={bill.id} />}
      {!isWaiting && payments === 'test' && (
        <TestCardForm
          amount={amount}
          pay={(number, approved) => call(payBillCall, { id: bill.id, number, approved })}
          onPaid={onPaid}
        />
      )}
    </section>
  )
}

/** The way to the page of Stripe, where the card is given; nothing of it comes by here. */
const AtStripe = ({ id }: { id: string }) => {
  const t = useWords()
  const open = useCommand(openBillCall)
  const go = ({ url }: { url: string | null }) => {
    if (url) location.assign(url)
  }
  return (
    <>
      <p>{t('open.atStripe')}</p>
      {open.error && <ErrorState error={open.error} />}
      <div>
        <Button loading={open.isPending} onClick={() => open.mutate({ id }, { onSuccess: go })}>
          {t('open.toStripe')}
        </Button>
      </div>
    </>
  )
}

/** After so long nobody has to go on waiting. ms */
const LONGEST_WAIT = 30_000

/** Whether what was paid is still to be told of; `isOpen` is null until the bill has been asked for. */
export const useWaiting = (isOpen: boolean | null, isPaid: boolean) => {
  const [waiting, setWaiting] = useState(isPaid)
  useEffect(() => {
    if (isOpen === false) setWaiting(false)
  }, [isOpen])
  useEffect(() => {
    if (!waiting) return
    const over = setTimeout(() => setWaiting(false), LONGEST_WAIT)
    return () => clearTimeout(over)
  }, [waiting])
  return { waiting, begin: () => setWaiting(true) }
}
