import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { PaidTier, PlanPeriod } from '../../plans/price.rules.ts'
import { PLAN_LIMITS } from '../../subscriptions/limits.rules.ts'
import type { SeekerPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { planCall, plansCall } from './calls.ts'
import { Now } from './Now.tsx'
import { Place } from './Place.tsx'
import classes from './plan.module.css'
import { toCountryView, useCountries } from './useCountries.ts'

const AT = { upgrade: '', reason: '', country: '', region: '', period: 'month' }

/** The plan somebody has, and those there are. */
export default function Plan() {
  const t = useWords()
  const [at] = useAddress(AT)
  const mine = useApiState(planCall, {})
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button component={Link} to={paths.seekerPaymentHistory()} variant="default">
          {t('history')}
        </Button>
      }
    >
      <div className={panel.stack}>
        {at.upgrade === 'premium_plus' && at.reason === 'feature_access' && (
          <p className={panel.note} role="status">
            {t('locked')}
          </p>
        )}
        <WhenLoaded answer={mine} waiting={<Skeleton height={120} />}>
          {(plan) => (
            <>
              <Now plan={plan} />
              <Slot name="seeker-plan-usage" with={{}} />
              {plan.tier !== 'premium_plus' && <Slot name="seeker-plan" with={{}} />}
              <Plans tier={plan.order?.tier ?? plan.tier} order={plan.order} home={plan.country} mayTry={plan.mayTry} />
            </>
          )}
        </WhenLoaded>
      </div>
    </Page>
  )
}

const ORDER = ['free', 'premium', 'premium_plus'] as const

/** Whether a plan gives less than the one somebody has: choosing it is never the page's main way on. */
const isLess = (which: SeekerPlan['tier'], tier: SeekerPlan['tier']) => ORDER.indexOf(which) < ORDER.indexOf(tier)

type PlansProps = { tier: SeekerPlan['tier']; order: SeekerPlan['order']; home: string | null; mayTry: boolean }

/** Every plan with what it gives and what it costs where somebody lives. */
const Plans = ({ tier, order, home, mayTry }: PlansProps) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const amount = useAmount()
  const { day } = useFormat()
  const country = toCountryView(at.country, home, useCountries())
  const period: PlanPeriod = at.period === 'year' ? 'year' : 'month'
  const priced = useApiState(plansCall, { country, region: at.region }, { enabled: country !== '' })
  return (
    <section className={panel.stack} aria-labelledby="plans">
      <h2 id="plans">{t('plans')}</h2>
      <div className={panel.fields}>
        <Place
          country={country}
          region={at.region}
          regions={priced.data?.regions ?? []}
          onChange={(place) => void go(place, { replace: true })}
        />
        <SegmentedControl
          aria-label={t('period.label')}
          value={period}
          onChange={(value) => void go({ period: value }, { replace: true })}
          data={[
            { value: 'month', label: t('period.month') },
            { value: 'year', label: t('period.year') },
          ]}
        />
      </div>
      <WhenLoaded answer={priced} waiting={<Skeleton height={240} />}>
        {({ payments, currency, plans, regions }) => {
          const of = (which: PaidTier, each: PlanPeriod) =>
            plans.find((plan) => plan.tier === which && plan.period === each)
          const isPlaceMissing = regions.length > 0 && at.region === ''
          return (
            <>
              {payments !== 'stripe' && <p className={panel.note}>{t(payments)}</p>}
              {plans.length === 0 && <p>{isPlaceMissing ? t('provinceChoose') : t('noPrice')}</p>}
              <ul className={panel.grid}>
                {ORDER.map((which) => {
                  const price = which === 'free' ? null : of(which, period)
                  const monthly = which === 'free' ? null : of(which, 'month')
                  const isMine = which === tier && (which === 'free' || !order || order.period === period)
                  const saved = price && monthly && period === 'year' ? monthly.total * 12 - price.total : 0
                  return (
                    <li key={which} className={panel.card}>
                      <h3>{t(`names.${which}`)}</h3>
                      {price && currency && (
                        <p>
                          <span className={classes.price}>
                            {t(period === 'year' ? 'period.aYear' : 'period.aMonth', {
                              price: amount(price.total, currency),
                            })}
                          </span>
                          {saved > 0 && (
                            <>
                              <br />
                              {t('yearly', { amount: amount(saved, currency) })}
                            </>
                          )}
                        </p>
                      )}
                      {mayTry && price?.trialUntil && <p>{t('tryIt', { day: day(price.trialUntil) })}</p>}
                      <Gives which={which} />
                      <div className={panel.end}>
                        {isMine && <p className={panel.quiet}>{t('now.current')}</p>}
                        {!isMine && price && payments !== 'off' && (
                          <Button
                            component={Link}
                            variant={isLess(which, tier) ? 'default' : 'filled'}
                            to={paths.checkout({
                              plan: which,
                              period,
                              country,
                              ...(at.region && { region: at.region }),
                            })}
                          >
                            {t('choose', { plan: t(`names.${which}`) })}
                          </Button>
                        )}
                      </div>
                    </li>
                  )
                })}
              </ul>
              {plans.some(({ tax }) => tax > 0) && <p className={panel.quiet}>{t('tax')}</p>}
            </>
          )
        }}
      </WhenLoaded>
      <p className={panel.quiet}>{t('promise')}</p>
    </section>
  )
}

const Gives = ({ which }: { which: SeekerPlan['tier'] }) => {
  const t = useWords()
  const { searches, cvs } = PLAN_LIMITS[which]
  return (
    <ul className={classes.gives} aria-label={t('gives.label')}>
      {which === 'free' && <li>{t('gives.search')}</li>}
      {which === 'free' && <li>{t('gives.profile')}</li>}
      {which === 'premium_plus' && <li>{t('gives.premium')}</li>}
      {which === 'premium_plus' && <li>{t('gives.tools')}</li>}
      {which !== 'premium_plus' && <li>{t('gives.alerts', { count: searches })}</li>}
      {which !== 'premium_plus' && <li>{t('gives.cvs', { count: cvs })}</li>}
    </ul>
  )
}
