import { Button, TextInput } from '@mantine/core'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'

export type CardRefusal = 'declined' | 'no_funds' | 'expired' | 'refused'
type CardNumberFormProps = {
  /** What the button says. */
  action: string
  /** How the last card was refused; null: none was. */
  said: CardRefusal | null
  take: (number: string) => Promise<void>
}

/** The number of a test card, and what its bank said of the last one. */
export const CardNumberForm = ({ action, said, take }: CardNumberFormProps) => {
  const t = useWords()
  const form = useFields({ number: '' }, { number: (value) => (value.trim() ? null : t('checkout.numberMissing')) })
  return (
    <form ref={form.form} className={panel.stack} onSubmit={form.submit(({ number }) => take(number))} noValidate>
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
        {action}
      </Button>
    </form>
  )
}
