import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { SeekerPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { BillingDetails } from './BillingDetails.tsx'
import { cardPageCall, changeBillingCall, endPauseCall, planCall, resumeCall, retryCall } from './calls.ts'

const CancelPlan = lazy(() => import('./CancelPlan.tsx'))
const ChangeCard = lazy(() => import('./ChangeCard.tsx'))
const PausePlan = lazy(() => import('./PausePlan.tsx'))

/** What somebody has now, what comes next, and the way out beside the price. */
export const Now = ({ plan }: { plan: SeekerPlan }) => {
  const t = useWords()
  const { day } = useFormat()
  const amount = useAmount()
  const [cancelling, setCancelling] = useState(false)
  const [changing, setChanging] = useState(false)
  const [pausing, setPausing] = useState(false)
  const endPause = useCommand(endPauseCall, { refreshes: [planCall] })
  const retry = useCommand(retryCall, { refreshes: [planCall] })
  const cardPage = useCommand(cardPageCall)
  const resume = useCommand(resumeCall, { refreshes: [planCall] })
  const changeBilling = useCommand(changeBillingCall, { refreshes: [planCall] })
  const { order, tier, until } = plan
  const card = order?.card ? t('now.card', { brand: order.card.brand, last4: order.card.last4 }) : null
  const said = () => {
    if (!order) return tier === 'free' ? t('now.free') : t('now.given', { day: day(until) })
    if (order.pause?.isOn) {
      const { from, until: rests } = order.pause
      const paused = { plan: t(`names.${order.tier}`), from: day(from), until: day(rests), day: day(order.paidUntil) }
      return order.cancels
        ? t('pause.onEnds', paused)
        : t('pause.on', { ...paused, amount: amount(order.next, order.currency) })
    }
    if (order.state === 'trialing' && !order.cancels)
      return t('now.trial', { day: day(order.trialUntil), amount: amount(order.next, order.currency) })
    if (order.state === 'past_due') return t('now.failed', { day: day(order.givenUntil) })
    if (order.cancels) return t('now.ends', { day: day(order.paidUntil) })
    const next = { day: day(order.paidUntil), amount: amount(order.next, order.currency) }
    return card ? t('now.renewsCard', { ...next, card }) : t('now.renews', next)
  }
  return (
    <section className={panel.card} aria-labelledby="plan-now">
      <h2 id="plan-now">
        {t('now.label')}: {t(`names.${tier}`)}
      </h2>
      <p>{said()}</p>
      {order?.state === 'past_due' && order.nextTry && <p>{t('now.next', { day: day(order.nextTry) })}</p>}
      {order && (
        <div className={panel.row}>
          {order.state === 'past_due' && (
            <Button
              loading={retry.isPending}
              onClick={() => retry.mutate({}, { onSuccess: () => notify.success(t('now.retried')) })}
            >
              {t('now.retry')}
            </Button>
          )}
          <Button
            variant="default"
            loading={cardPage.isPending}
            onClick={() =>
              cardPage.mutate(
                {},
                { onSuccess: ({ url }) => (url === null ? setChanging(true) : window.location.assign(url)) },
              )
            }
          >
            {t('now.changeCard')}
          </Button>
          {order.pause?.isOn && (
            <Button
              loading={endPause.isPending}
              onClick={() =>
                endPause.mutate(
                  {},
                  { onSuccess: ({ nextCharge }) => notify.success(t('pause.ended', { day: day(nextCharge) })) },
                )
              }
            >
              {t('pause.end')}
            </Button>
          )}
          {order.mayPause && (
            <Button variant="default" onClick={() => setPausing(true)}>
              {t('pause.open')}
            </Button>
          )}
          {order.cancels ? (
            <Button
              loading={resume.isPending}
              onClick={() => resume.mutate({}, { onSuccess: () => notify.success(t('cancel.undone')) })}
            >
              {t('cancel.undo')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setCancelling(true)}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      )}
      {[resume, retry, cardPage, endPause].map(
        ({ error }) =>
          error && (
            <p key={error.message} className={panel.wrong} role="alert">
              {error.message}
            </p>
          ),
      )}
      {order && <BillingDetails kept={order} save={(billing) => changeBilling.mutateAsync(billing)} />}
      <Suspense>
        {changing && <ChangeCard onClose={() => setChanging(false)} />}
        {pausing && order && (
          <PausePlan tier={order.tier} paidUntil={order.paidUntil} onClose={() => setPausing(false)} />
        )}
        {cancelling && order && (
          <CancelPlan tier={order.tier} until={order.paidUntil} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
    </section>
  )
}
