import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { DayRow } from '../../shapes.contract.ts'

const TONE = {
  scheduled: 'idle',
  in_progress: 'ok',
  complete: 'ok',
  exception: 'wrong',
  leave: 'calm',
  holiday: 'calm',
  rest: 'idle',
  absent_provisional: 'careful',
  absent: 'wrong',
} as const

/** What a day is, in a word and its colour. */
export const StateBadge = ({ state }: Pick<DayRow, 'state'>) => {
  const t = useWords()
  return <StatusBadge tone={TONE[state]}>{t(`states.${state}`)}</StatusBadge>
}
