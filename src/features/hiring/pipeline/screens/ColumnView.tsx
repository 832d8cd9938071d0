import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { BoardCard } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'

/** A card and the room beneath it, px: all are of one height, so that a thousand need not be measured. */
const STEP = 108

type Props = {
  id: string
  name: string
  count: number
  figures: ReactNode
  full: boolean
  cards: readonly BoardCard[]
  empty: string
  collapsed: boolean
  onCollapse: (id: string) => void
  /** The card that has to be in view. */
  inView: string | null
  draw: (card: BoardCard) => ReactNode
}

const View = ({ id, name, count, figures, full, cards, empty, collapsed, onCollapse, inView, draw }: Props) => {
  const t = useWords()
  const whole = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const rows = useVirtualizer({
    count: collapsed ? 0 : cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => STEP,
    getItemKey: (i) => cards[i]?.id ?? i,
    overscan: 6,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: unfolded, there is a list to scroll
  useEffect(() => {
    const element = whole.current
    if (!element) return
    const list = scroller.current
    return combine(
      dropTargetForElements({
        element,
        getData: () => ({ stageId: id }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
      ...(list ? [autoScrollForElements({ element: list })] : []),
    )
  }, [id, collapsed])

  const at = inView ? cards.findIndex((c) => c.id === inView) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the card has come to another place
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
  }, [at])

  const button = (
    <button
      type="button"
      className={classes.fold}
      aria-expanded={!collapsed}
      aria-label={t(collapsed ? 'unfold' : 'fold', { stage: name })}
      onClick={() => onCollapse(id)}
    >
      {collapsed ? (
        <IconChevronsRight className="mirrored" size={16} aria-hidden />
      ) : (
        <IconChevronsLeft className="mirrored" size={16} aria-hidden />
      )}
    </button>
  )
  return (
    <section
      ref={whole}
      className={classes.column}
      data-column={id}
      data-over={over || undefined}
      data-full={full || undefined}
      data-collapsed={collapsed || undefined}
      aria-label={t('column', { stage: name, count })}
    >
      <header className={classes.columnHead}>
        <div className={classes.columnTitle}>
          <h2>{name}</h2>
          <span className={`${classes.count} figures`}>{count}</span>
          {button}
        </div>
        {!collapsed && <p className={classes.columnFigures}>{figures}</p>}
      </header>
      {!collapsed && (
        <div ref={scroller} className={classes.scroller}>
          {cards.length === 0 ? (
            <p className={classes.empty}>{empty}</p>
          ) : (
            <ul className={classes.rows} style={{ height: rows.getTotalSize() }}>
              {rows.getVirtualItems().map((row) => {
                const card = cards[row.index]
                return (
                  card && (
                    <li
                      key={card.id}
                      className={classes.row}
                      style={{ transform: `translateY(${row.start}px)` }}
                      aria-setsize={cards.length}
                      aria-posinset={row.index + 1}
                    >
                      {draw(card)}
                    </li>
                  )
                )
              })}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
export const ColumnView = memo(View)
