import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { call, useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { notify } from '../../../../web/notify.ts'
import { type Item, useQueue } from '../../../../web/queue/useQueue.ts'
import { useSession } from '../../../../web/session.ts'
import type { Card, readBoard } from '../board.contract.ts'
import { type BoardCard, type PendingMove, withSteps } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import { boardCall, boardJobsCall, moveCall, watchCall } from './calls.ts'

type Board = Output<typeof readBoard>
/** A step as it waits on the device: what it does, on which board, and what else the form said. */
type Queued = PendingMove & {
  jobId: string
  versions: Record<string, number>
  reasonId?: string
  note?: string
  message?: string
  templateId?: string
}
export type MoveRequest = Omit<Queued, 'jobId' | 'at' | 'versions'>

const NONE: Card[] = []

/** The board of a job as it is and as it is about to be; what is done shows at once and is sent when it can be. */
export const useBoard = (jobId: string, names: boolean, announce: (text: string) => void) => {
  const t = useWords()
  const client = useQueryClient()
  const { user } = useSession()
  const input = useMemo(() => ({ job: jobId, names: names ? ('1' as const) : ('0' as const) }), [jobId, names])
  const state = useApiState(boardCall, input, { enabled: jobId !== '' })
  const cards = state.data?.cards ?? NONE
  const known = useRef(new Map<string, number>())
  const own = useRef(new Set<string>())
  const [last, setLast] = useState<{ key: string; step: MoveRequest; was: PendingMove['was'] }[]>([])

  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: [boardCall.path] })
    void client.invalidateQueries({ queryKey: [boardJobsCall.path] })
  }, [client])
  const nameOf = useCallback(
    (card: Pick<Card, 'name' | 'number'>) => card.name ?? t('candidate', { number: String(card.number) }),
    [t],
  )

  const forget = (key: string, ids: readonly string[]) =>
    setLast((before) =>
      before.flatMap((l) => {
        if (l.key !== key) return [l]
        const left = l.step.ids.filter((id) => !ids.includes(id))
        return left.length > 0 ? [{ ...l, step: { ...l.step, ids: left } }] : []
      }),
    )

  const send = async ({ key, what }: Item<Queued>) => {
    const { ids, versions, action, stageId, before, reasonId, note, message, templateId } = what
    const { results } = await call(
      moveCall,
      {
        // A step of our own before this one has counted the version on.
        applications: ids.map((id) =>
          action === 'undo' ? { id } : { id, version: Math.max(versions[id] ?? 0, known.current.get(id) ?? 0) },
        ),
        action,
        ...(stageId ? { stageId } : {}),
        ...(before ? { before } : {}),
        ...(reasonId ? { reasonId } : {}),
        ...(note ? { note } : {}),
        ...(message ? { message } : {}),
        ...(templateId ? { templateId } : {}),
      },
      { headers: { 'idempotency-key': key } },
    )
    const done = new Map(results.map((r) => [r.id, r]))
    /** When a card ended and when its letter leaves: now where it is rejected, no more where it goes on. */
    const endAfter = (card: Card, result: (typeof results)[number]): Pick<Card, 'endedAt' | 'letterLeavesAt'> => {
      if (action === 'reject') return { endedAt: what.at, letterLeavesAt: result.message?.leavesAt ?? null }
      if (result.outcome === 'active') return { endedAt: null, letterLeavesAt: null }
      return { endedAt: card.endedAt, letterLeavesAt: card.letterLeavesAt }
    }
    for (const r of results) if (r.version !== null && r.why === null) known.current.set(r.id, r.version)
    client.setQueriesData<Board>({ queryKey: [boardCall.path] }, (current) =>
      current
        ? {
            ...current,
            cards: current.cards.map((card) => {
              const r = done.get(card.id)
              if (!r || r.why !== null) return card
              return {
                ...card,
                stageId: r.stageId ?? card.stageId,
                rank: r.rank ?? card.rank,
                version: r.version ?? card.version,
                outcome: (r.outcome ?? card.outcome) as Card['outcome'],
                stageSince: action === 'move' && r.stageId !== card.stageId ? what.at : card.stageSince,
                ...endAfter(card, r),
              }
            }),
          }
        : current,
    )
    const refused = results.filter((r) => r.why !== null)
    const [first] = refused
    if (!first) return
    // What was not done cannot be taken back: that would take back what somebody else did.
    forget(
      key,
      refused.map((r) => r.id),
    )
    const card = cards.find((c) => c.id === first.id)
    const text = t('refused', { count: refused.length, name: card ? nameOf(card) : '', why: first.why ?? '' })
    notify.failure(text)
    announce(text)
    refresh()
  }
  const failed = ({ key, what }: Item<Queued>, error: unknown) => {
    forget(key, what.ids)
    const text = error instanceof Error ? error.message : String(error)
    notify.failure(text)
    announce(text)
    refresh()
  }
  const { items, add, remove } = useQueue<Queued>('board', send, failed, ({ ids }) =>
    t('several', { count: ids.length }),
  )

  const steps = useMemo(() => items.filter((i) => i.what.jobId === jobId).map((i) => i.what), [items, jobId])
  const shown: BoardCard[] = useMemo(() => withSteps(cards, steps), [cards, steps])

  const take = useCallback(
    (step: MoveRequest) => {
      const chosen = shown.filter((c) => step.ids.includes(c.id))
      for (const id of step.ids) own.current.add(id)
      const versions = Object.fromEntries(chosen.map((c) => [c.id, c.version]))
      const key = add({ ...step, jobId, versions, at: new Date().toISOString() })
      const was = chosen.map(({ id, stageId, rank, outcome, stageSince, endedAt }) => ({
        id,
        stageId,
        rank,
        outcome,
        stageSince,
        endedAt,
      }))
      if (step.action !== 'undo') setLast((before) => [...before.slice(-9), { key, step, was }])
    },
    [shown, add, jobId],
  )
  const undo = useCallback(() => {
    const step = last.at(-1)
    if (!step) return
    setLast((before) => before.slice(0, -1))
    // What the server has not heard of is only forgotten; unless it is on its way, which taking it back in order makes safe.
    const waiting = items.findIndex((i) => i.key === step.key)
    if (waiting > 0) void remove(step.key)
    else take({ action: 'undo', ids: step.step.ids, was: step.was ?? [] })
    announce(t('undone'))
  }, [last, items, remove, take, announce, t])

  const heard = useRef({ mark: '', event: 0 })
  const [lately, setLately] = useState('')
  const event = useEvents(watchCall, { job: jobId }, () => false)
  useEffect(() => {
    if (!event || event.mark === heard.current.mark) return
    const isFirst = heard.current.mark === ''
    heard.current.mark = event.mark
    const fresh = event.moves.filter((m) => m.eventId > heard.current.event)
    heard.current.event = Math.max(heard.current.event, ...fresh.map((m) => m.eventId))
    const others = fresh.filter((m) => m.byUser !== user?.id || !own.current.has(m.applicationId))
    if (isFirst || (fresh.length > 0 && others.length === 0)) return
    refresh()
    const [one] = others
    if (!one) return
    const card = cards.find((c) => c.id === one.applicationId)
    const name = card ? nameOf(card) : t('candidate', { number: String(one.number) })
    const words = { who: one.by ?? t('somebody'), name, stage: one.stage ?? '' }
    const text = one.kind === 'reject' ? t('others.rejected', words) : t('others.moved', words)
    setLately(text)
    announce(text)
  }, [event, user, refresh, cards, nameOf, t, announce])

  return { state, shown, take, undo, mayUndo: last.length > 0, waiting: items.length, nameOf, lately, refresh }
}
export type BoardState = ReturnType<typeof useBoard>
