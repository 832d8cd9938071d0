import { type Item, mayWait, type QueuedRequest, type Refusal } from './item.ts'
import type { QueueStore } from './store.ts'

/** An answer of the server, or none: status 0. */
export type Answered = { status: number; body: unknown }

/** Sends one call with its key. Never throws. */
export type Sender = (request: QueuedRequest, key: string) => Promise<Answered>

type Body = { success?: unknown; data?: unknown; error?: unknown; message?: unknown; fields?: Record<string, string> }

const refusalOf = (status: number, body: unknown): Refusal => {
  const { message, error, fields = {} } = (body && typeof body === 'object' ? body : {}) as Body
  const said = [Object.values(fields)[0], message, error].find((text) => typeof text === 'string' && text !== '')
  return { status, message: typeof said === 'string' ? said : `HTTP ${status}`, fields }
}

/** The item as the answer leaves it. */
export const afterAnswer = (item: Item, { status, body }: Answered): Item => {
  if (mayWait(status)) return { ...item, state: 'waiting' }
  const isNo = status >= 400 || (body as Body | null)?.success === false
  if (isNo) return { ...item, state: 'refused', refusal: refusalOf(status, body) }
  const data = (body as Body | null)?.data
  return { ...item, state: 'settled', answer: data === undefined ? body : data }
}

/**
 * Sends what waits, one after the other in the order in which it was done, until there is no more of it (true) or it has to wait (false). What is
 * refused does not hold up what comes after it. The caller holds the lock: two senders would overtake each other.
 */
export const sendWaiting = async (
  store: QueueStore,
  send: Sender,
  onChange: (item: Item) => void = () => {},
): Promise<boolean> => {
  for (let item = await store.take(); item; item = await store.take()) {
    const answered = item.request ? await send(item.request, item.key) : { status: 0, body: null }
    const next = afterAnswer(item, answered)
    await store.put(next)
    onChange(next)
    if (next.state === 'waiting') return false
  }
  return true
}

/** As the browser sends it, for the page and the worker alike. */
export const initOf = ({ method, body }: QueuedRequest, key: string, token: string): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
    ...(body === undefined
      ? {}
      : { 'content-type': `application/${typeof body === 'string' ? 'json' : 'octet-stream'}` }),
  },
  ...(body === undefined ? {} : { body }),
})
