import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { endTrial } from '../../../../web/session.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { Contacts } from '../../billing-contacts/screens/Contacts.tsx'
import { BillingDetails } from '../../payments/screens/BillingDetails.tsx'
import { ViewsUsed } from '../../views-used/screens/ViewsUsed.tsx'
import { useWords } from '../words/index.ts'
import { changeBillingCall, companyPlanCall } from './calls.ts'
import { Invoices } from './Invoices.tsx'
import { Now } from './Now.tsx'
import { OfferedPlan } from './OfferedPlan.tsx'
import { OpenBill, useWaiting } from './OpenBill.tsx'

const Buy = lazy(() => import('./Buy.tsx'))
const AT = { bill: '', paid: '' }
const BUYS: readonly string[] = ['trial', 'grace', 'read_only']

/** What the company has, what it pays and why, what it uses, and its invoices. */
export default function CompanyPlan() {
  const t = useWords()
  const { day, number } = useFormat()
  const [asks, setAsks] = useState(false)
  const answer = useApiState(companyPlanCall, {}, asks ? { refetchInterval: 1_000 } : {})
  const [at] = useAddress(AT)
  // Whoever comes back from the page of the provider waits for what it tells.
  const { waiting, begin } = useWaiting(answer.data ? answer.data.open !== null : null, at.paid === '1')
  if (asks !== waiting) setAsks(waiting)
  const hasPlan = Boolean(answer.data?.current)
  useEffect(() => {
    if (hasPlan) endTrial()
  }, [hasPlan])
  const language = useLanguage()
  // The axis has room for a day and a month.
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-latn`
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button component={Link} to={paths.company({ tab: 'export' })} variant="default">
          {t('export')}
        </Button>
      }
    >
      <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
        {(plan) => {
          const { state, until, daysLeft, seats, messages, current, offer, open, payments, invoices, billing } = plan
          const today = seats.at(-1)?.people ?? 0
          const isSold = payments !== 'off'
          return (
            <div className={panel.stack}>
              <section className={panel.card} aria-labelledby="plan-now">
                <h2 id="plan-now">{t('now')}</h2>
                <p className={state === 'read_only' || state === 'past_due' ? panel.wrong : ''}>
                  {state === 'paused' && current?.cancels
                    ? t('states.pausedEnds', { day: day(until), ends: day(current.paidUntil) })
                    : t(`states.${state}`, { count: daysLeft, day: day(until) })}
                </p>
                {offer && <OfferedPlan offer={offer} />}
                {payments === 'test' && <p className={panel.note}>{t('test')}</p>}
                {!isSold && <p className={panel.quiet}>{t('off')}</p>}
                {current && <Now plan={plan} current={current} />}
                <p className={panel.quiet}>{t('keeps')}</p>
              </section>
              {open && <OpenBill bill={open} payments={payments} isWaiting={waiting} onPaid={begin} />}
              {isSold && BUYS.includes(state) && !waiting && (
                <section className={panel.card} aria-labelledby="plan-buy">
                  <h2 id="plan-buy">{t('buy.title')}</h2>
                  <Suspense fallback={<Skeleton height={240} />}>
                    <Buy plan={plan} />
                  </Suspense>
                </section>
              )}
              <ViewsUsed />
              <section className={panel.card}>
                <h2>{t('invoices.title')}</h2>
                <Invoices invoices={invoices} />
                {billing && <Billing billing={billing} />}
              </section>
              <Contacts />
              <section className={panel.card} aria-labelledby="plan-seats">
                <h2 id="plan-seats">{t('seatsInUse')}</h2>
                <p>
                  {t('seatsToday', { count: today })}. <span className={panel.quiet}>{t('seatsRule')}</span>
                </p>
                <Chart
                  kind="area"
                  title={t('seats')}
                  description={t('seatsMeans')}
                  of={t('day')}
                  points={seats.map((each) => ({ id: each.day, name: short.format(Date.parse(each.day)) }))}
                  series={[{ id: 'people', name: t('people'), values: seats.map((each) => each.people) }]}
                  write={(people) => number(people)}
                  empty={t('none')}
                />
              </section>
              <section className={panel.card} aria-labelledby="plan-messages">
                <h2 id="plan-messages">{t('messages')}</h2>
                <Figures
                  figures={messages.map(({ channel, sent }) => ({
                    label: t(`channels.${channel}`),
                    value: number(sent),
                  }))}
                />
              </section>
            </div>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}

type BillingProps = { billing: { name: string; email: string; taxId: string | null } }

/** To whom invoices of the company are issued from now on. */
const Billing = ({ billing: { name, email, taxId } }: BillingProps) => {
  const change = useCommand(changeBillingCall, { refreshes: [companyPlanCall] })
  return (
    <BillingDetails
      kept={{ billingName: name, billingEmail: email, taxId }}
      save={(billing) => change.mutateAsync(billing)}
    />
  )
}
