import { useSyncExternalStore } from 'react'
import { getSession, KEPT_PREFIX, onSession } from '../session.ts'

/** By account, as it was last heard or chosen here. */
const known = new Map<string, boolean>()
const listeners = new Set<() => void>()

const read = (): boolean => {
  const id = getSession().user?.id
  if (!id) return false
  const heard = known.get(id)
  if (heard !== undefined) return heard
  let isOn = false
  try {
    isOn = localStorage.getItem(`${KEPT_PREFIX}hijri:${id}`) === '1'
  } catch {
    // Until the server has said it.
  }
  known.set(id, isOn)
  return isOn
}

/** What the account says, kept for the first moment of the next visit. */
export const keepHijri = (isOn: boolean): void => {
  const id = getSession().user?.id
  if (!id || read() === isOn) return
  known.set(id, isOn)
  try {
    localStorage.setItem(`${KEPT_PREFIX}hijri:${id}`, isOn ? '1' : '0')
  } catch {
    // Heard anew each time then.
  }
  for (const tell of listeners) tell()
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  const stop = onSession(tell)
  return () => {
    listeners.delete(tell)
    stop()
  }
}

/** Whether whoever is here wants the Hijri day beside every date. It is shown in Arabic alone. */
export const useHijriChoice = (): boolean => useSyncExternalStore(listen, read, () => false)
