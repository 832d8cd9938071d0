import { useAmount } from '../../payments/screens/amount.ts'
import classes from '../../payments/screens/plan.module.css'
import type { CompanyBill } from '../contract.ts'
import { useWords } from '../words/index.ts'

type Sum = Pick<CompanyBill, 'lines' | 'net' | 'total' | 'taxLines' | 'currency'>

/** A bill line by line, each with its reason. */
export const Lines = ({ lines, net, total, taxLines, currency }: Sum) => {
  const t = useWords()
  const amount = useAmount()
  return (
    <dl className={`${classes.sum} figures`}>
      {lines.map(({ what, count, each, amount: sum }) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>{t(`lines.${what}`, { count, each: amount(Math.abs(each), currency) })}</dt>
          <dd>{amount(sum, currency)}</dd>
        </div>
      ))}
      {taxLines.length > 0 && (
        <>
          <dt>{t('lines.net')}</dt>
          <dd>{amount(net, currency)}</dd>
        </>
      )}
      {taxLines.map(({ name, rate, amount: tax }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{t('lines.tax', { name, rate: rate / 1000 })}</dt>
          <dd>{amount(tax, currency)}</dd>
        </div>
      ))}
      <dt className={classes.total}>{t('lines.total')}</dt>
      <dd className={classes.total}>{amount(total, currency)}</dd>
    </dl>
  )
}
