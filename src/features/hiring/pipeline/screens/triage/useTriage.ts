import { useCallback, useEffect, useRef, useState } from 'react'
import { type Output, wire } from '../../../../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../../../../../web/call.ts'
import { DAYS, opensOffline, readCopy, saveCopy } from '../../../../../web/copy.ts'
import { type AnswerTo, queuedCall, queueReady, useOutbox, waitingOf } from '../../../../../web/queue/useQueue.ts'
import type { DECISIONS, decideTriage, readTriage, TriageCard, undoTriage } from '../../triage.contract.ts'

const readCall = wire<typeof readTriage>('GET', '/api/company/triage')
const decideCall = wire<typeof decideTriage>('POST', '/api/company/triage/decisions')
const undoCall = wire<typeof undoTriage>('POST', '/api/company/triage/decisions/:id/undo')

export type Decision = (typeof DECISIONS)[number]
export type Queued =
  | {
      do: 'decide'
      id: string
      card: TriageCard
      decision: Decision
      seconds: number
      askedUser?: string
      note?: string
    }
  | { do: 'undo'; id: string; number: number }
type Done = { id: string; key: string; card: TriageCard; decision: Decision; seconds: number }

/** After so many, a pause: tired decisions are worse ones. */
export const SESSION = 50
const MAY_UNDO = 5
/** Decisions faster than this, so many in a row, are pointed out. */
const HASTY = { seconds: 2, run: 10 }

const NOBODY: Output<typeof readTriage> = { cards: [], waiting: 0, proposed: 0, colleagues: [], jobs: [] }

const decisionOf = ({ id, card, decision, seconds, askedUser, note }: Extract<Queued, { do: 'decide' }>) => ({
  decisions: [
    {
      id,
      applicationId: card.id,
      version: card.version,
      decision,
      seconds,
      ...(askedUser ? { askedUser } : {}),
      ...(note ? { note } : {}),
    },
  ],
})

/** One card after the other; each decision is kept on the device until the server has heard of it. */
export const useTriage = (job: string, labelOf: (what: Queued) => string) => {
  const [data, setData] = useState<Output<typeof readTriage> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [done, setDone] = useState<Done[]>([])
  const [conflicts, setConflicts] = useState<{ number: number; why: string }[]>([])
  /** When the cards were fetched, and whether they are shown from this device because nothing else answers. */
  const [kept, setKept] = useState<{ at: Date; alone: boolean } | null>(null)
  const began = useRef(Date.now())
  const floorAt = useRef(0)
  const undoing = useRef(false)

  const queue = useOutbox<Queued>({
    kind: 'triage',
    toCall: (what) =>
      what.do === 'undo' ? queuedCall(undoCall, { id: what.id }) : queuedCall(decideCall, decisionOf(what)),
    labelOf,
    settled: ({ what }, answer: AnswerTo<typeof decideTriage> | AnswerTo<typeof undoTriage>) => {
      const why = 'results' in answer ? answer.results[0]?.why : answer.why
      const number = what.do === 'undo' ? what.number : what.card.number
      if (why) setConflicts((before) => [...before, { number, why }])
    },
    refused: ({ what }, problem) => {
      // What was never written down need not be taken back.
      if (what.do === 'undo') return
      setConflicts((before) => [...before, { number: what.card.number, why: problem.message }])
    },
  })
  const load = useCallback(async () => {
    const show = (read: Output<typeof readTriage>, at: Date, alone: boolean) => {
      // What waits on this device is decided, though the server does not know it yet.
      const decided = new Set(
        waitingOf<Queued>('triage').flatMap(({ what }) => (what.do === 'decide' ? [what.card.id] : [])),
      )
      setData({ ...read, cards: read.cards.filter((c) => !decided.has(c.id)) })
      setKept({ at, alone })
      setError(null)
      began.current = Date.now()
    }
    await queueReady()
    try {
      show(await callEndpoint(readCall, { job }), new Date(), false)
      opensOffline()
    } catch (problem) {
      const lost = problem instanceof ApiError && problem.status === 0
      const copy = lost ? readCopy<Output<typeof readTriage>>(`triage:${job}`) : null
      if (copy) show(copy.value, new Date(copy.keptAt), true)
      else setError(problem)
    }
  }, [job])
  useEffect(() => {
    setData(null)
    void load()
  }, [load])
  // What has been decided is no card any more, over a reload without a connection as well.
  useEffect(() => {
    if (data && kept) saveCopy(`triage:${job}`, data, DAYS.others, kept.at)
  }, [data, kept, job])

  const { cards } = data ?? NOBODY
  const card = cards[0]

  const decide = (decision: Decision, more: { askedUser?: string; note?: string } = {}) => {
    if (!card) return
    const id = crypto.randomUUID()
    const seconds = Math.min(86_400, Math.round((Date.now() - began.current) / 1000))
    const key = queue.add({ do: 'decide', id, card, decision, seconds, ...more })
    setDone((before) => [...before, { id, key, card, decision, seconds }])
    setData((before) => before && { ...before, cards: before.cards.slice(1) })
    began.current = Date.now()
  }

  const undo = async () => {
    const last = done.at(-1)
    if (!last || undoing.current) return
    undoing.current = true
    // One that is on its way is taken back after it has arrived.
    const forgotten = await queue.remove(last.key).finally(() => {
      undoing.current = false
    })
    if (!forgotten) queue.add({ do: 'undo', id: last.id, number: last.card.number })
    const moved = !forgotten && last.decision === 'advance'
    // To and fro: the application has been written twice.
    const version = last.card.version + (moved ? 2 : 0)
    setDone((before) => before.filter(({ id }) => id !== last.id))
    setData((before) => before && { ...before, cards: [{ ...last.card, version }, ...before.cards] })
    began.current = Date.now()
  }

  // The last five can be taken back, and no more than that by going on.
  floorAt.current = Math.max(floorAt.current, done.length - MAY_UNDO)
  const floor = floorAt.current
  const hasty = done.length >= HASTY.run && done.slice(-HASTY.run).every((d) => d.seconds < HASTY.seconds)
  return {
    data,
    error,
    card,
    left: cards.length,
    done,
    conflicts,
    hasty,
    mayUndo: done.length > floor,
    waiting: queue.items.length,
    keptAt: kept?.alone ? kept.at.toISOString() : null,
    decide,
    undo,
    load,
    again: () => {
      floorAt.current = 0
      setDone([])
      setConflicts([])
      void load()
    },
  }
}
