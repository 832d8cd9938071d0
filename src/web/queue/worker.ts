import { QUEUE_CHANNEL } from './item.ts'
import { initOf, sendWaiting } from './send.ts'
import { openQueueStore } from './store.ts'

/** The data bases of all who are signed in on this device; the same beginning as in session.ts, which a worker cannot load. */
const DATABASES = 'fourshore-queue-'

/**
 * Sends what waits when no page is open, as whoever did it and only while they are signed in: their token lies beside it and goes with it. The
 * answers stay for the page. Throws when something has to wait, so that the browser tries again.
 */
export const sendFromWorker = async (): Promise<void> => {
  const found = await indexedDB.databases()
  const channel = new BroadcastChannel(QUEUE_CHANNEL)
  let isDone = true
  for (const { name = '' } of found.filter((one) => one.name?.startsWith(DATABASES))) {
    const store = await openQueueStore(name)
    try {
      const token = await store.readToken()
      if (token === null) continue
      const owner = name.slice(DATABASES.length)
      const all = await navigator.locks.request(`${QUEUE_CHANNEL} send ${owner}`, () =>
        sendWaiting(
          store,
          async (request, key) => {
            const answer = await fetch(request.address, initOf(request, key, token)).catch(() => null)
            return { status: answer?.status ?? 0, body: (await answer?.json().catch(() => null)) ?? null }
          },
          () => channel.postMessage('changed'),
        ),
      )
      isDone &&= all
    } finally {
      store.close()
    }
  }
  channel.close()
  if (!isDone) throw new Error('Something still waits')
}
