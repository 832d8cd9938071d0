import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { CardNumberForm, type CardRefusal } from './CardNumberForm.tsx'
import { changeCardCall, planCall } from './calls.ts'

/** Another test card for what is to come; at Stripe its own page does this. */
export default function ChangeCard({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [said, setSaid] = useState<CardRefusal | null>(null)
  const change = useCommand(changeCardCall, { refreshes: [planCall] })
  const take = async (number: string) => {
    const { outcome } = await change.mutateAsync({ number })
    if (outcome !== 'changed') return setSaid(outcome)
    notify.success(t('now.cardChanged'))
    onClose()
  }
  return (
    <Dialog title={t('now.changeCard')} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('checkout.cardText')}</p>
        <CardNumberForm action={t('now.useCard')} said={said} take={take} />
      </div>
    </Dialog>
  )
}
