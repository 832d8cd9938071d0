import { type Item, nextToSend } from './item.ts'

/** The things of one person that wait on this device. */
export type QueueStore = {
  list: () => Promise<Item[]>
  add: (item: Omit<Item, 'order'>) => Promise<void>
  /** Takes the next one to be sent; nobody else may, which the caller's lock sees to. */
  take: () => Promise<Item | undefined>
  put: (item: Item) => Promise<void>
  /** Removes one unless it is on its way; true when it was there. */
  remove: (key: string) => Promise<boolean>
  /** Takes what is over of a kind: to one reader each. */
  claim: (kind: string) => Promise<Item[]>
  /** Who the worker sends as; null: nobody. */
  readToken: () => Promise<string | null>
  writeToken: (token: string | null) => Promise<void>
  close: () => void
}

const ITEMS = 'items'
const TOKENS = 'tokens'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ITEMS, { keyPath: 'order', autoIncrement: true })
    opening.result.createObjectStore(TOKENS)
  }
  return done(opening)
}

const isOver = ({ state }: Item) => state === 'refused' || state === 'settled'

/**
 * What waits lies in a data base of the person's own (`name`), in the order in which it was done: over a reload, in every tab, and for the worker.
 * Signing out removes it.
 */
export const openQueueStore = async (name: string): Promise<QueueStore> => {
  const database = await openDatabase(name)
  // Somebody signs out: the data base may go.
  database.onversionchange = () => database.close()
  const within = async <T>(work: (items: IDBObjectStore) => Promise<T>): Promise<T> => {
    const transaction = database.transaction(ITEMS, 'readwrite', { durability: 'strict' })
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await work(transaction.objectStore(ITEMS))
    await finished
    return result
  }
  const all = (items: IDBObjectStore) => done(items.getAll()) as Promise<Item[]>
  const tokens = (mode: IDBTransactionMode) => database.transaction(TOKENS, mode).objectStore(TOKENS)
  return {
    list: () => done(database.transaction(ITEMS).objectStore(ITEMS).getAll()) as Promise<Item[]>,
    add: (item) => within(async (items) => void (await done(items.add(item)))),
    take: () =>
      within(async (items) => {
        const next = nextToSend(await all(items))
        if (!next) return undefined
        const taken: Item = { ...next, state: 'sending' }
        await done(items.put(taken))
        return taken
      }),
    put: (item) =>
      within(async (items) => {
        // Discarded meanwhile: it does not come back.
        if (await done(items.get(item.order))) await done(items.put(item))
      }),
    remove: (key) =>
      within(async (items) => {
        const found = (await all(items)).find((item) => item.key === key)
        if (!found || found.state === 'sending') return false
        await done(items.delete(found.order))
        return true
      }),
    claim: (kind) =>
      within(async (items) => {
        const over = (await all(items)).filter((item) => item.kind === kind && isOver(item))
        for (const { order } of over) await done(items.delete(order))
        return over
      }),
    readToken: async () => ((await done(tokens('readonly').get('token'))) as string | undefined) ?? null,
    writeToken: async (token) => {
      const store = tokens('readwrite')
      if (token === null) await done(store.delete('token'))
      else await done(store.put(token, 'token'))
    },
    close: () => database.close(),
  }
}

/** Where a browser keeps nothing: for as long as the page is open. */
export const openMemoryStore = (): QueueStore => {
  let items: Item[] = []
  let order = 0
  let token: string | null = null
  return {
    list: async () => items,
    add: async (item) => {
      items = [...items, { ...item, order: ++order }]
    },
    take: async () => {
      const next = nextToSend(items)
      if (!next) return undefined
      const taken: Item = { ...next, state: 'sending' }
      items = items.map((item) => (item === next ? taken : item))
      return taken
    },
    put: async (item) => {
      items = items.map((current) => (current.order === item.order ? item : current))
    },
    remove: async (key) => {
      const found = items.find((item) => item.key === key)
      if (!found || found.state === 'sending') return false
      items = items.filter((item) => item !== found)
      return true
    },
    claim: async (kind) => {
      const over = items.filter((item) => item.kind === kind && isOver(item))
      items = items.filter((item) => !over.includes(item))
      return over
    },
    readToken: async () => token,
    writeToken: async (next) => {
      token = next
    },
    close: () => {},
  }
}
