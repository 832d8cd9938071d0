import { Button } from '@mantine/core'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { CardNumberForm, type CardRefusal } from './CardNumberForm.tsx'

type Outcome = 'paid' | 'declined' | 'no_funds' | 'expired' | 'asks' | 'refused'
type TestCardFormProps = {
  amount: string
  pay: (number: string, approved: boolean | null) => Promise<{ outcome: Outcome }>
  onPaid: () => void
}

/** The page of the built-in test provider: a test card, and the question of its bank where the card asks. */
export const TestCardForm = ({ amount, pay, onPaid }: TestCardFormProps) => {
  const t = useWords()
  const [asks, setAsks] = useState<string | null>(null)
  const [said, setSaid] = useState<CardRefusal | null>(null)
  const take = async (number: string, approved: boolean | null) => {
    const { outcome } = await pay(number, approved)
    setAsks(outcome === 'asks' ? number : null)
    setSaid(outcome === 'paid' || outcome === 'asks' ? null : outcome)
    if (outcome === 'paid') onPaid()
  }
  const answerBank = (approved: boolean) =>
    asks !== null && take(asks, approved).catch((error: Error) => notify.failure(error.message))
  if (asks !== null)
    return (
      <section className={panel.card} aria-label={t('checkout.cardTitle')}>
        <p>{t('checkout.asks', { amount })}</p>
        <div className={panel.row}>
          <Button onClick={() => void answerBank(true)}>{t('checkout.approve')}</Button>
          <Button variant="default" onClick={() => void answerBank(false)}>
            {t('checkout.refuse')}
          </Button>
        </div>
      </section>
    )
  return (
    <section className={panel.card} aria-labelledby="test-card">
      <h2 id="test-card">{t('checkout.cardTitle')}</h2>
      <p>{t('checkout.cardText')}</p>
      <CardNumberForm action={t('checkout.pay', { amount })} said={said} take={(number) => take(number, null)} />
    </section>
  )
}
