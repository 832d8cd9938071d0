import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import classes from '../../../billing/payments/screens/plan.module.css'
import { useWords } from '../../../billing/payments/words/index.ts'
import { usageCall } from './calls.ts'

/** What is used of each limit of the plan. Nothing where it could not be read: the page is about the plan. */
export default function PlanUsage() {
  const t = useWords()
  const { number } = useFormat()
  const { data } = useApiState(usageCall, {})
  if (!data) return null
  return (
    <section className={panel.card} aria-labelledby="usage">
      <h2 id="usage">{t('usage.title')}</h2>
      <dl className={`${classes.sum} figures`}>
        {data.usage.map(({ of, used, most }) => (
          <div key={of} style={{ display: 'contents' }}>
            <dt>{t(`usage.${of}`)}</dt>
            <dd>{t('usage.of', { used: number(used), most: number(most) })}</dd>
          </div>
        ))}
      </dl>
      {data.usage.some(({ used, most }) => used > most) && <p className={panel.quiet}>{t('usage.above')}</p>}
    </section>
  )
}
