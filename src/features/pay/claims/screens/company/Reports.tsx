import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { Chart } from '../../../../../web/ui/chart/Chart.tsx'
import { DateFilter } from '../../../../../web/ui/DateFilter.tsx'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { ExpenseReport, REPORT_FILES } from '../../report.contract.ts'
import { GROUPED_BY } from '../../report.rules.ts'
import { useClaimWords } from '../../words/index.ts'
import classes from '../own/claims.module.css'
import { useAmount } from '../own/parts.tsx'
import { reportCall } from './calls.ts'

const AT = { from: '', until: '', by: 'category', currency: '' }
const year = () => String(new Date().getFullYear())

/** What was spent in a period, by whatever one asks, and the tax in it. */
export default function Reports() {
  const t = useClaimWords()
  const [at, go] = useAddress(AT)
  const period = { from: at.from || `${year()}-01-01`, until: at.until || `${year()}-12-31` }
  const { data, error, isFetching, refetch } = useApiState(reportCall, period)
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <DateFilter
          label={t('report.from')}
          value={period.from}
          onChange={(from) => void go({ from }, { replace: true })}
        />
        <DateFilter
          label={t('report.until')}
          value={period.until}
          onChange={(until) => void go({ until }, { replace: true })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={6} columns={3} />}
      {data && (
        <>
          <Spending report={data} />
          <Tax report={data} />
          <Files report={data} period={period} />
        </>
      )}
    </div>
  )
}

const Spending = ({ report }: { report: ExpenseReport }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const by = GROUPED_BY.find((one) => one === at.by) ?? 'category'
  const currencies = [...new Set(report[by].map((sum) => sum.amount.currency))]
  const currency = currencies.find((one) => one === at.currency) ?? currencies[0]
  const sums = report[by].filter((sum) => sum.amount.currency === currency)
  const { decimals = 2 } = sums[0]?.amount ?? {}
  return (
    <Chart
      kind="bar"
      layout="rows"
      level={2}
      title={t('report.spent')}
      description={t('report.means')}
      of={t(`groups.${by}`)}
      points={sums.map(({ name }, place) => ({ id: String(place), name: name ?? t('report.unnamed') }))}
      series={[{ id: 'approved', name: t('approved'), values: sums.map((sum) => sum.amount.minor) }]}
      write={(minor) => amount({ minor, currency: currency ?? '', decimals })}
      writeTick={(minor) => format.number(minor / 10 ** decimals)}
      also={[{ header: t('report.linesHead'), values: sums.map(({ lines }) => format.number(lines)) }]}
      controls={
        <>
          <NativeSelect
            size="xs"
            aria-label={t('report.by')}
            value={by}
            onChange={(event) => void go({ by: event.currentTarget.value }, { replace: true })}
            data={GROUPED_BY.map((one) => ({ value: one, label: t(`groups.${one}`) }))}
          />
          {currencies.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={t('currency')}
              value={currency ?? ''}
              onChange={(event) => void go({ currency: event.currentTarget.value }, { replace: true })}
              data={currencies}
            />
          )}
        </>
      }
      empty={t('report.none')}
    />
  )
}

const Tax = ({ report: { tax } }: { report: ExpenseReport }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const { countryName, number } = useFormat()
  return (
    <section className={classes.stack} aria-label={t('report.tax')}>
      <h2 className={classes.heading}>{t('report.tax')}</h2>
      <p className={classes.note}>{tax.length === 0 ? t('report.taxNone') : t('report.taxText')}</p>
      {tax.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('country')}</th>
                <th scope="col">{t('report.taxName')}</th>
                <th scope="col">{t('report.linesHead')}</th>
                <th scope="col">{t('report.spentWith')}</th>
                <th scope="col">{t('report.tax')}</th>
                <th scope="col">{t('report.proven')}</th>
              </tr>
            </thead>
            <tbody>
              {tax.map((row) => (
                <tr key={`${row.country} ${row.tax.currency}`}>
                  <th scope="row">{countryName(row.country)}</th>
                  <td>{row.isAbroad ? t('report.abroad') : (row.name ?? t('report.usualTax'))}</td>
                  <td className="figures">{number(row.lines)}</td>
                  <td className="figures">{amount(row.amount)}</td>
                  <td className="figures">{amount(row.tax)}</td>
                  <td className="figures">{amount(row.proven)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

type Period = { from: string; until: string }
const addressOf = (what: string, asked: Record<string, string>) =>
  `/api/company/expense-report/${what}?${new URLSearchParams(asked)}`

const Files = ({ report, period }: { report: ExpenseReport; period: Period }) => {
  const t = useClaimWords()
  const [asks, setAsks] = useState(false)
  const download = async (what: (typeof REPORT_FILES)[number]) => {
    try {
      saveFile(
        `expenses-${what}-${period.from}-${period.until}.csv`,
        await fetchFile(addressOf('file', { ...period, what })),
      )
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    }
  }
  return (
    <section className={classes.stack} aria-label={t('report.files')}>
      <h2 className={classes.heading}>{t('report.files')}</h2>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void download('spending')}>
          {t('report.spendingFile')}
        </Button>
        <Button variant="default" onClick={() => void download('tax')}>
          {t('report.taxFile')}
        </Button>
        <Button variant="default" onClick={() => void download('violations')}>
          {t('report.violationsFile', { count: report.flagged })}
        </Button>
        {report.receipts > 0 && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {t('report.receiptsFile', { count: report.receipts })}
          </Button>
        )}
      </div>
      {asks && <ReceiptsDialog period={period} onClose={() => setAsks(false)} />}
    </section>
  )
}

const ReceiptsDialog = ({ period, onClose }: { period: Period; onClose: () => void }) => {
  const t = useClaimWords()
  const form = useFields({ reason: '' }, { reason: (text) => (text.trim() ? null : t('report.reasonRequired')) })
  const send = form.submit(async ({ reason }) => {
    saveFile(
      `receipts-${period.from}-${period.until}.zip`,
      await fetchFile(addressOf('receipts.zip', { ...period, reason })),
    )
    onClose()
  })
  return (
    <Dialog title={t('report.receiptsTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        <TextInput
          {...form.field('reason')}
          label={t('report.reason')}
          description={t('report.reasonHint')}
          maxLength={300}
          data-autofocus
        />
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('report.get')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
