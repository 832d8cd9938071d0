import { Button } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import type { ExpenseBatch, ExpensePayments } from '../../company.contract.ts'
import { useClaimWords } from '../../words/index.ts'
import classes from '../own/claims.module.css'
import { useAmount } from '../own/parts.tsx'
import { batchCall, confirmCall, paymentsCall } from './calls.ts'

/** What is approved and not paid yet, and what was sent to the bank. */
export default function Payments() {
  const t = useClaimWords()
  const { data, error, isFetching, refetch } = useApiState(paymentsCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={3} />
  const currencies = [...new Set(data.due.map(({ currency }) => currency))]
  return (
    <div className={classes.stack}>
      {data.due.length === 0 ? (
        <EmptyState icon={<IconCash size={22} stroke={1.6} />} title={t('dueNone')}>
          {t('dueNoneText')}
        </EmptyState>
      ) : (
        <section className={classes.stack} aria-label={t('due')}>
          <h2 className={classes.heading}>{t('due')}</h2>
          <p className={classes.note}>{t('dueText')}</p>
          {currencies.map((currency) => (
            <Due key={currency} currency={currency} due={data.due.filter((one) => one.currency === currency)} />
          ))}
        </section>
      )}
      {data.withPay > 0 && <p className={classes.note}>{t('withPay', { count: data.withPay })}</p>}
      {data.batches.length > 0 && (
        <section className={classes.stack} aria-label={t('batches')}>
          <h2 className={classes.heading}>{t('batches')}</h2>
          <ul className={classes.list}>
            {data.batches.map((batch) => (
              <Batch key={batch.id} batch={batch} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const Due = ({ currency, due }: { currency: string; due: ExpensePayments['due'] }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const { list } = useFormat()
  const make = useCommand(batchCall, { refreshes: [paymentsCall] })
  const ready = due.filter(({ hasAccount }) => hasAccount)
  const minor = ready.reduce((sum, one) => sum + one.amount.minor, 0)
  const employeeIds = ready.map(({ employeeId }) => employeeId)
  return (
    <div className={classes.card}>
      <ul className={classes.list}>
        {due.map((one) => (
          <li key={one.employeeId} className={classes.row}>
            <span className={classes.name}>
              <bdi>{one.person}</bdi>
            </span>
            <span className={`figures ${classes.end}`}>{amount(one.amount)}</span>
            <span className={classes.note}>{t('claims', { numbers: list(one.claims.map(String)) })}</span>
            <span className={`${classes.note} ${classes.end}`}>{!one.hasAccount && t('noAccount')}</span>
          </li>
        ))}
      </ul>
      {make.error && <p role="alert">{make.error.message}</p>}
      {ready.length > 0 && (
        <div className={classes.actions}>
          <Button
            loading={make.isPending}
            onClick={() => make.mutate({ currency, employeeIds }, { onSuccess: () => notify.success(t('sent')) })}
          >
            {t('send', { amount: amount({ minor, currency, decimals: due[0]?.amount.decimals ?? 2 }) })}
          </Button>
        </div>
      )}
    </div>
  )
}

const Batch = ({ batch }: { batch: ExpenseBatch }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const { moment } = useFormat()
  const confirm = useCommand(confirmCall, { refreshes: [paymentsCall] })
  const download = async () => {
    try {
      saveFile(`expenses-${batch.number}.csv`, await fetchFile(`/api/company/expense-payments/${batch.id}/file`))
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    }
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.name}>{t('batch', { number: batch.number })}</span>
        <span className="figures">{amount(batch.total)}</span>
      </div>
      <p className={classes.note}>
        {t('people', { count: batch.people })} · {t('made', { when: moment(batch.madeAt) })}
        {batch.paidAt && ` · ${t('paidAt', { when: moment(batch.paidAt) })}`}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void download()}>
          {t('download')}
        </Button>
        {!batch.paidAt && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ id: batch.id }, { onSuccess: () => notify.success(t('confirmed')) })}
          >
            {t('confirm')}
          </Button>
        )}
      </div>
    </li>
  )
}
