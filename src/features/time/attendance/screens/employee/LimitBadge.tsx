import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useLawWords } from '../../../schedules/screens/useLawWords.ts'
import { standingOfLimit } from '../../../schedules/work-limits.rules.ts'
import { useWords } from '../../employee/words/index.ts'
import type { DayView } from '../../shapes.contract.ts'
import { useTimes } from './useTimes.ts'

type Notice = Pick<DayView['notices'][number], 'label' | 'message' | 'level' | 'used' | 'figure'>

/** A limit of working time that is near, beyond, or holds: what is beyond it is red, and says by how much. */
export const LimitBadge = ({ notice }: { notice: Notice }) => {
  const t = useWords()
  const say = useLawWords()
  const { list } = useFormat()
  const { duration } = useTimes()
  const { isWrong, over } = standingOfLimit(notice)
  return (
    <StatusBadge tone={isWrong ? 'wrong' : 'careful'}>
      <bdi>
        {say(notice.label)}: {list([say(notice.message), over > 0 ? t('overBy', { time: duration(over) }) : ''])}
      </bdi>
    </StatusBadge>
  )
}
