import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { setSubscription } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { PlanOrder } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { orderCall, paymentsCall, planCall, testCardCall } from './calls.ts'
import { TestCardForm } from './TestCardForm.tsx'

/** The guard of the paid pages knows of the plan at once; what it keeps is asked for anew with the next page that is opened. */
const tellGuard = ({ tier, paidUntil }: PlanOrder, planName: string) =>
  setSubscription({
    tier,
    planName,
    status: 'active',
    isActive: true,
    expiresAt: paidUntil,
    lastUpdated: new Date().toISOString(),
  })

const ASKED_EVERY = 1_000
/** After so long nobody has to go on waiting. */
const LONGEST_WAIT = 30_000

/** An order that was made: where it is paid, and what became of it. `isDone`: its person comes back from paying. */
export const Order = ({ id, isDone }: { id: string; isDone: boolean }) => {
  const t = useWords()
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(isDone)
  const answer = useApiState(orderCall, { id }, waiting ? { refetchInterval: ASKED_EVERY } : {})
  const order = answer.data
  const name = order ? t(`names.${order.tier}`) : ''
  useEffect(() => {
    if (!order || order.state === 'open') return
    setWaiting(false)
    // The plan as it was before stands on no page that is opened from here.
    for (const { path } of [planCall, paymentsCall]) void client.invalidateQueries({ queryKey: [path] })
    if (order.state === 'paid' || order.state === 'trialing') tellGuard(order, name)
  }, [order, name, client])
  return (
    <WhenLoaded answer={answer} waiting={<Loader aria-label={t('checkout.summary')} />}>
      {(of) => {
        if (of.state === 'open' && waiting) return <Waiting />
        if (of.state === 'open') return <Open order={of} onPaid={() => setWaiting(true)} />
        return <Became order={of} />
      }}
    </WhenLoaded>
  )
}

const Waiting = () => {
  const t = useWords()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), LONGEST_WAIT)
    return () => clearTimeout(slow)
  }, [])
  return (
    <div className={panel.card} role="status">
      {!isSlow && <Loader aria-hidden />}
      <p>{isSlow ? t('checkout.slow') : t('checkout.waiting')}</p>
      {isSlow && <Link to={paths.seekerSubscription()}>{t('checkout.toPlan')}</Link>}
    </div>
  )
}

/** Nothing was ever paid of an order that begins with a trial and ended: it was refused, or cancelled in time. */
const overOf = ({ state, trialUntil, paidUntil }: PlanOrder) => {
  if (state === 'abandoned') return 'over'
  return trialUntil && paidUntil === null ? 'trialRefused' : 'ended'
}

const Became = ({ order }: { order: PlanOrder }) => {
  const t = useWords()
  const { day } = useFormat()
  const amount = useAmount()
  if (order.state === 'abandoned' || order.state === 'ended')
    return (
      <div className={panel.card}>
        <p>{t(`checkout.${overOf(order)}`)}</p>
        <Link to={paths.seekerSubscription()}>{t('checkout.back')}</Link>
      </div>
    )
  return (
    <div className={panel.card} role="status">
      <h2>{t('checkout.done', { plan: t(`names.${order.tier}`) })}</h2>
      {order.state === 'trialing' && (
        <p>{t('now.trial', { day: day(order.trialUntil), amount: amount(order.next, order.currency) })}</p>
      )}
      {order.state === 'paid' && <p>{t('checkout.renews', { day: day(order.paidUntil) })}</p>}
      <div className={panel.row}>
        <Button component={Link} to={paths.seekerSubscription()}>
          {t('checkout.toPlan')}
        </Button>
        <Button component={Link} to={paths.seekerPaymentHistory()} variant="default">
          {t('checkout.toPayments')}
        </Button>
      </div>
    </div>
  )
}

type OpenProps = { order: PlanOrder; onPaid: () => void }

const Open = ({ order, onPaid }: OpenProps) => {
  const t = useWords()
  if (order.payments === 'test') return <TestCard order={order} onPaid={onPaid} />
  return (
    <div className={panel.card}>
      <p>{t('checkout.atStripe')}</p>
      {order.url && (
        <Button component="a" href={order.url} onClick={onPaid}>
          {t('checkout.toStripe')}
        </Button>
      )}
    </div>
  )
}

const TestCard = ({ order, onPaid }: OpenProps) => (
  <TestCardForm
    amount={useAmount()(order.trialUntil ? 0 : order.next, order.currency)}
    pay={(number, approved) => callEndpoint(testCardCall, { id: order.id, number, approved })}
    onPaid={onPaid}
  />
)
