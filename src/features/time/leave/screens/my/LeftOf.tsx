import { useFormat } from '../../../../../web/ui/format.ts'
import { leaveLeft } from '../../left.rules.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { LeaveCardView } from '../../shapes.contract.ts'
import { useDays } from './useDays.ts'

/** Of how much it is left, and what holds the rest; nothing where all that there is is left. */
export const LeftOf = ({ card, isLater = false }: { card: LeaveCardView; isLater?: boolean }) => {
  const t = useMyWords()
  const days = useDays()
  const { list } = useFormat()
  const { has, waiting, booked } = leaveLeft(card, isLater)
  const inDays = (minutes: number) => days(minutes, card.dayMinutes)
  if (card.isUnlimited || (waiting === 0 && booked === 0)) return null
  const parts = [
    waiting > 0 ? t('waitingPart', { days: inDays(waiting) }) : '',
    booked > 0 ? t('bookedPart', { days: inDays(booked) }) : '',
  ]
  return <>{t('of', { has: inDays(has), parts: list(parts) })}</>
}
