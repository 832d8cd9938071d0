import { useSyncExternalStore } from 'react'
import { getSession, KEPT_PREFIX, onSession } from '../session.ts'
import { readText, writeText } from '../stored.ts'

const CHANGED = 'hijri'
const keyOf = () => `${KEPT_PREFIX}hijri:${getSession().user?.id}`

const read = (): boolean => readText(keyOf()) === '1'

/** What the account says, kept for the first moment of the next visit. */
export const keepHijri = (isOn: boolean): void => {
  writeText(keyOf(), isOn ? '1' : '0')
  dispatchEvent(new Event(CHANGED))
}

const listen = (tell: () => void) => {
  addEventListener(CHANGED, tell)
  const stop = onSession(tell)
  return () => {
    removeEventListener(CHANGED, tell)
    stop()
  }
}

/** Whether whoever is here wants the Hijri day beside every date. It is shown in Arabic alone. */
export const useHijriChoice = (): boolean => useSyncExternalStore(listen, read, () => false)
