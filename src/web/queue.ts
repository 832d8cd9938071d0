import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { ApiError } from './call.ts'
import { getSession } from './session.ts'

/** Something that was done on this device and that the server is to hear of, once: its key goes along. */
export type Item<T> = { key: string; what: T }
type Queue<T> = {
  list: () => readonly Item<T>[]
  add: (what: T) => string
  /** True when it was still there: the server has not been told. */
  remove: (key: string) => boolean
  subscribe: (tell: () => void) => () => void
}

const AGAIN_MS = 3_000

const open = <T>(name: string): Queue<T> => {
  const place = `fourshore.queue.${name}`
  const read = (): readonly Item<T>[] => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? '[]') as Item<T>[]
    } catch {
      return []
    }
  }
  let items = read()
  const listeners = new Set<() => void>()
  const put = (next: readonly Item<T>[]) => {
    items = next
    try {
      if (next.length > 0) localStorage.setItem(place, JSON.stringify(next))
      else localStorage.removeItem(place)
    } catch {
      // A device without room keeps it for as long as the page is open.
    }
    for (const tell of listeners) tell()
  }
  addEventListener('storage', (e) => {
    if (e.key !== place) return
    items = read()
    for (const tell of listeners) tell()
  })
  return {
    list: () => items,
    add: (what) => {
      const key = crypto.randomUUID()
      put([...items, { key, what }])
      return key
    },
    remove: (key) => {
      const there = items.some((i) => i.key === key)
      if (there) put(items.filter((i) => i.key !== key))
      return there
    },
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

const queues = new Map<string, Queue<unknown>>()
const queueOf = <T>(name: string): Queue<T> => {
  const own = `${name}.${getSession().user?.id ?? ''}`
  const there = queues.get(own) ?? open(own)
  queues.set(own, there)
  return there as Queue<T>
}

/** No answer, or one that says to come again: what was done waits. */
const mayWait = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.status >= 500 || error.status === 401)

/**
 * What is done goes to the server one after the other; without a connection it waits on the device, over a reload as well. `send` is given
 * the key, so that the server counts it once.
 */
export const useQueue = <T>(
  name: string,
  send: (item: Item<T>) => Promise<void>,
  failed: (item: Item<T>, error: unknown) => void,
) => {
  const queue = useMemo(() => queueOf<T>(name), [name])
  const items = useSyncExternalStore(queue.subscribe, queue.list)
  const work = useRef({ send, failed })
  work.current = { send, failed }
  const first = items[0]?.key
  useEffect(() => {
    if (!first) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let sending = false
    const go = async () => {
      const item = queue.list()[0]
      if (over || sending || !item) return
      clearTimeout(timer)
      sending = true
      try {
        await work.current.send(item)
        queue.remove(item.key)
      } catch (error) {
        if (mayWait(error)) timer = setTimeout(go, AGAIN_MS)
        else {
          queue.remove(item.key)
          work.current.failed(item, error)
        }
      } finally {
        sending = false
      }
    }
    void go()
    addEventListener('online', go)
    return () => {
      over = true
      clearTimeout(timer)
      removeEventListener('online', go)
    }
  }, [queue, first])
  return { items, add: queue.add, remove: queue.remove }
}

/** Whether the device says that it has a connection. */
export const useOnline = () =>
  useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell)
      addEventListener('offline', tell)
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    },
    () => navigator.onLine,
  )
