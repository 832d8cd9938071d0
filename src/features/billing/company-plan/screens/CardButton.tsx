import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { CardNumberForm, type CardRefusal } from '../../payments/screens/CardNumberForm.tsx'
import { useWords } from '../words/index.ts'
import { cardPageCall, changeCardCall, companyPlanCall } from './calls.ts'

/** Another card for bills to come: at Stripe on its page, at the test provider here. */
export const CardButton = () => {
  const t = useWords()
  const [changing, setChanging] = useState(false)
  const page = useCommand(cardPageCall)
  const onSuccess = ({ url }: { url: string | null }) => {
    if (url === null) setChanging(true)
    else window.location.assign(url)
  }
  return (
    <>
      <Button variant="default" loading={page.isPending} onClick={() => page.mutate({}, { onSuccess })}>
        {t('changeCard')}
      </Button>
      {page.error && <ErrorState error={page.error} />}
      {changing && <ChangeCard onClose={() => setChanging(false)} />}
    </>
  )
}

const ChangeCard = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const [said, setSaid] = useState<CardRefusal | null>(null)
  const change = useCommand(changeCardCall, { refreshes: [companyPlanCall] })
  const take = async (number: string) => {
    const { outcome } = await change.mutateAsync({ number })
    if (outcome !== 'changed') return setSaid(outcome)
    notify.success(t('cardChanged'))
    onClose()
  }
  return (
    <Dialog title={t('changeCard')} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('cardText')}</p>
        <CardNumberForm action={t('useCard')} said={said} take={take} />
      </div>
    </Dialog>
  )
}
