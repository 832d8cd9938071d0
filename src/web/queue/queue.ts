import { useSyncExternalStore } from 'react'
import type { Endpoint, Input, Wire } from '../../shared/endpoint.ts'
import { isRecord } from '../../shared/record.ts'
import { ApiError, addressOf, sendRequest, spoken } from '../call.ts'
import { getSession, onSession, QUEUE_DATABASE, QUEUE_PREFIX } from '../session.ts'
import { isListOf, isText, readStored, writeText } from '../stored.ts'
import {
  ANSWERS_STAY,
  type Item,
  NOT_WRITTEN,
  newItem,
  type Place,
  QUEUE_CHANNEL,
  type QueuedRequest,
  unsentOf,
} from './item.ts'
import { type Answered, sendWaiting } from './send.ts'
import { openMemoryStore, openQueueStore, type QueueStore } from './store.ts'

/** Tried again while a page is open, ms. */
const AGAIN_MS = 3_000
const NONE: readonly Item[] = []

/** What waits on this device of whoever is signed in, as all screens of this page see it. */
let items = NONE
let owner: string | undefined
let opened: Promise<QueueStore> | undefined
let sending = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(QUEUE_CHANNEL)

/** Says so where it can be read at once: whoever signs out is asked first. */
const markUnsent = (count: number) => {
  writeText(`${QUEUE_PREFIX}waiting.${owner}`, count > 0 ? String(count) : null)
}

const show = (next: readonly Item[]) => {
  items = next
  markUnsent(next.filter(({ state }) => state !== 'settled').length)
  for (const tell of [...listeners]) tell()
}

type NewItem = Omit<Item, 'order'>
const isNewItem = (value: unknown): value is NewItem =>
  isRecord(value) && isText(value.key) && isText(value.kind) && isText(value.state)

const placeOfNew = () => `${QUEUE_PREFIX}new.${owner}`
/** What is being written down: a page that is left in that moment has it here. Files are too large for it. */
const readNew = (): NewItem[] => readStored(placeOfNew(), isListOf(isNewItem)) ?? []
/** Where nothing can be kept it is in the data base a moment later, or not at all. */
const writeNew = (list: readonly NewItem[]) => {
  writeText(placeOfNew(), list.length > 0 ? JSON.stringify(list) : null)
}

/** Writes down what is new, once, whichever page does it. */
const keepNew = (store: QueueStore, list: readonly NewItem[]): Promise<void> =>
  withQueueLock('new', async () => {
    const known = new Set((await store.list()).map(({ key }) => key))
    for (const item of list) if (!known.has(item.key)) await store.add(item)
    const keys = new Set(list.map(({ key }) => key))
    writeNew(readNew().filter(({ key }) => !keys.has(key)))
  })

/** The store of whoever is signed in; another person has another. */
export const queueStore = (): Promise<QueueStore> => {
  const user = getSession().user?.id
  if (opened && owner === user) return opened
  void opened?.then((store) => store.close())
  owner = user
  // A browser that keeps nothing keeps it for as long as the page is open.
  const open = async (): Promise<QueueStore> => {
    if (!user) return openMemoryStore()
    const store = await openQueueStore(QUEUE_DATABASE + user).catch(openMemoryStore)
    const left = readNew()
    if (left.length > 0) await keepNew(store, left).catch(() => undefined)
    return store
  }
  const store = open()
  opened = store
  items = NONE
  return store
}

const refresh = async () => {
  const store = await queueStore()
  const old = Date.now() - ANSWERS_STAY
  const list = await store.list().catch(() => items)
  for (const item of list)
    if (item.state === 'settled' && Date.parse(item.at) < old) await store.remove(item.key).catch(() => false)
  show(list)
}

/** Until what an earlier visit left on this device is known here. */
export const queueReady = refresh

/** Tells the other pages, and looks here. */
export const queueChanged = async () => {
  channel?.postMessage('changed')
  await refresh()
}

