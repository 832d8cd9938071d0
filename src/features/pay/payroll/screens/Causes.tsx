import { useMyPayWords } from '../employee/words/index.ts'
import type { VarianceCause } from '../variance.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './payroll.module.css'
import { causeWord } from './SlipView.tsx'
import { useLineName } from './useLineName.ts'

/** So many causes are shown of somebody; the others stand with their pay. */
const SHOWN = 3

type Props = { causes: readonly VarianceCause[]; money: (minor: number) => string }

/** Why the net of somebody is another than the last time: the largest causes, each with what it adds or takes. */
export const Causes = ({ causes, money }: Props) => {
  const t = useMyPayWords()
  const more = useWords()
  const nameOf = useLineName()
  return (
    <ul className={classes.causes}>
      {causes.slice(0, SHOWN).map((cause) => (
        <li key={`${cause.kind} ${cause.key}`} className={classes.cause}>
          <bdi>{t(causeWord(cause), { label: nameOf(cause) })}</bdi>{' '}
          <bdi dir="ltr" className="figures">
            {cause.amount > 0 ? `+${money(cause.amount)}` : money(cause.amount)}
          </bdi>
        </li>
      ))}
      {causes.length > SHOWN && (
        <li className={classes.cause}>{more('run.moreCauses', { count: causes.length - SHOWN })}</li>
      )}
    </ul>
  )
}
