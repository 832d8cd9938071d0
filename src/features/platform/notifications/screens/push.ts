import { callEndpoint } from '../../../../web/call.ts'
import { getSession } from '../../../../web/session.ts'
import { addDeviceCall } from './calls.ts'

/** Whether this browser takes pushed messages, and whether somebody has allowed them. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined

export const readPushState = async (): Promise<PushState> => {
  const registration = await worker().catch(() => undefined)
  if (!registration?.pushManager) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for leave, subscribes with the key of the server and tells it. */
export const turnPushOn = async (publicKey: string): Promise<PushState> => {
  const registration = await worker()
  if (!registration) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await callEndpoint(addDeviceCall, {
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
    })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** The server hears from the push service that nobody is there any more. */
export const turnPushOff = async (): Promise<PushState> => {
  const subscription = await (await worker())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return readPushState()
}

/** Whoever signs out takes their messages with them: the next person at this browser is shown none of them. */
export const forgetPush = async (): Promise<void> => {
  if (getSession().user === null) await turnPushOff().catch(() => undefined)
}
