import { useSyncExternalStore } from 'react'

export type Notice = {
  tone: 'success' | 'failure'
  text: string
  duration: number
  action?: { label: string; onClick: () => void }
}
type Action = NonNullable<Notice['action']>

const DURATION_MS = 4000
/** Long enough to read what happened and reach Undo. */
const ACTION_DURATION_MS = 10_000

let wanted = false
const listeners = new Set<() => void>()

/** Whether anything was ever shown: the toasts are downloaded with the first one. */
export const useHasNotices = () =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    () => wanted,
  )

/** Resolves to what takes it away, once it is shown. */
const show = async (notice: Notice) => {
  wanted = true
  for (const tell of listeners) tell()
  return (await import('./shell/notices.tsx')).showNotice(notice)
}

/** Toasts: green says it worked, red says it did not. Four seconds; ten with something to press, or until what `success` gives back is called. */
export const notify = {
  success: (text: string, action?: Action) =>
    show({
      tone: 'success',
      text,
      duration: action ? ACTION_DURATION_MS : DURATION_MS,
      ...(action ? { action } : {}),
    }),
  failure: (text: string) => {
    void show({ tone: 'failure', text, duration: DURATION_MS })
  },
}
