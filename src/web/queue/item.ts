/** A call as it goes over the wire: kept whole, so that the service worker can send it without the page that made it. */
export type QueuedRequest = {
  method: string
  /** Path and query. */
  address: string
  /** JSON text, or a file. */
  body?: string | Blob
}

/** Where something was done, when the device told. */
export type Place = { lat: number; lng: number; accuracy: number }

/** `sending` is taken by whoever sends; `settled` holds the answer until the screen that cares has read it. */
export type ItemState = 'waiting' | 'sending' | 'refused' | 'settled'

/** What the server said no to, and why. */
export type Refusal = { status: number; message: string; fields: Readonly<Record<string, string>> }

/** Something that was done on this device and that the server is to hear of, once: its key goes along. */
export type Item<T = unknown> = {
  key: string
  /** In the order in which it was done. */
  order: number
  /** Which screen's it is. */
  kind: string
  /** As the screen keeps it. */
  what: T
  /** In words, for the list of what waits. */
  label: string
  /** When it was done, by the clock of the device: an ISO instant. */
  at: string
  place: Place | null
  /** null: the screen itself sends it, with what it knows by then. */
  request: QueuedRequest | null
  state: ItemState
  refusal: Refusal | null
  /** What the server answered. */
  answer: unknown
}

/** What is sent by hand of one person: its key is what the server counts it by. */
export const newItem = <T>(
  kind: string,
  what: T,
  { key, label, request, at, place = null }: Pick<Item, 'key' | 'label' | 'request' | 'at'> & { place?: Place | null },
): Omit<Item<T>, 'order'> => ({
  key,
  kind,
  what,
  label,
  at,
  place,
  request,
  state: 'waiting',
  refusal: null,
  answer: null,
})

/** Signed out, too many at once, or a fault of the server or of the way there: what was done waits. Anything else is an answer. */
export const mayWait = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500

/** What is on its way when nobody sends any more was left there by a page that was closed: it waits again. */
export const nextToSend = (items: readonly Item[]): Item | undefined =>
  items.find(({ state, request }) => request !== null && (state === 'waiting' || state === 'sending'))

/** What somebody still has to hear of. */
export const unsentOf = (items: readonly Item[]) =>
  items.filter(({ state }) => state === 'waiting' || state === 'sending')

/** Answers that no screen came to read, ms. */
export const ANSWERS_STAY = 24 * 3_600_000

/** The place in the order of what was done a moment ago and is not written down yet: behind everything. */
export const NOT_WRITTEN = Number.MAX_SAFE_INTEGER

/** What is told between pages, and asked of the browser to be woken for. */
export const QUEUE_CHANNEL = 'fourshore-queue'
