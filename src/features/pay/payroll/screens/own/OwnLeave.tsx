import { useApiState } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { myLeaveCall } from '../../../../time/leave/screens/calls.ts'
import { useDays, useKindName } from '../../../../time/leave/screens/my/useDays.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import classes from '../payroll.module.css'

/** What is left of one’s own leave today: the figures of the leave cards, asked of the same call. */
export default function OwnLeave() {
  const t = useMyPayWords()
  const { day } = useFormat()
  const days = useDays()
  const kindName = useKindName()
  const { data } = useApiState(myLeaveCall, { on: '' })
  const cards = (data?.cards ?? []).filter(({ isUnlimited, isForOccasion }) => !isUnlimited && !isForOccasion)
  if (!data || cards.length === 0) return null
  return (
    <table className={classes.lines}>
      <caption>{t('leaveOn', { day: day(data.today) })}</caption>
      <tbody>
        {cards.map((card) => (
          <tr key={card.type.key}>
            <th scope="row">{kindName(card.type)}</th>
            <td className="figures">{days(card.balance, card.dayMinutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
