import '../../../../web/styles.dashboard.ts'
import { Skeleton } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import { exact, toMinor } from '../../../../shared/money.ts'
import { call, useApiState } from '../../../../web/api.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useAmount } from '../../../billing/payments/screens/amount.ts'
import type { readPlanTables } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { couponCall, seatPriceCall, seekerPriceCall, sellerCall, tablesCall, taxCall } from './calls.ts'
import { Form } from './Form.tsx'
import { Listed, useDays } from './Listed.tsx'

/** What is sold, at which price and tax, by whom, and what the nightly check found. Outside the dashboard, beside the outbox of the platform. */
export default function PlanTables() {
  return (
    <Queries>
      <Tables />
    </Queries>
  )
}

type PlanTablesView = Output<typeof readPlanTables>

const Tables = () => {
  const t = useWords()
  const answer = useApiState(tablesCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <WhenLoaded answer={answer} waiting={<Skeleton height={480} />}>
        {(told) => (
          <div className={panel.stack}>
            <p className={panel.note}>{told.allowed.includes('change') ? t('days') : t('readOnly')}</p>
            <Checks checks={told.checks} />
            <Seats told={told} />
            <Seekers told={told} />
            <Taxes told={told} />
            <Sellers told={told} />
            <Coupons told={told} />
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}

const useParts = ({ countries }: PlanTablesView) => {
  const t = useWords()
  const { countryName } = useFormat()
  const unitsOf = (country: string) => countries.find(({ code }) => code === country)?.currency.minorUnits ?? 2
  return {
    country: {
      name: 'country',
      label: t('country'),
      options: countries.map(({ code }) => ({ value: code, label: countryName(code) })),
    },
    period: {
      name: 'period',
      label: t('period'),
      options: (['month', 'year'] as const).map((value) => ({ value, label: t(`periods.${value}`) })),
    },
    price: {
      name: 'amount',
      label: t('price'),
      check: (value: string) => (/^\d{1,9}(\.\d{1,3})?$/.test(value) ? null : t('notAmount')),
    },
    from: {
      name: 'fromDay',
      label: t('from'),
      type: 'date' as const,
      check: (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? null : t('notDay')),
    },
    isRate: (value: string) => (rateOf(value) > 0 && rateOf(value) < 100_000 ? null : t('notRate')),
    minorOf: ({ amount = '', country = '' }: Record<string, string>) => toMinor(amount, unitsOf(country)),
  }
}
/** 9.975 % in parts of 100,000; 0 for what is no rate. */
const rateOf = (value: string): number =>
  /^\d{1,2}(\.\d{1,3})?$/.test(value) ? Number(exact(value).mul(1_000).toString()) : 0
const mayChange = ({ allowed }: PlanTablesView) => allowed.includes('change')
const asPeriod = (value: string | undefined) => (value === 'year' ? 'year' : 'month')

const Seats = ({ told }: { told: PlanTablesView }) => {
  const t = useWords()
  const amount = useAmount()
  const days = useDays()
  const { countryName } = useFormat()
  const { country, period, price, from, minorOf } = useParts(told)
  const products = (['team', 'business'] as const).map((value) => ({ value, label: t(`products.${value}`) }))
  return (
    <Listed
      title={t('seats.title')}
      list="plan-seat-prices"
      columns={[t('country'), t('plan'), t('period'), t('price'), t('from'), t('seats.limits')]}
      rows={told.seats.map((row) => [
        countryName(row.country),
        t(`products.${row.product}`),
        t(`periods.${row.period}`),
        <span key="price" className="figures">
          {amount(row.amount, row.currency)}
        </span>,
        days(row),
        t('seats.messages', {
          count: row.messages,
          people: row.mostSeats === null ? t('seats.any') : t('seats.upTo', { count: row.mostSeats }),
        }),
      ])}
    >
      {mayChange(told) && (
        <Form
          title={t('seats.form')}
          choices={[country, { name: 'product', label: t('plan'), options: products }, period]}
          texts={[price, from]}
          save={(values) =>
            call(seatPriceCall, {
              country: values.country ?? '',
              product: values.product === 'business' ? 'business' : 'team',
              period: asPeriod(values.period),
              amount: minorOf(values),
              fromDay: values.fromDay ?? '',
            })
          }
        />
      )}
    </Listed>
  )
}

const Seekers = ({ told }: { told: PlanTablesView }) => {
  const t = useWords()
  const amount = useAmount()
  const days = useDays()
  const { countryName } = useFormat()
  const { country, period, price, from, minorOf } = useParts(told)
  const trial = {
    name: 'trialDays',
    label: t('seekers.trial'),
    check: (value: string) => (/^(0|[3-9]|[1-8]\d|90)$/.test(value) ? null : t('seekers.notTrial')),
  }
  const tiers = (['premium', 'premium_plus'] as const).map((value) => ({ value, label: t(`products.${value}`) }))
  return (
    <Listed
      title={t('seekers.title')}
      list="plan-seeker-prices"
      columns={[t('country'), t('plan'), t('period'), t('price'), t('seekers.trial'), t('from')]}
      rows={told.seekers.map((row) => [
        countryName(row.country),
        t(`products.${row.tier}`),
        t(`periods.${row.period}`),
        <span key="price" className="figures">
          {amount(row.amount, row.currency)}, {t(row.taxIncluded ? 'seekers.included' : 'seekers.added')}
        </span>,
        row.trialDays === 0 ? t('seekers.noTrial') : String(row.trialDays),
        days(row),
      ])}
    >
      {mayChange(told) && (
        <Form
          title={t('seekers.form')}
          choices={[country, { name: 'tier', label: t('plan'), options: tiers }, period]}
          texts={[price, trial, from]}
          save={(values) =>
            call(seekerPriceCall, {
              country: values.country ?? '',
              tier: values.tier === 'premium_plus' ? 'premium_plus' : 'premium',
              period: asPeriod(values.period),
              amount: minorOf(values),
              trialDays: Number(values.trialDays ?? 0),
              fromDay: values.fromDay ?? '',
            })
          }
        />
      )}
    </Listed>
  )
}

const Taxes = ({ told }: { told: PlanTablesView }) => {
  const t = useWords()
  const days = useDays()
  const { countryName } = useFormat()
  const { country, from, isRate } = useParts(told)
  return (
    <Listed
      title={t('taxes.title')}
      list="plan-taxes"
      columns={[t('country'), t('taxes.name'), t('taxes.rate'), t('from'), t('taxes.source')]}
      rows={told.taxes.map((row) => [
        row.region ? `${countryName(row.country)}, ${row.region}` : countryName(row.country),
        row.name,
        `${row.rate / 1_000} %`,
        days(row),
        row.source,
      ])}
    >
      {mayChange(told) && (
        <Form
          title={t('taxes.form')}
          choices={[country]}
          texts={[
            { name: 'region', label: t('region'), optional: true },
            { name: 'name', label: t('taxes.name') },
            { name: 'rate', label: t('taxes.rate'), check: isRate },
            { name: 'source', label: t('taxes.source') },
            from,
          ]}
          save={({ country: of = '', region = '', name = '', rate = '', source = '', fromDay = '' }) =>
            call(taxCall, { country: of, region, name, rate: rateOf(rate.trim()), source, fromDay })
          }
        />
      )}
    </Listed>
  )
}

const Sellers = ({ told }: { told: PlanTablesView }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const { country } = useParts(told)
  return (
    <Listed
      title={t('sellers.title')}
      list="plan-sellers"
      empty={t('sellers.none')}
      columns={[t('country'), t('sellers.name'), t('sellers.taxNumber'), t('sellers.address')]}
      rows={told.sellers.map((row) => [
        countryName(row.country),
        row.name,
        row.taxNumber ?? t('sellers.noTax'),
        row.address,
      ])}
    >
      {mayChange(told) && (
        <Form
          title={t('sellers.form')}
          choices={[country]}
          texts={[
            { name: 'name', label: t('sellers.name') },
            { name: 'address', label: t('sellers.address') },
            { name: 'taxNumber', label: t('sellers.taxNumber'), optional: true },
          ]}
          save={({ country: of = '', name = '', address = '', taxNumber = '' }) =>
            call(sellerCall, { country: of, name, address, taxNumber })
          }
        />
      )}
    </Listed>
  )
}

const Coupons = ({ told }: { told: PlanTablesView }) => {
  const t = useWords()
  const days = useDays()
  const { number } = useFormat()
  const { from, isRate } = useParts(told)
  const isWhole = (value: string) => (/^[1-9]\d{0,5}$/.test(value) ? null : t('missing'))
  return (
    <Listed
      title={t('coupons.title')}
      list="plan-coupons"
      empty={t('coupons.none')}
      columns={[
        t('coupons.code'),
        t('coupons.for'),
        t('coupons.off'),
        t('coupons.bills'),
        t('coupons.uses'),
        t('from'),
      ]}
      rows={told.coupons.map((row) => [
        <span key="code" className="ltr">
          {row.code}
        </span>,
        t(`coupons.${row.buyers}`),
        `${row.rate / 1_000} %`,
        number(row.periods),
        row.mostUses === null ? number(row.uses) : t('coupons.usesOf', { uses: row.uses, most: row.mostUses }),
        days(row),
      ])}
    >
      {mayChange(told) && (
        <Form
          title={t('coupons.form')}
          hint={t('coupons.hint')}
          choices={[
            {
              name: 'buyers',
              label: t('coupons.for'),
              options: (['companies', 'seekers'] as const).map((value) => ({ value, label: t(`coupons.${value}`) })),
            },
          ]}
          texts={[
            { name: 'code', label: t('coupons.code') },
            { name: 'rate', label: t('coupons.off'), check: isRate },
            { name: 'periods', label: t('coupons.bills'), check: isWhole },
            { name: 'mostUses', label: t('coupons.most'), optional: true, check: isWhole },
            from,
            { name: 'untilDay', label: t('until'), type: 'date', optional: true },
          ]}
          save={({ buyers, code = '', rate = '', periods = '', mostUses = '', fromDay = '', untilDay = '' }) =>
            call(couponCall, {
              code,
              buyers: buyers === 'seekers' ? 'seekers' : 'companies',
              rate: rateOf(rate.trim()),
              periods: Number(periods),
              mostUses: mostUses.trim() === '' ? null : Number(mostUses),
              fromDay,
              untilDay: untilDay || null,
            })
          }
        />
      )}
    </Listed>
  )
}

const Checks = ({ checks }: Pick<PlanTablesView, 'checks'>) => {
  const t = useWords()
  const { moment } = useFormat()
  return (
    <section className={panel.card}>
      <h2>{t('checks.title')}</h2>
      {checks.length === 0 && <p className={panel.quiet}>{t('checks.none')}</p>}
      <ul className={panel.list}>
        {checks.map(({ at, orders, differences }) => (
          <li key={at}>
            {differences.length === 0 ? (
              t('checks.equal', { at: moment(at), count: orders })
            ) : (
              <>
                <p className={panel.wrong}>{t('checks.differs', { at: moment(at), count: differences.length })}</p>
                <ul>
                  {differences.map((one) => (
                    <li key={one.order}>{t('checks.line', one)}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={panel.quiet}>{t('checks.stripe')}</p>
    </section>
  )
}
