import type { ReactNode } from 'react'
import { Explain } from '../../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { leaveLeft } from '../../left.rules.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { LeaveCardView } from '../../shapes.contract.ts'
import classes from '../leave.module.css'
import { LeftOf } from './LeftOf.tsx'
import { useDays, useKindName } from './useDays.ts'

/** Cards with something on them first; kinds for an event stand in the form alone. */
export const Cards = ({ cards, on, today }: { cards: readonly LeaveCardView[]; on: string; today: string }) => {
  const t = useMyWords()
  const shown = cards.filter(
    (card) => !card.isForOccasion || card.balance !== 0 || card.reserved > 0 || card.booked > 0,
  )
  return (
    <ul className={classes.cards} aria-label={t('cards')}>
      {shown.map((card) => (
        <Card key={card.type.key} card={card} on={on} today={today} />
      ))}
    </ul>
  )
}

const Card = ({ card, on, today }: { card: LeaveCardView; on: string; today: string }) => {
  const t = useMyWords()
  const days = useDays()
  const kindName = useKindName()
  const { day } = useFormat()
  const name = kindName(card.type)
  const isLater = on > today
  const { has, left } = leaveLeft(card, isLater)
  const inDays = (minutes: number) => days(minutes, card.dayMinutes)
  const big = <span className={`${classes.big} figures`}>{inDays(left)}</span>
  const explain = (children: ReactNode) => (
    <Explain name={name} explained={card.explained}>
      {children}
    </Explain>
  )
  return (
    <li className={classes.card}>
      <p className={classes.cardName}>{name}</p>
      {card.isUnlimited && <p className={classes.big}>{t('unlimited')}</p>}
      {!card.isUnlimited && (has === left ? explain(big) : big)}
      <p className={classes.quiet}>{isLater ? t('onDay', { day: day(on) }) : t('left')}</p>
      {/* What is explained is the balance, not what is left of it. */}
      {!card.isUnlimited && has !== left && explain(<LeftOf card={card} isLater={isLater} />)}
      {card.takenThisYear > 0 && <p className={classes.quiet}>{t('taken', { days: inDays(card.takenThisYear) })}</p>}
      {card.expiresOn && card.expiring > 0 && (
        <p className={classes.quiet}>{t('ends', { days: inDays(card.expiring), day: day(card.expiresOn) })}</p>
      )}
    </li>
  )
}
