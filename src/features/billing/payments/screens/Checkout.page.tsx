import { Button, Loader, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { PAID_TIERS, type PaidTier, type PlanPeriod } from '../../plans/price.rules.ts'
import type { quoteCheckout, SeekerPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { CouponForm, type PlanChoice } from './CouponForm.tsx'
import { planCall, plansCall, quoteCheckoutCall, startCheckoutCall } from './calls.ts'
import { Order } from './Order.tsx'
import { Place } from './Place.tsx'
import classes from './plan.module.css'
import { toCountryView, useCountries } from './useCountries.ts'

const AT = { plan: '', period: 'month', country: '', region: '', order: '', done: '', code: '' }

/** What is bought is looked at, then paid at the provider; this page follows what becomes of it. */
export default function Checkout() {
  const t = useWords()
  useTitle(t('checkout.title'))
  return (
    <Queries>
      <div className={`${classes.page} ${panel.stack}`}>
        <h1>{t('checkout.title')}</h1>
        <Inside />
      </div>
    </Queries>
  )
}

const Inside = () => {
  const t = useWords()
  const [at] = useAddress(AT)
  const { token, user } = useSession()
  if (!token)
    return (
      <>
        <p>{t('checkout.signIn')}</p>
        <Button component={Link} to={paths.login({ role: 'job_seeker' })}>
          {t('checkout.login')}
        </Button>
      </>
    )
  if (user?.role !== 'job_seeker') return <p>{t('checkout.forSeekers')}</p>
  if (at.order) return <Order id={at.order} isDone={at.done === '1'} />
  const tier = PAID_TIERS.find((one) => one === at.plan)
  if (tier) return <Review tier={tier} period={at.period === 'year' ? 'year' : 'month'} />
  return (
    <Button component={Link} to={paths.seekerSubscription()}>
      {t('checkout.back')}
    </Button>
  )
}

type Quote = Output<typeof quoteCheckout>
type Chosen = { tier: PaidTier; period: PlanPeriod }

const Review = ({ tier, period }: Chosen) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const mine = useApiState(planCall, {})
  const country = toCountryView(at.country, mine.data?.country, useCountries())
  const priced = useApiState(
    plansCall,
    { country, region: at.region },
    { enabled: mine.data !== undefined && country !== '' },
  )
  return (
    <WhenLoaded answer={priced} waiting={<Loader aria-label={t('checkout.summary')} />}>
      {({ plans, regions, currency, payments }) => {
        const price = plans.find((plan) => plan.tier === tier && plan.period === period)
        const isPlaceMissing = regions.length > 0 && at.region === ''
        return (
          <>
            {payments !== 'stripe' && <p className={panel.note}>{t(payments)}</p>}
            <div className={panel.stack}>
              <Place
                country={country}
                region={at.region}
                regions={regions}
                onChange={(place) => void go(place, { replace: true })}
              />
            </div>
            {!price && !isPlaceMissing && <p>{t('noPrice')}</p>}
            {price && currency && (
              <Priced
                chosen={{ tier, period, country, region: at.region }}
                price={price}
                currency={currency}
                replaced={mine.data?.order ?? null}
                trialUntil={mine.data?.mayTry ? price.trialUntil : null}
                isSold={payments !== 'off'}
              />
            )}
            <Link to={paths.seekerSubscription()}>{t('checkout.back')}</Link>
          </>
        )
      }}
    </WhenLoaded>
  )
}

type Price = { net: number; total: number; lines: readonly { name: string; rate: number; amount: number }[] }
type Currency = { code: string; minorUnits: number }
type PricedProps = {
  chosen: PlanChoice
  price: Price
  currency: Currency
  replaced: SeekerPlan['order']
  isSold: boolean
  /** To which day it can be tried for nothing; null for no trial. */
  trialUntil: string | null
}

/** What is paid, with a coupon if one is used, and the way on. */
const Priced = ({ chosen, price, currency, replaced, isSold, trialUntil }: PricedProps) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const amount = useAmount()
  const quote = useApiState(quoteCheckoutCall, { ...chosen, coupon: at.code }, { enabled: at.code !== '' })
  const coupon = (
    <CouponForm chosen={chosen} applied={at.code} onChange={(code) => void go({ code }, { replace: true })} />
  )
  // A coupon takes the place of the trial.
  const trial = at.code === '' ? trialUntil : null
  const rest = (now: Price, reduced: Quote['coupon']) => (
    <>
      <Sum price={now} full={price} coupon={reduced} currency={currency} chosen={chosen} trialUntil={trial} />
      {trialUntil && !trial && <p className={panel.note}>{t('checkout.trialOrCoupon')}</p>}
      {isSold && coupon}
      {replaced && (
        <p className={panel.note}>{t('checkout.replaces', { amount: amount(replaced.unused, replaced.currency) })}</p>
      )}
      {isSold && <Billing chosen={chosen} coupon={at.code} total={now.total} trialUntil={trial} before={replaced} />}
    </>
  )
  if (at.code === '') return rest(price, null)
  if (quote.error)
    return (
      <>
        <ErrorState error={quote.error} />
        {coupon}
      </>
    )
  return (
    <WhenLoaded answer={quote} waiting={<Loader aria-label={t('checkout.summary')} />}>
      {(now) => rest(now, now.coupon)}
    </WhenLoaded>
  )
}

