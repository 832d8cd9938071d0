import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import { changeCardCall, planCall } from './calls.ts'

/** Another test card for what is to come; at Stripe its own page does this. */
export default function ChangeCard({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [said, setSaid] = useState<'declined' | 'no_funds' | 'expired' | null>(null)
  const change = useCommand(changeCardCall, { refreshes: [planCall] })
  const form = useFields({ number: '' }, { number: (value) => (value.trim() ? null : t('checkout.numberMissing')) })
  const take = async ({ number }: { number: string }) => {
    const { outcome } = await change.mutateAsync({ number })
    if (outcome !== 'changed') return setSaid(outcome)
    notify.success(t('now.cardChanged'))
    onClose()
  }
  return (
    <Dialog title={t('now.changeCard')} onClose={onClose}>
      <form ref={form.form} className={panel.stack} onSubmit={form.submit(take)} noValidate>
        <p style={{ margin: 0 }}>{t('checkout.cardText')}</p>
        <TextInput
          {...form.field('number')}
          label={t('checkout.number')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          required
        />
        {said && (
          <p className={panel.wrong} role="alert">
            {t(`outcome.${said}`)}
          </p>
        )}
        {form.failure instanceof Error && (
          <p className={panel.wrong} role="alert">
            {form.failure.message}
          </p>
        )}
        <Button type="submit" loading={form.sending}>
          {t('now.useCard')}
        </Button>
      </form>
    </Dialog>
  )
}
