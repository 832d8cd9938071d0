import { Button } from '@mantine/core'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useAmount } from '../../payments/screens/amount.ts'
import classes from '../../payments/screens/plan.module.css'
import type { CompanyPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** Every invoice with its number and its paper. */
export const Invoices = ({ invoices }: Pick<CompanyPlan, 'invoices'>) => {
  const t = useWords()
  const { day } = useFormat()
  const amount = useAmount()
  if (invoices.length === 0) return <p className={panel.quiet}>{t('invoices.none')}</p>
  const get = (id: string, name: string) =>
    fetchFile(`/api/company/plan/invoices/${id}`).then(
      (file) => saveFile(`${name}.pdf`, file),
      (error: Error) => notify.failure(error.message),
    )
  const all = () =>
    fetchFile('/api/company/plan/invoices').then(
      (file) => saveFile('invoices.zip', file),
      (error: Error) => notify.failure(error.message),
    )
  return (
    <>
      <div>
        <Button variant="default" size="compact-md" onClick={() => void all()}>
          {t('invoices.zip')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={panel.wide} aria-label={t('invoices.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('invoices.date')}</th>
              <th scope="col">{t('invoices.number')}</th>
              <th scope="col">{t('invoices.what')}</th>
              <th scope="col" className={classes.number}>
                {t('invoices.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, day: on, kind, total, tax, currency }) => (
              <tr key={id}>
                <td>{day(on)}</td>
                <td>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('invoices.download', { number: number ?? id })}
                    onClick={() => void get(id, number ?? id)}
                  >
                    <span className="ltr">{number ?? id}</span>
                  </Button>
                </td>
                <td>{t(`kinds.${kind}`)}</td>
                <td className={classes.number}>
                  <span className="figures">{amount(total, currency)}</span>
                  {tax !== 0 && (
                    <span className={panel.quiet}>
                      <br />
                      {t('invoices.ofWhichTax', { amount: amount(tax, currency) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
