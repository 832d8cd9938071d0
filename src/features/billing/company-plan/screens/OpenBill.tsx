import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useAmount } from '../../payments/screens/amount.ts'
import { TestCardForm } from '../../payments/screens/TestCardForm.tsx'
import type { CompanyBill } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { payBillCall } from './calls.ts'
import { Lines } from './Lines.tsx'

/** A bill that waits to be paid; `onPaid`: what became of it is to be asked until it is told. */
export const OpenBill = ({
  bill,
  isWaiting,
  onPaid,
}: {
  bill: CompanyBill
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
      {isWaiting ? (
        <p role="status">
          <Loader size="sm" aria-hidden /> {t('open.waiting')}
        </p>
      ) : (
        <TestCardForm
          amount={amount}
          pay={(number, approved) => call(payBillCall, { id: bill.id, number, approved })}
          onPaid={onPaid}
        />
      )}
    </section>
  )
}

/** After so long nobody has to go on waiting. ms */
const LONGEST_WAIT = 30_000

/** Whether what was paid is still to be told of. */
export const useWaiting = (isOpen: boolean) => {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isOpen) setWaiting(false)
  }, [isOpen])
  useEffect(() => {
    if (!waiting) return
    const over = setTimeout(() => setWaiting(false), LONGEST_WAIT)
    return () => clearTimeout(over)
  }, [waiting])
  return { waiting, begin: () => setWaiting(true) }
}
