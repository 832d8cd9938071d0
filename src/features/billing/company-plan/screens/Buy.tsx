import { Button, NativeSelect, NumberInput, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useRegionName } from '../../../platform/geo/screens/countries.ts'
import { COMPANY_PRODUCTS, type CompanyProduct } from '../../payments/bills.rules.ts'
import { useAmount } from '../../payments/screens/amount.ts'
import classes from '../../payments/screens/plan.module.css'
import type { PlanPeriod } from '../../plans/price.rules.ts'
import type { CompanyPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { buyCall, changeCall, companyPlanCall, pricesCall, quoteCall } from './calls.ts'
import { Lines } from './Lines.tsx'

type Chosen = { product: CompanyProduct; period: PlanPeriod; seats: number; region: string; coupon: string }
type BuyProps = { plan: CompanyPlan; onDone?: () => void }

/** Chooses a plan or changes it; what it costs is shown line by line before anything is ordered. */
export default function Buy({ plan, onDone }: BuyProps) {
  const t = useWords()
  const people = plan.seats.at(-1)?.people ?? 0
  const [chosen, setChosen] = useState<Chosen>({
    product: plan.current?.next?.product ?? plan.current?.product ?? (people > 50 ? 'business' : 'team'),
    period: plan.current?.next?.period ?? plan.current?.period ?? 'month',
    seats: plan.current?.next?.seats ?? plan.current?.seats ?? Math.max(1, people),
    region: '',
    coupon: '',
  })
  const change = (more: Partial<Chosen>) => setChosen((old) => ({ ...old, ...more }))
  const nameOfRegion = useRegionName(plan.country)
  const prices = useApiState(pricesCall, { country: plan.country, region: chosen.region })
  return (
    <WhenLoaded answer={prices} waiting={<Skeleton height={240} />}>
      {({ prices: listed, currency, regions }) => {
        if (!currency || listed.length === 0) return <p>{t('noPrice')}</p>
        const isPlaceMissing = !plan.current && regions.length > 0 && chosen.region === ''
        return (
          <div className={panel.stack}>
            <Compare plan={plan} prices={listed} currency={currency} chosen={chosen} onChange={change} />
            <div className={panel.fields}>
              <NumberInput
                label={t('buy.seats')}
                description={t('buy.seatsHint', { count: people })}
                min={1}
                max={100_000}
                allowDecimal={false}
                value={chosen.seats}
                onChange={(seats) => change({ seats: Number(seats) || 1 })}
              />
              {!plan.current && regions.length > 0 && (
                <NativeSelect
                  label={t('buy.region')}
                  value={chosen.region}
                  onChange={(event) => change({ region: event.currentTarget.value })}
                  data={[
                    { value: '', label: t('buy.regionChoose') },
                    ...regions.map((code) => ({ value: code, label: nameOfRegion(code) })),
                  ]}
                />
              )}
              {!plan.current && (
                <TextInput
                  label={t('buy.coupon')}
                  maxLength={24}
                  dir="ltr"
                  value={chosen.coupon}
                  onChange={(event) => change({ coupon: event.currentTarget.value })}
                />
              )}
            </div>
            {isPlaceMissing ? <p>{t('buy.regionChoose')}</p> : <Order plan={plan} chosen={chosen} onDone={onDone} />}
          </div>
        )
      }}
    </WhenLoaded>
  )
}

type CompareProps = {
  plan: CompanyPlan
  prices: readonly {
    product: CompanyProduct
    period: PlanPeriod
    amount: number
    messages: number
    messageAmount: number
    mostSeats: number | null
  }[]
  currency: { code: string; minorUnits: number }
  chosen: Chosen
  onChange: (more: Partial<Chosen>) => void
}

/** The plans side by side: price of a seat, how many people, which messages. Everything else is in both. */
const Compare = ({ plan, prices, currency, chosen, onChange }: CompareProps) => {
  const t = useWords()
  const amount = useAmount()
  return (
    <>
      <SegmentedControl
        aria-label={t('buy.period')}
        value={chosen.period}
        onChange={(period) => onChange({ period: period === 'year' ? 'year' : 'month' })}
        data={[
          { value: 'month', label: t('buy.month') },
          { value: 'year', label: t('buy.year') },
        ]}
        style={{ alignSelf: 'start' }}
      />
      <ul className={panel.grid}>
        {COMPANY_PRODUCTS.map((product) => {
          const price = prices.find((one) => one.product === product && one.period === chosen.period)
          if (!price) return null
          const isChosen = product === chosen.product
          return (
            <li key={product} className={panel.card}>
              <h3>{t(`products.${product}`)}</h3>
              <span className={classes.price}>{amount(price.amount, currency)}</span>
              <span className={panel.quiet}>{t(chosen.period === 'year' ? 'buy.aSeatAYear' : 'buy.aSeatAMonth')}</span>
              <ul className={classes.gives}>
                <li>{t('gives.all')}</li>
                <li>{price.mostSeats === null ? t('gives.noLimit') : t('gives.upTo', { count: price.mostSeats })}</li>
                <li>{t('gives.messages', { count: price.messages, each: amount(price.messageAmount, currency) })}</li>
              </ul>
              <Button
                className={panel.end ?? ''}
                variant={isChosen ? 'filled' : 'default'}
                aria-pressed={isChosen}
                onClick={() => onChange({ product })}
              >
                {t(plan.current?.product === product ? 'buy.have' : 'buy.choose', { plan: t(`products.${product}`) })}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Order = ({ plan, chosen, onDone }: { plan: CompanyPlan; chosen: Chosen; onDone: (() => void) | undefined }) => {
  const t = useWords()
  const { day } = useFormat()
  const action = plan.current ? 'change' : 'start'
  const asked = { ...chosen, action, country: plan.country } as const
  const quote = useApiState(quoteCall, asked)
  if (quote.error) return <ErrorState error={quote.error} />
  return (
    <WhenLoaded answer={quote} waiting={<Skeleton height={120} />}>
      {(sum) => (
        <section className={panel.card} aria-labelledby="quote">
          <h3 id="quote">{t(sum.takes === 'now' ? 'buy.now' : 'buy.atEnd', { day: day(sum.from.slice(0, 10)) })}</h3>
          <Lines {...sum} />
          <p className={panel.quiet}>{t(chosen.period === 'year' ? 'buy.renewsYear' : 'buy.renewsMonth')}</p>
          {action === 'start' ? (
            <Billing asked={asked} total={sum.total} />
          ) : (
            <Confirm asked={asked} sum={sum} onDone={onDone} />
          )}
        </section>
      )}
    </WhenLoaded>
  )
}

type Input = Chosen & { action: 'start' | 'change'; country: string }

const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [companyPlanCall.path] })
}

const Billing = ({ asked, total }: { asked: Input; total: number }) => {
  const t = useWords()
  const { user } = useSession()
  const refresh = useRefresh()
  const form = useFields(
    { billingName: user?.company_name ?? '', billingEmail: user?.email ?? '', taxId: '' },
    {
      billingName: (value) => (value.trim() ? null : t('buy.nameMissing')),
      billingEmail: (value) => (value.trim() ? null : t('buy.emailMissing')),
    },
  )
  const send = form.submit(async (billing) => {
    await call(buyCall, { ...asked, ...billing, total })
    await refresh()
  })
  return (
    <form ref={form.form} className={panel.stack} onSubmit={send} noValidate>
      <TextInput {...form.field('billingName')} label={t('buy.name')} maxLength={120} required />
      <TextInput {...form.field('billingEmail')} label={t('buy.email')} type="email" required />
      <TextInput {...form.field('taxId')} label={t('buy.taxId')} maxLength={40} dir="ltr" />
      {form.failure instanceof Error && (
        <p className={panel.wrong} role="alert">
          {form.failure.message}
        </p>
      )}
      <div>
        <Button type="submit" loading={form.sending}>
          {t('buy.order')}
        </Button>
      </div>
    </form>
  )
}

type ConfirmProps = {
  asked: Input
  sum: { total: number; takes: 'now' | 'at_end'; currency: { code: string; minorUnits: number } }
  onDone: (() => void) | undefined
}

const Confirm = ({ asked, sum, onDone }: ConfirmProps) => {
  const t = useWords()
  const amount = useAmount()(sum.total, sum.currency)
  const refresh = useRefresh()
  const form = useFields({}, {})
  const send = form.submit(async () => {
    const { takes } = await call(changeCall, { ...asked, total: sum.total })
    await refresh()
    notify.success(t(takes === 'now' ? 'buy.asked' : 'buy.kept'))
    onDone?.()
  })
  return (
    <form ref={form.form} className={panel.stack} onSubmit={send} noValidate>
      {form.failure instanceof Error && (
        <p className={panel.wrong} role="alert">
          {form.failure.message}
        </p>
      )}
      <div>
        <Button type="submit" loading={form.sending}>
          {sum.takes === 'now' ? t('buy.payNow', { amount }) : t('buy.keep')}
        </Button>
      </div>
    </form>
  )
}
