import { useFormat } from '../../../../web/ui/format.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'

type Month = BudgetBoard['loaded']['months'][number]

const ALL = ['pay', 'employer', 'establishment', 'expenses', 'leaveChange', 'endOfService', 'total'] as const
type Part = (typeof ALL)[number]

/** What people really cost in locked months: pay, and each thing beside it in a column of its own. */
export const Loaded = ({ board }: { board: BudgetBoard }) => {
  const t = useWords()
  const { month } = useFormat()
  const { entity, loaded } = board
  const money = useMinor(entity.country, entity.currency)
  if (loaded.months.length === 0) return null
  const written = (value: number | null) => (value === null ? t('loaded.unknown') : money(value))
  // What the law of the country does not ask for has no column.
  const parts = ALL.filter(
    (part) => part !== 'establishment' || loaded.months.some((row) => row.establishment !== null),
  )
  const sum = (part: Part) => {
    const known = loaded.months.map((row: Month) => row[part]).filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce<number>((all, value) => all + value, 0)
  }
  const isPartKnown = loaded.months.some((row) => row.leaveChange === null || row.endOfService === null)
  return (
    <div className={classes.stack}>
      <h2 id="budget-loaded" className={classes.title}>
        {t('loaded.title')}
      </h2>
      <p className={classes.quiet}>{t('loaded.means')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-labelledby="budget-loaded">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              {parts.map((part) => (
                <th key={part} scope="col" className={classes.end}>
                  {t(`loaded.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loaded.months.map((row) => (
              <tr key={row.month}>
                <th scope="row">{month(row.month)}</th>
                {parts.map((part) => (
                  <td key={part} className={`figures ${classes.end}`}>
                    {written(row[part])}
                  </td>
                ))}
              </tr>
            ))}
            <tr data-sum="">
              <th scope="row">{t('total')}</th>
              {parts.map((part) => (
                <td key={part} className={`figures ${classes.end}`}>
                  {written(sum(part))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {isPartKnown && <p className={classes.quiet}>{t('loaded.partly')}</p>}
      {loaded.unpricedLeave > 0 && (
        <p className={classes.quiet}>{t('loaded.unpriced', { count: loaded.unpricedLeave })}</p>
      )}
      {loaded.otherMoney.map((other) => (
        <OtherMoney key={other.currency.code} {...other} />
      ))}
    </div>
  )
}

const OtherMoney = ({ currency, minor }: BudgetBoard['loaded']['otherMoney'][number]) => {
  const t = useWords()
  const money = useMinor(undefined, currency)
  return <p className={classes.quiet}>{t('loaded.other', { amount: money(minor) })}</p>
}
