import { useRef, useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Column } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import type { BoardState } from './useBoard.ts'

type Props = {
  board: BoardState
  columns: readonly Column[]
  announce: (text: string) => void
  clear: () => void
}

/** What can be done with cards: by hand, by menu, by keyboard, one or many. Some of it asks first. */
export const useMoves = ({ board, columns, announce, clear }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [rejecting, setRejecting] = useState<readonly string[] | null>(null)
  const [offering, setOffering] = useState<{ ids: readonly string[]; stageId: string; before: string | null } | null>(
    null,
  )
  const { shown, take, nameOf } = board
  // A notice stays while the board goes on: its button takes back what is last by then.
  const undo = useRef(board.undo)
  undo.current = board.undo

  const nameFor = (ids: readonly string[]) => {
    if (ids.length > 1) return t('several', { count: ids.length })
    const card = shown.find((c) => c.id === ids[0])
    return card ? nameOf(card) : ''
  }
  const confirmMove = (text: string) => {
    announce(text)
    notify.success(text, { label: t('undo'), onClick: () => undo.current() })
  }

  const perform = (ids: readonly string[], stageId: string, before: string | null, note?: string) => {
    const column = columns.find((c) => c.stage.id === stageId)
    if (!column) return
    const others = column.cards.filter((c) => !ids.includes(c.id))
    const at = before === null ? -1 : others.findIndex((c) => c.id === before)
    take({ action: 'move', ids, stageId, before, ...(note ? { note } : {}) })
    const place = at < 0 ? others.length : at
    announce(
      t('moved', {
        name: nameFor(ids),
        stage: column.stage.name,
        place: String(place + 1),
        of: String(others.length + ids.length),
      }),
    )
    clear()
  }

  const move = (ids: readonly string[], stageId: string, before: string | null) => {
    const column = columns.find((c) => c.stage.id === stageId)
    const moving = shown.filter((c) => ids.includes(c.id) && c.outcome === 'active')
    if (!column || moving.length === 0) return
    const entering = moving.some((c) => c.stageId !== stageId)
    if (entering && column.stage.kind === 'hired') {
      announce(t('useHire'))
      return notify.failure(t('useHire'))
    }
    if (entering && column.stage.kind === 'offer') return setOffering({ ids: moving.map((c) => c.id), stageId, before })
    // Laid where it was: nothing has happened.
    const [one] = moving
    if (moving.length === 1 && one && !entering) {
      const i = column.cards.findIndex((c) => c.id === one.id)
      if (before === one.id || (column.cards[i + 1]?.id ?? null) === before) return
    }
    perform(
      ids.filter((id) => moving.some((c) => c.id === id)),
      stageId,
      before,
    )
  }

  return {
    move,
    rejecting,
    offering,
    askReject: (ids: readonly string[]) => setRejecting(ids),
    cancelAsked: () => {
      setRejecting(null)
      setOffering(null)
    },
    reject: (input: { reasonId: string; note?: string; message?: string; templateId?: string }) => {
      if (!rejecting) return
      take({ action: 'reject', ids: rejecting, ...input })
      confirmMove(t('rejected', { name: nameFor(rejecting) }))
      setRejecting(null)
      clear()
    },
    offer: (note: string) => {
      if (offering) perform(offering.ids, offering.stageId, offering.before, note)
      setOffering(null)
    },
    restore: (ids: readonly string[]) => {
      take({ action: 'restore', ids })
      announce(t('restored', { name: nameFor(ids) }))
    },
    figuresOf: ({ stage, medianDays, late, count }: Column, full: boolean): string =>
      [
        stage.cardLimit !== null &&
          t(full ? 'over' : 'limit', { count: stage.cardLimit, over: format.number(count - stage.cardLimit) }),
        medianDays !== null && t('median', { count: medianDays }),
        late > 0 && t('lateOnes', { count: late }),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
