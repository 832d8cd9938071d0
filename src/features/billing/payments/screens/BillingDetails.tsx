import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'

const BillingDialog = lazy(() => import('./BillingDialog.tsx'))

type Kept = { billingName: string; billingEmail: string; taxId: string | null }
type BillingDetailsProps = {
  kept: Kept
  save: (billing: Kept) => Promise<unknown>
}

/** To whom invoices to come are issued, and the way to change it. */
export const BillingDetails = ({ kept, save }: BillingDetailsProps) => {
  const t = useWords()
  const [changing, setChanging] = useState(false)
  const { list } = useFormat()
  const { billingName, billingEmail, taxId } = kept
  return (
    <section aria-label={t('billing.title')} className={panel.stack}>
      <p style={{ margin: 0 }}>
        {t('billing.title')}: {list([billingName, billingEmail, taxId && `${t('billing.taxId')} ${taxId}`])}
      </p>
      <p className={panel.quiet} style={{ margin: 0 }}>
        {t('billing.issued')}
      </p>
      <div>
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('billing.open')}
        </Button>
      </div>
      <Suspense>
        {changing && (
          <BillingDialog kept={{ ...kept, taxId: taxId ?? '' }} save={save} onClose={() => setChanging(false)} />
        )}
      </Suspense>
    </section>
  )
}