/** As whoever is signed in, their session renewed on the way. */
const sendFromPage = async ({ method, address, body }: QueuedRequest, key: string): Promise<Answered> => {
  const input = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
  const file = body instanceof Blob ? { file: body } : {}
  try {
    const answer = await sendRequest({ method, path: address }, input, {
      headers: { 'idempotency-key': key },
      // A refusal here is an answer about one thing that was done, not the end of the session.
      probe: true,
      ...file,
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : await inOurWords(JSON.parse(text)) }
  } catch (error) {
    return { status: error instanceof ApiError ? error.status : 0, body: null }
  }
}

type Said = { message?: unknown; error?: unknown; fields?: Record<string, string> }

/** The sentences of a refusal in the language in use. */
const inOurWords = async (body: unknown): Promise<unknown> => {
  const { message, error, fields } = (body ?? {}) as Said
  if (typeof message !== 'string' && typeof error !== 'string') return body
  const t = await spoken.sentences().catch(() => (english: string) => english)
  const said = Object.entries(fields ?? {}).map(([name, sentence]) => [name, t(sentence)])
  const main = t(String(message ?? error))
  return { ...(body as object), message: main, fields: Object.fromEntries(said) }
}

/** One sender at a time over all pages and the worker. Where the browser has no locks there is no worker either. */
export const withQueueLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(`${QUEUE_CHANNEL} ${name} ${owner}`, work) as Promise<T>) : work()

/** Sends what waits, now and until nothing does. */
export const sendNow = async (): Promise<void> => {
  clearTimeout(timer)
  if (sending || !getSession().token) return
  sending = true
  let isDone = false
  try {
    const store = await queueStore()
    isDone = await withQueueLock('send', () => sendWaiting(store, sendFromPage, () => void queueChanged()))
  } catch (error) {
    console.error(error)
  } finally {
    sending = false
    await refresh().catch(() => undefined)
    const more = unsentOf(items).some(({ request }) => request !== null)
    if (more) timer = setTimeout(() => void sendNow(), isDone ? 0 : AGAIN_MS)
  }
}

type Waking = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Asks to be sent once there is a connection, even if no page is open by then. The worker sends as whoever did it, as long as they are signed in. */
const wakeLater = async (store: QueueStore) => {
  await store.writeToken(getSession().token)
  const registration = (await navigator.serviceWorker?.getRegistration()) as Waking | undefined
  await registration?.sync?.register(QUEUE_CHANNEL)
}

let started = false
/** Once for each page: goes on with what an earlier visit left. */
export const startQueue = () => {
  if (started) return
  started = true
  channel?.addEventListener('message', () => void refresh())
  addEventListener('online', () => void sendNow())
  // A token that was renewed is the worker's as well; whoever signs in has a store of their own.
  onSession(() => {
    if (!getSession().token) {
      void opened?.then((store) => store.close())
      opened = undefined
      return show(NONE)
    }
    void queueStore().then((store) => (items.length > 0 ? store.writeToken(getSession().token) : undefined))
    void sendNow()
  })
  void refresh().then(sendNow)
}

/** A call as it is kept. */
export const requestOf = <E extends Endpoint>(w: Wire<E>, input: Input<E>, file?: Blob): QueuedRequest => {
  const { path, body } = addressOf(w, input as Record<string, unknown>, file)
  return { method: w.method, address: path, ...(body === undefined ? {} : { body }) }
}

type Done<T> = {
  kind: string
  what: T
  label: string
  key: string
  request: QueuedRequest | null
  at?: string
  place?: Place | null
}

/** Keeps something that was done; it shows at once and is sent when it can be. */
export const addToQueue = <T>({ kind, what, label, key, request, at, place = null }: Done<T>): void => {
  const item = newItem(kind, what, { key, label, request, at: at ?? new Date().toISOString(), place })
  const before = queueStore()
  if (!(request?.body instanceof Blob)) writeNew([...readNew(), item])
  show([...items, { ...item, order: NOT_WRITTEN }])
  const keep = async () => {
    const store = await before
    try {
      await keepNew(store, [item])
    } catch {
      // No room on the device: kept for as long as the page is open.
      const memory = openMemoryStore()
      for (const one of await store.list().catch(() => [])) await memory.add(one)
      await memory.add(item)
      opened = Promise.resolve(memory)
    }
    await queueChanged()
    await wakeLater(store).catch(() => undefined)
    await sendNow()
  }
  void keep()
}

/** Forgets something that the server has not heard of; false when it is on its way or over. */
export const removeFromQueue = async (key: string): Promise<boolean> => {
  const wasThere = await (await queueStore()).remove(key)
  await queueChanged()
  return wasThere
}

/** Tries what was refused once more: what stood in its way may be gone. */
export const retryQueued = async (item: Item): Promise<void> => {
  await (await queueStore()).put({ ...item, state: 'waiting', refusal: null })
  await queueChanged()
  await sendNow()
}

const subscribe = (tell: () => void) => {
  startQueue()
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
export const queuedItems = () => items
/** All that lies here, of whatever screen. */
export const useQueuedItems = () => useSyncExternalStore(subscribe, queuedItems, () => NONE)
