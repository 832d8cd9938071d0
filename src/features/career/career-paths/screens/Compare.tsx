import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { CareerPath } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './paths.module.css'

/** Two or three paths side by side. */
export const Compare = ({ compared }: { compared: readonly CareerPath[] }) => {
  const t = useWords()
  const format = useFormat()
  if (compared.length === 0) return null
  const payOf = ({ pay }: CareerPath) => {
    if (!pay) return t('compare.noPay')
    const money = (amount: string) => format.money(amount, { symbol: pay.symbol, decimals: 0 })
    return `${money(pay.low)} – ${money(pay.high)}`
  }
  return (
    <section className={panel.card} aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      {compared.length === 1 ? (
        <p className={panel.quiet}>{t('compare.few')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
        <section className={panel.wide} tabIndex={0} aria-label={t('compare.table')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('compare.path')}</th>
                <th scope="col">{t('compare.points')}</th>
                <th scope="col">{t('compare.skills')}</th>
                <th scope="col">{t('compare.jobs')}</th>
                <th scope="col">{t('compare.pay')}</th>
                <th scope="col">{t('compare.level')}</th>
              </tr>
            </thead>
            <tbody>
              {compared.map((path) => (
                <tr key={path.occupation}>
                  <th scope="row">
                    <bdi>{path.title}</bdi>
                  </th>
                  <td className="figures">{format.number(path.points)}</td>
                  <td className="figures">
                    {t('compare.of', { shared: path.shared.length, asked: path.shared.length + path.missing.length })}
                  </td>
                  <td className="figures">{format.number(path.jobs)}</td>
                  <td className="figures">{payOf(path)}</td>
                  <td className="figures">{format.list(path.levels.map(String))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
