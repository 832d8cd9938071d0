import { Button, TextInput } from '@mantine/core'
import { callEndpoint } from '../../../../web/call.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { PaidTier, PlanPeriod } from '../../plans/price.rules.ts'
import { useWords } from '../words/index.ts'
import { quoteCheckoutCall } from './calls.ts'

export type PlanChoice = { tier: PaidTier; period: PlanPeriod; country: string; region: string }

type CouponFormProps = { chosen: PlanChoice; applied: string; onChange: (code: string) => void }

/** The coupon of an order: typed and tried at the server, or taken off again. */
export const CouponForm = ({ chosen, applied, onChange }: CouponFormProps) => {
  const t = useWords()
  const form = useFields({ coupon: '' }, { coupon: (value) => (value.trim() ? null : t('checkout.couponMissing')) })
  const apply = form.submit(async ({ coupon }) => {
    await callEndpoint(quoteCheckoutCall, { ...chosen, coupon })
    onChange(coupon.trim())
  })
  if (applied)
    return (
      <Button variant="default" onClick={() => onChange('')} style={{ alignSelf: 'start' }}>
        {t('checkout.couponRemove', { code: applied.toUpperCase() })}
      </Button>
    )
  return (
    <form ref={form.form} onSubmit={apply} noValidate className={panel.fields} aria-label={t('checkout.coupon')}>
      <TextInput {...form.field('coupon')} label={t('checkout.coupon')} maxLength={24} dir="ltr" autoComplete="off" />
      <Button type="submit" variant="default" loading={form.sending} style={{ alignSelf: 'end' }}>
        {t('checkout.couponApply')}
      </Button>
      {form.failure instanceof Error && (
        <p className={panel.wrong} role="alert">
          {form.failure.message}
        </p>
      )}
    </form>
  )
}
