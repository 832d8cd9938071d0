import { QUEUE_CHANNEL } from '../queue/item.ts'
import { sendFromWorker } from '../queue/worker.ts'

/** What the worker does while no page is open: it sends what waits, and shows what the server pushes. */

export type Extending = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Extending & { data: { json: () => unknown } | null }
type Pressed = Extending & { notification: { data: unknown; close: () => void } }
type OpenPage = { focus: () => Promise<unknown>; navigate: (address: string) => Promise<unknown> }
type Listen = {
  (kind: 'sync', on: (e: Extending & { tag: string }) => void): void
  (kind: 'push', on: (e: Pushed) => void): void
  (kind: 'notificationclick', on: (e: Pressed) => void): void
}
export type MessageSurroundings = {
  addEventListener: Listen
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window' }) => Promise<readonly OpenPage[]>
    openWindow: (address: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}

/** What the server pushes: a sentence, and an address of ours that it leads to. */
type PushedMessage = { id: string; title: string; body: string; link: string; language: string }

/** A page that is open goes there; otherwise one is opened. Never anywhere but here. */
const goTo = async ({ clients }: MessageSurroundings, link: string) => {
  const address = new URL(link, location.origin)
  if (address.origin !== location.origin) return
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return void (await clients.openWindow(address.href))
  await open.focus()
  await open.navigate(address.href)
}

export const listenForMessages = (me: MessageSurroundings) => {
  me.addEventListener('sync', (event) => {
    if (event.tag === QUEUE_CHANNEL) event.waitUntil(sendFromWorker())
  })
  me.addEventListener('push', (event) => {
    const { id, title, body, link, language } = (event.data?.json() ?? {}) as Partial<PushedMessage>
    if (!title || !body) return
    const dir = language === 'ar' ? 'rtl' : 'ltr'
    const more = { body, dir, lang: language ?? 'en', tag: id ?? '', icon: '/touch-icon.png', data: link } as const
    event.waitUntil(me.registration.showNotification(title, more))
  })
  me.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { data } = event.notification
    if (typeof data === 'string') event.waitUntil(goTo(me, data))
  })
}