type SumProps = Pick<PricedProps, 'chosen' | 'price' | 'currency' | 'trialUntil'> & {
  full: Price
  coupon: Quote['coupon']
}

const Sum = ({ price, full, coupon, currency, trialUntil, chosen: { tier, period } }: SumProps) => {
  const t = useWords()
  const amount = useAmount()
  const { day, list } = useFormat()
  const later = amount(full.total, currency)
  // What is charged while the coupon lasts stands above and in its own sentence.
  const inFull = period === 'year' ? 'checkout.renewsYear' : 'checkout.renewsMonth'
  const withCoupon = period === 'year' ? 'checkout.renewsYearCoupon' : 'checkout.renewsMonthCoupon'
  return (
    <section className={panel.card} aria-labelledby="sum">
      <h2 id="sum">
        {t('checkout.summary')}: {list([t(`names.${tier}`), t(`period.${period}`)])}
      </h2>
      <dl className={`${classes.sum} figures`}>
        <dt>{t('checkout.net')}</dt>
        <dd>{amount(full.net, currency)}</dd>
        {coupon && (
          <>
            <dt>{t('checkout.couponLine', { code: coupon.code, rate: coupon.rate / 1000 })}</dt>
            <dd>{amount(price.net - full.net, currency)}</dd>
          </>
        )}
        {price.lines.map(({ name, rate, amount: tax }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t('checkout.tax', { name, rate: rate / 1000 })}</dt>
            <dd>{amount(tax, currency)}</dd>
          </div>
        ))}
        {trialUntil && (
          <>
            <dt>{t('checkout.trialTotal', { day: day(trialUntil) })}</dt>
            <dd>{amount(price.total, currency)}</dd>
          </>
        )}
        <dt className={classes.total}>{t('checkout.total')}</dt>
        <dd className={classes.total}>{amount(trialUntil ? 0 : price.total, currency)}</dd>
      </dl>
      {trialUntil && <p>{t('checkout.trialText', { day: day(trialUntil), amount: later })}</p>}
      {coupon && <p>{t('checkout.couponReach', { count: coupon.periods, amount: later })}</p>}
      <p>{t(coupon ? withCoupon : inFull, { amount: later })}</p>
      <p className={panel.quiet}>{t('checkout.mind')}</p>
    </section>
  )
}

type BillingProps = {
  chosen: PlanChoice
  coupon: string
  total: number
  trialUntil: string | null
  before: SeekerPlan['order']
}

const Billing = ({ chosen, coupon, total, trialUntil, before }: BillingProps) => {
  const t = useWords()
  const go = useGo()
  const { user } = useSession()
  const [leaving, setLeaving] = useState(false)
  const filled = (said: string) => (value: string) => (value.trim() ? null : said)
  const form = useFields(
    {
      billingName: before?.billingName ?? [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      billingEmail: before?.billingEmail ?? user?.email ?? '',
      taxId: before?.taxId ?? '',
    },
    { billingName: filled(t('checkout.nameMissing')), billingEmail: filled(t('checkout.emailMissing')) },
  )
  const send = form.submit(async (billing) => {
    const { order, url } = await callEndpoint(startCheckoutCall, { ...chosen, ...billing, coupon, total, trialUntil })
    if (order.payments === 'test') return void go(paths.checkout({ order: order.id }))
    setLeaving(true)
    location.assign(url)
  })
  return (
    <form ref={form.form} className={panel.stack} onSubmit={send} noValidate>
      <TextInput {...form.field('billingName')} label={t('checkout.name')} required autoComplete="name" />
      <TextInput
        {...form.field('billingEmail')}
        label={t('checkout.email')}
        type="email"
        required
        autoComplete="email"
      />
      <TextInput {...form.field('taxId')} label={t('billing.taxId')} maxLength={40} dir="ltr" />
      {form.failure instanceof Error && (
        <p className={panel.wrong} role="alert">
          {form.failure.message}
        </p>
      )}
      <Button type="submit" loading={form.sending || leaving}>
        {t('checkout.go')}
      </Button>
    </form>
  )
}
