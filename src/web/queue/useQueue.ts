import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Endpoint, Input, Output, Wire } from '../../shared/endpoint.ts'
import { isRecord } from '../../shared/record.ts'
import { ApiError } from '../call.ts'
import { getSession, QUEUE_PREFIX } from '../session.ts'
import { isListOf, isText, readStored, writeText } from '../stored.ts'
import { type Item, mayWait, NOT_WRITTEN, type Place } from './item.ts'
import {
  addToQueue,
  queueChanged,
  queuedItems,
  queueStore,
  removeFromQueue,
  requestOf,
  useQueuedItems,
  withQueueLock,
} from './queue.ts'

export type { Item } from './item.ts'
export { queueReady } from './queue.ts'

/** The call that tells the server of what was done. Its input carries when and where, as far as the call asks. */
export type QueuedCall<E extends Endpoint = Endpoint> = { call: Wire<E>; input: Input<E>; file?: Blob }
/** A call with its input, checked against its contract. */
export const queuedCall = <E extends Endpoint>(call: Wire<E>, input: Input<E>, file?: Blob): QueuedCall =>
  ({ call, input, ...(file ? { file } : {}) }) as unknown as QueuedCall

type Doing = { key: string; at: string; place: Place | null }
type More = { place?: Place | null; key?: string }

type Outbox<T> = {
  /** Whose it is: one word for each screen. */
  kind: string
  toCall: (what: T, doing: Doing) => QueuedCall
  /** In words, for the list of what waits. */
  labelOf: (what: T) => string
  /** The server has heard of it; `answer` is what it said. Told once, to one of the pages that are open. */
  settled?: (item: Item<T>, answer: never) => void | Promise<void>
  /** The server will not have it. A screen that takes this shows it; where none is open, the tray does. */
  refused?: (item: Item<T>, error: ApiError) => void
}

/** What an earlier release kept in another place, once. */
const takeOver = <T>(kind: string, add: (what: T, more: More) => string) => {
  const place = `${QUEUE_PREFIX}${kind}.${getSession().user?.id ?? ''}`
  const isOne = (value: unknown): value is { key: string; what: T } => isRecord(value) && isText(value.key)
  const kept = readStored(place, isListOf(isOne)) ?? []
  // Taken away first: where that fails it would be done again on each visit.
  if (writeText(place, null)) for (const { key, what } of kept) add(what, { key })
}

const ofKind = <T>(all: readonly Item[], kind: string) =>
  all.filter((item) => item.kind === kind && (item.state === 'waiting' || item.state === 'sending')) as Item<T>[]

/** What of a kind the server has not heard of, outside a component; `queueReady` first. */
export const waitingOf = <T>(kind: string) => ofKind<T>(queuedItems(), kind)

const errorOf = ({ refusal }: Item) =>
  new ApiError(refusal?.status ?? 0, 'REFUSED', refusal?.message ?? '', { fields: { ...refusal?.fields } })

/** One reader after the other: each takes what is over of its kind, once. */
let reading: Promise<unknown> = Promise.resolve()

/**
 * What is done on a screen goes to the server in its order, by this page, another one or the service worker: over a reload, without a connection
 * and with the screen closed. `settled` and `refused` hear how it ended when the screen is open again.
 */
export const useOutbox = <T>(outbox: Outbox<T>) => {
  const { kind } = outbox
  const all = useQueuedItems()
  const items = useMemo(() => ofKind<T>(all, kind), [all, kind])
  const now = useRef(outbox)
  now.current = outbox
  const add = useCallback(
    (what: T, { place = null, key = crypto.randomUUID() }: More = {}): string => {
      const at = new Date().toISOString()
      const { call, input, file } = now.current.toCall(what, { key, at, place })
      const request = requestOf(call, input, file)
      addToQueue({ kind, what, label: now.current.labelOf(what), key, request, at, place })
      return key
    },
    [kind],
  )
  useEffect(() => takeOver<T>(kind, add), [kind, add])
  const over = all.some((item) => item.kind === kind && (item.state === 'settled' || item.state === 'refused'))
  useEffect(() => {
    if (!over) return
    const read = async () => {
      const found = (await (await queueStore()).claim(kind)) as Item<T>[]
      if (found.length > 0) await queueChanged()
      for (const item of found) {
        if (item.state === 'refused') now.current.refused?.(item, errorOf(item))
        else await now.current.settled?.(item, item.answer as never)
      }
    }
    reading = reading.then(read, read)
  }, [over, kind])
  return { items, add, remove: removeFromQueue }
}

/** The answer of a call, for `settled`. */
export type AnswerTo<E extends Endpoint> = Output<E>

const AGAIN_MS = 3_000

/**
 * As `useOutbox`, for what only the screen itself can send, because it depends on what the server answered to what was done before. It goes on
 * when the screen is open.
 */
export const useQueue = <T>(
  kind: string,
  send: (item: Item<T>) => Promise<void>,
  failed: (item: Item<T>, error: unknown) => void,
  labelOf: (what: T) => string,
) => {
  const all = useQueuedItems()
  const items = useMemo(() => ofKind<T>(all, kind), [all, kind])
  const work = useRef({ send, failed, labelOf })
  work.current = { send, failed, labelOf }
  const add = useCallback(
    (what: T, { key = crypto.randomUUID() }: More = {}): string => {
      addToQueue({ kind, what, label: work.current.labelOf(what), key, request: null })
      return key
    },
    [kind],
  )
  useEffect(() => takeOver<T>(kind, add), [kind, add])
  // Once it is written down: before that there is nothing to be sent, and nothing would come back to it.
  const first = items[0] && items[0].order !== NOT_WRITTEN ? items[0].key : undefined
  useEffect(() => {
    if (!first) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let sending = false
    const one = async (): Promise<void> => {
      const item = ofKind<T>(await (await queueStore()).list(), kind)[0]
      if (over || !item) return
      let error: unknown = null
      try {
        await work.current.send(item)
      } catch (problem) {
        error = problem
      }
      if (error instanceof ApiError && mayWait(error.status)) {
        timer = setTimeout(go, AGAIN_MS)
        return
      }
      await removeFromQueue(item.key)
      if (error) work.current.failed(item, error)
    }
    const go = () => {
      clearTimeout(timer)
      if (over || sending) return
      sending = true
      void withQueueLock(kind, one).finally(() => {
        sending = false
      })
    }
    go()
    addEventListener('online', go)
    return () => {
      over = true
      clearTimeout(timer)
      removeEventListener('online', go)
    }
  }, [kind, first])
  return { items, add, remove: removeFromQueue }
}
