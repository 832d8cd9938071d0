import { useFormat } from '../../../../web/ui/format.ts'
import { useDays, useKindName } from '../../../time/leave/screens/my/useDays.ts'
import { useMyPayWords } from '../employee/words/index.ts'
import type { SlipLeave as Leave } from '../shapes.contract.ts'
import classes from './payroll.module.css'

/** What was left of leave on the pay day, as it was kept with the payslip. */
export default function SlipLeave({ leave }: { leave: Leave }) {
  const t = useMyPayWords()
  const { day } = useFormat()
  const days = useDays()
  const kindName = useKindName()
  return (
    <table className={classes.lines}>
      <caption>{t('leaveOn', { day: day(leave.on) })}</caption>
      <tbody>
        {leave.balances.map((balance) => (
          <tr key={balance.key}>
            <th scope="row">
              <bdi>{kindName(balance)}</bdi>
            </th>
            <td className="figures">{days(balance.minutes, balance.dayMinutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
