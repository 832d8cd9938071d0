import { Button, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { SeekerPayment } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useAmount } from './amount.ts'
import { paymentsCall } from './calls.ts'
import classes from './plan.module.css'

const RefundPayment = lazy(() => import('./RefundPayment.tsx'))

const AT = { year: '' }

/** Every charge and refund with its paper. */
export default function Payments() {
  const t = useWords()
  const answer = useApiState(paymentsCall, {})
  return (
    <Page title={t('payments.title')} subtitle={t('payments.subtitle')}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={6} />}>
        {({ payments }) =>
          payments.length === 0 ? (
            <EmptyState
              title={t('payments.empty')}
              action={
                <Button component={Link} to={paths.seekerSubscription()}>
                  {t('payments.seePlans')}
                </Button>
              }
            >
              {t('payments.emptyText')}
            </EmptyState>
          ) : (
            <Listed payments={payments} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}

const Listed = ({ payments }: { payments: readonly SeekerPayment[] }) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [refunding, setRefunding] = useState<SeekerPayment | null>(null)
  const years = [...new Set(payments.map((payment) => payment.day.slice(0, 4)))]
  const shown = payments.filter((payment) => !at.year || payment.day.startsWith(at.year))
  const all = () =>
    fetchFile(`/api/seeker/payments/papers?year=${at.year}`).then(
      (file) => saveFile(at.year ? `invoices-${at.year}.zip` : 'invoices.zip', file),
      (error: Error) => notify.failure(error.message),
    )
  return (
    <div className={panel.stack}>
      <div className={`${panel.row} ${classes.over}`}>
        {years.length > 1 && (
          <NativeSelect
            label={t('payments.year')}
            value={at.year}
            onChange={(e) => void go({ year: e.currentTarget.value }, { replace: true })}
            data={[{ value: '', label: t('payments.all') }, ...years]}
            style={{ maxInlineSize: 160 }}
          />
        )}
        <Button variant="default" onClick={() => void all()}>
          {t('payments.zip')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={panel.wide} aria-label={t('payments.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('payments.date')}</th>
              <th scope="col">{t('payments.number')}</th>
              <th scope="col">{t('payments.what')}</th>
              <th scope="col" className={classes.number}>
                {t('payments.amount')}
              </th>
              <th scope="col">{t('payments.method')}</th>
              <th scope="col">{t('payments.state')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((payment) => (
              <Row key={payment.id} payment={payment} onRefund={() => setRefunding(payment)} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={panel.quiet}>
        {t('payments.unknown')} <Link to={paths.contact()}>{t('payments.contact')}</Link>
      </p>
      <Suspense>{refunding && <RefundPayment payment={refunding} onClose={() => setRefunding(null)} />}</Suspense>
    </div>
  )
}

const TITLES = { charge: 'invoice', refund: 'credit', failed: 'renewal', pending: 'order' } as const

const Row = ({ payment, onRefund }: { payment: SeekerPayment; onRefund: () => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const amount = useAmount()
  const { id, kind, number, day: on, tier, from, until, currency, total, tax, paidBack, refundable, card } = payment
  const file = number ?? id
  const fetchAs = (paper: 'paper' | 'receipt', name: string) =>
    fetchFile(`/api/seeker/payments/${id}/${paper}`).then(
      (pdf) => saveFile(`${name}.pdf`, pdf),
      (error: Error) => notify.failure(error.message),
    )
  const get = () => fetchAs('paper', file)
  const getReceipt = () => fetchAs('receipt', `${file}-receipt`)
  const state = () => {
    if (kind === 'refund') return t('payments.refund')
    if (kind === 'pending') return t('payments.pending')
    if (kind === 'failed')
      return payment.nextTry ? t('payments.failedNext', { day: day(payment.nextTry) }) : t('payments.failed')
    if (payment.dispute === 'lost') return t('payments.disputeLost')
    if (payment.dispute === 'open') return t('payments.disputed')
    if (paidBack === 0) return t('payments.paid')
    return paidBack >= total ? t('payments.back') : t('payments.partBack', { amount: amount(paidBack, currency) })
  }
  return (
    <tr>
      <td>{day(on)}</td>
      <td>
        {kind === 'failed' || kind === 'pending' ? (
          '–'
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('payments.download', { number: file })}
            onClick={get}
          >
            <span className="ltr">{file}</span>
          </Button>
        )}
        {kind === 'charge' && (
          <>
            <br />
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('payments.receiptOf', { number: file })}
              onClick={getReceipt}
            >
              {t('payments.receipt')}
            </Button>
          </>
        )}
      </td>
      <td>
        {t(`payments.${TITLES[kind]}`)}: {t(`names.${tier}`)}
        {from && until && (
          <span className={panel.quiet}>
            <br />
            {day(from)} – {day(until)}
          </span>
        )}
      </td>
      <td className={classes.number}>
        <span className="figures">{amount(total, currency)}</span>
        {tax !== 0 && (
          <span className={panel.quiet}>
            <br />
            {t('payments.ofWhichTax', { amount: amount(tax, currency) })}
          </span>
        )}
      </td>
      <td>{card ? t('now.card', card) : '–'}</td>
      <td>
        {state()}
        {payment.url && (
          <>
            <br />
            <Button variant="default" size="compact-sm" component="a" href={payment.url}>
              {t('payments.goOn')}
            </Button>
          </>
        )}
        {refundable > 0 && (
          <>
            <br />
            <Button variant="default" size="compact-sm" aria-label={`${t('payments.ask')}: ${file}`} onClick={onRefund}>
              {t('payments.ask')}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}
