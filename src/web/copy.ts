import { useEffect, useState } from 'react'
import { loggedOut, session } from './session.ts'

type Copy<T> = { keptAt: string; value: T }

const read = <T>(key: string): Copy<T> | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Copy<T> | null
  } catch {
    return null
  }
}

/**
 * The last answer the server gave, kept on this device for when there is no connection: by whom it belongs to, and gone when they log out.
 * `fresh` is the answer as it comes; what is given back is the copy from before it.
 */
export const useLastCopy = <T>(name: string, fresh: T | undefined): Copy<T> | null => {
  const key = `copy:${session().user?.id ?? 'nobody'}:${name}`
  const [copy] = useState(() => read<T>(key))
  useEffect(() => {
    if (fresh === undefined || loggedOut()) return
    try {
      localStorage.setItem(key, JSON.stringify({ keptAt: new Date().toISOString(), value: fresh }))
    } catch {
      // A full or forbidden storage: the page works, without a copy.
    }
  }, [key, fresh])
  return copy
}
