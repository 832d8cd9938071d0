import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconDots } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { type BoardCard, daysIn } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'

/** What a card can ask of the board; the same object for as long as the board is there, so that a card is drawn only when it changed. */
export type CardActions = {
  peek: (id: string) => void
  menu: (id: string, from: HTMLElement) => void
  select: (id: string) => void
}

type Props = {
  card: BoardCard
  name: string
  now: number
  late: boolean
  selected: boolean
  lifted: boolean
  offline: boolean
  actions: CardActions
}

const Card = ({ card, name, now, late, selected, lifted, offline, actions }: Props) => {
  const t = useWords()
  const format = useFormat()
  const ref = useRef<HTMLElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const [dragged, setDragged] = useState(false)
  const ended = card.outcome !== 'active'
  const { id, stageId } = card

  useEffect(() => {
    const element = ref.current
    if (!element || ended) return
    const edgeAt = (y: number) => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? ('top' as const) : ('bottom' as const)
    }
    return combine(
      draggable({
        element,
        getInitialData: () => ({ card: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.card !== id,
        getData: ({ input }) => ({ over: id, stageId, edge: edgeAt(input.clientY) }),
        onDrag: ({ self, location }) =>
          setEdge(location.current.dropTargets[0]?.element === element ? (self.data.edge as 'top' | 'bottom') : null),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [id, stageId, ended])

  const days = daysIn(ended ? (card.endedAt ?? card.stageSince) : card.stageSince, now)
  return (
    <article
      ref={ref}
      className={classes.card}
      data-card={id}
      data-edge={edge}
      data-dragged={dragged || undefined}
      data-selected={selected || undefined}
      data-lifted={lifted || undefined}
      aria-label={name}
    >
      <div className={classes.cardTop}>
        {!ended && (
          <input
            type="checkbox"
            className={classes.check}
            checked={selected}
            onChange={() => actions.select(id)}
            aria-label={t('select', { name })}
          />
        )}
        <button
          type="button"
          className={classes.name}
          data-handle={id}
          onClick={() => actions.peek(id)}
          aria-describedby={ended ? undefined : 'board-how'}
        >
          {name}
        </button>
        <button
          type="button"
          className={classes.more}
          data-more={id}
          aria-haspopup="menu"
          aria-label={t('actionsOf', { name })}
          onClick={(e) => actions.menu(id, e.currentTarget)}
        >
          <IconDots size={16} aria-hidden />
        </button>
      </div>
      <p className={classes.headline}>{card.headline || t('triage.applied', { when: format.dayOf(card.appliedAt) })}</p>
      <ul className={classes.facts}>
        <li data-tone={late ? 'careful' : undefined}>
          {ended ? t(`ended.${card.outcome as 'rejected'}`) : t(late ? 'late' : 'days', { count: days })}
        </li>
        {card.interviewAt && <li data-tone="calm">{t('interviewAt', { when: format.moment(card.interviewAt) })}</li>}
        {card.feedback && (
          <li data-tone={card.feedback.in < card.feedback.of ? 'careful' : undefined}>
            {t('feedback', card.feedback)}
          </li>
        )}
        {card.match && <li>{t('matchOf', card.match)}</li>}
        {card.unmet > 0 && <li data-tone="careful">{t('unmet', { count: card.unmet })}</li>}
        {card.unread > 0 && <li data-tone="calm">{t('unread', { count: card.unread })}</li>}
        {card.heldUntil && <li>{t('heldUntil', { day: format.day(card.heldUntil) })}</li>}
        {card.humanOnly && <li>{t('humanOnly')}</li>}
        {card.letterLeavesAt && <li>{t('letterLeaves', { when: format.moment(card.letterLeavesAt) })}</li>}
        {card.waiting && offline && <li data-tone="careful">{t('waits')}</li>}
        {card.tags.slice(0, 2).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </article>
  )
}
export const CardView = memo(Card)
