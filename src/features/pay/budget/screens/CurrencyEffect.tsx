import { useFormat } from '../../../../web/ui/format.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'

const FIGURES = ['plan', 'actual', 'people', 'price', 'currency', 'difference'] as const

type Effect = NonNullable<BudgetBoard['currencyEffect']>

/** Why locked months came to more or less than planned in the money of the group: people, their price, and the rate apart. */
export const CurrencyEffect = ({ effect, from }: { effect: Effect; from: string }) => {
  const t = useWords()
  const { month, day, list } = useFormat()
  const money = useMinor(undefined, effect.currency)
  const { code } = effect.currency
  const sum = (of: (typeof FIGURES)[number]) => effect.months.reduce((all, row) => all + row[of], 0)
  return (
    <div className={classes.stack}>
      <h2 id="budget-currency" className={classes.title}>
        {t('effect.title', { code })}
      </h2>
      <p className={classes.quiet}>{t('effect.means', { from, code, rate: effect.rate, day: day(effect.rateDay) })}</p>
      {effect.months.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
        <section className={classes.wide} tabIndex={0} aria-labelledby="budget-currency">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col" className={classes.end}>
                  {t('effect.rate')}
                </th>
                {FIGURES.map((of) => (
                  <th key={of} scope="col" className={classes.end}>
                    {t(`effect.${of}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {effect.months.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{month(row.month)}</th>
                  <td className={`figures ${classes.end}`} title={day(row.rateDay)}>
                    {row.rate}
                  </td>
                  {FIGURES.map((of) => (
                    <td key={of} className={`figures ${classes.end}`}>
                      {money(row[of])}
                    </td>
                  ))}
                </tr>
              ))}
              <tr data-sum="">
                <th scope="row">{t('total')}</th>
                <td />
                {FIGURES.map((of) => (
                  <td key={of} className={`figures ${classes.end}`}>
                    {money(sum(of))}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
      {effect.withoutRate.length > 0 && (
        <p className={classes.quiet}>{t('effect.without', { months: list(effect.withoutRate.map(month)) })}</p>
      )}
    </div>
  )
}
