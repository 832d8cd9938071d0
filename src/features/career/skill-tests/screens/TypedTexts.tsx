import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { SkillAttempt } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './tests.module.css'

type Typed = NonNullable<SkillAttempt['result']>['typed']

/** How each text of a typing test went. */
export const TypedTexts = ({ typed }: { typed: Typed }) => {
  const t = useWords()
  const { number } = useFormat()
  if (typed.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="texts">
      <h2 id="texts">{t('outcome.texts')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, a table that may be wider than the page */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by the keyboard */}
      <div className={panel.wide} role="group" tabIndex={0} aria-labelledby="texts">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('outcome.text')}</th>
              <th scope="col">{t('outcome.seconds')}</th>
              <th scope="col">{t('outcome.errors')}</th>
              <th scope="col">{t('outcome.net')}</th>
            </tr>
          </thead>
          <tbody>
            {typed.map(({ text, seconds, errors, net }, at) => (
              <tr key={text}>
                <th scope="row">{number(at + 1)}</th>
                <td className="figures">{number(seconds)}</td>
                <td className="figures">{number(errors)}</td>
                <td className="figures">{number(Math.round(net))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {typed.some(({ isTooFast }) => isTooFast) && <p className={panel.quiet}>{t('outcome.tooFast')}</p>}
    </section>
  )
}
