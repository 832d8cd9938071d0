import { TextInput } from '@mantine/core'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'

type Billing = { billingName: string; billingEmail: string; taxId: string }
type BillingDialogProps = { kept: Billing; save: (billing: Billing) => Promise<unknown>; onClose: () => void }

/** What stands on invoices to come, of a job seeker or a company; those that were issued stay as they are. */
export default function BillingDialog({ kept, save, onClose }: BillingDialogProps) {
  const t = useWords()
  const filled = (said: string) => (value: string) => (value.trim() ? null : said)
  const form = useFields(kept, {
    billingName: filled(t('checkout.nameMissing')),
    billingEmail: filled(t('checkout.emailMissing')),
  })
  const send = form.submit(async (billing) => {
    await save(billing)
    notify.success(t('billing.done'))
    onClose()
  })
  return (
    <FormDialog
      title={t('billing.open')}
      onClose={onClose}
      onSubmit={send}
      form={form.form}
      busy={form.sending}
      action={t('billing.save')}
      failure={form.failure}
    >
      <p style={{ margin: 0 }}>{t('billing.text')}</p>
      <TextInput {...form.field('billingName')} label={t('checkout.name')} maxLength={120} required />
      <TextInput {...form.field('billingEmail')} label={t('checkout.email')} type="email" required />
      <TextInput {...form.field('taxId')} label={t('billing.taxId')} maxLength={40} dir="ltr" />
    </FormDialog>
  )
}
