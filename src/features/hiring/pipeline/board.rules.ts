import type { BoardStage, Card } from './board.contract.ts'
import type { MOVE_ACTIONS } from './contract.ts'
import { ranksBetween } from './rules.ts'

/** A step somebody took on this device, before the server has answered. */
export type PendingMove = {
  action: (typeof MOVE_ACTIONS)[number]
  ids: readonly string[]
  at: string
  stageId?: string | null
  before?: string | null
  /** For undo: how the cards were before the step that is taken back. */
  was?: readonly Pick<Card, 'id' | 'stageId' | 'rank' | 'outcome' | 'stageSince' | 'endedAt'>[]
}
/** A card as it is shown: `waiting` until the server has heard of what was done with it. */
export type BoardCard = Card & { waiting: boolean }

/** The cards with what was done on this device, which the server has not confirmed yet. */
export const withSteps = (cards: readonly Card[], steps: readonly PendingMove[]): BoardCard[] => {
  const shown = new Map(cards.map((c): [string, BoardCard] => [c.id, { ...c, waiting: false }]))
  for (const step of steps) {
    const chosen = step.ids.flatMap((id) => shown.get(id) ?? [])
    const places = step.action === 'move' ? placesFor(shown, step, chosen) : []
    for (const [i, card] of chosen.entries()) {
      const was = step.was?.find((w) => w.id === card.id)
      const to = step.stageId ?? card.stageId
      shown.set(card.id, {
        ...card,
        waiting: true,
        ...(step.action === 'move'
          ? { stageId: to, rank: places[i] ?? card.rank, stageSince: to === card.stageId ? card.stageSince : step.at }
          : {}),
        ...(step.action === 'reject' ? { outcome: 'rejected' as const, endedAt: step.at } : {}),
        ...(step.action === 'restore' ? { outcome: 'active' as const, endedAt: null, stageSince: step.at } : {}),
        ...(step.action === 'undo' && was ? was : {}),
      })
    }
  }
  return [...shown.values()]
}

const placesFor = (
  shown: ReadonlyMap<string, BoardCard>,
  step: PendingMove,
  chosen: readonly BoardCard[],
): number[] => {
  const others = [...shown.values()]
    .filter((c) => c.outcome === 'active' && c.stageId === step.stageId && !step.ids.includes(c.id))
    .map((c) => ({ id: c.id, rank: c.rank }))
  const before = others.find((c) => c.id === step.before)?.rank ?? null
  const ahead = others.filter((c) => before === null || c.rank < before).map((c) => c.rank)
  const after = ahead.length > 0 ? ahead.reduce((a, b) => Math.max(a, b)) : null
  return ranksBetween(after, before, chosen.length) ?? chosen.map(() => before ?? 0)
}

export type Filter = { text: string; show: string }

export const daysIn = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000))

export const isLate = (card: Card, stage: BoardStage, now: number): boolean =>
  card.outcome === 'active' &&
  (card.heldUntil === null || Date.parse(card.heldUntil) <= now) &&
  stage.daysLimit !== null &&
  daysIn(card.stageSince, now) > stage.daysLimit

export const matchesFilter = (card: Card, stage: BoardStage, { text, show }: Filter, now: number): boolean => {
  if (show === 'late' && !isLate(card, stage, now)) return false
  if (show === 'met' && card.unmet > 0) return false
  if (show === 'unread' && card.unread === 0) return false
  const wanted = text.trim().toLowerCase()
  if (!wanted) return true
  const words = [card.name ?? '', card.headline, String(card.number), ...card.tags]
  return words.some((w) => w.toLowerCase().includes(wanted))
}

export type Column = {
  stage: BoardStage
  cards: BoardCard[]
  /** All in the stage, whatever the filter shows. */
  count: number
  medianDays: number | null
  late: number
}

const byPlace = (a: Card, b: Card) => a.rank - b.rank || (a.id < b.id ? -1 : 1)

/** Between the two in the middle it is rounded to whole days. */
const medianDaysOf = (days: readonly number[]): number | null => {
  const sorted = days.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2)
}

/** The board: each stage with its cards in order, and what is to be said of it. */
export const columnsOf = (
  stages: readonly BoardStage[],
  cards: readonly BoardCard[],
  filter: Filter,
  now: number,
): Column[] => {
  const by = Map.groupBy(
    cards.filter((c) => c.outcome === 'active'),
    (c) => c.stageId,
  )
  return stages.map((stage) => {
    const all = by.get(stage.id) ?? []
    return {
      stage,
      cards: all.filter((c) => matchesFilter(c, stage, filter, now)).sort(byPlace),
      count: all.length,
      medianDays: medianDaysOf(all.map((c) => daysIn(c.stageSince, now))),
      late: all.filter((c) => isLate(c, stage, now)).length,
    }
  })
}

export const endedOf = (cards: readonly BoardCard[]): BoardCard[] =>
  cards
    .filter((c) => c.outcome === 'rejected' || c.outcome === 'withdrawn' || c.outcome === 'closed')
    .sort((a, b) => ((a.endedAt ?? '') < (b.endedAt ?? '') ? 1 : -1))
