import { useApiState } from '../../../../../web/api.ts'
import { paths } from '../../../../../web/paths.ts'
import type { DrawRow } from '../../../../../web/slots.tsx'
import { leaveLeft, usualLeave } from '../../left.rules.ts'
import { useMyWords } from '../../my/words/index.ts'
import { myLeaveCall } from '../calls.ts'
import classes from '../leave.module.css'
import { LeftOf } from './LeftOf.tsx'
import { useDays, useKindName } from './useDays.ts'

/** What is left of leave on the first page of the portal, with the way to ask for some. */
export default function LeaveToday({ row }: { row: DrawRow }) {
  const t = useMyWords()
  const days = useDays()
  const kindName = useKindName()
  const { data } = useApiState(myLeaveCall, { on: '' })
  if (!data || data.cards.length === 0) return null
  const card = usualLeave(data.cards)
  return row({
    icon: 'calendarOff',
    children: card ? (
      <>
        <strong className="figures">
          {t('leftOf', { kind: kindName(card.type), days: days(leaveLeft(card).left, card.dayMinutes) })}
        </strong>
        <span className={classes.quiet}>
          <LeftOf card={card} />
        </span>
      </>
    ) : (
      <strong>{t('tab')}</strong>
    ),
    link: { to: paths.employeePortal({ tab: 'leave', ask: 'leave' }), name: t('ask') },
  })
}
